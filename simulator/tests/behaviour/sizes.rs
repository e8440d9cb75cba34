//! Tests that the client can always read each list completely, however many changes were made. A
//! change is refused if a list would become too large for a response.

use std::time::Duration;

use gfxhub::Client;
use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{Options, Show};

use crate::studio::{MIXER, Studio, node_path, property_path};
use crate::wire::{segment, send};

/// Number of places of each kind that are written to. There is not enough room for all of them.
const PLACES: usize = 7;

/// Starts the test studio with additional places for values of any size.
fn studio() -> Studio {
    let mut show: Value = serde_json::from_str(include_str!("show.json")).unwrap();
    let node = &mut show["engines"][0]["nodes"][0];
    for at in 0..PLACES {
        let property = json!({ "PropertyPath": format!("Any {at}"), "Value": null });
        for list in ["/properties", "/functions/0/properties"] {
            let list = node.pointer_mut(list).unwrap().as_array_mut();
            list.unwrap().push(property.clone());
        }
    }
    let items = show["newsroomRundowns"][0]["items"].as_array_mut().unwrap();
    for at in 0..PLACES {
        let object = json!({ "objID": format!("M{at}"), "created": "2026-01-01T09:00:00.000Z" });
        items.push(json!({ "storyID": "9", "itemID": at.to_string(), "mosObject": object }));
    }
    Studio::with(Options {
        show: Some(Show::from_json(&show.to_string()).unwrap()),
        ..crate::studio::options()
    })
}

/// Writes to one place after another, and reads the complete list. Some of the writes must be
/// refused.
fn fill(
    value: &str,
    write: impl Fn(usize) -> (&'static str, String, [String; 2]),
    read: (&str, Value),
) {
    let studio = studio();
    // A debug build on a busy machine takes long to decode the largest list.
    let client = Client::builder(&studio.hub.url()).timeout(Duration::from_secs(120));
    let client = client.build().unwrap();
    let mut refused = 0;
    for at in 0..PLACES {
        let (method, path, [before, after]) = write(at);
        let body = format!("{before}{value}{after}");
        let path = format!("/api/rest/v1{path}");
        let response = send(studio.hub.port(), method, &path, &[], Some(body.as_bytes()));
        match response.status {
            200 | 201 => {}
            507 => refused += 1,
            other => panic!("{other}: {}", String::from_utf8_lossy(&response.body)),
        }
        let done = studio.last_effect().sequence;
        assert_eq!(
            done as usize,
            at + 1 - refused,
            "a refused write does nothing"
        );
    }
    let (operation, arguments) = read;
    client
        .invoke(operation, &arguments.to_string())
        .unwrap_or_else(|why| panic!("{operation}: {why}"));
    assert!(refused > 0 && refused < PLACES, "{refused} of {PLACES}");
}

/// Returns a text that nearly fills a body.
fn text() -> String {
    format!("\"{}\"", "x".repeat(8_200_000))
}

#[test]
fn items_of_a_rundown() {
    let write = |_| {
        let before = r#"{"name":"A","template":"Full Frame","data":{"v":"#;
        let parts = [before, "}}"].map(str::to_owned);
        ("POST", "/playout/rundowns/8/items".to_owned(), parts)
    };
    let items = json!({ "rundownId": 8 });
    fill(&text(), write, ("playout.list_items", items));
}

#[test]
fn properties_of_a_node() {
    let write = |at| {
        let path = property_path(MIXER, &format!("Any {at}"));
        ("PATCH", path, [r#"{"Value":"#, "}"].map(str::to_owned))
    };
    let node = json!({ "engineId": 1, "nodePath": "Mixer_0" });
    fill(&text(), write, ("engines.list_properties", node));
}

#[test]
fn properties_of_a_function() {
    let function = "Default//DoTransition/0";
    let write = |at| {
        let path = format!("{}/functions/{}", node_path(MIXER), segment(function));
        let before = format!(r#"{{"Parameters":[{{"PropertyPath":"Any {at}","payload":{{"value":"#);
        ("POST", path, [before, "}}]}".to_owned()])
    };
    let called = json!({ "engineId": 1, "nodePath": "Mixer_0", "functionPath": function });
    fill(&text(), write, ("engines.get_function", called));
}

#[test]
fn objects_of_a_newsroom_rundown() {
    let write = |at| {
        let path = format!("/newsroom/mosObjects/M{at}");
        ("PATCH", path, [r#"{"data":{"v":"#, "}}"].map(str::to_owned))
    };
    let rundown = json!({ "ncsID": "NCS1", "roID": "69425946" });
    fill(&text(), write, ("newsroom.get_rundown", rundown));
}

#[test]
fn replacing_a_large_value_needs_no_more_space() {
    let studio = studio();
    let body = json!({ "Value": "x".repeat(8_000_000) });
    let item = json!({ "data": { "v": "x".repeat(8_000_000) } });
    for _ in 0..PLACES {
        let any = property_path(MIXER, "Any 0");
        assert_eq!(studio.patch(&any, body.clone()).status, 200);
        assert_eq!(
            studio
                .patch("/playout/rundowns/7/items/70", item.clone())
                .status,
            200
        );
    }
}

#[test]
fn a_page_of_the_journal() {
    let studio = studio();
    let any = property_path(MIXER, "Any 0");
    for at in 0..PLACES {
        let value = format!("{at}{}", "x".repeat(8_000_000));
        assert_eq!(studio.patch(&any, json!({ "Value": value })).status, 200);
    }
    let (mut after, mut effects, mut pages) = (0, Vec::new(), 0);
    loop {
        let page = studio.control("GET", &format!("journal?after={after}"), None);
        assert!(page.body.len() <= 64 << 20, "{}", page.body.len());
        let page = page.json();
        let read = page["effects"].as_array().unwrap();
        let Some(last) = read.last() else { break };
        after = last["sequence"].as_u64().unwrap();
        effects.extend(read.iter().map(|it| it["sequence"].as_u64().unwrap()));
        pages += 1;
        assert_eq!(page["last"], PLACES);
    }
    assert!(pages > 1);
    let kept: Vec<_> = studio.hub.journal().iter().map(|it| it.sequence).collect();
    assert_eq!(effects, kept);
}
