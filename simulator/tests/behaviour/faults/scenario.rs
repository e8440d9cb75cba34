//! Tests that scenarios that cannot be used are refused, and that the error names the place.

use gfxhub::ErrorKind;
use gfxhub_simulator::json::{Map, Value, json};
use gfxhub_simulator::{FAULT_CATALOG, FAULT_SELECTORS, Faults};

#[track_caller]
fn refused(scenario: &str, place: &str, word: &str) {
    let error = Faults::from_json(scenario).unwrap_err();
    assert_eq!(error.place(), place, "{error}");
    assert!(error.problem().contains(word), "{error}");
    assert!(error.to_string().contains(place), "{error}");
    assert_eq!(error.client_kind(), ErrorKind::Invalid);
}

/// Asserts that a scenario with this rule is refused because of this member.
#[track_caller]
fn rule_refused(rule: &str, member: &str, word: &str) {
    let place = format!("faults[1]{member}");
    refused(
        &format!(r#"{{"faults": [{{"fault": "close"}}, {rule}]}}"#),
        &place,
        word,
    );
}

#[test]
fn what_is_no_scenario_is_refused() {
    refused("", "", "JSON");
    refused("[]", "", "object");
    refused(r#"{"faults"#, "", "unclosed text at line 1");
    refused(r#"{"faults": [{"fault": "close",]}"#, "faults[0]", "line 1");
    refused(r#"{"seed": -1}"#, "seed", "whole number");
    refused(r#"{"seed": 1, "seed": 2}"#, "", "repeated key");
    refused(r#"{"rules": []}"#, "rules", "a scenario is");
    refused(r#"{"faults": {}}"#, "faults", "list");
    refused(
        &format!(r#"{{"faults": [{}1]}}"#, "1,".repeat(1000)),
        "faults",
        "1000",
    );
}

#[test]
fn rules_are_refused_by_their_member() {
    rule_refused("7", "", "object");
    rule_refused("{}", ".fault", "one of");
    rule_refused(r#"{"fault": "explode"}"#, ".fault", "reset-in-body");
    rule_refused(
        r#"{"fault": "close", "seconds": 1}"#,
        ".seconds",
        "takes fault, operation",
    );
    rule_refused(r#"{"fault": "delay", "secnods": 1}"#, ".secnods", "seconds");
    rule_refused(
        r#"{"fault": "delay", "seconds": -1}"#,
        ".seconds",
        "0 to 3600",
    );
    rule_refused(
        r#"{"fault": "delay", "seconds": null}"#,
        ".seconds",
        "seconds",
    );
    rule_refused(
        r#"{"fault": "status", "status": 199}"#,
        ".status",
        "200 to 599",
    );
    rule_refused(
        r#"{"fault": "status", "headers": {"a b": "c"}}"#,
        ".headers",
        "a b",
    );
    rule_refused(
        r#"{"fault": "status", "headers": {"a": "c\n"}}"#,
        ".headers",
        "sent",
    );
    rule_refused(
        r#"{"fault": "endless-body", "chunked": 1}"#,
        ".chunked",
        "true or false",
    );
    rule_refused(
        r#"{"fault": "deep-nesting", "depth": 1e9}"#,
        ".depth",
        "1048576",
    );
    rule_refused(
        r#"{"fault": "close", "after": "reply"}"#,
        ".after",
        "request or effect",
    );
    rule_refused(
        r#"{"fault": "cut-json", "after": "request"}"#,
        ".after",
        "effect only",
    );
    rule_refused(
        r#"{"fault": "refuse", "after": "effect"}"#,
        ".after",
        "connection",
    );
    rule_refused(
        r#"{"fault": "refuse", "operation": "*"}"#,
        ".operation",
        "connection",
    );
    rule_refused(
        r#"{"fault": "close", "operation": "engine.*"}"#,
        ".operation",
        "engines.*",
    );
    rule_refused(
        r#"{"fault": "close", "operation": "playout.take"}"#,
        ".operation",
        "no operation",
    );
    rule_refused(
        r#"{"fault": "close", "engine": "3"}"#,
        ".engine",
        "whole number",
    );
    rule_refused(
        r#"{"fault": "close", "engine": 3, "operation": "playout.*"}"#,
        ".engine",
        "no call",
    );
    rule_refused(r#"{"fault": "close", "item": ""}"#, ".item", "or a text");
    rule_refused(
        r#"{"fault": "close", "item": 1.5}"#,
        ".item",
        "whole number",
    );
    rule_refused(
        r#"{"fault": "close", "item": 3, "operation": "playout.list_items"}"#,
        ".item",
        "no call",
    );
    rule_refused(
        r#"{"fault": "close", "item": 3, "engine": 3}"#,
        ".item",
        "no call",
    );
    rule_refused(r#"{"fault": "close", "path": 3}"#, ".path", "request log");
    for (path, word) in [
        ("/engines/3", "/api/rest/v1/"),
        ("/api/rest/v1*", "request log"),
        ("/api/rest/v1/engine/3", "no call"),
        ("/api/rest/v1/engines/3/nodes/a/b", "no call"),
        ("/api/rest/v1/engines/3/nodes/a/b*", "no call"),
        ("/api/rest/v1/engines?api_key=***", "query"),
        ("/api/rest/v1/engines/3/nodes/a\\u2026", "ellipsis"),
        ("/api/rest/v1/engines/%zz", "%zz"),
    ] {
        let rule = format!(r#"{{"fault": "close", "path": "{path}"}}"#);
        rule_refused(&rule, ".path", word);
    }
    rule_refused(
        r#"{"fault": "close", "path": "/api/rest/v1/engines/3", "operation": "projects.list"}"#,
        ".path",
        "no call",
    );
    for selector in ["engine", "item", "path"] {
        let rule = format!(r#"{{"fault": "refuse", "{selector}": 3}}"#);
        rule_refused(&rule, &format!(".{selector}"), "connection");
    }
    rule_refused(r#"{"fault": "close", "nth": 0}"#, ".nth", "1 or more");
    rule_refused(
        r#"{"fault": "close", "every": "2"}"#,
        ".every",
        "whole number",
    );
    rule_refused(r#"{"fault": "close", "times": -1}"#, ".times", "0 or more");
    rule_refused(
        r#"{"fault": "close", "connection": 1.5}"#,
        ".connection",
        "whole number",
    );
    rule_refused(
        r#"{"fault": "close", "probability": 1.1}"#,
        ".probability",
        "0 to 1",
    );
}

#[test]
fn rules_that_a_call_can_match_are_taken() {
    for rule in [
        r#""operation": "graphs.load", "engine": 3"#,
        r#""operation": "newsroom.*", "item": "2/3""#,
        r#""operation": "playout.trigger_external_data", "item": 3"#,
        r#""path": "/api/rest/v1/*""#,
        r#""path": "/api/rest/v1/engi*""#,
        r#""path": "/api/rest/v1/engines/3/nodes/Mixer_0/properties/Actor%2F%2FEnableRender%2F0""#,
        r#""path": "/api/rest/v1/engines/3/nodes/Mixer_0/prop*", "operation": "engines.*""#,
    ] {
        let scenario = format!(r#"{{"faults": [{{"fault": "close", {rule}}}]}}"#);
        Faults::from_json(&scenario).unwrap_or_else(|why| panic!("{why}"));
    }
}

#[test]
fn a_file_is_named() {
    let missing = Faults::load("no-such-faults.json").unwrap_err();
    assert!(
        missing.to_string().contains("no-such-faults.json"),
        "{missing}"
    );
    assert_eq!(missing.client_kind(), ErrorKind::Io);
}

#[test]
fn every_default_is_one_that_may_be_written() {
    for kind in FAULT_CATALOG {
        let mut rule = Map::new();
        rule.insert("fault".into(), kind.name.into());
        for parameter in kind.parameters {
            // A member of a rule cannot be both a parameter and a selector.
            let selects = FAULT_SELECTORS.iter().any(|it| it.name == parameter.name);
            assert!(!selects, "{}: {}", kind.name, parameter.name);
            let default = serde_json::from_str(parameter.default);
            rule.insert(parameter.name.into(), default.unwrap());
        }
        let scenario = json!({ "faults": [Value::Object(rule)] }).to_string();
        let faults = Faults::from_json(&scenario).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(faults.len(), 1);
    }
    let mut names: Vec<_> = FAULT_CATALOG.iter().map(|kind| kind.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), FAULT_CATALOG.len());
    assert!(Faults::from_json("{}").unwrap().is_empty());
}

#[test]
fn selectors_that_take_a_text_are_marked() {
    for selector in FAULT_SELECTORS {
        let text = match selector.name {
            "operation" => "engines.*",
            "path" => "/api/rest/v1/engines/3",
            "after" => "effect",
            _ => "1",
        };
        let rule = json!({ "fault": "close", selector.name: text });
        let read = Faults::from_json(&json!({ "faults": [rule] }).to_string());
        assert_eq!(read.is_ok(), selector.text, "{}: {read:?}", selector.name);
    }
}
