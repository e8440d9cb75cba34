//! Reads the lists in which names are looked up.

use crate::client::Client;
use crate::error::Result;
use crate::name_lists::{Entry, EntryId, ListKey};
use crate::types::{EngineType, NewsroomItem, NewsroomRundown, PlayoutItem};

/// Reads a list from the hub.
pub(super) fn read(client: &Client, key: &ListKey) -> Result<Vec<Entry>> {
    Ok(match key {
        ListKey::Engines => entries(client.engines().list()?, |engine| {
            let is_re5 = engine.engine_type == EngineType::Re5;
            let id = EntryId::Engine {
                id: engine.id,
                is_re5,
            };
            ([engine.display_name, engine.name], id)
        }),
        ListKey::Nodes(engine) => entries(client.engines().list_nodes(*engine)?, |node| {
            let path = node.node_path.as_str().to_owned();
            ([node.node_name, path], EntryId::Node(node.node_path))
        }),
        ListKey::Properties(engine, node) => {
            let properties = client.engines().list_properties(*engine, node.clone())?;
            entries(properties, |property| {
                let path = property.property_path.as_str().to_owned();
                (
                    [property.display_name, path],
                    EntryId::Property(property.property_path),
                )
            })
        }
        ListKey::Functions(engine, node) => {
            let functions = client.engines().list_functions(*engine, node.clone())?;
            entries(functions, |function| {
                let path = function.function_path.as_str().to_owned();
                (
                    [function.function_name, path],
                    EntryId::Function(function.function_path),
                )
            })
        }
        ListKey::PlayoutRundowns => entries(client.playout().list_rundowns()?, |rundown| {
            (
                [rundown.name, String::new()],
                EntryId::PlayoutRundown(rundown.id),
            )
        }),
        ListKey::PlayoutItems(rundown) => {
            let items = client.playout().list_items(*rundown)?;
            items.into_iter().map(playout_item).collect()
        }
        ListKey::Templates => entries(client.playout().list_templates()?, |template| {
            (
                [template.name, String::new()],
                EntryId::Template(template.id),
            )
        }),
        ListKey::NewsroomRundowns => entries(client.newsroom().list_rundowns()?, |rundown| {
            let id = rundown.ro_id.as_str().to_owned();
            (
                [rundown.ro_slug, id],
                EntryId::NewsroomRundown(rundown.ncs_id, rundown.ro_id),
            )
        }),
        ListKey::Stories(device, rundown) => stories(
            client
                .newsroom()
                .get_rundown(device.clone(), rundown.clone())?,
        ),
        ListKey::Graphs => entries(client.graphs().list()?, |graph| {
            ([graph.name, String::new()], EntryId::Graph(graph.id))
        }),
        ListKey::Rgraphs => entries(client.rgraphs().list()?, |rgraph| {
            ([rgraph.name, String::new()], EntryId::Rgraph(rgraph.id))
        }),
        ListKey::Ustates => entries(client.ustates().list()?, |ustate| {
            ([ustate.name, String::new()], EntryId::Ustate(ustate.id))
        }),
        ListKey::LaunchConfigs => {
            let configs = client.launcher().list()?;
            // A configuration without an id is left out, because it cannot be launched.
            let known = configs
                .into_iter()
                .filter_map(|config| Some((config.id?, config.name)));
            entries(known.collect(), |(id, name)| {
                ([name, String::new()], EntryId::Launch(id))
            })
        }
    })
}

fn entries<T>(records: Vec<T>, entry: impl Fn(T) -> ([String; 2], EntryId)) -> Vec<Entry> {
    let all = records.into_iter().map(|record| {
        let (names, id) = entry(record);
        let parts = Vec::new();
        Entry { names, id, parts }
    });
    all.collect()
}

fn playout_item(item: PlayoutItem) -> Entry {
    let buttons = entries(item.buttons, |button| {
        let id = button.id.as_str().to_owned();
        ([button.label, id], EntryId::PlayoutButton(button.id))
    });
    Entry {
        names: [item.name, String::new()],
        id: EntryId::PlayoutItem(item.id),
        parts: buttons,
    }
}

/// Returns the stories of a rundown, in the order of their first items.
fn stories(rundown: NewsroomRundown) -> Vec<Entry> {
    let mut stories: Vec<Entry> = Vec::new();
    for item in rundown.items {
        let id = EntryId::Story(item.story_id.clone());
        let place = stories.iter().position(|story| story.id == id);
        let place = place.unwrap_or_else(|| {
            stories.push(Entry {
                names: [item.story_slug.clone(), item.story_id.as_str().to_owned()],
                id,
                parts: Vec::new(),
            });
            stories.len() - 1
        });
        stories[place].parts.push(newsroom_item(item));
    }
    stories
}

fn newsroom_item(item: NewsroomItem) -> Entry {
    let id = item.item_id.as_str().to_owned();
    let (object, buttons) = match item.mos_object {
        Some(object) => (Some(object.obj_id), object.buttons),
        None => (None, Vec::new()),
    };
    Entry {
        names: [item.item_slug, id],
        id: EntryId::NewsroomItem(item.item_id, object),
        parts: entries(buttons, |button| {
            let key = button.key.as_str().to_owned();
            (
                [button.label, key],
                EntryId::NewsroomButton(button.key.into(), button.id),
            )
        }),
    }
}
