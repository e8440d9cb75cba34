"""The native part of the package gfxhub, which programs do not import."""

# Written by cargo xtask generate; do not edit.

from asyncio import Future
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Any, ClassVar, Literal, final

from ._errors import CallCancelledError
from ._named_tuples import LiveReport, LiveStats, PropertyAddress, WatchChange, WatchFigures
from ._types import (
    AddressKind,
    DifferenceKind,
    Effect,
    EngineRole,
    EngineStatus,
    EngineType,
    ErrorKind,
    InstanceStatus,
    Interpolation,
    MemberOutcome,
    NewsroomStatus,
    ObjAir,
    ObjType,
    RecallOutcome,
    SkipReason,
)

__all__ = [
    "NULL",
    "Address",
    "AwaitedChange",
    "CancelToken",
    "Capture",
    "Difference",
    "Engine",
    "EngineInstance",
    "Event",
    "Function",
    "FunctionSummary",
    "Graph",
    "GraphSummary",
    "GroupReport",
    "InvokeResult",
    "LaunchConfig",
    "LaunchConfigCreated",
    "LiveProperty",
    "LogEntry",
    "LogStatus",
    "MemberComparison",
    "MemberResult",
    "MemberStatus",
    "MosObject",
    "NativeClient",
    "NativeLiveSession",
    "NativeRecordList",
    "NativeWatch",
    "NewsroomButton",
    "NewsroomItem",
    "NewsroomRundown",
    "NewsroomRundownSummary",
    "Node",
    "Null",
    "PendingCall",
    "Permit",
    "PlannedSet",
    "PlayoutButton",
    "PlayoutItem",
    "PlayoutRundown",
    "Project",
    "Property",
    "RawResponse",
    "RecallPlan",
    "RecallReport",
    "RecallResult",
    "RecallUndo",
    "Renderer",
    "RequestPreview",
    "Rgraph",
    "RgraphSummary",
    "Snapshot",
    "SnapshotEngine",
    "SnapshotNode",
    "SnapshotProperty",
    "Template",
    "UnreadNode",
    "UnsetProperty",
    "Ustate",
    "UstateSummary",
]

__version__: str

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

def shape(name: str, value: Any) -> dict[str, Any] | None:
    """Returns the members of the named struct if the value has its structure, or else None."""

def approx_eq(left: Any, right: Any) -> bool:
    """Returns True if two values are equal, ignoring the rounding to single precision in hubs.

    Pass the value that was set and the value that the hub returned.
    """

def show_value(value: Any) -> str:
    """Returns a value for display in a table of several records."""

def run_command(arguments: Sequence[str]) -> int:
    """Runs the command on the streams of the process, and returns its exit code.

    The arguments begin with the program's name. The interpreter's lock is released while the
    command runs. The caller is responsible for signals.
    """

def stop_all_hubs() -> None:
    """Stops all hubs of this process at the same time, because stopping a hub may take a moment."""

def forget_hubs() -> None:
    """Forgets the hubs of the parent process, in the child of a fork."""

@final
class NativeLiveSession:
    """A handle, for `gfxhub.LiveSession` and `gfxhub.AsyncLiveSession`."""

    @property
    def closed(self) -> bool:
        """True once it has ended."""

    def property(self, engine: int, node: str, property: str) -> LiveProperty:
        """`property`."""

    def property_at(self, path: str) -> LiveProperty:
        """`property_at`."""

    def begin_frame(self) -> None:
        """`begin_frame`."""

    def end_frame(self) -> None:
        """`end_frame`."""

    def reassert(self) -> None:
        """`reassert`."""

    def flush(self, timeout: float | timedelta) -> list[PropertyAddress]:
        """`flush`."""

    def start_flush(
        self, timeout: float | timedelta
    ) -> tuple[Future[list[PropertyAddress]], CancelToken]:
        """Begins to wait for it."""

    def close(self, timeout: float | timedelta) -> list[PropertyAddress]:
        """`close`."""

    def start_close(
        self, timeout: float | timedelta
    ) -> tuple[Future[list[PropertyAddress]], CancelToken]:
        """Begins to wait for it."""

    def take_reports(self, timeout: float | timedelta) -> list[LiveReport]:
        """Returns the reports since the last call."""

    def next_reports(self, timeout: float | timedelta) -> list[LiveReport]:
        """Returns the next of the reports, or None."""

    def start_wait_reports(
        self, timeout: float | timedelta
    ) -> tuple[Future[list[LiveReport]], CancelToken]:
        """Begins to wait until `next_reports` has something to return. Takes nothing."""

    def stats(self) -> LiveStats:
        """`stats`."""
@final
class NativeWatch:
    """A handle, for `gfxhub.Watch` and `gfxhub.AsyncWatch`."""

    @property
    def closed(self) -> bool:
        """True once it has ended."""

    def look(self) -> None:
        """`look`."""

    def close(self, timeout: float | timedelta) -> list[WatchChange]:
        """`close`."""

    def start_close(
        self, timeout: float | timedelta
    ) -> tuple[Future[list[WatchChange]], CancelToken]:
        """Begins to wait for it."""

    def take_changes(self, timeout: float | timedelta) -> list[WatchChange]:
        """Returns the changes since the last call."""

    def next_changes(self, timeout: float | timedelta) -> list[WatchChange]:
        """Returns the next of the changes, or None."""

    def start_wait_changes(
        self, timeout: float | timedelta
    ) -> tuple[Future[list[WatchChange]], CancelToken]:
        """Begins to wait until `next_changes` has something to return. Takes nothing."""

    def stats(self) -> WatchFigures:
        """`stats`."""

@final
class NativeLocalHub:
    """A handle, for `gfxhub.LocalHub`."""

    def __new__(cls, options: Mapping[str, Any]) -> NativeLocalHub: ...
    @property
    def url(self) -> str:
        """`url`."""

    @property
    def port(self) -> int:
        """`port`."""

    @property
    def token(self) -> str:
        """`token`."""

    def journal_json(self, sequence: int) -> str:
        """`journal` after a number, as JSON text."""

    def requests_json(self, number: int) -> str:
        """`requests` after a number, as JSON text."""

    @property
    def requests_dropped(self) -> int:
        """`requests_dropped`."""

    def advance(self, seconds: float) -> float:
        """`advance`, in seconds."""

    def set_faults(self, scenario: str) -> None:
        """`set_faults`."""

    def clear_faults(self) -> None:
        """`clear_faults`."""

    @property
    def faults_triggered(self) -> int:
        """`faults_triggered`."""

    def faults_json(self) -> str:
        """`faults_json`, as JSON text."""

    def request_stats(self, request_id: str) -> tuple[int, int]:
        """`request_stats`."""

    def reset(self) -> None:
        """`reset`."""

    @property
    def service_time(self) -> float:
        """`service_time`, in seconds."""

    def set_service_time(self, seconds: float) -> None:
        """`set_service_time`."""

    def disconnect_engine(self, engine_id: int) -> None:
        """`disconnect_engine`."""

    def restart_engine(self, engine_id: int, away: float, empty: float) -> None:
        """`restart_engine`."""

    def restart(self, down: float) -> None:
        """`restart`."""

    def stop(self) -> None:
        """`stop`."""

