//! Tests of `gfxhub wait` and `gfxhub watch`, with its stream for browsers.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use gfxhub::Value;
use gfxhub_simulator::LocalHub;

use crate::piped_process::PipedProcess;
use crate::ran::{at, demo};

const SOFTNESS: &str = "Studio A / Cyclorama / Softness";

fn set(hub: &LocalHub, value: &str) {
    at(&hub.url(), &["set", SOFTNESS, value]).printed();
}

#[test]
fn a_wait_ends_with_the_value_or_with_what_was_last() {
    let hub = demo();
    set(&hub, "0.25");
    let mut waiting = PipedProcess::at(
        &hub.url(),
        &["wait", SOFTNESS, "--is", "0.5", "--timeout", "30"],
    );
    let looked = || {
        hub.requests()
            .iter()
            .filter(|it| it.path.ends_with("/properties"))
            .count()
            > 1
    };
    while !looked() {
        std::thread::sleep(Duration::from_millis(10));
    }
    set(&hub, "0.5");
    let line = waiting.line();
    assert!(line.starts_with("Softness is 0.5 ("), "{line}");
    assert!(waiting.child.wait().unwrap().success());

    let mut late = PipedProcess::at(
        &hub.url(),
        &["wait", SOFTNESS, "--is-not", "0.5", "--timeout", "0.4"],
    );
    assert_eq!(late.child.wait().unwrap().code(), Some(5));
    let complaint = late.complaint();
    let due = "not to be 0.5; its value was last 0.5 (looks: ";
    assert!(complaint.contains(due), "{complaint}");
}

#[test]
fn a_watch_prints_changes_until_it_is_interrupted() {
    let hub = demo();
    set(&hub, "0.25");
    let words = ["watch", SOFTNESS, "--within", "0.05"];
    let mut watch = PipedProcess::at(&hub.url(), &words);
    assert_eq!(watch.line(), format!("{SOFTNESS} added: Softness (0.25)"));
    assert_eq!(watch.line(), format!("{SOFTNESS} synced"));
    set(&hub, "0.5");
    let changed = format!("{SOFTNESS} changed: Softness (Value 0.25 -> 0.5)");
    assert_eq!(watch.line(), changed);
    #[cfg(unix)]
    assert_eq!(watch.interrupt(), (Some(0), String::new()));

    let mut json = PipedProcess::at(
        &hub.url(),
        &[&words[..], &["--json", "--count", "1"]].concat(),
    );
    let change = Value::from_json(&json.line()).unwrap();
    assert_eq!(change.get("kind").unwrap().as_str(), Some("added"));
    assert!(json.child.wait().unwrap().success());
}

/// Asks for the stream, and returns its lines.
fn stream(address: &str, origin: &str) -> BufReader<TcpStream> {
    let mut connection = TcpStream::connect(address).unwrap();
    connection
        .set_read_timeout(Some(Duration::from_secs(30)))
        .unwrap();
    write!(
        connection,
        "GET /events HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\n\r\n"
    )
    .unwrap();
    BufReader::new(connection)
}

/// Reads up to the first line that has this text.
fn until(lines: &mut BufReader<TcpStream>, text: &str) -> String {
    loop {
        let mut line = String::new();
        let length = lines.read_line(&mut line).unwrap();
        assert_ne!(length, 0, "the stream ended before {text}");
        if line.contains(text) {
            return line;
        }
    }
}

#[test]
fn browsers_of_this_computer_get_the_changes_as_events() {
    let hub = demo();
    set(&hub, "0.25");
    let words = ["watch", SOFTNESS, "--within", "0.05", "--serve", "0"];
    let mut server = PipedProcess::at(&hub.url(), &words);
    let url = server.line();
    let address = url.strip_prefix("http://").unwrap();
    let address = address.strip_suffix("/events").unwrap();

    let mut first = stream(address, "http://localhost:5173");
    assert!(until(&mut first, "HTTP/1.1").contains(" 200 "));
    until(
        &mut first,
        "access-control-allow-origin: http://localhost:5173",
    );
    until(&mut first, r#"data: {"kind":"synced""#);
    set(&hub, "0.5");
    let changed = until(&mut first, r#"data: {"kind":"changed""#);
    let json = changed.trim_start_matches("data: ");
    let after = Value::from_json(json).unwrap();
    let after = after.get("after").unwrap();
    assert_eq!(after.get("Value").unwrap().as_f64(), Some(0.5));

    // A second browser gets all watched objects when it connects.
    let mut second = stream(address, "http://127.0.0.1");
    until(&mut second, r#"data: {"kind":"added""#);
    let mut foreign = stream(address, "http://example.com");
    assert!(until(&mut foreign, "HTTP/1.1").contains(" 403 "));
    #[cfg(unix)]
    assert_eq!(server.interrupt(), (Some(0), String::new()));
}
