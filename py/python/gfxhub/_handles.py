"""Handles: objects that live on and have state."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import timedelta

from ._gfxhub import LiveProperty
from ._handle import awaited, awaited_events, events
from ._live_session import AsyncLiveSessionByHand, LiveSessionByHand
from ._named_tuples import LiveReport, LiveStats, PropertyAddress

__all__ = ["AsyncLiveSession", "LiveSession"]


class LiveSession(LiveSessionByHand):
    """Properties of which the newest value is sent: of a fader, a tracker, a render thread.

    To set one stores the value and returns; a thread of the session sends it. Where values
    come faster than the hub takes them, the newest replaces those that wait, and the last
    one always arrives.

    A value of which it is not known whether it arrived is sent again, unless a newer one
    waits or a newer command of the client may have changed the property. One that the hub
    refuses is reported and not sent again; its property is then sent once a second until
    the hub accepts a value. Where the hub cannot be reached, does not respond or takes no
    values, they go on being taken, and of each property the newest is sent when it is back.
    A property that the hub does not take holds up no other.

    Up to `max_batch_connections` requests are in flight of properties that the hub has
    answered, and as many of others. They are counted in `stats`, and not reported as events
    of the client.

    It may be used from any number of threads at once. The end of the `with` block closes
    it, and waits for 5 seconds at most; after an exception what waits is not sent.

    Example:
        with hub.live() as live:
            opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
            for step in range(100):
                opacity.set(step / 100)
        print(live.stats().superseded)
    """

    __slots__ = ()

    def property(self, engine: int, node: str, property: str) -> LiveProperty:
        """A handle for a property.

        Several may be opened for one property, for several threads; then the newest value of
        all counts.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May
                contain slashes, spaces and dots.
            property: Path of a property within its node; the pin's id on an RE5 engine. A
                dotted suffix addresses a sub-field there (`.w.z`).

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: For a path that cannot be sent, and for more properties
                than the session can have.
            ClientClosedError: Once the session or its client was closed.
        """
        return self._native.property(engine, node, property)

    def begin_frame(self) -> None:
        """What is set from now on until `end_frame`, for 5 ms at most, leaves together.

        Whether the engine shows it in one frame is up to the engine.
        """
        self._native.begin_frame()

    def end_frame(self) -> None:
        """Lets what was set since `begin_frame` leave."""
        self._native.end_frame()

    def reassert(self) -> None:
        """Sends the last acknowledged value of each property once more.

        A session does not notice that an engine was restarted, or a graph was loaded. Left out
        are properties for which a newer value waits, and those that a newer set of this client
        has changed. Of a value that was eased, the end is set at once.
        """
        self._native.reassert()

    def flush(self, timeout: float | timedelta) -> list[PropertyAddress]:
        """Waits until each value that was set before is acknowledged, refused or expired.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties of those that are not, when the time is up, or when the client
                was closed or the session cancelled.

        Raises:
            ClientClosedError: Once the session was closed.
            InvalidArgumentError: In a function that attempts are reported to, which the
                session would wait for.
        """
        return self._native.flush(timeout)

    def close(self, timeout: float | timedelta = 5.0) -> list[PropertyAddress]:
        """Waits as `flush` does, and ends the session.

        Later values are not taken, and nothing is sent any more once this has returned.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties with a value that was not acknowledged, refused or expired; none
                where it was closed before.

        Raises:
            InvalidArgumentError: In a function that attempts are reported to, which the
                session would wait for; it ends then without sending what waits.
        """
        return self._native.close(timeout)

    def take_reports(self) -> list[LiveReport]:
        """Reports of values that did not arrive, and of the hub, the newest 256 at most.

        Those since the last time. It never waits.
        """
        return self._native.take_reports(0.0)

    def reports(self) -> Iterator[LiveReport]:
        """Reports of values that did not arrive, and of the hub, the newest 256 at most.

        As they come, until it ends. Each is given once, whoever asks.
        """
        return events(self, self._native.next_reports)

    def stats(self) -> LiveStats:
        """The work of the session so far; none in the child of a fork."""
        return self._native.stats()


class AsyncLiveSession(AsyncLiveSessionByHand):
    """`LiveSession` for asyncio, which says what it does.

    Example:
        async with hub.live() as live:
            opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
            opacity.set(0.5)
            await live.flush(1.0)
    """

    __slots__ = ()

    def property(self, engine: int, node: str, property: str) -> LiveProperty:
        """A handle for a property.

        Several may be opened for one property, for several threads; then the newest value of
        all counts.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May
                contain slashes, spaces and dots.
            property: Path of a property within its node; the pin's id on an RE5 engine. A
                dotted suffix addresses a sub-field there (`.w.z`).

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: For a path that cannot be sent, and for more properties
                than the session can have.
            ClientClosedError: Once the session or its client was closed.
        """
        return self._native.property(engine, node, property)

    def begin_frame(self) -> None:
        """What is set from now on until `end_frame`, for 5 ms at most, leaves together.

        Whether the engine shows it in one frame is up to the engine.
        """
        self._native.begin_frame()

    def end_frame(self) -> None:
        """Lets what was set since `begin_frame` leave."""
        self._native.end_frame()

    def reassert(self) -> None:
        """Sends the last acknowledged value of each property once more.

        A session does not notice that an engine was restarted, or a graph was loaded. Left out
        are properties for which a newer value waits, and those that a newer set of this client
        has changed. Of a value that was eased, the end is set at once.
        """
        self._native.reassert()

    async def flush(self, timeout: float | timedelta) -> list[PropertyAddress]:
        """Waits until each value that was set before is acknowledged, refused or expired.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties of those that are not, when the time is up, or when the client
                was closed or the session cancelled.

        Raises:
            ClientClosedError: Once the session was closed.
            InvalidArgumentError: In a function that attempts are reported to, which the
                session would wait for.
        """
        return await awaited(self._native.start_flush(timeout))

    async def close(self, timeout: float | timedelta = 5.0) -> list[PropertyAddress]:
        """Waits as `flush` does, and ends the session.

        Later values are not taken, and nothing is sent any more once this has returned.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties with a value that was not acknowledged, refused or expired; none
                where it was closed before.

        Raises:
            InvalidArgumentError: In a function that attempts are reported to, which the
                session would wait for; it ends then without sending what waits.
        """
        return await awaited(self._native.start_close(timeout))

    def take_reports(self) -> list[LiveReport]:
        """Reports of values that did not arrive, and of the hub, the newest 256 at most.

        Those since the last time. It never waits.
        """
        return self._native.take_reports(0.0)

    def reports(self) -> AsyncIterator[LiveReport]:
        """Reports of values that did not arrive, and of the hub, the newest 256 at most.

        As they come, until it ends. Each is given once, whoever asks.
        """
        return awaited_events(self, self._native.start_next_reports)

    def stats(self) -> LiveStats:
        """The work of the session so far; none in the child of a fork."""
        return self._native.stats()
