//! Tests of the page at `/` and its event stream.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use gfxhub_simulator::Options;
use gfxhub_simulator::json::{Value, json};

use crate::studio::{Studio, options};
use crate::wire::send;

/// The events of a stream, which are read line by line.
struct Events(BufReader<TcpStream>);

impl Events {
    fn open(studio: &Studio, last_id: &str) -> Events {
        let token = studio.hub.token();
        let headers = format!("X-Control-Token: {token}\r\nLast-Event-ID: {last_id}");
        Events::get(studio, "/_control/events", &headers)
    }

    fn get(studio: &Studio, path: &str, headers: &str) -> Events {
        let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        Events(BufReader::new(stream))
    }

    /// Returns the id and the data of the next event.
    fn next(&mut self) -> (String, Value) {
        let mut id = String::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the stream ended");
            if let Some(text) = line.strip_prefix("id: ") {
                text.trim().clone_into(&mut id);
            }
            if let Some(text) = line.strip_prefix("data: ") {
                return (id, serde_json::from_str(text).unwrap());
            }
        }
    }
}

fn press(studio: &Studio) {
    let response = studio.call("POST", "/playout/rundowns/7/items/70/in", None);
    assert_eq!(response.status, 200);
}

#[test]
fn the_page_has_strict_headers_and_the_token_on_loopback_alone() {
    let studio = Studio::with(Options {
        control_token: Some("a\"<b".to_owned()),
        allowed_hosts: vec!["studio.example".to_owned()],
        ..options()
    });
    let get = |path: &str, headers: &[&str]| send(studio.hub.port(), "GET", path, headers, None);
    let page = get("/", &[]);
    assert_eq!(page.status, 200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let policy = page.header("content-security-policy").unwrap();
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("unsafe"));
    assert!(page.text().contains("content=\"a&quot;&lt;b\""));
    for elsewhere in ["Host: studio.example", "X-Forwarded-For: 192.0.2.1"] {
        let page = get("/", &[elsewhere]);
        assert_eq!(page.status, 200, "{elsewhere}");
        assert!(page.text().contains("name=\"control-token\" content=\"\""));
    }
    for foreign in ["Origin: http://evil.example", "Host: evil.example"] {
        assert_eq!(get("/", &[foreign]).status, 403, "{foreign}");
    }
    let script = get("/page/app.js", &[]);
    assert_eq!(script.status, 200);
    assert_eq!(
        script.header("content-type"),
        Some("text/javascript; charset=utf-8")
    );
    assert_eq!(get("/page/none.js", &[]).status, 404);
    assert_eq!(
        send(studio.hub.port(), "POST", "/", &[], Some(b"")).status,
        405
    );
    let other = studio.hub.requests();
    assert!(
        other.iter().all(|it| it.path == "/page/none.js"),
        "{other:?}"
    );
}

#[test]
fn programs_get_the_token_where_the_page_does() {
    let studio = Studio::with(Options {
        allowed_hosts: vec!["studio.example".to_owned()],
        ..options()
    });
    let get = |headers: &[&str]| send(studio.hub.port(), "GET", "/_control/token", headers, None);
    let given = get(&[]);
    assert_eq!(given.json()["token"], studio.hub.token());
    assert_eq!(given.header("cache-control"), Some("no-store"));
    let own_token = format!("X-Control-Token: {}", studio.hub.token());
    for refused in [
        &["Host: studio.example"][..],
        &["Host: studio.example", &own_token],
        &["X-Forwarded-For: 192.0.2.1"],
        &["Origin: http://evil.example"],
    ] {
        let reply = get(refused);
        assert_eq!(reply.status, 403, "{refused:?}");
        assert!(!reply.text().contains(studio.hub.token()));
    }
}

#[test]
fn a_hub_that_listens_elsewhere_gives_no_page_its_token() {
    let studio = Studio::with(Options {
        host: "0.0.0.0".parse().unwrap(),
        ..options()
    });
    for path in ["/", "/_control/token"] {
        let page = send(studio.hub.port(), "GET", path, &[], None);
        assert!(!page.text().contains(studio.hub.token()), "{path}");
    }
}

