"""What the package gfxhub stands on; not to be imported by programs."""

# Written by cargo xtask generate; do not edit.

from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from os import PathLike
from typing import Any, Literal, final

from ._errors import CallCancelledError
from ._words import (
    EngineRole,
    EngineStatus,
    EngineType,
    InstanceStatus,
    NewsroomStatus,
    ObjAir,
    ObjType,
)

__all__ = [
    "NULL",
    "CancelToken",
    "Engine",
    "EngineInstance",
    "Event",
    "Function",
    "FunctionSummary",
    "Graph",
    "GraphSummary",
    "Invoked",
    "LaunchConfig",
    "LaunchConfigCreated",
    "MosObject",
    "NativeClient",
    "NewsroomButton",
    "NewsroomItem",
    "NewsroomRundown",
    "NewsroomRundownSummary",
    "Node",
    "Null",
    "PendingCall",
    "PlayoutButton",
    "PlayoutItem",
    "PlayoutRundown",
    "Project",
    "Property",
    "RawResponse",
    "Renderer",
    "Rgraph",
    "RgraphSummary",
    "Template",
    "Ustate",
    "UstateSummary",
    "approx_eq",
]

__version__: str

NULL: Null

def approx_eq(left: Any, right: Any) -> bool: ...

@final
class Null:
    def __bool__(self) -> Literal[False]: ...
    def __reduce__(self) -> str: ...
    def __copy__(self) -> Null: ...
    def __deepcopy__(self, _memo: Any) -> Null: ...

@final
class CancelToken:
    def __new__(cls) -> CancelToken: ...
    def cancel(self) -> None: ...
    @property
    def cancelled(self) -> bool: ...

@final
class Event:
    @property
    def operation(self) -> str: ...
    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def attempt(self) -> int: ...
    @property
    def status(self) -> int | None: ...
    @property
    def kind(self) -> str | None: ...
    @property
    def effect(self) -> Literal["none", "maybe", "done"]: ...
    @property
    def elapsed(self) -> float: ...
    @property
    def sent(self) -> int: ...
    @property
    def received(self) -> int: ...

@final
class RawResponse:
    @property
    def status(self) -> int: ...
    @property
    def content_type(self) -> str | None: ...
    @property
    def content(self) -> bytes: ...
    @property
    def text(self) -> str | None: ...
    def header(self, name: str) -> str | None: ...
    def json(self) -> Any: ...

@final
class Invoked:
    @property
    def result(self) -> Any: ...
    @property
    def result_json(self) -> str | None: ...
    @property
    def text(self) -> str | None: ...
    @property
    def response(self) -> RawResponse: ...

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

def shape(name: str, value: Any) -> dict[str, Any] | None: ...

def run_command(arguments: Sequence[str]) -> int: ...
def stop_all_hubs() -> None: ...
def forget_hubs() -> None: ...

@final
class HubInABox:
    def __new__(cls, asked: Mapping[str, Any]) -> HubInABox: ...
    @property
    def url(self) -> str: ...
    @property
    def port(self) -> int: ...
    @property
    def token(self) -> str: ...
    def journal_json(self, sequence: int) -> str: ...
    def requests_json(self, number: int) -> str: ...
    @property
    def requests_dropped(self) -> int: ...
    def advance(self, seconds: float) -> float: ...
    def set_faults(self, scenario: str) -> None: ...
    def clear_faults(self) -> None: ...
    @property
    def faults_struck(self) -> int: ...
    def faults_json(self) -> str: ...
    def tally(self, request_id: str) -> tuple[int, int]: ...
    def reset(self) -> None: ...
    def stop(self) -> None: ...

