"""The base class of all errors of calls."""

from collections.abc import Iterator
from typing import Any, ClassVar, Optional

from ._types import Effect, ErrorKind

__all__ = ["GfxHubError", "effect_of"]


class GfxHubError(Exception):
    """A failed call. The text says what was tried, what happened and what to do.

    An API key is never part of it.
    """

    kind: ClassVar[ErrorKind] = "Internal"
    """The kind of failure, such as `NotFound` for a NotFoundError."""

    effect: Effect
    """The effect of the failed call on the hub: `none`, `maybe` or `done`."""

    hub: str
    """The address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the call."""

    operation: str
    """The operation, such as `engines.get`; empty if no operation was called."""

    method: str
    """The HTTP method; empty if no request was built."""

    path: str
    """The path on the hub as it was sent; empty if no request was built."""

    status: Optional[int]
    """The HTTP status, if the hub responded."""

    body: Optional[str]
    """The body of the hub's response, up to 64 KiB."""

    attempts: int
    """The number of attempts; 0 if the call was refused before the first attempt."""

    elapsed: float
    """The duration of the call in seconds."""

    argument: Optional[str]
    """The Python name of the invalid argument, such as `engine` or `renderers[1]`. For `invoke`,
    its JSON name."""

    json_path: Optional[str]
    """The JSON path of the wrong value in the response, such as `[3].NodePath`."""

    phase: Optional[str]
    """The phase in which it failed: `resolve`, `connect`, `send`, `response`, `body` or `total`."""

    retry_after: Optional[float]
    """The number of seconds to wait before the next request, from the header `Retry-After`."""

    detail: str
    """A short description of the failure, without the operation, the effect and the advice."""

    def __init__(
        self,
        message: str,
        *,
        effect: Effect = "none",
        hub: str = "",
        operation: str = "",
        method: str = "",
        path: str = "",
        status: Optional[int] = None,
        body: Optional[str] = None,
        attempts: int = 0,
        elapsed: float = 0.0,
        argument: Optional[str] = None,
        json_path: Optional[str] = None,
        phase: Optional[str] = None,
        retry_after: Optional[float] = None,
        detail: str = "",
    ) -> None:
        super().__init__(message)
        self.effect = effect
        self.hub = hub
        self.operation = operation
        self.method = method
        self.path = path
        self.status = status
        self.body = body
        self.attempts = attempts
        self.elapsed = elapsed
        self.argument = argument
        self.json_path = json_path
        self.phase = phase
        self.retry_after = retry_after
        self.detail = detail

    @property
    def message(self) -> str:
        """The whole text, as `str()` returns it."""
        return str(self)

    def __str__(self) -> str:
        """Returns the whole text."""
        return str(self.args[0]) if self.args else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the text and all attributes."""
        return type(self), self.args, self.__dict__


def effect_of(exception: Optional[BaseException]) -> Optional[Effect]:
    """Returns the effect on the hub of the calls that caused an exception.

    A cancelled task raises asyncio's CancelledError, a time limit of asyncio raises TimeoutError,
    Ctrl-C raises KeyboardInterrupt, and a TaskGroup raises an ExceptionGroup. The error of the call
    is one of their causes, contexts or members. This function finds it.

    Args:
        exception: Any exception.

    Returns:
        The effect of the call. For several calls: `maybe` if any of them has this effect, or else
        `done` if any has this effect, or else `none`. None if no call of gfxhub was involved.

    Example:
        async def main():
            async with gfxhub.AsyncClient("http://10.0.0.5") as hub:
                try:
                    await asyncio.wait_for(hub.playout.trigger_button(1, 1, "btn-in"), 2.0)
                except asyncio.TimeoutError as error:
                    print("executed:", gfxhub.effect_of(error))

        asyncio.run(main())
    """
    found = {error.effect for error in _errors(exception)}
    by_weight: tuple[Effect, ...] = ("maybe", "done", "none")
    return next((effect for effect in by_weight if effect in found), None)


def _errors(exception: Optional[BaseException]) -> Iterator[GfxHubError]:
    """Yields the first gfxhub error on each path through causes, contexts and members."""
    seen: set[int] = set()
    waiting = [exception]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, GfxHubError):
            # The context of this error would belong to another call.
            yield one
            continue
        waiting.append(one.__context__ if one.__cause__ is None else one.__cause__)
        members = getattr(one, "exceptions", ())
        if isinstance(members, (list, tuple)):
            waiting += [member for member in members if isinstance(member, BaseException)]
