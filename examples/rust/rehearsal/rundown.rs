//! Makes a playout rundown, fills it from templates, changes its order, and presses buttons.

use gfxhub::{
    Client, Effect, ErrorKind, ItemId, Object, PlayoutItem, PlayoutItemCreate, PlayoutItemUpdate,
    PlayoutRundown, PlayoutRundownId, PlayoutRundownName, Value,
};

use crate::failure::{Failure, Outcome};
use crate::find;
use crate::journal::Asked;
use crate::lines::{brief, joined, names, or_none};
use crate::stage::Stage;

/// The name of the rundown, at first and later.
const NAME: &str = "Rehearsal";
const LATER_NAME: &str = "Rehearsal at Seven";

/// A field of the photo gallery that is downloaded.
const NOTES: &str = "notes";

/// The rundown that was made, with its items in their order.
#[derive(Debug)]
pub(crate) struct RunningOrder {
    pub(crate) rundown: PlayoutRundownId,
    pub(crate) items: Vec<ItemId>,
}

/// Makes the rundown and plays with it. It stays until the cleaning up.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client) -> Outcome<RunningOrder> {
    stage.part("Make a rundown and play it")?;
    let id = make(stage, hub)?.id;
    let guest = item(
        stage,
        hub,
        id,
        PlayoutItemCreate::new("Guest", "Lower Third"),
    )?;
    let gallery = item(
        stage,
        hub,
        id,
        PlayoutItemCreate::new("Photos", "Photo Gallery"),
    )?;
    let title: Object = [("title", "Local vote"), ("background", "clips/vote.mov")]
        .into_iter()
        .collect();
    let opener = PlayoutItemCreate::new("Opener", "Full Frame")
        .data(title)
        .order(0);
    let opener = item(stage, hub, id, opener)?;
    let order = vec![opener.id, guest.id, gallery.id];
    in_order(stage, hub, id, &order)?;

    fill_in(stage, hub, id, &guest)?;
    let order = vec![guest.id, gallery.id, opener.id];
    let asked = of("playout.update_item", id)
        .at("itemId", opener.id.get())
        .with("order", 2);
    let update = PlayoutItemUpdate::new().order(2);
    let put = || hub.playout().update_item(id, opener.id, &update);
    stage.command(asked, "move the opener to the end", put, |item| {
        item.name.clone()
    })?;
    in_order(stage, hub, id, &order)?;

    press(stage, hub, id, &guest)?;
    download(stage, hub, id, gallery.id)?;
    Ok(RunningOrder {
        rundown: id,
        items: order,
    })
}

/// Makes the rundown and gives it another name.
fn make(stage: &mut Stage, hub: &Client) -> Outcome<PlayoutRundown> {
    let asked = Asked::of("playout.create_rundown").with("name", NAME);
    let name = PlayoutRundownName::new(NAME);
    let made = stage.command(
        asked,
        "make a rundown",
        || hub.playout().create_rundown(&name),
        |made| format!("number {}", made.id),
    )?;
    stage.check(made.name == NAME, || {
        format!("it is called {:?}, not {NAME:?}", made.name)
    })?;
    let asked = of("playout.rename_rundown", made.id).with("name", LATER_NAME);
    let name = PlayoutRundownName::new(LATER_NAME);
    let rename = || hub.playout().rename_rundown(made.id, &name);
    stage.command(asked, "give it another name", rename, |renamed| {
        renamed.name.clone()
    })?;
    let rundowns = stage.read(
        "list the rundowns",
        || hub.playout().list_rundowns(),
        |rundowns| names(rundowns.iter().map(|rundown| rundown.name.as_str()), 4),
    )?;
    let listed = find::named("rundown", &rundowns, LATER_NAME, |rundown| &rundown.name)?;
    let (id, found) = (made.id, listed.id);
    stage.check(found == id, || {
        format!("it was made as {id} and is listed as {found}")
    })?;
    Ok(made)
}

