"""Types of signatures: texts with known values, and dicts in the hub's own names.

Hubs may send other values of the enums, so what they send is typed as str as well.
"""

# Written by cargo xtask generate; do not edit.

from typing import Any, Literal, TypedDict

__all__ = [
    "Effect",
    "EngineRole",
    "EngineStatus",
    "EngineType",
    "ErrorKind",
    "FunctionParameter",
    "InstanceStatus",
    "Interpolation",
    "NewsroomStatus",
    "ObjAir",
    "ObjType",
    "Payload",
]

Effect = Literal["none", "maybe", "done"]
"""Whether the hub executed a request."""

EngineRole = Literal["Broadcast", "Preview"]
"""What an engine is for."""

EngineStatus = Literal["connected", "ready", "disconnected", "reconnecting"]
"""Whether the hub has its engine."""

EngineType = Literal["RE", "RE5", "UE"]
"""The kind of an engine, which determines what a `stateId` means."""

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
]
"""What sort of failure an error is."""

InstanceStatus = Literal["Idle", "Caching", "Loading", "Loaded", "Error", "Checking", "Cooking"]
"""What an engine instance is doing."""

Interpolation = Literal["Constant", "Linear", "EaseIn", "EaseOut", "EaseInOut"]
"""How a property travels to its new value."""

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
"""Whether a MOS object can go on air."""

ObjType = Literal["STILL", "VIDEO", "AUDIO"]
"""What a MOS object holds."""


class Payload(TypedDict):
    """A parameter of a function call and its value.

    - `value`: The value, of any kind.
    """

    value: Any


class FunctionParameter(TypedDict):
    """A parameter of a function call.

    - `PropertyPath`: Path of the parameter, a key of the function's Properties.
    - `payload`: Its value.
    """

    PropertyPath: str
    payload: Payload
