//! Tests of the doctor: its findings and exit code for each kind of hub, and that it only reads.

use std::io::{Read, Write};
use std::net::TcpStream;

use gfxhub::{ErrorKind, Value};
use gfxhub_simulator::{License, LocalHub, Options, Profile, Show};
use gfxhub_test_support::{ClosedPort, Server};

use crate::answering::answering_each;
use crate::ran::{CommandOutput, at, key_file};

fn examined(options: Options, args: &[&str]) -> (CommandOutput, Vec<Value>) {
    let hub = LocalHub::start(options).unwrap();
    let ran = at(&hub.url(), &[&["doctor", "--json"], args].concat());
    assert!(hub.journal().is_empty(), "the doctor only reads");
    let report = Value::from_json(&ran.out).unwrap();
    assert_eq!(
        report.get("exitCode").unwrap().as_i64(),
        Some(ran.code.into())
    );
    let checks = report.get("checks").unwrap().as_array().unwrap().to_vec();
    (ran, checks)
}

/// Returns a member of the JSON form of the check with this name.
fn fact(checks: &[Value], name: &str, member: &str) -> String {
    let check = checks
        .iter()
        .find(|check| check.get("check").unwrap().as_str() == Some(name))
        .unwrap_or_else(|| panic!("no check {name}"));
    check
        .get(member)
        .map_or(String::new(), |fact| fact.to_json())
}

#[test]
fn each_generation_is_known_by_its_responses() {
    for profile in Profile::ALL {
        let (ran, checks) = examined(
            Options {
                profile,
                ..Options::default()
            },
            &[],
        );
        assert_eq!(ran.code, 0, "{}", ran.out);
        let expected = format!("\"{}\"", profile.version());
        assert_eq!(fact(&checks, "generation", "version"), expected);
        for check in ["reached", "key", "operations", "speed"] {
            assert_eq!(fact(&checks, check, "verdict"), "\"ok\"", "{check}");
        }
        assert!(fact(&checks, "speed", "medianMs").parse::<f64>().unwrap() > 0.0);
        // Differences that the documentation allows are not reported (one engine of the demo show
        // lacks engineType). Known differences between generations do not change the verdict.
        for check in ["fields", "values"] {
            assert_eq!(
                fact(&checks, check, "verdict"),
                "\"ok\"",
                "{check}: {}",
                ran.out
            );
        }
        assert!(!fact(&checks, "fields", "findings").contains("engineType"));
        let known = fact(&checks, "fields", "known");
        match profile {
            Profile::V1_0 => {
                assert!(
                    known.contains("re_enabled") && known.contains("NodeName"),
                    "{known}"
                );
                assert!(known.contains("enabled"), "{known}");
            }
            Profile::V1_6 => assert_eq!(known, ""),
            Profile::V2_1 => {
                assert!(
                    known.contains("canCook") && known.contains("cookedId"),
                    "{known}"
                );
                assert!(known.contains("running"), "{known}");
            }
        }
    }
}

