//! Captures simulated hubs, starts a simulator with each captured show, and compares its responses
//! with those of the captured hub.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::schema::{OPERATIONS, OperationInfo};
use gfxhub::{
    CallOptions, CancelToken, Capture, CaptureOptions, Client, ErrorKind, Object, RetryClass, Value,
};
use gfxhub_simulator::{LocalHub, Options, Profile, Show};
use gfxhub_test_support::{Server, response};
use serde_json::json;

fn started(show: Show, profile: Profile) -> (LocalHub, Client) {
    let options = Options {
        show: Some(show),
        profile,
        ..Options::default()
    };
    let local = LocalHub::start(options).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    (local, hub)
}

/// Starts a simulator with the show of a capture.
fn twin(capture: &Capture, profile: Profile) -> (LocalHub, Client) {
    let json = Value::Object(capture.show.clone()).to_json();
    match Show::from_json(&json) {
        Ok(show) => started(show, profile),
        Err(fault) => panic!("{fault}\n{json}"),
    }
}

fn capture(hub: &Client) -> Capture {
    hub.snapshots().capture(()).unwrap()
}

/// Returns the contents of a capture without the address of its hub and its time.
fn content(capture: &Capture) -> serde_json::Value {
    let mut show = capture.show.clone();
    show.remove("captured");
    json!([
        serde_json::Value::try_from(Value::Object(show)).unwrap(),
        capture.filled,
        capture.left_out,
    ])
}

/// Calls every operation that only reads, with the ids of every object in the lists of the hub.
/// Returns each result, or the status of its failure.
fn all_reads(hub: &Client) -> Vec<(String, Result<serde_json::Value, Option<u16>>)> {
    let mut results = Vec::new();
    let reads = OPERATIONS.iter();
    let reads: Vec<_> = reads.filter(|it| it.resend == RetryClass::Read).collect();
    assert_eq!(reads.len(), 27);
    for operation in reads {
        for arguments in arguments(hub, operation) {
            let name = format!(
                "{} {}",
                operation.name,
                Value::Object(arguments.clone()).to_json()
            );
            let result = hub.invoke_value(operation.name, arguments);
            let result = result
                .map(|it| serde_json::from_str(it.result().unwrap()).unwrap())
                .map_err(|error| error.status());
            results.push((name, result));
        }
    }
    results
}

/// Returns the arguments with which a reading operation reads every object in the lists of the hub.
fn arguments(hub: &Client, operation: &OperationInfo) -> Vec<Object> {
    let mut found = vec![Object::new()];
    for argument in operation.arguments {
        let (list, member) = match argument.wire {
            "engineId" => ("engines.list", "id"),
            "nodePath" => ("engines.list_nodes", "NodePath"),
            "propertyPath" => ("engines.list_properties", "PropertyPath"),
            "functionPath" => ("engines.list_functions", "FunctionPath"),
            "rundownId" => ("playout.list_rundowns", "id"),
            "itemId" => ("playout.list_items", "id"),
            "ncsID" => ("newsroom.list_rundowns", "ncsID"),
            "roID" => ("newsroom.list_device_rundowns", "roID"),
            "graphId" => ("graphs.list", "id"),
            "rgraphId" => ("rgraphs.list", "id"),
            "ustateId" => ("ustates.list", "id"),
            "launchId" => ("launcher.list", "id"),
            "rendererId" => ("launcher.list_renderers", ""),
            other => panic!("{other}"),
        };
        found = found
            .into_iter()
            .flat_map(|before| {
                let listed = hub.invoke_value(list, before.clone());
                let listed = listed.map_or("[]".to_owned(), |it| it.result().unwrap().to_owned());
                let listed: Vec<serde_json::Value> = serde_json::from_str(&listed).unwrap();
                let mut known = BTreeSet::new();
                let mut more = Vec::new();
                for each in listed {
                    let id = match member {
                        "" => each.get("id").cloned().unwrap_or(each),
                        member => each[member].clone(),
                    };
                    if known.insert(id.to_string()) {
                        let mut arguments = before.clone();
                        arguments.insert(argument.wire, Value::from(id));
                        more.push(arguments);
                    }
                }
                more
            })
            .collect();
    }
    found
}

