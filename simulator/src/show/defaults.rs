//! Fills in fields that a show file may omit because they follow from other fields.

use super::Show;
use super::engines::{Node, Property};
use super::newsroom::{NewsroomButton, NewsroomRundown};
use super::object::Data;
use super::playout::Template;

/// Fills in all defaults. The show must have been checked, so that items name existing templates.
pub(super) fn fill(show: &mut Show) {
    for engine in &mut show.engines {
        or_else(&mut engine.display_name, &engine.name);
        for instance in &mut engine.instances {
            instance.engine_host_id = engine.id;
            if let Some(engine_type) = &engine.engine_type {
                or_else(&mut instance.engine_type, engine_type);
            }
        }
        nodes(&mut engine.nodes);
    }
    show.graphs
        .iter_mut()
        .for_each(|graph| nodes(&mut graph.nodes));
    show.rgraphs
        .iter_mut()
        .for_each(|rgraph| nodes(&mut rgraph.nodes));
    show.ustates
        .iter_mut()
        .for_each(|ustate| nodes(&mut ustate.nodes));
    for button in show
        .templates
        .iter_mut()
        .flat_map(|template| &mut template.buttons)
    {
        or_else(&mut button.label, &button.id);
    }
    for item in show
        .playout_rundowns
        .iter_mut()
        .flat_map(|rundown| &mut rundown.items)
    {
        if let Some(template) = show.templates.iter().find(|t| t.name == item.template) {
            item.data = template.with_defaults(std::mem::take(&mut item.data));
        }
    }
    for rundown in &mut show.newsroom_rundowns {
        newsroom(rundown, &show.templates);
    }
}

impl Template {
    /// Returns the data of an item of this template: the item's `own` fields, and the template's
    /// values for all fields that the item lacks.
    pub fn with_defaults(&self, own: Data) -> Data {
        let mut data = self.data.clone();
        data.extend(own);
        data
    }
}

fn nodes(nodes: &mut [Node]) {
    for node in nodes {
        or_else(&mut node.node_name, &node.node_path);
        node.properties.iter_mut().for_each(property);
        for function in &mut node.functions {
            or_else(&mut function.function_name, &function.function_path);
            function.properties.iter_mut().for_each(property);
        }
    }
}

fn property(property: &mut Property) {
    or_else(&mut property.display_name, &property.property_path);
}

fn newsroom(rundown: &mut NewsroomRundown, templates: &[Template]) {
    or_else(&mut rundown.updated_at, &rundown.created_at);
    or_else(&mut rundown.ro_ed_start, &rundown.created_at);
    for object in rundown.items.iter_mut().map(|item| &mut item.mos_object) {
        or_else(&mut object.changed, &object.created);
        or_else(&mut object.changed_by, &object.created_by);
        if object.buttons.is_empty() {
            let template = templates
                .iter()
                .find(|template| template.name == object.template);
            object.buttons = template.map(Template::newsroom_buttons).unwrap_or_default();
        }
        for button in &mut object.buttons {
            or_else(&mut button.key, &button.id);
            or_else(&mut button.label, &button.id);
        }
    }
}

impl Template {
    /// Returns the template's buttons in the form in which a MOS object has them.
    fn newsroom_buttons(&self) -> Vec<NewsroomButton> {
        let button = |button: &super::TemplateButton| NewsroomButton {
            id: button.id.clone(),
            key: button.key.clone().unwrap_or_default(),
            label: button.label.clone(),
        };
        self.buttons.iter().map(button).collect()
    }
}

fn or_else(field: &mut String, other: &str) {
    if field.is_empty() {
        other.clone_into(field);
    }
}
