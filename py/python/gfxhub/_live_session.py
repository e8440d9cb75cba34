"""Live sessions: the parts that are specific to Python."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ._gfxhub import LiveProperty, NativeLiveSession, Property
from ._handle import AsyncHandle, BlockingHandle
from .groups.engines import AsyncEngines, Engines
from .groups.names import AsyncNames, Names

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

    __slots__ = ("_engines", "_names")

    def __init__(self, native: NativeLiveSession, engines: Engines, names: Names) -> None:
        """Internal: `Client.live` creates sessions."""
        self._native = native
        self._engines = engines
        self._names = names

    def read(self, handle: LiveProperty) -> Property:
        """Reads a property; `LiveProperty.nudge` then starts from its value.

        It is read like `engines.get_property`, or like `names.get` if it is given by its name.

        Args:
            handle: The property.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed.
        """
        if handle.name is None:
            place = (handle.engine, handle.node_path, handle.property_path)
            found = self._engines.get_property(*place)
        else:
            found = self._names.get(handle.name)
        handle._learn(found.value)
        return found


class AsyncLiveSessionByHand(Frames, AsyncHandle):
    """The part of `AsyncLiveSession` that is written by hand."""

    __slots__ = ("_engines", "_names")

    def __init__(self, native: NativeLiveSession, engines: AsyncEngines, names: AsyncNames) -> None:
        """Internal: `AsyncClient.live` creates sessions."""
        self._native = native
        self._engines = engines
        self._names = names

    async def read(self, handle: LiveProperty) -> Property:
        """Reads a property; `LiveProperty.nudge` then starts from its value.

        It is read like `engines.get_property`, or like `names.get` if it is given by its name.

        Args:
            handle: The property.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed.
        """
        if handle.name is None:
            place = (handle.engine, handle.node_path, handle.property_path)
            found = await self._engines.get_property(*place)
        else:
            found = await self._names.get(handle.name)
        handle._learn(found.value)
        return found
