//! Tests of engines that are away and return, of a hub that restarts, and of calls that take time.

use std::io::Read;
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::ErrorKind;
use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{LocalHub, Options};

use crate::store::TestFile;
use crate::studio::{INTERNAL, MIXER, Studio, options};

const SECOND: Duration = Duration::from_secs(1);
const OPACITY: &str = "/engines/1/nodes/Mixer_0/properties/Default%2F%2FOpacity%2F0";

fn engine(studio: &Studio, id: i64) -> Value {
    studio.get(&format!("/engines/{id}"))
}

fn lists(studio: &Studio, id: i64) -> (usize, usize) {
    let nodes = studio.get(&format!("/engines/{id}/nodes"));
    let length = |list: &Value| list.as_array().unwrap().len();
    (length(&engine(studio, id)["instances"]), length(&nodes))
}

#[test]
fn a_disconnected_engine_keeps_its_values_until_it_is_restarted() {
    let studio = Studio::new();
    let before = engine(&studio, 1);
    let listed = lists(&studio, 1);
    studio.patch(OPACITY, json!({ "Value": 0.25 }));
    studio.hub.disconnect_engine(1).unwrap();
    assert_eq!(engine(&studio, 1)["status"], "disconnected");
    assert_eq!(lists(&studio, 1), (0, 0));
    assert_eq!(studio.call("GET", OPACITY, None).plain(), INTERNAL);
    assert_eq!(
        studio.patch(OPACITY, json!({ "Value": 1 })).plain(),
        INTERNAL
    );
    let load = studio.post("/rgraphs/12/load", json!({ "engineHostId": 1 }));
    assert_eq!(load.parts(), (200, json!({ "success": false })));
    studio.advance(3600.0);
    assert_eq!(lists(&studio, 1), (0, 0), "until it is restarted");
    studio
        .hub
        .restart_engine(1, Duration::ZERO, Duration::ZERO)
        .unwrap();
    assert_eq!(engine(&studio, 1), before);
    assert_eq!(lists(&studio, 1), listed);
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 1.0);
}

#[test]
fn a_restarted_engine_is_away_then_empty_then_as_the_show_has_it() {
    let studio = Studio::new();
    let listed = lists(&studio, 2);
    let sun = "/engines/2/nodes/d0000001-3b7d-4e55-9a01-c4d2e8f70b13/properties/d1000001-3b7d-4e55-9a01-c4d2e8f70b13";
    studio.patch(sun, json!({ "Value": 0.75 }));
    studio.hub.restart_engine(2, 3 * SECOND, SECOND).unwrap();
    assert_eq!(engine(&studio, 2)["status"], "disconnected");
    studio.advance(2.999);
    assert_eq!(lists(&studio, 2), (0, 0));
    studio.advance(0.001);
    assert_ne!(engine(&studio, 2)["status"], "disconnected");
    assert_eq!(lists(&studio, 2), (listed.0, 0));
    studio.advance(1.0);
    assert_eq!(lists(&studio, 2), listed);
    assert_eq!(studio.get(sun)["Value"], 0.5, "the value in the graph");
}

#[test]
fn what_an_engine_ran_ends_with_its_restart() {
    let studio = Studio::new();
    let ids = [1, 2, 3];
    let instances = || ids.map(|id| engine(&studio, id)["instances"].clone());
    let idle = instances();
    assert_eq!(studio.put("/launcher/2/launch").status, 200);
    studio.advance(10.0);
    assert_ne!(instances(), idle);
    for id in ids {
        let restarted = studio
            .hub
            .restart_engine(id, Duration::ZERO, Duration::ZERO);
        restarted.unwrap();
    }
    assert_eq!(instances(), idle);
}

#[test]
fn a_store_has_a_restarted_engine_at_once() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    studio.patch(OPACITY, json!({ "Value": 0.25 }));
    studio
        .hub
        .restart_engine(1, 10 * SECOND, Duration::ZERO)
        .unwrap();
    drop(studio);
    let again = Studio::with(file.options());
    assert_eq!(again.value(MIXER, "Default//Opacity/0"), 1.0);
    assert_ne!(engine(&again, 1)["status"], "disconnected");
}

#[test]
fn control_calls_disconnect_and_restart_engines() {
    let studio = Studio::new();
    let hub = &studio.hub;
    let path = "engines/1/disconnect";
    assert_eq!(studio.control("POST", path, None).status, 204);
    assert_eq!(engine(&studio, 1)["status"], "disconnected");
    let body = r#"{ "seconds": 2, "emptyFor": 0.5 }"#;
    let path = "engines/1/restart";
    assert_eq!(studio.control("POST", path, Some(body)).status, 204);
    studio.advance(2.0);
    assert_eq!(lists(&studio, 1).1, 0);
    studio.advance(0.5);
    assert_ne!(lists(&studio, 1).1, 0);
    assert_eq!(studio.control("POST", path, None).status, 204);
    for body in [r#"{ "seconds": -1 }"#, r#"{ "emptyFor": "1" }"#] {
        assert_eq!(studio.control("POST", path, Some(body)).status, 422);
    }
    for path in ["engines/99/restart", "engines/99/disconnect"] {
        let response = studio.control("POST", path, None);
        assert_eq!(
            response.parts(),
            (404, json!({ "error": "the show has no engine 99" }))
        );
    }
    let unknown = hub.disconnect_engine(99).unwrap_err();
    assert_eq!(unknown.to_string(), "the show has no engine 99");
}