fn assert_same_reads(source: &Client, twin: &Client) {
    let (source, twin) = (all_reads(source), all_reads(twin));
    assert_eq!(source.len(), twin.len());
    for (one, other) in source.into_iter().zip(twin) {
        assert_eq!(one, other);
    }
}

/// Captures a hub, starts a second hub with the captured show, and captures the second hub.
fn assert_twin(show: Show, profile: Profile) {
    let (local, hub) = started(show, profile);
    let first = capture(&hub);
    let reads = local.requests().len();
    assert!(local.journal().is_empty());
    let (_twin, other) = twin(&first, profile);
    assert_same_reads(&hub, &other);
    assert_eq!(content(&first), content(&capture(&other)));
    assert!(reads > 0);
}

/// Runs a test with each case on its own thread, because captures mostly wait.
fn at_once<T: Send>(cases: Vec<T>, test: impl Fn(T) + Sync) {
    let test = &test;
    thread::scope(|scope| {
        for case in cases {
            scope.spawn(move || test(case));
        }
    });
}

#[test]
fn a_twin_of_the_demo_show_reads_the_same() {
    at_once(Profile::ALL.to_vec(), |profile| {
        assert_twin(Show::demo(), profile);
    });
}

/// Random numbers that vary a show.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn value(&mut self) -> serde_json::Value {
        match self.below(12) {
            0 => json!(true),
            1 => json!(-3),
            2 => json!(9_007_199_254_740_993_u64),
            3 => json!(0.1),
            4 => json!(-3.4e38),
            5 => json!("D:\\Capture\\ä/ü 1.exr"),
            6 => json!({"x": 1.0, "y": 2.5, "z": -0.0}),
            7 => json!({"x": 0, "y": 1, "z": 2, "w": 3}),
            8 => json!({"data": ["plate_0001.exr"], "nested": [[1, "2", {}], []]}),
            9 => json!(null),
            10 => json!(""),
            _ => json!([1, 2.5, "three"]),
        }
    }

    fn list(
        &mut self,
        most: u64,
        mut each: impl FnMut(&mut Dice, u64) -> serde_json::Value,
    ) -> Vec<serde_json::Value> {
        let count = self.below(most + 1);
        (1..=count).map(|at| each(self, at)).collect()
    }

    fn properties(&mut self, guid: bool, most: u64) -> Vec<serde_json::Value> {
        self.list(most, |dice, at| {
            let path = match guid {
                true => format!("6f1c2a90-3b7d-4e55-9a01-{at:012x}"),
                false => format!("Default//Ünit {at}%/0"),
            };
            let name = ["", "Opacity", "Two  words"][dice.below(3) as usize];
            json!({"PropertyPath": path, "DisplayName": name, "Value": dice.value()})
        })
    }

    fn node(&mut self, engine: u64, at: u64, guid: bool) -> serde_json::Value {
        let path = match guid {
            true => format!("{{6F1C2A90-3B7D-4E55-9A01-{:012X}}}", engine * 100 + at),
            false => format!("Node {engine}.{at}/?;"),
        };
        let functions = self.list(3, |dice, at| {
            let path = match guid {
                true => format!("6f1c2a903b7d4e559a01{at:012x}"),
                false => format!("Default//Do {at}/0"),
            };
            json!({"FunctionPath": path, "FunctionName": "Do", "properties": dice.properties(guid, 3)})
        });
        json!({"NodePath": path, "NodeName": "Same name", "properties": self.properties(guid, 6),
            "functions": functions})
    }

    fn data(&mut self) -> serde_json::Value {
        let mut data = serde_json::Map::new();
        for name in ["title", "Ü", "a.b", "list"] {
            if self.below(3) > 0 {
                data.insert(name.to_owned(), self.value());
            }
        }
        data.into()
    }

    fn show(&mut self) -> Show {
        let engines = self.list(5, |dice, id| {
            let (kind, loaded) = match dice.below(4) {
                0 => (json!("RE"), json!({"rgraphId": 11})),
                1 => (json!("RE5"), json!({"graphId": 21})),
                2 => (json!("UE"), json!({"ustateId": 31})),
                _ => (json!(null), json!({})),
            };
            let guid = kind == "RE5";
            let mut engine = json!({"id": id * 7, "name": format!("E {id}"), "engineType": kind,
                "displayName": (["", "Studio"][dice.below(2) as usize]), "port": dice.below(65_536),
                "diskSpace": dice.below(1 << 40), "ownerStudioId": null, "status": "reconnecting",
                "instances": [{"id": id * 70, "status": "Loaded", "pid": "4711", "projectId": 1},
                    {"id": id * 70 + 1, "streaming": "udp://239.0.0.1", "engineType": "UE"}],
                "nodes": dice.list(4, |dice, at| dice.node(id, at, guid))});
            let members = engine.as_object_mut().unwrap();
            members.extend(loaded.as_object().unwrap().clone());
            engine
        });
        let items = |dice: &mut Dice, rundown: u64| {
            dice.list(5, |dice, id| {
                json!({"id": rundown * 100 + id, "name": format!("Item {id}"),
                    "template": format!("Template {}", dice.below(3)), "data": dice.data(),
                    "overriddenChannels": [1]})
            })
        };
        let rundowns = self.list(
            3,
            |dice, id| json!({"id": id, "name": format!("Rundown {id}"), "items": items(dice, id)}),
        );
        let newsroom = self.list(3, |dice, id| {
            let objects = dice.list(4, |dice, at| {
                let template = ["", "Template 0", "Template 3"][dice.below(3) as usize];
                json!({"storyID": format!("S/{}", at % 2), "itemID": format!("{at}"), "mosObject": {
                    "objID": format!("{id}.{at}"), "created": "2024-05-17T12:41:00.5+02:00",
                    "template": template, "data": dice.data(), "objGroup": "G", "objRev": 3,
                    "buttons": [{"id": "in"}, {"id": "out", "key": "F 1", "label": ""}]}})
            });
            json!({"ncsID": format!("NCS.{}", id % 2), "roID": format!("RO {id}"), "roSlug": "Slug",
                "createdAt": "2024-05-17T12:30:00Z", "roTrigger": null, "macroIn": "in",
                "mosExternalMetadata": "{\"a\": [1]}", "items": objects})
        });
        let show = json!({
            "format": 1,
            "engines": engines,
            "graphs": [{"id": 21, "name": "G", "content": "text"}],
            "rgraphs": [{"id": 11, "name": "R", "xmlContent": "<R/>", "nodes": [self.node(0, 1, false)]}],
            "ustates": [{"id": 31, "name": "U"}],
            "templates": [
                {"id": 5, "name": "Template 0", "data": {"title": "", "more": 1}, "buttons": [{"id": "in", "key": "F1"}]},
                {"id": 2, "name": "Template 1"}, {"id": 9, "name": "Template 2", "data": {"list": []}},
                {"id": 10, "name": "Template 3"}],
            "playoutRundowns": rundowns,
            "newsroomRundowns": newsroom,
            "projects": [{"projectId": 1, "name": "P", "maps": ["/Game/A"], "createdAt": 5}],
            "launchConfigs": [{"id": 1, "name": "L", "renderers": [101, 102]}, {"id": 2, "name": "None"}],
            "renderers": [
                {"id": 101, "launchConfigId": 1, "engineType": "RE", "stateId": 11, "projectId": 1},
                {"id": 102, "launchConfigId": 1, "engineType": "UE", "stateId": 31, "projectMapId": 4}],
        });
        Show::from_json(&show.to_string()).unwrap_or_else(|fault| panic!("{fault}"))
    }
}

