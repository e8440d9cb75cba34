//! Describes records for C++: their fields, and the accessors of the C interface that fill them.

use gfxhub::schema::{FieldInfo, FieldType, Presence, RECORDS, RecordInfo};
use serde::Serialize;

use super::types;
use crate::c::naming::c_type;
use crate::views::innermost;

/// A record, or the reference to a renderer, which is not in the table of records.
#[derive(Serialize)]
pub(super) struct RecordView {
    name: &'static str,
    c: String,
    docs: &'static str,
    fields: Vec<FieldView>,
}

/// A field of a record, in the form that the templates use.
#[derive(Serialize)]
struct FieldView {
    name: String,
    docs: &'static str,
    #[serde(rename = "type")]
    form: String,
    /// Initial value, before the field is read.
    initial: &'static str,
    /// Name of the function that reads the field.
    read: String,
    /// Arguments of this function.
    arguments: Vec<String>,
}

/// Returns the records, each after the records that it contains.
pub(super) fn views() -> Vec<RecordView> {
    let mut views = Vec::new();
    for record in RECORDS {
        add(record, &mut views);
    }
    views
}

fn add(record: &'static RecordInfo, views: &mut Vec<RecordView>) {
    if views.iter().any(|view| view.name == record.name) {
        return;
    }
    for field in record.fields {
        match innermost(field.shape) {
            FieldType::Record(inner) => add(inner, views),
            FieldType::RendererRef => {
                let renderer = RECORDS.iter().find(|record| record.name == "Renderer");
                renderer.into_iter().for_each(|record| add(record, views));
                if views.iter().all(|view| view.name != "RendererRef") {
                    views.push(RecordView {
                        name: "RendererRef",
                        c: c_type("RendererRef"),
                        docs: "",
                        fields: Vec::new(),
                    });
                }
            }
            _ => {}
        }
    }
    let c = c_type(record.name);
    views.push(RecordView {
        name: record.name,
        docs: record.docs,
        fields: record.fields.iter().map(|one| field(&c, one)).collect(),
        c,
    });
}

fn field(c: &str, field: &'static FieldInfo) -> FieldView {
    let of = types::of(field.shape);
    let optional = field.presence == Presence::Optional;
    let initial = match field.shape {
        _ if optional => "",
        FieldType::Integer => " = 0",
        FieldType::Boolean => " = false",
        _ => "",
    };
    let (read, arguments) = reading(c, field);
    FieldView {
        name: types::field(field.name),
        docs: field.docs,
        form: match optional {
            true => format!("std::optional<{of}>"),
            false => of,
        },
        initial,
        read,
        arguments,
    }
}

/// Returns the name of the function that reads a field, and its arguments.
fn reading(c: &str, field: &FieldInfo) -> (String, Vec<String>) {
    let get = format!("{c}_{}", field.name);
    let of = types::of(field.shape);
    let optional = field.presence == Presence::Optional;
    // Most of the functions take `origin()` and the names of accessors. The others take the value
    // that an accessor returns.
    let by = |accessors: &[&str]| {
        let names = accessors.iter().map(|end| format!("{get}{end}"));
        [String::from("origin()")]
            .into_iter()
            .chain(names)
            .collect()
    };
    let got = format!("{get}(origin().get())");
    match field.shape {
        FieldType::List(inner) => {
            let read = format!("detail::list<{}>", types::of(*inner));
            (read, by(&["_len", "_at"]))
        }
        FieldType::RecordMap(inner) => {
            let read = format!("detail::keyed<{}>", types::of(*inner));
            (read, by(&["_len", "_key_at", "_at"]))
        }
        FieldType::Object => ("detail::object".to_owned(), by(&["_len", "_key_at", "_at"])),
        FieldType::Record(_) => (format!("detail::optional_record<{of}>"), by(&[""])),
        FieldType::Value => (
            format!("detail::part<{of}>"),
            vec!["origin()".to_owned(), got],
        ),
        shape if optional && types::is_text(shape) => {
            let has = format!("{c}_has_{}", field.name);
            let arguments = vec!["origin()".to_owned(), has, get.clone()];
            ("detail::optional_text".to_owned(), arguments)
        }
        _ if optional => (format!("detail::optional<{of}>"), by(&[""])),
        shape if types::is_text(shape) => ("detail::text".to_owned(), vec![got]),
        _ => (get, vec!["origin().get()".to_owned()]),
    }
}
