//! Tests of the start and the stop of hubs, including many hubs at the same time.

use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::ErrorKind;
use gfxhub_simulator::{LocalHub, Options, operation_names};

use crate::studio::Studio;
use crate::wire::send;

#[test]
fn the_demo_show_is_there_without_options() {
    let hub = LocalHub::start(Options::default()).unwrap();
    assert_eq!(hub.url(), format!("http://127.0.0.1:{}", hub.port()));
    let response = send(hub.port(), "GET", "/api/rest/v1/engines", &[], None);
    assert_ne!(response.json().as_array().unwrap().len(), 0);
}

#[test]
fn every_operation_of_the_specification_has_code() {
    let spec: Vec<gfxhub_simulator::json::Value> =
        serde_json::from_str(include_str!("../../../tests/spec/operations.json")).unwrap();
    let names: Vec<_> = operation_names().collect();
    for operation in &spec {
        assert!(
            names.contains(&operation["id"].as_str().unwrap()),
            "{operation}"
        );
    }
    assert_eq!(names.len(), spec.len() + 1);
}

#[test]
fn many_hubs_run_at_once_and_stop_at_once() {
    let hubs: Vec<_> = (0..20).map(|_| Studio::new()).collect();
    let idle: Vec<_> = hubs
        .iter()
        .map(|studio| TcpStream::connect(("127.0.0.1", studio.hub.port())).unwrap())
        .collect();
    for studio in &hubs {
        assert_eq!(studio.get("/engines/1")["name"], "Main RE");
    }
    for studio in hubs {
        let port = studio.hub.port();
        let start = Instant::now();
        drop(studio);
        assert!(start.elapsed() < Duration::from_millis(500));
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    }
    drop(idle);
}

#[test]
fn a_request_under_way_does_not_hold_the_hub_up() {
    let studio = Studio::new();
    let mut slow = TcpStream::connect(("127.0.0.1", studio.hub.port())).unwrap();
    let half = b"POST /api/rest/v1/playout/rundowns HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{";
    slow.write_all(half).unwrap();
    assert_eq!(studio.get("/engines/1")["id"], 1);
    let start = Instant::now();
    drop(studio);
    assert!(start.elapsed() < Duration::from_millis(500));
}

#[test]
fn waiting_ends_when_the_hub_stops() {
    let hub = Arc::new(LocalHub::start(Options::default()).unwrap());
    let waiting = Arc::clone(&hub);
    let thread = std::thread::spawn(move || waiting.wait());
    assert!(!thread.is_finished());
    hub.stop();
    thread.join().unwrap();
    hub.stop();
    hub.wait();
}

#[test]
fn a_taken_port_is_named() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let taken = LocalHub::start(Options {
        port: hub.port(),
        ..Options::default()
    });
    let error = taken.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
    let text = error.to_string();
    assert!(
        text.contains(&hub.address().to_string()) && text.contains("another port"),
        "{text}"
    );
}