#[test]
fn the_stage_elsewhere_gets_neither_requests_nor_faults_and_wants_the_key() {
    let studio = Studio::with(Options {
        api_key: Some("key".to_owned()),
        ..options()
    });
    let port = studio.hub.port();
    assert_eq!(send(port, "GET", "/page/stage", &[], None).status, 401);
    let wrong = send(port, "GET", "/page/stage", &["X-API-Key: other"], None);
    assert_eq!(wrong.status, 403);
    let response = send(
        port,
        "GET",
        "/api/rest/v1/engines",
        &["X-API-Key: key"],
        None,
    );
    assert_eq!(response.status, 200);
    let mut events = Events::get(&studio, "/page/stage", "X-API-Key: key");
    let (_, data) = events.next();
    assert!(data["state"]["engines.list"].is_array());
    assert!(data["state"]["faults"].is_null());
    assert_eq!(data["requests"].as_array().unwrap().len(), 0);
}

#[test]
fn a_request_is_shown_with_its_client_and_its_bodies_without_secrets() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let body = format!(
        r#"{{"name": 7, "apiKey": "a", "note": "{}"}}"#,
        studio.hub.token()
    );
    let head = ["User-Agent: panel/2", "Content-Type: application/json"];
    let path = "/api/rest/v1/playout/rundowns";
    assert_eq!(
        send(port, "POST", path, &head, Some(body.as_bytes())).status,
        422
    );
    let shown = studio.control("GET", "requests/1", None).json();
    assert_eq!(shown["client"], "panel/2");
    let sent = shown["requestBody"].as_str().unwrap();
    assert_eq!(sent, r#"{"name": 7, "apiKey": "***", "note": "***"}"#);
    assert!(shown["responseBody"].as_str().unwrap().contains("error"));
    let missing = studio.control("GET", "requests/2", None);
    assert_eq!(missing.status, 404);
    let large = format!(r#"{{"name": "{}"}}"#, "x".repeat(40_000));
    send(port, "POST", path, &head, Some(large.as_bytes()));
    let shown = studio.control("GET", "requests/2", None).json();
    assert!(shown["requestBody"].as_str().unwrap().len() < 17_000);
}

#[test]
fn what_a_refusal_says_is_kept_without_the_key_in_its_path() {
    let studio = Studio::new();
    let port = studio.hub.port();
    for target in [
        "/api/rest/v1/api_key=k3y",
        "/api/rest/v1/x%3fapi_key=k3y/k3y",
        "/api/rest/v1/x%253Fapi%5Fkey%3Dk3y",
        "/api/rest/v1/token=k3y//",
        "/api/rest/v1/password=k3y%zz",
        "/k3y/token=k3y",
    ] {
        let refused = send(port, "GET", target, &[], None);
        assert!((400..=404).contains(&refused.status), "{refused:?}");
        let number = studio.hub.requests().pop().unwrap().number;
        let kept = studio.hub.request(number).unwrap();
        let said = kept.details.response_body.unwrap();
        assert!(
            !said.contains("=k3y") && !said.contains("Dk3y"),
            "{target}: {said}"
        );
    }
}

#[test]
fn a_seventeenth_stream_is_refused_until_another_ends() {
    let studio = Studio::new();
    let mut open: Vec<Events> = (0..16).map(|_| Events::open(&studio, "")).collect();
    for events in &mut open {
        events.next();
    }
    let refused = studio.control("GET", "events", None);
    assert_eq!(refused.status, 503);
    assert!(refused.text().contains("16 event streams are open"));
    drop(open);
    let begun = std::time::Instant::now();
    loop {
        let mut stream = Events::open(&studio, "");
        let mut line = String::new();
        stream.0.read_line(&mut line).unwrap();
        if line.contains("200") {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{line}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn events_want_the_token() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let status = |headers: &[&str]| send(port, "GET", "/_control/events", headers, None).status;
    assert_eq!(status(&[]), 403);
    assert_eq!(status(&["X-Control-Token: other"]), 403);
    let token = format!("X-Control-Token: {}", studio.hub.token());
    assert_eq!(status(&[&token, "Origin: http://evil.example"]), 403);
}

#[test]
fn a_stream_resumes_after_its_last_id() {
    let studio = Studio::new();
    press(&studio);
    let mut events = Events::open(&studio, "");
    let (first, data) = events.next();
    assert_eq!(data["effects"].as_array().unwrap().len(), 1);
    assert!(data["state"]["engines.list"].is_array());
    drop(events);
    press(&studio);
    let mut events = Events::open(&studio, &first);
    let (mut effects, mut requests) = (Vec::new(), Vec::new());
    // On a busy machine, an event may contain the request before the hub compares its state again.
    while effects.is_empty() {
        let (second, data) = events.next();
        assert_ne!(first, second);
        effects.extend(data["effects"].as_array().unwrap().iter().cloned());
        requests.extend(data["requests"].as_array().unwrap().iter().cloned());
    }
    assert_eq!(effects.len(), 1, "{effects:?}");
    assert_eq!(effects[0]["sequence"], 2);
    assert_eq!(requests.len(), 1, "{requests:?}");
    // The stream begins anew, because the id comes from another hub, which had more effects.
    let (_, data) = Events::open(&studio, "900.900").next();
    assert_eq!(data["effects"].as_array().unwrap().len(), 2);
}

#[test]
fn a_late_reader_gets_effects_in_order_and_at_most_200_at_once() {
    let studio = Studio::new();
    let mut events = Events::open(&studio, "");
    events.next();
    for _ in 0..600 {
        press(&studio);
    }
    let (mut sequence, mut seen, mut skipped) = (0, 0, 0);
    while sequence < studio.hub.journal().len() as u64 {
        let (_, data) = events.next();
        let effects = data["effects"].as_array().unwrap();
        assert!(effects.len() <= 200);
        for effect in effects {
            let next = effect["sequence"].as_u64().unwrap();
            assert!(next > sequence, "in order, none twice");
            sequence = next;
        }
        seen += effects.len();
        skipped += data["skipped"].as_u64().unwrap();
    }
    assert!(seen as u64 + skipped >= studio.hub.journal().len() as u64);
}

/// Returns the next value of a key of the state.
fn next_of(events: &mut Events, key: &str) -> Value {
    loop {
        let (_, data) = events.next();
        if let Some(found) = data["state"].get(key) {
            return found.clone();
        }
    }
}

#[test]
fn events_say_what_each_engine_has_loaded() {
    let studio = Studio::new();
    let mut events = Events::open(&studio, "");
    let engines = next_of(&mut events, "loaded");
    let day = json!({ "group": "graphs", "id": 21, "name": "Day" });
    let with_graph = json!({ "engineId": 2, "takes": ["graphs"], "loaded": [day] });
    assert_eq!(engines[1], with_graph);
    assert_eq!(engines[2]["loaded"], json!([]));
    studio.post("/ustates/31/load", json!({ "engineHostId": 3 }));
    let stage = json!({ "group": "ustates", "id": 31, "name": "Stage" });
    let engines = next_of(&mut events, "loaded");
    assert_eq!(engines[2]["loaded"], json!([stage]));
}

#[test]
fn events_say_when_the_state_began_anew() {
    let studio = Studio::new();
    let mut events = Events::open(&studio, "");
    let first = next_of(&mut events, "hub");
    assert_eq!(first["began"]["by"], "start");
    assert_eq!(first["profile"], "1.6");
    assert_eq!(first["hasStore"], false);
    studio.hub.reset().unwrap();
    let second = next_of(&mut events, "hub");
    assert_eq!(second["began"]["by"], "reset");
    assert!(second["began"]["at"].as_f64() > first["began"]["at"].as_f64());
    studio.hub.restart(Duration::ZERO).unwrap();
    let mut events = Events::open(&studio, "");
    let mut third = next_of(&mut events, "hub");
    assert_ne!(
        third["began"]["by"], "start",
        "a stream begins with the current state"
    );
    while third["began"]["by"] != "restart" {
        third = next_of(&mut events, "hub");
    }
}
