"""Live sessions: of properties that change all the time the newest value is sent."""

from asyncio import Future
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import timedelta
from types import TracebackType
from typing import Optional, TypeVar, Union

from ._gfxhub import CancelToken, LiveProperty, NativeLiveSession, Property
from ._named_tuples import LiveReport, LiveStats, PropertyAddress
from .groups.engines import AsyncEngines, Engines

__all__ = ["AsyncLiveSession", "LiveSession"]

T = TypeVar("T")

SLICE = 0.04
"""Seconds of a wait for reports between two looks at whether the session has ended."""

Seconds = Union[float, timedelta]


async def _awaited(begun: tuple[Future[T], CancelToken]) -> T:
    """What a wait of the session gives. A task that is cancelled ends it."""
    future, cancel = begun
    try:
        return await future
    finally:
        cancel.cancel()


class _BaseLiveSession:
    """What both sessions have."""

    __slots__ = ("__weakref__", "_native")
    _native: NativeLiveSession

    @property
    def closed(self) -> bool:
        """Whether the session or its client was closed."""
        return self._native.closed

    # It hides the decorator from what stands below.
    def property(self, engine: int, node: str, property: str) -> LiveProperty:
        """A handle for a property, for one thread.

        Several may be made for one property, for several threads; then the newest value of all
        counts.

        Args:
            engine: Number of a render engine.
            node: Path of a node within its engine.
            property: Path of a property within its node.

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: A path cannot be sent, or the session has as many properties as it
                can have.
            ClientClosedError: The session or its client was closed.
        """
        return self._native.property(engine, node, property)

    @contextmanager
    def frame(self) -> Iterator[None]:
        """What is set in the block leaves together at its end, or after 5 ms.

        Whether the engine shows it in one frame is up to the engine.
        """
        self._native.begin_frame()
        try:
            yield
        finally:
            self._native.end_frame()

    def reassert(self) -> None:
        """Sends the last acknowledged value of each property once more.

        After an engine was restarted, or a graph was loaded, which a session does not notice. Left
        out are properties for which a newer value waits, and those that a newer set of this client
        has changed. Of a value that was eased, the end is set at once.
        """
        self._native.reassert()

    def take_reports(self) -> list[LiveReport]:
        """The reports since the last time, the newest 256 at most. It never waits."""
        return self._native.take_reports(0.0)

    def stats(self) -> LiveStats:
        """The work of the session so far."""
        return self._native.stats()


class LiveSession(_BaseLiveSession):
    """Properties of which the newest value is sent: of a fader, a tracker, a script's loop.

    `LiveProperty.set` stores a value and returns; a thread of the session sends it. Where values
    come faster than the hub takes them, the newest replaces those that wait, and the last one
    always arrives. The end of the `with` block waits for it, for 5 seconds at most.

    A value of which it is not known whether it arrived is sent again, unless a newer one waits or a
    newer command of the client may have changed the property. One that the hub refuses is reported
    and not sent again; its property is then sent once a second until the hub accepts a value. Its
    requests are counted in `stats`, and not reported to the client's `on_event`.

    Example:
        with hub.live() as live:
            opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
            for step in range(100):
                opacity.set(step / 100)
        print(live.stats().superseded)
    """

    __slots__ = ("_engines",)

    def __init__(self, native: NativeLiveSession, engines: Engines) -> None:
        """Made by `Client.live`."""
        self._native = native
        self._engines = engines

    def read(self, handle: LiveProperty) -> Property:
        """Reads a property from the hub, as `engines.get_property` does, for `LiveProperty.nudge`.

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

    def flush(self, timeout: Seconds) -> list[PropertyAddress]:
        """Waits until each value that was set before is acknowledged, refused or expired.

        Args:
            timeout: Seconds that it waits at most.

        Returns:
            The properties with a value that is not, when the time is up or the client is closed.

        Raises:
            ClientClosedError: The session was closed.
        """
        return self._native.flush(timeout)

    def close(self, timeout: Seconds = 5.0) -> list[PropertyAddress]:
        """Waits as `flush` does, and ends the session: later values are not taken.

        Args:
            timeout: Seconds that it waits at most.

        Returns:
            The properties with a value that was not acknowledged, refused or expired; none where it
            was closed before. Nothing is sent any more once this has returned.
        """
        return self._native.close(timeout)

    def reports(self) -> Iterator[LiveReport]:
        """The reports as they come, until the session ends."""
        while True:
            ended = self.closed
            yield from self._native.take_reports(SLICE)
            if ended:
                return

    def __enter__(self) -> "LiveSession":
        """The session itself."""
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        """Closes it; after an exception what waits is not sent."""
        self.close(5.0 if error is None else 0.0)


class AsyncLiveSession(_BaseLiveSession):
    """The same for asyncio: `LiveSession` says what it does.

    `LiveProperty.set` is no coroutine: it waits for nothing.

    Example:
        async with hub.live() as live:
            opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
            opacity.set(0.5)
            await live.flush(1.0)
    """

    __slots__ = ("_engines",)

    def __init__(self, native: NativeLiveSession, engines: AsyncEngines) -> None:
        """Made by `AsyncClient.live`."""
        self._native = native
        self._engines = engines

    async def read(self, handle: LiveProperty) -> Property:
        """Reads a property from the hub, as `engines.get_property` does, for `LiveProperty.nudge`.

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

    async def flush(self, timeout: Seconds) -> list[PropertyAddress]:
        """Waits until each value that was set before is acknowledged, refused or expired.

        Args:
            timeout: Seconds that it waits at most.

        Returns:
            The properties with a value that is not, when the time is up or the client is closed.

        Raises:
            ClientClosedError: The session was closed.
        """
        return await _awaited(self._native.start_flush(timeout))

    async def close(self, timeout: Seconds = 5.0) -> list[PropertyAddress]:
        """Waits as `flush` does, and ends the session: later values are not taken.

        Args:
            timeout: Seconds that it waits at most.

        Returns:
            The properties with a value that was not acknowledged, refused or expired; none where it
            was closed before. Nothing is sent any more once this has returned.
        """
        return await _awaited(self._native.start_close(timeout))

    async def reports(self) -> AsyncIterator[LiveReport]:
        """The reports as they come, until the session ends."""
        while True:
            ended = self.closed
            for report in await _awaited(self._native.start_reports(SLICE)):
                yield report
            if ended:
                return

    async def __aenter__(self) -> "AsyncLiveSession":
        """The session itself."""
        return self

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        """Closes it; after an exception what waits is not sent."""
        await self.close(5.0 if error is None else 0.0)
