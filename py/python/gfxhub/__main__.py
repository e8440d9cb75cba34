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
    """Runs the command with these arguments, or with those of the process.

    Returns the exit code; never ends the interpreter.
    """
    given = sys.argv[1:] if arguments is None else arguments
    with _signals_of_a_program():
        return run_command(["gfxhub", *given])


def _signals_of_a_program() -> ExitStack:
    """Sets the handling of signals as in a separate program, until the returned stack is closed.

    With Python's handlers, Ctrl-C would take effect only when the command has ended. The command
    itself, not the system, must handle a closed pipe.
    """
    restored = ExitStack()

    def let(number: int, handler: signal.Handlers) -> None:
        before = signal.signal(number, handler)
        restored.callback(signal.signal, number, before)

    try:
        # If a signal was ignored when the process began, it stays ignored.
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            let(signal.SIGINT, signal.SIG_DFL)
        if sys.platform != "win32" and signal.getsignal(signal.SIGPIPE) is signal.SIG_DFL:
            let(signal.SIGPIPE, signal.SIG_IGN)
    except ValueError:
        # Only the main thread may set signal handlers, and only the main thread is interrupted.
        pass
    return restored


if __name__ == "__main__":
    sys.exit(main())
