//! Python names of the types in the tables: in the native code, as an argument, and as a result.

use gfxhub::schema::{BodyField, FieldInfo, FieldType, Presence, ResponseType};

/// Returns the type in the native code.
pub(super) fn native(field_type: &FieldType) -> String {
    match field_type {
        FieldType::Boolean => "Boolean".to_owned(),
        FieldType::Integer => "Integer".to_owned(),
        FieldType::Id(id) if !id.text => "Integer".to_owned(),
        FieldType::Id(id) if id.or_integer => "TextOrInteger".to_owned(),
        FieldType::Id(_) | FieldType::Text | FieldType::NonEmptyString | FieldType::Enum(_) => {
            "Text".to_owned()
        }
        FieldType::Seconds => "Seconds".to_owned(),
        FieldType::Object | FieldType::Body(_) | FieldType::RecordMap(_) => "Mapping".to_owned(),
        FieldType::Record(_) => "Document".to_owned(),
        FieldType::List(of) if is_parameters(of) => "Parameters".to_owned(),
        FieldType::List(of) => format!("Vec<{}>", native(of)),
        _ => "AnyValue".to_owned(),
    }
}

/// Returns `true` for the parameters of a function call. They may be passed as a dict of paths and
/// values.
pub(super) fn is_parameters(field_type: &FieldType) -> bool {
    matches!(field_type, FieldType::Body(body) if body.name == "FunctionParameter")
}

/// Returns the type of a field of a body in the native code.
pub(super) fn native_field(field: &BodyField) -> String {
    let plain = native(&field.shape);
    let plain = if field.nullable {
        format!("Nullable<{plain}>")
    } else {
        plain
    };
    if field.required {
        plain
    } else {
        format!("Option<{plain}>")
    }
}

/// Returns the type of an argument in signatures.
pub(super) fn argument(field_type: &FieldType) -> String {
    match field_type {
        FieldType::Boolean => "bool".to_owned(),
        FieldType::Integer => "int".to_owned(),
        FieldType::Seconds => "float | timedelta".to_owned(),
        FieldType::Text | FieldType::NonEmptyString => "str".to_owned(),
        FieldType::Id(id) if !id.text => "int".to_owned(),
        FieldType::Id(id) if id.or_integer => "str | int".to_owned(),
        FieldType::Id(_) => "str".to_owned(),
        FieldType::Enum(words) => words.name.to_owned(),
        FieldType::Object => "Mapping[str, Any]".to_owned(),
        FieldType::List(of) if is_parameters(of) => {
            format!("Mapping[str, Any] | Sequence[{}]", argument(of))
        }
        FieldType::List(of) => format!("Sequence[{}]", argument(of)),
        FieldType::RecordMap(of) => format!("Mapping[str, {}]", argument(of)),
        FieldType::Body(body) => body.name.to_owned(),
        FieldType::Record(record) => format!("{} | Mapping[str, Any]", record.name),
        _ => "Any".to_owned(),
    }
}

/// Returns the type in signatures of a body's field that is an argument of its own.
pub(super) fn argument_field(field: &BodyField) -> String {
    let mut text = argument(&field.shape);
    if field.nullable {
        text.push_str(" | Null");
    }
    if !field.required {
        text.push_str(" | None");
    }
    text
}

/// Returns the type of a result in stubs.
pub(super) fn result(field_type: &FieldType) -> String {
    match field_type {
        FieldType::Boolean => "bool".to_owned(),
        FieldType::Integer => "int".to_owned(),
        FieldType::Seconds => "float".to_owned(),
        FieldType::Text | FieldType::NonEmptyString => "str".to_owned(),
        FieldType::Id(id) if id.text => "str".to_owned(),
        FieldType::Id(_) => "int".to_owned(),
        FieldType::Enum(words) => format!("{} | str", words.name),
        FieldType::Object => "dict[str, Any]".to_owned(),
        FieldType::List(of) => format!("list[{}]", result(of)),
        FieldType::RecordMap(of) => format!("dict[str, {}]", result(of)),
        FieldType::Record(record) => record.name.to_owned(),
        FieldType::RendererRef => "int | Renderer".to_owned(),
        _ => "Any".to_owned(),
    }
}

/// Returns the type of a field of a record in stubs.
pub(super) fn record_field(field: &FieldInfo) -> String {
    let text = result(&field.shape);
    match field.presence {
        Presence::Optional if text != "Any" => format!("{text} | None"),
        _ => text,
    }
}

/// Returns the type of an operation's result in signatures.
pub(super) fn returned(outcome: &ResponseType) -> String {
    match outcome {
        ResponseType::List(record) => format!("RecordList[{}]", record.name),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => record.name.to_owned(),
        ResponseType::Ids => "list[int]".to_owned(),
        ResponseType::Id => "int".to_owned(),
        ResponseType::PlainText => "str".to_owned(),
        ResponseType::Raw => "RawResponse".to_owned(),
        ResponseType::DataList(data) => format!("list[{}]", data.name),
        _ => "None".to_owned(),
    }
}