@final
class Engine:
    """A render engine."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name in the hub."""

    @property
    def ip(self) -> str:
        """Its address."""

    @property
    def role(self) -> EngineRole:
        """What it is for."""

    @property
    def status(self) -> EngineStatus:
        """Whether the hub has it."""

    @property
    def cache_dir(self) -> str:
        """Folder of its cache."""

    @property
    def minimum_free_space(self) -> int | None:
        """Space that has to stay free. The unit is not documented."""

    @property
    def used_space(self) -> int | None:
        """Space in use. The unit is not documented."""

    @property
    def disk_space(self) -> int | None:
        """Size of its disk. The unit is not documented."""

    @property
    def can_cook(self) -> bool | None:
        """Whether it can prepare projects. Newer hubs leave it out."""

    @property
    def display_name(self) -> str:
        """Its name for people."""

    @property
    def re_enabled(self) -> bool | None:
        """Whether it runs RE. Old hubs leave it out."""

    @property
    def port(self) -> int | None:
        """Its port."""

    @property
    def rgraph_id(self) -> int | None:
        """The rgraph that it has loaded."""

    @property
    def owner_studio_id(self) -> int | None:
        """The studio that it belongs to."""

    @property
    def ustate_id(self) -> int | None:
        """The ustate that it has loaded. Old hubs leave it out."""

    @property
    def ue_enabled(self) -> bool | None:
        """Whether it runs UE. Old hubs leave it out."""

    @property
    def instances(self) -> list[EngineInstance]:
        """Its instances."""

    @property
    def engine_type(self) -> EngineType:
        """Its kind; absent from some entries."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Engine: ...
    @classmethod
    def from_json(cls, text: str) -> Engine: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Engine: ...
    def __deepcopy__(self, _memo: Any) -> Engine: ...
    def _repr_html_(self) -> str: ...

@final
class EngineInstance:
    """An instance of an engine: one renderer process, running or not."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def project_tag(self) -> str | None:
        """Tag of its project."""

    @property
    def streaming(self) -> str | None:
        """Its streaming setting."""

    @property
    def status(self) -> InstanceStatus:
        """What it is doing."""

    @property
    def pid(self) -> str | None:
        """Its process number, as text; hubs send text or an integer."""

    @property
    def engine_host_id(self) -> int | None:
        """The engine that it is on."""

    @property
    def engine_role_id(self) -> int | None:
        """Its role's number."""

    @property
    def project_id(self) -> int | None:
        """Its project."""

    @property
    def project_map_id(self) -> int | None:
        """Its map in the project."""

    @property
    def editor_path(self) -> str:
        """Path of its editor."""

    @property
    def cooked_project_id(self) -> int | None:
        """The prepared project. Newer hubs leave it out."""

    @property
    def cooked_map_id(self) -> int | None:
        """The prepared map. Newer hubs leave it out."""

    @property
    def cooked_id(self) -> int | None:
        """The prepared build. Newer hubs leave it out."""

    @property
    def engine_type(self) -> EngineType:
        """Its kind; null on old hubs."""

    @property
    def engine_version(self) -> str:
        """Its version; null on old hubs."""

    @property
    def status_description(self) -> str | None:
        """More about its status."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> EngineInstance: ...
    @classmethod
    def from_json(cls, text: str) -> EngineInstance: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> EngineInstance: ...
    def __deepcopy__(self, _memo: Any) -> EngineInstance: ...
    def _repr_html_(self) -> str: ...

@final
class Node:
    """A node of an engine."""

    @property
    def node_path(self) -> str:
        """Its path; its id on an RE5 engine."""

    @property
    def node_name(self) -> str:
        """Its name."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Node: ...
    @classmethod
    def from_json(cls, text: str) -> Node: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Node: ...
    def __deepcopy__(self, _memo: Any) -> Node: ...
    def _repr_html_(self) -> str: ...

@final
class Property:
    """A property of a node."""

    @property
    def property_path(self) -> str:
        """Its path; the pin's id on an RE5 engine."""

    @property
    def display_name(self) -> str:
        """Its name for people."""

    @property
    def value(self) -> Any:
        """What it holds now. Numbers may come back rounded to single precision."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Property: ...
    @classmethod
    def from_json(cls, text: str) -> Property: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Property: ...
    def __deepcopy__(self, _memo: Any) -> Property: ...
    def _repr_html_(self) -> str: ...

@final
class FunctionSummary:
    """A function of a node, as listed."""

    @property
    def function_path(self) -> str:
        """Its path; its id on an RE5 engine."""

    @property
    def function_name(self) -> str:
        """Its name."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> FunctionSummary: ...
    @classmethod
    def from_json(cls, text: str) -> FunctionSummary: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> FunctionSummary: ...
    def __deepcopy__(self, _memo: Any) -> FunctionSummary: ...
    def _repr_html_(self) -> str: ...

