"""The structs that values of properties can be."""

# Written by cargo xtask generate; do not edit.

from dataclasses import dataclass
from typing import Any, ClassVar, Optional, Union

from ._value_struct import ValueStruct, Vector

__all__ = ["CleanPlates", "Pair", "Texture", "Track"]


@dataclass(frozen=True)
class Pair(ValueStruct):
    """Two numbers, x and y: a shift, a size, a pair of lens coefficients."""

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

    A value with a location and a rotation is one; other members that a hub left out are
    `None` and are not written.

    A track contains only the documented members. To send one back with undocumented members
    too, change the members of the `Value` itself.
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
    """Lens distortion, first and second coefficient."""
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

    A value with the text `handle` is one; other members that a hub left out are `None` and
    are not written.

    The handle is valid only in the process that gave it: if it is sent back later, it shows
    nothing, or something else. The meaning of the numbers is the hub's own.
    """

    handle: str
    """The handle itself."""
    pid: Optional[Union[int, str]] = None
    """The process that the handle belongs to."""
    memory: Optional[str] = None
    """Location of its memory."""
    offset: Optional[str] = None
    """Offset in that memory."""
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
    """True if it is left unscaled."""
    unmanaged: Optional[bool] = None
    """True if its memory is managed by another owner."""
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
    """Clean plates: a list that the hub fills. A value with the array `data` is one."""

    data: list[Any]
    """The plates."""

    _wires: ClassVar[dict[str, str]] = {
        "data": "data",
    }
