//! Checks of newsroom rundowns and their MOS objects.

use super::field_path::{FieldPath, UniquenessCheck, ValidationErrors};
use super::{playout, rules};
use crate::json::levels_of;
use crate::show::Show;
use crate::show::newsroom::{MosObject, NewsroomRundown};
use serde::de::IgnoredAny;

pub(super) fn check(faults: &mut ValidationErrors, show: &Show) {
    let root = FieldPath::ROOT;
    let section = root.field("newsroomRundowns");
    let mut rundowns = UniquenessCheck::each("rundown of a newsroom system a roID of");
    let mut objects = UniquenessCheck::each("MOS object an objID of");
    for (at, rundown) in show.newsroom_rundowns.iter().enumerate() {
        let place = section.at(at);
        rundowns.note(
            faults,
            &place.field("roID"),
            (&rundown.ncs_id, &rundown.ro_id),
        );
        self::rundown(faults, &place, rundown);
        let list = place.field("items");
        let mut items = UniquenessCheck::each("item of a story an itemID of");
        for (at, item) in rundown.items.iter().enumerate() {
            let place = list.at(at);
            rules::segment(faults, &place.field("storyID"), &item.story_id);
            rules::segment(faults, &place.field("itemID"), &item.item_id);
            items.note(
                faults,
                &place.field("itemID"),
                (&item.story_id, &item.item_id),
            );
            let place = place.field("mosObject");
            objects.note(faults, &place.field("objID"), &item.mos_object.obj_id);
            object(faults, &place, &item.mos_object, show);
        }
    }
}

fn rundown(faults: &mut ValidationErrors, place: &FieldPath<'_>, rundown: &NewsroomRundown) {
    rules::segment(faults, &place.field("ncsID"), &rundown.ncs_id);
    rules::segment(faults, &place.field("roID"), &rundown.ro_id);
    rules::name(faults, &place.field("roSlug"), &rundown.ro_slug);
    rules::name(faults, &place.field("status"), &rundown.status);
    rules::timestamp(faults, &place.field("createdAt"), &rundown.created_at);
    for (field, time) in [
        ("updatedAt", &rundown.updated_at),
        ("roEdStart", &rundown.ro_ed_start),
    ] {
        if !time.is_empty() {
            rules::timestamp(faults, &place.field(field), time);
        }
    }
    rules::duration(faults, &place.field("roEdDur"), &rundown.ro_ed_dur);
    if let Err(error) = serde_json::from_str::<IgnoredAny>(&rundown.mos_external_metadata) {
        faults.add(
            &place.field("mosExternalMetadata"),
            format!("the string does not contain JSON: {error}"),
            "Write JSON in the string, \"{}\" for none",
        );
    }
}

fn object(faults: &mut ValidationErrors, place: &FieldPath<'_>, object: &MosObject, show: &Show) {
    rules::segment(faults, &place.field("objID"), &object.obj_id);
    rules::levels(faults, &place.field("data"), levels_of(&object.data));
    rules::not_negative(faults, &place.field("objRev"), object.obj_rev);
    rules::not_negative(faults, &place.field("objDur"), object.obj_dur);
    for (field, word) in [
        ("status", &object.status),
        ("objAir", &object.obj_air),
        ("objType", &object.obj_type),
    ] {
        rules::name(faults, &place.field(field), word);
    }
    rules::timestamp(faults, &place.field("created"), &object.created);
    if !object.changed.is_empty() {
        rules::timestamp(faults, &place.field("changed"), &object.changed);
    }
    if !object.template.is_empty() {
        playout::template(faults, &place.field("template"), &object.template, show);
        playout::fields(faults, place, &object.template, &object.data, show);
    }
    let keys = object.buttons.iter().map(|button| {
        (
            button.id.as_str(),
            Some(button.key.as_str()).filter(|key| !key.is_empty()),
        )
    });
    playout::buttons(faults, &place.field("buttons"), keys);
}
