def run_command(arguments: Sequence[str]) -> int:
    """Runs the command on the streams of the process, and returns its exit code.

    The arguments begin with the program's name. The interpreter's lock is released meanwhile;
    signals are the caller's responsibility.
    """

def stop_all_hubs() -> None:
    """Stops all hubs of this process at once, as it ends: each may take a moment."""

def forget_hubs() -> None:
    """Forgets the hubs of the process that this one was just forked from."""

@final
class NativeLocalHub:
    """A hub simulator, which the class `gfxhub.LocalHub` dresses."""

    def __new__(cls, asked: Mapping[str, Any]) -> NativeLocalHub: ...
    @property
    def url(self) -> str:
        """The base address for clients."""

    @property
    def port(self) -> int:
        """The port that it listens at."""

    @property
    def token(self) -> str:
        """What control calls must carry in `X-Control-Token`."""

    def journal_json(self, sequence: int) -> str:
        """The effects with numbers above `sequence`, oldest first, as JSON text."""

    def requests_json(self, number: int) -> str:
        """The requests with numbers above `number`, oldest first, as JSON text."""

    @property
    def requests_dropped(self) -> int:
        """How many requests gave way to newer ones."""

    def advance(self, seconds: float) -> float:
        """Moves a manual clock on and gives the seconds since the hub's start."""

    def set_faults(self, scenario: str) -> None:
        """Sets a scenario of faults, JSON text, in place of the one before."""

    def clear_faults(self) -> None:
        """Takes all faults away."""

    @property
    def faults_triggered(self) -> int:
        """How often the scenario has struck."""

    def faults_json(self) -> str:
        """The scenario as JSON text, with counts."""

    def request_stats(self, request_id: str) -> tuple[int, int]:
        """How many requests and effects an `X-Request-Id` has had."""

    def reset(self) -> None:
        """Makes the hub hold the show as at the start."""

    @property
    def service_time(self) -> float:
        """How long each call takes, in seconds."""
        ...

    def set_service_time(self, seconds: float) -> None:
        """Sets how long each call takes."""
        ...

    def disconnect_engine(self, engine_id: int) -> None:
        """Disconnects an engine until it is restarted."""
        ...

    def restart_engine(self, engine_id: int, away: float, empty: float) -> None:
        """Restarts an engine."""
        ...

    def restart(self, down: float) -> None:
        """Restarts the hub as if its process had been killed."""
        ...

    def stop(self) -> None:
        """Stops the hub; a second stop does nothing."""
