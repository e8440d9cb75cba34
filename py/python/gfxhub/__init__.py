"""Client library for broadcast graphics hubs.

Engines, playout and newsroom rundowns, graphs, projects and the launcher, in 48 operations:

    import gfxhub

    with gfxhub.Client("http://10.0.0.5") as hub:
        for engine in hub.engines.list():
            print(engine.display_name, engine.status)

`AsyncClient` is the same for asyncio. Every failure is a `GfxHubError`, whose `effect` says whether
the hub carried the command out. Nothing that must not run twice is ever sent twice.

Ids are plain int and str, values plain Python: bool, int, float, str, list, dict.
"""

# Written by cargo xtask generate; do not edit.

# First, as it refuses a second interpreter: modules of CPython 3.12 end the process there.
from . import _gfxhub  # noqa: F401, I001

from ._batch import BatchReport, BatchResult
from ._client import AsyncClient, BaseClient, Client
from ._error import GfxHubError, effect_of
from ._errors import (
    AbiMismatchError,
    AmbiguousNameError,
    AuthError,
    CallCancelledError,
    CallTimeoutError,
    ClientClosedError,
    ConflictError,
    ConnectFailedError,
    ConnectionLostError,
    ConnectTimeoutError,
    DecodeError,
    DnsError,
    InternalError,
    InvalidArgumentError,
    LocalIoError,
    NotArmedError,
    NotFoundError,
    ProtocolError,
    RedirectError,
    RejectedError,
    RepeatedError,
    ServerError,
    SupersededError,
    ThrottledError,
    TlsError,
    TooLargeError,
    UnavailableError,
    UnexpectedContentError,
    UnknownNameError,
    UnsuccessfulError,
)
from ._gfxhub import (
    NULL,
    Address,
    CancelToken,
    Engine,
    EngineInstance,
    Event,
    Function,
    FunctionSummary,
    Graph,
    GraphSummary,
    InvokeResult,
    LaunchConfig,
    LaunchConfigCreated,
    LiveProperty,
    MosObject,
    NewsroomButton,
    NewsroomItem,
    NewsroomRundown,
    NewsroomRundownSummary,
    Node,
    Null,
    Permit,
    PlayoutButton,
    PlayoutItem,
    PlayoutRundown,
    Project,
    Property,
    RawResponse,
    Renderer,
    RequestPreview,
    Rgraph,
    RgraphSummary,
    Template,
    Ustate,
    UstateSummary,
    __version__,
)
from ._handles import AsyncLiveSession, LiveSession
from ._named_tuples import (
    LiveReport,
    LiveReportKind,
    LiveStats,
    PropertyAddress,
    PropertySet,
    TemplateField,
    TemplateFieldKind,
)
from ._plain_data import json_default
from ._record_list import RecordList
from ._simulator import JournalEntry, LocalHub, RequestEntry, RequestStats
from ._types import (
    AddressKind,
    Effect,
    EngineRole,
    EngineStatus,
    EngineType,
    ErrorKind,
    FunctionParameter,
    InstanceStatus,
    Interpolation,
    NewsroomStatus,
    ObjAir,
    ObjType,
    Payload,
)
from ._value_struct import Matrix, ValueStruct, Vector, approx_eq
from ._value_structs import CleanPlates, Pair, Texture, Track
from .groups.engines import AsyncEngines, Engines
from .groups.graphs import AsyncGraphs, Graphs
from .groups.guard import AsyncGuard, Guard
from .groups.launcher import AsyncLauncher, Launcher
from .groups.names import AsyncNames, Names
from .groups.newsroom import AsyncNewsroom, Newsroom
from .groups.playout import AsyncPlayout, Playout
from .groups.projects import AsyncProjects, Projects
from .groups.requests import AsyncRequests, Requests
from .groups.rgraphs import AsyncRgraphs, Rgraphs
from .groups.ustates import AsyncUstates, Ustates

__all__ = [
    "NULL",
    "AbiMismatchError",
    "Address",
    "AddressKind",
    "AmbiguousNameError",
    "AsyncClient",
    "AsyncEngines",
    "AsyncGraphs",
    "AsyncGuard",
    "AsyncLauncher",
    "AsyncLiveSession",
    "AsyncNames",
    "AsyncNewsroom",
    "AsyncPlayout",
    "AsyncProjects",
    "AsyncRequests",
    "AsyncRgraphs",
    "AsyncUstates",
    "AuthError",
    "BaseClient",
    "BatchReport",
    "BatchResult",
    "CallCancelledError",
    "CallTimeoutError",
    "CancelToken",
    "CleanPlates",
    "Client",
    "ClientClosedError",
    "ConflictError",
    "ConnectFailedError",
    "ConnectTimeoutError",
    "ConnectionLostError",
    "DecodeError",
    "DnsError",
    "Effect",
    "Engine",
    "EngineInstance",
    "EngineRole",
    "EngineStatus",
    "EngineType",
    "Engines",
    "ErrorKind",
    "Event",
    "Function",
    "FunctionParameter",
    "FunctionSummary",
    "GfxHubError",
    "Graph",
    "GraphSummary",
    "Graphs",
    "Guard",
    "InstanceStatus",
    "InternalError",
    "Interpolation",
    "InvalidArgumentError",
    "InvokeResult",
    "JournalEntry",
    "LaunchConfig",
    "LaunchConfigCreated",
    "Launcher",
    "LiveProperty",
    "LiveReport",
    "LiveReportKind",
    "LiveSession",
    "LiveStats",
    "LocalHub",
    "LocalIoError",
    "Matrix",
    "MosObject",
    "Names",
    "Newsroom",
    "NewsroomButton",
    "NewsroomItem",
    "NewsroomRundown",
    "NewsroomRundownSummary",
    "NewsroomStatus",
    "Node",
    "NotArmedError",
    "NotFoundError",
    "Null",
    "ObjAir",
    "ObjType",
    "Pair",
    "Payload",
    "Permit",
    "Playout",
    "PlayoutButton",
    "PlayoutItem",
    "PlayoutRundown",
    "Project",
    "Projects",
    "Property",
    "PropertyAddress",
    "PropertySet",
    "ProtocolError",
    "RawResponse",
    "RecordList",
    "RedirectError",
    "RejectedError",
    "Renderer",
    "RepeatedError",
    "RequestEntry",
    "RequestPreview",
    "RequestStats",
    "Requests",
    "Rgraph",
    "RgraphSummary",
    "Rgraphs",
    "ServerError",
    "SupersededError",
    "Template",
    "TemplateField",
    "TemplateFieldKind",
    "Texture",
    "ThrottledError",
    "TlsError",
    "TooLargeError",
    "Track",
    "UnavailableError",
    "UnexpectedContentError",
    "UnknownNameError",
    "UnsuccessfulError",
    "Ustate",
    "UstateSummary",
    "Ustates",
    "ValueStruct",
    "Vector",
    "__version__",
    "approx_eq",
    "effect_of",
    "json_default",
]

# Tracebacks, pickles and help speak of the names that programs import.
for _name in __all__:
    _public = globals()[_name]
    if getattr(_public, "__module__", "").startswith("gfxhub."):
        _public.__module__ = "gfxhub"
del _name, _public
