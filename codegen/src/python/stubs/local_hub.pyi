def run_command(arguments: Sequence[str]) -> int:
    """Runs the command on the streams of the process, and returns its exit code.

    The arguments begin with the program's name. The interpreter's lock is released while the
    command runs. The caller is responsible for signals.
    """

def stop_all_hubs() -> None:
    """Stops all hubs of this process at the same time, because stopping a hub may take a moment."""

def forget_hubs() -> None:
    """Forgets the hubs of the parent process, in the child of a fork."""
