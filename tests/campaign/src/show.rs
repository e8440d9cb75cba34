//! The show of the campaign. No write changes an object that is read, and no write depends on
//! another one, so that the expected result of a call does not depend on other calls.

use gfxhub_simulator::Show;
use serde_json::{Value, json};

/// Engines whose nodes are read.
pub const READ_ENGINES: [i64; 3] = [1, 2, 3];
/// Engine whose properties are set and whose functions are called.
pub const WRITTEN_ENGINE: i64 = 4;
/// Nodes of these engines. Their paths contain characters that need escapes.
pub const NODES: [&str; 3] = ["Mixer_0", "Cam A/1", "Väg.1%2F"];
/// Properties of each node.
pub const PROPERTIES: [&str; 3] = ["Default//Opacity/0", "a.b c", "Size"];
/// Functions of each node.
pub const FUNCTIONS: [&str; 2] = ["Default//Cut/0", "Go ?now"];
/// Newsroom rundowns that are read: the device and the rundown.
pub const READ_RUNDOWNS: [(&str, &str); 3] =
    [("NCS.A", "RO 1"), ("NCS.A", "RO/2"), ("NCS.B", "RO 1")];
/// First of six launch configurations for writes: launch, stop, retime, start a renderer, stop a
/// renderer, and create renderers. Each has one renderer, whose id is 100 times that of the
/// configuration plus 1.
pub const FIRST_WRITTEN_LAUNCH: i64 = 3;

/// Returns the show of the campaign.
pub fn show() -> Show {
    let show = json!({
        "format": Show::FORMAT,
        "name": "Campaign",
        "engines": (1..=16).map(engine).collect::<Vec<_>>(),
        "graphs": states(20, "content"),
        "rgraphs": states(10, "xmlContent"),
        "ustates": states(30, "ustateData"),
        "templates": (1..=3).map(|id| json!({"id": id, "name": format!("Template {id}"),
            "buttons": [{"id": "in"}, {"id": "out now", "key": "F 5"}],
            "data": {"headline": id}})).collect::<Vec<_>>(),
        "playoutRundowns": (1..=9).map(|id| json!({"id": id, "name": format!("Rundown {id}"),
            "items": (1..=2).map(|item| json!({"id": 10 * id + item,
                "name": format!("Item {id}.{item}"), "template": "Template 1",
                "data": {"headline": format!("{id}.{item}")}})).collect::<Vec<_>>()}))
            .collect::<Vec<_>>(),
        "newsroomRundowns": READ_RUNDOWNS.iter().chain(&[("NCS.W", "RO W")])
            .map(|(ncs, ro)| newsroom_rundown(ncs, ro)).collect::<Vec<_>>(),
        "projects": [{"projectId": 1, "name": "One", "maps": ["/M"]},
            {"projectId": 2, "name": "Two", "maps": ["/M"]}],
        "launchConfigs": (1..=8).map(|id: i64| json!({"id": id, "name": format!("Launch {id}"),
            "renderers": [100 * id + 1]})).collect::<Vec<_>>(),
        "renderers": (1..=8).map(|id: i64| json!({"id": 100 * id + 1, "launchConfigId": id,
            "engineId": 8 + id, "projectId": 1, "projectMapId": 1, "engineType": "RE",
            "stateId": 11})).collect::<Vec<_>>(),
    });
    match Show::from_json(&show.to_string()) {
        Ok(show) => show,
        // The show is part of this program, so an error in it is a bug that every run shows at
        // once.
        Err(fault) => panic!("the show of the campaign: {fault}"),
    }
}

/// Returns an engine. Engines 5, 6 and 7 load states; each engine from 9 on belongs to a renderer.
fn engine(id: i64) -> Value {
    let engine_type = match id {
        5 => "RE5",
        7 => "UE",
        _ => "RE",
    };
    let nodes: Vec<Value> = match id {
        1..=WRITTEN_ENGINE => NODES.iter().map(|path| node(id, path)).collect(),
        _ => Vec::new(),
    };
    json!({"id": id, "name": format!("ENGINE-{id}"), "engineType": engine_type, "nodes": nodes,
        "instances": [{"id": 10 * id + 1}]})
}

fn node(engine: i64, path: &str) -> Value {
    let named = |what: &str| format!("{engine} {path} {what}");
    let property = |at: &&str| json!({"PropertyPath": at, "DisplayName": named(at), "Value": 0.5});
    let function = |at: &&str| json!({"FunctionPath": at, "FunctionName": named(at)});
    json!({"NodePath": path, "NodeName": named("node"),
        "properties": PROPERTIES.iter().map(property).collect::<Vec<_>>(),
        "functions": FUNCTIONS.iter().map(function).collect::<Vec<_>>()})
}

fn states(first: i64, content: &str) -> Vec<Value> {
    (first + 1..=first + 3)
        .map(|id| json!({"id": id, "name": format!("State {id}"), content: format!("of {id}")}))
        .collect()
}

fn newsroom_rundown(ncs: &str, ro: &str) -> Value {
    json!({"ncsID": ncs, "roID": ro, "roSlug": format!("{ncs} {ro}"),
        "createdAt": "2026-03-04T09:00:00Z",
        "items": [{"storyID": "ST 1", "itemID": "1", "mosObject": {
            "objID": format!("MOS {ncs} {ro}"), "created": "2026-03-04T09:15:00Z",
            "template": "Template 1", "buttons": [{"id": "in", "key": "in"}]}}]})
}
