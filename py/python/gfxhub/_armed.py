"""Permits that end with a block: the part of the clients that is written by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import timedelta

from ._errors import ClientClosedError
from ._gfxhub import NativeClient, Permit
from ._group import Grouping

__all__ = ["AsyncClientByHand", "ClientByHand"]


@contextmanager
def _armed(
    native: NativeClient, operation: str, seconds: float | timedelta | None
) -> Iterator[Permit]:
    permit: Permit = native.call("guard.arm", (operation, seconds), {})
    try:
        yield permit
    finally:
        # A closed client sends nothing more.
        with suppress(ClientClosedError):
            native.call("guard.disarm", (permit.id,), {})


class ClientByHand(Grouping):
    """The part of `Client` that is written by hand."""

    __slots__ = ()
    _native: NativeClient

    @contextmanager
    def armed(
        self, operation: str, *, seconds: float | timedelta | None = None
    ) -> Iterator[Permit]:
        """Gives a permit like `guard.arm`. If no call uses it, it ends with the block.

        Args:
            operation: Name of the call, such as `playout.delete_item`; with `@` and the number
                of an engine, as in `graphs.load@3`, for that engine alone.
            seconds: Seconds, or a timedelta. Time for which the permit is given, at most 300;
                default 10.

        Yields:
            Permit

        Raises:
            GfxHubError: `operation` is not the name of a call that may change something, or the
                client only reads.

        Example:
            with hub.armed("playout.delete_item"):
                hub.playout.delete_item(1, 2)
        """
        with _armed(self._native, operation, seconds) as permit:
            yield permit


class AsyncClientByHand(Grouping):
    """The part of `AsyncClient` that is written by hand."""

    __slots__ = ()
    _native: NativeClient

    # Entering and leaving the block never wait, because nothing is sent. So a cancelled task leaves
    # no permit.
    @asynccontextmanager
    async def armed(
        self, operation: str, *, seconds: float | timedelta | None = None
    ) -> AsyncIterator[Permit]:
        """Gives a permit like `guard.arm`. If no call uses it, it ends with the block.

        Args:
            operation: Name of the call, such as `playout.delete_item`; with `@` and the number
                of an engine, as in `graphs.load@3`, for that engine alone.
            seconds: Seconds, or a timedelta. Time for which the permit is given, at most 300;
                default 10.

        Yields:
            Permit

        Raises:
            GfxHubError: `operation` is not the name of a call that may change something, or the
                client only reads.

        Example:
            async with hub.armed("playout.delete_item"):
                await hub.playout.delete_item(1, 2)
        """
        with _armed(self._native, operation, seconds) as permit:
            yield permit
