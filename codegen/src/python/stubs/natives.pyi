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
        """True once it has been cancelled."""

@final
class Event:
    """One attempt of one call, as it is passed to `on_event`.

    It holds no header and no body, so no secret.
    """

    @property
    def hub(self) -> str:
        """The address of the hub, such as `http://10.0.0.5:8080`."""

    @property
    def operation(self) -> str:
        """The operation, such as `engines.get`; `request` for a raw request."""

    @property
    def method(self) -> str:
        """The HTTP method."""

    @property
    def path(self) -> str:
        """The path on the hub, as it was sent."""

    @property
    def attempt(self) -> int:
        """The number of the attempt in its call, from 1."""

    @property
    def status(self) -> int | None:
        """The HTTP status, if the hub responded."""

    @property
    def kind(self) -> ErrorKind | None:
        """The kind of failure, such as `NotFound`; None if the attempt succeeded."""

    @property
    def effect(self) -> Effect:
        """The effect on the hub: `none`, `maybe` or `done`."""

    @property
    def elapsed(self) -> float:
        """The time that the attempt took, in seconds."""

    @property
    def sent(self) -> int:
        """The number of bytes sent, head and body, before any encryption."""

    @property
    def received(self) -> int:
        """The number of bytes received, head and body, after any decryption."""

@final
class RawResponse:
    """A response of a hub as received: status, headers and bytes."""

    @property
    def status(self) -> int:
        """The HTTP status."""

    @property
    def content_type(self) -> str | None:
        """The content type that the hub declares; None if it declares none."""

    @property
    def content(self) -> bytes:
        """The body."""

    @property
    def text(self) -> str | None:
        """The body as text; None if it is not UTF-8."""

    def header(self, name: str) -> str | None:
        """Returns the first header of this name, in upper or lower case; None if there is none."""

    def json(self) -> Any:
        """Returns the body, read as JSON.

        Raises:
            ValueError: It is not JSON.
        """

@final
class InvokeResult:
    """The result of a call by name."""

    @property
    def result(self) -> Any:
        """The result as plain objects, by the names of the hub's JSON.

        A dict for a record, a list of dicts, an id or a word; None if the operation returns
        nothing.
        """

    @property
    def result_json(self) -> str | None:
        """The result as JSON text; None if the operation returns nothing."""

    @property
    def text(self) -> str | None:
        """The response's body as received; None if there was none or if it is not text.

        For a composed call, which has no single response, this is the result.
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
        """Stores a value to be sent, in place of one that waits. Returns at once.

        Args:
            value: The new value, as `set_property` takes it.

        Returns:
            False, with nothing changed, for NaN, infinity and None, and if the session or its
            client was closed.
        """

    def ease(
        self,
        value: Any,
        interpolation: Interpolation,
        duration: float | timedelta,
        delay: float | timedelta | None = None,
    ) -> bool:
        """Stores a value and the move to it, in place of a value that waits.

        It is sent once, over a connection of its own, and never again. Values that are set after it
        wait for its response.

        Args:
            value: The new value.
            interpolation: The curve of the move to the new value.
            duration: Seconds that the move takes.
            delay: Seconds before the move.

        Returns:
            False, with nothing changed, if it cannot be sent.
        """

    def nudge(self, delta: float, min: float, max: float) -> bool:
        """Stores the last number that was set or read through this handle, plus `delta`.

        Fast turns of a knob add up this way.

        Args:
            delta: The number to add.
            min: The lower limit of the result.
            max: The upper limit of the result.

        Returns:
            False, with nothing changed, if there is no such number, or the result is not a number.
        """

    def _learn(self, value: Any) -> None:
        """Notes the value that the hub has."""
