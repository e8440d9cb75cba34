//! Written by cargo xtask generate; do not edit. The words of status-like fields.

use crate::terminate::{open_words, text_ids};
use std::ffi::CStr;

/// What an engine is for. `Broadcast`.
pub const GFXHUB_ENGINE_ROLE_BROADCAST: &str = "Broadcast";

/// What an engine is for. `Preview`.
pub const GFXHUB_ENGINE_ROLE_PREVIEW: &str = "Preview";

/// Whether the hub has its engine. `connected`.
pub const GFXHUB_ENGINE_STATUS_CONNECTED: &str = "connected";

/// Whether the hub has its engine. `ready`.
pub const GFXHUB_ENGINE_STATUS_READY: &str = "ready";

/// Whether the hub has its engine. `disconnected`.
pub const GFXHUB_ENGINE_STATUS_DISCONNECTED: &str = "disconnected";

/// Whether the hub has its engine. `reconnecting`.
pub const GFXHUB_ENGINE_STATUS_RECONNECTING: &str = "reconnecting";

/// The kind of an engine, which says what a `stateId` means. `RE`.
pub const GFXHUB_ENGINE_TYPE_RE: &str = "RE";

/// The kind of an engine, which says what a `stateId` means. `RE5`.
pub const GFXHUB_ENGINE_TYPE_RE5: &str = "RE5";

/// The kind of an engine, which says what a `stateId` means. `UE`.
pub const GFXHUB_ENGINE_TYPE_UE: &str = "UE";

/// What an engine instance is doing. `Idle`.
pub const GFXHUB_INSTANCE_STATUS_IDLE: &str = "Idle";

/// What an engine instance is doing. `Caching`.
pub const GFXHUB_INSTANCE_STATUS_CACHING: &str = "Caching";

/// What an engine instance is doing. `Loading`.
pub const GFXHUB_INSTANCE_STATUS_LOADING: &str = "Loading";

/// What an engine instance is doing. `Loaded`.
pub const GFXHUB_INSTANCE_STATUS_LOADED: &str = "Loaded";

/// What an engine instance is doing. `Error`.
pub const GFXHUB_INSTANCE_STATUS_ERROR: &str = "Error";

/// What an engine instance is doing. `Checking`.
pub const GFXHUB_INSTANCE_STATUS_CHECKING: &str = "Checking";

/// What an engine instance is doing. `Cooking`.
pub const GFXHUB_INSTANCE_STATUS_COOKING: &str = "Cooking";

/// Status of a newsroom rundown or a MOS object. `NEW`.
pub const GFXHUB_NEWSROOM_STATUS_NEW: &str = "NEW";

/// Status of a newsroom rundown or a MOS object. `UPDATED`.
pub const GFXHUB_NEWSROOM_STATUS_UPDATED: &str = "UPDATED";

/// Status of a newsroom rundown or a MOS object. `MOVED`.
pub const GFXHUB_NEWSROOM_STATUS_MOVED: &str = "MOVED";

/// Status of a newsroom rundown or a MOS object. `BUSY`.
pub const GFXHUB_NEWSROOM_STATUS_BUSY: &str = "BUSY";

/// Status of a newsroom rundown or a MOS object. `DELETED`.
pub const GFXHUB_NEWSROOM_STATUS_DELETED: &str = "DELETED";

/// Status of a newsroom rundown or a MOS object. `NCS CTRL`.
pub const GFXHUB_NEWSROOM_STATUS_NCS_CTRL: &str = "NCS CTRL";

/// Status of a newsroom rundown or a MOS object. `MANUAL CTRL`.
pub const GFXHUB_NEWSROOM_STATUS_MANUAL_CTRL: &str = "MANUAL CTRL";

/// Status of a newsroom rundown or a MOS object. `READY`.
pub const GFXHUB_NEWSROOM_STATUS_READY: &str = "READY";

/// Status of a newsroom rundown or a MOS object. `NOT READY`.
pub const GFXHUB_NEWSROOM_STATUS_NOT_READY: &str = "NOT READY";

/// Status of a newsroom rundown or a MOS object. `PLAY`.
pub const GFXHUB_NEWSROOM_STATUS_PLAY: &str = "PLAY";

/// Status of a newsroom rundown or a MOS object. `STOP`.
pub const GFXHUB_NEWSROOM_STATUS_STOP: &str = "STOP";

/// Whether a MOS object can go on air. `READY`.
pub const GFXHUB_OBJ_AIR_READY: &str = "READY";

/// Whether a MOS object can go on air. `NOT READY`.
pub const GFXHUB_OBJ_AIR_NOT_READY: &str = "NOT READY";

/// What a MOS object holds. `STILL`.
pub const GFXHUB_OBJ_TYPE_STILL: &str = "STILL";

/// What a MOS object holds. `VIDEO`.
pub const GFXHUB_OBJ_TYPE_VIDEO: &str = "VIDEO";

/// What a MOS object holds. `AUDIO`.
pub const GFXHUB_OBJ_TYPE_AUDIO: &str = "AUDIO";

/// How a property travels to its new value. `Constant`.
pub const GFXHUB_INTERPOLATION_CONSTANT: &str = "Constant";

/// How a property travels to its new value. `Linear`.
pub const GFXHUB_INTERPOLATION_LINEAR: &str = "Linear";

/// How a property travels to its new value. `EaseIn`.
pub const GFXHUB_INTERPOLATION_EASE_IN: &str = "EaseIn";

/// How a property travels to its new value. `EaseOut`.
pub const GFXHUB_INTERPOLATION_EASE_OUT: &str = "EaseOut";

/// How a property travels to its new value. `EaseInOut`.
pub const GFXHUB_INTERPOLATION_EASE_IN_OUT: &str = "EaseInOut";

/// Every known word, with its zero.
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
    c"Constant",
    c"Linear",
    c"EaseIn",
    c"EaseOut",
    c"EaseInOut",
];

text_ids!(
    ButtonKey,
    FunctionPath,
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
    Interpolation
);
