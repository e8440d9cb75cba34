//! Tests of calls with a fault: which part of the call was executed, and what follows.

use std::time::{Duration, Instant};

use gfxhub_simulator::json::json;
use gfxhub_simulator::{LocalHub, RequestStats};

use super::seen::{Ending, Line};
use crate::store::TestFile;
use crate::studio::Studio;
use crate::wire::parse;

#[test]
fn the_effect_is_in_the_journal_before_the_response_is_lost() {
    let studio = Studio::new();
    let fault = r#"{"faults": [{"fault": "reset", "after": "effect"}]}"#;
    studio.hub.set_faults_json(fault).unwrap();
    let mut line = Line::to(&studio);
    line.make("lost");
    assert_eq!(line.read(1), (Vec::new(), Ending::Reset));
    let effect = studio.last_effect();
    assert_eq!(effect.operation, "playout.create_rundown");
    assert_eq!(effect.request_id.as_deref(), Some("lost"));
    studio.hub.clear_faults();
    let names = studio.get("/playout/rundowns");
    assert!(
        names
            .as_array()
            .unwrap()
            .iter()
            .any(|it| it["name"] == "Six")
    );
}

#[test]
fn an_effect_in_the_store_is_there_after_a_restart() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    let fault = r#"{"faults": [{"fault": "truncate-body", "operation": "playout.*"}]}"#;
    studio.hub.set_faults_json(fault).unwrap();
    let mut line = Line::to(&studio);
    line.make("kept");
    assert_eq!(line.read(usize::MAX).1, Ending::Closed);
    drop(studio);
    let studio = Studio::with(file.options());
    let names = studio.get("/playout/rundowns");
    assert!(
        names
            .as_array()
            .unwrap()
            .iter()
            .any(|it| it["name"] == "Six")
    );
    let refused = studio.hub.reset().unwrap_err().to_string();
    assert!(refused.contains("without a store"), "{refused}");
    let refused = studio.control("POST", "reset", None);
    assert_eq!(refused.status, 409);
    let names = studio.get("/playout/rundowns");
    assert!(
        names
            .as_array()
            .unwrap()
            .iter()
            .any(|it| it["name"] == "Six")
    );
    drop(studio);
}

#[test]
fn a_connection_that_stays_serves_on_after_each_fault() {
    let studio = Studio::new();
    for fault in [
        "drip-body",
        "continue-flood",
        "gzip",
        "trailers-flood",
        "cut-json",
    ] {
        let scenario = json!({ "faults": [{ "fault": fault, "times": 1 }] }).to_string();
        studio.hub.set_faults_json(&scenario).unwrap();
        let mut line = Line::to(&studio);
        line.get("/projects");
        assert_eq!(line.read(usize::MAX).1, Ending::Open, "{fault}");
        line.get("/engines/1");
        let (bytes, ending) = line.read(usize::MAX);
        assert_eq!(parse(&bytes).json()["name"], "Main RE", "{fault}");
        assert_eq!(ending, Ending::Open, "{fault}");
    }
}

#[test]
fn a_request_that_was_sent_ahead_is_not_lost() {
    let studio = Studio::new();
    let fault = r#"{"faults": [{"fault": "drip-head", "times": 1}]}"#;
    studio.hub.set_faults_json(fault).unwrap();
    let mut line = Line::to(&studio);
    line.make("first");
    line.get("/engines/1");
    let (bytes, ending) = line.read(usize::MAX);
    let text = String::from_utf8(bytes).unwrap();
    assert_eq!(text.matches("HTTP/1.1 20").count(), 2, "{text}");
    assert!(text.contains("Main RE"), "{text}");
    assert_eq!(ending, Ending::Open);
}

#[test]
fn a_request_with_connection_close_is_honoured() {
    let studio = Studio::new();
    let fault = r#"{"faults": [{"fault": "gzip"}]}"#;
    studio.hub.set_faults_json(fault).unwrap();
    // The call returns only because the hub closes the connection.
    let response = studio.call("GET", "/engines/1", None);
    assert_eq!(response.header("connection"), Some("close"));
}

#[test]
fn responses_that_are_no_object_are_corrupted_too() {
    let studio = Studio::new();
    let corrupted = |fault: &str, path: &str| {
        let scenario = json!({ "faults": [{ "fault": fault }] }).to_string();
        studio.hub.set_faults_json(&scenario).unwrap();
        let response = studio.call("GET", path, None);
        response.text().to_owned()
    };
    assert!(corrupted("array-for-object", "/engines").starts_with("[[1,"));
    assert!(corrupted("nan", "/engines").starts_with(r#"[{"id":NaN,"#));
    let text = "500: Internal server error";
    assert_eq!(
        corrupted("duplicate-key", "/engines/77"),
        format!(r#"{{"value":"{text}","value":""}}"#)
    );
}

#[test]
fn a_delayed_response_blocks_no_other_call() {
    let studio = Studio::new();
    let fault = r#"{"faults": [{"fault": "delay", "seconds": 30, "times": 1},
                               {"fault": "stall", "times": 1},
                               {"fault": "stall-in-body", "times": 1}]}"#;
    studio.hub.set_faults_json(fault).unwrap();
    let waiting: Vec<_> = (0..3)
        .map(|at| {
            let mut line = Line::to(&studio);
            line.make("waits");
            while studio.hub.faults_triggered() < at + 1 {
                std::thread::yield_now();
            }
            line
        })
        .collect();
    let start = Instant::now();
    assert_eq!(studio.get("/engines/1")["name"], "Main RE");
    assert!(start.elapsed() < Duration::from_secs(5));
    drop(waiting);
}

#[test]
fn a_body_without_end_goes_at_the_pace_of_its_reader() {
    let studio = Studio::new();
    let fault = r#"{"faults": [{"fault": "endless-body", "times": 1}]}"#;
    studio.hub.set_faults_json(fault).unwrap();
    let mut line = Line::to(&studio);
    line.make("endless");
    // 64 MiB are much more than the hub keeps in memory. The hub still serves other clients.
    assert!(line.read(64 << 20).0.len() >= 64 << 20);
    assert_eq!(studio.get("/engines/1")["name"], "Main RE");
}

#[test]
fn a_reset_brings_the_beginning_back() {
    let studio = Studio::new();
    let before = studio.get("/playout/rundowns");
    studio.post("/playout/rundowns", json!({ "name": "Gone" }));
    studio.hub.reset().unwrap();
    assert_eq!(studio.get("/playout/rundowns"), before);
    assert!(studio.hub.journal().is_empty());
    let mut line = Line::to(&studio);
    line.make("again");
    line.read(usize::MAX);
    let (requests, effects) = (1, 1);
    assert_eq!(
        studio.hub.request_stats("again"),
        RequestStats { requests, effects }
    );
    // The numbers continue: the effect before the reset had the number 1.
    assert_eq!(studio.last_effect().sequence, 2);
    studio.hub.reset().unwrap();
    assert_eq!(studio.hub.request_stats("again"), RequestStats::default());
}

#[test]
fn a_reset_is_quick() {
    let hub = LocalHub::start(gfxhub_simulator::Options::default()).unwrap();
    let start = Instant::now();
    for _ in 0..100 {
        hub.reset().unwrap();
    }
    // In a debug build, an idle machine needs a tenth of this time.
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
}
