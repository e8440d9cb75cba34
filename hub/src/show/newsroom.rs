//! Newsroom rundowns of a show, with their items and MOS objects.

use super::Data;
use crate::objects::objects;

objects! {
    /// A rundown of a newsroom system.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NewsroomRundown {
        /// Device id of the newsroom system.
        pub ncs_id: String = "ncsID",
        /// Id that the newsroom system gave the rundown.
        pub ro_id: String = "roID",
        /// Its slug.
        pub ro_slug: String = "roSlug",
        /// Its status: NEW, UPDATED, MANUAL CTRL and the like.
        pub status: String = "status" or "NEW",
        /// When it was made, ISO 8601.
        pub created_at: String = "createdAt",
        /// When it was changed last, ISO 8601; `createdAt` when the file does not say.
        pub updated_at: String = "updatedAt" or default,
        /// Its channel.
        pub ro_channel: String = "roChannel" or default,
        /// When it starts, ISO 8601; `createdAt` when the file does not say.
        pub ro_ed_start: String = "roEdStart" or default,
        /// How long it is, hh:mm:ss.
        pub ro_ed_dur: String = "roEdDur" or "00:00:00",
        /// What starts it.
        pub ro_trigger: Option<String> = "roTrigger" or default,
        /// Macro at its start.
        pub macro_in: Option<String> = "macroIn" or default,
        /// Macro at its end.
        pub macro_out: Option<String> = "macroOut" or default,
        /// Metadata as JSON in a string.
        pub mos_external_metadata: String = "mosExternalMetadata" or "{}",
        /// Whether it is ready to go on air.
        pub ready_to_air: bool = "readyToAir" or default,
        /// Its items, in order.
        pub items: Vec<NewsroomItem> = "items" or default,
    }

    /// An item of a newsroom rundown.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NewsroomItem {
        /// Id of its story.
        pub story_id: String = "storyID",
        /// Id of the item in its story.
        pub item_id: String = "itemID",
        /// Slug of its story.
        pub story_slug: String = "storySlug" or default,
        /// Slug of the item.
        pub item_slug: String = "itemSlug" or default,
        /// What it shows.
        pub mos_object: MosObject = "mosObject",
    }

    /// A MOS object: the graphic of a newsroom item.
    #[derive(Debug, Clone, PartialEq)]
    pub struct MosObject {
        /// Its id, unique in the show.
        pub obj_id: String = "objID",
        /// Its slug.
        pub obj_slug: String = "objSlug" or default,
        /// Its abstract.
        pub mos_abstract: String = "mosAbstract" or default,
        /// Its group.
        pub obj_group: Option<String> = "objGroup" or default,
        /// Its time base, as text.
        pub obj_tb: String = "objTB" or default,
        /// Its revision.
        pub obj_rev: i64 = "objRev" or 1,
        /// Its duration, in units of its time base.
        pub obj_dur: i64 = "objDur" or default,
        /// Its status: NEW, UPDATED and the like.
        pub status: String = "status" or "NEW",
        /// READY or NOT READY.
        pub obj_air: String = "objAir" or "READY",
        /// Its paths.
        pub obj_paths: Option<String> = "objPaths" or default,
        /// Its metadata.
        pub mos_external_metadata: Option<String> = "mosExternalMetadata" or default,
        /// Who made it.
        pub created_by: String = "createdBy" or default,
        /// When it was made, ISO 8601.
        pub created: String = "created",
        /// Who changed it last; `createdBy` when the file does not say.
        pub changed_by: String = "changedBy" or default,
        /// When it was changed last, ISO 8601; `created` when the file does not say.
        pub changed: String = "changed" or default,
        /// What it is.
        pub description: String = "description" or default,
        /// STILL, VIDEO or AUDIO.
        pub obj_type: String = "objType" or "STILL",
        /// Name of its template, or empty.
        pub template: String = "template" or default,
        /// Values of the template's fields.
        pub data: Data = "data" or default,
        /// Its buttons, in order; those of its template when the file gives none.
        pub buttons: Vec<NewsroomButton> = "buttons" or default,
    }

    /// A button of a MOS object.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NewsroomButton {
        /// Its id.
        pub id: String = "id",
        /// Its key, which a trigger takes; its id when the file does not say.
        pub key: String = "key" or default,
        /// What is written on it; its id when the file does not say.
        pub label: String = "label" or default,
    }
}
