"""Permits for the acts that the guard of a client allows only with a permit."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

from datetime import timedelta

from .._calls import AwaitedCalls, BlockingCalls, CallGroup
from .._gfxhub import CancelToken, Permit
from .._record_list import RecordList


class Guard(CallGroup, BlockingCalls):
    """Permits for the acts that the guard of a client allows only with a permit."""

    __slots__ = ()

    def arm(
        self,
        operation: str,
        *,
        seconds: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Permit:
        """Gives a permit for the next call with the name in `permit`.

        For one act for which the guard of this client demands a permit, or for one composed
        call as a whole. The permit ends after 10 s unless another time is given. An act takes
        the permit when it is sent, and gives it back if it ends with nothing sent. The call of
        `arm` itself sends nothing.

        A client without a guard needs no permits, and ignores them. On a read-only client, this
        call fails as NotArmed. A forked process does not inherit permits.

        Args:
            operation: Name of the call: an operation or a composed call, `request` for a
                raw request, `live` for the opening of a live session. With `@` and the number
                of an engine, as in `graphs.load@3`, for that engine alone.
            seconds: Time in seconds for which the permit is given, at most 300; default 10.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Permit

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            permit = hub.guard.arm("playout.delete_item", seconds=60)
            print(permit.id, permit.operation)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Permit = self._call(
            "guard.arm",
            (operation, seconds),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    def disarm(
        self,
        permit: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Ends the permit with this number.

        An act that has already taken the permit continues, and can no longer give it back. Does
        nothing if the permit was used or has expired. Sends nothing.

        Args:
            permit: Number of a permit.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            permit = hub.guard.arm("playout.delete_item")
            hub.guard.disarm(permit.id)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        self._call("guard.disarm", (permit,), timeout=timeout, cancel=cancel)

    def permits(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Permit]:
        """Lists the permits that no act has taken yet, oldest first. Sends nothing.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Permit]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for permit in hub.guard.permits():
                print(permit.operation, permit.until_ms)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[Permit] = self._call("guard.permits", (), timeout=timeout, cancel=cancel)
        return found


class AsyncGuard(CallGroup, AwaitedCalls):
    """Permits for the acts that the guard of a client allows only with a permit."""

    __slots__ = ()

    async def arm(
        self,
        operation: str,
        *,
        seconds: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> Permit:
        """Gives a permit for the next call with the name in `permit`.

        For one act for which the guard of this client demands a permit, or for one composed
        call as a whole. The permit ends after 10 s unless another time is given. An act takes
        the permit when it is sent, and gives it back if it ends with nothing sent. The call of
        `arm` itself sends nothing.

        A client without a guard needs no permits, and ignores them. On a read-only client, this
        call fails as NotArmed. A forked process does not inherit permits.

        Args:
            operation: Name of the call: an operation or a composed call, `request` for a
                raw request, `live` for the opening of a live session. With `@` and the number
                of an engine, as in `graphs.load@3`, for that engine alone.
            seconds: Time in seconds for which the permit is given, at most 300; default 10.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Permit

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            permit = await hub.guard.arm("playout.delete_item", seconds=60)
            print(permit.id, permit.operation)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: Permit = await self._call(
            "guard.arm",
            (operation, seconds),
            timeout=timeout,
            cancel=cancel,
        )
        return found

    async def disarm(
        self,
        permit: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> None:
        """Ends the permit with this number.

        An act that has already taken the permit continues, and can no longer give it back. Does
        nothing if the permit was used or has expired. Sends nothing.

        Args:
            permit: Number of a permit.
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            permit = await hub.guard.arm("playout.delete_item")
            await hub.guard.disarm(permit.id)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        await self._call("guard.disarm", (permit,), timeout=timeout, cancel=cancel)

    async def permits(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
    ) -> RecordList[Permit]:
        """Lists the permits that no act has taken yet, oldest first. Sends nothing.

        Args:
            timeout: Seconds, or a timedelta. Time limit of the whole call, including all
                attempts and any wait for a thread. At least 1 ms. At most 24 h.
            cancel: Token that cancels the call in any phase.

        Returns:
            RecordList[Permit]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub executed it.

        Example:
            for permit in await hub.guard.permits():
                print(permit.operation, permit.until_ms)

        Each of its requests is resent like a call of its own. The time limit applies to the
        whole call.
        """
        found: RecordList[Permit] = await self._call(
            "guard.permits",
            (),
            timeout=timeout,
            cancel=cancel,
        )
        return found
