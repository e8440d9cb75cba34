//! Captures newsroom rundowns with their items and MOS objects.

use crate::capture::show::got;
use crate::capture::show::playout::{Templates, write_buttons};
use crate::capture::write::Rule::{
    Clock, Count, Data, Flag, JsonText, Name, NullableText, Segment, Text, Time,
};
use crate::capture::write::{Member, NO_TIME, Writer, sent, text_of};
use crate::error::Result;
use crate::paced::PacedReader;
use crate::value::{Object, Value};

const RUNDOWN: &[Member] = &[
    ("ncsID", Segment),
    ("roID", Segment),
    ("roSlug", Name),
    ("status", Name),
    ("createdAt", Time),
    ("updatedAt", Time),
    ("roChannel", Text),
    ("roEdStart", Time),
    ("roEdDur", Clock),
    ("roTrigger", NullableText),
    ("macroIn", NullableText),
    ("macroOut", NullableText),
    ("mosExternalMetadata", JsonText),
    ("readyToAir", Flag),
];

const ITEM: &[Member] = &[
    ("storyID", Segment),
    ("itemID", Segment),
    ("storySlug", Text),
    ("itemSlug", Text),
];

const MOS_OBJECT: &[Member] = &[
    ("objID", Segment),
    ("objSlug", Text),
    ("mosAbstract", Text),
    ("objGroup", NullableText),
    ("objTB", Text),
    ("objRev", Count),
    ("objDur", Count),
    ("status", Name),
    ("objAir", Name),
    ("objPaths", NullableText),
    ("mosExternalMetadata", NullableText),
    ("createdBy", Text),
    ("created", Time),
    ("changedBy", Text),
    ("changed", Time),
    ("description", Text),
    ("objType", Name),
    ("template", Text),
    ("data", Data),
];

pub(super) fn read(
    reader: &mut PacedReader,
    writer: &mut Writer,
    templates: &mut Templates,
) -> Result<Vec<Object>> {
    let listed = reader.read(|hub| hub.newsroom().list_rundowns())?;
    let mut rundowns = Vec::new();
    for summary in got(writer, "list of newsroom rundowns", "", listed) {
        let (device, id) = (summary.ncs_id, summary.ro_id);
        let place = format!("newsroom rundown {device} / {id}");
        let rundown = reader.read(|hub| hub.newsroom().get_rundown(&device, &id))?;
        let mut of_hub = match rundown {
            Ok(rundown) => sent(&rundown),
            Err(error) => {
                writer.left_out(format!("newsroom rundowns ({})", error.detail()), &place);
                continue;
            }
        };
        let items = of_hub.remove("items");
        let mut written = writer.members("newsroom rundowns", &place, of_hub, RUNDOWN);
        // The ids are taken from the response, because a hub may return another rundown than the
        // requested one.
        let ids = ["ncsID", "roID"].map(|name| text_of(&written, name));
        let has_ids = ids.iter().all(|id| !id.is_empty());
        if !has_ids || !writer.is_first("newsroom rundowns", &ids.join(" / "), &place) {
            continue;
        }
        writer.need("newsroom rundowns", &place, &mut written, "roSlug", &place);
        writer.need(
            "newsroom rundowns",
            &place,
            &mut written,
            "createdAt",
            NO_TIME,
        );
        let items = items.as_ref().and_then(Value::as_array).unwrap_or_default();
        let mut listed = Vec::new();
        for item in items {
            if let Ok(item) = item.clone().into_object() {
                listed.extend(write_item(writer, templates, &place, item));
            }
        }
        written.insert("items", listed);
        rundowns.push(written);
    }
    Ok(rundowns)
}

fn write_item(
    writer: &mut Writer,
    templates: &mut Templates,
    place: &str,
    mut of_hub: Object,
) -> Option<Object> {
    let object = of_hub.remove("mosObject");
    let mut item = writer.members("newsroom items", place, of_hub, ITEM);
    let (story, id) = (text_of(&item, "storyID"), text_of(&item, "itemID"));
    let place = format!("{place} / {story} / {id}");
    if story.is_empty() || id.is_empty() || !writer.is_first("newsroom items", &place, &place) {
        return None;
    }
    let Some(Ok(mut object)) = object.map(Value::into_object) else {
        writer.left_out("newsroom items without a MOS object", &place);
        return None;
    };
    let buttons = object.remove("buttons");
    let mut written = writer.members("MOS objects", &place, object, MOS_OBJECT);
    let id = text_of(&written, "objID").to_owned();
    if id.is_empty() || !writer.is_first("MOS objects", &id, &place) {
        return None;
    }
    writer.need("MOS objects", &place, &mut written, "created", NO_TIME);
    let buttons = write_buttons(writer, &place, buttons);
    if !text_of(&written, "template").is_empty() {
        let template = templates.named(writer, text_of(&written, "template"));
        if let Some(data) = written.get("data").and_then(Value::as_object) {
            template.note_mos_object(data);
        }
        if buttons.is_empty() && template.has_buttons() {
            let what = "buttons of a MOS object that has none on the hub: those of its template";
            writer.filled(what, &place);
        }
    }
    written.insert("buttons", buttons);
    item.insert("mosObject", written);
    Some(item)
}
