@final
class PendingCall:
    """A call in progress, which can be cancelled."""

    def cancel(self) -> CallCancelledError:
        """Withdraws the call if it was not sent.

        Returns the error of the cancelled call, with the effect of the call.
        """

    def interrupt(self) -> None:
        """Interrupts a call in progress, whatever it waits for."""

@final
class NativeClient:
    """The native part of `gfxhub.Client` and `gfxhub.AsyncClient`."""

    def __new__(
        cls, url: str, settings: dict[str, Any], on_event: Callable[[Event], object] | None
    ) -> NativeClient: ...
    @staticmethod
    def group(
        members: list[tuple[str, NativeClient, str | None]], all: bool
    ) -> NativeClient:
        """Creates a group of these members: each a name, a client, and an engine or None."""

    def call(
        self, operation: str, arguments: tuple[Any, ...], options: dict[str, Any], /
    ) -> Any:
        """Makes a call and waits for it."""

    def start(
        self, operation: str, arguments: tuple[Any, ...], options: dict[str, Any], /
    ) -> tuple[Future[Any], PendingCall]:
        """Starts a call.

        Returns a future of the running loop, and an object with which the call can be cancelled.
        """

    def live(self, settings: dict[str, Any]) -> NativeLiveSession:
        """Opens a live session."""

    def watch(self, settings: dict[str, Any]) -> NativeWatch:
        """Opens a watch."""

    @property
    def url(self) -> str:
        """The hub's address as the program passed it."""

    @property
    def closed(self) -> bool:
        """True if the client has been closed."""

    @property
    def open_calls(self) -> int:
        """Number of asyncio calls that are in progress or wait for a thread."""

    def close(self) -> None:
        """Closes the client."""

@final
class NativeRecordList:
    """The native part of `gfxhub.RecordList`."""

    def __len__(self) -> int:
        """Returns the number of records."""

    def __getitem__(self, at: int, /) -> Any:
        """Returns the record at this index, which must not be negative."""

    def __iter__(self) -> Iterator[Any]:
        """Iterates over the records."""
