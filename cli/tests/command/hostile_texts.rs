//! Tests that texts from a hub can control neither a terminal nor a program that reads the output
//! line by line.

use gfxhub::Value;
use gfxhub_test_support::Server;

use crate::answering::answering_each;
use crate::ran::at;

/// Content of a JSON string with control characters: some as escapes, others unescaped, as a hub
/// may send them.
const HOSTILE: &str = "\u{7f}\u{9b}31m\\u001b[2J\\u007f\\u009d0;x\\n\u{202e}";

/// The text that this JSON string represents.
const TEXT: &str = "\u{7f}\u{9b}31m\u{1b}[2J\u{7f}\u{9d}0;x\n\u{202e}";

/// Starts a hub that sends this text in every place: in names, paths, values, member names and
/// errors.
fn hub() -> Server {
    answering_each(|asked| {
        let (status, json) = match asked {
            "GET /api/rest/v1/engines" => {
                ("200 OK", r#"[{"id":3,"name":"X","displayName":"X","X":1}]"#)
            }
            "GET /api/rest/v1/engines/3" => (
                "200 OK",
                r#"{"id":3,"name":"X","displayName":"X","X":{"X":["X"]}}"#,
            ),
            "GET /api/rest/v1/engines/3/nodes" => {
                ("200 OK", r#"[{"NodePath":"N","NodeName":"X"}]"#)
            }
            "GET /api/rest/v1/engines/3/nodes/N/properties" => (
                "200 OK",
                r#"[{"PropertyPath":"X","DisplayName":"X","Value":null}]"#,
            ),
            asked if asked.starts_with("GET /api/rest/v1/engines/3/nodes/N/properties/") => (
                "200 OK",
                r#"{"PropertyPath":"p","DisplayName":"X","Value":"X"}"#,
            ),
            asked if asked.starts_with("PATCH") => ("409 Conflict", r#"{"error":"X"}"#),
            asked if asked.contains("/playout/") => ("400 Bad Request", r#"{"error":"X"}"#),
            _ => ("200 OK", "[]"),
        };
        let json: &'static str = Box::leak(json.replace('X', HOSTILE).into_boxed_str());
        (status, json)
    })
}

/// Commands whose output and messages contain texts from the hub.
const COMMANDS: [&[&str]; 11] = [
    &["engines", "list"],
    &["engines", "get", "3"],
    &["engines", "list-properties", "3", "N"],
    &["engines", "get-property", "3", "N", "p"],
    &["engines", "list-properties-of", "3"],
    &[
        "engines",
        "get-properties",
        r#"[{"engineId":3,"nodePath":"N","propertyPath":"p"}]"#,
    ],
    &[
        "engines",
        "set-properties",
        r#"[{"engineId":3,"nodePath":"N","propertyPath":"p","Value":1}]"#,
    ],
    &["playout", "list-rundowns"],
    &["doctor"],
    &["doctor", "--verbose"],
    &["engines", "list", "--verbose"],
];

fn controls(text: &str) -> bool {
    text.contains(|c: char| c.is_control() && !matches!(c, '\n' | '\t'))
}

#[test]
fn no_output_for_people_holds_a_control_character() {
    let hub = hub();
    for command in COMMANDS {
        let ran = at(&hub.url(), command);
        assert!(!controls(&ran.out), "{command:?}: {:?}", ran.out);
        assert!(!controls(&ran.err), "{command:?}: {:?}", ran.err);
    }
}

#[test]
fn json_for_programs_holds_none_and_has_the_same_texts() {
    let hub = hub();
    let more: [&[&str]; 2] = [
        &["invoke", "engines.list"],
        &["request", "GET", "/api/rest/v1/engines"],
    ];
    for command in COMMANDS.iter().chain(&more) {
        let ran = at(&hub.url(), &[command, &["--json"][..]].concat());
        for text in [&ran.out, &ran.err] {
            assert!(!controls(text), "{command:?}: {text:?}");
        }
        let json = match ran.out.is_empty() {
            true => &ran.err,
            false => &ran.out,
        };
        let read = Value::from_json(json).unwrap();
        assert!(holds(&read), "{command:?}: {json}");
    }
}

/// Returns `true` if a value contains the text of the hub, either unchanged or escaped as in error
/// messages.
fn holds(value: &Value) -> bool {
    let is_it = |text: &str| text.contains(TEXT) || text.contains("\\u{9b}31m");
    match value {
        Value::Text(text) => is_it(text),
        Value::Array(items) => items.iter().any(holds),
        Value::Object(members) => members
            .iter()
            .any(|(name, value)| is_it(name) || holds(value)),
        _ => false,
    }
}

#[test]
fn a_pipe_gets_a_response_as_it_came_where_no_json_is_asked_for() {
    let hub = hub();
    let ran = at(&hub.url(), &["request", "GET", "/api/rest/v1/engines"]);
    assert!(ran.printed().contains(HOSTILE), "{:?}", ran.out);
}
