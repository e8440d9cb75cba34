"""The structs that values of properties can be."""

# Written by cargo xtask generate; do not edit.

from dataclasses import dataclass
from typing import Any, ClassVar, Optional, Union

from ._value_struct import ValueStruct, Vector

__all__ = ["CleanPlates", "Pair", "Texture", "Track"]


@dataclass(frozen=True)
class Pair(ValueStruct):
    """Two numbers, x and y, for example a shift, a size, or two lens coefficients."""

    x: float
    """First number."""
    y: float
    """Second number."""

    _wires: ClassVar[dict[str, str]] = {
        "x": "x",
        "y": "y",
    }


@dataclass(frozen=True)
class Track(ValueStruct):
    """A camera track.

    A value can be read as a `Track` if it has a location and a rotation. Other members that
    a hub omits are `None` and are not written.

    A track contains only the documented members. To send a track back including its
    undocumented members, change the members of the `Value` itself.
    """

    location: Vector
    """Position of the camera."""
    rotation: Vector
    """Rotation of the camera."""
    fov: Optional[float] = None
    """Field of view."""
    focus: Optional[float] = None
    """Focus."""
    center_shift: Optional[Pair] = None
    """Shift of the optical centre."""
    zoom: Optional[float] = None
    """Zoom."""
    k1k2: Optional[Pair] = None
    """First and second coefficient of the lens distortion."""
    render_ratio: Optional[float] = None
    """Render ratio."""
    distortion_scale: Optional[float] = None
    """Distortion scale."""
    sensor_size: Optional[Pair] = None
    """Size of the sensor."""
    pixel_aspect_ratio: Optional[float] = None
    """Width of a pixel divided by its height."""
    nodal_offset: Optional[float] = None
    """Distance between the mount and the nodal point."""
    focus_distance: Optional[float] = None
    """Distance of the plane in focus."""

    _wires: ClassVar[dict[str, str]] = {
        "location": "location",
        "rotation": "rotation",
        "fov": "fov",
        "focus": "focus",
        "center_shift": "centerShift",
        "zoom": "zoom",
        "k1k2": "k1k2",
        "render_ratio": "renderRatio",
        "distortion_scale": "distortionScale",
        "sensor_size": "sensorSize",
        "pixel_aspect_ratio": "pixelAspectRatio",
        "nodal_offset": "nodalOffset",
        "focus_distance": "focusDistance",
    }
    _parts: ClassVar[dict[str, type[ValueStruct]]] = {
        "location": Vector,
        "rotation": Vector,
        "center_shift": Pair,
        "k1k2": Pair,
        "sensor_size": Pair,
    }


@dataclass(frozen=True)
class Texture(ValueStruct):
    """A texture or video handle.

    A value can be read as a `Texture` if it has the text `handle`. Other members that a hub
    omits are `None` and are not written.

    The handle is valid only in the process that created it. If it is sent back later, it
    shows nothing or another picture. The meaning of the numbers is not documented.
    """

    handle: str
    """The handle itself."""
    pid: Optional[Union[int, str]] = None
    """Id of the process that the handle belongs to."""
    memory: Optional[str] = None
    """Location of the texture's memory."""
    offset: Optional[str] = None
    """Offset in this memory."""
    type: Optional[int] = None
    """Type, as a number."""
    size: Optional[int] = None
    """Size in memory."""
    width: Optional[int] = None
    """Width in pixels."""
    height: Optional[int] = None
    """Height in pixels."""
    format: Optional[int] = None
    """Pixel format, as a number."""
    usage: Optional[int] = None
    """Usage, as a number."""
    filtering: Optional[int] = None
    """Filtering, as a number."""
    unscaled: Optional[bool] = None
    """True if the texture is left unscaled."""
    unmanaged: Optional[bool] = None
    """True if another owner manages the texture's memory."""
    field_type: Optional[int] = None
    """Field type, as a number."""

    _wires: ClassVar[dict[str, str]] = {
        "handle": "handle",
        "pid": "pid",
        "memory": "memory",
        "offset": "offset",
        "type": "type",
        "size": "size",
        "width": "width",
        "height": "height",
        "format": "format",
        "usage": "usage",
        "filtering": "filtering",
        "unscaled": "unscaled",
        "unmanaged": "unmanaged",
        "field_type": "fieldType",
    }


@dataclass(frozen=True)
class CleanPlates(ValueStruct):
    """Clean plates, a list that the hub fills.

    A value can be read as `CleanPlates` if its member `data` is an array.
    """

    data: list[Any]
    """The plates."""

    _wires: ClassVar[dict[str, str]] = {
        "data": "data",
    }
