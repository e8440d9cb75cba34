//! The fixture of the boundary trials: a record, a body and a list of each kind, and the items and
//! the results of composed calls.

use gfxhub::schema::{
    BODIES, BodyField, BodyInfo, FieldInfo, FieldType, OperationInfo, RECORDS, RecordInfo,
    ResponseType, calls,
};
use serde::Serialize;

use super::naming::{argument, body_type, c_type, export, wire_snake};
use crate::composed::{CallView, ComposedView, ItemsView};
use crate::demo::{demo_number, demo_text};
use crate::output_files::File;
use crate::templates::render;

/// The fixture, as the templates see it.
#[derive(Serialize)]
struct Fixture {
    handles: Vec<Handle>,
    items: Vec<Items>,
    /// Results of composed calls, which are called with `items`.
    results: Vec<Handle>,
}

/// Two items of a composed call: the type of an item, the name of the fixture's member, and the
/// values.
#[derive(Serialize)]
struct Items {
    c: String,
    member: String,
    values: Vec<String>,
}

/// A handle in the fixture: its type, its name, and the call that creates it.
#[derive(Serialize)]
struct Handle {
    c: String,
    stem: String,
    make: String,
}

/// Returns the files of the fixture.
pub(super) fn files(composed: &ComposedView) -> Result<Vec<File>, String> {
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
    let lists = calls().filter_map(|operation| {
        let c = match operation.outcome {
            ResponseType::List(of) => c_type(of.name) + "_list",
            ResponseType::DataList(of) => c_type(of.name) + "s",
            ResponseType::Ids => "gfxhub_renderer_id_list".to_owned(),
            _ => return None,
        };
        let make = format!("{}({})", export(operation), arguments(operation));
        // Only the first operation that returns this list is used.
        (!is_later(operation)).then_some((c, make))
    });
    let handles = records.chain(bodies).chain(lists);
    let handle = |(c, make): (String, String)| Handle {
        stem: c.trim_start_matches("gfxhub_").to_owned(),
        c,
        make,
    };
    let mut all: Vec<Items> = Vec::new();
    for call in &composed.calls {
        let items = items(&call.items);
        if all.iter().all(|known| known.member != items.member) {
            all.push(items);
        }
    }
    let results = composed.results.iter().filter_map(|results| {
        let mut calls: Vec<&CallView> = composed.calls.iter().collect();
        // Calls that only read come first because they leave the hub unchanged.
        calls.sort_by_key(|call| !call.reads);
        let call = calls.into_iter().find(|call| call.results == *results)?;
        let passed = call.passed("have->client", &format!("have->{}", member(&call.items)));
        let make = format!("{}({passed}, &made, NULL)", call.c);
        Some((results.c.clone(), make))
    });
    let fixture = Fixture {
        handles: handles.map(handle).collect(),
        items: all,
        results: results.map(handle).collect(),
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

/// Returns the name of the fixture's member that contains these items.
pub(super) fn member(items: &ItemsView) -> String {
    match items.item.holds {
        "text" | "number" => items.c.clone(),
        _ => items.item.c.trim_start_matches("gfxhub_").to_owned(),
    }
}

fn items(items: &ItemsView) -> Items {
    // The first item has a body. The second one has a number in place of it, or no body.
    let body = items.item.body.as_ref();
    let whole = body.map(|body| format!("have->{}", body.c.trim_start_matches("gfxhub_")));
    let demo = [
        items.demo_item(0, whole.as_deref()),
        items.demo_item(1, None),
    ];
    let cast = |item| match items.item.holds {
        "text" | "number" => item,
        _ => format!("({}){item}", items.item.c),
    };
    Items {
        c: match items.item.holds {
            "text" => "const char *".to_owned(),
            "number" => "int64_t ".to_owned(),
            _ => format!("{} ", items.item.c),
        },
        member: member(items),
        values: demo.map(cast).to_vec(),
    }
}

/// Returns `true` if an earlier operation returns the same list.
fn is_later(operation: &OperationInfo) -> bool {
    let same = |other: &&OperationInfo| other.outcome == operation.outcome;
    calls()
        .find(same)
        .is_some_and(|first| first.name != operation.name)
}

fn arguments(operation: &OperationInfo) -> String {
    // The operations of the group named `group` need a client that is a group.
    let client = match operation.group {
        "group" => "have->group",
        _ => "have->client",
    };
    let mut passed = vec![client.to_owned()];
    for given in operation.arguments {
        let name = argument(given);
        passed.push(match given.shape {
            FieldType::Id(id) if id.text => demo_text(&name).to_owned(),
            _ => demo_number(&name).to_string(),
        });
    }
    let body = operation.body.map(body_type);
    passed.extend(body.map(|body| format!("have->{}", body.trim_start_matches("gfxhub_"))));
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
    // The name must be that of an operation, because a preview needs a call that exists.
    if body.name == "PreviewedCall" {
        return r#"{"name":"engines.get","arguments":{"engineId":3}}"#.to_owned();
    }
    // The snapshots are documents, because a comparison of any other JSON would return no list of
    // differences.
    if body.name == "SnapshotComparison" {
        let snapshot = r#""format":"gfxhub-snapshot","version":1"#;
        let engines = r#""engines":[{"id":3,"nodes":[{"NodePath":"x"}]}]"#;
        return format!(r#"{{"first":{{{snapshot},{engines}}},"second":{{{snapshot}}}}}"#);
    }
    let field = |field: &BodyField| match field.shape {
        // The property that the trials set in the demo show accepts this value.
        FieldType::Value => format!("\"{}\":0.5", field.wire),
        // The demo show is strict: it refuses fields that a template lacks.
        FieldType::Object => format!("\"{}\":{{}}", field.wire),
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