/// Makes an item, and reads it for its buttons and for what its template filled in.
fn item(
    stage: &mut Stage,
    hub: &Client,
    rundown: PlayoutRundownId,
    create: PlayoutItemCreate,
) -> Outcome<PlayoutItem> {
    let (name, template) = (create.name.0.as_str(), create.template.0.as_str());
    let given = create.data.clone().unwrap_or_default();
    let asked = of("playout.create_item", rundown)
        .with("name", name)
        .with("template", template)
        .with("data", given.clone());
    let made = stage.command(
        asked,
        &format!("add an item from {template}"),
        || hub.playout().create_item(rundown, &create),
        |made| format!("number {}", made.id),
    )?;
    let read = stage.read(
        &format!("read {name} with its buttons"),
        || hub.playout().get_item(rundown, made.id),
        |item| names(item.buttons.iter().map(|button| button.label.as_str()), 4),
    )?;
    let data = Value::from(read.data.clone());
    stage.detail(&brief(&data))?;
    let as_made = read.name == name && read.template == template && !read.buttons.is_empty();
    stage.check(as_made, || {
        format!("{:?} from {:?} came back", read.name, read.template)
    })?;
    for (field, value) in given.iter() {
        let held = read.data.get(field);
        let same = held.is_some_and(|held| held.approx_eq(value));
        stage.check(same, || {
            let held = or_none(held);
            format!("the field {field} should hold {value} and holds {held}")
        })?;
    }
    let filled_in = read.data.len() > given.len();
    stage.check(filled_in, || {
        format!("the template filled nothing in: {data}")
    })?;
    Ok(read)
}

/// Gives an item its text: all fields of its template, as an update replaces the old data whole.
fn fill_in(
    stage: &mut Stage,
    hub: &Client,
    id: PlayoutRundownId,
    item: &PlayoutItem,
) -> Outcome<()> {
    let data: Object = [("headline", "Guest 1"), ("subline", "Bridge engineer")]
        .into_iter()
        .collect();
    let update = PlayoutItemUpdate::new()
        .name("Guest 1")
        .overridden_channels(vec![1, 2])
        .data(data.clone());
    let asked = of("playout.update_item", id)
        .at("itemId", item.id.get())
        .with("name", "Guest 1")
        .with("overriddenChannels", vec![1, 2])
        .with("data", data.clone());
    let put = || hub.playout().update_item(id, item.id, &update);
    stage.command(asked, "give the guest a name", put, |item| {
        item.name.clone()
    })?;
    let read = stage.read(
        "read it back",
        || hub.playout().get_item(id, item.id),
        |item| brief(&Value::from(item.data.clone())),
    )?;
    let (held, given) = (Value::from(read.data), Value::from(data));
    stage.check(held.approx_eq(&given), || {
        format!("{held} came back, {given} was sent")
    })
}

fn in_order(stage: &mut Stage, hub: &Client, id: PlayoutRundownId, due: &[ItemId]) -> Outcome<()> {
    let items = stage.read(
        "list the items in their order",
        || hub.playout().list_items(id),
        |items| names(items.iter().map(|item| item.name.as_str()), 4),
    )?;
    let found: Vec<ItemId> = items.iter().map(|item| item.id).collect();
    stage.check(found == due, || {
        let (found, due) = (joined(&found), joined(due));
        format!("the order is {found}, and {due} was asked for")
    })
}

/// Presses a button, then one that the item does not have.
fn press(stage: &mut Stage, hub: &Client, id: PlayoutRundownId, item: &PlayoutItem) -> Outcome<()> {
    let button = item.buttons.first();
    let button = button.ok_or_else(|| Failure::unmet("the item has no button"))?;
    let pressed: Object = [("id", button.id.as_str()), ("label", &button.label)]
        .into_iter()
        .collect();
    let asked = of("playout.trigger_button", id)
        .at("itemId", item.id.get())
        .at("buttonKey", button.id.as_str())
        .with("button", pressed);
    let press = || hub.playout().trigger_button(id, item.id, &button.id);
    stage.command(asked, &format!("press {}", button.label), press, |()| {
        "on air".to_owned()
    })?;
    stage.refused_by_hub(
        "press a button that is not there",
        ErrorKind::NotFound,
        Effect::None,
        || hub.playout().trigger_button(id, item.id, "explode"),
    )?;
    Ok(())
}

/// Downloads an ExternalData field.
fn download(stage: &mut Stage, hub: &Client, id: PlayoutRundownId, item: ItemId) -> Outcome<()> {
    let asked = of("playout.trigger_external_data", id)
        .at("itemId", item.get())
        .at("buttonKey", NOTES)
        .with("field", NOTES);
    let notes = stage.command(
        asked,
        "download the gallery's notes (ExternalData)",
        || hub.playout().trigger_external_data(id, item, NOTES),
        |notes| notes.content_type().unwrap_or("of no type").to_owned(),
    )?;
    let text = notes.text().unwrap_or_default();
    stage.detail(text.trim())?;
    stage.check(text.contains("Photo Gallery"), || {
        format!("the notes are {text:?}")
    })
}

/// An effect on the rundown, to be completed.
pub(crate) fn of(operation: &'static str, rundown: PlayoutRundownId) -> Asked {
    Asked::of(operation).at("rundownId", rundown.get())
}
