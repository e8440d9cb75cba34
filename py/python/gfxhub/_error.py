"""The base of all errors of calls."""

from __future__ import annotations

from typing import Any, ClassVar

__all__ = ["GfxHubError"]


class GfxHubError(Exception):
    """Why a call failed. Its text is for people: what was tried, what happened, what to do.

    An API key is never part of it.
    """

    kind: ClassVar[str] = ""
    """What sort of failure it is: `NotFound` of a NotFoundError."""

    effect: str
    """Whether the hub carried the request out all the same: `none`, `maybe` or `done`."""

    operation: str
    """The operation, as `engines.get`; empty where none was called."""

    method: str
    """The HTTP method; empty where no request was made up."""

    path: str
    """The path on the hub, as it was sent; empty where no request was made up."""

    status: int | None
    """The HTTP status, where the hub answered."""

    body: str | None
    """What the hub said, at most 64 KiB of it."""

    attempts: int
    """How often the request was tried; 0 where it was refused before that."""

    elapsed: float
    """How long the call took, in seconds."""

    argument: str | None
    """The argument at fault in the hub's own words, as `engineId` or `body.renderers[1]`."""

    json_path: str | None
    """Where in the answer the fault is, as `[3].NodePath`; of a DecodeError."""

    phase: str | None
    """Where in the call: `resolve`, `connect`, `send`, `response`, `body` or `total`."""

    retry_after: float | None
    """How many seconds the hub asks to wait before the next request."""

    detail: str
    """What happened, in a few words, without the operation, the effect and the advice."""

    def __init__(
        self,
        message: str,
        *,
        effect: str = "none",
        operation: str = "",
        method: str = "",
        path: str = "",
        status: int | None = None,
        body: str | None = None,
        attempts: int = 0,
        elapsed: float = 0.0,
        argument: str | None = None,
        json_path: str | None = None,
        phase: str | None = None,
        retry_after: float | None = None,
        detail: str = "",
    ) -> None:
        super().__init__(message)
        self.effect = effect
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
        """The whole text, the same as `str()` gives."""
        return str(self)

    def __str__(self) -> str:
        """Give the whole text."""
        return str(self.args[0]) if self.args else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the text and the facts."""
        return type(self), self.args, self.__dict__
