//! Tests of faults in the JSON of a response.

use gfxhub_simulator::Stage;
use gfxhub_simulator::json::Value;

use super::seen::{CallOutcome, Case, Ending, try_all};

/// Returns the body of a response as text. The framing of the response must be unfaulted. The
/// unfaulted body is an object with `id` and `name`.
fn says(seen: &CallOutcome) -> String {
    let response = seen.response();
    assert_eq!(
        response.header("content-length"),
        Some(&*response.body.len().to_string())
    );
    assert_eq!(
        response.header("content-type"),
        Some("application/json; charset=utf-8")
    );
    seen.ends(Ending::Open);
    String::from_utf8_lossy(&response.body).into_owned()
}

/// Returns the unfaulted body with this value for a member.
fn with(seen: &CallOutcome, member: &str, value: &str) -> String {
    let mut body = seen.unfaulted.json();
    body[member] = Value::from("HERE");
    body.to_string().replace("\"HERE\"", value)
}

fn id(seen: &CallOutcome) -> String {
    seen.unfaulted.json()["id"].to_string()
}

const CASES: &[Case] = &[
    ("cut-json", "{}", |seen| {
        let unfaulted = seen.unfaulted.text();
        assert_eq!(says(seen), unfaulted[..unfaulted.len() / 2]);
    }),
    ("cut-json", r#"{"bytes": 1}"#, |seen| {
        assert_eq!(says(seen), "{")
    }),
    ("wrong-type", "{}", |seen| {
        assert_eq!(says(seen), with(seen, "id", "[]"))
    }),
    ("wrong-type", r#"{"member": "name"}"#, |seen| {
        assert_eq!(says(seen), with(seen, "name", r#"{"text":1}"#));
    }),
    ("duplicate-key", "{}", |seen| {
        assert_eq!(
            says(seen),
            with(seen, "id", &format!("{},\"id\":0", id(seen)))
        );
    }),
    ("deep-nesting", r#"{"depth": 3000}"#, |seen| {
        let deep = ["[".repeat(3000), "]".repeat(3000)].concat();
        assert_eq!(says(seen), with(seen, "id", &deep));
    }),
    ("not-utf8", "{}", |seen| {
        assert!(says(seen).contains("Six"));
        assert!(std::str::from_utf8(&seen.response().body).is_err());
    }),
    ("nan", "{}", |seen| {
        assert_eq!(says(seen), with(seen, "id", "NaN"))
    }),
    (
        "nan",
        r#"{"text": "-Infinity", "member": "name"}"#,
        |seen| {
            assert_eq!(says(seen), with(seen, "name", "-Infinity"));
        },
    ),
    ("huge-number", "{}", |seen| {
        assert_eq!(says(seen), with(seen, "id", "1e999"));
    }),
    ("trailing-garbage", "{}", |seen| {
        assert_eq!(says(seen), format!("{}}}garbage", seen.unfaulted.text()));
    }),
    ("null", "{}", |seen| assert_eq!(says(seen), "null")),
    ("null", r#"{"member": "name"}"#, |seen| {
        assert_eq!(says(seen), with(seen, "name", "null"));
    }),
    ("array-for-object", "{}", |seen| {
        assert_eq!(says(seen), format!("[{},\"Six\"]", id(seen)));
    }),
    ("success-false", "{}", |seen| {
        assert_eq!(says(seen), r#"{"success":false}"#);
        assert_eq!(seen.response().status, 200);
    }),
];

#[test]
fn every_fault_of_json_does_what_it_says() {
    try_all(Stage::Json, CASES);
}