@final
class Engine:
    """A render engine."""

    __match_args__ = (
        "id",
        "name",
        "ip",
        "role",
        "status",
        "cache_dir",
        "minimum_free_space",
        "used_space",
        "disk_space",
        "can_cook",
        "display_name",
        "re_enabled",
        "port",
        "rgraph_id",
        "owner_studio_id",
        "ustate_id",
        "ue_enabled",
        "instances",
        "engine_type",
    )

    @property
    def id(self) -> int:
        """Number of the engine."""

    @property
    def name(self) -> str:
        """Name in the hub."""

    @property
    def ip(self) -> str:
        """Network address."""

    @property
    def role(self) -> EngineRole | str:
        """Role of the engine."""

    @property
    def status(self) -> EngineStatus | str:
        """Status of the hub's connection to the engine."""

    @property
    def cache_dir(self) -> str:
        """Cache folder."""

    @property
    def minimum_free_space(self) -> int | None:
        """Space that must stay free. The unit is not documented."""

    @property
    def used_space(self) -> int | None:
        """Space in use. The unit is not documented."""

    @property
    def disk_space(self) -> int | None:
        """Size of the disk. The unit is not documented."""

    @property
    def can_cook(self) -> bool | None:
        """True if the engine can prepare projects. Newer hubs omit this field."""

    @property
    def display_name(self) -> str:
        """Display name."""

    @property
    def re_enabled(self) -> bool | None:
        """True if the engine runs RE. Old hubs omit this field."""

    @property
    def port(self) -> int | None:
        """Network port."""

    @property
    def rgraph_id(self) -> int | None:
        """Number of the loaded rgraph."""

    @property
    def owner_studio_id(self) -> int | None:
        """Number of the studio that the engine belongs to."""

    @property
    def ustate_id(self) -> int | None:
        """Number of the loaded ustate. Old hubs omit this field."""

    @property
    def ue_enabled(self) -> bool | None:
        """True if the engine runs UE. Old hubs omit this field."""

    @property
    def instances(self) -> list[EngineInstance]:
        """Instances of the engine."""

    @property
    def engine_type(self) -> EngineType | str:
        """Type of the engine. It is absent from some entries."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Engine:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Engine:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Engine: ...
    def __deepcopy__(self, _memo: Any) -> Engine: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class EngineInstance:
    """An instance of an engine. It is one renderer process, running or not."""

    __match_args__ = (
        "id",
        "project_tag",
        "streaming",
        "status",
        "pid",
        "engine_host_id",
        "engine_role_id",
        "project_id",
        "project_map_id",
        "editor_path",
        "cooked_project_id",
        "cooked_map_id",
        "cooked_id",
        "engine_type",
        "engine_version",
        "status_description",
    )

    @property
    def id(self) -> int:
        """Number of the instance."""

    @property
    def project_tag(self) -> str | None:
        """Tag of the project."""

    @property
    def streaming(self) -> str | None:
        """Streaming setting."""

    @property
    def status(self) -> InstanceStatus | str:
        """Current activity of the instance."""

    @property
    def pid(self) -> str | None:
        """Process number, as text. Hubs send text or an integer."""

    @property
    def engine_host_id(self) -> int | None:
        """Number of the engine that the instance belongs to."""

    @property
    def engine_role_id(self) -> int | None:
        """Number of the role."""

    @property
    def project_id(self) -> int | None:
        """Project of the instance."""

    @property
    def project_map_id(self) -> int | None:
        """Map in the project."""

    @property
    def editor_path(self) -> str:
        """Path of the editor."""

    @property
    def cooked_project_id(self) -> int | None:
        """Number of the prepared project. Newer hubs omit this field."""

    @property
    def cooked_map_id(self) -> int | None:
        """Number of the prepared map. Newer hubs omit this field."""

    @property
    def cooked_id(self) -> int | None:
        """Number of the prepared build. Newer hubs omit this field."""

    @property
    def engine_type(self) -> EngineType | str:
        """Type of the engine; empty on old hubs, which send null."""

    @property
    def engine_version(self) -> str:
        """Version of the engine; empty on old hubs, which send null."""

    @property
    def status_description(self) -> str | None:
        """Details of the status."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> EngineInstance:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> EngineInstance:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> EngineInstance: ...
    def __deepcopy__(self, _memo: Any) -> EngineInstance: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Node:
    """A node of an engine."""

    __match_args__ = ("node_path", "node_name")

    @property
    def node_path(self) -> str:
        """Path of the node. On an RE5 engine, this is the id of the node."""

    @property
    def node_name(self) -> str:
        """Name of the node."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Node:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Node:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Node: ...
    def __deepcopy__(self, _memo: Any) -> Node: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Property:
    """A property of a node."""

    __match_args__ = ("property_path", "display_name", "value")

    @property
    def property_path(self) -> str:
        """Path of the property. On an RE5 engine, this is the id of the pin."""

    @property
    def display_name(self) -> str:
        """Display name."""

    @property
    def value(self) -> Any:
        """Current value. The hub may round numbers to single precision."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Property:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Property:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Property: ...
    def __deepcopy__(self, _memo: Any) -> Property: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class FunctionSummary:
    """A function of a node, as a list of functions contains it."""

    __match_args__ = ("function_path", "function_name")

    @property
    def function_path(self) -> str:
        """Path of the function. On an RE5 engine, this is the id of the function."""

    @property
    def function_name(self) -> str:
        """Name of the function."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> FunctionSummary:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> FunctionSummary:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> FunctionSummary: ...
    def __deepcopy__(self, _memo: Any) -> FunctionSummary: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Function:
    """A function of a node with its parameters."""

    __match_args__ = ("function_path", "function_name", "properties")

    @property
    def function_path(self) -> str:
        """Path of the function. On an RE5 engine, this is the id of the function."""

    @property
    def function_name(self) -> str:
        """Name of the function."""

    @property
    def properties(self) -> dict[str, Property]:
        """Parameters of the function, by property path."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Function:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Function:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Function: ...
    def __deepcopy__(self, _memo: Any) -> Function: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class PlayoutRundown:
    """A playout rundown."""

    __match_args__ = ("id", "name")

    @property
    def id(self) -> int:
        """Number of the rundown."""

    @property
    def name(self) -> str:
        """Name of the rundown."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlayoutRundown:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> PlayoutRundown:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlayoutRundown: ...
    def __deepcopy__(self, _memo: Any) -> PlayoutRundown: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class PlayoutItem:
    """An item of a playout rundown."""

    __match_args__ = ("id", "name", "template", "data", "buttons")

    @property
    def id(self) -> int:
        """Number of the item."""

    @property
    def name(self) -> str:
        """Name of the item."""

    @property
    def template(self) -> str:
        """Name of the template."""

    @property
    def data(self) -> dict[str, Any]:
        """Values of the template's fields. An update with data replaces all of them."""

    @property
    def buttons(self) -> list[PlayoutButton]:
        """Buttons. They are absent from the responses to create and update."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlayoutItem:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> PlayoutItem:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlayoutItem: ...
    def __deepcopy__(self, _memo: Any) -> PlayoutItem: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class PlayoutButton:
    """A button of a playout item."""

    __match_args__ = ("id", "label")

    @property
    def id(self) -> str:
        """Id of the button, which can also be used to trigger it."""

    @property
    def label(self) -> str:
        """Text on the button."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlayoutButton:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> PlayoutButton:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlayoutButton: ...
    def __deepcopy__(self, _memo: Any) -> PlayoutButton: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Template:
    """A template from which items are created."""

    __match_args__ = ("id", "name")

    @property
    def id(self) -> int:
        """Number of the template."""

    @property
    def name(self) -> str:
        """Name of the template. Items refer to the template by this name."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Template:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Template:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Template: ...
    def __deepcopy__(self, _memo: Any) -> Template: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class NewsroomRundownSummary:
    """A newsroom rundown, as a list of rundowns contains it."""

    __match_args__ = ("ncs_id", "ro_id", "ro_slug", "status", "created_at", "updated_at")

    @property
    def ncs_id(self) -> str:
        """Device id of the newsroom system."""

    @property
    def ro_id(self) -> str:
        """Id of the rundown in its newsroom system."""

    @property
    def ro_slug(self) -> str:
        """Name in the newsroom."""

    @property
    def status(self) -> NewsroomStatus | str:
        """Status of the rundown."""

    @property
    def created_at(self) -> str:
        """Time at which the hub received the rundown, ISO 8601."""

    @property
    def updated_at(self) -> str:
        """Time of the last change, ISO 8601."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomRundownSummary:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> NewsroomRundownSummary:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomRundownSummary: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomRundownSummary: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class NewsroomRundown:
    """A newsroom rundown with its items."""

    __match_args__ = (
        "ncs_id",
        "ro_id",
        "ro_slug",
        "status",
        "created_at",
        "updated_at",
        "ro_channel",
        "ro_ed_start",
        "ro_ed_dur",
        "ro_trigger",
        "macro_in",
        "macro_out",
        "mos_external_metadata",
        "ready_to_air",
        "items",
    )

    @property
    def ncs_id(self) -> str:
        """Device id of the newsroom system."""

    @property
    def ro_id(self) -> str:
        """Id of the rundown in its newsroom system."""

    @property
    def ro_slug(self) -> str:
        """Name in the newsroom."""

    @property
    def status(self) -> NewsroomStatus | str:
        """Status of the rundown."""

    @property
    def created_at(self) -> str:
        """Time at which the hub received the rundown, ISO 8601."""

    @property
    def updated_at(self) -> str:
        """Time of the last change, ISO 8601."""

    @property
    def ro_channel(self) -> str:
        """Channel of the rundown."""

    @property
    def ro_ed_start(self) -> str:
        """Editorial start, ISO 8601."""

    @property
    def ro_ed_dur(self) -> str:
        """Planned duration, hh:mm:ss."""

    @property
    def ro_trigger(self) -> str:
        """Trigger that starts the rundown."""

    @property
    def macro_in(self) -> str | None:
        """Macro at the start."""

    @property
    def macro_out(self) -> str | None:
        """Macro at the end."""

    @property
    def mos_external_metadata(self) -> str:
        """Metadata of the newsroom system, serialized JSON."""

    @property
    def ready_to_air(self) -> bool | None:
        """True if the rundown can go on air."""

    @property
    def items(self) -> list[NewsroomItem]:
        """Items of the rundown."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomRundown:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> NewsroomRundown:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomRundown: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomRundown: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class NewsroomItem:
    """An item of a newsroom rundown."""

    __match_args__ = ("story_id", "item_id", "story_slug", "item_slug", "mos_object")

    @property
    def story_id(self) -> str:
        """Id of the story that the item belongs to."""

    @property
    def item_id(self) -> str:
        """Id of the item within the story."""

    @property
    def story_slug(self) -> str:
        """Name of the story."""

    @property
    def item_slug(self) -> str:
        """Name of the item."""

    @property
    def mos_object(self) -> MosObject | None:
        """The graphic that the item shows."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomItem:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> NewsroomItem:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomItem: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomItem: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class MosObject:
    """A MOS object: a graphic that was filled in by the newsroom."""

    __match_args__ = (
        "obj_id",
        "obj_slug",
        "mos_abstract",
        "obj_group",
        "obj_tb",
        "obj_rev",
        "obj_dur",
        "status",
        "obj_air",
        "obj_paths",
        "mos_external_metadata",
        "created_by",
        "created",
        "changed_by",
        "changed",
        "description",
        "obj_type",
        "template",
        "data",
        "buttons",
    )

    @property
    def obj_id(self) -> str:
        """Id of the object."""

    @property
    def obj_slug(self) -> str:
        """Name of the object."""

    @property
    def mos_abstract(self) -> str:
        """Abstract."""

    @property
    def obj_group(self) -> str | None:
        """Group of the object."""

    @property
    def obj_tb(self) -> str:
        """Time base."""

    @property
    def obj_rev(self) -> int | None:
        """Revision."""

    @property
    def obj_dur(self) -> int | None:
        """Duration. The unit is not documented."""

    @property
    def status(self) -> NewsroomStatus | str:
        """Status of the object."""

    @property
    def obj_air(self) -> ObjAir | str:
        """Readiness of the object to go on air."""

    @property
    def obj_paths(self) -> str | None:
        """Paths of the object."""

    @property
    def mos_external_metadata(self) -> str | None:
        """Metadata of the newsroom system, serialized JSON."""

    @property
    def created_by(self) -> str:
        """Author of the object."""

    @property
    def created(self) -> str:
        """Time of creation, ISO 8601."""

    @property
    def changed_by(self) -> str:
        """Author of the last change.

        After an update through the REST interface, this names the interface.
        """

    @property
    def changed(self) -> str:
        """Time of the last change, ISO 8601."""

    @property
    def description(self) -> str:
        """Description for people."""

    @property
    def obj_type(self) -> ObjType | str:
        """Content of the object."""

    @property
    def template(self) -> str:
        """Name of the template."""

    @property
    def data(self) -> dict[str, Any]:
        """Values of the template's fields: texts, or lists of texts.

        An update with data replaces all of them.
        """

    @property
    def buttons(self) -> list[NewsroomButton]:
        """Buttons. They are absent from the response to an update."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> MosObject:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> MosObject:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> MosObject: ...
    def __deepcopy__(self, _memo: Any) -> MosObject: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class NewsroomButton:
    """A button of a MOS object."""

    __match_args__ = ("id", "key", "label")

    @property
    def id(self) -> str:
        """Id of the button."""

    @property
    def key(self) -> str:
        """Key of the button, by which a call triggers it."""

    @property
    def label(self) -> str:
        """Text on the button."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomButton:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> NewsroomButton:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomButton: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomButton: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class GraphSummary:
    """A graph, as a list of graphs contains it."""

    __match_args__ = ("id", "name")

    @property
    def id(self) -> int:
        """Number of the graph."""

    @property
    def name(self) -> str:
        """Name of the graph."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> GraphSummary:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> GraphSummary:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> GraphSummary: ...
    def __deepcopy__(self, _memo: Any) -> GraphSummary: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Graph:
    """A graph with its content."""

    __match_args__ = ("id", "name", "content")

    @property
    def id(self) -> int:
        """Number of the graph."""

    @property
    def name(self) -> str:
        """Name of the graph."""

    @property
    def content(self) -> str:
        """Content, as text."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Graph:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Graph:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Graph: ...
    def __deepcopy__(self, _memo: Any) -> Graph: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class RgraphSummary:
    """An rgraph, as a list of rgraphs contains it."""

    __match_args__ = ("id", "name")

    @property
    def id(self) -> int:
        """Number of the rgraph."""

    @property
    def name(self) -> str:
        """Name of the rgraph."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RgraphSummary:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> RgraphSummary:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RgraphSummary: ...
    def __deepcopy__(self, _memo: Any) -> RgraphSummary: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Rgraph:
    """An rgraph with its content."""

    __match_args__ = ("id", "name", "xml_content")

    @property
    def id(self) -> int:
        """Number of the rgraph."""

    @property
    def name(self) -> str:
        """Name of the rgraph."""

    @property
    def xml_content(self) -> str:
        """Content of the rgraph: XML as text."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Rgraph:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Rgraph:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Rgraph: ...
    def __deepcopy__(self, _memo: Any) -> Rgraph: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class UstateSummary:
    """A ustate, as a list of ustates contains it."""

    __match_args__ = ("id", "name")

    @property
    def id(self) -> int:
        """Number of the ustate."""

    @property
    def name(self) -> str:
        """Name of the ustate."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> UstateSummary:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> UstateSummary:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> UstateSummary: ...
    def __deepcopy__(self, _memo: Any) -> UstateSummary: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Ustate:
    """A ustate with its content."""

    __match_args__ = ("id", "name", "ustate_data")

    @property
    def id(self) -> int:
        """Number of the ustate."""

    @property
    def name(self) -> str:
        """Name of the ustate."""

    @property
    def ustate_data(self) -> str:
        """Content, as text."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Ustate:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Ustate:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Ustate: ...
    def __deepcopy__(self, _memo: Any) -> Ustate: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Project:
    """A project that renderers can run."""

    __match_args__ = (
        "project_id",
        "name",
        "version",
        "shared_folder_name",
        "maps",
        "created_at",
        "updated_at",
    )

    @property
    def project_id(self) -> int:
        """Number of the project."""

    @property
    def name(self) -> str:
        """Name of the project."""

    @property
    def version(self) -> str:
        """Version of the project."""

    @property
    def shared_folder_name(self) -> str:
        """Name of the shared folder that contains the project."""

    @property
    def maps(self) -> list[str]:
        """Maps of the project."""

    @property
    def created_at(self) -> int | None:
        """Time of creation. The unit is not documented."""

    @property
    def updated_at(self) -> int | None:
        """Time of the last change. The unit is not documented."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Project:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Project:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Project: ...
    def __deepcopy__(self, _memo: Any) -> Project: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class LaunchConfig:
    """A launch configuration: renderers that are started and stopped together."""

    __match_args__ = ("id", "name", "renderers")

    @property
    def id(self) -> int | None:
        """Number of the launch configuration.

        This is not an engine id. Any field of a launch configuration may be absent.
        """

    @property
    def name(self) -> str:
        """Name of the launch configuration."""

    @property
    def renderers(self) -> list[int | Renderer]:
        """Ids of the renderers. Newer hubs send the renderers themselves."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> LaunchConfig:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> LaunchConfig:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> LaunchConfig: ...
    def __deepcopy__(self, _memo: Any) -> LaunchConfig: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class LaunchConfigCreated:
    """The response to creating a launch configuration."""

    __match_args__ = ("id", "renderers")

    @property
    def id(self) -> int:
        """Number of the new launch configuration."""

    @property
    def renderers(self) -> list[int | Renderer]:
        """Renderers of the new launch configuration."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> LaunchConfigCreated:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> LaunchConfigCreated:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> LaunchConfigCreated: ...
    def __deepcopy__(self, _memo: Any) -> LaunchConfigCreated: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Renderer:
    """A renderer of a launch configuration. Any field may be absent."""

    __match_args__ = (
        "launch_config_id",
        "engine_id",
        "project_id",
        "project_map_id",
        "engine_type",
        "state_id",
    )

    @property
    def launch_config_id(self) -> int | None:
        """Number of the launch configuration that the renderer belongs to."""

    @property
    def engine_id(self) -> int | None:
        """Number of the engine that the renderer runs on."""

    @property
    def project_id(self) -> int | None:
        """Number of the project that the renderer runs."""

    @property
    def project_map_id(self) -> int | None:
        """Number of the map in the project."""

    @property
    def engine_type(self) -> EngineType | str:
        """Type of the engine, which determines what `state_id` identifies."""

    @property
    def state_id(self) -> int | None:
        """Number of the state that the renderer loads.

        An rgraph id for RE, a ustate id for UE, a graph id for RE5.
        """

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Renderer:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Renderer:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Renderer: ...
    def __deepcopy__(self, _memo: Any) -> Renderer: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Address:
    """Something that a path of names leads to, with every id that the calls by id need.

    Ids that its kind does not have are absent.
    """

    __match_args__ = (
        "kind",
        "path",
        "engine_id",
        "node_path",
        "property_path",
        "function_path",
        "rundown_id",
        "item_id",
        "button_key",
        "template_id",
        "ncs_id",
        "ro_id",
        "story_id",
        "newsroom_item_id",
        "obj_id",
        "graph_id",
        "rgraph_id",
        "ustate_id",
        "launch_id",
        "age_ms",
    )

    @property
    def kind(self) -> AddressKind | str:
        """Kind of the thing, which determines the ids that are present."""

    @property
    def path(self) -> str:
        """Path that leads to it, with the names as people see them."""

    @property
    def engine_id(self) -> int | None:
        """Number of the engine."""

    @property
    def node_path(self) -> str | None:
        """Path of the node."""

    @property
    def property_path(self) -> str | None:
        """Path of the property, with the sub-field if the path names one."""

    @property
    def function_path(self) -> str | None:
        """Path of the function."""

    @property
    def rundown_id(self) -> int | None:
        """Number of the playout rundown."""

    @property
    def item_id(self) -> int | None:
        """Number of the item in the playout rundown."""

    @property
    def button_key(self) -> str | None:
        """Key by which a call presses the button."""

    @property
    def template_id(self) -> int | None:
        """Number of the template."""

    @property
    def ncs_id(self) -> str | None:
        """Device id of the newsroom system."""

    @property
    def ro_id(self) -> str | None:
        """Id of the newsroom rundown."""

    @property
    def story_id(self) -> str | None:
        """Id of the story."""

    @property
    def newsroom_item_id(self) -> str | None:
        """Id of the item in the story."""

    @property
    def obj_id(self) -> str | None:
        """Id of the MOS object that the item shows, if it shows one."""

    @property
    def graph_id(self) -> int | None:
        """Number of the graph."""

    @property
    def rgraph_id(self) -> int | None:
        """Number of the rgraph."""

    @property
    def ustate_id(self) -> int | None:
        """Number of the ustate."""

    @property
    def launch_id(self) -> int | None:
        """Number of the launch configuration."""

    @property
    def age_ms(self) -> int | None:
        """Age in milliseconds of the oldest list in which it was found."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Address:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Address:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Address: ...
    def __deepcopy__(self, _memo: Any) -> Address: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Snapshot:
    """The properties of engines as they were: a document to keep, compare and bring back."""

    __match_args__ = (
        "format",
        "version",
        "taken",
        "hub",
        "complete",
        "only",
        "protect",
        "engines",
        "missing",
    )

    @property
    def format(self) -> str:
        """Name of the format, `gfxhub-snapshot`."""

    @property
    def version(self) -> int:
        """Version of the format, 1."""

    @property
    def taken(self) -> str:
        """Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`."""

    @property
    def hub(self) -> str:
        """Address of the hub."""

    @property
    def complete(self) -> bool | None:
        """True if all nodes could be read."""

    @property
    def only(self) -> list[str]:
        """Patterns of the properties in the snapshot; empty if it has all properties."""

    @property
    def protect(self) -> list[str]:
        """Patterns of properties that no recall may set."""

    @property
    def engines(self) -> list[SnapshotEngine]:
        """The engines, by number."""

    @property
    def missing(self) -> list[UnreadNode]:
        """The nodes that could not be read."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Snapshot:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Snapshot:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Snapshot: ...
    def __deepcopy__(self, _memo: Any) -> Snapshot: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class SnapshotEngine:
    """An engine in a snapshot."""

    __match_args__ = (
        "id",
        "name",
        "display_name",
        "engine_type",
        "rgraph_id",
        "ustate_id",
        "pids",
        "begun",
        "ended",
        "nodes",
    )

    @property
    def id(self) -> int:
        """Number of the engine."""

    @property
    def name(self) -> str:
        """Name in the hub."""

    @property
    def display_name(self) -> str:
        """Display name."""

    @property
    def engine_type(self) -> EngineType | str:
        """Type of the engine."""

    @property
    def rgraph_id(self) -> int | None:
        """Number of the loaded rgraph."""

    @property
    def ustate_id(self) -> int | None:
        """Number of the loaded ustate."""

    @property
    def pids(self) -> list[str]:
        """Process numbers of its loaded instances."""

    @property
    def begun(self) -> str:
        """Time at which the reading of the engine began."""

    @property
    def ended(self) -> str:
        """Time at which the reading of the engine ended."""

    @property
    def nodes(self) -> list[SnapshotNode]:
        """The nodes, by path."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> SnapshotEngine:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> SnapshotEngine:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> SnapshotEngine: ...
    def __deepcopy__(self, _memo: Any) -> SnapshotEngine: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class SnapshotNode:
    """A node in a snapshot."""

    __match_args__ = ("node_path", "node_name", "properties")

    @property
    def node_path(self) -> str:
        """Path of the node."""

    @property
    def node_name(self) -> str:
        """Name of the node."""

    @property
    def properties(self) -> list[SnapshotProperty]:
        """The properties, by path."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> SnapshotNode:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> SnapshotNode:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> SnapshotNode: ...
    def __deepcopy__(self, _memo: Any) -> SnapshotNode: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class SnapshotProperty:
    """A property in a snapshot."""

    __match_args__ = ("property_path", "display_name", "value", "skip")

    @property
    def property_path(self) -> str:
        """Path of the property."""

    @property
    def display_name(self) -> str:
        """Display name."""

    @property
    def value(self) -> Any:
        """Value."""

    @property
    def skip(self) -> SkipReason | str | None:
        """Reason why a recall leaves out the property unless a pattern names it exactly.

        A null value is always left out.
        """

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> SnapshotProperty:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> SnapshotProperty:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> SnapshotProperty: ...
    def __deepcopy__(self, _memo: Any) -> SnapshotProperty: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class UnreadNode:
    """A node, or an engine, that could not be read."""

    __match_args__ = ("engine_id", "node_path", "kind", "message")

    @property
    def engine_id(self) -> int:
        """Number of the engine."""

    @property
    def node_path(self) -> str | None:
        """Path of the node; absent if the nodes of the engine could not be listed."""

    @property
    def kind(self) -> str:
        """Kind of the error, such as `Timeout`."""

    @property
    def message(self) -> str:
        """Message of the error."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> UnreadNode:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> UnreadNode:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> UnreadNode: ...
    def __deepcopy__(self, _memo: Any) -> UnreadNode: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Difference:
    """A difference between two snapshots, or between a snapshot and the hub."""

    __match_args__ = (
        "kind",
        "engine_id",
        "engine",
        "node_path",
        "node_name",
        "property_path",
        "display_name",
        "first",
        "second",
        "reason",
    )

    @property
    def kind(self) -> DifferenceKind | str:
        """Kind of the difference."""

    @property
    def engine_id(self) -> int:
        """Number of the engine in the first snapshot.

        If the kind is `onlySecond`, its number in the second snapshot or on the hub.
        """

    @property
    def engine(self) -> str:
        """Display name of the engine."""

    @property
    def node_path(self) -> str | None:
        """Path of the node; absent if the difference is that of a whole engine."""

    @property
    def node_name(self) -> str:
        """Name of the node."""

    @property
    def property_path(self) -> str | None:
        """Path of the property; absent if the difference is that of a whole engine."""

    @property
    def display_name(self) -> str:
        """Display name of the property."""

    @property
    def first(self) -> Any:
        """Value in the first snapshot; null if it has none."""

    @property
    def second(self) -> Any:
        """Value in the second snapshot or on the hub; null if it has none."""

    @property
    def reason(self) -> SkipReason | str | None:
        """Reason why the property was not compared."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Difference:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Difference:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Difference: ...
    def __deepcopy__(self, _memo: Any) -> Difference: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class RecallPlan:
    """A plan of a recall.

    The values that it would set, the properties that it would leave alone, and the document
    that undoes it.
    """

    __match_args__ = (
        "format",
        "version",
        "made",
        "hub",
        "over_ms",
        "ease",
        "lead_ms",
        "spread_ms",
        "engines",
        "sets",
        "left_alone",
        "undo",
    )

    @property
    def format(self) -> str:
        """Name of the format, `gfxhub-recall-plan`."""

    @property
    def version(self) -> int:
        """Version of the format, 1."""

    @property
    def made(self) -> str:
        """Time at which it was made."""

    @property
    def hub(self) -> str:
        """Address of the hub."""

    @property
    def over_ms(self) -> int | None:
        """Duration of the moves in milliseconds; 0 if all values jump."""

    @property
    def ease(self) -> Interpolation | str:
        """Interpolation of the moves."""

    @property
    def lead_ms(self) -> int | None:
        """Time in milliseconds from the first request to the common start of the moves.

        Absent if each move begins when its request arrives.
        """

    @property
    def spread_ms(self) -> int | None:
        """Expected time in milliseconds from the first move to the last, without a lead."""

    @property
    def engines(self) -> list[SnapshotEngine]:
        """The engines as they were when the plan was made, without their nodes.

        A recall compares them with the engines as they are then.
        """

    @property
    def sets(self) -> list[PlannedSet]:
        """The sets, in the order of engines, nodes and properties."""

    @property
    def left_alone(self) -> list[UnsetProperty]:
        """The properties that are left alone although they are selected."""

    @property
    def undo(self) -> RecallUndo | None:
        """Document that undoes the recall."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RecallPlan:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> RecallPlan:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RecallPlan: ...
    def __deepcopy__(self, _memo: Any) -> RecallPlan: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class PlannedSet:
    """A property that a recall sets, with its value before and after."""

    __match_args__ = (
        "engine_id",
        "node_path",
        "node_name",
        "property_path",
        "display_name",
        "before",
        "after",
        "eased",
        "at_end",
    )

    @property
    def engine_id(self) -> int:
        """Number of the engine."""

    @property
    def node_path(self) -> str:
        """Path of the node."""

    @property
    def node_name(self) -> str:
        """Name of the node."""

    @property
    def property_path(self) -> str:
        """Path of the property."""

    @property
    def display_name(self) -> str:
        """Display name of the property."""

    @property
    def before(self) -> Any:
        """Value of the property when the plan was made."""

    @property
    def after(self) -> Any:
        """Value that is set."""

    @property
    def eased(self) -> bool | None:
        """True if the value moves, false if it jumps."""

    @property
    def at_end(self) -> bool | None:
        """True if the value jumps after the moves have ended."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlannedSet:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> PlannedSet:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlannedSet: ...
    def __deepcopy__(self, _memo: Any) -> PlannedSet: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class UnsetProperty:
    """A property that a recall leaves alone."""

    __match_args__ = (
        "engine_id",
        "node_path",
        "node_name",
        "property_path",
        "display_name",
        "reason",
    )

    @property
    def engine_id(self) -> int:
        """Number of the engine."""

    @property
    def node_path(self) -> str:
        """Path of the node."""

    @property
    def node_name(self) -> str:
        """Name of the node."""

    @property
    def property_path(self) -> str:
        """Path of the property."""

    @property
    def display_name(self) -> str:
        """Display name of the property."""

    @property
    def reason(self) -> SkipReason | str:
        """Reason why the recall leaves the property alone."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> UnsetProperty:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> UnsetProperty:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> UnsetProperty: ...
    def __deepcopy__(self, _memo: Any) -> UnsetProperty: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class RecallUndo:
    """A document that undoes a recall.

    Each property that was set, with its value before the recall and the value that the
    recall left.
    """

    __match_args__ = ("format", "version", "made", "hub", "sets")

    @property
    def format(self) -> str:
        """Name of the format, `gfxhub-undo`."""

    @property
    def version(self) -> int:
        """Version of the format, 1."""

    @property
    def made(self) -> str:
        """Time at which it was made."""

    @property
    def hub(self) -> str:
        """Address of the hub."""

    @property
    def sets(self) -> list[PlannedSet]:
        """The sets that are undone: `before` is brought back where the value still is `after`."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RecallUndo:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> RecallUndo:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RecallUndo: ...
    def __deepcopy__(self, _memo: Any) -> RecallUndo: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class RecallReport:
    """Report of a recall or an undo."""

    __match_args__ = ("results", "spread_ms", "elapsed_ms", "undo")

    @property
    def results(self) -> list[RecallResult]:
        """Result of each set, in the order of the plan."""

    @property
    def spread_ms(self) -> int:
        """Time in milliseconds from the first request of a move to the last."""

    @property
    def elapsed_ms(self) -> int:
        """Duration of the whole call in milliseconds."""

    @property
    def undo(self) -> RecallUndo | None:
        """Document that undoes what was set."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RecallReport:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> RecallReport:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RecallReport: ...
    def __deepcopy__(self, _memo: Any) -> RecallReport: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class RecallResult:
    """Result of a recall for a property."""

    __match_args__ = (
        "outcome",
        "engine_id",
        "node_path",
        "node_name",
        "property_path",
        "display_name",
        "wanted",
        "found",
        "kind",
        "message",
    )

    @property
    def outcome(self) -> RecallOutcome | str:
        """Outcome."""

    @property
    def engine_id(self) -> int:
        """Number of the engine."""

    @property
    def node_path(self) -> str:
        """Path of the node."""

    @property
    def node_name(self) -> str:
        """Name of the node."""

    @property
    def property_path(self) -> str:
        """Path of the property."""

    @property
    def display_name(self) -> str:
        """Display name of the property."""

    @property
    def wanted(self) -> Any:
        """Value that was to be set."""

    @property
    def found(self) -> Any:
        """Value that the property was last seen with; null if it could not be read."""

    @property
    def kind(self) -> str:
        """Kind of the error, if a request failed."""

    @property
    def message(self) -> str:
        """Message of the error."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RecallResult:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> RecallResult:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RecallResult: ...
    def __deepcopy__(self, _memo: Any) -> RecallResult: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Permit:
    """A permit for one act, or for one composed call as a whole."""

    __match_args__ = ("id", "operation", "until_ms")

    @property
    def id(self) -> int:
        """Number of the permit."""

    @property
    def operation(self) -> str:
        """Name of the call, such as `playout.delete_item`.

        With `@` and the number of an engine, as in `graphs.load@3`, if it is for that engine
        alone.
        """

    @property
    def until_ms(self) -> int:
        """End of the permit, in milliseconds since the beginning of 1970 in UTC."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Permit:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Permit:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Permit: ...
    def __deepcopy__(self, _memo: Any) -> Permit: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class RequestPreview:
    """A request that a call would send."""

    __match_args__ = (
        "operation",
        "method",
        "path",
        "body",
        "retry_class",
        "resend",
        "names",
        "guard",
        "curl",
    )

    @property
    def operation(self) -> str:
        """Name of the operation, or `request` for a raw request."""

    @property
    def method(self) -> str:
        """HTTP method."""

    @property
    def path(self) -> str:
        """Path on the hub, encoded as it would be sent."""

    @property
    def body(self) -> str:
        """Body as it would be sent; empty if there is none."""

    @property
    def retry_class(self) -> str:
        """Retry class of the request, such as `trigger`. It can depend on the body."""

    @property
    def resend(self) -> int:
        """Maximum number of resends after an attempt that may have taken effect."""

    @property
    def names(self) -> list[str]:
        """Paths of names by which the ids of the request were found; empty for a call by ids."""

    @property
    def guard(self) -> str:
        """Answer of the client's guard.

        `allowed`, `armed` if there is a permit, `not armed`, `repeated` if the same act was
        just sent, or `read-only`.
        """

    @property
    def curl(self) -> str:
        """The request as a command for the shell.

        In which an API key is `$GFXHUB_API_KEY` and other secrets are `***`.
        """

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RequestPreview:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> RequestPreview:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RequestPreview: ...
    def __deepcopy__(self, _memo: Any) -> RequestPreview: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class Capture:
    """The result of a capture.

    The data that was read from a hub, as a show of the hub simulator.
    """

    __match_args__ = ("show", "filled", "left_out")

    @property
    def show(self) -> dict[str, Any]:
        """The show. Its JSON is what `gfxhub simulator --show` and a local hub take."""

    @property
    def filled(self) -> list[str]:
        """Descriptions of data that the hub does not show, and of the substitutes in the show."""

    @property
    def left_out(self) -> list[str]:
        """Descriptions of the data of the hub that a show cannot contain."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Capture:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> Capture:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Capture: ...
    def __deepcopy__(self, _memo: Any) -> Capture: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class LogEntry:
    """An entry of a record: a call with its outcome, or another event.

    Text that the entry does not have is empty, and a number is absent.
    """

    __match_args__ = (
        "number",
        "at_ms",
        "hub",
        "pid",
        "event",
        "operation",
        "arguments",
        "names",
        "ended",
        "kind",
        "missing",
        "status",
        "attempts",
        "elapsed_ms",
        "whole",
        "whole_call",
        "permit",
        "response",
    )

    @property
    def number(self) -> int | None:
        """Number of the call in its record; absent for other events."""

    @property
    def at_ms(self) -> int:
        """Start of the call or event, in milliseconds since the beginning of 1970 in UTC."""

    @property
    def hub(self) -> str:
        """Address of the hub, without secrets."""

    @property
    def pid(self) -> int:
        """Id of the process that wrote the entry."""

    @property
    def event(self) -> str:
        """Kind of the entry.

        `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`, `note`, `live` for
        the values that a live session sent to a property in about one second, or `lost` for
        lines that could not be written.
        """

    @property
    def operation(self) -> str:
        """Name of the operation, or `request` for a raw request.

        For another event, its subject; for a note, its text; for `lost`, the number of lost
        lines.
        """

    @property
    def arguments(self) -> dict[str, Any]:
        """Arguments of the call by their JSON names, as a call by name takes them.

        A raw request has `method`, `path` and `body`. `live` has the ids of the property, the
        `first` and the `last` value, and `count`, the number of values.
        """

    @property
    def names(self) -> str:
        """Path of names by which the ids were found; empty for a call by ids."""

    @property
    def ended(self) -> str:
        """Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`.

        `open` if the record contains no outcome, for example because the process ended during
        the call.
        """

    @property
    def kind(self) -> str:
        """Kind of the call's error; empty if the call succeeded."""

    @property
    def missing(self) -> str:
        """Sentence that names the object that the hub does not have; empty otherwise.

        If it is set, the act has changed nothing, unless the object existed a moment before.
        """

    @property
    def status(self) -> int | None:
        """HTTP status; absent if the hub did not respond."""

    @property
    def attempts(self) -> int | None:
        """Number of attempts."""

    @property
    def elapsed_ms(self) -> int | None:
        """Duration of the call in milliseconds."""

    @property
    def whole(self) -> int | None:
        """Number of the composed call that the call was a part of."""

    @property
    def whole_call(self) -> str:
        """Name of the composed call that the call was a part of."""

    @property
    def permit(self) -> int | None:
        """Number of the permit that the call used, or that was given or ended."""

    @property
    def response(self) -> str:
        """Response, as far as it was recorded."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> LogEntry:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> LogEntry:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> LogEntry: ...
    def __deepcopy__(self, _memo: Any) -> LogEntry: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class LogStatus:
    """State of a client's record."""

    __match_args__ = ("file", "lost")

    @property
    def file(self) -> str:
        """File that is written now; empty if nothing is recorded."""

    @property
    def lost(self) -> int:
        """Number of lines that could not be written."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> LogStatus:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> LogStatus:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> LogStatus: ...
    def __deepcopy__(self, _memo: Any) -> LogStatus: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class GroupReport:
    """Results of a call for the members of a group. Times are in microseconds."""

    __match_args__ = ("members", "agree", "fired_within_us")

    @property
    def members(self) -> list[MemberResult]:
        """Results of the members.

        In the order of the group, without members that were taken out of it.
        """

    @property
    def agree(self) -> bool | None:
        """True if every member succeeded, with equal results.

        Absent until the calls of all members have ended.
        """

    @property
    def fired_within_us(self) -> int | None:
        """Time from the first byte of the first sender to that of the last one.

        Absent if fewer than two members have sent a request that acts.
        """

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> GroupReport:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> GroupReport:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> GroupReport: ...
    def __deepcopy__(self, _memo: Any) -> GroupReport: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class MemberResult:
    """Result of a call for one member of a group."""

    __match_args__ = (
        "member",
        "hub",
        "engine",
        "outcome",
        "result",
        "kind",
        "effect",
        "message",
        "sent_us",
        "ended_us",
    )

    @property
    def member(self) -> str:
        """Name of the member."""

    @property
    def hub(self) -> str:
        """Address of its hub."""

    @property
    def engine(self) -> str:
        """Name of the engine, if the member is an engine; empty if it is a hub."""

    @property
    def outcome(self) -> MemberOutcome | str:
        """Outcome of its call."""

    @property
    def result(self) -> Any:
        """Result in the form in which a call by name returns it.

        Null unless the call has succeeded and has a result.
        """

    @property
    def kind(self) -> str:
        """Kind of its error, such as `ConnectTimeout`; empty unless it failed."""

    @property
    def effect(self) -> str:
        """Effect of its error: `none`, `maybe` or `done`; empty unless it failed."""

    @property
    def message(self) -> str:
        """Message of its error; empty unless it failed."""

    @property
    def sent_us(self) -> int | None:
        """Time from the start of the group call to the first byte of a request that acts.

        Absent if none was sent.
        """

    @property
    def ended_us(self) -> int | None:
        """Time from the start of the group call to the end of the member's call.

        Absent while the call is under way.
        """

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> MemberResult:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> MemberResult:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> MemberResult: ...
    def __deepcopy__(self, _memo: Any) -> MemberResult: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class MemberStatus:
    """State of a member of a group, from its calls so far."""

    __match_args__ = (
        "member",
        "hub",
        "engine",
        "used",
        "away",
        "calls",
        "failures",
        "took_us",
        "message",
    )

    @property
    def member(self) -> str:
        """Name of the member."""

    @property
    def hub(self) -> str:
        """Address of its hub."""

    @property
    def engine(self) -> str:
        """Name of the engine, if the member is an engine; empty if it is a hub."""

    @property
    def used(self) -> bool | None:
        """False if the program has taken it out."""

    @property
    def away(self) -> bool | None:
        """True if at least two calls in a row could not connect to the member.

        The other members do not wait for such a member.
        """

    @property
    def calls(self) -> int:
        """Number of calls that have ended."""

    @property
    def failures(self) -> int:
        """Number of those that failed."""

    @property
    def took_us(self) -> int | None:
        """Duration of the last call that succeeded, in microseconds."""

    @property
    def message(self) -> str:
        """Message of its last error; empty if no call has failed."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> MemberStatus:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> MemberStatus:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> MemberStatus: ...
    def __deepcopy__(self, _memo: Any) -> MemberStatus: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class MemberComparison:
    """Differences between the first member of a group and another one."""

    __match_args__ = ("member", "hub", "engine", "agrees", "differences")

    @property
    def member(self) -> str:
        """Name of the other member."""

    @property
    def hub(self) -> str:
        """Address of its hub."""

    @property
    def engine(self) -> str:
        """Name of the engine, if the member is an engine; empty if it is a hub."""

    @property
    def agrees(self) -> bool | None:
        """True if nothing differs."""

    @property
    def differences(self) -> list[Difference]:
        """The differences.

        `first` is the value of the first member, `second` that of the other member.
        """

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> MemberComparison:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> MemberComparison:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> MemberComparison: ...
    def __deepcopy__(self, _memo: Any) -> MemberComparison: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""

@final
class AwaitedChange:
    """The state that met the condition of a wait. Fields without a value are null or empty."""

    __match_args__ = ("topic", "key", "name", "before", "after", "at_ms", "waited_ms", "looks")

    @property
    def topic(self) -> str:
        """Path or topic as it was given."""

    @property
    def key(self) -> str:
        """Id or path of the thing in its list."""

    @property
    def name(self) -> str:
        """Name of the thing."""

    @property
    def before(self) -> Any:
        """State of the thing at the first successful look, as the hub described it.

        Null if the thing did not exist.
        """

    @property
    def after(self) -> Any:
        """State of the thing that met the condition, as the hub described it."""

    @property
    def at_ms(self) -> int:
        """Time of the look at the hub that found this state.

        In milliseconds since the beginning of 1970 in UTC.
        """

    @property
    def waited_ms(self) -> int:
        """Time waited in milliseconds."""

    @property
    def looks(self) -> int:
        """Number of looks at the hub; 1 if the first look already met the condition."""

    # For `dataclasses.fields` and `asdict`, which pandas uses.
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def extra(self) -> dict[str, Any]:
        """The undocumented fields that were received, by their JSON names."""

    def to_dict(self) -> dict[str, Any]:
        """Returns exactly the received fields, as a dict with JSON names."""

    def to_json(self) -> str:
        """Returns exactly the received fields, as JSON text."""

    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> AwaitedChange:
        """Reads a record from a dict with JSON names, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The dict is not such a record; json_path is the place of the error.
        """

    @classmethod
    def from_json(cls, text: str) -> AwaitedChange:
        """Reads a record from JSON text, as tolerantly as a record from a hub.

        Raises:
            DecodeError: The text is not such a record; json_path is the place of the error.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> AwaitedChange: ...
    def __deepcopy__(self, _memo: Any) -> AwaitedChange: ...
    def _repr_html_(self) -> str: ...
    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Iterates over the documented fields with their names, as `dict(record)` requires."""
