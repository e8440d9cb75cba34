//! Tests of the request log. It contains every request, the status of its response, and whether it
//! had an effect.

mod shown;
mod unreadable;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{Limits, Options};

use crate::studio::{Studio, options};
use crate::wire::{raw, send};

const RUNDOWNS: &str = "/api/rest/v1/playout/rundowns";

/// Returns a page of the log.
#[track_caller]
fn page(studio: &Studio) -> Value {
    let response = studio.control("GET", "requests", None);
    assert_eq!(response.status, 200, "{response:?}");
    response.json()
}

/// Returns the entries of the log. The oldest is the first.
#[track_caller]
fn entries(studio: &Studio) -> Vec<Value> {
    page(studio)["requests"].as_array().unwrap().clone()
}

#[track_caller]
fn last(studio: &Studio) -> Value {
    entries(studio).pop().expect("the log is empty")
}

/// Returns the method, the path, the operation, the status and the effect of an entry.
fn gist(entry: &Value) -> Value {
    let names = ["method", "path", "operation", "status", "effect"];
    names.iter().map(|name| entry[name].clone()).collect()
}

/// Waits until `wanted` returns `true` for the newest entry. Returns the entry.
#[track_caller]
fn wait_for(studio: &Studio, wanted: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let entry = entries(studio).pop().unwrap_or_default();
        if wanted(&entry) {
            return entry;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{entry}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn reads_and_changes_are_logged() {
    let studio = Studio::new();
    let port = studio.hub.port();
    let body = Some(&br#"{"name": "Six"}"#[..]);
    assert_eq!(studio.call("GET", "/engines/1", None).status, 200);
    let made = send(port, "POST", RUNDOWNS, &["X-Request-Id: take-7"], body);
    assert_eq!(made.status, 201);
    assert_eq!(studio.call("HEAD", "/engines/1", None).status, 200);
    assert_eq!(studio.call("OPTIONS", "/engines/1", None).status, 204);
    let entries = entries(&studio);
    let gists: Vec<_> = entries.iter().map(gist).collect();
    let engine = "/api/rest/v1/engines/1";
    let expected = [
        json!(["GET", engine, "engines.get", 200, "none"]),
        json!(["POST", RUNDOWNS, "playout.create_rundown", 201, "done"]),
        json!(["HEAD", engine, "engines.get", 200, "none"]),
        json!(["OPTIONS", engine, null, 204, "none"]),
    ];
    assert_eq!(gists, expected);
    for (at, entry) in entries.iter().enumerate() {
        assert_eq!(entry["number"], at + 1);
        let names: Vec<_> = entry.as_object().unwrap().keys().collect();
        let all = [
            "number",
            "connection",
            "method",
            "path",
            "operation",
            "status",
            "elapsed",
            "requestId",
            "effect",
            "warning",
        ];
        assert_eq!(names, all);
        let elapsed = entry["elapsed"].as_f64().unwrap();
        assert!((0.0..20.0).contains(&elapsed), "{elapsed}");
    }
    assert_eq!(entries[0]["requestId"], Value::Null);
    assert_eq!(entries[1]["requestId"], "take-7");
    // The journal refers to the request by the same number.
    assert_eq!(studio.last_effect().request, 2);
}

/// The method, the path, the headers and the body of a request, the status of its response, and its
/// operation.
type RefusedRequest<'a> = (
    &'a str,
    &'a str,
    &'a [&'a str],
    Option<&'a [u8]>,
    u16,
    Option<&'a str>,
);

#[test]
fn refused_requests_are_logged() {
    let limits = Limits {
        body: 1000,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        api_key: Some("s3cret".to_owned()),
        ..options()
    });
    let port = studio.hub.port();
    let right = "X-API-Key: s3cret";
    let (create, engine) = (Some("playout.create_rundown"), "/api/rest/v1/engines/1");
    let large = vec![b' '; 2000];
    let long = format!("{RUNDOWNS}/{}", "9".repeat(20_000));
    let cases: [RefusedRequest<'_>; 12] = [
        ("GET", "/page", &[], None, 404, None),
        ("GET", "/api/rest/v1/x", &[right], None, 404, None),
        ("DELETE", engine, &[right], None, 405, None),
        ("WHATEVER", engine, &[right], None, 405, None),
        ("GET", engine, &[], None, 401, Some("engines.get")),
        (
            "POST",
            RUNDOWNS,
            &["X-API-Key: no"],
            Some(b"{}"),
            403,
            create,
        ),
        (
            "POST",
            RUNDOWNS,
            &["Host: evil.example"],
            Some(b"{}"),
            403,
            create,
        ),
        (
            "POST",
            RUNDOWNS,
            &["Origin: http://evil.example"],
            Some(b"{}"),
            403,
            create,
        ),
        ("POST", RUNDOWNS, &[right], Some(b"{"), 400, create),
        ("POST", RUNDOWNS, &[right], Some(&large), 413, create),
        ("POST", RUNDOWNS, &[right], Some(b"{}"), 422, create),
        ("GET", "/api/rest/v1/engines/%zz", &[right], None, 400, None),
    ];
    for (at, (method, path, headers, body, status, operation)) in cases.into_iter().enumerate() {
        let response = send(port, method, path, headers, body);
        assert_eq!(response.status, status, "{method} {path}");
        let entry = last(&studio);
        let expected = json!([method, path, operation, status, "none"]);
        assert_eq!(gist(&entry), expected);
        assert_eq!(entry["number"], at + 1);
    }
    assert_eq!(send(port, "GET", &long, &[], None).status, 414);
    let entry = last(&studio);
    assert_eq!(entry["status"], 414);
    let path = entry["path"].as_str().unwrap();
    assert!(path.len() <= 512 && path.ends_with("99\u{2026}"), "{path}");
    let method = "M".repeat(1000);
    assert_eq!(send(port, &method, engine, &[right], None).status, 405);
    let method = last(&studio)["method"].as_str().unwrap().to_owned();
    assert!(
        method.len() <= 32 && method.ends_with("MM\u{2026}"),
        "{method}"
    );
}

