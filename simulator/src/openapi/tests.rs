//! Tests that the OpenAPI document agrees with the tables, and that documents agree with their
//! schemas.

use std::collections::BTreeSet;

use gfxhub::schema::{EXTERNAL_DATA, OPERATIONS, Presence, received_records};
use gfxhub::{Client, RecallPlanning, RecallRequest, Record, SnapshotTaking, UndoRequest};
use serde_json::{Value, json};

use super::{document_schemas, openapi};
use crate::{LocalHub, Options};

fn keys(object: &Value) -> BTreeSet<&str> {
    object
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

fn names(list: &Value) -> BTreeSet<&str> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|name| name.as_str().unwrap()).collect()
}

#[test]
fn every_operation_is_at_its_path_with_its_arguments_body_status_and_class() {
    let document = serde_json::to_value(openapi()).unwrap();
    for row in OPERATIONS {
        let method = row.method.as_str().to_ascii_lowercase();
        let operation = &document["paths"][row.path][method];
        assert_eq!(operation["operationId"], row.name);
        assert_eq!(operation["tags"][0], row.group, "{}", row.name);
        assert_ne!(operation["summary"], "", "{}", row.name);
        assert_eq!(operation["x-gfxhub-retry"]["class"], row.resend.word());
        assert!(operation["responses"].get(row.status.to_string()).is_some());
        let parameters = operation["parameters"].as_array();
        let parameters = parameters.map(Vec::as_slice).unwrap_or_default();
        let found: Vec<_> = parameters
            .iter()
            .map(|it| it["name"].as_str().unwrap())
            .collect();
        let expected: Vec<_> = row.arguments.iter().map(|argument| argument.wire).collect();
        assert_eq!(found, expected, "{}", row.name);
        for (parameter, argument) in parameters.iter().zip(row.arguments) {
            assert!(
                row.path.contains(&format!("{{{}}}", argument.wire)),
                "{}",
                row.name
            );
            assert_eq!(
                (&parameter["in"], &parameter["required"]),
                (&"path".into(), &true.into())
            );
            assert!(
                parameter.get("example").is_some(),
                "{} {}",
                row.name,
                argument.wire
            );
        }
        let body = operation["requestBody"]["content"]["application/json"].get("schema");
        let expected = row
            .body
            .map(|body| format!("#/components/schemas/{}", body.name));
        assert_eq!(
            body.and_then(|it| it["$ref"].as_str()),
            expected.as_deref(),
            "{}",
            row.name
        );
    }
    let paths = document["paths"].as_object().unwrap();
    let methods = paths
        .values()
        .flat_map(|item| item.as_object().unwrap().values());
    let documented = methods.filter(|it| it.get("operationId").is_some()).count();
    assert_eq!(documented, OPERATIONS.len());
}

#[test]
fn records_and_bodies_have_their_fields_and_need_no_more_than_the_tables_say() {
    let document = serde_json::to_value(openapi()).unwrap();
    let schemas = &document["components"]["schemas"];
    for record in received_records() {
        let schema = &schemas[record.name];
        let all: BTreeSet<_> = record.fields.iter().map(|field| field.wire).collect();
        assert_eq!(keys(&schema["properties"]), all, "{}", record.name);
        let required = record.fields.iter();
        let required = required.filter(|field| field.presence == Presence::Required);
        let required: BTreeSet<_> = required.map(|field| field.wire).collect();
        assert_eq!(names(&schema["required"]), required, "{}", record.name);
        assert_eq!(schema["additionalProperties"], true, "{}", record.name);
    }
    for body in super::schemas::sent_bodies() {
        let schema = &schemas[body.name];
        let all: BTreeSet<_> = body.fields.iter().map(|field| field.wire).collect();
        assert_eq!(keys(&schema["properties"]), all, "{}", body.name);
        let required = body.fields.iter().filter(|field| field.required);
        let required: BTreeSet<_> = required.map(|field| field.wire).collect();
        assert_eq!(names(&schema["required"]), required, "{}", body.name);
        assert_eq!(schema["additionalProperties"], false, "{}", body.name);
    }
}

