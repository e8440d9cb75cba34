"""Projects that renderers can run."""

# Written by cargo xtask generate; do not edit.

from __future__ import annotations

import builtins
from datetime import timedelta

from .._gfxhub import CancelToken, NativeClient, Project


class Projects:
    """Projects that renderers can run."""

    __module__ = "gfxhub"
    __slots__ = ("_call",)

    def __init__(self, native: NativeClient) -> None:
        """Made by the client."""
        self._call = native.call

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Project]:
        """Lists the projects.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Project]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/projects`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """
        found: builtins.list[Project] = self._call("projects.list", (), timeout, cancel, resend)
        return found


class AsyncProjects:
    """Projects that renderers can run."""

    __module__ = "gfxhub"
    __slots__ = ("_call",)

    def __init__(self, native: NativeClient) -> None:
        """Made by the client."""
        self._call = native.start

    async def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Project]:
        """Lists the projects.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Project]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/projects`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """
        found: builtins.list[Project] = await self._call(
            "projects.list",
            (),
            timeout,
            cancel,
            resend,
        )
        return found
