"""Live sessions: the parts that are specific to Python."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ._gfxhub import LiveProperty, NativeLiveSession, Property
from ._handle import AsyncHandle, BlockingHandle
from .groups.engines import AsyncEngines, Engines

__all__ = ["AsyncLiveSessionByHand", "LiveSessionByHand"]


class Frames:
    """Provides frames as `with` blocks."""

    __slots__ = ()
    _native: NativeLiveSession

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Sends the values that are set in the block together, at its end or after 5 ms.

        The engine decides whether it shows them in the same frame.
        """
        self._native.begin_frame()
        try:
            yield
        finally:
            self._native.end_frame()


class LiveSessionByHand(Frames, BlockingHandle):
    """The part of `LiveSession` that is written by hand."""

    __slots__ = ("_engines",)

    def __init__(self, native: NativeLiveSession, engines: Engines) -> None:
        """Internal: `Client.live` creates sessions."""
        self._native = native
        self._engines = engines

    def read(self, handle: LiveProperty) -> Property:
        """Reads a property like `engines.get_property`; `LiveProperty.nudge` starts from its value.

        Args:
            handle: The property.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed.
        """
        found = self._engines.get_property(handle.engine, handle.node_path, handle.property_path)
        handle._learn(found.value)
        return found


class AsyncLiveSessionByHand(Frames, AsyncHandle):
    """The part of `AsyncLiveSession` that is written by hand."""

    __slots__ = ("_engines",)

    def __init__(self, native: NativeLiveSession, engines: AsyncEngines) -> None:
        """Internal: `AsyncClient.live` creates sessions."""
        self._native = native
        self._engines = engines

    async def read(self, handle: LiveProperty) -> Property:
        """Reads a property like `engines.get_property`; `LiveProperty.nudge` starts from its value.

        Args:
            handle: The property.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed.
        """
        found = await self._engines.get_property(
            handle.engine, handle.node_path, handle.property_path
        )
        handle._learn(found.value)
        return found
