//! Fields of playout items.

use crate::batch::define::composed;
use crate::client::Client;
use crate::error::{Effect, Result};
use crate::ops::Playout;
use crate::types::{FieldsUpdate, ItemId, PlayoutItem, PlayoutItemUpdate, PlayoutRundownId};

composed! {
    Playout = playout gives data;

    /// Changes some fields of an item and keeps the others, on air as soon as the item is. Reads the
    /// item, puts the new values into its data, and sends the data whole as
    /// [`update_item`](crate::Playout::update_item) does. A field that the item does not have is refused
    /// before anything is changed.
    ///
    /// A change by somebody else between the read and the update is lost. Returns the item with its
    /// data, which is read again if the hub leaves it out of its response.
    fn update_fields(rundown: PlayoutRundownId, item: ItemId; update: FieldsUpdate) -> PlayoutItem = Update
        by update_fields
        => r#"let update = FieldsUpdate::new(Object::from_iter([("headline", "Anna Berg")]));"#,
           "let item = hub.playout().update_fields(1, 2, &update)?;",
           r#"assert!(item.data.contains("subline"));"#;
}

fn update_fields(
    client: &Client,
    rundown: PlayoutRundownId,
    item: ItemId,
    update: &FieldsUpdate,
) -> Result<PlayoutItem> {
    let playout = client.playout();
    let found = playout.get_item(rundown, item)?;
    let owner = format!("item {item} ({})", found.name);
    let update = PlayoutItemUpdate::new().data(update.merge(found.data, &owner)?);
    let updated = playout.update_item(rundown, item, &update)?;
    match updated.data.is_empty() {
        // The item has been changed, so an error of this read must not deny it.
        true => playout
            .get_item(rundown, item)
            .map_err(|error| error.with_effect(Effect::Done)),
        false => Ok(updated),
    }
}