#[test]
fn twins_of_generated_shows_read_the_same() {
    for profile in Profile::ALL {
        let shows: Vec<Show> = (1..=8).map(|seed| Dice(seed * 7_919).show()).collect();
        at_once(shows, |show| assert_twin(show, profile));
    }
}

/// A big show: 200 nodes with 50 properties each.
fn big() -> Show {
    let nodes: Vec<_> = (0..200)
        .map(|node| {
            let properties: Vec<_> = (0..50)
                .map(|at| json!({"PropertyPath": format!("Default//P{at}/0"), "Value": f64::from(node * 50 + at)}))
                .collect();
            json!({"NodePath": format!("Node_{node}"), "properties": properties})
        })
        .collect();
    let engine = json!({"id": 1, "name": "E", "nodes": nodes});
    Show::from_json(&json!({"format": 1, "engines": [engine]}).to_string()).unwrap()
}

#[test]
fn it_keeps_to_its_pace_and_reads_alone() {
    let options = Options {
        show: Some(big()),
        service_time: Duration::from_millis(5),
        ..Options::default()
    };
    let local = LocalHub::start(options).unwrap();
    let (began, times) = (Instant::now(), Arc::new(Mutex::new(Vec::new())));
    let noted = Arc::clone(&times);
    let options = CallOptions::new()
        .timeout(Duration::from_secs(60))
        .on_event(move |event| {
            noted
                .lock()
                .unwrap()
                .push((began.elapsed(), event.elapsed()))
        });
    let hub = Client::new(&local.url()).unwrap().with(options);
    let first = capture(&hub);
    let entries = local.requests();
    assert!(entries.iter().all(|entry| entry.method == "GET"));
    assert!(entries.len() >= 400, "{}", entries.len());
    // The start of each request is computed from its end and its duration.
    let mut starts: Vec<Duration> = times
        .lock()
        .unwrap()
        .iter()
        .map(|(end, took)| end.saturating_sub(*took))
        .collect();
    starts.sort();
    assert_eq!(starts.len(), entries.len());
    for (at, start) in starts.iter().enumerate() {
        let second = starts[at..]
            .iter()
            .take_while(|it| **it < *start + Duration::from_secs(1));
        // The limit is 50 requests a second. Requests begin in groups of four, so a group at the
        // beginning and one at the end of the second may exceed the limit.
        assert!(second.count() <= 58, "after {start:?}");
    }
    let whole = *starts.last().unwrap() - starts[0];
    assert!(
        whole >= Duration::from_millis(20) * (starts.len() as u32 - 8),
        "{whole:?}"
    );
    // The shows are compared through hubs without a service time, which would delay each of the
    // 10,000 requests.
    let (_same, source) = started(big(), Profile::default());
    let (_twin, other) = twin(&first, Profile::default());
    assert_same_reads(&source, &other);
}

