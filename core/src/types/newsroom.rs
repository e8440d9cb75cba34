//! Newsroom rundowns and their MOS objects.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::enums::{NewsroomStatus, ObjAir, ObjType};
use crate::types::ids::{ButtonKey, NcsId, NewsroomItemId, ObjId, RoId, StoryId};
use crate::value::object::Object;

records! {
    /// A newsroom rundown, as listed.
    NewsroomRundownSummary {
        /// Device id of its newsroom system.
        ncs_id: NcsId = "ncsID",
        /// The id that the newsroom system gave it.
        ro_id: RoId = "roID",
        /// Its name in the newsroom.
        ro_slug: String = "roSlug",
        /// Its status.
        status: NewsroomStatus = "status",
        /// When the hub got it, ISO 8601.
        created_at: String = "createdAt",
        /// When it last changed, ISO 8601.
        updated_at: String = "updatedAt",
    }

    /// A newsroom rundown with its items.
    NewsroomRundown {
        /// Device id of its newsroom system.
        ncs_id: NcsId = "ncsID",
        /// The id that the newsroom system gave it.
        ro_id: RoId = "roID",
        /// Its name in the newsroom.
        ro_slug: String = "roSlug",
        /// Its status.
        status: NewsroomStatus = "status",
        /// When the hub got it, ISO 8601.
        created_at: String = "createdAt",
        /// When it last changed, ISO 8601.
        updated_at: String = "updatedAt",
        /// Its channel.
        ro_channel: String = "roChannel",
        /// When the editorial start is, ISO 8601.
        ro_ed_start: String = "roEdStart",
        /// How long it is planned to be, hh:mm:ss.
        ro_ed_dur: String = "roEdDur",
        /// How it is started.
        ro_trigger: String = "roTrigger",
        /// Macro at its start.
        macro_in: Option<String> = "macroIn",
        /// Macro at its end.
        macro_out: Option<String> = "macroOut",
        /// What the newsroom system adds, serialized JSON.
        mos_external_metadata: String = "mosExternalMetadata",
        /// Whether it can go on air.
        ready_to_air: Option<bool> = "readyToAir",
        /// Its items.
        items: Vec<NewsroomItem> = "items",
    }

    /// An item of a newsroom rundown.
    NewsroomItem {
        /// The story that it belongs to.
        story_id: StoryId = "storyID",
        /// Its id within the story.
        item_id: NewsroomItemId = "itemID",
        /// The story's name.
        story_slug: String = "storySlug",
        /// Its name.
        item_slug: String = "itemSlug",
        /// The graphic that it shows.
        mos_object: Option<MosObject> = "mosObject",
    }

    /// A MOS object: a graphic that the newsroom filled in.
    MosObject {
        /// Its id.
        obj_id: ObjId = "objID",
        /// Its name.
        obj_slug: String = "objSlug",
        /// Its abstract.
        mos_abstract: String = "mosAbstract",
        /// Its group.
        obj_group: Option<String> = "objGroup",
        /// Its time base.
        obj_tb: String = "objTB",
        /// Its revision.
        obj_rev: Option<i64> = "objRev",
        /// Its duration. The unit is not documented.
        obj_dur: Option<i64> = "objDur",
        /// Its status.
        status: NewsroomStatus = "status",
        /// Whether it can go on air.
        obj_air: ObjAir = "objAir",
        /// Its paths.
        obj_paths: Option<String> = "objPaths",
        /// What the newsroom system adds, serialized JSON.
        mos_external_metadata: Option<String> = "mosExternalMetadata",
        /// Who made it.
        created_by: String = "createdBy",
        /// When it was made, ISO 8601.
        created: String = "created",
        /// Who changed it last; names the REST interface after an update through it.
        changed_by: String = "changedBy",
        /// When it was changed last, ISO 8601.
        changed: String = "changed",
        /// What it is, for people.
        description: String = "description",
        /// What it holds.
        obj_type: ObjType = "objType",
        /// The name of its template.
        template: String = "template",
        /// The values of its template's fields: texts, or lists of texts. An update replaces them
        /// whole.
        data: Object = "data",
        /// Its buttons; absent from the response to an update.
        buttons: Vec<NewsroomButton> = "buttons",
    }

    /// A button of a MOS object.
    NewsroomButton {
        /// Its id.
        id: ButtonKey = "id",
        /// Its key, which triggers it.
        key: String = "key",
        /// What is written on it.
        label: String = "label",
    }
}

bodies! {
    /// Changes to a MOS object.
    MosObjectUpdate() {
        /// What it is, for people.
        description: String = "description",
        /// Values of its template's fields. They replace the old data whole, and a field that is not
        /// given is lost.
        data: Object = "data",
    }
}
