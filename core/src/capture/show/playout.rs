//! Captures templates and playout rundowns with their items.

use std::collections::HashSet;

use crate::capture::show::got;
use crate::capture::write::Rule::{Data, Id, Name, Segment, Text};
use crate::capture::write::{Member, Writer, id_of, sent, text_of};
use crate::error::Result;
use crate::paced::PacedReader;
use crate::value::{Object, Value};

const ITEM: &[Member] = &[
    ("id", Id),
    ("name", Name),
    ("template", Name),
    ("data", Data),
];

const BUTTON: &[Member] = &[("id", Segment), ("key", Segment), ("label", Text)];

/// The templates of a show, with the fields and buttons that are known from their items.
pub(super) struct Templates(Vec<Template>);

pub(super) struct Template {
    written: Object,
    /// Fields that all playout items of the template have; `None` if it has no items. Other fields
    /// are left out of the template, since a simulator gives an item every field of its template.
    fields: Option<Object>,
    /// Fields of the MOS objects of the template. Such objects get no fields from their template.
    of_newsroom: Object,
    buttons: Option<Vec<Object>>,
}

pub(super) fn read(
    reader: &mut PacedReader,
    writer: &mut Writer,
) -> Result<(Templates, Vec<Object>)> {
    let mut templates = Templates(Vec::new());
    let listed = reader.read(|hub| hub.playout().list_templates())?;
    for template in got(writer, "list of templates", "", listed) {
        let place = format!("template {}", template.id);
        let members: &[Member] = &[("id", Id), ("name", Name)];
        let mut written = writer.members("templates", &place, sent(&template), members);
        writer.need("templates", &place, &mut written, "name", &place);
        let id = id_of(&written, "id");
        let is_new = id > 0 && writer.is_first("templates", &id.to_string(), &place);
        if is_new && writer.is_first("templates", text_of(&written, "name"), &place) {
            templates.0.push(Template::new(written));
        }
    }
    let listed = reader.read(|hub| hub.playout().list_rundowns())?;
    let mut rundowns = Vec::new();
    for rundown in got(writer, "list of playout rundowns", "", listed) {
        let place = format!("playout rundown {}", rundown.id);
        let members: &[Member] = &[("id", Id), ("name", Name)];
        let mut written = writer.members("playout rundowns", &place, sent(&rundown), members);
        let id = id_of(&written, "id");
        if id == 0 || !writer.is_first("playout rundowns", &id.to_string(), &place) {
            continue;
        }
        writer.need("playout rundowns", &place, &mut written, "name", &place);
        let items = reader.read(|hub| hub.playout().list_items(rundown.id))?;
        let mut listed = Vec::new();
        for item in got(writer, "items of a playout rundown", &place, items) {
            let place = format!("{place} / item {}", item.id);
            listed.extend(write_item(writer, &mut templates, &place, sent(&item)));
        }
        written.insert("items", listed);
        rundowns.push(written);
    }
    if !rundowns.is_empty() {
        writer.filled("overriddenChannels of items: none", "");
        writer.filled("keys of the buttons of playout items: none", "");
        writer.filled("downloads of ExternalData fields: none", "");
    }
    Ok((templates, rundowns))
}

fn write_item(
    writer: &mut Writer,
    templates: &mut Templates,
    place: &str,
    mut of_hub: Object,
) -> Option<Object> {
    let buttons = of_hub.remove("buttons");
    let mut item = writer.members("playout items", place, of_hub, ITEM);
    let id = id_of(&item, "id");
    if id == 0 || !writer.is_first("playout items", &id.to_string(), place) {
        return None;
    }
    if !item.contains("template") {
        writer.left_out("playout items without a template", place);
        return None;
    }
    writer.need("playout items", place, &mut item, "name", place);
    writer.item_name(&mut item);
    let buttons = write_buttons(writer, place, buttons);
    let template = templates.named(writer, text_of(&item, "template"));
    let none = Object::new();
    let data = item.get("data").and_then(Value::as_object);
    template.note_item(data.unwrap_or(&none));
    if template.buttons.get_or_insert_with(|| buttons.clone()) != &buttons {
        writer.left_out(
            "buttons of an item that differ from those of another item of the same template",
            place,
        );
    }
    Some(item)
}

