//! Newsroom rundowns of a show, with their items and MOS objects.

use super::object;
use super::object::Data;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A rundown of a newsroom system.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewsroomRundown {
    /// Device id of the newsroom system.
    #[serde(rename = "ncsID")]
    pub ncs_id: String,
    /// Id that the newsroom system gave the rundown.
    #[serde(rename = "roID")]
    pub ro_id: String,
    /// Its slug.
    pub ro_slug: String,
    /// Its status: NEW, UPDATED, MANUAL CTRL and the like.
    #[serde(default = "new_status")]
    pub status: String,
    /// When it was made, ISO 8601.
    pub created_at: String,
    /// When it was changed last, ISO 8601; `createdAt` if the file has none.
    #[serde(default)]
    pub updated_at: String,
    /// Its channel.
    #[serde(default)]
    pub ro_channel: String,
    /// When it starts, ISO 8601; `createdAt` if the file has none.
    #[serde(default)]
    pub ro_ed_start: String,
    /// How long it is, hh:mm:ss.
    #[serde(default = "no_duration")]
    pub ro_ed_dur: String,
    /// What starts it.
    pub ro_trigger: Option<String>,
    /// Macro at its start.
    pub macro_in: Option<String>,
    /// Macro at its end.
    pub macro_out: Option<String>,
    /// Metadata as JSON in a string.
    #[serde(default = "no_metadata")]
    pub mos_external_metadata: String,
    /// Whether it is ready to go on air.
    #[serde(default)]
    pub ready_to_air: bool,
    /// Its items, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub items: Vec<NewsroomItem>,
}

/// An item of a newsroom rundown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewsroomItem {
    /// Id of its story.
    #[serde(rename = "storyID")]
    pub story_id: String,
    /// Id of the item in its story.
    #[serde(rename = "itemID")]
    pub item_id: String,
    /// Slug of its story.
    #[serde(default)]
    pub story_slug: String,
    /// Slug of the item.
    #[serde(default)]
    pub item_slug: String,
    /// What it shows.
    #[serde(deserialize_with = "object::one")]
    pub mos_object: MosObject,
}

/// A MOS object: the graphic of a newsroom item.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MosObject {
    /// Its id, unique in the show.
    #[serde(rename = "objID")]
    pub obj_id: String,
    /// Its slug.
    #[serde(default)]
    pub obj_slug: String,
    /// Its abstract.
    #[serde(default)]
    pub mos_abstract: String,
    /// Its group.
    pub obj_group: Option<String>,
    /// Its time base, as text.
    #[serde(rename = "objTB", default)]
    pub obj_tb: String,
    /// Its revision.
    #[serde(default = "first_revision")]
    pub obj_rev: i64,
    /// Its duration, in units of its time base.
    #[serde(default)]
    pub obj_dur: i64,
    /// Its status: NEW, UPDATED and the like.
    #[serde(default = "new_status")]
    pub status: String,
    /// READY or NOT READY.
    #[serde(default = "ready")]
    pub obj_air: String,
    /// Its paths.
    pub obj_paths: Option<String>,
    /// Its metadata.
    pub mos_external_metadata: Option<String>,
    /// Who made it.
    #[serde(default)]
    pub created_by: String,
    /// When it was made, ISO 8601.
    pub created: String,
    /// Who changed it last; `createdBy` if the file has none.
    #[serde(default)]
    pub changed_by: String,
    /// When it was changed last, ISO 8601; `created` if the file has none.
    #[serde(default)]
    pub changed: String,
    /// What it is.
    #[serde(default)]
    pub description: String,
    /// STILL, VIDEO or AUDIO.
    #[serde(default = "still")]
    pub obj_type: String,
    /// Name of its template, or empty.
    #[serde(default)]
    pub template: String,
    /// Values of the template's fields.
    #[serde(default)]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub data: Data,
    /// Its buttons, in order; those of its template when the file gives none.
    #[serde(default, deserialize_with = "object::list")]
    pub buttons: Vec<NewsroomButton>,
}

/// A button of a MOS object.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewsroomButton {
    /// Its id.
    pub id: String,
    /// Its key, which a trigger takes; its id if the file has none.
    #[serde(default)]
    pub key: String,
    /// What is written on it; its id if the file has none.
    #[serde(default)]
    pub label: String,
}

fn new_status() -> String {
    "NEW".to_owned()
}

fn no_duration() -> String {
    "00:00:00".to_owned()
}

fn no_metadata() -> String {
    "{}".to_owned()
}

fn first_revision() -> i64 {
    1
}

fn ready() -> String {
    "READY".to_owned()
}

fn still() -> String {
    "STILL".to_owned()
}
