NULL: Null

@final
class Null:
    """The type of `gfxhub.NULL`."""

    def __bool__(self) -> Literal[False]: ...
    def __reduce__(self) -> str: ...
    def __copy__(self) -> Null: ...
    def __deepcopy__(self, _memo: Any) -> Null: ...

@final
class CancelToken:
    """Cancels calls from another thread: give it to any number of calls as `cancel=`.

    A cancelled call ends within 60 ms, whatever it waits for: the name service, a connection, the
    hub's response. It raises CallCancelledError, whose effect says whether the hub may have carried
    it out: what has been sent is not taken back.
    """

    def __new__(cls) -> CancelToken: ...
    def cancel(self) -> None:
        """Cancels every call that carries this token, and every call that will."""

    @property
    def cancelled(self) -> bool:
        """Whether it has been cancelled."""

@final
class Event:
    """One attempt of one call, as it is passed to `on_event`.

    It holds no header and no body, so no secret.
    """

    @property
    def hub(self) -> str:
        """The address of the hub, as `http://10.0.0.5:8080`."""

    @property
    def operation(self) -> str:
        """The operation, as `engines.get`; `request` for a raw request."""

    @property
    def method(self) -> str:
        """The HTTP method."""

    @property
    def path(self) -> str:
        """The path on the hub, as it was sent."""

    @property
    def attempt(self) -> int:
        """Which attempt of the call it was, from 1."""

    @property
    def status(self) -> int | None:
        """The HTTP status, if the hub responded."""

    @property
    def kind(self) -> ErrorKind | None:
        """What sort of failure it was, `NotFound` for example; None if the attempt succeeded."""

    @property
    def effect(self) -> Effect:
        """Whether it took effect: `none`, `maybe` or `done`."""

    @property
    def elapsed(self) -> float:
        """How long the attempt took, in seconds."""

    @property
    def sent(self) -> int:
        """How many bytes were sent, head and body, before any encryption."""

    @property
    def received(self) -> int:
        """How many bytes came back, head and body, after any decryption."""

@final
class RawResponse:
    """A response of a hub as received: status, headers and bytes."""

    @property
    def status(self) -> int:
        """The HTTP status."""

    @property
    def content_type(self) -> str | None:
        """What the hub says the body is; None where it does not say."""

    @property
    def content(self) -> bytes:
        """The body."""

    @property
    def text(self) -> str | None:
        """The body as text; None where it is not UTF-8."""

    def header(self, name: str) -> str | None:
        """The first header of this name, in capitals or not; None where there is none."""

    def json(self) -> Any:
        """The body read as JSON.

        Raises:
            ValueError: It is not JSON.
        """

@final
class InvokeResult:
    """What a call by name gave."""

    @property
    def result(self) -> Any:
        """The result as plain objects, by the names of the hub's JSON.

        A dict for a record, a list of them, an id, a word; None where the operation gives nothing.
        """

    @property
    def result_json(self) -> str | None:
        """The result as JSON text; None where the operation gives nothing."""

    @property
    def text(self) -> str | None:
        """The response's body as received; None where there was none or where it is not text.

        The result of a composed call, which has no single response.
        """

    @property
    def response(self) -> RawResponse | None:
        """The response: status, headers and bytes; None for a composed call, which has many."""

@final
class LiveProperty:
    """A property of a live session. Made by `LiveSession.property`."""

    @property
    def engine(self) -> int:
        """The number of the engine."""

    @property
    def node_path(self) -> str:
        """The path of the node."""

    @property
    def property_path(self) -> str:
        """The path of the property."""

    def set(self, value: Any) -> bool:
        """Stores a value to be sent, in place of one that waits. It waits for nothing.

        Args:
            value: The new value, as `set_property` takes it.

        Returns:
            False, and nothing is changed, for NaN, infinity and None, and where the session or its
            client was closed.
        """

    def ease(
        self,
        value: Any,
        interpolation: Interpolation,
        duration: float | timedelta,
        delay: float | timedelta | None = None,
    ) -> bool:
        """Stores a value with the way it gets there, in place of one that waits.

        It is sent once, over a connection of its own, and never again. What is set after it waits
        for its response.

        Args:
            value: The new value.
            interpolation: How it travels to the new value.
            duration: Seconds that the move takes.
            delay: Seconds before the move.

        Returns:
            False, and nothing is changed, where it cannot be sent.
        """

    def nudge(self, delta: float, min: float, max: float) -> bool:
        """Stores the last number that was set or read through this handle, plus `delta`.

        So fast turns of a knob add up.

        Args:
            delta: What to add.
            min: The least that comes of it.
            max: The most that comes of it.

        Returns:
            False, and nothing is changed, where there is no such number, or no number comes of it.
        """

    def _learn(self, value: Any) -> None:
        """Notes what the hub has."""
