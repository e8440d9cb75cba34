//! Counts the system calls of the client with strace. A call on a pooled connection peeks for
//! input, sends once, reads once, and does nothing else. A live session makes no system call on the
//! thread that sets values.

#![cfg(target_os = "linux")]

use gfxhub::{CallOptions, CancelToken, Client, PropertyUpdate, Vector};
use gfxhub_test_support::{Server, response};
use std::process::Command;
use std::time::Duration;

/// Environment variable that contains the address of the hub for the traced process.
const HUB: &str = "GFXHUB_TRACED_HUB";

/// Number of calls between two marks.
const CALLS: usize = 20;

/// Number of values that are set in a live session between two marks.
const SETS: usize = 10_000;

/// A file that does not exist. An attempt to open it leaves a mark in the trace.
const MARK: &str = "/gfxhub-mark";

/// System calls that the allocator and the Rust runtime may make at any time.
const OWN_AFFAIRS: [&str; 7] = [
    "brk",
    "mmap",
    "munmap",
    "mremap",
    "madvise",
    "mprotect",
    "rt_sigprocmask",
];

/// System calls of one `set_property` on a pooled connection. The first one checks that the
/// connection is open.
const KEPT: &[&str] = &["recvfrom peek", "sendto", "recvfrom"];

/// System calls of one `set_property` on a new connection. The client connects with a time limit,
/// checks that the socket is not connected to itself, sets `TCP_NODELAY`, checks that the
/// connection is open, sends the request in one piece, reads the response, and closes the
/// connection.
const FRESH: &[&str] = &[
    "socket",
    "connect",
    "ppoll",
    "getsockopt",
    "getsockname",
    "setsockopt",
    "recvfrom peek",
    "sendto",
    "ppoll",
    "recvfrom",
    "close",
];

#[test]
#[ignore = "wants strace: cargo xtask test --only system-calls"]
fn a_call_on_a_pooled_connection_peeks_sends_and_reads() {
    assert_eq!(traced("kept"), [KEPT; CALLS].concat());
}

#[test]
#[ignore = "wants strace: cargo xtask test --only system-calls"]
fn a_call_on_a_connection_of_its_own_connects_sends_and_reads() {
    assert_eq!(traced("fresh"), [FRESH; CALLS].concat());
}

#[test]
#[ignore = "wants strace: cargo xtask test --only system-calls"]
fn a_set_of_a_live_session_asks_nothing() {
    // A few calls of `futex` are allowed, because they wake the session's thread, which falls
    // asleep if the thread that sets values pauses for a while.
    let asked = traced("live");
    let woken = asked.iter().filter(|call| *call == "futex").count();
    assert!(asked.len() == woken && woken < 10, "{asked:?}");
}

#[test]
#[ignore = "wants strace: cargo xtask test --only system-calls"]
fn a_record_is_synchronised_by_the_clients_that_ask_for_it() {
    for (name, count) in [("record", 0), ("record_sync", 2 * CALLS)] {
        let asked = traced(name);
        let synchronised = asked.iter().filter(|call| *call == "fdatasync").count();
        assert_eq!(synchronised, count, "{name}: {asked:?}");
    }
}

