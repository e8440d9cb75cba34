//! Tests of live properties that are given by their names, with the hub simulator.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    Client, EngineId, ErrorKind, LiveReport, LiveReportKind, LiveSession, PropertyUpdate, Value,
};
use gfxhub_simulator::{LocalHub, Options, Show};

const SOFTNESS: &str = "Studio A / Cyclorama / Softness";
const LONG: Duration = Duration::from_secs(20);

/// A property that both graphs of an RE5 engine have, with a different id in each.
const PIN: &str = "Studio A Virtual Set / Cyclorama / Transform.w.z";
/// A property that only the first graph has.
const ONLY_IN_FIRST: &str = "Studio A Virtual Set / Cyclorama / Softness";
const ENGINE: EngineId = EngineId(4);
const FIRST_GRAPH: i64 = 21;
const OTHER_GRAPH: i64 = 22;

fn start() -> (LocalHub, Client) {
    let hub = LocalHub::start(Options::default()).expect("a free port");
    let client = Client::new(&hub.url()).expect("a client");
    (hub, client)
}

fn value(client: &Client, path: &str) -> Value {
    client.names().get(path).expect("a property").value
}

/// Returns the value of [`PIN`]. A sub-field cannot be read alone, so its whole property is read.
fn height(client: &Client) -> f64 {
    let whole = value(client, PIN.trim_end_matches(".w.z"));
    let origin = whole.get("w").expect("a matrix");
    let height = origin.get("z").and_then(|height| height.as_f64());
    height.expect("a number")
}

fn flushed(live: &LiveSession) {
    let left = live.flush(LONG).expect("an open session");
    assert!(left.is_empty(), "{left:?}");
}

/// Waits for the next report of this kind.
fn report(live: &LiveSession, kind: LiveReportKind) -> LiveReport {
    loop {
        let report = live.next_report(LONG).expect("a report");
        if report.kind == kind {
            return report;
        }
    }
}

/// Returns the number of GET requests and the number of all other requests.
fn requests(hub: &LocalHub) -> (usize, usize) {
    let all = hub.requests();
    let reads = all.iter().filter(|request| request.method == "GET").count();
    (reads, all.len() - reads)
}

#[test]
fn a_value_set_by_name_arrives() {
    let (hub, client) = start();
    let live = client.live().open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    assert!(softness.set(0.25) && softness.set(0.75));
    flushed(&live);
    assert_eq!(value(&client, SOFTNESS), Value::from(0.75));
    let address = softness.address();
    assert_eq!(
        (address.engine_id, address.node_path.as_str()),
        (EngineId(3), "Cyclorama")
    );
    assert_eq!(address.property_path.as_str(), "Material//Softness/0");
    assert_eq!(softness.name().unwrap().as_str(), SOFTNESS);
    // A second handle with the same name sets the same property.
    let mut again = live.property_at(SOFTNESS).unwrap();
    assert!(again.set(0.5));
    flushed(&live);
    assert_eq!(softness.read().unwrap().value, Value::from(0.5));
    assert!(softness.nudge(0.25, 0.0, 1.0));
    flushed(&live);
    assert_eq!(value(&client, SOFTNESS), Value::from(0.75));
    assert!(live.take_reports().is_empty());
    let lists = hub
        .requests()
        .into_iter()
        .filter(|request| request.method == "GET" && !request.path.contains("Softness"));
    assert_eq!(lists.count(), 3);
}

#[test]
fn a_name_that_was_not_found_yet_has_no_ids() {
    let (_hub, client) = start();
    let live = client.live().open().unwrap();
    for path in ["", "Studio A / ", "Studio A / Cyclorama / *"] {
        let error = live.property_at(path).unwrap_err();
        assert_eq!(
            (error.kind(), error.argument()),
            (ErrorKind::Invalid, Some("path"))
        );
    }
    // The hub has no engine of this name.
    let nowhere = live.property_at("Studio Z / Cyclorama / Softness").unwrap();
    let failed = report(&live, LiveReportKind::Failed);
    assert_eq!(failed.address, Some(nowhere.address()));
    assert_eq!(failed.error.unwrap().kind(), ErrorKind::UnknownName);
    let address = nowhere.address();
    assert_eq!(address.engine_id, EngineId(0));
    assert_eq!(address.node_path.as_str(), "");
    assert_eq!(
        address.property_path.as_str(),
        "Studio Z / Cyclorama / Softness"
    );
}

#[test]
fn a_live_property_goes_on_at_the_new_pin_while_values_are_set() {
    let (hub, client) = start();
    let other = Client::new(&hub.url()).unwrap();
    let live = client.live().open().unwrap();
    let mut pin = live.property_at(PIN).unwrap();
    assert!(pin.set(0.25));
    flushed(&live);
    let before = pin.address();
    let loader = thread::spawn(move || {
        thread::sleep(Duration::from_millis(100));
        other.graphs().load(OTHER_GRAPH, ENGINE).unwrap();
        other
    });
    for step in 0..500 {
        assert!(pin.set(f64::from(step) / 1024.0));
        thread::sleep(Duration::from_millis(3));
    }
    assert!(pin.set(0.75));
    flushed(&live);
    let other = loader.join().unwrap();
    assert_eq!(height(&other), 0.75);
    let reports = live.take_reports();
    assert!(reports.is_empty(), "{reports:?}");
    assert_eq!(live.stats().failed, 0);
    assert_ne!(pin.address(), before);
    let found = other.names().find(PIN).unwrap();
    assert_eq!(Some(pin.address().property_path), found.property_path);
}

