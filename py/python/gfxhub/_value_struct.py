"""Classes for values with a fixed structure: their base class, vectors and matrices."""

from dataclasses import dataclass
from typing import Any, ClassVar, Optional, TypeVar

from ._gfxhub import approx_eq as _approx_eq
from ._gfxhub import shape

__all__ = ["Matrix", "ValueStruct", "Vector", "approx_eq"]

S = TypeVar("S", bound="ValueStruct")


class ValueStruct:
    """A fixed structure that the value of a property can have.

    A value from the hub is always a plain dict. Each class can be read from such a dict, and its
    instances can be passed wherever a value is accepted.
    """

    _wires: ClassVar[dict[str, str]] = {}
    _parts: ClassVar[dict[str, type["ValueStruct"]]] = {}

    @classmethod
    def of(cls: type[S], value: Any) -> Optional[S]:
        """Reads an instance from a value. Returns None if it does not have this structure."""
        members = shape(cls.__name__, value)
        return None if members is None else cls._read(members)

    @classmethod
    def _read(cls: type[S], members: dict[str, Any]) -> S:
        given: dict[str, Any] = {}
        for name, wire in cls._wires.items():
            member, part = members.get(wire), cls._parts.get(name)
            given[name] = part._read(member) if part and member is not None else member
        return cls(**given)

    def to_value(self) -> dict[str, Any]:
        """Returns the plain dict. Members that are None are omitted."""
        members = {wire: getattr(self, name) for name, wire in self._wires.items()}
        return {
            wire: member.to_value() if isinstance(member, ValueStruct) else member
            for wire, member in members.items()
            if member is not None
        }


@dataclass(frozen=True)
class Vector(ValueStruct):
    """A position, a rotation, a scale or a colour: x, y, z and optionally w."""

    x: float
    """First number."""
    y: float
    """Second number."""
    z: float
    """Third number."""
    w: Optional[float] = None
    """Fourth number, such as the opacity of a colour; omitted if it is None."""

    _wires: ClassVar[dict[str, str]] = {name: name for name in "xyzw"}

    # Overridden for speed, because live sessions receive a vector for each property and frame.
    def to_value(self) -> dict[str, Any]:
        """Returns the plain dict. Members that are None are omitted."""
        if self.w is None:
            return {"x": self.x, "y": self.y, "z": self.z}
        return {"x": self.x, "y": self.y, "z": self.z, "w": self.w}


@dataclass(frozen=True)
class Matrix(ValueStruct):
    """A 4x4 matrix: the rows x, y, z and w, each a vector with four numbers.

    The default is the identity matrix.
    """

    x: Vector = Vector(1.0, 0.0, 0.0, 0.0)
    """First row."""
    y: Vector = Vector(0.0, 1.0, 0.0, 0.0)
    """Second row."""
    z: Vector = Vector(0.0, 0.0, 1.0, 0.0)
    """Third row."""
    w: Vector = Vector(0.0, 0.0, 0.0, 1.0)
    """Fourth row."""

    _wires: ClassVar[dict[str, str]] = {name: name for name in "xyzw"}
    _parts: ClassVar[dict[str, type[ValueStruct]]] = dict.fromkeys("xyzw", Vector)


def approx_eq(left: Any, right: Any) -> bool:
    """Returns True if two values are equal, ignoring the rounding to single precision in hubs.

    Args:
        left: The value that was set, such as a number, a dict or a Vector.
        right: The value that the hub returned.

    Returns:
        True if the value from the hub is the value that was set.
    """
    return _approx_eq(left, right)