#[test]
fn the_key_is_looked_at_from_both_sides() {
    let keyed = || Options {
        api_key: Some("rh_abc".to_owned()),
        ..Options::default()
    };
    let (right, wrong) = (key_file("rh_abc"), key_file("rh_xyz"));
    let (right, wrong) = (right.to_str().unwrap(), wrong.to_str().unwrap());
    let (ran, checks) = examined(keyed(), &["--api-key-file", right]);
    assert_eq!(
        (ran.code, fact(&checks, "key", "findings")),
        (0, r#"["accepted"]"#.to_owned())
    );
    let (ran, checks) = examined(keyed(), &["--api-key-file", wrong]);
    assert_eq!(ran.code, ErrorKind::Auth.exit_code());
    assert!(fact(&checks, "key", "findings").contains("does not accept"));
    let (ran, checks) = examined(keyed(), &[]);
    assert_eq!(ran.code, ErrorKind::Auth.exit_code());
    assert!(fact(&checks, "key", "findings").contains("asks for an API key"));
    let (ran, checks) = examined(Options::default(), &["--api-key-file", right]);
    assert_eq!(
        (ran.code, fact(&checks, "key", "verdict")),
        (0, "\"note\"".to_owned())
    );
}

#[test]
fn a_key_without_all_rights_is_accepted() {
    // An API key may have rights for some groups of operations only.
    let hub = answering_each(|asked| match asked.split('/').nth(4) {
        Some("engines" | "launcher") => ("403 Forbidden", r#"{"error":"no right"}"#),
        _ => ("200 OK", "[]"),
    });
    let ran = at(
        &hub.url(),
        &[
            "--api-key-file",
            key_file("rh_abc").to_str().unwrap(),
            "doctor",
        ],
    );
    assert_eq!(ran.code, 0, "{}", ran.out);
    let message = ran
        .out
        .lines()
        .find(|line| line.starts_with("key"))
        .unwrap();
    assert!(
        message.contains("note") && message.contains("no rights for engines, launcher"),
        "{}",
        ran.out
    );
    // If the client has no key, the same responses mean that a key is required.
    let ran = at(&hub.url(), &["doctor"]);
    assert_eq!(ran.code, ErrorKind::Auth.exit_code(), "{}", ran.out);
}

#[test]
fn null_values_are_reported_wherever_they_are() {
    let show = |value: &str| {
        let property =
            |path: &str, value: &str| format!(r#"{{"PropertyPath":"{path}","Value":{value}}}"#);
        let node = |path: &str, properties: &str, functions: &str| {
            format!(
                r#"{{"NodePath":"{path}","properties":[{properties}],"functions":[{functions}]}}"#
            )
        };
        let call = format!(
            r#"{{"FunctionPath":"Go","properties":[{}]}}"#,
            property("Take", value)
        );
        let nodes = [
            node("First", &property("Fine", "0.5"), &call),
            node("Second", &property("Held", "{\"a\":1}"), ""),
            node(
                "Third",
                &[property("Fine", "true"), property("Last Error", value)].join(","),
                "",
            ),
        ];
        let text = format!(
            r#"{{"format":1,"engines":[{{"id":1,"name":"A","nodes":[{}]}},{{"id":2,"name":"B","nodes":[{}]}}]}}"#,
            nodes.join(","),
            node("Other", &property("Gone", value), "")
        );
        Options {
            show: Some(Show::from_json(&text).unwrap()),
            ..Options::default()
        }
    };
    for profile in Profile::ALL {
        let options = Options {
            profile,
            ..show("null")
        };
        let (ran, checks) = examined(options, &[]);
        assert_eq!(ran.code, 0, "{}", ran.out);
        assert_eq!(
            fact(&checks, "values", "verdict"),
            "\"note\"",
            "{}",
            ran.out
        );
        let findings = fact(&checks, "values", "findings");
        for place in [
            "engine 1, node Third: Last Error",
            "engine 2, node Other: Gone",
            "engine 1, node First, function Go: Take",
        ] {
            assert!(findings.contains(place), "{place}: {findings}");
        }
        assert!(
            !findings.contains("Fine") && !findings.contains("Held"),
            "{findings}"
        );
        assert!(findings.contains("3 of 6"), "{findings}");
    }
    let (_, checks) = examined(show("0"), &[]);
    assert_eq!(fact(&checks, "values", "verdict"), "\"ok\"");
}

#[test]
fn unknown_differences_are_reported() {
    let hub = answering_each(|asked| match asked.rsplit('/').next() {
        Some("engines") => ("200 OK", r#"[{"id":3,"name":"A","mood":"fine"}]"#),
        Some("3") => ("200 OK", r#"{"id":3,"name":"A","mood":"fine"}"#),
        _ => ("200 OK", "[]"),
    });
    let ran = at(&hub.url(), &["doctor"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    let message = ran
        .out
        .lines()
        .find(|line| line.trim_start().starts_with("Engine: "));
    let message = message.unwrap_or_else(|| panic!("{}", ran.out));
    assert!(
        message.contains("mood") && message.contains("cacheDir"),
        "{message}"
    );
    assert!(
        !message.contains("engineType") && !message.contains("canCook"),
        "{message}"
    );
}

#[test]
fn a_hub_without_its_licence_is_no_healthy_hub() {
    let license = License::Missing {
        status: 402,
        body: "no license".to_owned(),
    };
    let (ran, checks) = examined(
        Options {
            license,
            ..Options::default()
        },
        &[],
    );
    assert_eq!(ran.code, ErrorKind::Rejected.exit_code());
    assert!(fact(&checks, "operations", "findings").contains("no license"));
}

#[test]
fn what_cannot_be_reached_is_said_once() {
    let closed = ClosedPort::new().unwrap();
    let ran = at(&closed.url(), &["doctor"]);
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (ErrorKind::Connect.exit_code(), "")
    );
    assert_eq!(ran.out.matches("FAILED").count(), 1, "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 2, "{}", ran.out);
}

#[test]
fn an_offline_engine_is_a_note_and_a_broken_response_is_a_failure() {
    let away = answering_each(|asked| match asked.rsplit('/').next() {
        Some("engines") => ("200 OK", r#"[{"id":3,"canCook":true,"re_enabled":true}]"#),
        Some("3" | "nodes") => ("500 Internal Server Error", ""),
        _ => ("200 OK", "[]"),
    });
    let ran = at(&away.url(), &["doctor"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("operations  note     "), "{}", ran.out);
    assert!(ran.out.contains("engines.list_nodes (GET "), "{}", ran.out);
    let broken = answering_each(|asked| match asked.rsplit('/').next() {
        Some("templates") => ("200 OK", r#"[{"name":"no id"}]"#),
        _ => ("200 OK", "[]"),
    });
    let ran = at(&broken.url(), &["doctor"]);
    assert_eq!(ran.code, ErrorKind::Decode.exit_code(), "{}", ran.out);
    assert!(ran.out.contains("operations  FAILED   "), "{}", ran.out);
    assert!(
        ran.out.contains("generation  note     1.6 or 2.1"),
        "{}",
        ran.out
    );
}

/// Unless they are configured otherwise, some proxies decode the encoded slashes in paths.
#[test]
fn a_proxy_that_decodes_slashes_is_named() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let address = hub.url().replace("http://", "");
    let proxy = Server::answering_each(move |request| {
        let mut stream = TcpStream::connect(&address).unwrap();
        let (method, target) = (&request.method, request.target.replace("%2F", "/"));
        let head =
            format!("{method} {target} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut response = Vec::new();
        stream.read_to_end(&mut response).unwrap();
        response
    });
    let ran = at(&proxy.url(), &["doctor"]);
    assert_eq!(ran.code, ErrorKind::NotFound.exit_code(), "{}", ran.out);
    assert!(
        ran.out.contains("a proxy in front of the hub decodes %2F"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains("AllowEncodedSlashes NoDecode"),
        "{}",
        ran.out
    );
    let ran = at(&hub.url(), &["doctor"]);
    assert!(ran.code == 0 && !ran.out.contains("%2F"), "{}", ran.out);
}

#[test]
fn people_get_a_table() {
    let hub = crate::ran::demo();
    let ran = at(&hub.url(), &["doctor"]);
    let message = ran.printed();
    assert!(
        message.starts_with("check       verdict  finding\nreached     ok       http://"),
        "{message}"
    );
    assert!(message.contains("generation  ok       1.6: "), "{message}");
}
