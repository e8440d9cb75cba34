//! Tests that the generation fails if an example cannot be written plainly in a language. The error
//! must name the operation.

use gfxhub_tests::case_format::cases_of;

use super::LANGUAGES;
use crate::reference::example::Example;

/// Returns an example that sets a property to this value.
fn setting(value: &str) -> Example {
    let target = "/api/rest/v1/engines/3/nodes/a/properties/b";
    let body = format!(r#"{{"Value": {value}}}"#);
    let answer = r#"{"PropertyPath": "b", "DisplayName": "B", "Value": 1}"#;
    let case = format!(
        r#"[{{"name": "engines.set_property: a", "operation": "engines.set_property",
            "kind": "success",
            "arguments": {{"engineId": 3, "nodePath": "a", "propertyPath": "b", "body": {body}}},
            "request": {{"method": "PATCH", "target": "{target}", "body": {body}}},
            "reply": {{"status": 200, "json": {answer}}}, "result": {answer}}}]"#
    );
    let case = cases_of(&case).unwrap().remove(0);
    Example::of(gfxhub::schema::operation(&case.operation).unwrap(), &case).unwrap()
}

/// Returns the languages that refuse the example, each with the reason.
fn refusals(value: &str) -> Vec<(&'static str, String)> {
    let examples = [setting(value)];
    let written = LANGUAGES.iter().map(|language| {
        let refused = (language.snippets)(&examples).err();
        refused.map(|why| (language.title, why))
    });
    written.flatten().collect()
}

#[test]
fn what_every_language_can_write_is_written() {
    for value in ["0.75", "3", "true", r#""Linear""#] {
        assert_eq!(refusals(value), [], "{value}");
    }
}

#[test]
fn what_a_language_cannot_write_fails_and_is_named() {
    for (value, refusing) in [
        ("[1, 2.5]", &["Rust", "C"][..]),
        ("[]", &["Rust", "C"]),
        (r#"{"x": 1.0, "y": 2.0, "z": 3.0}"#, &["C"]),
        (r#"{"a": 1}"#, &["Rust", "C"]),
        (r#""it's""#, &["Node", "Shell"]),
        (r#""two\nlines""#, &["C", "C++", "Node"]),
    ] {
        let refusals = refusals(value);
        let names: Vec<&str> = refusals.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, refusing, "{value}");
        for (name, why) in refusals {
            assert!(why.contains("engines.set_property"), "{name}: {why}");
        }
    }
}

#[test]
fn each_language_writes_the_call_in_its_own_way() {
    let examples = [setting("0.75")];
    for (language, due) in LANGUAGES.iter().zip([
        "&PropertyUpdate::new(0.75))?;",
        "gfxhub_property_update_new(value);",
        r#"hub.engines().set_property(3, "a", "b", 0.75);"#,
        r#"hub.engines.set_property(3, "a", "b", 0.75)"#,
        "await hub.engines.setProperty(3, 'a', 'b', 0.75)",
        "gfxhub engines set-property 3 a b 0.75",
    ]) {
        let snippets = (language.snippets)(&examples).unwrap();
        assert!(
            snippets[0].contains(due),
            "{}: {}",
            language.title,
            snippets[0]
        );
    }
}
