"""The batches of the engines: many sets or reads of properties in one call."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Iterable
from datetime import timedelta
from typing import Any, Callable, Optional, Union

from ._batch import BatchReport, BatchResult, PropertySet
from ._calls import AwaitedCalls, BlockingCalls
from ._gfxhub import CancelToken, Property
from ._named_tuples import PropertyAddress
from ._record_list import RecordList
from ._types import Interpolation

__all__ = ["AwaitedBatches", "BlockingBatches"]

Seconds = Union[float, timedelta]
AnyAddress = Union[PropertyAddress, tuple[int, str, str]]
AnySet = Union[
    PropertySet,
    tuple[int, str, str, Any],
    tuple[int, str, str, Any, Optional[Interpolation]],
    tuple[int, str, str, Any, Optional[Interpolation], Optional[Seconds]],
    tuple[int, str, str, Any, Optional[Interpolation], Optional[Seconds], Optional[Seconds]],
]


def _report(made: Any) -> BatchReport[Any]:
    """The report of what the native module gives."""
    items, skew, elapsed, connections = made
    return BatchReport((BatchResult(*item) for item in items), skew, elapsed, connections)


Progress = Callable[[int, int], Union[bool, None]]


class BlockingBatches(BlockingCalls):
    """The batches of the engines, which wait for their results."""

    __slots__ = ()

    def set_properties(
        self,
        sets: Iterable[AnySet],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Progress | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Sets many properties at once, over several connections: each as `set_property` does.

        It is no transaction: some may succeed and some fail, and the report tells. Sets of the same
        property are sent in the order given, others in any. A set that is eased is sent over a
        connection of its own, up to 16 at a time, and is never resent; others are resent as
        `set_property` says.

        Args:
            sets: The sets, 65,536 at most: each a `PropertySet`, or a tuple of engine, node,
                property, value, and perhaps interpolation, duration and delay.
            ordered: Whether each is sent only when the one before it was responded to.
            stop_on_error: Whether nothing more is begun once one has failed: the rest is a
                CallCancelledError with no effect.
            max_total: The most bytes that all responses may have, 256 MiB when not given: the rest
                is a TooLargeError.
            on_progress: Called with the number of sets that are done and that of all, at most ten
                times a second and once more at the end. To return False, or to raise, cancels the
                rest; what it raises is raised when the batch has ended.
            timeout: Seconds, or a timedelta. Time limit of the whole call, with every
                attempt and any wait for a thread, in place of the client's. A call that takes
                longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Cancels the call, whatever it waits for. The call then fails as
                Cancelled, within 60 ms. Nothing that was sent is taken back: the effect of the
                error says whether the hub may have executed it.

        Returns:
            BatchReport[Property]

        Raises:
            InvalidArgumentError: A set cannot be sent; the argument is `sets[3].duration` or the
                like. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            opacity = (3, "Mixer_0", "Default//Opacity/0", 0.5)
            softness = (3, "Cyclorama", "Material//Softness/0", 0.2)
            report = hub.engines.set_properties([opacity, softness])
            for result in report.failed():
                print(result.property_path, result.error.effect)

        Hub path of each:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        """
        given = (None, sets, ordered, stop_on_error, max_total, on_progress)
        made = self._call(
            "engines.set_properties",
            given,
            timeout=timeout,
            cancel=cancel,
        )
        return _report(made)

    def get_properties(
        self,
        addresses: Iterable[AnyAddress],
        *,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Progress | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Reads many properties at once, over several connections: each as `get_property` does.

        Args:
            addresses: The properties, 65,536 at most: each a `PropertyAddress`, or a tuple of
                engine, node and property.
            stop_on_error: Whether nothing more is begun once one has failed.
            max_total: The most bytes that all responses may have, 256 MiB when not given.
            on_progress: As in `set_properties`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, with every
                attempt and any wait for a thread, in place of the client's. A call that takes
                longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Cancels the call, whatever it waits for. The call then fails as
                Cancelled, within 60 ms. Nothing that was sent is taken back: the effect of the
                error says whether the hub may have executed it.

        Returns:
            BatchReport[Property]: A property that cannot be read has its error there.

        Raises:
            InvalidArgumentError: A path cannot be sent. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            report = hub.engines.get_properties([(3, "Mixer_0", "Default//Opacity/0")])
            print(report.values())

        Hub path of each:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`. Each is
        resent as a read is.
        """
        given = (None, addresses, False, stop_on_error, max_total, on_progress)
        made = self._call(
            "engines.get_properties",
            given,
            timeout=timeout,
            cancel=cancel,
        )
        return _report(made)

    def list_properties_of(
        self,
        engine: int,
        nodes: Iterable[str] = (),
        *,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Progress | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[RecordList[Property]]:
        """Lists the properties of many nodes at once: each as `list_properties` does.

        Args:
            engine: Number of a render engine.
            nodes: Paths of the nodes, 65,536 at most; without any, all nodes that the engine has,
                which are listed first.
            stop_on_error: Whether nothing more is begun once one has failed.
            max_total: The most bytes that all responses may have, 256 MiB when not given.
            on_progress: As in `set_properties`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, with every
                attempt and any wait for a thread, in place of the client's. A call that takes
                longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Cancels the call, whatever it waits for. The call then fails as
                Cancelled, within 60 ms. Nothing that was sent is taken back: the effect of the
                error says whether the hub may have executed it.

        Returns:
            BatchReport[RecordList[Property]]: A node that cannot be read has its error there.

        Raises:
            InvalidArgumentError: A path cannot be sent. Nothing was sent.
            ClientClosedError: The client was closed.
            GfxHubError: Without nodes, whatever `list_nodes` fails with.

        Example:
            for result in hub.engines.list_properties_of(3):
                print(result.node_path, len(result.value))

        Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`. Each is
        resent as a read is.
        """
        given = (engine, nodes, False, stop_on_error, max_total, on_progress)
        made = self._call(
            "engines.list_properties_of",
            given,
            timeout=timeout,
            cancel=cancel,
        )
        return _report(made)


def _in_loop(on_progress: Callable[[int, int], object] | None) -> Progress | None:
    """Tells it in the running loop, as asyncio's objects may be used there alone."""
    if on_progress is None:
        return None
    loop, tell = get_running_loop(), on_progress

    def report(done: int, total: int) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, done, total)

    return report


