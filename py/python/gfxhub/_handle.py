"""Base classes of the generated classes of long-lived objects (handles)."""

from __future__ import annotations

from asyncio import Future
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from types import TracebackType
from typing import Any, TypeVar, Union

from ._gfxhub import CancelToken

__all__ = ["AsyncHandle", "BlockingHandle", "Handle", "awaited", "awaited_events", "events"]

T = TypeVar("T")
Self = TypeVar("Self")

Seconds = Union[float, timedelta]

SLICE = 0.04
"""Time in seconds after which a wait for events checks whether the handle has ended."""

CLOSE = 5.0
"""Maximum time in seconds that the end of a `with` block waits for the last values."""


class Handle:
    """Base of blocking and asyncio handles."""

    __slots__ = ("__weakref__", "_native")
    _native: Any

    @property
    def closed(self) -> bool:
        """True if the handle or its client was closed."""
        return bool(self._native.closed)


class BlockingHandle(Handle):
    """A handle whose waits block."""

    __slots__ = ()

    def close(self, timeout: Seconds = CLOSE) -> object:
        """Ends the handle."""
        raise NotImplementedError

    def __enter__(self: Self) -> Self:
        """Returns the handle itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Closes the handle. After an exception, waiting values are not sent."""
        self.close(CLOSE if error is None else 0.0)


class AsyncHandle(Handle):
    """A handle whose waits are awaited."""

    __slots__ = ()

    async def close(self, timeout: Seconds = CLOSE) -> object:
        """Ends the handle."""
        raise NotImplementedError

    async def __aenter__(self: Self) -> Self:
        """Returns the handle itself."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Closes the handle. After an exception, waiting values are not sent."""
        await self.close(CLOSE if error is None else 0.0)


async def awaited(begun: tuple[Future[T], CancelToken]) -> T:
    """Returns the result of a handle's wait. If the task is cancelled, the wait ends."""
    future, cancel = begun
    try:
        return await future
    finally:
        cancel.cancel()


def events(handle: Handle, following: Callable[[float], list[T]]) -> Iterator[T]:
    """Yields the events of a handle when they arrive, until it has ended and no event is left."""
    while True:
        ended = handle.closed
        found = following(SLICE)
        yield from found
        if ended and not found:
            return


async def awaited_events(
    handle: Handle,
    wait: Callable[[float], tuple[Future[list[T]], CancelToken]],
    following: Callable[[float], list[T]],
) -> AsyncIterator[T]:
    """Like `events`, for an asyncio handle."""
    while True:
        ended = handle.closed
        # The loop takes the event itself. If the wait took it, the event would be lost when the
        # task is cancelled.
        await awaited(wait(SLICE))
        found = following(0.0)
        for event in found:
            yield event
        if ended and not found:
            return
