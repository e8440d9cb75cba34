"""The record of a client's calls, which the setting `record` turns on."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, LogEntry, LogStatus
from .._record_list import RecordList


class Recorder(CallGroup, BlockingCalls):
    """The record of a client's calls, which the setting `record` turns on."""

    __slots__ = ()

    def note(
        self,
        text: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Writes a note into the record of this client: what a person saw or did.

        Does nothing if the client records nothing. Sends nothing.

        Args:
            text: Text of the note.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        self._call("recorder.note", (text,), timeout=timeout, cancel=cancel)

    def status(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> LogStatus:
        """Returns the path of the file that is being written.

        And the number of lines that could not be written. Sends nothing.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            LogStatus

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: LogStatus = self._call("recorder.status", (), timeout=timeout, cancel=cancel)
        return found

    def read(
        self,
        paths: Sequence[str],
        *,
        acts: bool | None = None,
        open: bool | None = None,
        since_ms: int | None = None,
        until_ms: int | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[LogEntry]:
        """Reads records back.

        Each call is one entry, which also contains its end, and entries are in the order in
        which they began. Files of several processes are merged by their times. Incomplete
        lines, which are left behind by a crash of the process or the machine, are skipped. Any
        client can read any file. Sends nothing.

        Args:
            paths: Paths of the files. They may come from several processes, and each
                process may have several.
            acts: True to return only acts; default false.
            open: True to return only acts without a recorded outcome; default false.
            since_ms: Earliest start of the returned entries, in milliseconds since the
                beginning of 1970 in UTC; default: no limit.
            until_ms: Time before which the returned entries began, in the same unit;
                default: no limit. With both limits, a long record can be read in parts.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[LogEntry]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[LogEntry] = self._call(
            "recorder.read",
            (paths, acts, open, since_ms, until_ms),
            timeout=timeout,
            cancel=cancel,
        )
        return found


class AsyncRecorder(CallGroup, AwaitedCalls):
    """The record of a client's calls, which the setting `record` turns on."""

    __slots__ = ()

    async def note(
        self,
        text: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Writes a note into the record of this client: what a person saw or did.

        Does nothing if the client records nothing. Sends nothing.

        Args:
            text: Text of the note.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        await self._call("recorder.note", (text,), timeout=timeout, cancel=cancel)

    async def status(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> LogStatus:
        """Returns the path of the file that is being written.

        And the number of lines that could not be written. Sends nothing.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            LogStatus

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: LogStatus = await self._call("recorder.status", (), timeout=timeout, cancel=cancel)
        return found

    async def read(
        self,
        paths: Sequence[str],
        *,
        acts: bool | None = None,
        open: bool | None = None,
        since_ms: int | None = None,
        until_ms: int | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[LogEntry]:
        """Reads records back.

        Each call is one entry, which also contains its end, and entries are in the order in
        which they began. Files of several processes are merged by their times. Incomplete
        lines, which are left behind by a crash of the process or the machine, are skipped. Any
        client can read any file. Sends nothing.

        Args:
            paths: Paths of the files. They may come from several processes, and each
                process may have several.
            acts: True to return only acts; default false.
            open: True to return only acts without a recorded outcome; default false.
            since_ms: Earliest start of the returned entries, in milliseconds since the
                beginning of 1970 in UTC; default: no limit.
            until_ms: Time before which the returned entries began, in the same unit;
                default: no limit. With both limits, a long record can be read in parts.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[LogEntry]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[LogEntry] = await self._call(
            "recorder.read",
            (paths, acts, open, since_ms, until_ms),
            timeout=timeout,
            cancel=cancel,
        )
        return found
