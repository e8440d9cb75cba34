//! Tests that the simulator's responses conform to the OpenAPI document that it serves. The
//! validator knows neither the tables nor the simulator.

use std::collections::BTreeSet;

use gfxhub_simulator::{LocalHub, Options};
use serde_json::{Value, json};

use crate::studio::Studio;
use crate::wire::{Reply, segment, send};

/// Converts a value for the validator, which ignores the order of members.
fn plain(json: gfxhub_simulator::json::Value) -> Value {
    serde_json::to_value(json).unwrap()
}

fn step(name: &str) -> String {
    segment(&name.replace('~', "~0").replace('/', "~1"))
}

/// Returns a validator for the schema at this place of the document.
fn validator(document: &Value, steps: &[&str]) -> jsonschema::Validator {
    let pointer: String = steps
        .iter()
        .map(|name| format!("/{}", step(name)))
        .collect();
    let mut schema = document.clone();
    schema["$ref"] = format!("#{pointer}").into();
    jsonschema::validator_for(&schema).unwrap()
}

fn document(hub: &LocalHub) -> Reply {
    let token = format!("X-Control-Token: {}", hub.token());
    send(hub.port(), "GET", "/_control/openapi.json", &[&token], None)
}

/// An operation in the document, with its path and method.
struct Operation<'a> {
    path: &'a str,
    method: &'a str,
    facts: &'a Value,
}

fn operations(document: &Value) -> Vec<Operation<'_>> {
    let items = document["paths"].as_object().unwrap().iter();
    let operations = items.flat_map(|(path, item)| {
        let members = item.as_object().unwrap().iter();
        let methods = members.filter(|(_, facts)| facts.get("operationId").is_some());
        methods.map(move |(method, facts)| Operation {
            path,
            method,
            facts,
        })
    });
    operations.collect()
}

/// Calls an operation with the examples in the document.
fn call(hub: &LocalHub, operation: &Operation<'_>) -> Reply {
    let mut target = operation.path.to_owned();
    for parameter in operation.facts["parameters"]
        .as_array()
        .into_iter()
        .flatten()
    {
        let value = match &parameter["example"] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let name = parameter["name"].as_str().unwrap();
        target = target.replace(&format!("{{{name}}}"), &segment(&value));
    }
    let body = &operation.facts["requestBody"]["content"]["application/json"]["example"];
    let body = (!body.is_null()).then(|| body.to_string().into_bytes());
    let headers: &[&str] = match body {
        Some(_) => &["Content-Type: application/json"],
        None => &[],
    };
    let method = operation.method.to_ascii_uppercase();
    send(hub.port(), &method, &target, headers, body.as_deref())
}

#[test]
fn every_operation_called_as_in_its_example_responds_as_the_document_has_it() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let document = document(&hub).parts();
    assert_eq!(document.0, 200);
    let document = plain(document.1);
    assert_eq!(document, plain(gfxhub_simulator::openapi()));
    let operations = operations(&document);
    assert_eq!(operations.len(), 48);
    for operation in operations {
        let id = operation.facts["operationId"].as_str().unwrap();
        hub.reset().unwrap();
        let place = ["paths", operation.path, operation.method];
        let responses = operation.facts["responses"].as_object().unwrap();
        let (status, response) = responses
            .iter()
            .find(|(it, _)| it.starts_with('2'))
            .unwrap();
        let reply = call(&hub, &operation);
        assert_eq!(&reply.status.to_string(), status, "{id}: {reply:?}");
        let Some(content) = response.get("content") else {
            assert_eq!(reply.text(), "", "{id}");
            continue;
        };
        let (media_type, content) = content.as_object().unwrap().iter().next().unwrap();
        let sent = reply.header("content-type").unwrap();
        assert!(sent.starts_with(media_type.as_str()), "{id}: {sent}");
        let value = match media_type.as_str() {
            "application/json" => plain(reply.json()),
            _ => reply.text().into(),
        };
        let steps = ["responses", status, "content", media_type, "schema"];
        let validator = validator(&document, &[&place[..], &steps].concat());
        for value in [&value, &content["example"]] {
            if let Err(why) = validator.validate(value) {
                panic!("{id}: {why} in {value}");
            }
        }
        // A schema that accepts any value would also accept wrong responses.
        assert!(!validator.is_valid(&json!(true)), "{id}");
    }
}

#[test]
fn every_example_of_a_body_fits_its_schema_and_a_misspelt_member_does_not() {
    let document = plain(gfxhub_simulator::openapi());
    let with_body = operations(&document)
        .into_iter()
        .filter(|operation| operation.facts.get("requestBody").is_some());
    let mut bodies = 0;
    for operation in with_body {
        let place = ["paths", operation.path, operation.method];
        let steps = ["requestBody", "content", "application/json", "schema"];
        let validator = validator(&document, &[&place[..], &steps].concat());
        let content = &operation.facts["requestBody"]["content"]["application/json"];
        let mut example = content["example"].clone();
        assert!(validator.is_valid(&example), "{example}");
        example["misspelt"] = json!(1);
        assert!(!validator.is_valid(&example), "{example}");
        bodies += 1;
    }
    assert!(bodies >= 10, "{bodies}");
}

#[test]
fn errors_fit_too_and_the_document_needs_the_control_token() {
    let studio = Studio::new();
    let document = plain(document(&studio.hub).json());
    let error = validator(&document, &["components", "schemas", "Error"]);
    let mut media_types = BTreeSet::new();
    for (method, path, body) in [
        ("GET", "/engines/99", None),
        ("DELETE", "/playout/rundowns/99", None),
        ("PUT", "/launcher/99/launch", None),
        (
            "POST",
            "/playout/rundowns",
            Some(gfxhub_simulator::json::json!({})),
        ),
    ] {
        let reply = studio.call(method, path, body);
        assert!(reply.status >= 400, "{reply:?}");
        let Some(sent) = reply.header("content-type") else {
            assert_eq!(reply.text(), "");
            continue;
        };
        let (media_type, _) = sent.split_once(';').unwrap();
        if media_type == "application/json" {
            assert!(error.is_valid(&plain(reply.json())), "{reply:?}");
        }
        media_types.insert(media_type.to_owned());
    }
    let response = &document["components"]["responses"]["ClientError"];
    let documented = response["content"].as_object().unwrap().keys().cloned();
    assert_eq!(media_types, documented.collect());
    let port = studio.hub.port();
    let refused = send(port, "GET", "/_control/openapi.json", &[], None);
    assert_eq!(refused.status, 403);
}