class AwaitedBatches(AwaitedCalls):
    """The batches of the engines, which are awaited."""

    __slots__ = ()

    async def set_properties(
        self,
        sets: Iterable[AnySet],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Sets many properties at once, over several connections: each as `set_property` does.

        As `Client.engines.set_properties`. `on_progress` is called in the loop, and cancels
        nothing: a `CancelToken` does, and the report says what became of each set. A task that is
        cancelled ends the batch too, without a report.

        Args:
            sets: The sets, 65,536 at most: each a `PropertySet`, or a tuple of engine, node,
                property, value, and perhaps interpolation, duration and delay.
            ordered: Whether each is sent only when the one before it was responded to.
            stop_on_error: Whether nothing more is begun once one has failed.
            max_total: The most bytes that all responses may have, 256 MiB when not given.
            on_progress: Called in the loop with the number of sets that are done and that of all.
            timeout: Seconds, or a timedelta. Time limit of the whole call, with every
                attempt and any wait for a thread, in place of the client's. A call that takes
                longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Cancels the call, whatever it waits for. The call then fails as
                Cancelled, within 60 ms. Nothing that was sent is taken back: the effect of the
                error says whether the hub may have executed it.

        Returns:
            BatchReport[Property]

        Raises:
            InvalidArgumentError: A set cannot be sent. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            report = await hub.engines.set_properties([(3, "Mixer_0", "Default//Opacity/0", 0.5)])
            report.raise_failed()

        Hub path of each:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        """
        given = (None, sets, ordered, stop_on_error, max_total, _in_loop(on_progress))
        made = await self._call(
            "engines.set_properties",
            given,
            timeout=timeout,
            cancel=cancel,
        )
        return _report(made)

    async def get_properties(
        self,
        addresses: Iterable[AnyAddress],
        *,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Reads many properties at once, over several connections: each as `get_property` does.

        Args:
            addresses: The properties, 65,536 at most: each a `PropertyAddress`, or a tuple of
                engine, node and property.
            stop_on_error: Whether nothing more is begun once one has failed.
            max_total: The most bytes that all responses may have, 256 MiB when not given.
            on_progress: Called in the loop with the number of reads that are done and that of all.
            timeout: Seconds, or a timedelta. Time limit of the whole call, with every
                attempt and any wait for a thread, in place of the client's. A call that takes
                longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Cancels the call, whatever it waits for. The call then fails as
                Cancelled, within 60 ms. Nothing that was sent is taken back: the effect of the
                error says whether the hub may have executed it.

        Returns:
            BatchReport[Property]: A property that cannot be read has its error there.

        Raises:
            InvalidArgumentError: A path cannot be sent. Nothing was sent.
            ClientClosedError: The client was closed.

        Hub path of each:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`. Each is
        resent as a read is.
        """
        given = (None, addresses, False, stop_on_error, max_total, _in_loop(on_progress))
        made = await self._call(
            "engines.get_properties",
            given,
            timeout=timeout,
            cancel=cancel,
        )
        return _report(made)

    async def list_properties_of(
        self,
        engine: int,
        nodes: Iterable[str] = (),
        *,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[RecordList[Property]]:
        """Lists the properties of many nodes at once: each as `list_properties` does.

        Args:
            engine: Number of a render engine.
            nodes: Paths of the nodes, 65,536 at most; without any, all nodes that the engine has,
                which are listed first.
            stop_on_error: Whether nothing more is begun once one has failed.
            max_total: The most bytes that all responses may have, 256 MiB when not given.
            on_progress: Called in the loop with the number of nodes that are done and that of all.
            timeout: Seconds, or a timedelta. Time limit of the whole call, with every
                attempt and any wait for a thread, in place of the client's. A call that takes
                longer fails as Timeout. At least 1 ms. At most 24 h.
            cancel: Cancels the call, whatever it waits for. The call then fails as
                Cancelled, within 60 ms. Nothing that was sent is taken back: the effect of the
                error says whether the hub may have executed it.

        Returns:
            BatchReport[RecordList[Property]]: A node that cannot be read has its error there.

        Raises:
            InvalidArgumentError: A path cannot be sent. Nothing was sent.
            ClientClosedError: The client was closed.
            GfxHubError: Without nodes, whatever `list_nodes` fails with.

        Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`. Each is
        resent as a read is.
        """
        given = (engine, nodes, False, stop_on_error, max_total, _in_loop(on_progress))
        made = await self._call(
            "engines.list_properties_of",
            given,
            timeout=timeout,
            cancel=cancel,
        )
        return _report(made)
