def run_command(arguments: Sequence[str]) -> int:
    """Runs the command on the streams of the process, and returns its exit code.

    The arguments begin with the program's name. The interpreter's lock is released meanwhile;
    signals are the caller's responsibility.
    """

def stop_all_hubs() -> None:
    """Stops all hubs of this process at once, as it ends: each may take a moment."""

def forget_hubs() -> None:
    """Forgets the hubs of the process that this one was just forked from."""
