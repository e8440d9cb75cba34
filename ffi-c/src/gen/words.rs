//! Written by cargo xtask generate; do not edit. The enums of the hub.

use crate::nul_terminate::{open_words, text_ids};
use std::ffi::CStr;

/// All known enum values, NUL-terminated.
pub(crate) const KNOWN: &[&CStr] = &[
    c"Broadcast",
    c"Preview",
    c"connected",
    c"ready",
    c"disconnected",
    c"reconnecting",
    c"RE",
    c"RE5",
    c"UE",
    c"Idle",
    c"Caching",
    c"Loading",
    c"Loaded",
    c"Error",
    c"Checking",
    c"Cooking",
    c"NEW",
    c"UPDATED",
    c"MOVED",
    c"BUSY",
    c"DELETED",
    c"NCS CTRL",
    c"MANUAL CTRL",
    c"READY",
    c"NOT READY",
    c"PLAY",
    c"STOP",
    c"STILL",
    c"VIDEO",
    c"AUDIO",
    c"engine",
    c"node",
    c"property",
    c"function",
    c"playoutRundown",
    c"playoutItem",
    c"playoutButton",
    c"template",
    c"newsroomRundown",
    c"story",
    c"newsroomItem",
    c"newsroomButton",
    c"graph",
    c"rgraph",
    c"ustate",
    c"launchConfig",
    c"Constant",
    c"Linear",
    c"EaseIn",
    c"EaseOut",
    c"EaseInOut",
];

text_ids!(
    ButtonKey,
    FunctionPath,
    NamePath,
    NcsId,
    NewsroomItemId,
    NodePath,
    ObjId,
    PropertyPath,
    RoId,
    StoryId
);

open_words!(
    EngineRole,
    EngineStatus,
    EngineType,
    InstanceStatus,
    NewsroomStatus,
    ObjAir,
    ObjType,
    AddressKind,
    Interpolation
);
