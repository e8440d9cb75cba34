"""Projects that renderers can run."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, Project
from .._record_list import RecordList


class Projects(CallGroup, BlockingCalls):
    """Projects that renderers can run."""

    __slots__ = ()

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Project]:
        """Lists the projects.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Project]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/projects`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Project] = self._call("projects.list", (), timeout=timeout, cancel=cancel)
        return found


class AsyncProjects(CallGroup, AwaitedCalls):
    """Projects that renderers can run."""

    __slots__ = ()

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Project]:
        """Lists the projects.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Project]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/projects`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[Project] = await self._call(
            "projects.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found
