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
    /// Slug of the rundown.
    pub ro_slug: String,
    /// Status: NEW, UPDATED, MANUAL CTRL and the like.
    #[serde(default = "new_status")]
    pub status: String,
    /// Time of creation, ISO 8601.
    pub created_at: String,
    /// Time of the last change, ISO 8601; `createdAt` if the file has none.
    #[serde(default)]
    pub updated_at: String,
    /// Channel of the rundown.
    #[serde(default)]
    pub ro_channel: String,
    /// Start time, ISO 8601; `createdAt` if the file has none.
    #[serde(default)]
    pub ro_ed_start: String,
    /// Duration, hh:mm:ss.
    #[serde(default = "no_duration")]
    pub ro_ed_dur: String,
    /// Trigger that starts the rundown.
    pub ro_trigger: Option<String>,
    /// Macro at the start.
    pub macro_in: Option<String>,
    /// Macro at the end.
    pub macro_out: Option<String>,
    /// Metadata as JSON in a string.
    #[serde(default = "no_metadata")]
    pub mos_external_metadata: String,
    /// True if the rundown is ready to go on air.
    #[serde(default)]
    pub ready_to_air: bool,
    /// Items of the rundown, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub items: Vec<NewsroomItem>,
}

/// An item of a newsroom rundown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewsroomItem {
    /// Id of the story.
    #[serde(rename = "storyID")]
    pub story_id: String,
    /// Id of the item in its story.
    #[serde(rename = "itemID")]
    pub item_id: String,
    /// Slug of the story.
    #[serde(default)]
    pub story_slug: String,
    /// Slug of the item.
    #[serde(default)]
    pub item_slug: String,
    /// The graphic that the item shows.
    #[serde(deserialize_with = "object::one")]
    pub mos_object: MosObject,
}

/// A MOS object: the graphic of a newsroom item.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MosObject {
    /// Id of the object, unique in the show.
    #[serde(rename = "objID")]
    pub obj_id: String,
    /// Slug of the object.
    #[serde(default)]
    pub obj_slug: String,
    /// Abstract of the object.
    #[serde(default)]
    pub mos_abstract: String,
    /// Group of the object.
    pub obj_group: Option<String>,
    /// Time base, as text.
    #[serde(rename = "objTB", default)]
    pub obj_tb: String,
    /// Revision of the object.
    #[serde(default = "first_revision")]
    pub obj_rev: i64,
    /// Duration, in units of the time base.
    #[serde(default)]
    pub obj_dur: i64,
    /// Status: NEW, UPDATED and the like.
    #[serde(default = "new_status")]
    pub status: String,
    /// READY or NOT READY.
    #[serde(default = "ready")]
    pub obj_air: String,
    /// Paths of the object.
    pub obj_paths: Option<String>,
    /// Metadata of the object.
    pub mos_external_metadata: Option<String>,
    /// Author of the object.
    #[serde(default)]
    pub created_by: String,
    /// Time of creation, ISO 8601.
    pub created: String,
    /// Author of the last change; `createdBy` if the file has none.
    #[serde(default)]
    pub changed_by: String,
    /// Time of the last change, ISO 8601; `created` if the file has none.
    #[serde(default)]
    pub changed: String,
    /// Description of the object.
    #[serde(default)]
    pub description: String,
    /// STILL, VIDEO or AUDIO.
    #[serde(default = "still")]
    pub obj_type: String,
    /// Name of the template, or empty.
    #[serde(default)]
    pub template: String,
    /// Values of the template's fields.
    #[serde(default)]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub data: Data,
    /// Buttons of the object, in order; those of its template if the file has none.
    #[serde(default, deserialize_with = "object::list")]
    pub buttons: Vec<NewsroomButton>,
}

/// A button of a MOS object.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewsroomButton {
    /// Id of the button.
    pub id: String,
    /// Key of the button, which a trigger takes; its id if the file has none.
    #[serde(default)]
    pub key: String,
    /// Label of the button; its id if the file has none.
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
