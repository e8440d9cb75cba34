"""Render engines, their nodes, properties and functions."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any

from .._batch import BatchReport
from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, Engine, Function, FunctionSummary, Node, Property
from .._named_tuples import AnyPropertyAddress, AnyPropertySet
from .._record_list import RecordList
from .._types import FunctionParameter, Interpolation


class Engines(CallGroup, BlockingCalls):
    """Render engines, their nodes, properties and functions."""

    __slots__ = ()

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Engine]:
        """Lists the engines with their instances.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Engine]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for engine in hub.engines.list():
                print(engine.id, engine.display_name, engine.status)

        Hub path: `GET /api/rest/v1/engines`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Engine] = self._call("engines.list", (), timeout=timeout, cancel=cancel)
        return found

    def get(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Engine:
        """Reads one engine.

        Hubs respond with 500 if there is no such engine.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Engine

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Engine = self._call("engines.get", (engine,), timeout=timeout, cancel=cancel)
        return found

    def list_nodes(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Node]:
        """Lists the nodes of an engine.

        Hubs respond with 500 if there is no such engine.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Node]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Node] = self._call(
            "engines.list_nodes",
            (engine,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_node(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Node:
        """Reads one node.

        Hubs respond with 500 if there is no such engine or node.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Node

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Node = self._call("engines.get_node", (engine, node), timeout=timeout, cancel=cancel)
        return found

    def list_properties(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Property]:
        """Lists the properties of a node with their current values.

        Hubs respond with 500 if there is no such engine or node.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Property]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for stored in hub.engines.list_properties(3, "Mixer_0"):
                print(stored.property_path, stored.value)

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Property] = self._call(
            "engines.list_properties",
            (engine, node),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_property(
        self,
        engine: int,
        node: str,
        property: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Reads one property with its current value.

        Hubs respond with 500 if there is no such engine, node or property.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            property: Path of a property within its node. On an RE5 engine, this is the id
                of the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            opacity = hub.engines.get_property(3, "Mixer_0", "Default//Opacity/0").value

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Property = self._call(
            "engines.get_property",
            (engine, node, property),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def set_property(
        self,
        engine: int,
        node: str,
        property: str,
        value: Any,
        *,
        interpolation: Interpolation | None = None,
        duration: float | timedelta | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Sets a property at once, or moves it to the value over time, on air.

        The response is the property with the value that the hub stored. Numbers in it may be
        rounded to single precision (`gfxhub.approx_eq` allows for that). On an RE5 engine, a
        path that ends with the dotted path of a sub-field (`.w.z`) sets only that sub-field.

        Hubs respond with 500 if there is no such engine, node or property.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            property: Path of a property within its node. On an RE5 engine, this is the id
                of the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
            value: The new value: a boolean, number, text, object or array. NaN, infinity
                and null are refused.
            interpolation: Interpolation of the move. The default is `Constant`, which jumps
                to the value. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            duration: Duration of the move in seconds, 0 or more; default 0. It is refused
                without an interpolation. With `Constant`, the value jumps.
            delay: Delay before the move in seconds, 0 or more; default 0.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            # At once:
            hub.engines.set_property(3, "LowerThird", "Text//Headline/0", "Anna Berg")
            # As a move of one and a half seconds:
            colour = gfxhub.Vector(0.2, 0.3, 0.4, 0.5)
            mask = (3, "Cyclorama", "Material//MaskColor/0")
            hub.engines.set_property(*mask, colour, interpolation="EaseIn", duration=1.5)
            # A camera track, unchanged except for its location:
            place = (3, "TrackedCamera_0", "Tracking//Track/0")
            stored = hub.engines.get_property(*place)
            track = gfxhub.Track.of(stored.value)
            if track is not None:
                track = dataclasses.replace(track, location=gfxhub.Vector(0.0, 180.0, -350.0))
                hub.engines.set_property(*place, track)

        Hub path:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
        there is no complete response, unless a newer command through the same client may have
        changed the property. A move is never resent, as that would restart it on air. If a
        newer set of the same property was sent first, this one is not sent and fails as
        Superseded.
        """
        found: Property = self._call(
            "engines.set_property",
            (engine, node, property, value, interpolation, duration, delay),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def list_functions(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[FunctionSummary]:
        """Lists the functions of a node.

        Hubs respond with 500 if there is no such engine or node.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[FunctionSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[FunctionSummary] = self._call(
            "engines.list_functions",
            (engine, node),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get_function(
        self,
        engine: int,
        node: str,
        function: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Function:
        """Reads one function with its parameters.

        Hubs respond with 500 if there is no such engine, node or function.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            function: Path of a function within its node. On an RE5 engine, this is the id
                of the function.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Function

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Function = self._call(
            "engines.get_function",
            (engine, node, function),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def call_function(
        self,
        engine: int,
        node: str,
        function: str,
        parameters: Mapping[str, Any] | Sequence[FunctionParameter],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Calls a function, which takes effect on air at once.

        Hubs respond with 500 if there is no such engine, node or function.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            function: Path of a function within its node. On an RE5 engine, this is the id
                of the function.
            parameters: The parameters. The list may be empty. A dict of their paths and
                values, or a list in the JSON form of the hub.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.engines.call_function(
                3, "Mixer_0", "Default//DoTransition/0", {"DoTransition/Duration": 1.0}
            )

        Hub path:
        `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        self._call(
            "engines.call_function",
            (engine, node, function, parameters),
            timeout=timeout,
            cancel=cancel,
        )

    def set_properties(
        self,
        sets: Iterable[AnyPropertySet],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], bool | None] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Sets many properties at once: each as `set_property` does.

        The sets are sent over up to `max_batch_connections` connections. They are not a
        transaction: some may succeed and some fail, and nothing is rolled back. On air the
        properties change one after the other. Sets of the same property are sent in the order
        given, others in any order. An eased set is sent over a connection of its own, up to 16
        at a time, and never resent.

        Args:
            sets: The sets, at most 65,536; if there are none, nothing is sent. Each a
                `PropertySet`, or a tuple of engine, node, property, value, and perhaps
                interpolation, duration, delay.
            ordered: Sends each item only after the response to the previous one.
            stop_on_error: Starts no more items after one has failed.
            max_total: Maximum total size of all responses, in bytes. Default: 256 MiB. At
                least 1 byte.
            on_progress: Called with the number of completed items and the number of all
                items, at most ten times a second and once more at the end. If it returns False
                or raises an exception, the rest is cancelled; the exception is raised when the
                call has ended.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            BatchReport[Property]: The result of each item, in the order given.

        Raises:
            InvalidArgumentError: An item cannot be sent; the error names it in its
                argument, such as `sets[3].value`. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            opacity = (3, "Mixer_0", "Default//Opacity/0", 0.5)
            softness = (3, "Cyclorama", "Material//Softness/0", 0.2)
            report = hub.engines.set_properties([opacity, softness])
            for result in report.failed():
                print(result.property_path, result.error.effect)

        Hub path of each:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
        there is no complete response, unless a newer command through the same client may have
        changed the property. A move is never resent, as that would restart it on air. If a
        newer set of the same property was sent first, this one is not sent and fails as
        Superseded.
        """
        return self._compose(
            "engines.set_properties",
            (sets,),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )

    def get_properties(
        self,
        addresses: Iterable[AnyPropertyAddress],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], bool | None] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Reads many properties at once: each as `get_property` does.

        The properties are read over up to `max_batch_connections` connections, and not at the
        same moment.

        Args:
            addresses: The properties, at most 65,536; if there are none, nothing is sent.
                Each a `PropertyAddress`, or a tuple of engine, node, property.
            ordered: Sends each item only after the response to the previous one.
            stop_on_error: Starts no more items after one has failed.
            max_total: Maximum total size of all responses, in bytes. Default: 256 MiB. At
                least 1 byte.
            on_progress: Called with the number of completed items and the number of all
                items, at most ten times a second and once more at the end. If it returns False
                or raises an exception, the rest is cancelled; the exception is raised when the
                call has ended.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            BatchReport[Property]: The result of each item, in the order given.

        Raises:
            InvalidArgumentError: An item cannot be sent; the error names it in its
                argument, such as `addresses[3].property`. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            report = hub.engines.get_properties([(3, "Mixer_0", "Default//Opacity/0")])
            print(report.values())

        Hub path of each:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        return self._compose(
            "engines.get_properties",
            (addresses,),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )

    def list_properties_of(
        self,
        engine: int,
        nodes: Iterable[str] = (),
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], bool | None] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[RecordList[Property]]:
        """Lists the properties of many nodes at once: each as `list_properties` does.

        The lists are read over up to `max_batch_connections` connections, and not at the same
        moment. Without nodes, all nodes of the engine are used. They are listed first, which
        can fail as `list_nodes` does.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            nodes: Paths of nodes, at most 65,536; if there are none, all nodes of the
                engine.
            ordered: Sends each item only after the response to the previous one.
            stop_on_error: Starts no more items after one has failed.
            max_total: Maximum total size of all responses, in bytes. Default: 256 MiB. At
                least 1 byte.
            on_progress: Called with the number of completed items and the number of all
                items, at most ten times a second and once more at the end. If it returns False
                or raises an exception, the rest is cancelled; the exception is raised when the
                call has ended.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            BatchReport[RecordList[Property]]: The result of each item, in the order given.

        Raises:
            InvalidArgumentError: An item cannot be sent; the error names it in its
                argument, such as `nodes[3]`. Nothing was sent.
            ClientClosedError: The client was closed.
            GfxHubError: No nodes were given, and listing them failed.

        Example:
            for result in hub.engines.list_properties_of(3):
                print(result.node_path, len(result.value))

        Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        return self._compose(
            "engines.list_properties_of",
            (engine, nodes),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )


class AsyncEngines(CallGroup, AwaitedCalls):
    """Render engines, their nodes, properties and functions."""

    __slots__ = ()

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Engine]:
        """Lists the engines with their instances.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Engine]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for engine in await hub.engines.list():
                print(engine.id, engine.display_name, engine.status)

        Hub path: `GET /api/rest/v1/engines`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Engine] = await self._call(
            "engines.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Engine:
        """Reads one engine.

        Hubs respond with 500 if there is no such engine.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Engine

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Engine = await self._call("engines.get", (engine,), timeout=timeout, cancel=cancel)
        return found

    async def list_nodes(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Node]:
        """Lists the nodes of an engine.

        Hubs respond with 500 if there is no such engine.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Node]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Node] = await self._call(
            "engines.list_nodes",
            (engine,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_node(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Node:
        """Reads one node.

        Hubs respond with 500 if there is no such engine or node.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Node

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Node = await self._call(
            "engines.get_node",
            (engine, node),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def list_properties(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Property]:
        """Lists the properties of a node with their current values.

        Hubs respond with 500 if there is no such engine or node.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Property]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for stored in await hub.engines.list_properties(3, "Mixer_0"):
                print(stored.property_path, stored.value)

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Property] = await self._call(
            "engines.list_properties",
            (engine, node),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_property(
        self,
        engine: int,
        node: str,
        property: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Reads one property with its current value.

        Hubs respond with 500 if there is no such engine, node or property.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            property: Path of a property within its node. On an RE5 engine, this is the id
                of the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            opacity = (await hub.engines.get_property(3, "Mixer_0", "Default//Opacity/0")).value

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Property = await self._call(
            "engines.get_property",
            (engine, node, property),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def set_property(
        self,
        engine: int,
        node: str,
        property: str,
        value: Any,
        *,
        interpolation: Interpolation | None = None,
        duration: float | timedelta | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Sets a property at once, or moves it to the value over time, on air.

        The response is the property with the value that the hub stored. Numbers in it may be
        rounded to single precision (`gfxhub.approx_eq` allows for that). On an RE5 engine, a
        path that ends with the dotted path of a sub-field (`.w.z`) sets only that sub-field.

        Hubs respond with 500 if there is no such engine, node or property.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            property: Path of a property within its node. On an RE5 engine, this is the id
                of the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
            value: The new value: a boolean, number, text, object or array. NaN, infinity
                and null are refused.
            interpolation: Interpolation of the move. The default is `Constant`, which jumps
                to the value. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            duration: Duration of the move in seconds, 0 or more; default 0. It is refused
                without an interpolation. With `Constant`, the value jumps.
            delay: Delay before the move in seconds, 0 or more; default 0.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            # At once:
            await hub.engines.set_property(3, "LowerThird", "Text//Headline/0", "Anna Berg")
            # As a move of one and a half seconds:
            colour = gfxhub.Vector(0.2, 0.3, 0.4, 0.5)
            mask = (3, "Cyclorama", "Material//MaskColor/0")
            await hub.engines.set_property(*mask, colour, interpolation="EaseIn", duration=1.5)
            # A camera track, unchanged except for its location:
            place = (3, "TrackedCamera_0", "Tracking//Track/0")
            stored = await hub.engines.get_property(*place)
            track = gfxhub.Track.of(stored.value)
            if track is not None:
                track = dataclasses.replace(track, location=gfxhub.Vector(0.0, 180.0, -350.0))
                await hub.engines.set_property(*place, track)

        Hub path:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
        there is no complete response, unless a newer command through the same client may have
        changed the property. A move is never resent, as that would restart it on air. If a
        newer set of the same property was sent first, this one is not sent and fails as
        Superseded.
        """
        found: Property = await self._call(
            "engines.set_property",
            (engine, node, property, value, interpolation, duration, delay),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def list_functions(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[FunctionSummary]:
        """Lists the functions of a node.

        Hubs respond with 500 if there is no such engine or node.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[FunctionSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[FunctionSummary] = await self._call(
            "engines.list_functions",
            (engine, node),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get_function(
        self,
        engine: int,
        node: str,
        function: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Function:
        """Reads one function with its parameters.

        Hubs respond with 500 if there is no such engine, node or function.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            function: Path of a function within its node. On an RE5 engine, this is the id
                of the function.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Function

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Function = await self._call(
            "engines.get_function",
            (engine, node, function),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def call_function(
        self,
        engine: int,
        node: str,
        function: str,
        parameters: Mapping[str, Any] | Sequence[FunctionParameter],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Calls a function, which takes effect on air at once.

        Hubs respond with 500 if there is no such engine, node or function.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            node: Path of a node within its engine. On an RE5 engine, this is the id of the
                node. The path may contain slashes, spaces and dots.
            function: Path of a function within its node. On an RE5 engine, this is the id
                of the function.
            parameters: The parameters. The list may be empty. A dict of their paths and
                values, or a list in the JSON form of the hub.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.engines.call_function(
                3, "Mixer_0", "Default//DoTransition/0", {"DoTransition/Duration": 1.0}
            )

        Hub path:
        `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It is never resent, since a resend would repeat the effect on air.
        """
        await self._call(
            "engines.call_function",
            (engine, node, function, parameters),
            timeout=timeout,
            cancel=cancel,
        )

    async def set_properties(
        self,
        sets: Iterable[AnyPropertySet],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Sets many properties at once: each as `set_property` does.

        The sets are sent over up to `max_batch_connections` connections. They are not a
        transaction: some may succeed and some fail, and nothing is rolled back. On air the
        properties change one after the other. Sets of the same property are sent in the order
        given, others in any order. An eased set is sent over a connection of its own, up to 16
        at a time, and never resent.

        `on_progress` cannot cancel the call. A `CancelToken` can, and the report then contains
        the outcome of each item. If the task is cancelled, the call ends too, without a report.

        Args:
            sets: The sets, at most 65,536; if there are none, nothing is sent. Each a
                `PropertySet`, or a tuple of engine, node, property, value, and perhaps
                interpolation, duration, delay.
            ordered: Sends each item only after the response to the previous one.
            stop_on_error: Starts no more items after one has failed.
            max_total: Maximum total size of all responses, in bytes. Default: 256 MiB. At
                least 1 byte.
            on_progress: Called in the event loop with the number of completed items and the
                number of all items, at most ten times a second and once more at the end.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            BatchReport[Property]: The result of each item, in the order given.

        Raises:
            InvalidArgumentError: An item cannot be sent; the error names it in its
                argument, such as `sets[3].value`. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            opacity = (3, "Mixer_0", "Default//Opacity/0", 0.5)
            softness = (3, "Cyclorama", "Material//Softness/0", 0.2)
            report = await hub.engines.set_properties([opacity, softness])
            for result in report.failed():
                print(result.property_path, result.error.effect)

        Hub path of each:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
        there is no complete response, unless a newer command through the same client may have
        changed the property. A move is never resent, as that would restart it on air. If a
        newer set of the same property was sent first, this one is not sent and fails as
        Superseded.
        """
        return await self._compose(
            "engines.set_properties",
            (sets,),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )

    async def get_properties(
        self,
        addresses: Iterable[AnyPropertyAddress],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Reads many properties at once: each as `get_property` does.

        The properties are read over up to `max_batch_connections` connections, and not at the
        same moment.

        `on_progress` cannot cancel the call. A `CancelToken` can, and the report then contains
        the outcome of each item. If the task is cancelled, the call ends too, without a report.

        Args:
            addresses: The properties, at most 65,536; if there are none, nothing is sent.
                Each a `PropertyAddress`, or a tuple of engine, node, property.
            ordered: Sends each item only after the response to the previous one.
            stop_on_error: Starts no more items after one has failed.
            max_total: Maximum total size of all responses, in bytes. Default: 256 MiB. At
                least 1 byte.
            on_progress: Called in the event loop with the number of completed items and the
                number of all items, at most ten times a second and once more at the end.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            BatchReport[Property]: The result of each item, in the order given.

        Raises:
            InvalidArgumentError: An item cannot be sent; the error names it in its
                argument, such as `addresses[3].property`. Nothing was sent.
            ClientClosedError: The client was closed.

        Example:
            report = await hub.engines.get_properties([(3, "Mixer_0", "Default//Opacity/0")])
            print(report.values())

        Hub path of each:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        return await self._compose(
            "engines.get_properties",
            (addresses,),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )

    async def list_properties_of(
        self,
        engine: int,
        nodes: Iterable[str] = (),
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[RecordList[Property]]:
        """Lists the properties of many nodes at once: each as `list_properties` does.

        The lists are read over up to `max_batch_connections` connections, and not at the same
        moment. Without nodes, all nodes of the engine are used. They are listed first, which
        can fail as `list_nodes` does.

        `on_progress` cannot cancel the call. A `CancelToken` can, and the report then contains
        the outcome of each item. If the task is cancelled, the call ends too, without a report.

        Args:
            engine: Number of a render engine. This is not a launch id, although the two
                look alike.
            nodes: Paths of nodes, at most 65,536; if there are none, all nodes of the
                engine.
            ordered: Sends each item only after the response to the previous one.
            stop_on_error: Starts no more items after one has failed.
            max_total: Maximum total size of all responses, in bytes. Default: 256 MiB. At
                least 1 byte.
            on_progress: Called in the event loop with the number of completed items and the
                number of all items, at most ten times a second and once more at the end.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            BatchReport[RecordList[Property]]: The result of each item, in the order given.

        Raises:
            InvalidArgumentError: An item cannot be sent; the error names it in its
                argument, such as `nodes[3]`. Nothing was sent.
            ClientClosedError: The client was closed.
            GfxHubError: No nodes were given, and listing them failed.

        Example:
            for result in await hub.engines.list_properties_of(3):
                print(result.node_path, len(result.value))

        Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        return await self._compose(
            "engines.list_properties_of",
            (engine, nodes),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )
