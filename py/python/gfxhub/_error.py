"""The base of all errors of calls."""

from collections.abc import Iterator
from typing import Any, ClassVar, Optional

from ._types import Effect, ErrorKind

__all__ = ["GfxHubError", "effect_of"]


class GfxHubError(Exception):
    """A failed call. Its text is for people: what was tried, what happened, what to do.

    An API key is never part of it.
    """

    kind: ClassVar[ErrorKind] = "Internal"
    """The kind of failure: `NotFound` for a NotFoundError."""

    effect: Effect
    """The effect of the request on the hub: `none`, `maybe` or `done`."""

    hub: str
    """The address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the call."""

    operation: str
    """The operation, such as `engines.get`; empty if none was called."""

    method: str
    """The HTTP method; empty if no request was made."""

    path: str
    """The path on the hub, as it was sent; empty if no request was made."""

    status: Optional[int]
    """The HTTP status, if the hub responded."""

    body: Optional[str]
    """The hub's text, at most 64 KiB of it."""

    attempts: int
    """The number of attempts; 0 if the call was refused before the first."""

    elapsed: float
    """The duration of the call, in seconds."""

    argument: Optional[str]
    """The refused argument as written in Python, `engine` or `renderers[1]`; for `invoke`, its
    name in the hub's JSON."""

    json_path: Optional[str]
    """The JSON path of the wrong value in the response, `[3].NodePath`; for a DecodeError."""

    phase: Optional[str]
    """The phase of the call: `resolve`, `connect`, `send`, `response`, `body` or `total`."""

    retry_after: Optional[float]
    """The seconds that the hub asks to wait before the next request."""

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
        """The whole text, the same as from `str()`."""
        return str(self)

    def __str__(self) -> str:
        """Returns the whole text."""
        return str(self.args[0]) if self.args else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the text and the facts."""
        return type(self), self.args, self.__dict__


def effect_of(exception: Optional[BaseException]) -> Optional[Effect]:
    """Returns the effect on the hub of the calls that an exception comes from.

    A cancelled task raises asyncio's CancelledError, a time limit of asyncio TimeoutError, Ctrl-C
    KeyboardInterrupt, a TaskGroup an ExceptionGroup: the error of the call is among their causes,
    contexts and members, and this finds it.

    Args:
        exception: Any exception.

    Returns:
        The effect of the error of the call. Of several calls `maybe` if it is that of one of them,
        else `done` if it is that of one, else `none`. None where no call of gfxhub was involved.

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
    """Walks to the first gfxhub errors on every path down."""
    seen: set[int] = set()
    waiting = [exception]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, GfxHubError):
            # Its context belongs to another call.
            yield one
            continue
        waiting.append(one.__context__ if one.__cause__ is None else one.__cause__)
        members = getattr(one, "exceptions", ())
        if isinstance(members, (list, tuple)):
            waiting += [member for member in members if isinstance(member, BaseException)]