@final
class Function:
    """A function of a node with its parameters."""

    @property
    def function_path(self) -> str:
        """Its path; its id on an RE5 engine."""

    @property
    def function_name(self) -> str:
        """Its name."""

    @property
    def properties(self) -> dict[str, Property]:
        """Its parameters by their property path."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Function: ...
    @classmethod
    def from_json(cls, text: str) -> Function: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Function: ...
    def __deepcopy__(self, _memo: Any) -> Function: ...
    def _repr_html_(self) -> str: ...

@final
class PlayoutRundown:
    """A playout rundown."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlayoutRundown: ...
    @classmethod
    def from_json(cls, text: str) -> PlayoutRundown: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlayoutRundown: ...
    def __deepcopy__(self, _memo: Any) -> PlayoutRundown: ...
    def _repr_html_(self) -> str: ...

@final
class PlayoutItem:
    """An item of a playout rundown."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def template(self) -> str:
        """The name of its template."""

    @property
    def data(self) -> dict[str, Any]:
        """The values of its template's fields."""

    @property
    def buttons(self) -> list[PlayoutButton]:
        """Its buttons; the answers to create and update come without."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlayoutItem: ...
    @classmethod
    def from_json(cls, text: str) -> PlayoutItem: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlayoutItem: ...
    def __deepcopy__(self, _memo: Any) -> PlayoutItem: ...
    def _repr_html_(self) -> str: ...

@final
class PlayoutButton:
    """A button of a playout item."""

    @property
    def id(self) -> str:
        """Its id, which triggers it too."""

    @property
    def label(self) -> str:
        """What is written on it."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> PlayoutButton: ...
    @classmethod
    def from_json(cls, text: str) -> PlayoutButton: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> PlayoutButton: ...
    def __deepcopy__(self, _memo: Any) -> PlayoutButton: ...
    def _repr_html_(self) -> str: ...

@final
class Template:
    """A template that items are made from."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name, which items refer to."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Template: ...
    @classmethod
    def from_json(cls, text: str) -> Template: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Template: ...
    def __deepcopy__(self, _memo: Any) -> Template: ...
    def _repr_html_(self) -> str: ...

@final
class NewsroomRundownSummary:
    """A newsroom rundown, as listed."""

    @property
    def ncs_id(self) -> str:
        """Device id of its newsroom system."""

    @property
    def ro_id(self) -> str:
        """The id that the newsroom system gave it."""

    @property
    def ro_slug(self) -> str:
        """Its name in the newsroom."""

    @property
    def status(self) -> NewsroomStatus:
        """Its status."""

    @property
    def created_at(self) -> str:
        """When the hub got it, ISO 8601."""

    @property
    def updated_at(self) -> str:
        """When it last changed, ISO 8601."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomRundownSummary: ...
    @classmethod
    def from_json(cls, text: str) -> NewsroomRundownSummary: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomRundownSummary: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomRundownSummary: ...
    def _repr_html_(self) -> str: ...

