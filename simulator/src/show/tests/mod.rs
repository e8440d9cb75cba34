//! Tests of shows. This module has a small valid show with every section, and functions that change
//! it.

mod documented;
mod engine_faults;
mod faults;
mod reading;
mod rundown_faults;
mod schema;
mod studio;

use super::{Show, ShowError, ValidationError};
use serde_json::{Value, json};

const NODE: &str = "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b13";
const PIN: &str = "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b14";

/// Returns a valid show in which no section is empty.
fn valid_show() -> Value {
    json!({
        "format": 1,
        "engines": [
            { "id": 1, "name": "RE", "engineType": "RE", "rgraphId": 1,
              "instances": [{ "id": 1 }, { "id": 2 }],
              "nodes": [{ "NodePath": "Mixer_0",
                  "properties": [{ "PropertyPath": "a", "Value": 1 },
                                 { "PropertyPath": "b", "Value": { "x": [0.5] } },
                                 { "PropertyPath": "c", "Value": 2.5 },
                                 { "PropertyPath": "d", "Value": 3 }],
                  "functions": [{ "FunctionPath": "f",
                                  "properties": [{ "PropertyPath": "a", "Value": null }] },
                                { "FunctionPath": "g",
                                  "properties": [{ "PropertyPath": "s", "Value": 1 }],
                                  "swap": { "properties": ["c", "d"], "seconds": "s" } }] }] },
            { "id": 2, "name": "RE5", "engineType": "RE5", "graphId": 1 },
            { "id": 3, "name": "No type" }
        ],
        "graphs": [{ "id": 1, "name": "G", "nodes": [{ "NodePath": NODE,
            "properties": [{ "PropertyPath": PIN, "Value": 1 }],
            "functions": [{ "FunctionPath": PIN }] }] }],
        "rgraphs": [{ "id": 1, "name": "R", "nodes": [{ "NodePath": "Desk" }, { "NodePath": "Wall" }] }],
        "ustates": [{ "id": 1, "name": "U" }],
        "templates": [
            { "id": 1, "name": "Lower Third", "data": { "headline": "none", "side": "left" },
              "buttons": [{ "id": "in", "key": "I" }, { "id": "out", "label": "Out" }],
              "externalData": { "photo": { "contentType": "image/png", "base64": "Zm9v" } } },
            { "id": 2, "name": "Clock" }
        ],
        "playoutRundowns": [{ "id": 1, "name": "News", "items": [
            { "id": 1, "name": "A", "template": "Lower Third", "data": { "headline": "own" } },
            { "id": 2, "name": "B", "template": "Clock" }] }],
        "newsroomRundowns": [{ "ncsID": "NCS", "roID": "1", "roSlug": "News",
            "createdAt": "2024-05-17T18:30:00Z",
            "items": [
                { "storyID": "1", "itemID": "1", "mosObject": { "objID": "M1", "createdBy": "Desk",
                    "created": "2024-05-17T18:30:00Z", "template": "Lower Third" } },
                { "storyID": "1", "itemID": "2", "mosObject": { "objID": "M2",
                    "created": "2024-05-17T18:30:00Z", "buttons": [{ "id": "in" }, { "id": "out" }] } }
            ] }],
        "projects": [{ "projectId": 1, "name": "P" }],
        "launchConfigs": [{ "id": 1, "name": "L", "renderers": [1] }],
        "renderers": [{ "id": 1, "launchConfigId": 1, "engineId": 1, "projectId": 1,
                        "engineType": "RE", "stateId": 1 }]
    })
}

fn read(show: &Value) -> Result<Show, ShowError> {
    Show::from_json(&show.to_string())
}

/// Returns the valid show with one value added or replaced at a JSON pointer.
fn with(pointer: &str, value: Value) -> Value {
    let mut show = valid_show();
    set(&mut show, pointer, value);
    show
}

fn set(show: &mut Value, pointer: &str, value: Value) {
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    match show.pointer_mut(parent).unwrap() {
        Value::Array(list) if last == "-" => list.push(value),
        Value::Array(list) => list[last.parse::<usize>().unwrap()] = value,
        Value::Object(object) => drop(object.insert(last.to_owned(), value)),
        other => panic!("{parent} is {other}"),
    }
}

fn faults_of(show: &Value) -> Vec<ValidationError> {
    read(show)
        .expect_err("the show should be refused")
        .faults()
        .to_vec()
}

/// Asserts that a show has one fault, at this place, with this text.
fn only(show: &Value, place: &str, problem: &str) {
    let faults = faults_of(show);
    let found: Vec<_> = faults.iter().map(|f| (f.place(), f.problem())).collect();
    assert_eq!(found.len(), 1, "{place}: {found:?}");
    assert_eq!(found[0].0, place);
    assert!(
        found[0].1.contains(problem),
        "{place}: {:?} lacks {problem:?}",
        found[0].1
    );
    assert!(!faults[0].remedy().is_empty());
}

/// Changes one place of the valid show, given as a JSON pointer; the error must name that place.
fn assert_invalid(pointer: &str, value: Value, problem: &str) {
    let mut place = String::new();
    for step in pointer[1..].split('/') {
        match step.parse::<usize>() {
            Ok(index) => place += &format!("[{index}]"),
            Err(_) if place.is_empty() => place += step,
            Err(_) => place += &format!(".{step}"),
        }
    }
    only(&with(pointer, value), &place, problem);
}
