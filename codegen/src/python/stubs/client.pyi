@final
class PendingCall:
    """A call in progress, which can be cancelled."""

    def cancel(self) -> CallCancelledError:
        """Withdraws the call if it was not sent, and returns the error with its effect."""

    def interrupt(self) -> None:
        """Ends the wait of a call in progress."""

@final
class NativeClient:
    """A client, for `gfxhub.Client` and `gfxhub.AsyncClient`."""

    def __new__(
        cls, url: str, settings: dict[str, Any], on_event: Callable[[Event], object] | None
    ) -> NativeClient: ...
    def call(
        self, operation: str, arguments: tuple[Any, ...], options: dict[str, Any], /
    ) -> Any:
        """Makes a call and waits for it."""

    def start(
        self, operation: str, arguments: tuple[Any, ...], options: dict[str, Any], /
    ) -> tuple[Future[Any], PendingCall]:
        """Begins a call and returns a future of the running loop, and an object to cancel it."""

    def live(self, settings: dict[str, Any]) -> NativeLiveSession:
        """Opens a live session."""

    @property
    def url(self) -> str:
        """The hub's address, as it was given."""

    @property
    def closed(self) -> bool:
        """True once it has been closed."""

    @property
    def open_calls(self) -> int:
        """Number of asyncio calls that are in progress or wait for their turn."""

    def close(self) -> None:
        """Closes the client."""

@final
class NativeRecordList:
    """A list of records, for `gfxhub.RecordList`."""

    def __len__(self) -> int:
        """Returns the number of records."""

    def __getitem__(self, at: int, /) -> Any:
        """Returns the record at this index, counted from the beginning."""

    def __iter__(self) -> Iterator[Any]:
        """Iterates over the records."""
