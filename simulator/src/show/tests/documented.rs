//! Tests that `docs/shows.md` agrees with the code: the example, the fields, the messages.

use super::{read, set, valid_show, with};
use crate::show::Show;
use crate::show::error::ValidationError;
use serde_json::{Value, json};

fn docs() -> String {
    include_str!("../../../../docs/shows.md").replace("\r\n", "\n")
}

#[test]
fn the_example_is_the_minimal_show() {
    let minimal = include_str!("../../../shows/minimal.json").replace("\r\n", "\n");
    assert!(
        docs().contains(&minimal),
        "docs/shows.md does not show simulator/shows/minimal.json"
    );
}

/// Collects every name of the format below a value, without the names that people choose.
fn names(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.push(name.clone());
                match name.as_str() {
                    "Value" | "data" => {}
                    "externalData" => {
                        value
                            .as_object()
                            .unwrap()
                            .values()
                            .for_each(|field| names(field, found));
                    }
                    _ => names(value, found),
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|value| names(value, found)),
        _ => {}
    }
}

#[test]
fn every_field_is_listed() {
    let show = read(&valid_show()).unwrap();
    let mut found = vec!["text".to_owned()];
    names(&json!(show), &mut found);
    assert!(found.len() > 100);
    let docs = docs();
    let words: std::collections::HashSet<_> = docs
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect();
    for name in found {
        assert!(
            words.contains(name.as_str()),
            "docs/shows.md does not list {name}"
        );
    }
}

fn quoted(faults: &[ValidationError]) {
    for fault in faults {
        assert!(
            docs().contains(&format!("{fault}\n")),
            "docs/shows.md lacks: {fault}"
        );
    }
}

#[test]
fn quoted_messages_are_those_of_the_validator() {
    let mut show = with("/renderers/0/stateId", json!(9));
    set(
        &mut show,
        "/engines/1/nodes",
        json!([{ "NodePath": "Mixer_0" }]),
    );
    let clock = json!({ "id": 3, "name": "C", "template": "Clok" });
    set(&mut show, "/playoutRundowns/0/items/-", clock);
    let error = read(&show).unwrap_err();
    assert_eq!(error.faults().len(), 3, "{error}");
    quoted(error.faults());

    quoted(
        read(&with("/engines/0/nodes", Value::Null))
            .unwrap_err()
            .faults(),
    );

    let properties = json!([{ "PropertyPath": "a", "Value": 1 }, { "PropertyPath": "b", "Value": 1 },
                            { "PropertyPath": "c" }]);
    let node = |at: i32| json!({ "NodePath": format!("N{at}") });
    let mut nodes: Vec<_> = (0..5).map(node).collect();
    set(&mut nodes[4], "/properties", properties);
    quoted(
        read(&with("/engines/1/nodes", json!(nodes)))
            .unwrap_err()
            .faults(),
    );

    let template = |at: i32| json!({ "id": at, "name": format!("T{at}"), "data": {} });
    let templates: Vec<_> = (1..5).map(template).collect();
    let text = json!({ "format": 1, "templates": templates }).to_string();
    let cut = text.rfind("{}").unwrap() + 1;
    quoted(Show::from_json(&text[..cut]).unwrap_err().faults());
}
