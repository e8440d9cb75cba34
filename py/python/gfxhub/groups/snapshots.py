"""Snapshots of engine properties: take, compare and recall them, and undo a recall."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import (
    CancelToken,
    Capture,
    Difference,
    RecallPlan,
    RecallReport,
    RecallUndo,
    Snapshot,
)
from .._record_list import RecordList
from .._types import Interpolation, MatchBy, RestAt


class Snapshots(CallGroup, BlockingCalls):
    """Snapshots of engine properties: take, compare and recall them, and undo a recall."""

    __slots__ = ()

    def take(
        self,
        *,
        engines: Sequence[str] | None = None,
        only: Sequence[str] | None = None,
        protect: Sequence[str] | None = None,
        once: bool | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Snapshot:
        """Takes a snapshot.

        Reads the properties of engines, and returns them as a document to keep. Nodes that
        cannot be read are listed in `missing`; the call fails if no node can be read, or after
        10 s without any answer. The values are not those of one moment: each engine has the
        times between which it was read. A camera that stands still while it is read cannot be
        recognised as moving, so name cameras in `protect`.

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
            Snapshot

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            snapshot = hub.snapshots.take(engines=["Studio A"], once=True)
            print(snapshot.complete, len(snapshot.engines[0].nodes))

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: Snapshot = self._call(
            "snapshots.take",
            (engines, only, protect, once, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def diff(
        self,
        first: Snapshot | Mapping[str, Any],
        *,
        second: Snapshot | Mapping[str, Any] | None = None,
        match_by: MatchBy | None = None,
        map: Mapping[str, Any] | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Difference]:
        """Compares two snapshots, or a snapshot and the hub now, and returns the differences.

        Numbers that are equal in single precision do not count as different. An engine that
        only one side has counts as one difference, and so does an engine that has no nodes on
        the second side.

        Args:
            first: The first snapshot.
            second: The second snapshot; default: the current state of the hub.
            match_by: The way in which nodes and properties are matched; default `paths`.
                Known: paths, names.
            map: Numbers of engines in the second snapshot by their numbers in the first, if
                they differ: `{"3": 4}`.
            fast: True to read the hub as fast as the client's connections allow.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Difference]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            before = hub.snapshots.take(engines=["Studio A"], once=True)
            hub.names.set("Studio A / Cyclorama / Softness", 0.25)
            for one in hub.snapshots.diff(before):
                print(one.node_name, one.display_name, one.first, one.second)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecordList[Difference] = self._call(
            "snapshots.diff",
            (first, second, match_by, map, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def plan(
        self,
        snapshot: Snapshot | Mapping[str, Any],
        *,
        only: Sequence[str] | None = None,
        all: bool | None = None,
        over: float | timedelta | None = None,
        ease: Interpolation | None = None,
        ease_also: Sequence[str] | None = None,
        rest: RestAt | None = None,
        lead: bool | None = None,
        match_by: MatchBy | None = None,
        map: Mapping[str, Any] | None = None,
        force: bool | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecallPlan:
        """Plans a recall.

        Reads the hub, and returns what would be set, from which value to which, and what is
        left alone and why. Sends only requests that read. An engine that has loaded another
        state than that of the snapshot is refused as `ErrorKind::Conflict`.

        Args:
            snapshot: The snapshot.
            only: Patterns of the properties to bring back, as in `snapshots.take`. A
                property that is left out as a handle, a statistic or for a similar reason is
                set if a pattern of two or three names matches it without `*`, `?` or `[12]`.
                Required unless `all` is true.
            all: True to bring back everything, including inputs and enabled outputs.
            over: Duration of the moves in seconds; default 0: all values jump.
            ease: Interpolation of the moves; default `EaseInOut`. Refused without a
                duration. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            ease_also: Patterns of integers, matrices and angles that move too. By default
                only numbers with a fraction and vectors move, and all else jumps.
            rest: Time at which the values that do not move jump. By default, the value
                `false` and texts jump at the end, and all others at the start. The value `true`
                always jumps at the start. Known: start, end.
            lead: True to start all moves at the same moment: each request has the remaining
                time as its delay. A delayed move cannot be taken back.
            match_by: The way in which nodes and properties are matched; default `paths`.
                Known: paths, names.
            map: Numbers of engines on the hub by their numbers in the snapshot, if they
                differ: `{"3": 4}`.
            force: True to plan for an engine that has loaded another state, or none.
            fast: True to read the hub as fast as the client's connections allow.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecallPlan

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            look = hub.snapshots.take(engines=["Studio A"], once=True)
            plan = hub.snapshots.plan(look, only=["Cyclorama / *"], over=1.5)
            print(len(plan.sets), len(plan.left_alone))

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecallPlan = self._call(
            "snapshots.plan",
            (snapshot, only, all, over, ease, ease_also, rest, lead, match_by, map, force, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def recall(
        self,
        plan: RecallPlan | Mapping[str, Any],
        *,
        force: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecallReport:
        """Sets the values of a plan on air.

        Waits until the moves have ended, reads the values again and reports on each. Values
        that somebody else has changed since the plan are left alone. A move is never sent
        twice. After an interruption, recall the same plan again: what is done is not repeated.

        All values are read before the first one is set. A change that somebody else makes to a
        value between its read and its set is lost.

        Args:
            plan: The plan.
            force: True to set even properties that somebody else has changed since the plan
                was made.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecallReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            look = hub.snapshots.take(engines=["Studio A"], once=True)
            hub.names.set("Studio A / Cyclorama / Softness", 0.25)
            plan = hub.snapshots.plan(look, only=["Cyclorama / *"])
            report = hub.snapshots.recall(plan)
            print([one.outcome for one in report.results])

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecallReport = self._call(
            "snapshots.recall",
            (plan, force),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def undo(
        self,
        undo: RecallUndo | Mapping[str, Any],
        *,
        force: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecallReport:
        """Undoes a recall on air.

        Brings back what it changed, and leaves alone what somebody else has changed since. The
        values jump.

        Args:
            undo: The document of the recall that is undone.
            force: True to bring back even properties that somebody else has changed since
                the recall.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecallReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            look = hub.snapshots.take(engines=["Studio A"], once=True)
            hub.names.set("Studio A / Cyclorama / Softness", 0.25)
            plan = hub.snapshots.plan(look, only=["Cyclorama / *"])
            report = hub.snapshots.recall(plan)
            if report.undo:
                hub.snapshots.undo(report.undo)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecallReport = self._call(
            "snapshots.undo",
            (undo, force),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def capture(
        self,
        *,
        scrub: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Capture:
        """Reads a hub and returns it as a show of the hub simulator.

        Which then has the same ids, names, paths and values: engines with nodes and functions,
        templates, rundowns, newsroom rundowns, graphs, projects and launch configurations. It
        only reads: at most 4 requests in flight and 50 a second, so a hub of 1,000 nodes takes
        at least 40 s. The values are not those of one moment.

        Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
        listed, and the capture goes on. It ends as `ErrorKind::Timeout` after 10 s without any
        answer.

        Args:
            scrub: True to replace texts of items, MOS data, contents of states, file paths
                and addresses by invented ones of the same length; the same text gets the same
                replacement; default false. Names of engines, nodes, properties, templates,
                playout rundowns and buttons stay, as do numbers, lengths and the structure, so
                the show is not anonymous.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Capture

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            capture = hub.snapshots.capture()
            print(list(capture.show), capture.filled, capture.left_out)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: Capture = self._call("snapshots.capture", (scrub,), timeout=timeout, cancel=cancel)
        return found


class AsyncSnapshots(CallGroup, AwaitedCalls):
    """Snapshots of engine properties: take, compare and recall them, and undo a recall."""

    __slots__ = ()

    async def take(
        self,
        *,
        engines: Sequence[str] | None = None,
        only: Sequence[str] | None = None,
        protect: Sequence[str] | None = None,
        once: bool | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Snapshot:
        """Takes a snapshot.

        Reads the properties of engines, and returns them as a document to keep. Nodes that
        cannot be read are listed in `missing`; the call fails if no node can be read, or after
        10 s without any answer. The values are not those of one moment: each engine has the
        times between which it was read. A camera that stands still while it is read cannot be
        recognised as moving, so name cameras in `protect`.

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
            Snapshot

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            snapshot = await hub.snapshots.take(engines=["Studio A"], once=True)
            print(snapshot.complete, len(snapshot.engines[0].nodes))

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: Snapshot = await self._call(
            "snapshots.take",
            (engines, only, protect, once, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def diff(
        self,
        first: Snapshot | Mapping[str, Any],
        *,
        second: Snapshot | Mapping[str, Any] | None = None,
        match_by: MatchBy | None = None,
        map: Mapping[str, Any] | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Difference]:
        """Compares two snapshots, or a snapshot and the hub now, and returns the differences.

        Numbers that are equal in single precision do not count as different. An engine that
        only one side has counts as one difference, and so does an engine that has no nodes on
        the second side.

        Args:
            first: The first snapshot.
            second: The second snapshot; default: the current state of the hub.
            match_by: The way in which nodes and properties are matched; default `paths`.
                Known: paths, names.
            map: Numbers of engines in the second snapshot by their numbers in the first, if
                they differ: `{"3": 4}`.
            fast: True to read the hub as fast as the client's connections allow.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Difference]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            before = await hub.snapshots.take(engines=["Studio A"], once=True)
            await hub.names.set("Studio A / Cyclorama / Softness", 0.25)
            for one in await hub.snapshots.diff(before):
                print(one.node_name, one.display_name, one.first, one.second)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecordList[Difference] = await self._call(
            "snapshots.diff",
            (first, second, match_by, map, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def plan(
        self,
        snapshot: Snapshot | Mapping[str, Any],
        *,
        only: Sequence[str] | None = None,
        all: bool | None = None,
        over: float | timedelta | None = None,
        ease: Interpolation | None = None,
        ease_also: Sequence[str] | None = None,
        rest: RestAt | None = None,
        lead: bool | None = None,
        match_by: MatchBy | None = None,
        map: Mapping[str, Any] | None = None,
        force: bool | None = None,
        fast: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecallPlan:
        """Plans a recall.

        Reads the hub, and returns what would be set, from which value to which, and what is
        left alone and why. Sends only requests that read. An engine that has loaded another
        state than that of the snapshot is refused as `ErrorKind::Conflict`.

        Args:
            snapshot: The snapshot.
            only: Patterns of the properties to bring back, as in `snapshots.take`. A
                property that is left out as a handle, a statistic or for a similar reason is
                set if a pattern of two or three names matches it without `*`, `?` or `[12]`.
                Required unless `all` is true.
            all: True to bring back everything, including inputs and enabled outputs.
            over: Duration of the moves in seconds; default 0: all values jump.
            ease: Interpolation of the moves; default `EaseInOut`. Refused without a
                duration. Known: Constant, Linear, EaseIn, EaseOut, EaseInOut.
            ease_also: Patterns of integers, matrices and angles that move too. By default
                only numbers with a fraction and vectors move, and all else jumps.
            rest: Time at which the values that do not move jump. By default, the value
                `false` and texts jump at the end, and all others at the start. The value `true`
                always jumps at the start. Known: start, end.
            lead: True to start all moves at the same moment: each request has the remaining
                time as its delay. A delayed move cannot be taken back.
            match_by: The way in which nodes and properties are matched; default `paths`.
                Known: paths, names.
            map: Numbers of engines on the hub by their numbers in the snapshot, if they
                differ: `{"3": 4}`.
            force: True to plan for an engine that has loaded another state, or none.
            fast: True to read the hub as fast as the client's connections allow.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecallPlan

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            look = await hub.snapshots.take(engines=["Studio A"], once=True)
            plan = await hub.snapshots.plan(look, only=["Cyclorama / *"], over=1.5)
            print(len(plan.sets), len(plan.left_alone))

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecallPlan = await self._call(
            "snapshots.plan",
            (snapshot, only, all, over, ease, ease_also, rest, lead, match_by, map, force, fast),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def recall(
        self,
        plan: RecallPlan | Mapping[str, Any],
        *,
        force: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecallReport:
        """Sets the values of a plan on air.

        Waits until the moves have ended, reads the values again and reports on each. Values
        that somebody else has changed since the plan are left alone. A move is never sent
        twice. After an interruption, recall the same plan again: what is done is not repeated.

        All values are read before the first one is set. A change that somebody else makes to a
        value between its read and its set is lost.

        Args:
            plan: The plan.
            force: True to set even properties that somebody else has changed since the plan
                was made.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecallReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            look = await hub.snapshots.take(engines=["Studio A"], once=True)
            await hub.names.set("Studio A / Cyclorama / Softness", 0.25)
            plan = await hub.snapshots.plan(look, only=["Cyclorama / *"])
            report = await hub.snapshots.recall(plan)
            print([one.outcome for one in report.results])

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecallReport = await self._call(
            "snapshots.recall",
            (plan, force),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def undo(
        self,
        undo: RecallUndo | Mapping[str, Any],
        *,
        force: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecallReport:
        """Undoes a recall on air.

        Brings back what it changed, and leaves alone what somebody else has changed since. The
        values jump.

        Args:
            undo: The document of the recall that is undone.
            force: True to bring back even properties that somebody else has changed since
                the recall.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecallReport

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            look = await hub.snapshots.take(engines=["Studio A"], once=True)
            await hub.names.set("Studio A / Cyclorama / Softness", 0.25)
            plan = await hub.snapshots.plan(look, only=["Cyclorama / *"])
            report = await hub.snapshots.recall(plan)
            if report.undo:
                await hub.snapshots.undo(report.undo)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: RecallReport = await self._call(
            "snapshots.undo",
            (undo, force),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def capture(
        self,
        *,
        scrub: bool | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Capture:
        """Reads a hub and returns it as a show of the hub simulator.

        Which then has the same ids, names, paths and values: engines with nodes and functions,
        templates, rundowns, newsroom rundowns, graphs, projects and launch configurations. It
        only reads: at most 4 requests in flight and 50 a second, so a hub of 1,000 nodes takes
        at least 40 s. The values are not those of one moment.

        Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
        listed, and the capture goes on. It ends as `ErrorKind::Timeout` after 10 s without any
        answer.

        Args:
            scrub: True to replace texts of items, MOS data, contents of states, file paths
                and addresses by invented ones of the same length; the same text gets the same
                replacement; default false. Names of engines, nodes, properties, templates,
                playout rundowns and buttons stay, as do numbers, lengths and the structure, so
                the show is not anonymous.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Capture

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            capture = await hub.snapshots.capture()
            print(list(capture.show), capture.filled, capture.left_out)

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: Capture = await self._call(
            "snapshots.capture",
            (scrub,),
            timeout=timeout,
            cancel=cancel,
        )
        return found
