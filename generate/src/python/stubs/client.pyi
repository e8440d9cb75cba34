@final
class PendingCall:
    """A call that was begun, for who waits for it no longer."""

    def cancel(self) -> CallCancelledError:
        """Cancels the call and gives the error that says what became of it.

        Asyncio drops the exceptions of some tasks, so the logger is told as well where the hub may
        have executed the call.
        """

@final
class NativeClient:
    """A client, for `gfxhub.Client` and `gfxhub.AsyncClient`."""

    def __new__(
        cls,
        url: str,
        *,
        api_key: str | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | timedelta | None = None,
        resolve_timeout: float | timedelta | None = None,
        connect_timeout: float | timedelta | None = None,
        send_timeout: float | timedelta | None = None,
        response_timeout: float | timedelta | None = None,
        body_timeout: float | timedelta | None = None,
        ca_file: str | PathLike[str] | None = None,
        proxy: str | None = None,
        attempts: int | None = None,
        max_connections: int | None = None,
        max_body: int | None = None,
        user_agent: str | None = None,
        on_event: Callable[[Event], object] | None = None,
    ) -> NativeClient: ...
    def call(
        self,
        operation: str,
        arguments: tuple[Any, ...],
        timeout: float | timedelta | None,
        cancel: CancelToken | None,
        resend: bool,
        /,
    ) -> Any:
        """Makes a call and waits for it."""

    def start(
        self,
        operation: str,
        arguments: tuple[Any, ...],
        timeout: float | timedelta | None,
        cancel: CancelToken | None,
        resend: bool,
        /,
    ) -> tuple[Future[Any], PendingCall]:
        """Begins a call and gives a future of the running loop, and what cancels the call."""

    @property
    def url(self) -> str:
        """The hub's address, as it was given."""

    @property
    def closed(self) -> bool:
        """Whether it has been closed."""

    @property
    def open_calls(self) -> int:
        """How many calls of asyncio are under way or wait for their turn."""

    def close(self) -> None:
        """Closes it."""
