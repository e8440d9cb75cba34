"""Ustates, which UE engines load."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, Ustate, UstateSummary
from .._record_list import RecordList


class Ustates(CallGroup, BlockingCalls):
    """Ustates, which UE engines load."""

    __slots__ = ()

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[UstateSummary]:
        """Lists the ustates.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[UstateSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/ustates`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[UstateSummary] = self._call(
            "ustates.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get(
        self,
        ustate: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Ustate:
        """Reads one ustate with its content.

        Hubs respond with 404 if there is no such ustate.

        Args:
            ustate: Number of a ustate (UE).
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Ustate

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/ustates/{ustateId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Ustate = self._call("ustates.get", (ustate,), timeout=timeout, cancel=cancel)
        return found

    def load(
        self,
        ustate: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads a ustate into an engine, whose output changes at once.

        The engine's `ustate_id` is then the id of the ustate.

        Args:
            ustate: Number of a ustate (UE).
            engine_host_id: Number of the engine. This is not a launch id.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`.
        It is never resent, since a resend would repeat the effect on air.
        """
        self._call("ustates.load", (ustate, engine_host_id), timeout=timeout, cancel=cancel)


class AsyncUstates(CallGroup, AwaitedCalls):
    """Ustates, which UE engines load."""

    __slots__ = ()

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[UstateSummary]:
        """Lists the ustates.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[UstateSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/ustates`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[UstateSummary] = await self._call(
            "ustates.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get(
        self,
        ustate: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Ustate:
        """Reads one ustate with its content.

        Hubs respond with 404 if there is no such ustate.

        Args:
            ustate: Number of a ustate (UE).
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Ustate

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/ustates/{ustateId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Ustate = await self._call("ustates.get", (ustate,), timeout=timeout, cancel=cancel)
        return found

    async def load(
        self,
        ustate: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads a ustate into an engine, whose output changes at once.

        The engine's `ustate_id` is then the id of the ustate.

        Args:
            ustate: Number of a ustate (UE).
            engine_host_id: Number of the engine. This is not a launch id.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`.
        It is never resent, since a resend would repeat the effect on air.
        """
        await self._call("ustates.load", (ustate, engine_host_id), timeout=timeout, cancel=cancel)