#[test]
fn the_only_value_after_a_load_by_another_lands_on_the_new_pin() {
    let (hub, client) = start();
    let other = Client::new(&hub.url()).unwrap();
    let live = client.live().open().unwrap();
    let mut pin = live.property_at(PIN).unwrap();
    assert!(pin.set(0.25));
    flushed(&live);
    thread::sleep(Duration::from_millis(1100));
    other.graphs().load(OTHER_GRAPH, ENGINE).unwrap();
    assert!(pin.set(0.75));
    flushed(&live);
    assert!(live.take_reports().is_empty());
    assert_eq!(height(&other), 0.75);
    let stats = live.stats();
    assert_eq!((stats.failed, stats.delivered), (0, 2), "{stats:?}");
    // A handle that is given ids does not find the property in the other graph.
    let ids = live.property(
        4,
        "3e3fdd2a-1b81-5e90-9cd4-b84b183bdfae",
        "c12c96f7-5444-587e-b151-975412bb2d66",
    );
    assert!(ids.unwrap().set(0.5));
    assert_eq!(
        report(&live, LiveReportKind::Failed)
            .error
            .unwrap()
            .status(),
        Some(500)
    );
}

#[test]
fn after_a_load_through_this_client_the_newest_value_is_sent_to_the_new_pin() {
    let (hub, client) = start();
    let live = client.live().open().unwrap();
    let mut pin = live.property_at(PIN).unwrap();
    assert!(pin.set(0.625));
    flushed(&live);
    let before = pin.address();
    client.graphs().load(OTHER_GRAPH, ENGINE).unwrap();
    let other = Client::new(&hub.url()).unwrap();
    let until = Instant::now() + LONG;
    while height(&other) != 0.625 && Instant::now() < until {
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(height(&other), 0.625);
    assert_ne!(pin.address(), before);
    flushed(&live);
    assert!(live.take_reports().is_empty());
}

#[test]
fn a_name_that_is_gone_fails_with_a_report_and_is_found_again_later() {
    let (hub, client) = start();
    let live = client.live().open().unwrap();
    let mut softness = live.property_at(ONLY_IN_FIRST).unwrap();
    assert!(softness.set(0.25));
    flushed(&live);
    let other = Client::new(&hub.url()).unwrap();
    other.graphs().load(OTHER_GRAPH, ENGINE).unwrap();
    thread::sleep(Duration::from_millis(1100));
    assert!(softness.set(0.5));
    flushed(&live);
    let failed = report(&live, LiveReportKind::Failed);
    let error = failed.error.unwrap();
    assert_eq!(error.kind(), ErrorKind::UnknownName);
    assert!(error.detail().contains("Cyclorama"), "{error}");
    assert_eq!(live.stats().failed, 1);
    other.graphs().load(FIRST_GRAPH, ENGINE).unwrap();
    assert!(softness.set(0.75));
    flushed(&live);
    assert_eq!(value(&other, ONLY_IN_FIRST), Value::from(0.75));
}

#[test]
fn a_name_that_stands_for_several_things_is_never_set() {
    const DOUBLES: &str = r#"{"format": 1, "engines": [{"id": 1, "name": "A", "engineType": "RE", "nodes": [
        {"NodePath": "n", "NodeName": "Desk", "properties": [
            {"PropertyPath": "p1", "DisplayName": "Tint", "Value": 0.5},
            {"PropertyPath": "p2", "DisplayName": "Tint", "Value": 0.5}
        ]}
    ]}]}"#;
    let options = Options {
        show: Some(Show::from_json(DOUBLES).expect("a show")),
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let live = client.live().open().unwrap();
    let mut tint = live.property_at("A / Desk / Tint").unwrap();
    assert!(tint.set(0.25));
    let failed = report(&live, LiveReportKind::Failed);
    assert_eq!(failed.error.unwrap().kind(), ErrorKind::Ambiguous);
    assert!(hub.journal().is_empty());
    let mut second = live.property_at("A / Desk / Tint (2 of 2)").unwrap();
    assert!(second.set(0.75));
    flushed(&live);
    assert_eq!(hub.journal().len(), 1);
    assert_eq!(second.address().property_path.as_str(), "p2");
}

