"""What the package gfxhub stands on; not to be imported by programs."""

# Written by cargo xtask generate; do not edit.

import builtins
from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from os import PathLike
from typing import Any, Literal, final

from ._bodies import FunctionParameter
from ._words import (
    EngineRole,
    EngineStatus,
    EngineType,
    InstanceStatus,
    Interpolation,
    NewsroomStatus,
    ObjAir,
    ObjType,
)

__all__ = [
    "NULL",
    "AsyncClient",
    "AsyncEngines",
    "AsyncGraphs",
    "AsyncLauncher",
    "AsyncNewsroom",
    "AsyncPlayout",
    "AsyncProjects",
    "AsyncRgraphs",
    "AsyncUstates",
    "CancelToken",
    "Client",
    "Engine",
    "EngineInstance",
    "Engines",
    "Event",
    "Function",
    "FunctionSummary",
    "Graph",
    "GraphSummary",
    "Graphs",
    "Invoked",
    "LaunchConfig",
    "LaunchConfigCreated",
    "Launcher",
    "MosObject",
    "Newsroom",
    "NewsroomButton",
    "NewsroomItem",
    "NewsroomRundown",
    "NewsroomRundownSummary",
    "Node",
    "Null",
    "Playout",
    "PlayoutButton",
    "PlayoutItem",
    "PlayoutRundown",
    "Project",
    "Projects",
    "Property",
    "RawResponse",
    "Renderer",
    "Rgraph",
    "RgraphSummary",
    "Rgraphs",
    "Template",
    "Ustate",
    "UstateSummary",
    "Ustates",
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

@final
class Engines:
    """Render engines, their nodes, properties and functions."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Engine]:
        """Lists the engines with their instances.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Engine]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Engine:
        """Reads one engine.

        Hubs answer 500 where there is no such engine.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Engine

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def list_nodes(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Node]:
        """Lists the nodes of an engine.

        Hubs answer 500 where there is no such engine.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Node]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_node(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Node:
        """Reads one node.

        Hubs answer 500 where there is no such engine or node.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Node

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def list_properties(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Property]:
        """Lists the properties of a node with what they hold now.

        Hubs answer 500 where there is no such engine or node.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Property]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_property(
        self,
        engine: int,
        node: str,
        property: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Property:
        """Reads one property with what it holds now.

        Hubs answer 500 where there is no such engine, node or property.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            property: Path of a property within its node; the pin's id on an RE5 engine. A
                dotted suffix addresses a sub-field there (`.w.z`).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def set_property(
        self,
        engine: int,
        node: str,
        property: str,
        value: Any,
        *,
        interpolation: Interpolation | None = None,
        duration: float | timedelta | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Property:
        """Sets a property: on air at once, or as a move over time.

        The answer is the property with the value that the hub stored; numbers in it may be
        rounded to single precision (`gfxhub.approx_eq` allows for that). On an RE5 engine a
        sub-field is set by its dotted path behind the property's (`.w.z`).

        Hubs answer 500 where there is no such engine, node or property.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            property: Path of a property within its node; the pin's id on an RE5 engine. A
                dotted suffix addresses a sub-field there (`.w.z`).
            value: The new value: a boolean, number, text, object or array. NaN, infinity
                and null are refused.
            interpolation: How it travels to the new value; Constant when not given. Known:
                Constant, Linear, EaseIn, EaseOut, EaseInOut.
            duration: Seconds that the move takes, 0 or more; 0 when not given.
            delay: Seconds to wait before the move, 0 or more; 0 when not given.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        Without Duration, Delay and any Interpolation but Constant it is sent once more where no
        whole answer comes, unless a newer command through the same client may have changed the
        property; over time it is not, as that would restart the move on air. Where a newer set
        of the same property went out first, it is not sent and fails as Superseded.
        """

    def list_functions(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[FunctionSummary]:
        """Lists the functions of a node.

        Hubs answer 500 where there is no such engine or node.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[FunctionSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_function(
        self,
        engine: int,
        node: str,
        function: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Function:
        """Reads one function with its parameters.

        Hubs answer 500 where there is no such engine, node or function.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            function: Path of a function within its node; the function's id on an RE5
                engine.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Function

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def call_function(
        self,
        engine: int,
        node: str,
        function: str,
        parameters: Sequence[FunctionParameter],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Calls a function: on air at once.

        Hubs answer 500 where there is no such engine, node or function.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            function: Path of a function within its node; the function's id on an RE5
                engine.
            parameters: The parameters that are given; may be empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It is never sent again: it would happen on air a second time.
        """

@final
class AsyncEngines:
    """Render engines, their nodes, properties and functions."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[Engine]]:
        """Lists the engines with their instances.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[Engine]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Engine]:
        """Reads one engine.

        Hubs answer 500 where there is no such engine.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Engine

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def list_nodes(
        self,
        engine: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[Node]]:
        """Lists the nodes of an engine.

        Hubs answer 500 where there is no such engine.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[Node]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_node(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Node]:
        """Reads one node.

        Hubs answer 500 where there is no such engine or node.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Node

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def list_properties(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[Property]]:
        """Lists the properties of a node with what they hold now.

        Hubs answer 500 where there is no such engine or node.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[Property]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_property(
        self,
        engine: int,
        node: str,
        property: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Property]:
        """Reads one property with what it holds now.

        Hubs answer 500 where there is no such engine, node or property.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            property: Path of a property within its node; the pin's id on an RE5 engine. A
                dotted suffix addresses a sub-field there (`.w.z`).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def set_property(
        self,
        engine: int,
        node: str,
        property: str,
        value: Any,
        *,
        interpolation: Interpolation | None = None,
        duration: float | timedelta | None = None,
        delay: float | timedelta | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Property]:
        """Sets a property: on air at once, or as a move over time.

        The answer is the property with the value that the hub stored; numbers in it may be
        rounded to single precision (`gfxhub.approx_eq` allows for that). On an RE5 engine a
        sub-field is set by its dotted path behind the property's (`.w.z`).

        Hubs answer 500 where there is no such engine, node or property.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            property: Path of a property within its node; the pin's id on an RE5 engine. A
                dotted suffix addresses a sub-field there (`.w.z`).
            value: The new value: a boolean, number, text, object or array. NaN, infinity
                and null are refused.
            interpolation: How it travels to the new value; Constant when not given. Known:
                Constant, Linear, EaseIn, EaseOut, EaseInOut.
            duration: Seconds that the move takes, 0 or more; 0 when not given.
            delay: Seconds to wait before the move, 0 or more; 0 when not given.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Property

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
        Without Duration, Delay and any Interpolation but Constant it is sent once more where no
        whole answer comes, unless a newer command through the same client may have changed the
        property; over time it is not, as that would restart the move on air. Where a newer set
        of the same property went out first, it is not sent and fails as Superseded.
        """

    def list_functions(
        self,
        engine: int,
        node: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[FunctionSummary]]:
        """Lists the functions of a node.

        Hubs answer 500 where there is no such engine or node.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[FunctionSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_function(
        self,
        engine: int,
        node: str,
        function: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Function]:
        """Reads one function with its parameters.

        Hubs answer 500 where there is no such engine, node or function.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            function: Path of a function within its node; the function's id on an RE5
                engine.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Function

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def call_function(
        self,
        engine: int,
        node: str,
        function: str,
        parameters: Sequence[FunctionParameter],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Calls a function: on air at once.

        Hubs answer 500 where there is no such engine, node or function.

        Args:
            engine: Number of a render engine. Not a launch id: the two look alike.
            node: Path of a node within its engine; the node's id on an RE5 engine. May hold
                slashes, spaces and dots.
            function: Path of a function within its node; the function's id on an RE5
                engine.
            parameters: The parameters that are given; may be empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`.
        It is never sent again: it would happen on air a second time.
        """

@final
class Playout:
    """Playout rundowns, their items with buttons, and templates."""

    def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[PlayoutRundown]:
        """Lists the playout rundowns.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[PlayoutRundown]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create_rundown(
        self,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> PlayoutRundown:
        """Makes a playout rundown.

        Args:
            name: The name, not empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/playout/rundowns`.
        It is never sent again: a second one would be made.
        """

    def get_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> PlayoutRundown:
        """Reads one playout rundown.

        Hubs answer 500 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def delete_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Deletes a playout rundown with its items.

        Hubs answer 404 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Whether it may be sent once more where it is not known if the hub
                carried it out.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`.
        It is sent again only where the option `resend` asks for it: once, where no whole answer
        comes, and not to find it then is a success.
        """

    def rename_rundown(
        self,
        rundown: int,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> PlayoutRundown:
        """Gives a playout rundown another name.

        Hubs answer 404 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: The name, not empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`.
        It is never sent again by itself: read back first.
        """

    def list_items(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[PlayoutItem]:
        """Lists the items of a playout rundown, in their order.

        Hubs answer 500 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[PlayoutItem]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create_item(
        self,
        rundown: int,
        name: str,
        template: str,
        *,
        order: int | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> PlayoutItem:
        """Makes an item from a template. The answer has no buttons: read the item for them.

        Hubs answer 404 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: Its name, not empty.
            template: The name of its template, not empty.
            order: Its place in the rundown; at the end when not given. Where counting
                starts is not documented.
            data: Values of its template's fields; the template's own where not given.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It is never sent again: a second one would be made.
        """

    def get_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> PlayoutItem:
        """Reads one item with its buttons.

        The hub sends a list of one; an empty list is a Decode error.

        Hubs answer 500 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def delete_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Deletes an item.

        Hubs answer 404 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Whether it may be sent once more where it is not known if the hub
                carried it out.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is sent again only where the option `resend` asks for it: once, where no whole answer
        comes, and not to find it then is a success.
        """

    def update_item(
        self,
        rundown: int,
        item: int,
        *,
        name: str | None = None,
        template: str | None = None,
        order: int | None = None,
        overridden_channels: Sequence[int] | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> PlayoutItem:
        """Changes an item: its name, template, place, channels or data; what is not given stays.

        The answer has no buttons, and some hubs leave its data empty though it was stored.

        Hubs answer 404 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            name: Its name, not empty.
            template: The name of its template, not empty.
            order: Its place in the rundown. Where counting starts is not documented.
            overridden_channels: Numbers of the channels that it overrides.
            data: Values of its template's fields.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is never sent again by itself: read back first.
        """

    def trigger_button(
        self,
        rundown: int,
        item: int,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Presses a button of an item: on air at once. Hubs take the button's key or its id.

        Hubs answer 404 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            button: Key of a button: hubs take the button's key and its id alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`.
        It is never sent again: it would happen on air a second time.
        """

    def list_templates(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Template]:
        """Lists the templates that items are made from.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Template]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/templates`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def trigger_external_data(
        self,
        rundown: int,
        item: int,
        field_key: str,
        *,
        method: str | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> RawResponse:
        """Downloads an ExternalData field of a playout item.

        Method and answer are not documented: POST unless another method is named, and the
        answer comes as it is.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            field_key: Key of an ExternalData field of a playout item.
            method: GET, POST, PUT, PATCH or DELETE; POST when not given.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            RawResponse

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`.
        It is never sent again: it would happen on air a second time.
        """

@final
class AsyncPlayout:
    """Playout rundowns, their items with buttons, and templates."""

    def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[PlayoutRundown]]:
        """Lists the playout rundowns.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[PlayoutRundown]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create_rundown(
        self,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[PlayoutRundown]:
        """Makes a playout rundown.

        Args:
            name: The name, not empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/playout/rundowns`.
        It is never sent again: a second one would be made.
        """

    def get_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[PlayoutRundown]:
        """Reads one playout rundown.

        Hubs answer 500 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def delete_rundown(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Deletes a playout rundown with its items.

        Hubs answer 404 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Whether it may be sent once more where it is not known if the hub
                carried it out.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`.
        It is sent again only where the option `resend` asks for it: once, where no whole answer
        comes, and not to find it then is a success.
        """

    def rename_rundown(
        self,
        rundown: int,
        name: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[PlayoutRundown]:
        """Gives a playout rundown another name.

        Hubs answer 404 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: The name, not empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of PlayoutRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`.
        It is never sent again by itself: read back first.
        """

    def list_items(
        self,
        rundown: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[PlayoutItem]]:
        """Lists the items of a playout rundown, in their order.

        Hubs answer 500 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[PlayoutItem]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create_item(
        self,
        rundown: int,
        name: str,
        template: str,
        *,
        order: int | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[PlayoutItem]:
        """Makes an item from a template. The answer has no buttons: read the item for them.

        Hubs answer 404 where there is no such rundown.

        Args:
            rundown: Number of a playout rundown.
            name: Its name, not empty.
            template: The name of its template, not empty.
            order: Its place in the rundown; at the end when not given. Where counting
                starts is not documented.
            data: Values of its template's fields; the template's own where not given.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`.
        It is never sent again: a second one would be made.
        """

    def get_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[PlayoutItem]:
        """Reads one item with its buttons.

        The hub sends a list of one; an empty list is a Decode error.

        Hubs answer 500 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def delete_item(
        self,
        rundown: int,
        item: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Deletes an item.

        Hubs answer 404 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Whether it may be sent once more where it is not known if the hub
                carried it out.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is sent again only where the option `resend` asks for it: once, where no whole answer
        comes, and not to find it then is a success.
        """

    def update_item(
        self,
        rundown: int,
        item: int,
        *,
        name: str | None = None,
        template: str | None = None,
        order: int | None = None,
        overridden_channels: Sequence[int] | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[PlayoutItem]:
        """Changes an item: its name, template, place, channels or data; what is not given stays.

        The answer has no buttons, and some hubs leave its data empty though it was stored.

        Hubs answer 404 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            name: Its name, not empty.
            template: The name of its template, not empty.
            order: Its place in the rundown. Where counting starts is not documented.
            overridden_channels: Numbers of the channels that it overrides.
            data: Values of its template's fields.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of PlayoutItem

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`.
        It is never sent again by itself: read back first.
        """

    def trigger_button(
        self,
        rundown: int,
        item: int,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Presses a button of an item: on air at once. Hubs take the button's key or its id.

        Hubs answer 404 where there is no such item.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            button: Key of a button: hubs take the button's key and its id alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`.
        It is never sent again: it would happen on air a second time.
        """

    def list_templates(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[Template]]:
        """Lists the templates that items are made from.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[Template]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/playout/templates`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def trigger_external_data(
        self,
        rundown: int,
        item: int,
        field_key: str,
        *,
        method: str | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[RawResponse]:
        """Downloads an ExternalData field of a playout item.

        Method and answer are not documented: POST unless another method is named, and the
        answer comes as it is.

        Args:
            rundown: Number of a playout rundown.
            item: Number of an item in a playout rundown.
            field_key: Key of an ExternalData field of a playout item.
            method: GET, POST, PUT, PATCH or DELETE; POST when not given.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of RawResponse

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`.
        It is never sent again: it would happen on air a second time.
        """

@final
class Newsroom:
    """Rundowns of newsroom systems and their MOS objects."""

    def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[NewsroomRundownSummary]:
        """Lists the newsroom rundowns of all newsroom systems.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/newsroom/rundowns`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def list_device_rundowns(
        self,
        device: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[NewsroomRundownSummary]:
        """Lists the rundowns of one newsroom system.

        Hubs answer 500 where there is no such newsroom system.

        Args:
            device: Device id of a newsroom system, as the hub's MOS module is configured.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_rundown(
        self,
        device: str,
        rundown: str | int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> NewsroomRundown:
        """Reads one newsroom rundown with its items and their MOS objects.

        Hubs answer 500 where there is no such rundown.

        Args:
            device: Device id of a newsroom system, as the hub's MOS module is configured.
            rundown: Id that the newsroom system gave to a rundown. Declared integer, text
                in every response.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            NewsroomRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def update_mos_object(
        self,
        object: str,
        *,
        description: str | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> MosObject:
        """Changes a MOS object.

        Data that is given replaces the old data whole; `changed_by` names the REST interface
        afterwards. The answer has no buttons.

        Hubs answer 500 where there is no such MOS object.

        Args:
            object: Id of a MOS object.
            description: What it is, for people.
            data: The values of its template's fields; they replace the old ones whole.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            MosObject

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`.
        It is never sent again by itself: read back first.
        """

    def trigger_button(
        self,
        device: str,
        rundown: str | int,
        story: str | int,
        item: str,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Presses a button of a MOS object: on air at once.

        Hubs answer 404 where there is no such item.

        Args:
            device: Device id of a newsroom system, as the hub's MOS module is configured.
            rundown: Id that the newsroom system gave to a rundown. Declared integer, text
                in every response.
            story: Id of a story in a newsroom rundown. Declared integer, text in every
                response.
            item: Id of an item in a newsroom story.
            button: Key of a button: hubs take the button's key and its id alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
        It is never sent again: it would happen on air a second time.
        """

@final
class AsyncNewsroom:
    """Rundowns of newsroom systems and their MOS objects."""

    def list_rundowns(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[NewsroomRundownSummary]]:
        """Lists the newsroom rundowns of all newsroom systems.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/newsroom/rundowns`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def list_device_rundowns(
        self,
        device: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[NewsroomRundownSummary]]:
        """Lists the rundowns of one newsroom system.

        Hubs answer 500 where there is no such newsroom system.

        Args:
            device: Device id of a newsroom system, as the hub's MOS module is configured.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[NewsroomRundownSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_rundown(
        self,
        device: str,
        rundown: str | int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[NewsroomRundown]:
        """Reads one newsroom rundown with its items and their MOS objects.

        Hubs answer 500 where there is no such rundown.

        Args:
            device: Device id of a newsroom system, as the hub's MOS module is configured.
            rundown: Id that the newsroom system gave to a rundown. Declared integer, text
                in every response.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of NewsroomRundown

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def update_mos_object(
        self,
        object: str,
        *,
        description: str | None = None,
        data: Mapping[str, Any] | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[MosObject]:
        """Changes a MOS object.

        Data that is given replaces the old data whole; `changed_by` names the REST interface
        afterwards. The answer has no buttons.

        Hubs answer 500 where there is no such MOS object.

        Args:
            object: Id of a MOS object.
            description: What it is, for people.
            data: The values of its template's fields; they replace the old ones whole.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of MosObject

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`.
        It is never sent again by itself: read back first.
        """

    def trigger_button(
        self,
        device: str,
        rundown: str | int,
        story: str | int,
        item: str,
        button: str,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Presses a button of a MOS object: on air at once.

        Hubs answer 404 where there is no such item.

        Args:
            device: Device id of a newsroom system, as the hub's MOS module is configured.
            rundown: Id that the newsroom system gave to a rundown. Declared integer, text
                in every response.
            story: Id of a story in a newsroom rundown. Declared integer, text in every
                response.
            item: Id of an item in a newsroom story.
            button: Key of a button: hubs take the button's key and its id alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path:
        `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
        It is never sent again: it would happen on air a second time.
        """

@final
class Graphs:
    """Graphs, which RE5 engines load."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[GraphSummary]:
        """Lists the graphs.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[GraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/graphs`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        graph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Graph:
        """Reads one graph with its content.

        Hubs answer 404 where there is no such graph.

        Args:
            graph: Number of a graph (RE5).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Graph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/graphs/{graphId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def load(
        self,
        graph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Loads a graph into an engine: what it shows changes at once.

        The engine then shows the nodes of the graph.

        Args:
            graph: Number of a graph (RE5).
            engine_host_id: The engine's number. Not a launch id.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/graphs/{graphId}/load`.
        It is never sent again: it would happen on air a second time.
        """

@final
class AsyncGraphs:
    """Graphs, which RE5 engines load."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[GraphSummary]]:
        """Lists the graphs.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[GraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/graphs`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        graph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Graph]:
        """Reads one graph with its content.

        Hubs answer 404 where there is no such graph.

        Args:
            graph: Number of a graph (RE5).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Graph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/graphs/{graphId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def load(
        self,
        graph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Loads a graph into an engine: what it shows changes at once.

        The engine then shows the nodes of the graph.

        Args:
            graph: Number of a graph (RE5).
            engine_host_id: The engine's number. Not a launch id.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/graphs/{graphId}/load`.
        It is never sent again: it would happen on air a second time.
        """

@final
class Rgraphs:
    """Rgraphs, which RE engines load."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[RgraphSummary]:
        """Lists the rgraphs.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[RgraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/rgraphs`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        rgraph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Rgraph:
        """Reads one rgraph with its content.

        Hubs answer 404 where there is no such rgraph.

        Args:
            rgraph: Number of an rgraph (RE).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Rgraph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def load(
        self,
        rgraph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Loads an rgraph into an engine: what it shows changes at once.

        The engine's `rgraph_id` says so afterwards.

        Args:
            rgraph: Number of an rgraph (RE).
            engine_host_id: The engine's number. Not a launch id.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`.
        It is never sent again: it would happen on air a second time.
        """

@final
class AsyncRgraphs:
    """Rgraphs, which RE engines load."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[RgraphSummary]]:
        """Lists the rgraphs.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[RgraphSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/rgraphs`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        rgraph: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Rgraph]:
        """Reads one rgraph with its content.

        Hubs answer 404 where there is no such rgraph.

        Args:
            rgraph: Number of an rgraph (RE).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Rgraph

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def load(
        self,
        rgraph: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Loads an rgraph into an engine: what it shows changes at once.

        The engine's `rgraph_id` says so afterwards.

        Args:
            rgraph: Number of an rgraph (RE).
            engine_host_id: The engine's number. Not a launch id.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`.
        It is never sent again: it would happen on air a second time.
        """

@final
class Ustates:
    """Ustates, which UE engines load."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[UstateSummary]:
        """Lists the ustates.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[UstateSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/ustates`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        ustate: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Ustate:
        """Reads one ustate with its content.

        Hubs answer 404 where there is no such ustate.

        Args:
            ustate: Number of a ustate (UE).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Ustate

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/ustates/{ustateId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def load(
        self,
        ustate: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Loads a ustate into an engine: what it shows changes at once.

        The engine's `ustate_id` says so afterwards.

        Args:
            ustate: Number of a ustate (UE).
            engine_host_id: The engine's number. Not a launch id.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`.
        It is never sent again: it would happen on air a second time.
        """

@final
class AsyncUstates:
    """Ustates, which UE engines load."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[UstateSummary]]:
        """Lists the ustates.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[UstateSummary]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/ustates`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        ustate: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Ustate]:
        """Reads one ustate with its content.

        Hubs answer 404 where there is no such ustate.

        Args:
            ustate: Number of a ustate (UE).
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Ustate

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/ustates/{ustateId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def load(
        self,
        ustate: int,
        engine_host_id: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Loads a ustate into an engine: what it shows changes at once.

        The engine's `ustate_id` says so afterwards.

        Args:
            ustate: Number of a ustate (UE).
            engine_host_id: The engine's number. Not a launch id.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`.
        It is never sent again: it would happen on air a second time.
        """

@final
class Projects:
    """Projects that renderers can run."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[Project]:
        """Lists the projects.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[Project]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/projects`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

@final
class AsyncProjects:
    """Projects that renderers can run."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[Project]]:
        """Lists the projects.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[Project]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/projects`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

@final
class Launcher:
    """Launch configurations and their renderers: started, stopped and retimed."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[LaunchConfig]:
        """Lists the launch configurations.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[LaunchConfig]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> LaunchConfig:
        """Reads one launch configuration.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            LaunchConfig

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher/{launchId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create(
        self,
        name: str,
        renderers: Sequence[int],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> LaunchConfigCreated:
        """Makes a launch configuration.

        Hubs answer 422 where the name or a renderer makes no sense.

        Args:
            name: Its name, not empty.
            renderers: Ids of its renderers; may be empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            LaunchConfigCreated

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/launcher/create`.
        It is never sent again: a second one would be made.
        """

    def launch(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> str:
        """Starts a launch configuration: its renderers start on idle engines.

        The answer is a status word, `OK` as a rule, empty on some hubs; the engines take
        seconds to run.

        Hubs answer 404 where there is no such launch configuration, and where no engine is
        idle.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`.
        It is never sent again: it starts or stops machines.
        """

    def stop(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Stops a launch configuration: its renderers leave the air.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Whether it may be sent once more where it is not known if the hub
                carried it out.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`.
        It is sent again only where the option `resend` asks for it: once, where no whole answer
        comes; coming late, it also stops what was launched in between.
        """

    def retime(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> None:
        """Retimes a launch configuration. What that changes is not documented.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`.
        It is never sent again: it starts or stops machines.
        """

    def list_renderers(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> builtins.list[int]:
        """Lists the ids of the renderers of a launch configuration.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            list[int]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Renderer:
        """Reads one renderer.

        Hubs answer 404 where there is no such renderer.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            Renderer

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create_renderer(
        self,
        launch: int,
        *,
        launch_config_id: int | None = None,
        engine_id: int | Null | None = None,
        project_id: int | Null | None = None,
        project_map_id: int | Null | None = None,
        engine_type: EngineType | None = None,
        state_id: int | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> int:
        """Adds a renderer to a launch configuration and gives its id.

        Hubs answer 422 where a field makes no sense.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            launch_config_id: The launch configuration that it belongs to.
            engine_id: The engine that it runs on; `gfxhub.NULL` for any.
            project_id: The project that it runs; `gfxhub.NULL` for none.
            project_map_id: The map of the project; `gfxhub.NULL` for none.
            engine_type: Its kind: RE, RE5 or UE. Known: RE, RE5, UE.
            state_id: What it loads: an rgraph id for RE, a ustate id for UE, a graph id for
                RE5.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            int

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`.
        It is never sent again: a second one would be made.
        """

    def start_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> str:
        """Starts one renderer. The answer is a status word, empty on some hubs.

        Hubs answer 404 where the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`.
        It is never sent again: it starts or stops machines.
        """

    def stop_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> str:
        """Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.

        Hubs answer 404 where the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`.
        It is never sent again: it starts or stops machines.
        """

@final
class AsyncLauncher:
    """Launch configurations and their renderers: started, stopped and retimed."""

    def list(
        self,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[LaunchConfig]]:
        """Lists the launch configurations.

        Args:
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[LaunchConfig]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[LaunchConfig]:
        """Reads one launch configuration.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of LaunchConfig

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher/{launchId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create(
        self,
        name: str,
        renderers: Sequence[int],
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[LaunchConfigCreated]:
        """Makes a launch configuration.

        Hubs answer 422 where the name or a renderer makes no sense.

        Args:
            name: Its name, not empty.
            renderers: Ids of its renderers; may be empty.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of LaunchConfigCreated

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/launcher/create`.
        It is never sent again: a second one would be made.
        """

    def launch(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[str]:
        """Starts a launch configuration: its renderers start on idle engines.

        The answer is a status word, `OK` as a rule, empty on some hubs; the engines take
        seconds to run.

        Hubs answer 404 where there is no such launch configuration, and where no engine is
        idle.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`.
        It is never sent again: it starts or stops machines.
        """

    def stop(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Stops a launch configuration: its renderers leave the air.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Whether it may be sent once more where it is not known if the hub
                carried it out.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`.
        It is sent again only where the option `resend` asks for it: once, where no whole answer
        comes; coming late, it also stops what was launched in between.
        """

    def retime(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[None]:
        """Retimes a launch configuration. What that changes is not documented.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of nothing.

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`.
        It is never sent again: it starts or stops machines.
        """

    def list_renderers(
        self,
        launch: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[builtins.list[int]]:
        """Lists the ids of the renderers of a launch configuration.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of list[int]

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def get_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Renderer]:
        """Reads one renderer.

        Hubs answer 404 where there is no such renderer.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of Renderer

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`.
        It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
        again, at most twice.
        """

    def create_renderer(
        self,
        launch: int,
        *,
        launch_config_id: int | None = None,
        engine_id: int | Null | None = None,
        project_id: int | Null | None = None,
        project_map_id: int | Null | None = None,
        engine_type: EngineType | None = None,
        state_id: int | None = None,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[int]:
        """Adds a renderer to a launch configuration and gives its id.

        Hubs answer 422 where a field makes no sense.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            launch_config_id: The launch configuration that it belongs to.
            engine_id: The engine that it runs on; `gfxhub.NULL` for any.
            project_id: The project that it runs; `gfxhub.NULL` for none.
            project_map_id: The map of the project; `gfxhub.NULL` for none.
            engine_type: Its kind: RE, RE5 or UE. Known: RE, RE5, UE.
            state_id: What it loads: an rgraph id for RE, a ustate id for UE, a graph id for
                RE5.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of int

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`.
        It is never sent again: a second one would be made.
        """

    def start_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[str]:
        """Starts one renderer. The answer is a status word, empty on some hubs.

        Hubs answer 404 where the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`.
        It is never sent again: it starts or stops machines.
        """

    def stop_renderer(
        self,
        launch: int,
        renderer: int,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[str]:
        """Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.

        Hubs answer 404 where the launch configuration has no such renderer.

        Args:
            launch: Number of a launch configuration. Not an engine id: the two look alike.
            renderer: Number of a renderer of a launch configuration.
            timeout: Seconds that the whole call may take; the client's when not given.
            cancel: A token that cancels it.
            resend: Ignored here: it counts for deletes and `launcher.stop`.

        Returns:
            An awaitable of str

        Raises:
            GfxHubError: The call failed; its effect says whether the hub carried it out.

        Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`.
        It is never sent again: it starts or stops machines.
        """

@final
class Client:
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
    ) -> Client: ...
    @property
    def engines(self) -> Engines:
        """Render engines, their nodes, properties and functions."""
    @property
    def playout(self) -> Playout:
        """Playout rundowns, their items with buttons, and templates."""
    @property
    def newsroom(self) -> Newsroom:
        """Rundowns of newsroom systems and their MOS objects."""
    @property
    def graphs(self) -> Graphs:
        """Graphs, which RE5 engines load."""
    @property
    def rgraphs(self) -> Rgraphs:
        """Rgraphs, which RE engines load."""
    @property
    def ustates(self) -> Ustates:
        """Ustates, which UE engines load."""
    @property
    def projects(self) -> Projects:
        """Projects that renderers can run."""
    @property
    def launcher(self) -> Launcher:
        """Launch configurations and their renderers: started, stopped and retimed."""
    def invoke(
        self,
        name: str,
        arguments: Mapping[str, Any] | str | None = None,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Invoked: ...
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
    ) -> RawResponse: ...
    @property
    def url(self) -> str: ...
    @property
    def closed(self) -> bool: ...
    def close(self) -> None: ...
    def __enter__(self) -> Client: ...
    def __exit__(self, *_raised: object) -> None: ...

@final
class AsyncClient:
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
    ) -> AsyncClient: ...
    @property
    def engines(self) -> AsyncEngines:
        """Render engines, their nodes, properties and functions."""
    @property
    def playout(self) -> AsyncPlayout:
        """Playout rundowns, their items with buttons, and templates."""
    @property
    def newsroom(self) -> AsyncNewsroom:
        """Rundowns of newsroom systems and their MOS objects."""
    @property
    def graphs(self) -> AsyncGraphs:
        """Graphs, which RE5 engines load."""
    @property
    def rgraphs(self) -> AsyncRgraphs:
        """Rgraphs, which RE engines load."""
    @property
    def ustates(self) -> AsyncUstates:
        """Ustates, which UE engines load."""
    @property
    def projects(self) -> AsyncProjects:
        """Projects that renderers can run."""
    @property
    def launcher(self) -> AsyncLauncher:
        """Launch configurations and their renderers: started, stopped and retimed."""
    def invoke(
        self,
        name: str,
        arguments: Mapping[str, Any] | str | None = None,
        *,
        timeout: float | timedelta | None = None,
        cancel: CancelToken | None = None,
        resend: bool = False,
    ) -> Future[Invoked]: ...
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
    ) -> Future[RawResponse]: ...
    @property
    def url(self) -> str: ...
    @property
    def closed(self) -> bool: ...
    def close(self) -> None: ...
    def __aenter__(self) -> Future[AsyncClient]: ...
    def __aexit__(self, *_raised: object) -> Future[None]: ...
