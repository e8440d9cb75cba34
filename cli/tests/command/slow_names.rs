//! Tests of batches and live sessions while the name service is slow or does not respond. The
//! command must end in time and name the properties that were not acknowledged, and nothing may
//! reach the hub afterwards.
//!
//! On Linux, the library of `tests/slow-names` simulates such a name service. An environment
//! variable names the library; without it, each test prints that it is skipped.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use gfxhub_simulator::LocalHub;
use serde_json::Value;

use crate::environment::process;
use crate::piped_process::PipedProcess;
use crate::ran::demo;

const LIBRARY: &str = "GFXHUB_SLOW_NAMES_LIBRARY";

/// Behaviour of a name service that never answers.
const NEVER: &str = "never";

/// Returns the time limits that the tests of all languages share.
fn figures() -> Value {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let place = here.join("../tests/slow-names/figures.json");
    serde_json::from_str(&std::fs::read_to_string(place).unwrap()).unwrap()
}

fn time(name: &str) -> Duration {
    Duration::from_millis(figures()[format!("{name}_ms")].as_u64().unwrap())
}

/// Creates the command with a host name for this hub. Returns `None` if the name service cannot be
/// simulated.
fn named(hub: &LocalHub, answers: &str, words: &[&str]) -> Option<Command> {
    let Some(library) = std::env::var_os(LIBRARY) else {
        eprintln!(
            "skipped: {LIBRARY} does not name the library that is built from tests/slow-names"
        );
        return None;
    };
    let mut command = process(words);
    command
        .env(
            "GFXHUB_URL",
            hub.url().replace("127.0.0.1", "hub.slow.test"),
        )
        .env("LD_PRELOAD", library)
        .env("GFXHUB_SLOW_NAMES", answers);
    Some(command)
}

fn slow() -> String {
    figures()["slow_ms"].to_string()
}

fn sets() -> String {
    let items = figures()["items"].as_u64().unwrap();
    let set = |at| {
        format!(
            r#"{{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/{at}","Value":0.5}}"#
        )
    };
    format!("[{}]", (0..items).map(set).collect::<Vec<_>>().join(","))
}

/// Checks that the hub received no request. Uses the request log, because the journal does not
/// contain refused requests, such as requests with this host name.
fn nothing_came(hub: &LocalHub) {
    std::thread::sleep(time("quiet"));
    assert!(hub.requests().is_empty(), "{:?}", hub.requests());
}

#[track_caller]
fn within(began: Instant, limit: Duration) {
    let took = began.elapsed();
    assert!(took <= limit, "it took {took:?}");
}

/// Runs `gfxhub live` with one value and ends its input. Returns the time until the command ended,
/// its exit code and its messages.
fn ended_live(mut command: Command) -> (Duration, Option<i32>, String) {
    let mut live = PipedProcess::start(command.stdin(Stdio::piped()));
    let mut input = live.child.stdin.take().unwrap();
    input.write_all(b"0.5\n").unwrap();
    std::thread::sleep(time("cancel_after"));
    let began = Instant::now();
    drop(input);
    let code = live.child.wait().unwrap().code();
    (began.elapsed(), code, live.complaint())
}

#[cfg(unix)]
#[test]
fn a_batch_that_is_interrupted_ends_at_once_and_sends_nothing() {
    let hub = demo();
    let Some(mut command) = named(&hub, &slow(), &["engines", "set-properties", &sets()]) else {
        return;
    };
    let mut batch = PipedProcess::start(&mut command);
    std::thread::sleep(time("cancel_after"));
    let began = Instant::now();
    let (code, complaint) = batch.interrupt();
    within(began, time("ends_within"));
    assert_eq!(code, Some(17), "{complaint}");
    let not_sent = complaint
        .lines()
        .filter(|line| line.ends_with("the call was cancelled. Nothing was changed on the hub."));
    assert_eq!(not_sent.count(), complaint.lines().count(), "{complaint}");
    nothing_came(&hub);
}

#[test]
fn a_batch_ends_at_its_deadline_with_nothing_sent() {
    let hub = demo();
    let (limit, sets) = (time("deadline").as_secs_f64().to_string(), sets());
    let words = [
        "engines",
        "set-properties",
        &sets,
        "--json",
        "--timeout",
        &limit,
    ];
    let Some(mut command) = named(&hub, NEVER, &words) else {
        return;
    };
    let began = Instant::now();
    let output = command.output().unwrap();
    // The limit includes the time in which a process starts and ends.
    within(began, time("deadline") + time("late") + time("ends_within"));
    assert_eq!(output.status.code(), Some(5), "{output:?}");
    let items: Value = serde_json::from_slice(&output.stdout).unwrap();
    let items = items.as_array().unwrap();
    assert_eq!(items.len() as u64, figures()["items"].as_u64().unwrap());
    for item in items {
        let error = &item["error"];
        assert_eq!(
            (&error["kind"], &error["effect"]),
            (&"Timeout".into(), &"none".into())
        );
        let elapsed = Duration::from_secs_f64(error["elapsed"].as_f64().unwrap());
        let late = elapsed.checked_sub(time("deadline"));
        assert!(late.is_some_and(|late| late <= time("late")), "{error}");
    }
}

#[test]
fn the_end_of_the_input_waits_as_long_as_it_is_told_and_names_what_is_left() {
    let hub = demo();
    let wait = time("flush").as_secs_f64().to_string();
    let words = [
        "live",
        "--wait",
        &wait,
        "3",
        "Mixer_0",
        "Default//Opacity/0",
    ];
    let Some(command) = named(&hub, &slow(), &words) else {
        return;
    };
    let (took, code, complaint) = ended_live(command);
    let left = "3 Mixer_0 Default//Opacity/0: the last value was not acknowledged\n";
    assert_eq!((code, complaint.as_str()), (Some(5), left));
    assert!(took <= time("flush") + time("late"), "it took {took:?}");
    nothing_came(&hub);
}

#[test]
fn a_silent_name_service_does_not_hold_up_the_end_of_a_session() {
    let hub = demo();
    let words = ["live", "--wait", "0", "3", "Mixer_0", "Default//Opacity/0"];
    let Some(command) = named(&hub, NEVER, &words) else {
        return;
    };
    let (took, code, complaint) = ended_live(command);
    assert!(took <= time("ends_within"), "it took {took:?}");
    assert_eq!(code, Some(5), "{complaint}");
}
