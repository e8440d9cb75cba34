//! Checks of templates and playout rundowns.

use super::field_path::{FieldPath, UniquenessCheck, ValidationErrors};
use super::rules;
use crate::json::levels_of;
use crate::show::Show;
use crate::show::object::Data;
use crate::show::playout::{ExternalData, Template, TemplateButton};
use std::collections::HashMap;

/// Maximum size of the download of one ExternalData field, in bytes.
const MAX_EXTERNAL_DATA: usize = 1 << 20;

pub(super) fn check(faults: &mut ValidationErrors, show: &Show) {
    let root = FieldPath::ROOT;
    templates(faults, &root.field("templates"), show);
    rundowns(faults, &root.field("playoutRundowns"), show);
}

fn templates(faults: &mut ValidationErrors, section: &FieldPath<'_>, show: &Show) {
    let (mut ids, mut names) = (
        UniquenessCheck::each("template an id of"),
        UniquenessCheck::each("template a name of"),
    );
    for (at, template) in show.templates.iter().enumerate() {
        let place = section.at(at);
        ids.note(faults, &place.field("id"), template.id);
        names.note(faults, &place.field("name"), &template.name);
        rules::id(faults, &place.field("id"), template.id);
        rules::name(faults, &place.field("name"), &template.name);
        rules::levels(faults, &place.field("data"), levels_of(&template.data));
        form(faults, &place, template);
    }
}

/// Checks buttons and ExternalData fields. The path of a trigger contains the id or the key of one
/// of them, so all ids and keys must differ.
fn form(faults: &mut ValidationErrors, place: &FieldPath<'_>, template: &Template) {
    let list = place.field("buttons");
    let keys = template
        .buttons
        .iter()
        .map(|TemplateButton { id, key, .. }| (&**id, key.as_deref()));
    let mut met = buttons(faults, &list, keys);
    let fields = place.field("externalData");
    for (key, data) in &template.external_data {
        let place = fields.field(key);
        rules::segment(faults, &place, key);
        if let Some(button) = met.insert(key.clone(), key.clone()) {
            faults.add(
                &place,
                format!(
                    "the key is also the id or key of button {button:?}, so the paths would be equal"
                ),
                "Give the field or the button another key",
            );
        }
        external_data(faults, &place, data);
    }
}

/// Checks the ids and keys of one form's buttons and returns the owner of each. Ids and keys share
/// one namespace, since a hub accepts either.
pub(super) fn buttons<'a>(
    faults: &mut ValidationErrors,
    list: &FieldPath<'_>,
    buttons: impl Iterator<Item = (&'a str, Option<&'a str>)>,
) -> HashMap<String, String> {
    let mut owners: HashMap<String, String> = HashMap::new();
    for (at, (id, key)) in buttons.enumerate() {
        let place = list.at(at);
        let words = [("id", Some(id)), ("key", key.filter(|&key| key != id))];
        for (field, word) in words {
            let Some(word) = word else { continue };
            let place = place.field(field);
            rules::segment(faults, &place, word);
            if let Some(other) = owners.insert(word.to_owned(), id.to_owned()) {
                faults.add(
                    &place,
                    format!("{word:?} is also the id or key of button {other:?}"),
                    "Give each button an id and a key of its own: a trigger accepts either",
                );
            }
        }
    }
    owners
}

fn external_data(faults: &mut ValidationErrors, place: &FieldPath<'_>, data: &ExternalData) {
    let kind = &data.content_type;
    if !kind.contains('/') || !kind.bytes().all(|b| (b' '..=b'~').contains(&b)) {
        faults.add(
            &place.field("contentType"),
            format!("{kind:?} is not a content type"),
            "Write one like image/png or application/json",
        );
    }
    if data.text.is_some() == data.base64.is_some() {
        faults.add(
            place,
            "needs one of text and base64",
            "Write one of the two, not both",
        );
        return;
    }
    match data.decoded() {
        None => faults.add(
            &place.field("base64"),
            "is not base64",
            "Write standard base64 with padding (A-Z a-z 0-9 + / =), or use text",
        ),
        Some(bytes) if bytes.len() > MAX_EXTERNAL_DATA => faults.add(
            place,
            format!("holds {} bytes", bytes.len()),
            format!("Keep it to {MAX_EXTERNAL_DATA} bytes at most"),
        ),
        Some(_) => {}
    }
}

fn rundowns(faults: &mut ValidationErrors, section: &FieldPath<'_>, show: &Show) {
    let (mut ids, mut item_ids) = (
        UniquenessCheck::each("playout rundown an id of"),
        UniquenessCheck::each("playout item an id of"),
    );
    for (at, rundown) in show.playout_rundowns.iter().enumerate() {
        let place = section.at(at);
        ids.note(faults, &place.field("id"), rundown.id);
        rules::id(faults, &place.field("id"), rundown.id);
        rules::name(faults, &place.field("name"), &rundown.name);
        let list = place.field("items");
        for (at, item) in rundown.items.iter().enumerate() {
            let place = list.at(at);
            item_ids.note(faults, &place.field("id"), item.id);
            rules::id(faults, &place.field("id"), item.id);
            rules::name(faults, &place.field("name"), &item.name);
            template(faults, &place.field("template"), &item.template, show);
            rules::levels(faults, &place.field("data"), levels_of(&item.data));
            fields(faults, &place, &item.template, &item.data, show);
        }
    }
}

/// Checks that a template of this name exists.
pub(super) fn template(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    name: &str,
    show: &Show,
) {
    if !show.templates.iter().any(|template| template.name == name) {
        faults.add(
            place,
            format!("no template is called {name:?}"),
            "Give a name from templates, or add a template with this name",
        );
    }
}

/// Checks that data has only fields of the template of this name, if the show is strict.
pub(super) fn fields(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    name: &str,
    data: &Data,
    show: &Show,
) {
    let mut templates = show.templates.iter().filter(|_| show.strict_fields);
    let template = templates.find(|template| template.name == name);
    if let Some(why) = template.and_then(|template| template.misfit(data)) {
        let remedy = "Correct the name, add the field to the template, or write strictFields false";
        faults.add(&place.field("data"), why, remedy);
    }
}
