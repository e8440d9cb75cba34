//! What the trials of the boundary are done with: a record, a body and a list of each kind.

use gfxhub::schema::{
    BODIES, BodyField, BodyInfo, FieldInfo, FieldType, GROUPS, OperationInfo, RECORDS, RecordInfo,
    ResponseType,
};
use serde::Serialize;

use super::naming::{argument, body_type, c_type, export, wire_snake};
use crate::output_files::File;
use crate::templates::render;

/// A text id of the demo show, for an argument of this name.
pub(super) fn demo_text(name: &str) -> &'static str {
    match name {
        "node_path" => "\"Mixer_0\"",
        "property_path" => "\"Default//Opacity/0\"",
        "function_path" => "\"Default//DoTransition/0\"",
        "ncs_id" => "\"SPORT.NCS.STUDIO\"",
        "ro_id" => "\"69425946\"",
        "obj_id" => "\"69430001\"",
        "interpolation" => "\"Linear\"",
        "engine_type" => "\"RE\"",
        "template_" => "\"Lower Third\"",
        _ => "\"x\"",
    }
}

/// A number id of the demo show, for an argument of this name.
pub(super) fn demo_number(name: &str) -> i64 {
    match name {
        "engine_id" => 3,
        "item_id" => 2,
        "graph_id" => 21,
        "rgraph_id" => 11,
        "ustate_id" => 31,
        "renderer_id" => 101,
        _ => 1,
    }
}

/// What the templates speak of.
#[derive(Serialize)]
struct Fixture {
    handles: Vec<Handle>,
}

/// A handle: its type, what it is called, and the call that makes one.
#[derive(Serialize)]
struct Handle {
    c: String,
    stem: String,
    make: String,
}

/// The files.
pub(super) fn files() -> Result<Vec<File>, String> {
    let records = RECORDS.iter().map(|record| {
        let c = c_type(record.name);
        let make = from_json(&c, &record_json(record));
        (c, make)
    });
    let bodies = BODIES.iter().map(|body| {
        let c = body_type(body);
        let make = from_json(&c, &body_json(body));
        (c, make)
    });
    let operations = GROUPS.iter().flat_map(|group| group.operations);
    let lists = operations.filter_map(|operation| {
        let c = match operation.outcome {
            ResponseType::List(of) => c_type(of.name) + "_list",
            ResponseType::Ids => "gfxhub_renderer_id_list".to_owned(),
            _ => return None,
        };
        let make = format!("{}({})", export(operation), arguments(operation));
        // The first operation that gives a list will do.
        (!is_later(operation)).then_some((c, make))
    });
    let handles = records.chain(bodies).chain(lists);
    let handles = handles.map(|(c, make)| Handle {
        stem: c.trim_start_matches("gfxhub_").to_owned(),
        c,
        make,
    });
    let fixture = Fixture {
        handles: handles.collect(),
    };
    let file = |name| {
        let text = render(&format!("c/{name}"), &fixture)?;
        Ok(File::new(format!("c/boundary/{name}"), text))
    };
    ["fixture_typed.h", "fixture_made.h", "fixture_typed.c"]
        .into_iter()
        .map(file)
        .collect()
}

/// Whether an operation before it gives the same list.
fn is_later(operation: &OperationInfo) -> bool {
    let same = |other: &&&OperationInfo| other.outcome == operation.outcome;
    let mut all = GROUPS.iter().flat_map(|group| group.operations);
    all.find(same)
        .is_some_and(|first| first.name != operation.name)
}

fn arguments(operation: &OperationInfo) -> String {
    let mut passed = vec!["have->client".to_owned()];
    for given in operation.arguments {
        let name = argument(given);
        passed.push(match given.shape {
            FieldType::Id(id) if id.text => demo_text(&name).to_owned(),
            _ => demo_number(&name).to_string(),
        });
    }
    passed.extend(["NULL", "&made", "NULL"].map(str::to_owned));
    passed.join(", ")
}

fn from_json(c: &str, json: &str) -> String {
    format!("{c}_from_json({json:?}, &made, NULL)")
}

fn record_json(record: &RecordInfo) -> String {
    let field = |field: &FieldInfo| format!("\"{}\":{}", field.wire, value(&field.shape));
    let fields: Vec<String> = record.fields.iter().map(field).collect();
    format!("{{{},\"beyond\":[1]}}", fields.join(","))
}

fn body_json(body: &BodyInfo) -> String {
    let field = |field: &BodyField| match field.shape {
        // What the demo show's property takes.
        FieldType::Value => format!("\"{}\":0.5", field.wire),
        _ => format!("\"{}\":{}", field.wire, value(&field.shape)),
    };
    let fields: Vec<String> = body.fields.iter().map(field).collect();
    format!("{{{}}}", fields.join(","))
}

fn value(shape: &FieldType) -> String {
    match shape {
        FieldType::Boolean => "true".to_owned(),
        FieldType::Integer | FieldType::Seconds => "1".to_owned(),
        FieldType::Id(id) if !id.text => demo_number(&wire_snake(id.wire)).to_string(),
        FieldType::Value => "{\"a\":[1,\"b\"]}".to_owned(),
        FieldType::Object => "{\"x\":\"y\"}".to_owned(),
        FieldType::List(of) => format!("[{}]", value(of)),
        FieldType::RecordMap(of) => format!("{{\"x\":{}}}", value(of)),
        FieldType::Record(of) => record_json(of),
        FieldType::Body(of) => body_json(of),
        FieldType::RendererRef => "{\"id\":7,\"engineId\":1}".to_owned(),
        FieldType::Enum(words) => format!("\"{}\"", words.values[0]),
        _ => "\"x\"".to_owned(),
    }
}
