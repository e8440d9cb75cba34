"""The two ways in which methods call their operations: blocking and awaited."""

from __future__ import annotations

import logging
from asyncio import CancelledError, get_running_loop
from typing import Any, Callable

from ._batch import BatchReport, in_loop, report
from ._errors import CallCancelledError
from ._gfxhub import NativeClient, PendingCall

__all__ = ["AwaitedCalls", "BlockingCalls", "CallGroup"]

_log = logging.getLogger("gfxhub")


class CallGroup:
    """A group of operations. Each client has one instance of each group."""

    # Tests can replace methods, which are then in `__dict__`:
    # `unittest.mock.patch.object(hub.engines, "list")`.
    __slots__ = ("__dict__", "_native")

    def __init__(self, native: NativeClient) -> None:
        """Internal: clients create their groups."""
        self._native = native


class BlockingCalls:
    """Makes calls that block."""

    __slots__ = ()
    _native: NativeClient

    def _call(self, operation: str, arguments: tuple[Any, ...], **options: Any) -> Any:
        return self._native.call(operation, arguments, options)

    def _compose(
        self,
        call: str,
        arguments: tuple[Any, ...],
        settings: dict[str, Any],
        on_progress: Callable[[int, int], object] | None,
        **options: Any,
    ) -> BatchReport[Any]:
        """Makes a composed call with its settings and the options that every call accepts."""
        return report(self._call(call, (*arguments, settings, on_progress), **options))


class AwaitedCalls:
    """Makes calls that are awaited."""

    __slots__ = ()
    _native: NativeClient

    async def _call(self, operation: str, arguments: tuple[Any, ...], **options: Any) -> Any:
        future, call = self._native.start(operation, arguments, options)
        try:
            return await future
        except CancelledError as cancelled:
            # The same CancelledError is raised again, because after any other exception a TaskGroup
            # would take the task as failed and cancel the others. The cause of the CancelledError
            # says whether the hub may have executed the call.
            error = call.cancel()
            # If several tasks are cancelled together, all calls that were not sent are withdrawn
            # first: if a running call ended before that, its thread would send one of them.
            get_running_loop().call_soon(_end, call, error)
            raise cancelled from error
        except GeneratorExit:
            _end(call, call.cancel())
            raise

    async def _compose(
        self,
        call: str,
        arguments: tuple[Any, ...],
        settings: dict[str, Any],
        on_progress: Callable[[int, int], object] | None,
        **options: Any,
    ) -> BatchReport[Any]:
        """Makes a composed call with its settings and the options that every call accepts."""
        given = (*arguments, settings, in_loop(on_progress))
        return report(await self._call(call, given, **options))


def _end(call: PendingCall, error: CallCancelledError) -> None:
    """Ends a cancelled call. Logs a warning, because asyncio drops the exceptions of some tasks."""
    call.interrupt()
    if error.effect != "none":
        _log.warning("%s", error)
