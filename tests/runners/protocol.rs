//! Tests the verdicts of the conformance server. The Rust client plays the role of another
//! language's binding.

mod conformance_process;
mod rust_outcome;

use std::process::Command;

use conformance_process::{ConformanceProcess, text};
use gfxhub::Client;
use gfxhub_tests::load::committed_cases;
use gfxhub_tests::report;
use rust_outcome::outcome;

/// Returns the index of a case in the suite.
fn at(name: &str) -> usize {
    let cases = committed_cases().expect("the suite is in the format");
    let at = cases.iter().position(|case| case.name == name);
    at.unwrap_or_else(|| panic!("no case {name:?}"))
}

fn same(arguments: &str) -> String {
    arguments.to_owned()
}

const READ: &str = "engines.get: every documented field";
const WHOLE_DOUBLE: &str = "engines.set_property: a whole double stays a double";
const TWO_DOTS: &str = "engines.get_node: two dots as path";

#[test]
fn the_complete_suite_passes_and_is_reported() {
    let mut server = ConformanceProcess::start(&["--binding", "rust-by-line"]);
    let client = Client::new(&server.url).unwrap();
    let cases = committed_cases().unwrap();
    for (at, case) in cases.iter().enumerate() {
        assert_eq!(server.play(&client, at, same), [""; 0], "{}", case.name);
    }
    let count = cases.len();
    let done = server.ask(b"done").compact();
    let expected = format!(r#"{{"played":{count},"passed":{count},"failed":0,"by_method":0}}"#);
    assert_eq!(done, expected);
    assert_eq!(server.ended(), Some(0));
    let file = report::folder().join("rust-by-line.json");
    assert_eq!(report::PassedCases::read(&file).unwrap().names.len(), count);
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_wrong_call_is_reported() {
    let mut server = ConformanceProcess::start(&["--binding", "wrong"]);
    let client = Client::new(&server.url).unwrap();
    let read = at(READ);
    assert_eq!(server.play(&client, read, same), [""; 0]);
    // `play` called by `invoke`. The same case may be played by its typed method too, but this
    // outcome is wrong: no request was sent for it, and its result is not that of the case.
    let told = server.tell("method", &Ok(Some("{}".to_owned()))).join("\n");
    assert!(
        told.contains("result: ") && told.contains("wire: expected 1 requests, got 0"),
        "{told}"
    );

    let told = server
        .play(&client, read, |text| text.replace('3', "4"))
        .join("\n");
    assert!(
        told.contains("wire: target: expected /api/rest/v1/engines/3"),
        "{told}"
    );

    let told = server
        .play(&client, at(TWO_DOTS), |text| text.replace("..", "a"))
        .join("\n");
    assert!(told.contains("nothing may be sent, got GET"), "{told}");

    server.ask(format!("case {}", at(TWO_DOTS)).as_bytes());
    let told = server.tell("method", &Ok(None)).join("\n");
    assert!(
        told.contains("expected the error Invalid, got the result nothing"),
        "{told}"
    );

    // A case that was only played through the method has not passed.
    server.ask(format!("case {}", at(WHOLE_DOUBLE)).as_bytes());
    let case = committed_cases().unwrap().remove(at(WHOLE_DOUBLE));
    let invoked = client.invoke(&case.operation, &case.arguments.compact());
    assert_eq!(server.tell("method", &outcome(&invoked)), [""; 0]);

    let done = server.ask(b"done").compact();
    assert_eq!(done, r#"{"played":3,"passed":0,"failed":3,"by_method":0}"#);
    assert_eq!(server.ended(), Some(1));
    // A run of a part of the suite must not write a report.
    assert!(!report::folder().join("wrong.json").exists());
}

#[test]
fn a_malformed_line_is_reported_and_the_server_continues() {
    let mut server = ConformanceProcess::start(&["--binding", "garbled"]);
    let client = Client::new(&server.url).unwrap();
    let last = committed_cases().unwrap().len() - 1;
    for (line, told) in [
        ("", "none of case N, outcome JSON, done"),
        ("cases 1", "none of"),
        ("done now", "none of"),
        ("case", "not a case"),
        ("case -1", "not a case"),
        ("case one", "not a case"),
        (&format!("case {}", last + 1), "not a case"),
        (r#"outcome {"by":"invoke","result":1}"#, "no case is armed"),
    ] {
        let fault = text(&server.ask(line.as_bytes()), "fault");
        assert!(fault.contains(told), "{line:?}: {fault}");
    }
    assert!(text(&server.ask(b"\xff\x00"), "fault").contains("none of"));
    assert_eq!(server.play(&client, at(READ), same), [""; 0]);
    // The conformance server records a malformed outcome as a difference of the armed case.
    let fault = text(
        &server.ask(br#"outcome {"by":"method","result":NaN}"#),
        "fault",
    );
    assert!(fault.starts_with(READ), "{fault}");
    assert_eq!(server.play(&client, at(TWO_DOTS), same), [""; 0]);
    assert_eq!(
        server.ask(b"done\r").compact(),
        r#"{"played":2,"passed":1,"failed":1,"by_method":0}"#
    );
    assert_eq!(server.ended(), Some(1));
}

#[test]
fn the_stage_ends_with_its_input() {
    let mut server = ConformanceProcess::start(&["--binding", "gone"]);
    let client = Client::new(&server.url).unwrap();
    assert_eq!(server.play(&client, at(READ), same), [""; 0]);
    // The pooled connection of the client is still open.
    assert_eq!(server.ended(), Some(2));
}

#[test]
fn it_is_called_with_a_binding() {
    for options in [
        &[][..],
        &["--binding"],
        &["--binding", "../c"],
        &["--bindings", "c"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gfxhub-conformance"));
        let output = command.args(options).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        assert!(
            output.stderr.starts_with(b"gfxhub-conformance: "),
            "{options:?}"
        );
    }
}

#[test]
fn an_api_key_is_demanded_of_every_request() {
    let mut server = ConformanceProcess::start(&["--binding", "key", "--api-key", "rh_stage"]);
    let with = Client::builder(&server.url)
        .api_key("rh_stage")
        .build()
        .unwrap();
    let without = Client::new(&server.url).unwrap();
    assert_eq!(server.play(&with, at(READ), same), [""; 0]);
    let told = server.play(&without, at(READ), same).join("\n");
    assert!(told.contains("wire: header x-api-key: expected"), "{told}");
}

#[test]
fn doubles_are_enough_where_the_language_has_no_more() {
    let rounded = |text: &str| text.replace("1.0", "1");
    for (numbers, passes) in [("exact", false), ("double", true)] {
        let mut server = ConformanceProcess::start(&["--binding", "numbers", "--numbers", numbers]);
        let client = Client::new(&server.url).unwrap();
        let told = server.play(&client, at(WHOLE_DOUBLE), rounded);
        assert_eq!(told.is_empty(), passes, "{numbers}: {told:?}");
    }
}
