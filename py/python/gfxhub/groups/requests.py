"""Previews of the requests that a call would send."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, RequestPreview
from .._record_list import RecordList


class Requests(CallGroup, BlockingCalls):
    """Previews of the requests that a call would send."""

    __slots__ = ()

    def preview(
        self,
        name: str,
        *,
        arguments: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[RequestPreview]:
        """Returns the requests that a call by name would send.

        Checked and with ids in place of names. An operation has one request, and a batch has
        one for each item. None of them is sent. A composed call that reads before it writes
        sends these reads, and the list ends with its first write.

        Args:
            name: Name of the operation or composed call.
            arguments: Its arguments by their names in JSON, with `body` for a body;
                default: none.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[RequestPreview]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            call = {"rundownId": 1, "itemId": 2}
            for request in hub.requests.preview("playout.delete_item", arguments=call):
                print(request.retry_class, request.curl)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[RequestPreview] = self._call(
            "requests.preview",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
        )
        return found


class AsyncRequests(CallGroup, AwaitedCalls):
    """Previews of the requests that a call would send."""

    __slots__ = ()

    async def preview(
        self,
        name: str,
        *,
        arguments: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[RequestPreview]:
        """Returns the requests that a call by name would send.

        Checked and with ids in place of names. An operation has one request, and a batch has
        one for each item. None of them is sent. A composed call that reads before it writes
        sends these reads, and the list ends with its first write.

        Args:
            name: Name of the operation or composed call.
            arguments: Its arguments by their names in JSON, with `body` for a body;
                default: none.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[RequestPreview]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            call = {"rundownId": 1, "itemId": 2}
            for request in await hub.requests.preview("playout.delete_item", arguments=call):
                print(request.retry_class, request.curl)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[RequestPreview] = await self._call(
            "requests.preview",
            (name, arguments),
            timeout=timeout,
            cancel=cancel,
        )
        return found