@final
class NewsroomRundown:
    """A newsroom rundown with its items."""

    @property
    def ncs_id(self) -> str:
        """Device id of its newsroom system."""

    @property
    def ro_id(self) -> str:
        """The id that the newsroom system gave it."""

    @property
    def ro_slug(self) -> str:
        """Its name in the newsroom."""

    @property
    def status(self) -> NewsroomStatus:
        """Its status."""

    @property
    def created_at(self) -> str:
        """When the hub got it, ISO 8601."""

    @property
    def updated_at(self) -> str:
        """When it last changed, ISO 8601."""

    @property
    def ro_channel(self) -> str:
        """Its channel."""

    @property
    def ro_ed_start(self) -> str:
        """When the editorial start is, ISO 8601."""

    @property
    def ro_ed_dur(self) -> str:
        """How long it is planned to be, hh:mm:ss."""

    @property
    def ro_trigger(self) -> str:
        """How it is started."""

    @property
    def macro_in(self) -> str | None:
        """Macro at its start."""

    @property
    def macro_out(self) -> str | None:
        """Macro at its end."""

    @property
    def mos_external_metadata(self) -> str:
        """What the newsroom system adds, serialized JSON."""

    @property
    def ready_to_air(self) -> bool | None:
        """Whether it can go on air."""

    @property
    def items(self) -> list[NewsroomItem]:
        """Its items."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomRundown: ...
    @classmethod
    def from_json(cls, text: str) -> NewsroomRundown: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomRundown: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomRundown: ...
    def _repr_html_(self) -> str: ...

@final
class NewsroomItem:
    """An item of a newsroom rundown."""

    @property
    def story_id(self) -> str:
        """The story that it belongs to."""

    @property
    def item_id(self) -> str:
        """Its id within the story."""

    @property
    def story_slug(self) -> str:
        """The story's name."""

    @property
    def item_slug(self) -> str:
        """Its name."""

    @property
    def mos_object(self) -> MosObject | None:
        """The graphic that it shows."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomItem: ...
    @classmethod
    def from_json(cls, text: str) -> NewsroomItem: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomItem: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomItem: ...
    def _repr_html_(self) -> str: ...

@final
class MosObject:
    """A MOS object: a graphic that the newsroom filled in."""

    @property
    def obj_id(self) -> str:
        """Its id."""

    @property
    def obj_slug(self) -> str:
        """Its name."""

    @property
    def mos_abstract(self) -> str:
        """Its abstract."""

    @property
    def obj_group(self) -> str | None:
        """Its group."""

    @property
    def obj_tb(self) -> str:
        """Its time base."""

    @property
    def obj_rev(self) -> int | None:
        """Its revision."""

    @property
    def obj_dur(self) -> int | None:
        """Its duration. The unit is not documented."""

    @property
    def status(self) -> NewsroomStatus:
        """Its status."""

    @property
    def obj_air(self) -> ObjAir:
        """Whether it can go on air."""

    @property
    def obj_paths(self) -> str | None:
        """Its paths."""

    @property
    def mos_external_metadata(self) -> str | None:
        """What the newsroom system adds, serialized JSON."""

    @property
    def created_by(self) -> str:
        """Who made it."""

    @property
    def created(self) -> str:
        """When it was made, ISO 8601."""

    @property
    def changed_by(self) -> str:
        """Who changed it last; names the REST interface after an update through it."""

    @property
    def changed(self) -> str:
        """When it was changed last, ISO 8601."""

    @property
    def description(self) -> str:
        """What it is, for people."""

    @property
    def obj_type(self) -> ObjType:
        """What it holds."""

    @property
    def template(self) -> str:
        """The name of its template."""

    @property
    def data(self) -> dict[str, Any]:
        """The values of its template's fields: texts, or lists of texts."""

    @property
    def buttons(self) -> list[NewsroomButton]:
        """Its buttons; the answer to an update comes without."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> MosObject: ...
    @classmethod
    def from_json(cls, text: str) -> MosObject: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> MosObject: ...
    def __deepcopy__(self, _memo: Any) -> MosObject: ...
    def _repr_html_(self) -> str: ...

@final
class NewsroomButton:
    """A button of a MOS object."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def key(self) -> str:
        """Its key, which triggers it."""

    @property
    def label(self) -> str:
        """What is written on it."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> NewsroomButton: ...
    @classmethod
    def from_json(cls, text: str) -> NewsroomButton: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> NewsroomButton: ...
    def __deepcopy__(self, _memo: Any) -> NewsroomButton: ...
    def _repr_html_(self) -> str: ...

@final
class GraphSummary:
    """A graph, as listed."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> GraphSummary: ...
    @classmethod
    def from_json(cls, text: str) -> GraphSummary: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> GraphSummary: ...
    def __deepcopy__(self, _memo: Any) -> GraphSummary: ...
    def _repr_html_(self) -> str: ...

@final
class Graph:
    """A graph with its content."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def content(self) -> str:
        """Its content, as text."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Graph: ...
    @classmethod
    def from_json(cls, text: str) -> Graph: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Graph: ...
    def __deepcopy__(self, _memo: Any) -> Graph: ...
    def _repr_html_(self) -> str: ...