/// Returns the buttons that a show can contain. No id or key occurs twice, because a trigger
/// accepts ids and keys alike.
pub(super) fn write_buttons(
    writer: &mut Writer,
    place: &str,
    buttons: Option<Value>,
) -> Vec<Object> {
    let mut taken = HashSet::new();
    let mut written = Vec::new();
    let buttons = buttons.as_ref().and_then(Value::as_array);
    for button in buttons.unwrap_or_default() {
        let Ok(mut button) = button.clone().into_object() else {
            continue;
        };
        if text_of(&button, "key").is_empty() {
            button.remove("key");
        }
        let button = writer.members("buttons", place, button, BUTTON);
        let (id, key) = (text_of(&button, "id"), text_of(&button, "key"));
        let why = match (id.is_empty(), taken.contains(id) || taken.contains(key)) {
            (true, _) => Some("buttons without an id"),
            (false, true) => Some("buttons with an id or a key that another one has"),
            (false, false) => None,
        };
        if let Some(why) = why {
            writer.left_out(why, place);
            continue;
        }
        taken.insert(id.to_owned());
        if !key.is_empty() {
            taken.insert(key.to_owned());
        }
        written.push(button);
    }
    written
}

impl Template {
    fn new(written: Object) -> Template {
        Template {
            written,
            fields: None,
            of_newsroom: Object::new(),
            buttons: None,
        }
    }

    fn note_item(&mut self, data: &Object) {
        let fields = match self.fields.take() {
            None => data.clone(),
            Some(fields) => {
                let common = fields.into_iter();
                common.filter(|(name, _)| data.contains(name)).collect()
            }
        };
        self.fields = Some(fields);
    }

    pub(super) fn note_mos_object(&mut self, data: &Object) {
        for (name, value) in data.iter() {
            if !self.of_newsroom.contains(name) {
                self.of_newsroom.insert(name, value.clone());
            }
        }
    }

    pub(super) fn has_buttons(&self) -> bool {
        self.buttons.as_ref().is_some_and(|all| !all.is_empty())
    }
}

impl Templates {
    /// Returns the template of this name. It is added if the hub does not list it.
    pub(super) fn named(&mut self, writer: &mut Writer, name: &str) -> &mut Template {
        let known = self.0.iter();
        let at = known
            .map(|template| text_of(&template.written, "name"))
            .position(|known| known == name);
        let at = at.unwrap_or_else(|| {
            writer.filled("templates that items have and the hub does not list", name);
            let ids = self.0.iter().map(|template| id_of(&template.written, "id"));
            let mut written = Object::new();
            written.insert("id", ids.max().unwrap_or_default() + 1);
            written.insert("name", name);
            self.0.push(Template::new(written));
            self.0.len() - 1
        });
        &mut self.0[at]
    }

    pub(super) fn finished(self, writer: &mut Writer) -> Vec<Object> {
        if !self.0.is_empty() {
            let what = "fields of templates: those that all their playout items have, else those of \
                        their MOS objects; texts are empty, and other values are those of the \
                        first item or object";
            writer.filled(what, "");
        }
        let write = |template: Template| {
            let mut written = template.written;
            let fields = template.fields.unwrap_or(template.of_newsroom);
            let fields = fields.into_iter().map(|(name, value)| match value {
                Value::Text(_) => (name, Value::from("")),
                value => (name, value),
            });
            written.insert("data", Value::Object(fields.collect()));
            written.insert("buttons", template.buttons.unwrap_or_default());
            written
        };
        self.0.into_iter().map(write).collect()
    }
}
