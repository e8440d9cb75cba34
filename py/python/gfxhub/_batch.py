"""Reports of composed calls, with a result for each item."""

from asyncio import get_running_loop
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Callable, Generic, Optional, TypeVar, Union, overload

from ._batch_figures import _BatchFigures
from ._error import GfxHubError

__all__ = ["BatchReport", "BatchResult"]

T = TypeVar("T")


class BatchResult(Generic[T]):
    """The result of an item of a batch: the result that a single call would have, or an error."""

    __slots__ = ("_value", "address", "error")

    address: Any
    """The address of the item: a named tuple such as `PropertyAddress`, or a path."""
    error: Optional[GfxHubError]
    """The error, with its effect, status and attempts; None if the item succeeded."""

    def __init__(self, address: Any, value: Optional[T], error: Optional[GfxHubError]):
        """Internal: batches create the results."""
        self.address = address
        self._value = value
        self.error = error

    @property
    def ok(self) -> bool:
        """True if the item succeeded."""
        return self.error is None

    @property
    def value(self) -> T:
        """The value of the item. If the item failed, its error is raised."""
        if self.error is not None:
            raise self.error
        value: Any = self._value
        return value  # type: ignore[no-any-return]

    @property
    def engine(self) -> Optional[int]:
        """The id of the engine; None if the address is only a path."""
        return getattr(self.address, "engine", None)

    @property
    def node_path(self) -> str:
        """The path of the node; the path of names for a result of `names.set_many`."""
        path: str = getattr(self.address, "node", self.address)
        return path

    @property
    def property_path(self) -> Optional[str]:
        """The path of the property; None if the address is only a path."""
        return getattr(self.address, "property", None)

    def __repr__(self) -> str:
        """Shows the address, followed by the value or by the class and effect of the error."""
        address = self.address
        if isinstance(address, tuple):
            address = " ".join(map(str, address))
        if self.error is not None:
            return f"<BatchResult {address}: {type(self.error).__name__}, {self.error.effect}>"
        return f"<BatchResult {address}: {self._value!r}>"


class BatchReport(Sequence[BatchResult[T]], _BatchFigures):
    """The report of a batch: a result for each item, in the order of the items."""

    __slots__ = ("_results",)

    def __init__(self, results: Iterable[BatchResult[T]], figures: tuple[Any, ...]):
        """Internal: batches create the reports."""
        self._results = tuple(results)
        self._figures = figures

    @overload
    def __getitem__(self, index: int) -> BatchResult[T]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[BatchResult[T]]: ...
    def __getitem__(
        self, index: Union[int, slice]
    ) -> Union[BatchResult[T], Sequence[BatchResult[T]]]:
        """Returns the result at an index, or the results of a slice."""
        return self._results[index]

    def __len__(self) -> int:
        """Returns the number of results, which is the number of items."""
        return len(self._results)

    def __iter__(self) -> Iterator[BatchResult[T]]:
        """Iterates over the results, in the order of the items."""
        return iter(self._results)

    @property
    def ok(self) -> bool:
        """True if no item failed."""
        return all(result.error is None for result in self._results)

    def failed(self) -> list[BatchResult[T]]:
        """Returns the results of the items that failed."""
        return [result for result in self._results if result.error is not None]

    def values(self) -> list[T]:
        """Returns the values of all items. If any item failed, raises the first of their errors."""
        return [result.value for result in self._results]

    def raise_failed(self) -> None:
        """Raises the error of the first item that failed, if there is one."""
        for result in self._results:
            if result.error is not None:
                raise result.error

    def __repr__(self) -> str:
        """Shows the number of successful items, and the figures."""
        failed, count = len(self.failed()), len(self._results)
        return (
            f"<BatchReport: {count - failed} of {count} done in {self.elapsed * 1e3:.1f} ms, "
            f"skew {self.skew * 1e3:.1f} ms, {self.connections} connections>"
        )


def report(made: Any) -> BatchReport[Any]:
    """Converts the result of the native module to a report."""
    items, figures = made
    return BatchReport((BatchResult(*item) for item in items), figures)


def in_loop(
    on_progress: Optional[Callable[[int, int], object]],
) -> Optional[Callable[[int, int], None]]:
    """Returns a function that reports the progress in the running loop."""
    if on_progress is None:
        return None
    loop, tell = get_running_loop(), on_progress

    def progress(done: int, total: int) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, done, total)

    return progress