@final
class RgraphSummary:
    """An rgraph, as listed."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> RgraphSummary: ...
    @classmethod
    def from_json(cls, text: str) -> RgraphSummary: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> RgraphSummary: ...
    def __deepcopy__(self, _memo: Any) -> RgraphSummary: ...
    def _repr_html_(self) -> str: ...

@final
class Rgraph:
    """An rgraph with its content."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def xml_content(self) -> str:
        """Its content, XML as text."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Rgraph: ...
    @classmethod
    def from_json(cls, text: str) -> Rgraph: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Rgraph: ...
    def __deepcopy__(self, _memo: Any) -> Rgraph: ...
    def _repr_html_(self) -> str: ...

@final
class UstateSummary:
    """A ustate, as listed."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> UstateSummary: ...
    @classmethod
    def from_json(cls, text: str) -> UstateSummary: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> UstateSummary: ...
    def __deepcopy__(self, _memo: Any) -> UstateSummary: ...
    def _repr_html_(self) -> str: ...

@final
class Ustate:
    """A ustate with its content."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def ustate_data(self) -> str:
        """Its content, as text."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Ustate: ...
    @classmethod
    def from_json(cls, text: str) -> Ustate: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Ustate: ...
    def __deepcopy__(self, _memo: Any) -> Ustate: ...
    def _repr_html_(self) -> str: ...

@final
class Project:
    """A project that renderers can run."""

    @property
    def project_id(self) -> int:
        """Its number."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def version(self) -> str:
        """Its version."""

    @property
    def shared_folder_name(self) -> str:
        """The shared folder that it is in."""

    @property
    def maps(self) -> list[str]:
        """Its maps."""

    @property
    def created_at(self) -> int | None:
        """When it was made. The unit is not documented."""

    @property
    def updated_at(self) -> int | None:
        """When it last changed. The unit is not documented."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Project: ...
    @classmethod
    def from_json(cls, text: str) -> Project: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Project: ...
    def __deepcopy__(self, _memo: Any) -> Project: ...
    def _repr_html_(self) -> str: ...

@final
class LaunchConfig:
    """A launch configuration: renderers that are started and stopped together."""

    @property
    def id(self) -> int | None:
        """Its number. Not an engine id. No field of a launch configuration is certain to come."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def renderers(self) -> list[int | Renderer]:
        """Its renderers: their ids, or the renderers themselves on newer hubs."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> LaunchConfig: ...
    @classmethod
    def from_json(cls, text: str) -> LaunchConfig: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> LaunchConfig: ...
    def __deepcopy__(self, _memo: Any) -> LaunchConfig: ...
    def _repr_html_(self) -> str: ...

@final
class LaunchConfigCreated:
    """The answer to the creation of a launch configuration."""

    @property
    def id(self) -> int:
        """The new number."""

    @property
    def renderers(self) -> list[int | Renderer]:
        """Its renderers."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> LaunchConfigCreated: ...
    @classmethod
    def from_json(cls, text: str) -> LaunchConfigCreated: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> LaunchConfigCreated: ...
    def __deepcopy__(self, _memo: Any) -> LaunchConfigCreated: ...
    def _repr_html_(self) -> str: ...

@final
class Renderer:
    """A renderer of a launch configuration. No field is certain to come."""

    @property
    def launch_config_id(self) -> int | None:
        """The launch configuration that it belongs to."""

    @property
    def engine_id(self) -> int | None:
        """The engine that it runs on."""

    @property
    def project_id(self) -> int | None:
        """The project that it runs."""

    @property
    def project_map_id(self) -> int | None:
        """The map of the project."""

    @property
    def engine_type(self) -> EngineType:
        """Its kind, which says what `state_id` means."""

    @property
    def state_id(self) -> int | None:
        """What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5."""

    @property
    def extra(self) -> dict[str, Any]: ...
    def to_dict(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    @classmethod
    def from_dict(cls, members: Mapping[str, Any]) -> Renderer: ...
    @classmethod
    def from_json(cls, text: str) -> Renderer: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __copy__(self) -> Renderer: ...
    def __deepcopy__(self, _memo: Any) -> Renderer: ...
    def _repr_html_(self) -> str: ...