#[test]
fn the_call_without_a_documented_method_is_described_and_is_no_operation() {
    let document = serde_json::to_value(openapi()).unwrap();
    assert!(document["paths"].get(EXTERNAL_DATA.path).is_none());
    let described = document["paths"].as_object().unwrap().values();
    let described: Vec<_> = described
        .filter_map(|item| item.get("x-gfxhub-undocumented"))
        .collect();
    assert_eq!(described.len(), 1);
    assert_eq!(described[0]["operation"], EXTERNAL_DATA.name);
}

#[test]
fn every_reference_resolves_and_every_schema_is_valid_and_used() {
    let document = serde_json::to_value(openapi()).unwrap();
    check_references(&document, "/components/schemas");
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        assert!(jsonschema::meta::is_valid(schema), "{name}");
    }
    for (name, schema) in document_schemas() {
        let schema = serde_json::to_value(schema).unwrap();
        check_references(&schema, "/definitions");
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
    }
}

/// Checks that every reference of a document resolves, and that each schema at this place is used.
fn check_references(document: &Value, schemas: &str) {
    let mut found = BTreeSet::new();
    collect_references(document, &mut found);
    for reference in &found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    for name in document
        .pointer(schemas)
        .unwrap()
        .as_object()
        .unwrap()
        .keys()
    {
        assert!(found.contains(&format!("#{schemas}/{name}")), "{name}");
    }
}

/// Validates a document against the schema of its format. Returns the errors.
fn faults(format: &str, document: &Value) -> Vec<String> {
    let mut schemas = document_schemas().into_iter();
    let (_, schema) = schemas
        .find(|(name, _)| *name == format!("{format}.schema.json"))
        .unwrap();
    let schema = serde_json::to_value(schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let faults = validator.iter_errors(document);
    faults.map(|fault| fault.to_string()).collect()
}

fn parsed(record: &impl Record) -> Value {
    serde_json::from_str(&record.to_json()).unwrap()
}

#[test]
fn the_schemas_of_documents_take_what_calls_give_and_nothing_else() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let calls = client.snapshots();
    let taking = SnapshotTaking::new().once(true).fast(true);
    let snapshot = calls.take(&taking).unwrap();
    client
        .names()
        .set("Studio A / Mixer_0 / Opacity", 0.25)
        .unwrap();
    let planning = RecallPlanning::new(&snapshot).all(true).over(0.1);
    let plan = calls.plan(planning.fast(true)).unwrap();
    let report = calls.recall(RecallRequest::new(&plan)).unwrap();
    assert!(!report.results.is_empty());
    let undo = report.undo.clone().unwrap();
    let undone = calls.undo(UndoRequest::new(&undo)).unwrap();
    let documents = [
        ("gfxhub-snapshot", parsed(&snapshot)),
        ("gfxhub-recall-plan", parsed(&plan)),
        ("gfxhub-undo", parsed(&undo)),
        ("gfxhub-recall-report", parsed(&report)),
        ("gfxhub-recall-report", parsed(&undone)),
    ];
    for (format, document) in &documents {
        assert_eq!(faults(format, document), [""; 0], "{format}");
        let mut more = document.clone();
        more["note"] = json!({ "of": "a person" });
        assert_eq!(faults(format, &more), [""; 0], "{format}");
    }
    for (format, document) in &documents[..3] {
        for (member, wrong) in [
            ("format", json!("gfxhub-other")),
            ("version", json!(0)),
            ("version", json!(2)),
        ] {
            let mut document = document.clone();
            document[member] = wrong;
            assert_eq!(faults(format, &document).len(), 1, "{format}, {member}");
            document.as_object_mut().unwrap().remove(member);
            assert_eq!(faults(format, &document).len(), 1, "{format}, {member}");
        }
    }
    let mut wrong = documents[0].1.clone();
    wrong["engines"][0]["nodes"][0]["properties"][0]["PropertyPath"] = json!(7);
    assert_eq!(faults("gfxhub-snapshot", &wrong).len(), 1);
}

#[test]
fn no_description_shows_marks_of_the_rust_documentation() {
    let text = openapi().to_string();
    for mark in ["](", "crate::", "```", "gfxhub::"] {
        assert!(!text.contains(mark), "{mark}");
    }
}

fn collect_references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match (name.as_str(), member) {
                    ("$ref", Value::String(to)) => {
                        found.insert(to.clone());
                    }
                    _ => collect_references(member, found),
                }
            }
        }
        Value::Array(elements) => elements.iter().for_each(|it| collect_references(it, found)),
        _ => {}
    }
}
