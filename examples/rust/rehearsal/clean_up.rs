//! Takes the rundown away again and puts the moved properties back.

use gfxhub::{Client, Effect, ErrorKind, PropertyUpdate};

use crate::failure::Outcome;
use crate::lines::{brief, names};
use crate::move_property::{Changed, same};
use crate::rundown::{self, RunningOrder};
use crate::stage::Stage;

/// Puts the changed properties back, deletes the items one by one, and then the rundown.
pub(crate) fn rehearse(
    stage: &mut Stage,
    hub: &Client,
    running_order: &RunningOrder,
    changed: &[Changed],
) -> Outcome<()> {
    stage.part("Clean up")?;
    for property in changed {
        let asked = property
            .asked(&property.property)
            .with("Value", &property.before);
        let update = PropertyUpdate::new(&property.before);
        let (engine, node, path) = (property.engine, &property.node, &property.property);
        let back = || hub.engines().set_property(engine, node, path, &update);
        let what = format!("put back {}", property.name);
        let stored = stage.command(asked, &what, back, |stored| brief(&stored.value))?;
        same(stage, &stored.value, &property.before)?;
    }
    let RunningOrder { rundown, items } = running_order;
    let id = *rundown;
    for item in items {
        let asked = rundown::of("playout.delete_item", id).at("itemId", item.get());
        let delete = || hub.playout().delete_item(id, *item);
        stage.command(asked, &format!("delete item {item}"), delete, |()| {
            "gone".to_owned()
        })?;
    }
    for item in items.iter().take(1) {
        let again = || hub.playout().delete_item(id, *item);
        let what = format!("delete item {item} once more");
        stage.refused_by_hub(&what, ErrorKind::NotFound, Effect::None, again)?;
    }
    let left = stage.read(
        "list the items that are left",
        || hub.playout().list_items(id),
        |items| names(items.iter().map(|item| item.name.as_str()), 4),
    )?;
    stage.check(left.is_empty(), || format!("{} items are left", left.len()))?;
    let asked = rundown::of("playout.delete_rundown", id);
    let delete = || hub.playout().delete_rundown(id);
    stage.command(asked, "delete the rundown", delete, |()| "gone".to_owned())?;
    let rundowns = stage.read(
        "list the rundowns",
        || hub.playout().list_rundowns(),
        |rundowns| names(rundowns.iter().map(|rundown| rundown.name.as_str()), 4),
    )?;
    let there = rundowns.iter().any(|rundown| rundown.id == id);
    stage.check(!there, || format!("rundown {id} is still listed"))
}
