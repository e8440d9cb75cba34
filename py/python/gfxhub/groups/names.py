"""Calls by names of engines, nodes, properties, rundowns and buttons in place of ids."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any

from .._batch import BatchReport
from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import Address, CancelToken, Property
from .._named_tuples import AnyNamedSet
from .._record_list import RecordList
from .._types import Interpolation


class Names(CallGroup, BlockingCalls):
    """Calls by names of engines, nodes, properties, rundowns and buttons in place of ids."""

    __slots__ = ()

    def find(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Address:
        """Finds what a path of names leads to, with every id that the calls by id need.

        Names are exact, capitals included. A name that stands for several things is refused,
        and the error lists all of them.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Address

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            address = hub.names.find("Studio A / Cyclorama / Softness")
            print(address.kind, address.engine_id, address.property_path)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Address = self._call("names.find", (path,), timeout=timeout, cancel=cancel)
        return found

    def list(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Address]:
        """Lists what a pattern leads to: a path in which `*` stands for every name at its place.

        `*` alone lists the engines and the playout rundowns, `Studio A / *` the nodes of an
        engine, `Studio A / Cyclorama / *` the properties and functions of a node.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Address]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for address in hub.names.list("Studio A / Cyclorama / *"):
                print(address.path, address.kind)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[Address] = self._call(
            "names.list",
            (path,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def prepare(
        self,
        paths: Sequence[str],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Address]:
        """Finds what the given paths lead to, or fails with everything that is missing.

        Call it before a show: later calls of the same client by one of these paths act without
        looking the path up again, until a load or another write through the client may have
        changed what it leads to.

        Args:
            paths: The paths.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Address]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.names.prepare(["Evening News / Opening Title / In"])

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[Address] = self._call(
            "names.prepare",
            (paths,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Reads a property by its path.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            print(hub.names.get("Studio A / Cyclorama / Softness").value)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Property = self._call("names.get", (path,), timeout=timeout, cancel=cancel)
        return found

    def set(
        self,
        path: str,
        value: Any,
        *,
        over: float | timedelta | None = None,
        ease: Interpolation | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Sets a property by its path, at once or over time.

        A move over time is never resent, as that would restart the move on air.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            value: The new value: a boolean, number, text, object or array. NaN, infinity
                and null are refused.
            over: Duration of the move in seconds, 0 or more; default 0, which jumps.
            ease: Interpolation of the move; default `EaseInOut`. Refused without a
                duration. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            delay: Delay before the change in seconds, 0 or more; default 0.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.names.set("Studio A / Cyclorama / Softness", 0.3, over=1.5)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Property = self._call(
            "names.set",
            (path, value, over, ease, delay),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def press(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Presses a button of a playout rundown.

        Or of a newsroom rundown (`news:` before its name), which takes effect on air at once.
        The button is looked up again first, unless its path was prepared.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.names.press("Evening News / Opening Title / In")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        self._call("names.press", (path,), timeout=timeout, cancel=cancel)

    def call(
        self,
        path: str,
        *,
        parameters: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Calls a function of a node by its path, with parameters by their names.

        The function is looked up again first, unless its path was prepared.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            parameters: Values of the parameters, each by its display name or its path;
                default: none.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.names.call("Studio A / Cyclorama / Reset Mask")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        self._call("names.call", (path, parameters), timeout=timeout, cancel=cancel)

    def load(
        self,
        path: str,
        engine: str,
        *,
        wait: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads a graph (`graph:News`).

        An rgraph (`rgraph:`) or a ustate (`ustate:`) by its name into an engine, whose output
        changes at once. With a time to wait, the call returns when the engine has loaded the
        state; the time limit of the call must be longer.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            engine: Path of the engine: one name.
            wait: Time in seconds within which the engine must have loaded it; default 0,
                which does not wait.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            hub.names.load("rgraph:Studio A Weather", "Studio A")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        self._call("names.load", (path, engine, wait), timeout=timeout, cancel=cancel)

    def set_many(
        self,
        sets: Iterable[AnyNamedSet],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], bool | None] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Sets many properties by their paths, each as `set` does, but in one batch.

        All paths are found before anything is sent: if some are missing or ambiguous, one error
        lists all of them, and nothing is set. The requests are then sent as those of
        `set_properties` are. An item that fails is not sent again; its error says if its path
        leads to another id now.

        Args:
            sets: The paths with their values, at most 65,536; if there are none, nothing is
                sent. Each a `NamedSet`, or a tuple of path, value, and perhaps over, ease,
                delay.
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
            report = hub.names.set_many([
                ("Studio A / Cyclorama / Softness", 0.5),
                ("Studio A / Mixer_0 / Opacity", 0, 1.5),
            ])
            for result in report.failed():
                print(result.address, result.error.effect)

        Hub path of each:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
        there is no complete response, unless a newer command through the same client may have
        changed the property. A move is never resent, as that would restart it on air. If a
        newer set of the same property was sent first, this one is not sent and fails as
        Superseded.
        """
        return self._compose(
            "names.set_many",
            (sets,),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )


class AsyncNames(CallGroup, AwaitedCalls):
    """Calls by names of engines, nodes, properties, rundowns and buttons in place of ids."""

    __slots__ = ()

    async def find(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Address:
        """Finds what a path of names leads to, with every id that the calls by id need.

        Names are exact, capitals included. A name that stands for several things is refused,
        and the error lists all of them.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Address

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            address = await hub.names.find("Studio A / Cyclorama / Softness")
            print(address.kind, address.engine_id, address.property_path)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Address = await self._call("names.find", (path,), timeout=timeout, cancel=cancel)
        return found

    async def list(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Address]:
        """Lists what a pattern leads to: a path in which `*` stands for every name at its place.

        `*` alone lists the engines and the playout rundowns, `Studio A / *` the nodes of an
        engine, `Studio A / Cyclorama / *` the properties and functions of a node.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Address]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for address in await hub.names.list("Studio A / Cyclorama / *"):
                print(address.path, address.kind)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[Address] = await self._call(
            "names.list",
            (path,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def prepare(
        self,
        paths: Sequence[str],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Address]:
        """Finds what the given paths lead to, or fails with everything that is missing.

        Call it before a show: later calls of the same client by one of these paths act without
        looking the path up again, until a load or another write through the client may have
        changed what it leads to.

        Args:
            paths: The paths.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Address]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.names.prepare(["Evening News / Opening Title / In"])

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[Address] = await self._call(
            "names.prepare",
            (paths,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Reads a property by its path.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            print((await hub.names.get("Studio A / Cyclorama / Softness")).value)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Property = await self._call("names.get", (path,), timeout=timeout, cancel=cancel)
        return found

    async def set(
        self,
        path: str,
        value: Any,
        *,
        over: float | timedelta | None = None,
        ease: Interpolation | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Property:
        """Sets a property by its path, at once or over time.

        A move over time is never resent, as that would restart the move on air.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            value: The new value: a boolean, number, text, object or array. NaN, infinity
                and null are refused.
            over: Duration of the move in seconds, 0 or more; default 0, which jumps.
            ease: Interpolation of the move; default `EaseInOut`. Refused without a
                duration. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            delay: Delay before the change in seconds, 0 or more; default 0.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.names.set("Studio A / Cyclorama / Softness", 0.3, over=1.5)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Property = await self._call(
            "names.set",
            (path, value, over, ease, delay),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def press(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Presses a button of a playout rundown.

        Or of a newsroom rundown (`news:` before its name), which takes effect on air at once.
        The button is looked up again first, unless its path was prepared.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.names.press("Evening News / Opening Title / In")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        await self._call("names.press", (path,), timeout=timeout, cancel=cancel)

    async def call(
        self,
        path: str,
        *,
        parameters: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Calls a function of a node by its path, with parameters by their names.

        The function is looked up again first, unless its path was prepared.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            parameters: Values of the parameters, each by its display name or its path;
                default: none.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.names.call("Studio A / Cyclorama / Reset Mask")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        await self._call("names.call", (path, parameters), timeout=timeout, cancel=cancel)

    async def load(
        self,
        path: str,
        engine: str,
        *,
        wait: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads a graph (`graph:News`).

        An rgraph (`rgraph:`) or a ustate (`ustate:`) by its name into an engine, whose output
        changes at once. With a time to wait, the call returns when the engine has loaded the
        state; the time limit of the call must be longer.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            engine: Path of the engine: one name.
            wait: Time in seconds within which the engine must have loaded it; default 0,
                which does not wait.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            await hub.names.load("rgraph:Studio A Weather", "Studio A")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        await self._call("names.load", (path, engine, wait), timeout=timeout, cancel=cancel)

    async def set_many(
        self,
        sets: Iterable[AnyNamedSet],
        *,
        ordered: bool = False,
        stop_on_error: bool = False,
        max_total: int | None = None,
        on_progress: Callable[[int, int], object] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> BatchReport[Property]:
        """Sets many properties by their paths, each as `set` does, but in one batch.

        All paths are found before anything is sent: if some are missing or ambiguous, one error
        lists all of them, and nothing is set. The requests are then sent as those of
        `set_properties` are. An item that fails is not sent again; its error says if its path
        leads to another id now.

        `on_progress` cannot cancel the call. A `CancelToken` can, and the report then contains
        the outcome of each item. If the task is cancelled, the call ends too, without a report.

        Args:
            sets: The paths with their values, at most 65,536; if there are none, nothing is
                sent. Each a `NamedSet`, or a tuple of path, value, and perhaps over, ease,
                delay.
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
            report = await hub.names.set_many([
                ("Studio A / Cyclorama / Softness", 0.5),
                ("Studio A / Mixer_0 / Opacity", 0, 1.5),
            ])
            for result in report.failed():
                print(result.address, result.error.effect)

        Hub path of each:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if
        there is no complete response, unless a newer command through the same client may have
        changed the property. A move is never resent, as that would restart it on air. If a
        newer set of the same property was sent first, this one is not sent and fails as
        Superseded.
        """
        return await self._compose(
            "names.set_many",
            (sets,),
            {"ordered": ordered, "stop_on_error": stop_on_error, "max_total": max_total},
            on_progress,
            timeout=timeout,
            cancel=cancel,
        )
