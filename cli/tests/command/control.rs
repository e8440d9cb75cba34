//! Tests of `gfxhub control`: the faults, clock, outages and reset of a running simulator, and the
//! errors for servers that are not simulators.

use std::io::Write;
use std::time::{Duration, Instant};

use gfxhub_simulator::{ClockMode, LocalHub, Options};
use serde_json::{Value, json};

use crate::answering::answering;
use crate::environment::{process, typing};
use crate::ran::{CommandOutput, at, demo, key_file, with_key};

/// Time limit that no step of these tests should reach.
const TIMEOUT: Duration = Duration::from_secs(20);

fn control(hub: &LocalHub, args: &[&str]) -> CommandOutput {
    at(&hub.url(), &[&["control"], args].concat())
}

fn faults(hub: &LocalHub) -> Value {
    let listed = control(hub, &["faults", "list", "--json"]);
    serde_json::from_str(listed.printed()).unwrap()
}

#[test]
fn a_scenario_of_a_file_is_set_listed_and_cleared() {
    let hub = demo();
    assert_eq!(control(&hub, &["faults", "list"]).printed(), "");
    let mut file = tempfile::NamedTempFile::new().unwrap();
    let scenario = r#"{"seed": 7, "faults": [
        {"fault": "status", "status": 503, "operation": "projects.*", "times": 1}]}"#;
    file.write_all(scenario.as_bytes()).unwrap();
    let path = file.path().to_str().unwrap();
    assert_eq!(control(&hub, &["faults", "set", path]).printed(), "");
    let call = ["--max-attempts", "1", "projects", "list"];
    at(&hub.url(), &call).failed(15);
    at(&hub.url(), &call).printed();
    let rule = json!({"fault": "status", "status": 503, "operation": "projects.*", "times": 1,
        "seen": 2, "struck": 1});
    assert_eq!(
        faults(&hub),
        json!({ "seed": 7, "faults": [rule], "struck": 1 })
    );
    let listed = control(&hub, &["faults", "list"]);
    let lines: Vec<_> = listed.printed().lines().collect();
    assert_eq!(lines.len(), 2, "{}", listed.out);
    assert!(lines[0].starts_with("fault"), "{}", listed.out);
    for word in ["status", "operation projects.*", "times 1"] {
        assert!(lines[1].contains(word), "{}", listed.out);
    }
    let counts: Vec<_> = lines[1].split_whitespace().rev().take(2).collect();
    assert_eq!(counts, ["1", "2"]);
    assert_eq!(control(&hub, &["faults", "clear"]).printed(), "");
    assert_eq!(faults(&hub)["faults"], json!([]));
}

#[test]
fn a_scenario_comes_from_the_standard_input_too() {
    let hub = demo();
    let set = ["control", "faults", "set", "-", "--json"];
    let scenario = br#"{"faults": [{"fault": "close", "engine": 3}]}"#;
    let output = typing(&hub, &set, scenario);
    assert!(output.status.success());
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(printed["faults"][0]["engine"], 3);
    assert_eq!(faults(&hub), printed);
}

