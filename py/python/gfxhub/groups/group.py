"""Calls to every member of a group: a main hub and its backup, or several engines."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, GroupReport, MemberComparison, MemberResult, MemberStatus
from .._record_list import RecordList
from .._types import Interpolation


class Group(CallGroup, BlockingCalls):
    """Calls to every member of a group: a main hub and its backup, or several engines."""

    __slots__ = ()

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
    ) -> GroupReport:
        """Sets a property of every member by its path, at once or over time.

        Each member returns its own property, so the results do not agree if the ids of the
        properties differ.

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
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            report = pair.group.set("Studio A / Cyclorama / Softness", 0.5, over=1.5)
            print(report.agree)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call(
            "group.set",
            (path, value, over, ease, delay),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def set_many(
        self,
        values: Mapping[str, Any],
        *,
        over: float | timedelta | None = None,
        ease: Interpolation | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Sets many properties of every member by their paths, in one batch for each member.

        All paths of a member are found before anything is sent to it. The result of a member is
        a list with an item for each path: its `address`, which is the path, and its `result` or
        its `error`. An item that failed does not make the call fail. If nothing of its batch
        can be sent, the member fails with the error of the first item.

        Args:
            values: The values, each by the path of its property, at most 65,536. NaN,
                infinity and null are refused.
            over: Duration of the moves in seconds, 0 or more; default 0, which jumps.
            ease: Interpolation of the moves; default `EaseInOut`. Refused without a
                duration. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            delay: Delay before the changes in seconds, 0 or more; default 0.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            values = {"Studio A / Cyclorama / Softness": 0.5, "Studio A / Mixer_0 / Opacity": 0.0}
            print(pair.group.set_many(values, over=1.5).agree)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call(
            "group.set_many",
            (values, over, ease, delay),
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
    ) -> GroupReport:
        """Reads a property of every member by its path.

        The report contains the errors of members that cannot be read. The call fails only if no
        member can be read.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.get("Studio A / Cyclorama / Softness").members:
                print(member.member, member.result)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call("group.get", (path,), timeout=timeout, cancel=cancel)
        return found

    def press(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Presses a button of a rundown of every member, which takes effect on air at once.

        Each member looks the button up anew before it is pressed. A group of engines refuses
        this call, because the engines of a hub share its rundowns.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.press("Evening News / Opening Title / In").members:
                print(member.member, member.outcome)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call("group.press", (path,), timeout=timeout, cancel=cancel)
        return found

    def call(
        self,
        path: str,
        *,
        parameters: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Calls a function of a node of every member by its path, with parameters by their names.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            parameters: Values of the parameters, each by its display name or its path;
                default: none.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.call("Studio A / Cyclorama / Reset Mask")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call(
            "group.call",
            (path, parameters),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def load(
        self,
        path: str,
        engine: str,
        *,
        wait: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Loads a graph, an rgraph or a ustate by its name into an engine of every member.

        The output of the engine changes at once. A member that is an engine loads it into that
        engine, whatever engine the argument names.

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
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.load("rgraph:Studio A Weather", "Studio A")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call(
            "group.load",
            (path, engine, wait),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def invoke(
        self,
        name: str,
        *,
        arguments: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Makes a call, given by its name, for every member.

        The same ids are sent to every member, so calls by paths of names are safer for several
        hubs. Calls that only read are made for every member too. The time limits of the
        members' clients apply, so set a longer one for this call if it may take minutes, as the
        calls of `snapshots` do.

        Args:
            name: Name of the operation or composed call.
            arguments: Arguments by their names in JSON, with `body` for a body; default:
                none. For engines as members, paths begin with the node, and the number of the
                engine is left out.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            print(len(pair.group.invoke("engines.list").members))

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = self._call(
            "group.invoke",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def read(
        self,
        name: str,
        *,
        arguments: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> MemberResult:
        """Makes a call that only reads.

        It is made for the first member, and after a failure for the next one, until one
        succeeds. Each member has its share of the time that is left. The result names that
        member.

        Args:
            name: Name of the operation or composed call.
            arguments: Arguments by their names in JSON, with `body` for a body; default:
                none. For engines as members, paths begin with the node, and the number of the
                engine is left out.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            MemberResult

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            engines = pair.group.read("engines.list")
            print(engines.member, engines.result)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: MemberResult = self._call(
            "group.read",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def compare(
        self,
        *,
        engines: Sequence[str] | None = None,
        only: Sequence[str] | None = None,
        protect: Sequence[str] | None = None,
        once: bool | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[MemberComparison]:
        """Takes a snapshot of every member.

        And compares each snapshot with that of the first member, by names. To repair a member,
        plan and recall the first member's snapshot on it.

        Args:
            engines: Names of the engines, or `#` and their numbers; default: all engines.
            only: Patterns of the properties; default: all. A pattern is a path of names in
                which `*` stands for any text, `?` for any character, `[12]` for `1` or `2`, and
                `**` for any number of names: `Light_* / *`. A pattern of one name selects all
                properties of the nodes with that name; one of two names is node / property, and
                one of three names is engine / node / property.
            protect: Patterns of properties that no recall may set, such as those of
                cameras. They are kept in the snapshot.
            once: True to read each value once. By default values are read again after 2
                seconds, and those that differ are marked as moving.
            fast: True to read as fast as the client's connections allow, for rehearsals. By
                default, at most 4 requests are in flight and at most 100 are sent in a second.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[MemberComparison]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.compare(once=True):
                print(member.member, member.differences)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecordList[MemberComparison] = self._call(
            "group.compare",
            (engines, only, protect, once, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def status(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[MemberStatus]:
        """Returns the state of every member, from its calls so far. Sends nothing.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[MemberStatus]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.status():
                print(member.member, member.away, member.failures)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[MemberStatus] = self._call(
            "group.status",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def settle(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[MemberStatus]:
        """Waits until no call of a member is in progress.

        At most for the time limit of this call, and returns the state of every member. Sends
        nothing. Call this before a program ends right after a call of a group: calls of members
        that are still in progress end with the process.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[MemberStatus]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.press("Evening News / Opening Title / In")
            for member in pair.group.settle():
                print(member.member, member.failures)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[MemberStatus] = self._call(
            "group.settle",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def use_member(
        self,
        member: str,
        *,
        used: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Takes a member out of the group, or puts it back.

        While the first member is out, the next one is the main member. Sends nothing.

        Args:
            member: Name of the member.
            used: False to take the member out; default: true, which takes it back in.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.use_member("backup", used=False)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        self._call("group.use_member", (member, used), timeout=timeout, cancel=cancel)


class AsyncGroup(CallGroup, AwaitedCalls):
    """Calls to every member of a group: a main hub and its backup, or several engines."""

    __slots__ = ()

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
    ) -> GroupReport:
        """Sets a property of every member by its path, at once or over time.

        Each member returns its own property, so the results do not agree if the ids of the
        properties differ.

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
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            report = pair.group.set("Studio A / Cyclorama / Softness", 0.5, over=1.5)
            print(report.agree)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call(
            "group.set",
            (path, value, over, ease, delay),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def set_many(
        self,
        values: Mapping[str, Any],
        *,
        over: float | timedelta | None = None,
        ease: Interpolation | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Sets many properties of every member by their paths, in one batch for each member.

        All paths of a member are found before anything is sent to it. The result of a member is
        a list with an item for each path: its `address`, which is the path, and its `result` or
        its `error`. An item that failed does not make the call fail. If nothing of its batch
        can be sent, the member fails with the error of the first item.

        Args:
            values: The values, each by the path of its property, at most 65,536. NaN,
                infinity and null are refused.
            over: Duration of the moves in seconds, 0 or more; default 0, which jumps.
            ease: Interpolation of the moves; default `EaseInOut`. Refused without a
                duration. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            delay: Delay before the changes in seconds, 0 or more; default 0.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            values = {"Studio A / Cyclorama / Softness": 0.5, "Studio A / Mixer_0 / Opacity": 0.0}
            print(pair.group.set_many(values, over=1.5).agree)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call(
            "group.set_many",
            (values, over, ease, delay),
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
    ) -> GroupReport:
        """Reads a property of every member by its path.

        The report contains the errors of members that cannot be read. The call fails only if no
        member can be read.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.get("Studio A / Cyclorama / Softness").members:
                print(member.member, member.result)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call("group.get", (path,), timeout=timeout, cancel=cancel)
        return found

    async def press(
        self,
        path: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Presses a button of a rundown of every member, which takes effect on air at once.

        Each member looks the button up anew before it is pressed. A group of engines refuses
        this call, because the engines of a hub share its rundowns.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.press("Evening News / Opening Title / In").members:
                print(member.member, member.outcome)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call(
            "group.press",
            (path,),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def call(
        self,
        path: str,
        *,
        parameters: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Calls a function of a node of every member by its path, with parameters by their names.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            parameters: Values of the parameters, each by its display name or its path;
                default: none.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.call("Studio A / Cyclorama / Reset Mask")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call(
            "group.call",
            (path, parameters),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def load(
        self,
        path: str,
        engine: str,
        *,
        wait: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Loads a graph, an rgraph or a ustate by its name into an engine of every member.

        The output of the engine changes at once. A member that is an engine loads it into that
        engine, whatever engine the argument names.

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
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.load("rgraph:Studio A Weather", "Studio A")

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call(
            "group.load",
            (path, engine, wait),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def invoke(
        self,
        name: str,
        *,
        arguments: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> GroupReport:
        """Makes a call, given by its name, for every member.

        The same ids are sent to every member, so calls by paths of names are safer for several
        hubs. Calls that only read are made for every member too. The time limits of the
        members' clients apply, so set a longer one for this call if it may take minutes, as the
        calls of `snapshots` do.

        Args:
            name: Name of the operation or composed call.
            arguments: Arguments by their names in JSON, with `body` for a body; default:
                none. For engines as members, paths begin with the node, and the number of the
                engine is left out.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            GroupReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            print(len(pair.group.invoke("engines.list").members))

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: GroupReport = await self._call(
            "group.invoke",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def read(
        self,
        name: str,
        *,
        arguments: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> MemberResult:
        """Makes a call that only reads.

        It is made for the first member, and after a failure for the next one, until one
        succeeds. Each member has its share of the time that is left. The result names that
        member.

        Args:
            name: Name of the operation or composed call.
            arguments: Arguments by their names in JSON, with `body` for a body; default:
                none. For engines as members, paths begin with the node, and the number of the
                engine is left out.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            MemberResult

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            engines = pair.group.read("engines.list")
            print(engines.member, engines.result)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: MemberResult = await self._call(
            "group.read",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def compare(
        self,
        *,
        engines: Sequence[str] | None = None,
        only: Sequence[str] | None = None,
        protect: Sequence[str] | None = None,
        once: bool | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[MemberComparison]:
        """Takes a snapshot of every member.

        And compares each snapshot with that of the first member, by names. To repair a member,
        plan and recall the first member's snapshot on it.

        Args:
            engines: Names of the engines, or `#` and their numbers; default: all engines.
            only: Patterns of the properties; default: all. A pattern is a path of names in
                which `*` stands for any text, `?` for any character, `[12]` for `1` or `2`, and
                `**` for any number of names: `Light_* / *`. A pattern of one name selects all
                properties of the nodes with that name; one of two names is node / property, and
                one of three names is engine / node / property.
            protect: Patterns of properties that no recall may set, such as those of
                cameras. They are kept in the snapshot.
            once: True to read each value once. By default values are read again after 2
                seconds, and those that differ are marked as moving.
            fast: True to read as fast as the client's connections allow, for rehearsals. By
                default, at most 4 requests are in flight and at most 100 are sent in a second.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[MemberComparison]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.compare(once=True):
                print(member.member, member.differences)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecordList[MemberComparison] = await self._call(
            "group.compare",
            (engines, only, protect, once, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def status(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[MemberStatus]:
        """Returns the state of every member, from its calls so far. Sends nothing.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[MemberStatus]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            for member in pair.group.status():
                print(member.member, member.away, member.failures)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[MemberStatus] = await self._call(
            "group.status",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def settle(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[MemberStatus]:
        """Waits until no call of a member is in progress.

        At most for the time limit of this call, and returns the state of every member. Sends
        nothing. Call this before a program ends right after a call of a group: calls of members
        that are still in progress end with the process.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[MemberStatus]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.press("Evening News / Opening Title / In")
            for member in pair.group.settle():
                print(member.member, member.failures)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[MemberStatus] = await self._call(
            "group.settle",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def use_member(
        self,
        member: str,
        *,
        used: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Takes a member out of the group, or puts it back.

        While the first member is out, the next one is the main member. Sends nothing.

        Args:
            member: Name of the member.
            used: False to take the member out; default: true, which takes it back in.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            pair = gfxhub.Client.pair(hub, backup)
            pair.group.use_member("backup", used=False)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        await self._call("group.use_member", (member, used), timeout=timeout, cancel=cancel)