#[test]
fn it_ends_when_it_is_cancelled() {
    let (_local, hub) = started(big(), Profile::default());
    let token = CancelToken::new();
    let hub = hub.with(CallOptions::new().cancel(&token));
    thread::scope(|scope| {
        let call = scope.spawn(|| hub.snapshots().capture(()));
        thread::sleep(Duration::from_millis(500));
        let cancelled = Instant::now();
        token.cancel();
        let error = call.join().unwrap().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Cancelled);
        assert!(cancelled.elapsed() < Duration::from_millis(250));
    });
}

#[test]
fn what_the_hub_refuses_is_listed_and_the_rest_is_captured() {
    let (local, hub) = started(Show::demo(), Profile::default());
    local
        .set_faults_json(
            r#"{"faults": [
                {"fault": "status", "status": 404, "operation": "engines.list_functions"},
                {"fault": "status", "status": 404, "operation": "graphs.list"}
            ]}"#,
        )
        .unwrap();
    let found = capture(&hub);
    let listed = found.left_out.join("\n");
    for what in ["functions of a node", "list of graphs"] {
        assert!(listed.contains(what), "{listed}");
    }
    assert!(
        !found
            .show
            .get("templates")
            .unwrap()
            .as_array()
            .unwrap()
            .is_empty()
    );
    twin(&found, Profile::default());
}

