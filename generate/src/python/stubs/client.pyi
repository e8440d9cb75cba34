@final
class {Client}:
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
    ) -> {Client}: ...
{groups}    def invoke(
        self,
        name: str,
        arguments: Mapping[str, Any] | str | None = None,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> {Invoked}: ...
    def request(
        self,
        method: str,
        path: str,
        body: str | None = None,
        *,
        json: Any = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> {RawResponse}: ...
    @property
    def url(self) -> str: ...
    @property
    def closed(self) -> bool: ...
    def close(self) -> None: ...
{own}
