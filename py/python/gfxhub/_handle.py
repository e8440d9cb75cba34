"""Handles: what the generated classes of objects that live on are made with."""

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
"""Seconds of a wait for events between two looks at whether the handle has ended."""

CLOSE = 5.0
"""Seconds that the end of a block waits at most; after an exception what waits is not sent."""


class Handle:
    """The part that handles of both kinds have."""

    __slots__ = ("__weakref__", "_native")
    _native: Any

    @property
    def closed(self) -> bool:
        """Whether it or its client was closed."""
        return bool(self._native.closed)


class BlockingHandle(Handle):
    """A handle whose waits block."""

    __slots__ = ()

    def close(self, timeout: Seconds = CLOSE) -> object:
        """Ends it."""
        raise NotImplementedError

    def __enter__(self: Self) -> Self:
        """The handle itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Closes it; after an exception what waits is not sent."""
        self.close(CLOSE if error is None else 0.0)


class AsyncHandle(Handle):
    """A handle whose waits are awaited."""

    __slots__ = ()

    async def close(self, timeout: Seconds = CLOSE) -> object:
        """Ends it."""
        raise NotImplementedError

    async def __aenter__(self: Self) -> Self:
        """The handle itself."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Closes it; after an exception what waits is not sent."""
        await self.close(CLOSE if error is None else 0.0)


async def awaited(begun: tuple[Future[T], CancelToken]) -> T:
    """Awaits a wait of a handle. A task that is cancelled ends it."""
    future, cancel = begun
    try:
        return await future
    finally:
        cancel.cancel()


def events(handle: Handle, following: Callable[[float], list[T]]) -> Iterator[T]:
    """The events of a handle as they come, until it ends and none is left."""
    while True:
        ended = handle.closed
        found = following(SLICE)
        yield from found
        if ended and not found:
            return


async def awaited_events(
    handle: Handle, following: Callable[[float], tuple[Future[list[T]], CancelToken]]
) -> AsyncIterator[T]:
    """The same, awaited."""
    while True:
        ended = handle.closed
        found = await awaited(following(SLICE))
        for event in found:
            yield event
        if ended and not found:
            return