#[test]
fn a_lost_response_leaves_its_effect_in_the_log() {
    let studio = Studio::new();
    let make = |fault: Value| {
        let scenario = json!({ "faults": [fault] }).to_string();
        studio.hub.set_faults_json(&scenario).unwrap();
        let body = r#"{"name": "Six"}"#;
        let request = format!(
            "POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        raw(studio.hub.port(), request.as_bytes());
        let entry = last(&studio);
        assert_eq!(entry["operation"], "playout.create_rundown");
        assert!(entry["elapsed"].is_f64(), "{entry}");
        (entry["status"].clone(), entry["effect"].clone())
    };
    let status = |status: u16| json!(status);
    for (fault, expected) in [
        (
            json!({ "fault": "close", "after": "request" }),
            (Value::Null, "none"),
        ),
        (
            json!({ "fault": "close", "after": "effect" }),
            (Value::Null, "done"),
        ),
        (
            json!({ "fault": "reset", "after": "effect" }),
            (Value::Null, "done"),
        ),
        (
            json!({ "fault": "stall", "after": "effect", "seconds": 0.01 }),
            (Value::Null, "done"),
        ),
        (
            json!({ "fault": "garbage-head", "after": "effect" }),
            (Value::Null, "done"),
        ),
        (
            json!({ "fault": "status-out-of-range", "status": 99999 }),
            (Value::Null, "done"),
        ),
        (
            json!({ "fault": "status-out-of-range", "status": 999 }),
            (status(999), "done"),
        ),
        (
            json!({ "fault": "truncate-head", "after": "effect", "bytes": 10 }),
            (Value::Null, "done"),
        ),
        (
            json!({ "fault": "continue-flood", "after": "effect", "count": 3000 }),
            (status(201), "done"),
        ),
        (
            json!({ "fault": "truncate-body", "after": "effect" }),
            (status(201), "done"),
        ),
        (
            json!({ "fault": "drip-head", "after": "effect", "piece": 7, "seconds": 0.0 }),
            (status(201), "done"),
        ),
        (
            json!({ "fault": "status", "status": 503, "after": "request" }),
            (status(503), "none"),
        ),
        (
            json!({ "fault": "status", "status": 503, "after": "effect" }),
            (status(503), "done"),
        ),
        (
            json!({ "fault": "delay", "after": "effect", "seconds": 0.01 }),
            (status(201), "done"),
        ),
    ] {
        let (status, effect) = expected;
        assert_eq!(make(fault.clone()), (status, json!(effect)), "{fault}");
    }
    // If a fault closes a connection before the hub has read anything, the log has no entry.
    let before = entries(&studio).len();
    let refuse = r#"{"faults": [{"fault": "close-at-accept", "times": 1}]}"#;
    studio.hub.set_faults_json(refuse).unwrap();
    raw(
        studio.hub.port(),
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    );
    assert_eq!(entries(&studio).len(), before);
}

#[test]
fn a_request_under_way_has_neither_status_nor_time() {
    let studio = Studio::new();
    let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
    let head =
        format!("POST {RUNDOWNS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{{");
    stream.write_all(head.as_bytes()).unwrap();
    let entry = wait_for(&studio, |entry| entry["number"] == 1);
    let open = (&entry["status"], &entry["elapsed"]);
    assert_eq!(open, (&Value::Null, &Value::Null));
    // The client closes the connection before it gets a response.
    drop(stream);
    let entry = wait_for(&studio, |entry| entry["elapsed"].is_f64());
    assert!(
        entry["status"].is_null() || entry["status"] == 400,
        "{entry}"
    );
    assert_eq!(entry["effect"], "none");
    let delay = r#"{"faults": [{"fault": "delay", "after": "effect", "seconds": 3600}]}"#;
    studio.hub.set_faults_json(delay).unwrap();
    let mut stream = TcpStream::connect(studio.hub.address()).unwrap();
    let button =
        "POST /api/rest/v1/playout/rundowns/7/items/70/in HTTP/1.1\r\nHost: localhost\r\n\r\n";
    stream.write_all(button.as_bytes()).unwrap();
    let entry = wait_for(&studio, |entry| entry["effect"] == "done");
    let open = (&entry["status"], &entry["elapsed"]);
    assert_eq!(open, (&Value::Null, &Value::Null));
    drop(stream);
    let entry = wait_for(&studio, |entry| entry["elapsed"].is_f64());
    assert_eq!(
        (&entry["status"], &entry["effect"]),
        (&Value::Null, &json!("done"))
    );
}

#[test]
fn a_connection_keeps_its_number() {
    let studio = Studio::new();
    let get = "GET /api/rest/v1/engines/1 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let connect = || TcpStream::connect(studio.hub.address()).unwrap();
    let ask = |stream: &TcpStream, request: &str| {
        (&*stream).write_all(request.as_bytes()).unwrap();
        let mut reader = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        let mut status = String::new();
        loop {
            line.clear();
            reader.read_line(&mut line).unwrap();
            if status.is_empty() {
                status.clone_from(&line);
            }
            if let Some(said) = line.strip_prefix("content-length: ") {
                length = said.trim().parse().unwrap();
            }
            if line == "\r\n" {
                break;
            }
        }
        reader.read_exact(&mut vec![0; length]).unwrap();
        status.split(' ').nth(1).unwrap().to_owned()
    };
    let (one, two) = (connect(), connect());
    assert_eq!(ask(&one, get), "200");
    assert_eq!(ask(&two, get), "200");
    assert_eq!(ask(&one, get), "200");
    // After this fault, the connection can still be used.
    let drip = r#"{"faults": [{"fault": "drip-head", "seconds": 0.0, "times": 1}]}"#;
    studio.hub.set_faults_json(drip).unwrap();
    assert_eq!(ask(&two, get), "200");
    // Two requests are sent in one write. Then a request that cannot be parsed is sent alone on one
    // connection, and directly after a valid request on the other connection.
    let both = format!("{get}{get}");
    (&one).write_all(both.as_bytes()).unwrap();
    wait_for(&studio, |entry| {
        entry["number"] == 6 && entry["status"] == 200
    });
    let broken = "GET /broken HTTP/1.1\r\nno header\r\n\r\n";
    assert_eq!(ask(&two, broken), "400");
    let entry = wait_for(&studio, |entry| entry["number"] == 7);
    assert_eq!(entry["path"], "/broken");
    (&one)
        .write_all(format!("{get}{broken}").as_bytes())
        .unwrap();
    let entry = wait_for(&studio, |entry| entry["number"] == 9);
    assert_eq!(
        (&entry["path"], &entry["status"]),
        (&json!("/broken"), &json!(400))
    );
    let entries = entries(&studio);
    let of = |number: usize| entries[number - 1]["connection"].as_u64().unwrap();
    let connections: Vec<_> = (1..=9).map(of).collect();
    let (a, b) = (of(1), of(2));
    assert_ne!(a, b);
    assert_eq!(connections, [a, b, a, b, a, a, b, a, a]);
}

#[test]
fn the_newest_are_kept_and_the_others_counted() {
    let limits = Limits {
        requests: 5,
        ..Limits::default()
    };
    let studio = Studio::with(Options {
        limits,
        ..options()
    });
    for number in 1..=12 {
        studio.call("GET", &format!("/engines/{number}"), None);
    }
    let page = page(&studio);
    assert_eq!((&page["last"], &page["dropped"]), (&json!(12), &json!(7)));
    let kept: Vec<_> = entries(&studio)
        .iter()
        .map(|entry| (entry["number"].as_u64().unwrap(), entry["path"].clone()))
        .collect();
    let path = |number: u64| (number, json!(format!("/api/rest/v1/engines/{number}")));
    assert_eq!(kept, (8..=12).map(path).collect::<Vec<_>>());
    let after = |query: &str| studio.control("GET", &format!("requests?{query}"), None);
    let later = after("after=10").json();
    assert_eq!(later["requests"].as_array().unwrap().len(), 2);
    assert_eq!(later["requests"][0]["number"], 11);
    assert_eq!(after("after=99").json()["requests"], json!([]));
    assert_eq!(after("after=x").status, 400);
    // The methods of `LocalHub` return the same entries as the control call.
    assert_eq!(studio.hub.requests_dropped(), 7);
    let numbers = |entries: Vec<gfxhub_simulator::RequestEntry>| -> Vec<u64> {
        entries.iter().map(|entry| entry.number).collect()
    };
    assert_eq!(numbers(studio.hub.requests()), [8, 9, 10, 11, 12]);
    assert_eq!(numbers(studio.hub.requests_since(11)), [12]);
    let json: Value = serde_json::from_str(&studio.hub.requests_json(10)).unwrap();
    assert_eq!(json, later["requests"]);
    // A reset removes the entries, as it does for the journal, and the numbers continue.
    studio.hub.reset().unwrap();
    let cleared = self::page(&studio);
    assert_eq!(cleared, json!({ "last": 12, "dropped": 0, "requests": [] }));
    studio.call("GET", "/engines/1", None);
    assert_eq!(numbers(studio.hub.requests()), [13]);
}

#[test]
fn control_calls_are_not_logged() {
    let studio = Studio::new();
    assert_eq!(studio.control("GET", "requests", None).status, 200);
    assert_eq!(studio.control("HEAD", "requests", None).status, 200);
    let wrong = studio.control("DELETE", "requests", None);
    assert_eq!(
        (wrong.status, wrong.header("allow")),
        (405, Some("GET, HEAD"))
    );
    let bare = send(studio.hub.port(), "GET", "/_control/requests", &[], None);
    assert_eq!(bare.status, 403);
    raw(
        studio.hub.port(),
        b"GET /_control/journal HTTP/1.1\r\nno header\r\n\r\n",
    );
    let page = page(&studio);
    assert_eq!(page, json!({ "last": 0, "dropped": 0, "requests": [] }));
}

#[test]
fn requests_at_once_each_have_their_entry() {
    let studio = Studio::new();
    let (threads, calls) = (8, 25);
    let body = br#"{"name": "Six"}"#;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let port = studio.hub.port();
            scope.spawn(move || {
                for call in 0..calls {
                    let id = format!("X-Request-Id: {thread}-{call}");
                    let (method, body) = match call % 2 {
                        0 => ("GET", None),
                        _ => ("POST", Some(&body[..])),
                    };
                    let expected = if body.is_some() { 201 } else { 200 };
                    let response = send(port, method, RUNDOWNS, &[&id], body);
                    assert_eq!(response.status, expected);
                }
            });
        }
    });
    let entries = studio.hub.requests();
    let numbers: Vec<_> = entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (1..=threads * calls).collect::<Vec<u64>>());
    let mut ids: Vec<_> = entries
        .iter()
        .filter_map(|it| it.request_id.clone())
        .collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len() as u64, threads * calls);
    let mut connections: Vec<_> = entries.iter().map(|entry| entry.connection).collect();
    connections.sort_unstable();
    connections.dedup();
    assert_eq!(connections.len() as u64, threads * calls);
    for entry in &entries {
        let (status, effect) = match entry.method.as_str() {
            "GET" => (200, gfxhub_simulator::RequestEffect::None),
            _ => (201, gfxhub_simulator::RequestEffect::Done),
        };
        assert_eq!(
            (entry.status, entry.effect),
            (Some(status), effect),
            "{entry:?}"
        );
    }
    // Each effect refers to the entry of its request.
    for effect in studio.hub.journal() {
        let entry = &entries[usize::try_from(effect.request).unwrap() - 1];
        assert_eq!(entry.request_id, effect.request_id);
        assert_eq!(entry.operation, Some("playout.create_rundown"));
    }
}