/// The calls that the other tests run under strace.
#[test]
#[ignore = "the other tests start it: cargo xtask test --only system-calls"]
fn the_calls_succeed() {
    // If no other test has started this one, it uses a hub of its own.
    let (hub, _server) = match std::env::var(HUB) {
        Ok(url) => (url, None),
        Err(_) => {
            let server = hub();
            (server.url(), Some(server))
        }
    };
    let options = CallOptions::new()
        .timeout(Duration::from_secs(5))
        .cancel(&CancelToken::new());
    let folder = tempfile::tempdir().expect("a folder");
    let recording = |sync: bool| {
        let client = Client::builder(&hub).record(folder.path().join("record.jsonl"));
        client
            .record_sync(sync)
            .build()
            .expect("a recording client")
    };
    let recording = [
        ("record", recording(false)),
        ("record_sync", recording(true)),
    ];
    let hub = Client::new(&hub)
        .expect("a client of the test hub")
        .with(options);
    let update = PropertyUpdate::new(Vector::xyzw(0.25, 0.5, 0.75, 1.0));
    for (name, update) in [("kept", update.clone()), ("fresh", update.ease_in_out(0.5))] {
        let call = || hub.engines().set_property(3, "Mixer_0", "Colour", &update);
        call().expect("the first `set_property` succeeds");
        mark(name);
        for _ in 0..CALLS {
            assert!(
                call()
                    .expect("a later `set_property` succeeds")
                    .value
                    .as_vector()
                    .is_some()
            );
        }
        mark(name);
    }
    // Both clients write to the same file.
    for (name, hub) in recording {
        let update = PropertyUpdate::new(Vector::xyzw(0.25, 0.5, 0.75, 1.0));
        mark(name);
        for _ in 0..CALLS {
            let set = hub.engines().set_property(3, "Mixer_0", "Colour", &update);
            set.expect("`set_property` succeeds");
        }
        mark(name);
    }
    // The rates are unlimited, so that the session's thread always has a value to send.
    let live = hub.live().rate(0).total_rate(0).open().expect("a session");
    let mut colour = live.property(3, "Mixer_0", "Colour").expect("a property");
    let mut set = || assert!(colour.set(Vector::xyzw(0.25, 0.5, 0.75, 1.0)));
    set();
    mark("live");
    (0..SETS).for_each(|_| set());
    mark("live");
    live.flush(Duration::from_secs(5)).expect("all are sent");
}

fn mark(name: &str) {
    assert!(std::fs::metadata(format!("{MARK}/{name}")).is_err());
}

/// Returns the system calls that the traced process makes between the two marks with this name.
fn traced(name: &str) -> Vec<String> {
    let hub = hub();
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let status = Command::new("strace")
        .args(["-f", "-o"])
        .arg(&trace)
        .arg(std::env::current_exe().expect("the path of this test program"))
        .args(["--ignored", "--exact", "the_calls_succeed"])
        .env(HUB, hub.url())
        .status()
        .expect("strace");
    let text = std::fs::read_to_string(&trace).expect("the trace");
    assert!(status.success(), "the traced calls failed");
    let mark = format!("\"{MARK}/{name}\"");
    let first = text.split('\n').find(|line| line.contains(&mark));
    let (thread, _) = first.and_then(|line| line.split_once(' ')).expect("a mark");
    let own = text.split('\n').filter(|line| line.starts_with(thread));
    let between = own.skip_while(|line| !line.contains(&mark));
    let between = between.skip(1).take_while(|line| !line.contains(&mark));
    between.filter_map(asked).collect()
}

/// Returns the name of the system call that begins in a line of a trace, or `None` if no call
/// begins there or the call does not count.
fn asked(line: &str) -> Option<String> {
    let (_, call) = line.split_once(' ')?;
    let (name, arguments) = call.trim_start().split_once('(')?;
    let begins = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let peeks = arguments.contains("MSG_PEEK");
    // Repeated polls do not count, because a response may take longer than a polling interval on a
    // busy machine.
    let waits_on = call.ends_with("(Timeout)") || !peeks && call.contains(" = -1 EAGAIN");
    // This check does not count, because the standard library makes it only in debug builds, before
    // it closes a descriptor.
    let looks = name == "fcntl" && arguments.contains("F_GETFD");
    if !begins || waits_on || looks || OWN_AFFAIRS.contains(&name) {
        return None;
    }
    let peek = if peeks { " peek" } else { "" };
    Some(format!("{name}{peek}"))
}

/// Starts a hub that sends the same response to every request, and closes the connection if the
/// request asks for it.
fn hub() -> Server {
    let body = r#"{"PropertyPath":"Colour","DisplayName":"Colour","Value":{"x":0.25,"y":0.5,"z":0.75,"w":1}}"#;
    let answer = response("200 OK", "application/json", body);
    Server::start(move |connection| {
        while let Some(request) = connection.request() {
            connection.write(&answer);
            if request.has("connection", "close") {
                return connection.let_go();
            }
        }
    })
}
