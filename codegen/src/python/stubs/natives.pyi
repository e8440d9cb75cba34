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
    """Cancels calls from another thread. Pass it to any number of calls as `cancel=`.

    A cancelled call ends within 60 ms, regardless of what it waits for: the name service, a
    connection or the hub's response. It raises CallCancelledError, whose effect says whether the
    hub may have executed the call: cancelling does not undo what was sent.
    """

    def __new__(cls) -> CancelToken: ...
    def cancel(self) -> None:
        """Cancels every current and later call that carries this token."""

    @property
    def cancelled(self) -> bool:
        """True if the token has been cancelled."""

@final
class Event:
    """One attempt of one call, as it is passed to `on_event`.

    It contains no header and no body, and therefore no secret.
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
        """The path on the hub as it was sent."""

    @property
    def attempt(self) -> int:
        """The number of the attempt within its call; the first is 1."""

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
        """The duration of the attempt in seconds."""

    @property
    def sent(self) -> int:
        """The number of bytes sent, in the head and the body, before encryption."""

    @property
    def received(self) -> int:
        """The number of bytes received, in the head and the body, after decryption."""

@final
class RawResponse:
    """A response of a hub as received: its status, its headers and the bytes of its body."""

    @property
    def status(self) -> int:
        """The HTTP status."""

    @property
    def content_type(self) -> str | None:
        """The content type of the body; None if the hub declares none."""

    @property
    def content(self) -> bytes:
        """The bytes of the body."""

    @property
    def text(self) -> str | None:
        """The body as text; None if it is not UTF-8."""

    def header(self, name: str) -> str | None:
        """Returns the first header with this name, ignoring case; None if there is none."""

    def json(self) -> Any:
        """Parses the body as JSON and returns the result.

        Raises:
            ValueError: The body is not JSON.
        """

@final
class InvokeResult:
    """The result of a call by name."""

    @property
    def result(self) -> Any:
        """The result as plain objects with JSON names.

        A dict for a record, a list of dicts, an id or an enum value; None if the operation returns
        nothing.
        """

    @property
    def result_json(self) -> str | None:
        """The result as JSON text; None if the operation returns nothing."""

    @property
    def text(self) -> str | None:
        """The body of the response as received; None if there was none or it is not text.

        For a composed call, which has no single response, this is the result.
        """

    @property
    def response(self) -> RawResponse | None:
        """The response; None for a composed call, which has many responses."""

@final
class LiveProperty:
    """A property of a live session, returned by `LiveSession.property` and `property_at`."""

    @property
    def name(self) -> str | None:
        """The path of names by which the property is given, or None."""

    @property
    def engine(self) -> int:
        """The id of the engine; 0 until the name of the property was found."""

    @property
    def node_path(self) -> str:
        """The path of the node."""

    @property
    def property_path(self) -> str:
        """The path of the property."""

    def set(self, value: Any) -> bool:
        """Stores a value to be sent. Returns at once.

        It replaces a value that has not been sent yet.

        Args:
            value: The new value, as for `set_property`.

        Returns:
            False if the value was not stored: it is NaN, infinity or None, or the session or its
            client was closed.
        """

    def ease(
        self,
        value: Any,
        interpolation: Interpolation,
        duration: float | timedelta,
        delay: float | timedelta | None = None,
    ) -> bool:
        """Stores a value with its interpolation. It replaces a value that has not been sent yet.

        It is sent on a connection of its own, and resent only if the hub did not execute it. Later
        values wait until the hub has responded to it.

        Args:
            value: The new value.
            interpolation: The interpolation with which the value changes to the new value.
            duration: The duration of the change in seconds.
            delay: The delay before the change in seconds.

        Returns:
            False if the value was not stored because it cannot be sent.
        """

    def nudge(self, delta: float, min: float, max: float) -> bool:
        """Adds `delta` to the last number set or read through this handle, and stores the sum.

        Fast turns of a knob therefore add up.

        Args:
            delta: The number to add.
            min: The lower limit of the result.
            max: The upper limit of the result.

        Returns:
            False if the value was not stored: nothing was set or read through this handle yet, the
            last value was not a number, `min` is greater than `max`, the result is not finite, or
            the session or its client was closed.
        """

    def _learn(self, value: Any) -> None:
        """Stores the value that was read from the hub, from which `nudge` starts."""
