//! Newsroom rundowns and their MOS objects.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::enums::{NewsroomStatus, ObjAir, ObjType};
use crate::types::ids::{ButtonKey, NcsId, NewsroomItemId, ObjId, RoId, StoryId};
use crate::value::object::Object;

records! {
    /// A newsroom rundown, as a list of rundowns contains it.
    NewsroomRundownSummary {
        /// Device id of the newsroom system.
        ncs_id: NcsId = "ncsID",
        /// Id of the rundown in its newsroom system.
        ro_id: RoId = "roID",
        /// Name in the newsroom.
        ro_slug: String = "roSlug",
        /// Status of the rundown.
        status: NewsroomStatus = "status",
        /// Time at which the hub received the rundown, ISO 8601.
        created_at: String = "createdAt",
        /// Time of the last change, ISO 8601.
        updated_at: String = "updatedAt",
    }

    /// A newsroom rundown with its items.
    NewsroomRundown {
        /// Device id of the newsroom system.
        ncs_id: NcsId = "ncsID",
        /// Id of the rundown in its newsroom system.
        ro_id: RoId = "roID",
        /// Name in the newsroom.
        ro_slug: String = "roSlug",
        /// Status of the rundown.
        status: NewsroomStatus = "status",
        /// Time at which the hub received the rundown, ISO 8601.
        created_at: String = "createdAt",
        /// Time of the last change, ISO 8601.
        updated_at: String = "updatedAt",
        /// Channel of the rundown.
        ro_channel: String = "roChannel",
        /// Editorial start, ISO 8601.
        ro_ed_start: String = "roEdStart",
        /// Planned duration, hh:mm:ss.
        ro_ed_dur: String = "roEdDur",
        /// Trigger that starts the rundown.
        ro_trigger: String = "roTrigger",
        /// Macro at the start.
        macro_in: Option<String> = "macroIn",
        /// Macro at the end.
        macro_out: Option<String> = "macroOut",
        /// Metadata of the newsroom system, serialized JSON.
        mos_external_metadata: String = "mosExternalMetadata",
        /// True if the rundown can go on air.
        ready_to_air: Option<bool> = "readyToAir",
        /// Items of the rundown.
        items: Vec<NewsroomItem> = "items",
    }

    /// An item of a newsroom rundown.
    NewsroomItem {
        /// Id of the story that the item belongs to.
        story_id: StoryId = "storyID",
        /// Id of the item within the story.
        item_id: NewsroomItemId = "itemID",
        /// Name of the story.
        story_slug: String = "storySlug",
        /// Name of the item.
        item_slug: String = "itemSlug",
        /// The graphic that the item shows.
        mos_object: Option<MosObject> = "mosObject",
    }

    /// A MOS object: a graphic that was filled in by the newsroom.
    MosObject {
        /// Id of the object.
        obj_id: ObjId = "objID",
        /// Name of the object.
        obj_slug: String = "objSlug",
        /// Abstract.
        mos_abstract: String = "mosAbstract",
        /// Group of the object.
        obj_group: Option<String> = "objGroup",
        /// Time base.
        obj_tb: String = "objTB",
        /// Revision.
        obj_rev: Option<i64> = "objRev",
        /// Duration. The unit is not documented.
        obj_dur: Option<i64> = "objDur",
        /// Status of the object.
        status: NewsroomStatus = "status",
        /// Readiness of the object to go on air.
        obj_air: ObjAir = "objAir",
        /// Paths of the object.
        obj_paths: Option<String> = "objPaths",
        /// Metadata of the newsroom system, serialized JSON.
        mos_external_metadata: Option<String> = "mosExternalMetadata",
        /// Author of the object.
        created_by: String = "createdBy",
        /// Time of creation, ISO 8601.
        created: String = "created",
        /// Author of the last change. After an update through the REST interface, this names the
        /// interface.
        changed_by: String = "changedBy",
        /// Time of the last change, ISO 8601.
        changed: String = "changed",
        /// Description for people.
        description: String = "description",
        /// Content of the object.
        obj_type: ObjType = "objType",
        /// Name of the template.
        template: String = "template",
        /// Values of the template's fields: texts, or lists of texts. An update with data replaces
        /// all of them.
        data: Object = "data",
        /// Buttons. They are absent from the response to an update.
        buttons: Vec<NewsroomButton> = "buttons",
    }

    /// A button of a MOS object.
    NewsroomButton {
        /// Id of the button.
        id: ButtonKey = "id",
        /// Key of the button, by which a call triggers it.
        key: String = "key",
        /// Text on the button.
        label: String = "label",
    }
}

bodies! {
    /// Changes to a MOS object. What is not given stays unchanged; data that is given replaces all of
    /// the old data.
    MosObjectUpdate() {
        /// Description for people.
        description: String = "description",
        /// Values of the template's fields. They replace all of the old data: fields that are not
        /// given are lost.
        data: Object = "data",
    }
}
