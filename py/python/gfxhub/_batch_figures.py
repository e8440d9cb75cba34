"""The figures of the report of a composed call."""

# Written by cargo xtask generate; do not edit.

from typing import Any

__all__: list[str] = []


class _BatchFigures:
    """Figures of a batch."""

    __slots__ = ("_figures",)
    _figures: tuple[Any, ...]

    @property
    def skew(self) -> float:
        """Time from the first byte sent to the last byte received.

        On air, the effects of two items may be that far apart. In seconds.
        """
        skew: float = self._figures[0]
        return skew

    @property
    def elapsed(self) -> float:
        """Duration of the call. In seconds."""
        elapsed: float = self._figures[1]
        return elapsed

    @property
    def connections(self) -> int:
        """Highest number of connections in use at a time."""
        connections: int = self._figures[2]
        return connections
