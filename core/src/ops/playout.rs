//! Definitions of the operations on playout rundowns.

use super::define::operations;
use crate::types::{
    ButtonKey, ItemId, PlayoutItem, PlayoutItemCreate, PlayoutItemUpdate, PlayoutRundown,
    PlayoutRundownId, PlayoutRundownName, Template,
};

operations! {
    /// Playout rundowns, their items with buttons, and templates.
    Playout = playout;

    /// Lists the playout rundowns.
    fn list_rundowns() -> Vec<PlayoutRundown> as List
        = Read GET, "/playout/rundowns"
        => "for rundown in hub.playout().list_rundowns()? {",
           r#"    println!("{} {}", rundown.id, rundown.name);"#,
           "}";

    /// Creates a playout rundown.
    fn create_rundown(; name: PlayoutRundownName) -> PlayoutRundown as Single
        = Create POST 201, "/playout/rundowns"
        => r#"let rundown = hub.playout().create_rundown(&PlayoutRundownName::new("Late News"))?;"#,
           r#"assert_eq!(rundown.name, "Late News");"#;

    /// Reads one playout rundown.
    ///
    /// Hubs respond with 500 if there is no such rundown.
    fn get_rundown(rundown: PlayoutRundownId) -> PlayoutRundown as Single
        = Read GET, "/playout/rundowns/{rundownId}"
        => "let rundown = hub.playout().get_rundown(1)?;",
           "assert_eq!(rundown.id, PlayoutRundownId(1));";

    /// Deletes a playout rundown with its items.
    ///
    /// Hubs respond with 404 if there is no such rundown.
    fn delete_rundown(rundown: PlayoutRundownId) -> () as Empty
        = Delete DELETE 204, "/playout/rundowns/{rundownId}"
        => "hub.playout().delete_rundown(2)?;";

    /// Renames a playout rundown.
    ///
    /// Hubs respond with 404 if there is no such rundown.
    fn rename_rundown(rundown: PlayoutRundownId; name: PlayoutRundownName) -> PlayoutRundown as Single
        = Update PATCH, "/playout/rundowns/{rundownId}"
        => r#"let rundown = hub.playout().rename_rundown(1, &PlayoutRundownName::new("News at Six"))?;"#,
           r#"assert_eq!(rundown.name, "News at Six");"#;

    /// Lists the items of a playout rundown in order.
    ///
    /// Hubs respond with 500 if there is no such rundown.
    fn list_items(rundown: PlayoutRundownId) -> Vec<PlayoutItem> as List
        = Read GET, "/playout/rundowns/{rundownId}/items"
        => "for item in hub.playout().list_items(1)? {",
           r#"    println!("{} {} ({} buttons)", item.id, item.name, item.buttons.len());"#,
           "}";

    /// Creates an item from a template. The response has no buttons; to get them, read the item.
    ///
    /// Hubs respond with 404 if there is no such rundown.
    fn create_item(rundown: PlayoutRundownId; item: PlayoutItemCreate) -> PlayoutItem as Single
        = Create POST 201, "/playout/rundowns/{rundownId}/items"
        => r#"let item = PlayoutItemCreate::new("Guest", "Lower Third")"#,
           r#"    .data(Object::from_iter([("headline", "Guest 4")]));"#,
           "let item = hub.playout().create_item(1, &item)?;",
           r#"assert_eq!(item.template, "Lower Third");"#;

    /// Reads one item with its buttons. The hub sends a list with one element; an empty list is a
    /// Decode error.
    ///
    /// Hubs respond with 500 if there is no such item.
    fn get_item(rundown: PlayoutRundownId, item: ItemId) -> PlayoutItem as FirstOfList
        = Read GET, "/playout/rundowns/{rundownId}/items/{itemId}"
        => "let item = hub.playout().get_item(1, 2)?;",
           "assert!(!item.buttons.is_empty());";

    /// Deletes an item.
    ///
    /// Hubs respond with 404 if there is no such item.
    fn delete_item(rundown: PlayoutRundownId, item: ItemId) -> () as Empty
        = Delete DELETE 204, "/playout/rundowns/{rundownId}/items/{itemId}"
        => "hub.playout().delete_item(1, 2)?;";

    /// Changes an item: its name, template, position, channels or data. Fields that are not given
    /// stay unchanged. If data is given, it replaces all of the old data; `playout.update_fields`
    /// changes only some fields. The response has no buttons, and on some hubs no data although it
    /// was stored.
    ///
    /// Hubs respond with 404 if there is no such item.
    fn update_item(rundown: PlayoutRundownId, item: ItemId; update: PlayoutItemUpdate)
        -> PlayoutItem as Single
        = Update PATCH, "/playout/rundowns/{rundownId}/items/{itemId}"
        => r#"let update = PlayoutItemUpdate::new().name("Presenter, left").order(0);"#,
           "let item = hub.playout().update_item(1, 2, &update)?;",
           r#"assert_eq!(item.name, "Presenter, left");"#;

    /// Presses a button of an item. The effect is on air at once. Hubs accept the button's key or
    /// its id.
    ///
    /// Hubs respond with 404 if there is no such item.
    fn trigger_button(rundown: PlayoutRundownId, item: ItemId, button: ButtonKey) -> () as SuccessFlag
        = Trigger POST, "/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}"
        => "let item = hub.playout().get_item(1, 2)?;",
           "hub.playout().trigger_button(1, item.id, item.buttons[0].id.clone())?;";

    /// Lists the templates from which items are created.
    fn list_templates() -> Vec<Template> as List
        = Read GET, "/playout/templates"
        => "let templates = hub.playout().list_templates()?;",
           r#"assert!(templates.iter().any(|template| template.name == "Lower Third"));"#;
}
