@final
class PendingCall:
    def cancel(self) -> CallCancelledError: ...

@final
class NativeClient:
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
    ) -> Any: ...
    def start(
        self,
        operation: str,
        arguments: tuple[Any, ...],
        timeout: float | timedelta | None,
        cancel: CancelToken | None,
        resend: bool,
        /,
    ) -> tuple[Future[Any], PendingCall]: ...
    @property
    def url(self) -> str: ...
    @property
    def closed(self) -> bool: ...
    @property
    def open_calls(self) -> int: ...
    def close(self) -> None: ...
