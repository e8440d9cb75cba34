"""Types of signatures: texts with known values, and dicts with JSON names.

Hubs may send other values of the enums, so what they send is typed as str as well.
"""

# Written by cargo xtask generate; do not edit.

from typing import Any, Literal, TypedDict

__all__ = [
    "AddressKind",
    "DifferenceKind",
    "Effect",
    "EngineRole",
    "EngineStatus",
    "EngineType",
    "ErrorKind",
    "FunctionParameter",
    "InstanceStatus",
    "Interpolation",
    "MatchBy",
    "MemberOutcome",
    "NewsroomStatus",
    "ObjAir",
    "ObjType",
    "Payload",
    "RecallOutcome",
    "RestAt",
    "SkipReason",
]

AddressKind = Literal[
    "engine",
    "node",
    "property",
    "function",
    "playoutRundown",
    "playoutItem",
    "playoutButton",
    "template",
    "newsroomRundown",
    "story",
    "newsroomItem",
    "newsroomButton",
    "graph",
    "rgraph",
    "ustate",
    "launchConfig",
]
"""Kind of the object that an address leads to; each kind lists the fields of its addresses."""

DifferenceKind = Literal["changed", "onlyFirst", "onlySecond", "otherType", "skipped"]
"""Kind of a difference between two snapshots, a snapshot and a hub, or two group members."""

Effect = Literal["none", "maybe", "done"]
"""The effect of a failed call on the hub."""

EngineRole = Literal["Broadcast", "Preview"]
"""Role of an engine."""

EngineStatus = Literal["connected", "ready", "disconnected", "reconnecting"]
"""Status of the hub's connection to an engine."""

EngineType = Literal["RE", "RE5", "UE"]
"""Type of an engine, which determines what a `stateId` identifies."""

ErrorKind = Literal[
    "Invalid",
    "Connect",
    "ConnectTimeout",
    "Dns",
    "Tls",
    "Timeout",
    "ConnectionLost",
    "Protocol",
    "TooLarge",
    "UnexpectedContent",
    "Decode",
    "Unsuccessful",
    "Redirect",
    "Auth",
    "NotFound",
    "Conflict",
    "Rejected",
    "Throttled",
    "Server",
    "Unavailable",
    "Cancelled",
    "Closed",
    "Io",
    "Internal",
    "AbiMismatch",
    "Superseded",
    "Ambiguous",
    "UnknownName",
    "NotArmed",
    "Repeated",
]
"""The kind of failure."""

InstanceStatus = Literal["Idle", "Caching", "Loading", "Loaded", "Error", "Checking", "Cooking"]
"""Current activity of an engine instance."""

Interpolation = Literal["Constant", "Linear", "EaseIn", "EaseOut", "EaseInOut"]
"""Interpolation of a move to a new value."""

MatchBy = Literal["paths", "names"]
"""The way in which the properties of two snapshots are matched."""

MemberOutcome = Literal["succeeded", "failed", "underWay"]
"""Outcome of a call for a member of a group."""

NewsroomStatus = Literal[
    "NEW",
    "UPDATED",
    "MOVED",
    "BUSY",
    "DELETED",
    "NCS CTRL",
    "MANUAL CTRL",
    "READY",
    "NOT READY",
    "PLAY",
    "STOP",
]
"""Status of a newsroom rundown or a MOS object."""

ObjAir = Literal["READY", "NOT READY"]
"""Readiness of a MOS object to go on air."""

ObjType = Literal["STILL", "VIDEO", "AUDIO"]
"""Content of a MOS object."""

RecallOutcome = Literal[
    "recalled",
    "alreadySo",
    "skipped",
    "notSent",
    "refused",
    "maybe",
    "drifted",
    "changedSince",
    "restarted",
]
"""Outcome of a recall for a property."""

RestAt = Literal["start", "end"]
"""Time at which values that jump are set by a recall with a duration."""

SkipReason = Literal[
    "handle",
    "cleanPlates",
    "null",
    "protected",
    "otherType",
    "moving",
    "track",
    "statistic",
    "gone",
    "ambiguous",
    "unread",
]
"""Reason why a recall or a comparison leaves out a property."""


class Payload(TypedDict):
    """The value of a parameter of a function call.

    - `value`: The value, which may have any type.
    """

    value: Any


class FunctionParameter(TypedDict):
    """A parameter of a function call.

    - `PropertyPath`: Path of the parameter, a key of the function's Properties.
    - `payload`: Value of the parameter.
    """

    PropertyPath: str
    payload: Payload