#[test]
fn a_hub_restarts_at_its_port_with_the_show_of_its_start() {
    let studio = Studio::new();
    let port = studio.hub.port();
    studio.patch(OPACITY, json!({ "Value": 0.25 }));
    let mut idle = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let effects = studio.hub.journal().len();
    let down = Duration::from_secs(1);
    thread::scope(|scope| {
        scope.spawn(|| studio.hub.restart(down).unwrap());
        // The connection ends, possibly with a reset, before the hub listens again.
        let _ = idle.read(&mut [0; 1]);
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    });
    assert_eq!(studio.hub.port(), port);
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 1.0);
    assert_eq!(
        studio.hub.journal().len(),
        effects,
        "the journal is kept, so that tests can compare it"
    );
    studio.patch(OPACITY, json!({ "Value": 0.5 }));
    assert_eq!(studio.hub.journal().len(), effects + 1);
}

#[test]
fn a_hub_with_a_store_restarts_with_what_it_acknowledged() {
    let file = TestFile::new();
    let studio = Studio::with(file.options());
    studio.patch(OPACITY, json!({ "Value": 0.25 }));
    for _ in 0..3 {
        studio.hub.restart(Duration::ZERO).unwrap();
        assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 0.25);
    }
    studio.patch(OPACITY, json!({ "Value": 0.75 }));
    drop(studio);
    let again = Studio::with(file.options());
    assert_eq!(again.value(MIXER, "Default//Opacity/0"), 0.75);
}

#[test]
fn a_control_call_restarts_the_hub_after_its_response() {
    let studio = Studio::new();
    let (hub, port) = (&studio.hub, studio.hub.port());
    studio.patch(OPACITY, json!({ "Value": 0.25 }));
    let mut idle = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let body = Some(r#"{ "seconds": 0.3 }"#);
    assert_eq!(studio.control("POST", "restart", body).status, 204);
    // The connection ends, possibly with a reset, before the hub listens again.
    let _ = idle.read(&mut [0; 1]);
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < 20 * SECOND);
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 1.0);
    for body in [r#"{ "seconds": -1 }"#, r#"{ "seconds": 3601 }"#] {
        let refused = studio.control("POST", "restart", Some(body));
        assert_eq!(refused.status, 422);
    }
    // A hub stops immediately even during an outage.
    let body = Some(r#"{ "seconds": 3600 }"#);
    assert_eq!(studio.control("POST", "restart", body).status, 204);
    while TcpStream::connect(("127.0.0.1", port)).is_ok() {
        thread::sleep(Duration::from_millis(5));
    }
    thread::scope(|scope| {
        let waits = scope.spawn(|| hub.restart(Duration::ZERO));
        hub.stop();
        let error = waits.join().unwrap().unwrap_err();
        assert!(error.to_string().contains("the hub was stopped"), "{error}");
    });
}

#[test]
fn a_hub_that_restarts_is_not_over_and_a_stopped_one_does_not_restart() {
    let hub = LocalHub::start(Options::default()).unwrap();
    thread::scope(|scope| {
        let waits = scope.spawn(|| hub.wait());
        hub.restart(Duration::ZERO).unwrap();
        thread::sleep(Duration::from_millis(100));
        assert!(!waits.is_finished());
        hub.stop();
    });
    let error = hub.restart(Duration::ZERO).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
    assert!(error.to_string().contains("the hub was stopped"), "{error}");
}

#[test]
fn a_port_that_was_taken_meanwhile_stops_the_hub() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let port = hub.port();
    thread::scope(|scope| {
        let restart = scope.spawn(|| hub.restart(SECOND));
        let taken = loop {
            if let Ok(taken) = std::net::TcpListener::bind(("127.0.0.1", port)) {
                break taken;
            }
            thread::sleep(Duration::from_millis(5));
        };
        let error = restart.join().unwrap().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Io, "{error}");
        drop(taken);
    });
    hub.wait();
}

#[test]
fn calls_take_the_service_time_one_after_the_other_on_a_connection() {
    let time = Duration::from_millis(100);
    let studio = Studio::with(Options {
        service_time: time,
        ..options()
    });
    let begun = Instant::now();
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| studio.get("/engines/1"));
        }
    });
    let took = begun.elapsed();
    assert!(took >= time, "{took:?}");
    assert!(took < 8 * time, "connections do not wait for each other");
    let begun = Instant::now();
    assert_eq!(
        studio.control("GET", "service-time", None).json(),
        json!({ "seconds": 0.1 })
    );
    assert!(begun.elapsed() < time, "control calls take no time");
    let body = r#"{ "seconds": 0 }"#;
    let set = studio.control("PUT", "service-time", Some(body));
    assert_eq!(set.json(), json!({ "seconds": 0.0 }));
    assert_eq!(studio.hub.service_time(), Duration::ZERO);
    for body in [r#"{ "seconds": 11 }"#, r#"{}"#, r#"{ "seconds": true }"#] {
        let refused = studio.control("PUT", "service-time", Some(body));
        assert_eq!(refused.status, 422);
    }
    let error = LocalHub::start(Options {
        service_time: 11 * SECOND,
        ..options()
    });
    assert_eq!(
        error.unwrap_err().to_string(),
        "a call can take 10 seconds at most, not 11"
    );
}
