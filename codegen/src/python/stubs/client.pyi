@final
class PendingCall:
    """A call that has begun, for cancelling it."""

    def cancel(self) -> CallCancelledError:
        """Takes back what was not sent, and gives the error that says what became of the call."""

    def interrupt(self) -> None:
        """Ends the wait of a call that is in progress."""

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
        """Begins a call and gives a future of the running loop, and what cancels the call."""

    def live(self, settings: dict[str, Any]) -> NativeLiveSession:
        """Opens a live session."""

    @property
    def url(self) -> str:
        """The hub's address, as it was given."""

    @property
    def closed(self) -> bool:
        """Whether it has been closed."""

    @property
    def open_calls(self) -> int:
        """How many calls of asyncio are in progress or wait for their turn."""

    def close(self) -> None:
        """Closes it."""

@final
class NativeRecordList:
    """A list of records, for `gfxhub.RecordList`."""

    def __len__(self) -> int:
        """How many records there are."""

    def __getitem__(self, at: int, /) -> Any:
        """The record at this place, counted from the beginning."""

    def __iter__(self) -> Iterator[Any]:
        """Goes through the records."""