#[test]
fn values_wait_while_the_lists_cannot_be_read() {
    let (hub, client) = start();
    hub.set_faults_json(
        r#"{"faults": [{"fault": "status", "status": 403, "operation": "engines.list"}]}"#,
    )
    .unwrap();
    let live = client.live().open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    assert!(softness.set(0.75));
    let held = report(&live, LiveReportKind::Held);
    assert_eq!(held.error.unwrap().status(), Some(403));
    let left = live.flush(Duration::from_millis(50)).unwrap();
    assert_eq!(left, [softness.address()]);
    hub.set_faults_json(r#"{"faults": []}"#).unwrap();
    flushed(&live);
    assert_eq!(value(&client, SOFTNESS), Value::from(0.75));
    report(&live, LiveReportKind::Back);
}

#[test]
fn an_eased_value_is_not_sent_again_after_a_500() {
    let (hub, client) = start();
    let live = client.live().open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    assert!(softness.set(0.25));
    flushed(&live);
    thread::sleep(Duration::from_millis(1100));
    hub.set_faults_json(
        r#"{"faults": [{"fault": "status", "status": 500, "operation": "engines.set_property", "times": 1}]}"#,
    )
    .unwrap();
    assert!(softness.ease(PropertyUpdate::new(0.5).linear(0.1)));
    flushed(&live);
    let failed = report(&live, LiveReportKind::Failed);
    let error = failed.error.unwrap();
    assert_eq!(error.status(), Some(500));
    assert!(error.detail().starts_with(SOFTNESS), "{error}");
    assert_eq!(requests(&hub).1, 2);
}

#[test]
fn a_hub_that_refuses_all_values_gets_few_more_requests() {
    let (hub, client) = start();
    let live = client.live().open().unwrap();
    let paths = [
        "Cyclorama / Softness",
        "Cyclorama / Size",
        "Mixer_0 / Opacity",
    ];
    let mut properties: Vec<_> = paths
        .iter()
        .map(|path| live.property_at(format!("Studio A / {path}")).unwrap())
        .collect();
    for property in &mut properties {
        assert!(property.set(0.5));
    }
    flushed(&live);
    hub.set_faults_json(
        r#"{"faults": [{"fault": "status", "status": 500, "operation": "engines.set_property"}]}"#,
    )
    .unwrap();
    let (reads, _) = requests(&hub);
    let until = Instant::now() + Duration::from_secs(4);
    while Instant::now() < until {
        for property in &mut properties {
            property.set(0.25);
        }
        thread::sleep(Duration::from_millis(5));
    }
    // Looking up all three names reads four lists. Few look-ups are made, because they are repeated
    // only after two seconds or more.
    let more = requests(&hub).0 - reads;
    assert!(more <= 24, "{more} reads");
    drop(live);
}

#[test]
fn a_session_that_ends_while_it_looks_a_name_up_sends_nothing_more() {
    let (hub, client) = start();
    hub.set_faults_json(
        r#"{"faults": [{"fault": "delay", "seconds": 0.3, "operation": "engines.*"}]}"#,
    )
    .unwrap();
    let live = client.live().open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    assert!(softness.set(0.5));
    thread::sleep(Duration::from_millis(50));
    let left = live.close(Duration::ZERO).unwrap();
    assert_eq!(left, [softness.address()]);
    let before = hub.requests().len();
    thread::sleep(Duration::from_millis(800));
    assert_eq!(hub.requests().len(), before);
    assert_eq!(live.stats().dropped, 1);
}

#[test]
fn a_session_that_outlives_the_call_in_which_it_was_opened_finds_names() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let limit = Duration::from_millis(500);
    let client = Client::builder(&hub.url()).timeout(limit).build().unwrap();
    let live = client.submit(|hub| hub.live().open()).wait().unwrap();
    thread::sleep(limit + Duration::from_millis(100));
    let mut softness = live.property_at(SOFTNESS).unwrap();
    assert!(softness.set(0.75));
    flushed(&live);
    assert!(live.take_reports().is_empty());
    assert_eq!(value(&client, SOFTNESS), Value::from(0.75));
}

#[test]
fn a_session_can_be_ended_while_a_look_up_is_reported() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let held: Arc<Mutex<Option<LiveSession>>> = Arc::default();
    let outcomes = Arc::new(Mutex::new(Vec::new()));
    let (inside, noted) = (Arc::clone(&held), Arc::clone(&outcomes));
    let client = Client::builder(&hub.url()).on_event(move |_| {
        let live = inside.lock().unwrap().take();
        if let Some(live) = live {
            let flushed = live.flush(Duration::ZERO).map_err(|error| error.kind());
            let closed = live.close(Duration::ZERO).map_err(|error| error.kind());
            // This is the last owner of the session.
            drop(live);
            noted.lock().unwrap().push((flushed, closed));
        }
    });
    let live = client.build().unwrap().live().open().unwrap();
    let mut softness = {
        let mut held = held.lock().unwrap();
        held.insert(live).property_at(SOFTNESS).unwrap()
    };
    let began = Instant::now();
    while outcomes.lock().unwrap().is_empty() {
        assert!(
            began.elapsed() < LONG,
            "the end of the session waits for its callback"
        );
        thread::sleep(Duration::from_millis(1));
    }
    let refused = (Err(ErrorKind::Invalid), Err(ErrorKind::Invalid));
    assert_eq!(*outcomes.lock().unwrap(), [refused]);
    assert!(softness.is_closed() && !softness.set(0.5));
}
