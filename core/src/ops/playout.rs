//! The playout table.

use super::table::operations;
use crate::types::{
    ButtonKey, ItemId, PlayoutItem, PlayoutItemCreate, PlayoutItemUpdate, PlayoutRundown,
    PlayoutRundownId, PlayoutRundownName, Template,
};

operations! {
    /// Playout rundowns, their items with buttons, and templates.
    Playout = playout;

    /// Lists the playout rundowns.
    fn list_rundowns() -> Vec<PlayoutRundown> as List
        = Read GET, "/playout/rundowns";

    /// Makes a playout rundown.
    fn create_rundown(; name: PlayoutRundownName) -> PlayoutRundown as One
        = Create POST 201, "/playout/rundowns";

    /// Reads one playout rundown.
    fn get_rundown(rundown: PlayoutRundownId) -> PlayoutRundown as One
        = Read GET, "/playout/rundowns/{rundownId}";

    /// Deletes a playout rundown with its items.
    fn delete_rundown(rundown: PlayoutRundownId) -> () as Nothing
        = Delete DELETE 204, "/playout/rundowns/{rundownId}";

    /// Gives a playout rundown another name.
    fn rename_rundown(rundown: PlayoutRundownId; name: PlayoutRundownName) -> PlayoutRundown as One
        = Update PATCH, "/playout/rundowns/{rundownId}";

    /// Lists the items of a playout rundown, in their order.
    fn list_items(rundown: PlayoutRundownId) -> Vec<PlayoutItem> as List
        = Read GET, "/playout/rundowns/{rundownId}/items";

    /// Makes an item from a template. The answer has no buttons: read the item for them.
    fn create_item(rundown: PlayoutRundownId; item: PlayoutItemCreate) -> PlayoutItem as One
        = Create POST 201, "/playout/rundowns/{rundownId}/items";

    /// Reads one item with its buttons. The hub sends a list of one; an empty list is a Decode error.
    fn get_item(rundown: PlayoutRundownId, item: ItemId) -> PlayoutItem as First
        = Read GET, "/playout/rundowns/{rundownId}/items/{itemId}";

    /// Deletes an item.
    fn delete_item(rundown: PlayoutRundownId, item: ItemId) -> () as Nothing
        = Delete DELETE 204, "/playout/rundowns/{rundownId}/items/{itemId}";

    /// Changes an item: its name, template, place, channels or data; what is not given stays. The
    /// answer has no buttons, and some hubs leave its data empty though it was stored.
    fn update_item(rundown: PlayoutRundownId, item: ItemId; update: PlayoutItemUpdate)
        -> PlayoutItem as One
        = Update PATCH, "/playout/rundowns/{rundownId}/items/{itemId}";

    /// Presses a button of an item: on air at once. Hubs take the button's key or its id.
    fn trigger_button(rundown: PlayoutRundownId, item: ItemId, button: ButtonKey) -> () as Success
        = Trigger POST, "/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}";

    /// Lists the templates that items are made from.
    fn list_templates() -> Vec<Template> as List
        = Read GET, "/playout/templates";
}
