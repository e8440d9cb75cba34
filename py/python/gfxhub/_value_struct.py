"""The shapes of values: their common base, vectors and matrices."""

from dataclasses import dataclass
from typing import Any, ClassVar, Optional, TypeVar

from ._gfxhub import approx_eq as _approx_eq
from ._gfxhub import shape

__all__ = ["Matrix", "ValueStruct", "Vector", "approx_eq"]

S = TypeVar("S", bound="ValueStruct")


class ValueStruct:
    """A shape that values of properties can have.

    A value itself is always a plain dict. Each shape can be read from one, and given wherever a
    value is taken.
    """

    _wires: ClassVar[dict[str, str]] = {}
    _parts: ClassVar[dict[str, type["ValueStruct"]]] = {}

    @classmethod
    def of(cls: type[S], value: Any) -> Optional[S]:
        """Reads the shape from a value; None if the value is something else."""
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
        """Returns the plain dict. Members that are None are left out."""
        members = {wire: getattr(self, name) for name, wire in self._wires.items()}
        return {
            wire: member.to_value() if isinstance(member, ValueStruct) else member
            for wire, member in members.items()
            if member is not None
        }


@dataclass(frozen=True)
class Vector(ValueStruct):
    """A position, a rotation, a scale, a colour: x, y, z and perhaps w."""

    x: float
    """First number."""
    y: float
    """Second number."""
    z: float
    """Third number."""
    w: Optional[float] = None
    """Fourth number, such as the opacity of a colour; left out if it is None."""

    _wires: ClassVar[dict[str, str]] = {name: name for name in "xyzw"}

    # A method of its own, because live sessions get a vector for each property and frame.
    def to_value(self) -> dict[str, Any]:
        """Returns the plain dict. Members that are None are left out."""
        if self.w is None:
            return {"x": self.x, "y": self.y, "z": self.z}
        return {"x": self.x, "y": self.y, "z": self.z, "w": self.w}


@dataclass(frozen=True)
class Matrix(ValueStruct):
    """A 4x4 matrix: the rows x, y, z and w, each a vector of four.

    Without rows it is the one that changes nothing.
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
    """Returns True if two values are equal, apart from the rounding to single precision in hubs.

    Args:
        left: The value that was set, as it was given: a number, a dict, a Vector and the like.
        right: The value that the hub returned.

    Returns:
        True if the hub's value is the one that was set.
    """
    return _approx_eq(left, right)
