//! Sends every path segment in `segments.json` to the hub simulator. Checks, in the responses and
//! in the journal, that the same text and operation arrive.

use gfxhub::{Client, FunctionCall, MosObjectUpdate, PropertyUpdate};
use gfxhub_simulator::json::{Map, Value, json};
use gfxhub_simulator::{LocalHub, Options, Show};
use gfxhub_tests::segments::segments;

/// Returns a show in which every segment is the path of a node, of a property and of a function,
/// and the id of a button and of every object of a newsroom.
fn show(segments: &[String]) -> Show {
    let nodes = segments.iter().map(|text| {
        json!({"NodePath": text,
            "properties": [{"PropertyPath": text, "Value": 0.25}],
            "functions": [{"FunctionPath": text, "properties": []}]})
    });
    let buttons = || {
        segments
            .iter()
            .map(|text| json!({"id": text}))
            .collect::<Vec<_>>()
    };
    let rundowns = segments.iter().map(|text| {
        let object = json!({"objID": text, "created": "2026-03-04T09:15:00Z",
            "buttons": [{"id": text, "key": text}]});
        json!({"ncsID": text, "roID": text, "roSlug": "Slug", "createdAt": "2026-03-04T09:00:00Z",
            "items": [{"storyID": text, "itemID": text, "mosObject": object}]})
    });
    let show = json!({
        "format": Show::FORMAT,
        "engines": [{"id": 3, "name": "Engine", "engineType": "RE",
            "nodes": nodes.collect::<Vec<_>>()}],
        "templates": [{"id": 1, "name": "Template", "buttons": buttons()}],
        "playoutRundowns": [{"id": 12, "name": "Rundown",
            "items": [{"id": 101, "name": "Item", "template": "Template"}]}],
        "newsroomRundowns": rundowns.collect::<Vec<_>>(),
    });
    Show::from_json(&show.to_string()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Asserts that the last effect in the journal is that of the operation on exactly this target.
fn expect_effect(hub: &LocalHub, operation: &str, target: Value) {
    let journal = hub.journal();
    let last = journal
        .last()
        .unwrap_or_else(|| panic!("{operation} left no effect"));
    let Value::Object(target) = target else {
        panic!("a target must be an object")
    };
    let came: Map<String, Value> = last.target.clone();
    assert_eq!((last.operation, came), (operation, target));
}

#[test]
fn every_segment_arrives_at_the_hub_as_itself() {
    let segments = segments();
    let options = Options {
        show: Some(show(&segments)),
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap_or_else(|fault| panic!("{fault}"));
    let client = Client::new(&hub.url()).unwrap();
    let engines = client.engines();
    for text in segments.iter().map(String::as_str) {
        assert_eq!(engines.get_node(3, text).unwrap().node_path, text);
        assert_eq!(
            engines.list_properties(3, text).unwrap()[0].property_path,
            text
        );
        assert_eq!(
            engines.get_property(3, text, text).unwrap().property_path,
            text
        );
        assert_eq!(
            engines.list_functions(3, text).unwrap()[0].function_path,
            text
        );
        assert_eq!(
            engines.get_function(3, text, text).unwrap().function_path,
            text
        );
        let set = engines
            .set_property(3, text, text, PropertyUpdate::new(0.5))
            .unwrap();
        assert_eq!(set.property_path, text);
        let at = json!({"engineId": 3, "nodePath": text, "propertyPath": text});
        expect_effect(&hub, "engines.set_property", at);
        engines
            .call_function(3, text, text, FunctionCall::without_parameters())
            .unwrap();
        let at = json!({"engineId": 3, "nodePath": text, "functionPath": text});
        expect_effect(&hub, "engines.call_function", at);

        client.playout().trigger_button(12, 101, text).unwrap();
        let at = json!({"rundownId": 12, "itemId": 101, "buttonKey": text});
        expect_effect(&hub, "playout.trigger_button", at);

        let newsroom = client.newsroom();
        assert_eq!(newsroom.list_device_rundowns(text).unwrap()[0].ro_id, text);
        assert_eq!(newsroom.get_rundown(text, text).unwrap().ro_id, text);
        let update = MosObjectUpdate::new().description("Changed");
        assert_eq!(
            newsroom.update_mos_object(text, &update).unwrap().obj_id,
            text
        );
        expect_effect(&hub, "newsroom.update_mos_object", json!({"objID": text}));
        newsroom
            .trigger_button(text, text, text, text, text)
            .unwrap();
        let at = json!({"ncsID": text, "roID": text, "storyID": text, "itemID": text,
            "buttonKey": text});
        expect_effect(&hub, "newsroom.trigger_button", at);
    }
    hub.stop();
}