/// Starts a mock server like those that tools generate from an OpenAPI document. It answers each
/// GET with the example of its operation, whatever the ids are.
fn mock() -> Server {
    let document: serde_json::Value =
        serde_json::from_str(&gfxhub_simulator::openapi().to_string()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let examples = paths.iter().filter_map(|(path, methods)| {
        let answer = &methods["get"]["responses"]["200"]["content"]["application/json"];
        let segments: Vec<_> = path.split('/').map(str::to_owned).collect();
        Some((segments, answer.get("example")?.to_string()))
    });
    let examples: Vec<_> = examples.collect();
    assert_eq!(examples.len(), 27);
    Server::answering_each(move |request| {
        let asked: Vec<_> = request.target.split('/').collect();
        let is_of = |path: &[String]| {
            let mut segments = path.iter().zip(&asked);
            path.len() == asked.len() && segments.all(|(it, is)| it == is || it.starts_with('{'))
        };
        let found = examples.iter().find(|(path, _)| is_of(path));
        match found {
            Some((_, example)) if request.method == "GET" => {
                response("200 OK", "application/json", example)
            }
            _ => response("404 Not Found", "text/plain", ""),
        }
    })
}

#[test]
fn a_mock_that_contradicts_itself_is_captured_as_far_as_a_show_can_hold_it() {
    let mock = mock();
    let found = capture(&Client::new(&mock.url()).unwrap());
    let (_local, twin) = twin(&found, Profile::default());
    assert_eq!(twin.engines().list().unwrap().len(), 3);
    assert_eq!(twin.newsroom().list_rundowns().unwrap().len(), 1);
    let left_out = found.left_out.join("\n");
    for what in ["newsroom rundowns", "graphs", "rgraphs", "ustates"] {
        let line = format!("{what} whose id or path another one has");
        assert!(left_out.contains(&line), "{left_out}");
    }
    // The twin can be captured like any other hub, and nothing is left out, because its lists do
    // not contradict each other.
    let again = capture(&twin);
    let (first, second) = (content(&found), content(&again));
    for (name, section) in first[0].as_object().unwrap() {
        // Engines are not compared, because the simulator stores their values in single precision.
        assert!(name == "engines" || second[0][name] == *section, "{name}");
    }
    assert_eq!(again.left_out, Vec::<String>::new());
}

#[test]
fn a_silent_hub_ends_it() {
    let (local, hub) = started(Show::demo(), Profile::default());
    local
        .set_faults_json(
            r#"{"faults": [{"fault": "stall", "operation": "engines.list_properties"}]}"#,
        )
        .unwrap();
    let hub = hub.with(CallOptions::new().timeout(Duration::from_secs(30)));
    let began = Instant::now();
    let error = hub.snapshots().capture(()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Timeout, "{error}");
    assert!(
        began.elapsed() < Duration::from_secs(15),
        "{:?}",
        began.elapsed()
    );
}

#[test]
fn a_scrubbed_show_has_the_same_shape_and_none_of_the_texts() {
    let (_local, hub) = started(Show::demo(), Profile::default());
    let (plain, scrubbed) = thread::scope(|scope| {
        let plain = scope.spawn(|| capture(&hub));
        let options = CaptureOptions::new().scrub(true);
        (
            plain.join().unwrap(),
            hub.snapshots().capture(&options).unwrap(),
        )
    });
    let text = |capture: &Capture| Value::Object(capture.show.clone()).to_json();
    let (before, after) = (text(&plain), text(&scrubbed));
    assert_eq!(before.chars().count(), after.chars().count());
    for secret in ["Presenter 1", "D:\\\\Capture", "clips/", "192.0.2.11"] {
        assert!(before.contains(secret), "{secret} is not in the demo show");
        assert!(!after.contains(secret), "{secret}");
    }
    for kept in ["Mixer_0", "Evening News", "STUDIO-A-RE", "Lower Third"] {
        assert!(after.contains(kept), "{kept}");
    }
    twin(&scrubbed, Profile::default());
}
