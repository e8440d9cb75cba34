"""Changes on the hub, and waiting for them."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from datetime import timedelta
from typing import Any

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import AwaitedChange, CancelToken


class Changes(CallGroup, BlockingCalls):
    """Changes on the hub, and waiting for them."""

    __slots__ = ()

    def wait_for(
        self,
        path: str,
        within: float | timedelta,
        *,
        equals: Any | None = None,
        not_equals: Any | None = None,
        status: str | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> AwaitedChange:
        """Waits until a thing meets a condition, and returns its state at that time.

        For example, waits until a property has a value, an engine has an instance that is
        `Loaded`, or an item is there. `path` is a path of names, or a topic of a watch such as
        `items:1`. Only reads, up to four times a second, within the budget of the hub that the
        watches of the process share.

        The wait also goes on while the hub does not respond, or while the path leads nowhere.
        When the time is over, the call fails with `Timeout`, and the error says what was seen
        last. What came and went between two looks is not seen.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            within: Time limit of the wait in seconds: above 0, and up to 86,400.
            equals: Value that the property must have. Numbers that are equal in single
                precision are equal.
            not_equals: Value that the property must no longer have.
            status: Status of the thing, or of one of its parts, such as an instance of an
                engine: `Loaded`, `ready`. Capitals do not matter.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            AwaitedChange

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: AwaitedChange = self._call(
            "changes.wait_for",
            (path, within, equals, not_equals, status),
            timeout=timeout,
            cancel=cancel,
        )
        return found


class AsyncChanges(CallGroup, AwaitedCalls):
    """Changes on the hub, and waiting for them."""

    __slots__ = ()

    async def wait_for(
        self,
        path: str,
        within: float | timedelta,
        *,
        equals: Any | None = None,
        not_equals: Any | None = None,
        status: str | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> AwaitedChange:
        """Waits until a thing meets a condition, and returns its state at that time.

        For example, waits until a property has a value, an engine has an instance that is
        `Loaded`, or an item is there. `path` is a path of names, or a topic of a watch such as
        `items:1`. Only reads, up to four times a second, within the budget of the hub that the
        watches of the process share.

        The wait also goes on while the hub does not respond, or while the path leads nowhere.
        When the time is over, the call fails with `Timeout`, and the error says what was seen
        last. What came and went between two looks is not seen.

        Args:
            path: Path of names, from the outermost to the innermost, separated by ` / `:
                `Studio A / Cyclorama / Softness`.
            within: Time limit of the wait in seconds: above 0, and up to 86,400.
            equals: Value that the property must have. Numbers that are equal in single
                precision are equal.
            not_equals: Value that the property must no longer have.
            status: Status of the thing, or of one of its parts, such as an instance of an
                engine: `Loaded`, `ready`. Capitals do not matter.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            AwaitedChange

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Each of its requests is resent like a call of its own, and has the client's time limit.
        The whole call has a time limit only if its options set one.
        """
        found: AwaitedChange = await self._call(
            "changes.wait_for",
            (path, within, equals, not_equals, status),
            timeout=timeout,
            cancel=cancel,
        )
        return found
