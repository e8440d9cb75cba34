"""Graphs, which RE5 engines load."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, Graph, GraphSummary
from .._record_list import RecordList


class Graphs(CallGroup, BlockingCalls):
    """Graphs, which RE5 engines load."""

    __slots__ = ()

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[GraphSummary]:
        """Lists the graphs.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[GraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/graphs`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[GraphSummary] = self._call(
            "graphs.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def get(
        self,
        graph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Graph:
        """Reads one graph with its content.

        Hubs respond with 404 if there is no such graph.

        Args:
            graph: Number of a graph (RE5).
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Graph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/graphs/{graphId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Graph = self._call("graphs.get", (graph,), timeout=timeout, cancel=cancel)
        return found

    def load(
        self,
        graph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads a graph into an engine, whose output changes at once.

        The engine then has the nodes of the graph.

        Args:
            graph: Number of a graph (RE5).
            engine_host_id: Number of the engine. This is not a launch id.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/graphs/{graphId}/load`.
        It is never resent, since a resend would repeat the effect on air.
        """
        self._call("graphs.load", (graph, engine_host_id), timeout=timeout, cancel=cancel)


class AsyncGraphs(CallGroup, AwaitedCalls):
    """Graphs, which RE5 engines load."""

    __slots__ = ()

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[GraphSummary]:
        """Lists the graphs.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[GraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/graphs`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: RecordList[GraphSummary] = await self._call(
            "graphs.list",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def get(
        self,
        graph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Graph:
        """Reads one graph with its content.

        Hubs respond with 404 if there is no such graph.

        Args:
            graph: Number of a graph (RE5).
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Graph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `GET /api/rest/v1/graphs/{graphId}`.
        It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is
        resent, at most twice.
        """
        found: Graph = await self._call("graphs.get", (graph,), timeout=timeout, cancel=cancel)
        return found

    async def load(
        self,
        graph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Loads a graph into an engine, whose output changes at once.

        The engine then has the nodes of the graph.

        Args:
            graph: Number of a graph (RE5).
            engine_host_id: Number of the engine. This is not a launch id.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Hub path: `POST /api/rest/v1/graphs/{graphId}/load`.
        It is never resent, since a resend would repeat the effect on air.
        """
        await self._call("graphs.load", (graph, engine_host_id), timeout=timeout, cancel=cancel)
