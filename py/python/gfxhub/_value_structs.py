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

    Location and rotation make it one; what else a hub left out is `None`, and what is
    `None` is not written.

    A track shows the documented members alone. To send one back with whatever else the hub
    gave, change the members of the `Value` itself.
    """

    location: Vector
    """Where the camera is."""
    rotation: Vector
    """Where it looks."""
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
    """Width of a pixel by its height."""
    nodal_offset: Optional[float] = None
    """Distance between the mount and the nodal point."""
    focus_distance: Optional[float] = None
    """Distance of what is in focus."""

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

    The text `handle` makes it one; what else a hub left out is `None`, and what is `None`
    is not written.

    The handle is good for the process that gave it only: to put one back later is to show
    nothing, or something else. The meaning of the numbers is the hub's own.
    """

    handle: str
    """The handle itself."""
    pid: Optional[Union[int, str]] = None
    """The process that it belongs to."""
    memory: Optional[str] = None
    """Where its memory is."""
    offset: Optional[str] = None
    """Where it begins in that memory."""
    type: Optional[int] = None
    """What it is, as a number."""
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
    """Whether it is left unscaled."""
    unmanaged: Optional[bool] = None
    """Whether its memory is managed by someone else."""
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
    """Clean plates: a list of what the hub puts there. The array `data` makes it that."""

    data: list[Any]
    """The plates."""

    _wires: ClassVar[dict[str, str]] = {
        "data": "data",
    }