#[test]
fn a_rule_of_the_command_line_is_added_to_the_others() {
    let hub = demo();
    let add = |args: &[&str]| control(&hub, &[&["faults", "add"], args].concat());
    add(&[
        "status",
        "--set",
        "status=503",
        "--set",
        "body=7 busy",
        "--times",
        "1",
    ])
    .printed();
    let call = ["--max-attempts", "1", "projects", "list"];
    at(&hub.url(), &call).failed(15);
    let path = "/api/rest/v1/engines/3/nodes/*";
    let selectors = [
        "--operation",
        "engines.*",
        "--engine",
        "Studio A",
        "--path",
        path,
        "--connection",
        "1",
        "--nth",
        "2",
        "--every",
        "2",
        "--probability",
        "0.5",
        "--after",
        "effect",
    ];
    add(&[&["delay", "--set", "seconds=0.5"][..], &selectors].concat()).printed();
    add(&["close", "--item", "71"]).printed();
    let mut set = faults(&hub);
    assert_eq!(set["struck"], 1, "the counts of the first continue");
    let mut rules = set["faults"].take();
    for rule in rules.as_array_mut().unwrap() {
        let rule = rule.as_object_mut().unwrap();
        rule.remove("seen");
        rule.remove("struck");
    }
    assert_eq!(
        rules,
        json!([
            {"fault": "status", "status": 503, "body": "7 busy", "times": 1},
            {"fault": "delay", "seconds": 0.5, "operation": "engines.*", "engine": 3, "path": path,
                "connection": 1, "nth": 2, "every": 2, "probability": 0.5, "after": "effect"},
            {"fault": "close", "item": "71"},
        ])
    );
    for (args, words) in [
        (&["staus"][..], &["staus"][..]),
        (
            &["status", "--set", "status=busy"],
            &["faults[3].status", "200 to 599"],
        ),
        (&["status", "--set", "status"], &["--set", "NAME=VALUE"]),
        (
            &["delay", "--set", "seconds=1", "--set", "seconds=2"],
            &["seconds is given twice"],
        ),
        (
            &["close", "--times", "three"],
            &["--times", "not a number", "Nothing was changed"],
        ),
        (
            &["refuse", "--engine", "3"],
            &["faults[3].engine", "connection"],
        ),
        (
            &["close", "--path", "/engines/3"],
            &["faults[3].path", "/api/rest/v1"],
        ),
    ] {
        let ran = add(args);
        let said = ran.failed(2);
        for word in words {
            assert!(said.contains(word), "{args:?}: {said}");
        }
    }
    let unknown = add(&["close", "--engine", "three"]);
    assert!(unknown.failed(10).contains("nothing named three"));
    assert_eq!(faults(&hub)["faults"].as_array().unwrap().len(), 3);
    let missing = control(&hub, &["faults", "set", "no-such-faults.json"]);
    assert!(missing.failed(18).contains("no-such-faults.json"));
}

#[test]
fn the_clock_is_shown_and_advanced() {
    let clock = ClockMode::Manual;
    let hub = LocalHub::start(Options {
        clock,
        ..Options::default()
    })
    .unwrap();
    let shown = control(&hub, &["clock", "show"]);
    let words: Vec<_> = shown.printed().split_whitespace().collect();
    assert_eq!(words[..3], ["mode", "manual", "elapsed"]);
    let moved = control(&hub, &["clock", "advance", "1.5", "--json"]);
    let moved: Value = serde_json::from_str(moved.printed()).unwrap();
    assert_eq!(moved, json!({ "mode": "manual", "elapsed": 1.5 }));
    control(&hub, &["clock", "advance", "-1"]).failed(2);
    let real = control(&demo(), &["clock", "advance", "1"]);
    assert!(real.failed(11).contains("manual clock"), "{}", real.err);
}

#[test]
fn engines_and_the_hub_go_away_and_come_back() {
    let hub = demo();
    let status = |engine: &str| {
        let read = at(&hub.url(), &["engines", "get", engine, "--json"]);
        let engine: Value = serde_json::from_str(read.printed()).unwrap();
        engine["status"].as_str().unwrap().to_owned()
    };
    let before = status("3");
    control(&hub, &["outage", "engine", "3"]).printed();
    assert_eq!(status("3"), "disconnected");
    control(&hub, &["outage", "engine", "3", "0"]).printed();
    assert_eq!(status("3"), before);
    control(&hub, &["outage", "engine", "3", "0", "--empty-for", "3600"]).printed();
    let nodes = at(&hub.url(), &["engines", "list-nodes", "3", "--json"]);
    assert_eq!(nodes.printed(), "[]\n");
    let unknown = control(&hub, &["outage", "engine", "99"]);
    assert!(
        unknown.failed(10).contains("no engine 99"),
        "{}",
        unknown.err
    );
    assert!(
        control(&hub, &["outage", "hub", "3601"])
            .failed(2)
            .contains("3600")
    );
    at(&hub.url(), &["playout", "rename-rundown", "1", "Gone"]).printed();
    control(&hub, &["outage", "hub", "0.2"]).printed();
    // The hub has no store, so after the outage it has its initial show.
    let begun = Instant::now();
    loop {
        let read = at(
            &hub.url(),
            &["--max-attempts", "1", "playout", "get-rundown", "1"],
        );
        if read.code == 0 && !read.out.contains("Gone") {
            break;
        }
        assert!(begun.elapsed() < TIMEOUT, "{read:?}");
    }
}

