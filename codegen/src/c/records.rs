//! Describes records for C: the accessors of their fields.

use gfxhub::schema::{
    BODIES, FieldInfo, FieldType, Presence, RECORDS, RecordInfo, ResponseType, calls,
};
use serde::Serialize;

use super::naming::{c_docs, c_type, has_text, is_integer, is_text};
use crate::names::snake;

/// A record, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct RecordView {
    name: &'static str,
    c: String,
    /// Part of function names that stands for the record.
    snake: String,
    docs: String,
    /// `true` if an operation returns a list of this record.
    is_listed: bool,
    /// `true` if the record is a field of a body.
    is_given: bool,
    fields: Vec<FieldView>,
}

/// A field of a record, in the form that the templates use.
#[derive(Serialize)]
struct FieldView {
    name: &'static str,
    wire: &'static str,
    docs: String,
    optional: bool,
    /// `true` if the field contains text that C reads without a copy.
    has_text: bool,
    /// The accessors that C gets for the field.
    kind: Kind,
    /// C type of the field if it is a number or a borrowed object; C type of one element if the
    /// field is a list.
    of: String,
    /// Part of function names that stands for the borrowed object.
    of_snake: String,
    /// Expression that reads the field, or one element of it if the field is a list.
    get: String,
}

/// The accessors that C gets for a field.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// An accessor for the text, and for an optional field one for its presence.
    Text,
    /// One accessor for a number or a boolean.
    Number,
    /// One accessor for any JSON.
    Value,
    /// One accessor for a record.
    Record,
    /// Two accessors: the number of texts, and the text at an index.
    Texts,
    /// Two accessors: the number of records, and the record at an index.
    Items,
    /// Accessors for the number of elements, and for the element and its name at an index. Another
    /// accessor finds an element by its name.
    Members,
}

/// Returns a view of each record.
pub(super) fn views() -> Result<Vec<RecordView>, String> {
    RECORDS.iter().map(|record| view(record)).collect()
}

fn view(record: &'static RecordInfo) -> Result<RecordView, String> {
    let fields = record.fields.iter().map(|one| {
        field(one).map_err(|what| format!("C has no accessor for {}.{what}", record.name))
    });
    Ok(RecordView {
        name: record.name,
        c: c_type(record.name),
        snake: snake(record.name),
        docs: c_docs(record.docs),
        is_listed: calls()
            .any(|call| matches!(call.outcome, ResponseType::List(of) if of == record)),
        is_given: BODIES
            .iter()
            .flat_map(|body| body.fields)
            .any(|field| field.shape == FieldType::Record(record)),
        fields: fields.collect::<Result<_, _>>()?,
    })
}

fn field(field: &'static FieldInfo) -> Result<FieldView, String> {
    let name = field.name;
    let optional = field.presence == Presence::Optional;
    let mut docs = c_docs(field.docs);
    let (kind, of, get) = match &field.shape {
        shape if is_text(shape) => {
            if let FieldType::Enum(words) = shape {
                let known: Vec<String> = words
                    .values
                    .iter()
                    .map(|word| format!("`{word}`"))
                    .collect();
                let known = known.join(", ");
                docs += &format!("\n\nKnown words: {known}; hubs may send others.");
            }
            (Kind::Text, String::new(), text(field, optional))
        }
        FieldType::Boolean if optional => {
            (Kind::Number, "bool".to_owned(), format!("record.{name}"))
        }
        shape if is_integer(shape) => {
            let get = match (shape, optional) {
                (FieldType::Id(_), true) => ".map(|id| id.get())",
                (FieldType::Id(_), false) => ".get()",
                _ => "",
            };
            (
                Kind::Number,
                "i64".to_owned(),
                format!("record.{name}{get}"),
            )
        }
        FieldType::Value => (Kind::Value, String::new(), String::new()),
        FieldType::Record(of) if optional => (Kind::Record, c_type(of.name), String::new()),
        FieldType::Object => (Kind::Members, "gfxhub_value".to_owned(), String::new()),
        FieldType::RecordMap(FieldType::Record(of)) => {
            (Kind::Members, c_type(of.name), String::new())
        }
        FieldType::List(FieldType::Record(of)) => (Kind::Items, c_type(of.name), String::new()),
        FieldType::List(FieldType::RendererRef) => {
            (Kind::Items, "gfxhub_renderer_ref".to_owned(), String::new())
        }
        FieldType::List(of) if is_text(of) => (Kind::Texts, String::new(), read(of, "it")),
        other => return Err(format!("{name}: {other:?}")),
    };
    Ok(FieldView {
        name,
        wire: field.wire,
        docs,
        optional,
        has_text: has_text(&field.shape),
        kind,
        of_snake: of.trim_start_matches("gfxhub_").to_owned(),
        of,
        get,
    })
}

/// Returns the expression that reads a text field.
fn text(field: &FieldInfo, optional: bool) -> String {
    let place = format!("record.{}", field.name);
    match field.shape {
        shape if optional => format!(
            "{place}.as_ref().map_or(gfxhub_str::EMPTY, |it| {})",
            read(&shape, "it")
        ),
        shape @ (FieldType::Enum(_) | FieldType::Id(_)) => read(&shape, &place),
        shape => read(&shape, &format!("&{place}")),
    }
}

fn read(shape: &FieldType, place: &str) -> String {
    match shape {
        FieldType::Enum(_) => format!("enum_text({place}.as_str(), {place}.is_known())"),
        FieldType::Id(_) => format!("text({place}.as_str())"),
        _ => format!("text({place})"),
    }
}
