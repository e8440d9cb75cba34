"""Texts with known words. Hubs may send others, so what they send is typed as str as well."""

# Written by cargo xtask generate; do not edit.

from typing import Literal

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

EngineRole = Literal["Broadcast", "Preview"]
"""What an engine is for."""

EngineStatus = Literal["connected", "ready", "disconnected", "reconnecting"]
"""Whether the hub has its engine."""

EngineType = Literal["RE", "RE5", "UE"]
"""The kind of an engine, which determines what a `stateId` means."""

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
