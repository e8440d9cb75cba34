"""Handles: long-lived objects with state."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import timedelta

from ._gfxhub import LiveProperty
from ._handle import awaited, awaited_events, events
from ._live_session import AsyncLiveSessionByHand, LiveSessionByHand
from ._named_tuples import LiveReport, LiveStats, PropertyAddress, WatchChange, WatchFigures
from ._watch import AsyncWatchByHand, WatchByHand

__all__ = ["AsyncLiveSession", "AsyncWatch", "LiveSession", "Watch"]


class LiveSession(LiveSessionByHand):
    """A session that sends the newest values of properties.

    Such as those of a fader, a tracker or a render thread. Setting a property stores the
    value and returns; a thread of the session sends it. If values are set faster than the
    hub accepts them, the newest replaces those that wait, and the last one is always sent.

    A value is resent if it is unknown whether it arrived, unless a newer value waits or a
    newer command of the client may have changed the property. A value that the hub refuses
    is reported and not resent; newer values of its property are then sent once a second
    until the hub accepts one. If the hub cannot be reached, does not respond or accepts no
    values, the session still stores values, and sends the newest of each property when the
    hub is back. A property whose values the hub does not accept delays no other property.

    Up to `max_batch_connections` requests are in flight for properties that the hub has
    answered, and up to as many for other properties. The requests are counted in `stats`,
    and not reported as events of the client.

    The session of a group sends each value to every member. Each member has a thread, rates
    and values of its own, so that one that is slow or away delays no other. The reports
    name the member. A backup for which no session can be opened is reported as `lost` at
    once, and receives nothing. A member that is taken out of the group receives the values
    that wait for it, and no newer ones.

    It may be used from any number of threads at once. The end of the `with` block closes
    it, and waits for at most 5 seconds; after an exception, it does not wait.

    Example:
        with hub.live() as live:
            opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
            for step in range(100):
                opacity.set(step / 100)
        print(live.stats().superseded)
    """

    __slots__ = ()

    def property(self, engine: int, node: str, property: str) -> LiveProperty:
        """Opens a handle for a property.

        In a group, the property must have the same engine id, node path and property path on
        each member, and each member must be a whole hub, not an engine. Several threads may
        each open a handle for the same property; the newest value set through any of them is
        sent.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            property: Path of a property within its node. On an RE5 engine, this is the id
                of the pin, and a dotted suffix (`.w.z`) addresses a sub-field.

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: For a path that cannot be sent, and for more properties
                than the session can have.
            ClientClosedError: Once the session or its client was closed.
        """
        return self._native.property(engine, node, property)

    def property_at(self, path: str) -> LiveProperty:
        """Opens a handle for a property that is given by its path of names.

        Such as `Studio A / Cyclorama / Softness`. Does not wait: another thread finds the name,
        and values are sent once it is found. The handle then goes on following the name. It is
        looked up again, at most once a second, if the hub responds with 404 or 500, and after a
        load through this client. If it leads to another property then, the newest value is sent
        to that.

        A name that leads to nothing or to several things is reported as `failed`, and so is
        each later value until the name leads to one property. In a group, each member finds the
        name by itself, and the path of a member that is an engine begins with the node. Until
        the name is found, the address of the property has engine 0, no node, and the path of
        names as its property.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: For a text that is not a path of names, and for more
                properties than the session can have.
            ClientClosedError: Once the session or its client was closed.
        """
        return self._native.property_at(path)

    def begin_frame(self) -> None:
        """Holds back the values that are set until `end_frame`.

        For up to 5 ms, so that they are sent together. The engine decides whether it shows them
        in one frame.
        """
        self._native.begin_frame()

    def end_frame(self) -> None:
        """Releases the values set since `begin_frame`."""
        self._native.end_frame()

    def reassert(self) -> None:
        """Sends the last acknowledged value of each property once more.

        Call it after an engine was restarted or a graph was loaded. A session notices neither,
        except that it looks names up again after a load through its client. A property is
        skipped if a value of it waits or is in flight, or if a newer set of this client has
        changed it. For an eased value, the target value is set without easing.
        """
        self._native.reassert()

    def flush(self, timeout: float | timedelta) -> list[PropertyAddress]:
        """Waits until each value that was set before this call is acknowledged.

        Refused or expired.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties whose values are pending when the time is up, the client is
                closed or the session is cancelled.

        Raises:
            ClientClosedError: Once the session was closed.
            InvalidArgumentError: In a callback for attempts, as the session would wait for
                it.
        """
        return self._native.flush(timeout)

    def close(self, timeout: float | timedelta = 5.0) -> list[PropertyAddress]:
        """Waits as `flush` does, and then ends the session.

        Values that are set later are refused, and nothing is sent after this call has returned.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties with a value that was not acknowledged, refused or expired; none
                if the session was already closed.

        Raises:
            InvalidArgumentError: In a callback for attempts, as the session would wait for
                it; the session then ends without sending waiting values.
        """
        return self._native.close(timeout)

    def take_reports(self) -> list[LiveReport]:
        """Reports of undelivered values and of the hub. The newest 256 are kept.

        Returns the events since the last call. Never waits.
        """
        return self._native.take_reports(0.0)

    def reports(self) -> Iterator[LiveReport]:
        """Reports of undelivered values and of the hub. The newest 256 are kept.

        Iterates over the events as they arrive, until the handle ends. Each goes to one iterator.
        """
        return events(self, self._native.next_reports)

    def stats(self) -> LiveStats:
        """Returns the statistics of the session so far.

        They are all zero in a forked child process.
        """
        return self._native.stats()


class AsyncLiveSession(AsyncLiveSessionByHand):
    """The asyncio version of `LiveSession`.

    Example:
        async with hub.live() as live:
            opacity = live.property(3, "Mixer_0", "Default//Opacity/0")
            opacity.set(0.5)
            await live.flush(1.0)
    """

    __slots__ = ()

    def property(self, engine: int, node: str, property: str) -> LiveProperty:
        """Opens a handle for a property.

        In a group, the property must have the same engine id, node path and property path on
        each member, and each member must be a whole hub, not an engine. Several threads may
        each open a handle for the same property; the newest value set through any of them is
        sent.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            property: Path of a property within its node. On an RE5 engine, this is the id
                of the pin, and a dotted suffix (`.w.z`) addresses a sub-field.

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: For a path that cannot be sent, and for more properties
                than the session can have.
            ClientClosedError: Once the session or its client was closed.
        """
        return self._native.property(engine, node, property)

    def property_at(self, path: str) -> LiveProperty:
        """Opens a handle for a property that is given by its path of names.

        Such as `Studio A / Cyclorama / Softness`. Does not wait: another thread finds the name,
        and values are sent once it is found. The handle then goes on following the name. It is
        looked up again, at most once a second, if the hub responds with 404 or 500, and after a
        load through this client. If it leads to another property then, the newest value is sent
        to that.

        A name that leads to nothing or to several things is reported as `failed`, and so is
        each later value until the name leads to one property. In a group, each member finds the
        name by itself, and the path of a member that is an engine begins with the node. Until
        the name is found, the address of the property has engine 0, no node, and the path of
        names as its property.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.

        Returns:
            LiveProperty

        Raises:
            InvalidArgumentError: For a text that is not a path of names, and for more
                properties than the session can have.
            ClientClosedError: Once the session or its client was closed.
        """
        return self._native.property_at(path)

    def begin_frame(self) -> None:
        """Holds back the values that are set until `end_frame`.

        For up to 5 ms, so that they are sent together. The engine decides whether it shows them
        in one frame.
        """
        self._native.begin_frame()

    def end_frame(self) -> None:
        """Releases the values set since `begin_frame`."""
        self._native.end_frame()

    def reassert(self) -> None:
        """Sends the last acknowledged value of each property once more.

        Call it after an engine was restarted or a graph was loaded. A session notices neither,
        except that it looks names up again after a load through its client. A property is
        skipped if a value of it waits or is in flight, or if a newer set of this client has
        changed it. For an eased value, the target value is set without easing.
        """
        self._native.reassert()

    async def flush(self, timeout: float | timedelta) -> list[PropertyAddress]:
        """Waits until each value that was set before this call is acknowledged.

        Refused or expired.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties whose values are pending when the time is up, the client is
                closed or the session is cancelled.

        Raises:
            ClientClosedError: Once the session was closed.
            InvalidArgumentError: In a callback for attempts, as the session would wait for
                it.
        """
        return await awaited(self._native.start_flush(timeout))

    async def close(self, timeout: float | timedelta = 5.0) -> list[PropertyAddress]:
        """Waits as `flush` does, and then ends the session.

        Values that are set later are refused, and nothing is sent after this call has returned.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The properties with a value that was not acknowledged, refused or expired; none
                if the session was already closed.

        Raises:
            InvalidArgumentError: In a callback for attempts, as the session would wait for
                it; the session then ends without sending waiting values.
        """
        return await awaited(self._native.start_close(timeout))

    def take_reports(self) -> list[LiveReport]:
        """Reports of undelivered values and of the hub. The newest 256 are kept.

        Returns the events since the last call. Never waits.
        """
        return self._native.take_reports(0.0)

    def reports(self) -> AsyncIterator[LiveReport]:
        """Reports of undelivered values and of the hub. The newest 256 are kept.

        Iterates over the events as they arrive, until the handle ends. Each goes to one iterator.
        """
        return awaited_events(self, self._native.start_wait_reports, self._native.next_reports)

    def stats(self) -> LiveStats:
        """Returns the statistics of the session so far.

        They are all zero in a forked child process.
        """
        return self._native.stats()


class Watch(WatchByHand):
    """A watch.

    Which looks at lists of the hub again and again and reports what differs between two
    looks. What came and went in between is not seen, and a value that moves gives a change
    at each look.

    At first, everything that is there is reported as `added`, followed by `synced`. A
    failed look removes nothing: after the second failure in a row the topic is `lost`,
    which means that its state is unknown. After the next success it is `back`, and the
    differences follow, with a `gap`. Something is reported as `removed` if it was missing
    in successful looks 2 s apart, or, if several things are all missing, in three looks
    over 10 s. The things of a topic are also `removed` if every look fails with status 500
    for 60 s and the list that should contain the topic lacks it. Nothing of an engine is
    reported as `removed` while the engine is away or starting.

    All watches of a hub in a process together have at most 2 looks in flight and 40 a
    second, and after each look they wait for as long as it took, so that they take at most
    one worker of the hub. Looks that come later than asked for are shown by `stats`.

    The watch of a group of hubs looks at the topics of each member, and its changes name
    the member. Where the values of a property differ between members for 5 s, that is
    reported as `apart`. A property is the same on all members if its topic and its name
    are.

    It may be used from any number of threads at once. The end of the `with` block closes
    it, and waits for at most 5 seconds; after an exception, it does not wait.

    Example:
        with hub.watch(topics="engines, Studio A / Mixer_0") as watch:
            for change in watch.changes():
                print(change.kind, change.name, change.after)
                if change.kind == "synced":
                    break
    """

    __slots__ = ()

    def look(self) -> None:
        """Looks at every topic immediately, or as soon as the budget of the hub allows it.

        Call it after an act whose effect should be seen soon.
        """
        self._native.look()

    def close(self, timeout: float | timedelta = 5.0) -> list[WatchChange]:
        """Ends the watch. Changes that were not read can still be read.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The changes that were not read; none if it was already closed.

        Raises:
            InternalError: If the thread of the watch has failed.
        """
        return self._native.close(timeout)

    def take_changes(self) -> list[WatchChange]:
        """Changes in the order of the looks.

        If `max_waiting` changes (by default 1,024) wait to be read, further ones of the same
        thing are folded: the first `before` and the last `after` remain, with a `gap`.

        Returns the events since the last call. Never waits.
        """
        return self._native.take_changes(0.0)

    def changes(self) -> Iterator[WatchChange]:
        """Changes in the order of the looks.

        If `max_waiting` changes (by default 1,024) wait to be read, further ones of the same
        thing are folded: the first `before` and the last `after` remain, with a `gap`.

        Iterates over the events as they arrive, until the handle ends. Each goes to one iterator.
        """
        return events(self, self._native.next_changes)

    def stats(self) -> WatchFigures:
        """Returns the statistics of the watch. They are all zero in a forked child process."""
        return self._native.stats()


class AsyncWatch(AsyncWatchByHand):
    """The asyncio version of `Watch`.

    Example:
        async with hub.watch(topics="engines, Studio A / Mixer_0") as watch:
            async for change in watch.changes():
                print(change.kind, change.name, change.after)
                if change.kind == "synced":
                    break
    """

    __slots__ = ()

    def look(self) -> None:
        """Looks at every topic immediately, or as soon as the budget of the hub allows it.

        Call it after an act whose effect should be seen soon.
        """
        self._native.look()

    async def close(self, timeout: float | timedelta = 5.0) -> list[WatchChange]:
        """Ends the watch. Changes that were not read can still be read.

        Args:
            timeout: Maximum time that it waits, in seconds.

        Returns:
            The changes that were not read; none if it was already closed.

        Raises:
            InternalError: If the thread of the watch has failed.
        """
        return await awaited(self._native.start_close(timeout))

    def take_changes(self) -> list[WatchChange]:
        """Changes in the order of the looks.

        If `max_waiting` changes (by default 1,024) wait to be read, further ones of the same
        thing are folded: the first `before` and the last `after` remain, with a `gap`.

        Returns the events since the last call. Never waits.
        """
        return self._native.take_changes(0.0)

    def changes(self) -> AsyncIterator[WatchChange]:
        """Changes in the order of the looks.

        If `max_waiting` changes (by default 1,024) wait to be read, further ones of the same
        thing are folded: the first `before` and the last `after` remain, with a `gap`.

        Iterates over the events as they arrive, until the handle ends. Each goes to one iterator.
        """
        return awaited_events(self, self._native.start_wait_changes, self._native.next_changes)

    def stats(self) -> WatchFigures:
        """Returns the statistics of the watch. They are all zero in a forked child process."""
        return self._native.stats()
