//! Tests of the options `--max-attempts` and `--resend`, against a hub that fails on purpose.

use gfxhub_simulator::LocalHub;

use crate::ran::{CommandOutput, at, demo};

/// Runs the command against a hub that closes the connection of the first call of this operation.
fn broken_once(operation: &str, after: &str, args: &[&str]) -> (LocalHub, CommandOutput) {
    let hub = demo();
    let rule = format!(
        r#"{{"fault": "close", "operation": "{operation}", "after": "{after}", "times": 1}}"#
    );
    hub.set_faults_json(&format!(r#"{{"faults": [{rule}]}}"#))
        .unwrap();
    let ran = at(
        &hub.url(),
        &[args, &["--header", "X-Request-Id: broken"]].concat(),
    );
    assert_eq!(hub.faults_triggered(), 1, "{ran:?}");
    (hub, ran)
}

#[test]
fn attempts_says_how_often_a_call_may_be_tried() {
    let (operation, after) = ("playout.list_rundowns", "request");
    let args = ["playout", "list-rundowns", "--json"];
    let (hub, ran) = broken_once(operation, after, &args);
    assert!(ran.printed().starts_with("[{\"id\":1"), "{ran:?}");
    assert_eq!(hub.request_stats("broken").requests, 2);
    let once = [&args[..], &["--max-attempts", "1"]].concat();
    let (hub, ran) = broken_once(operation, after, &once);
    assert!(ran.failed(6).contains("ConnectionLost"));
    assert_eq!(hub.request_stats("broken").requests, 1);
}

#[test]
fn a_delete_is_resent_only_with_the_resend_option() {
    let (operation, after) = ("playout.delete_rundown", "effect");
    let args = ["playout", "delete-rundown", "2"];
    let (hub, ran) = broken_once(operation, after, &args);
    assert!(ran.failed(6).contains("It may have taken effect"));
    assert_eq!(hub.request_stats("broken").requests, 1);
    let asked = [&["--resend"], &args[..]].concat();
    let (hub, ran) = broken_once(operation, after, &asked);
    assert_eq!(ran.printed(), "");
    let request_stats = hub.request_stats("broken");
    assert_eq!((request_stats.requests, request_stats.effects), (2, 1));
}

#[test]
fn a_command_is_never_sent_twice_whatever_is_asked() {
    let args = ["playout", "trigger-button", "1", "2", "in", "--resend"];
    let (hub, ran) = broken_once("playout.trigger_button", "effect", &args);
    assert!(ran.failed(6).contains("It may have taken effect"));
    let request_stats = hub.request_stats("broken");
    assert_eq!((request_stats.requests, request_stats.effects), (1, 1));
}
