//! Newsroom systems, their rundowns and MOS objects.

use gfxhub::{Client, NewsroomItem, NewsroomRundownSummary};

use super::entries;
use crate::failure::Outcome;
use crate::lines::{count, names};
use crate::stage::Stage;

pub(super) fn look(stage: &mut Stage, hub: &Client) -> Outcome<()> {
    let rundowns = stage.look(
        "list the rundowns of all newsroom systems",
        || hub.newsroom().list_rundowns(),
        |rundowns| count(rundowns.len(), "rundown", "rundowns"),
    )?;
    let rundowns = rundowns.unwrap_or_default();
    entries(stage, &rundowns, line)?;
    let Some(first) = rundowns.first() else {
        return Ok(());
    };
    let of_one = stage.look(
        &format!("list those of {} alone", first.ncs_id),
        || hub.newsroom().list_device_rundowns(&first.ncs_id),
        |rundowns| count(rundowns.len(), "rundown", "rundowns"),
    )?;
    let stranger = of_one
        .iter()
        .flatten()
        .find(|rundown| rundown.ncs_id != first.ncs_id);
    stage.check(stranger.is_none(), || {
        "one of another newsroom system came with them".into()
    })?;
    let rundown = stage.look(
        &format!("read the rundown {}", first.ro_slug),
        || hub.newsroom().get_rundown(&first.ncs_id, &first.ro_id),
        |rundown| {
            let items = count(rundown.items.len(), "item", "items");
            format!("{items}, planned for {}", rundown.ro_ed_dur)
        },
    )?;
    let same = rundown
        .as_ref()
        .is_none_or(|rundown| rundown.ro_id == first.ro_id);
    stage.check(same, || {
        format!("the rundown {} was asked for, another came", first.ro_id)
    })?;
    entries(
        stage,
        rundown
            .map(|rundown| rundown.items)
            .unwrap_or_default()
            .as_slice(),
        item,
    )
}

fn line(rundown: &NewsroomRundownSummary) -> String {
    format!(
        "{:<18} {:<24} {:<12} {}",
        rundown.ncs_id, rundown.ro_slug, rundown.status, rundown.ro_id
    )
}

fn item(item: &NewsroomItem) -> String {
    let object = item.mos_object.as_ref();
    let template = object.map_or("", |object| object.template.as_str());
    let buttons = object
        .map(|object| object.buttons.as_slice())
        .unwrap_or_default();
    let buttons = names(buttons.iter().map(|button| button.label.as_str()), 4);
    format!(
        "{:<18} {:<24} {template:<20} {buttons}",
        item.story_slug, item.item_slug
    )
}
