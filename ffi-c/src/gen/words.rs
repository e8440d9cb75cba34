//! Written by cargo xtask generate; do not edit. The words of status-like fields.

use crate::terminate::{open_words, text_ids};
use std::ffi::CStr;

/// `Broadcast`: Its picture goes on air.
pub const GFXHUB_ENGINE_ROLE_BROADCAST: &str = "Broadcast";

/// `Preview`: It shows what is to come.
pub const GFXHUB_ENGINE_ROLE_PREVIEW: &str = "Preview";

/// `connected`: The hub has a connection to it.
pub const GFXHUB_ENGINE_STATUS_CONNECTED: &str = "connected";

/// `ready`: Connected, and it can be used.
pub const GFXHUB_ENGINE_STATUS_READY: &str = "ready";

/// `disconnected`: The hub has no connection to it.
pub const GFXHUB_ENGINE_STATUS_DISCONNECTED: &str = "disconnected";

/// `reconnecting`: The hub is trying to get the connection back.
pub const GFXHUB_ENGINE_STATUS_RECONNECTING: &str = "reconnecting";

/// `RE`: Loads rgraphs.
pub const GFXHUB_ENGINE_TYPE_RE: &str = "RE";

/// `RE5`: Loads graphs; its node, pin and function paths are ids.
pub const GFXHUB_ENGINE_TYPE_RE5: &str = "RE5";

/// `UE`: Loads ustates.
pub const GFXHUB_ENGINE_TYPE_UE: &str = "UE";

/// `Idle`: Nothing runs in it.
pub const GFXHUB_INSTANCE_STATUS_IDLE: &str = "Idle";

/// `Caching`: It fetches what it needs.
pub const GFXHUB_INSTANCE_STATUS_CACHING: &str = "Caching";

/// `Loading`: It starts.
pub const GFXHUB_INSTANCE_STATUS_LOADING: &str = "Loading";

/// `Loaded`: It runs.
pub const GFXHUB_INSTANCE_STATUS_LOADED: &str = "Loaded";

/// `Error`: It failed.
pub const GFXHUB_INSTANCE_STATUS_ERROR: &str = "Error";

/// `Checking`: It checks what it has.
pub const GFXHUB_INSTANCE_STATUS_CHECKING: &str = "Checking";

/// `Cooking`: It prepares a project.
pub const GFXHUB_INSTANCE_STATUS_COOKING: &str = "Cooking";

/// `NEW`: It came and nobody touched it.
pub const GFXHUB_NEWSROOM_STATUS_NEW: &str = "NEW";

/// `UPDATED`: It came again with changes.
pub const GFXHUB_NEWSROOM_STATUS_UPDATED: &str = "UPDATED";

/// `MOVED`: It moved within its rundown.
pub const GFXHUB_NEWSROOM_STATUS_MOVED: &str = "MOVED";

/// `BUSY`: Somebody works on it.
pub const GFXHUB_NEWSROOM_STATUS_BUSY: &str = "BUSY";

/// `DELETED`: It was taken away.
pub const GFXHUB_NEWSROOM_STATUS_DELETED: &str = "DELETED";

/// `NCS CTRL`: The newsroom system controls it.
pub const GFXHUB_NEWSROOM_STATUS_NCS_CTRL: &str = "NCS CTRL";

/// `MANUAL CTRL`: It is controlled by hand.
pub const GFXHUB_NEWSROOM_STATUS_MANUAL_CTRL: &str = "MANUAL CTRL";

/// `READY`: It can go on air.
pub const GFXHUB_NEWSROOM_STATUS_READY: &str = "READY";

/// `NOT READY`: It cannot go on air yet.
pub const GFXHUB_NEWSROOM_STATUS_NOT_READY: &str = "NOT READY";

/// `PLAY`: It plays.
pub const GFXHUB_NEWSROOM_STATUS_PLAY: &str = "PLAY";

/// `STOP`: It was stopped.
pub const GFXHUB_NEWSROOM_STATUS_STOP: &str = "STOP";

/// `READY`: It can.
pub const GFXHUB_OBJ_AIR_READY: &str = "READY";

/// `NOT READY`: It cannot yet.
pub const GFXHUB_OBJ_AIR_NOT_READY: &str = "NOT READY";

/// `STILL`: A still picture.
pub const GFXHUB_OBJ_TYPE_STILL: &str = "STILL";

/// `VIDEO`: Moving pictures.
pub const GFXHUB_OBJ_TYPE_VIDEO: &str = "VIDEO";

/// `AUDIO`: Sound.
pub const GFXHUB_OBJ_TYPE_AUDIO: &str = "AUDIO";

/// `Constant`: It jumps.
pub const GFXHUB_INTERPOLATION_CONSTANT: &str = "Constant";

/// `Linear`: At one speed.
pub const GFXHUB_INTERPOLATION_LINEAR: &str = "Linear";

/// `EaseIn`: Slow at the start.
pub const GFXHUB_INTERPOLATION_EASE_IN: &str = "EaseIn";

/// `EaseOut`: Slow at the end.
pub const GFXHUB_INTERPOLATION_EASE_OUT: &str = "EaseOut";

/// `EaseInOut`: Slow at both ends.
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
