//! Templates, and playout rundowns with their items.

use gfxhub::{Client, PlayoutItem};

use super::entries;
use crate::failure::Outcome;
use crate::lines::{count, names};
use crate::stage::Stage;

pub(super) fn look(stage: &mut Stage, hub: &Client) -> Outcome<()> {
    stage.look(
        "list the templates",
        || hub.playout().list_templates(),
        |templates| {
            let shown = names(templates.iter().map(|template| template.name.as_str()), 2);
            format!(
                "{}: {shown}",
                count(templates.len(), "template", "templates")
            )
        },
    )?;
    let rundowns = stage.look(
        "list the playout rundowns",
        || hub.playout().list_rundowns(),
        |rundowns| names(rundowns.iter().map(|rundown| rundown.name.as_str()), 3),
    )?;
    let Some(rundown) = rundowns.unwrap_or_default().into_iter().next() else {
        return Ok(());
    };
    let alone = stage.look(
        &format!("read the rundown {}", rundown.name),
        || hub.playout().get_rundown(rundown.id),
        |rundown| format!("number {}", rundown.id),
    )?;
    let same = alone.is_none_or(|alone| alone.id == rundown.id);
    stage.check(same, || {
        format!("rundown {} was asked for, another came", rundown.id)
    })?;
    let items = stage.look(
        &format!("list the items of {}", rundown.name),
        || hub.playout().list_items(rundown.id),
        |items| count(items.len(), "item", "items"),
    )?;
    let items = items.unwrap_or_default();
    entries(stage, &items, line)?;
    let Some(item) = items.first() else {
        return Ok(());
    };
    let alone = stage.look(
        &format!("read the item {}", item.name),
        || hub.playout().get_item(rundown.id, item.id),
        |item| count(item.buttons.len(), "button", "buttons"),
    )?;
    let same = alone.is_none_or(|alone| alone.id == item.id);
    stage.check(same, || {
        format!("item {} was asked for, another came", item.id)
    })
}

fn line(item: &PlayoutItem) -> String {
    let buttons = names(item.buttons.iter().map(|button| button.label.as_str()), 4);
    format!(
        "{:>5}  {:<24} {:<20} {buttons}",
        item.id, item.name, item.template
    )
}
