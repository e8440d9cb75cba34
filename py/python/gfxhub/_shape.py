"""The shapes of values: what they have in common, vectors and matrices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from ._gfxhub import shape

__all__ = ["Matrix", "Shape", "Vector"]

S = TypeVar("S", bound="Shape")


class Shape:
    """A shape that values of properties can have.

    A value itself is always a plain dict. Each shape can be read from one, and given wherever a
    value is taken.
    """

    _wires: ClassVar[dict[str, str]] = {}
    _parts: ClassVar[dict[str, type[Shape]]] = {}

    @classmethod
    def of(cls: type[S], value: Any) -> S | None:
        """Read the shape from a value; None where the value is something else."""
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
        """Give the plain dict. What is None is left out."""
        members = {wire: getattr(self, name) for name, wire in self._wires.items()}
        return {
            wire: member.to_value() if isinstance(member, Shape) else member
            for wire, member in members.items()
            if member is not None
        }


@dataclass(frozen=True)
class Vector(Shape):
    """A position, a rotation, a scale, a colour: x, y, z and perhaps w."""

    x: float
    y: float
    z: float
    w: float | None = None

    _wires: ClassVar[dict[str, str]] = {name: name for name in "xyzw"}


@dataclass(frozen=True)
class Matrix(Shape):
    """A 4x4 matrix: the rows x, y, z and w, each a vector of four.

    Without rows it is the one that changes nothing.
    """

    x: Vector = Vector(1.0, 0.0, 0.0, 0.0)
    y: Vector = Vector(0.0, 1.0, 0.0, 0.0)
    z: Vector = Vector(0.0, 0.0, 1.0, 0.0)
    w: Vector = Vector(0.0, 0.0, 0.0, 1.0)

    _wires: ClassVar[dict[str, str]] = {name: name for name in "xyzw"}
    _parts: ClassVar[dict[str, type[Shape]]] = dict.fromkeys("xyzw", Vector)
