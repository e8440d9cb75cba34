"""Texts with known words. Hubs may send others, which are kept as they come."""

# Written by cargo xtask generate; do not edit.

from typing import Literal, Union

__all__ = [
    "EngineRole",
    "EngineStatus",
    "EngineType",
    "InstanceStatus",
    "Interpolation",
    "NewsroomStatus",
    "ObjAir",
    "ObjType",
]

EngineRole = Union[Literal["Broadcast", "Preview"], str]
"""What an engine is for."""

EngineStatus = Union[Literal["connected", "ready", "disconnected", "reconnecting"], str]
"""Whether the hub has its engine."""

EngineType = Union[Literal["RE", "RE5", "UE"], str]
"""The kind of an engine, which says what a `stateId` means."""

InstanceStatus = Union[
    Literal["Idle", "Caching", "Loading", "Loaded", "Error", "Checking", "Cooking"],
    str,
]
"""What an engine instance is doing."""

Interpolation = Union[Literal["Constant", "Linear", "EaseIn", "EaseOut", "EaseInOut"], str]
"""How a property travels to its new value."""

NewsroomStatus = Union[
    Literal[
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
    ],
    str,
]
"""Status of a newsroom rundown or a MOS object."""

ObjAir = Union[Literal["READY", "NOT READY"], str]
"""Whether a MOS object can go on air."""

ObjType = Union[Literal["STILL", "VIDEO", "AUDIO"], str]
"""What a MOS object holds."""
