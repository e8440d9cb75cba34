"""Rgraphs, which RE engines load."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, Rgraph, RgraphSummary
from .._record_list import RecordList


class Rgraphs(CallGroup, BlockingCalls):
    """Rgraphs, which RE engines load."""

    __slots__ = ()

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[RgraphSummary]:
        """Lists the rgraphs.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[RgraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/rgraphs`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[RgraphSummary] = self._call(
            "rgraphs.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get(
        self,
        rgraph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Rgraph:
        """Reads one rgraph with its content.

        Hubs respond with 404 if there is no such rgraph.

        Args:
            rgraph: Number of an rgraph (RE).
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Rgraph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Rgraph = self._call("rgraphs.get", (rgraph,), timeout=timeout, cancel=cancel)
        return found

    def load(
        self,
        rgraph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads an rgraph into an engine, whose output changes at once.

        The engine's `rgraph_id` is then the id of the rgraph.

        Args:
            rgraph: Number of an rgraph (RE).
            engine_host_id: Number of the engine. This is not a launch id.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`.
        It is never resent, since a resend would repeat the effect on air.
        """
        self._call("rgraphs.load", (rgraph, engine_host_id), timeout=timeout, cancel=cancel)


class AsyncRgraphs(CallGroup, AwaitedCalls):
    """Rgraphs, which RE engines load."""

    __slots__ = ()

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[RgraphSummary]:
        """Lists the rgraphs.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[RgraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/rgraphs`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[RgraphSummary] = await self._call(
            "rgraphs.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get(
        self,
        rgraph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Rgraph:
        """Reads one rgraph with its content.

        Hubs respond with 404 if there is no such rgraph.

        Args:
            rgraph: Number of an rgraph (RE).
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Rgraph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Rgraph = await self._call("rgraphs.get", (rgraph,), timeout=timeout, cancel=cancel)
        return found

    async def load(
        self,
        rgraph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads an rgraph into an engine, whose output changes at once.

        The engine's `rgraph_id` is then the id of the rgraph.

        Args:
            rgraph: Number of an rgraph (RE).
            engine_host_id: Number of the engine. This is not a launch id.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`.
        It is never resent, since a resend would repeat the effect on air.
        """
        await self._call("rgraphs.load", (rgraph, engine_host_id), timeout=timeout, cancel=cancel)
