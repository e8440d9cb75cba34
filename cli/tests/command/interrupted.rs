//! Tests of Ctrl-C while a call is in progress (the error reports that it may have taken effect) or
//! while a live session is open (the last values arrive).

use std::io::Write as _;
use std::process::Stdio;
use std::time::Duration;

use gfxhub::{Client, Value};
use gfxhub_simulator::{Faults, LocalHub, Options};

use crate::environment::process;
use crate::piped_process::PipedProcess;

/// Starts a hub that carries out every call but never responds.
fn silent() -> LocalHub {
    let faults = Faults::from_json(r#"{"faults": [{"fault": "stall", "after": "effect"}]}"#);
    LocalHub::start(Options {
        faults: Some(faults.unwrap()),
        ..Options::default()
    })
    .unwrap()
}

/// Runs a command and interrupts it after it has taken effect. Returns its exit code, output and
/// messages.
fn interrupted(hub: &LocalHub, words: &[&str]) -> (Option<i32>, String, String) {
    let mut running = PipedProcess::at(&hub.url(), words);
    while hub.journal().is_empty() && running.child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let (code, complaint) = running.interrupt();
    let mut out = String::new();
    std::io::Read::read_to_string(&mut running.out, &mut out).unwrap();
    (code, out, complaint)
}

/// Returns the string in a member of an object.
fn text_member(object: &Value, member: &str) -> String {
    object.get(member).unwrap().as_str().unwrap().to_owned()
}

const TRIGGER: [&str; 5] = ["playout", "trigger-button", "1", "1", "in"];

#[test]
fn a_command_that_acts_says_that_it_may_have_been_executed() {
    let (code, out, complaint) = interrupted(&silent(), &TRIGGER);
    assert_eq!((code, out.as_str()), (Some(17), ""), "{complaint}");
    assert!(
        complaint.contains("playout.trigger_button")
            && complaint.contains("It may have taken effect"),
        "{complaint}"
    );
    let words = [&TRIGGER[..], &["--json"]].concat();
    let (code, _, complaint) = interrupted(&silent(), &words);
    assert_eq!(code, Some(17), "{complaint}");
    let error = Value::from_json(complaint.trim()).unwrap();
    assert_eq!(text_member(&error, "kind"), "Cancelled");
    assert_eq!(text_member(&error, "effect"), "maybe");
}

#[test]
fn a_raw_request_and_one_by_name_say_so_too() {
    let path = "/api/rest/v1/playout/rundowns/1/items/1/in";
    let arguments = r#"{"rundownId": 1, "itemId": 1, "buttonKey": "in"}"#;
    for words in [
        &["request", "POST", path][..],
        &["invoke", "playout.trigger_button", arguments],
    ] {
        let (code, out, complaint) = interrupted(&silent(), words);
        assert_eq!((code, out.as_str()), (Some(17), ""), "{complaint}");
        assert!(complaint.contains("may have taken effect"), "{complaint}");
    }
}

#[test]
fn each_item_of_a_batch_says_what_became_of_it() {
    let set = |value: f64| {
        format!(
            r#"{{"engineId": 3, "nodePath": "Mixer_0", "propertyPath": "Default//Opacity/0", "Value": {value}}}"#
        )
    };
    let sets = format!("[{},{}]", set(0.25), set(0.5));
    let words = ["engines", "set-properties", "--ordered", "--json", &sets];
    let (code, out, complaint) = interrupted(&silent(), &words);
    assert_eq!((code, complaint.as_str()), (Some(17), ""), "{out}");
    let items = Value::from_json(out.trim()).unwrap();
    let effects: Vec<_> = items
        .as_array()
        .unwrap()
        .iter()
        .map(|item| text_member(&item.get("error").unwrap(), "effect"))
        .collect();
    assert_eq!(effects, ["maybe", "none"]);
}

#[test]
fn the_last_value_of_a_live_session_arrives() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let mut command = process(&["live", "3", "Mixer_0", "Default//Opacity/0"]);
    let command = command.env("GFXHUB_URL", hub.url()).stdin(Stdio::piped());
    let mut running = PipedProcess::start(command);
    let mut input = running.child.stdin.take().unwrap();
    let opacity = || {
        let client = Client::new(&hub.url()).unwrap();
        let found = client
            .engines()
            .get_property(3, "Mixer_0", "Default//Opacity/0");
        found.unwrap().value
    };
    // A sent value shows that the command already handles signals, because it does so before it
    // sends anything.
    writeln!(input, "0.5").unwrap();
    while opacity() != 0.5.into() {
        std::thread::sleep(Duration::from_millis(5));
    }
    writeln!(input, "0.125").unwrap();
    let (code, complaint) = running.interrupt();
    assert_eq!(code, Some(0), "{complaint}");
    drop(input);
}

#[test]
fn what_is_no_call_any_more_ends_at_once() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    // Makes the response larger than the buffer of a pipe, so that the command waits for the reader
    // of its output.
    for _ in 0..600 {
        client.playout().create_rundown("x".repeat(255)).unwrap();
    }
    let words = ["request", "GET", "/api/rest/v1/playout/rundowns"];
    let mut running = PipedProcess::at(&hub.url(), &words);
    // Once output is printed, the call has ended.
    std::io::Read::read_exact(&mut running.out, &mut [0]).unwrap();
    assert_eq!(running.interrupt(), (Some(130), String::new()));
}