#[test]
fn a_running_simulator_is_reset_and_slowed_down() {
    let hub = demo();
    at(&hub.url(), &["playout", "rename-rundown", "1", "Gone"]).printed();
    assert_eq!(control(&hub, &["reset"]).printed(), "");
    assert!(hub.journal().is_empty());
    let read = at(&hub.url(), &["playout", "get-rundown", "1"]);
    assert!(!read.printed().contains("Gone"));
    control(&hub, &["service-time", "0.002"]).printed();
    let shown = control(&hub, &["service-time", "--json"]);
    assert_eq!(shown.printed(), "{\"seconds\":0.002}\n");
    assert!(
        control(&hub, &["service-time", "11"])
            .failed(2)
            .contains("10 seconds")
    );
    let folder = tempfile::tempdir().unwrap();
    let store = Some(folder.path().join("hub.store"));
    let hub = LocalHub::start(Options {
        store,
        ..Options::default()
    })
    .unwrap();
    let kept = control(&hub, &["reset"]);
    assert!(
        kept.failed(11).contains("a hub with a store is not reset"),
        "{}",
        kept.err
    );
}

#[test]
fn a_simulator_with_a_key_is_reached_as_by_everything_else() {
    let hub = with_key("rh_abc");
    let mut command = process(&["control", "faults", "add", "close"]);
    command
        .env("GFXHUB_URL", hub.url())
        .env("GFXHUB_API_KEY", "rh_abc");
    assert!(command.status().unwrap().success());
    let key = key_file("rh_abc");
    let key = key.to_str().unwrap();
    control(&hub, &["faults", "clear", "--api-key-file", key]).printed();
    assert_eq!(faults(&hub)["faults"], json!([]));
}

#[test]
fn a_simulator_elsewhere_asks_for_its_token() {
    let options = Options {
        host: "0.0.0.0".parse().unwrap(),
        control_token: Some("t0ken".to_owned()),
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap();
    let refused = control(&hub, &["reset"]);
    let said = refused.failed(9);
    for word in ["GFXHUB_CONTROL_TOKEN", "--control-token-file", "printed"] {
        assert!(said.contains(word), "{said}");
    }
    let with = |token: &str| {
        let mut command = process(&["control", "reset"]);
        command
            .env("GFXHUB_URL", hub.url())
            .env("GFXHUB_CONTROL_TOKEN", token);
        command.output().unwrap()
    };
    let with_token = with("t0ken");
    assert!(with_token.status.success(), "{with_token:?}");
    let wrong = with("t0ken2");
    assert_eq!(wrong.status.code(), Some(9));
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(
        said.contains("(from GFXHUB_CONTROL_TOKEN) is not the token of the simulator"),
        "{said}"
    );
    assert!(!said.contains("t0ken"), "{said}");
    let file = key_file("t0ken");
    let file = file.to_str().unwrap();
    control(&hub, &["reset", "--control-token-file", file]).printed();
}

#[test]
fn a_real_hub_is_not_a_simulator() {
    for (status, content_type, body) in [
        ("404 Not Found", "text/plain", "404 page not found"),
        (
            "404 Not Found",
            "application/json",
            r#"{"error":"Not found"}"#,
        ),
        (
            "500 Internal Server Error",
            "text/plain",
            "500: Internal server error",
        ),
        (
            "401 Unauthorized",
            "application/json",
            r#"{"error":"no key"}"#,
        ),
        ("403 Forbidden", "text/plain", "forbidden"),
        ("200 OK", "text/html", "<html>welcome</html>"),
        ("200 OK", "application/json", "{}"),
    ] {
        let hub = answering(status, content_type, body);
        let ran = at(&hub.url(), &["--max-attempts", "1", "control", "reset"]);
        let said = ran.failed(10);
        assert!(said.contains("this is not a simulator"), "{status}: {said}");
        assert!(said.contains("Nothing was changed"), "{status}: {said}");
    }
    let ran = at("http://127.0.0.1:1", &["--json", "control", "reset"]);
    assert!(ran.failed(3).contains("\"Connect\""), "{}", ran.err);
}
