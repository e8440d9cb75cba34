"""The `gfxhub` command: `python -m gfxhub`, and the script that pip installs."""

from __future__ import annotations

import signal
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

from ._gfxhub import run_command

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command with these arguments, those of the process if none are given.

    Returns the exit code and never ends the interpreter.
    """
    given = sys.argv[1:] if arguments is None else arguments
    with _signals_of_a_program():
        return run_command(["gfxhub", *given])


def _signals_of_a_program() -> ExitStack:
    """Lets signals act as in a program of its own, until the returned stack is closed.

    Python would only note Ctrl-C, and handle it when the command has ended. A pipe that nobody
    reads is for the command to handle, not the end of the process.
    """
    restored = ExitStack()

    def let(number: int, handler: signal.Handlers) -> None:
        before = signal.signal(number, handler)
        restored.callback(signal.signal, number, before)

    try:
        # An ignored signal was ignored when the process began, and stays so.
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            let(signal.SIGINT, signal.SIG_DFL)
        if sys.platform != "win32" and signal.getsignal(signal.SIGPIPE) is signal.SIG_DFL:
            let(signal.SIGPIPE, signal.SIG_IGN)
    except ValueError:
        # Only the main thread may do this, and only it is interrupted.
        pass
    return restored


if __name__ == "__main__":
    sys.exit(main())
