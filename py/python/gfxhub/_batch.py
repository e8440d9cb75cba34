"""What batches take and give: addresses, sets, results."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from typing import Any, Generic, NamedTuple, Optional, TypeVar, Union, overload

from ._error import GfxHubError
from ._types import Interpolation

__all__ = ["BatchReport", "BatchResult", "PropertySet"]

T = TypeVar("T")


class PropertySet(NamedTuple):
    """A property, and what it is to be set to. A plain tuple is as good.

    Example:
        at_once = gfxhub.PropertySet(3, "Cyclorama", "Material//Softness/0", 0.5)
        eased = at_once._replace(interpolation="Linear", duration=2.0)
    """

    engine: int
    """Number of the engine."""
    node: str
    """Path of the node."""
    property: str
    """Path of the property."""
    value: Any
    """The new value, as `set_property` takes it."""
    interpolation: Optional[Interpolation] = None
    """How it travels to the new value; it jumps when not given."""
    duration: Optional[Union[float, timedelta]] = None
    """Seconds that the move takes."""
    delay: Optional[Union[float, timedelta]] = None
    """Seconds before the move."""


class BatchResult(Generic[T]):
    """What became of an item of a batch: what a single call would have given, or its error."""

    __slots__ = ("_address", "_value", "error")

    error: Optional[GfxHubError]
    """Why it failed, with effect, status and attempts; None where it succeeded."""

    def __init__(self, address: tuple[Any, ...], value: Optional[T], error: Optional[GfxHubError]):
        """Made by a batch."""
        self._address = address
        self._value = value
        self.error = error

    @property
    def ok(self) -> bool:
        """Whether it succeeded."""
        return self.error is None

    @property
    def value(self) -> T:
        """What it gave; where it failed, its error is raised."""
        if self.error is not None:
            raise self.error
        value: Any = self._value
        return value  # type: ignore[no-any-return]

    @property
    def engine(self) -> Optional[int]:
        """The number of the engine; None for a node of `list_properties_of`."""
        return self._address[0] if len(self._address) > 1 else None

    @property
    def node_path(self) -> str:
        """The path of the node."""
        path: str = self._address[1 if len(self._address) > 1 else 0]
        return path

    @property
    def property_path(self) -> Optional[str]:
        """The path of the property; None for a node of `list_properties_of`."""
        return self._address[2] if len(self._address) > 1 else None

    def __repr__(self) -> str:
        """Shows the address and what it gave, or why it failed."""
        address = " ".join(str(part) for part in self._address)
        if self.error is not None:
            return f"<BatchResult {address}: {type(self.error).__name__}, {self.error.effect}>"
        return f"<BatchResult {address}: {self._value!r}>"


class BatchReport(Sequence[BatchResult[T]]):
    """What became of a batch: a result for each item, in the order given."""

    __slots__ = ("_results", "connections", "elapsed", "skew")

    skew: float
    """Seconds from the first byte that was sent to the last that was received: how far the items
    may be apart on air."""
    elapsed: float
    """How long the call took, in seconds."""
    connections: int
    """The most connections that were in use at a time."""

    def __init__(
        self, results: Iterable[BatchResult[T]], skew: float, elapsed: float, connections: int
    ):
        """Made by a batch."""
        self._results = tuple(results)
        self.skew = skew
        self.elapsed = elapsed
        self.connections = connections

    @overload
    def __getitem__(self, index: int) -> BatchResult[T]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[BatchResult[T]]: ...
    def __getitem__(
        self, index: Union[int, slice]
    ) -> Union[BatchResult[T], Sequence[BatchResult[T]]]:
        """The result of an item, or those of several."""
        return self._results[index]

    def __len__(self) -> int:
        """How many results there are: as many as items were given."""
        return len(self._results)

    def __iter__(self) -> Iterator[BatchResult[T]]:
        """The results, in the order of the items."""
        return iter(self._results)

    @property
    def ok(self) -> bool:
        """Whether no item failed."""
        return all(result.error is None for result in self._results)

    def failed(self) -> list[BatchResult[T]]:
        """The results of the items that failed."""
        return [result for result in self._results if result.error is not None]

    def values(self) -> list[T]:
        """What all items gave; where one failed, the error of the first such is raised."""
        return [result.value for result in self._results]

    def raise_failed(self) -> None:
        """Raises the error of the first item that failed, if there is one."""
        for result in self._results:
            if result.error is not None:
                raise result.error

    def __repr__(self) -> str:
        """Shows how many items failed, and how long it took."""
        failed, count = len(self.failed()), len(self._results)
        return (
            f"<BatchReport: {count - failed} of {count} done in {self.elapsed * 1e3:.1f} ms, "
            f"skew {self.skew * 1e3:.1f} ms, {self.connections} connections>"
        )
