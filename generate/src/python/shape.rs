//! How each shape of the tables is typed: in the native glue, in what Python gives and in what it gets.

use gfxhub::{BodyField, FieldInfo, Outcome, Presence, Shape};

/// The type of the native glue that takes it.
pub(super) fn native(shape: &Shape) -> String {
    match shape {
        Shape::Integer => "Integer".to_owned(),
        Shape::Id(id) if !id.text => "Integer".to_owned(),
        Shape::Id(id) if id.or_integer => "TextOrInteger".to_owned(),
        Shape::Id(_) | Shape::Text | Shape::Name | Shape::Words(_) => "Text".to_owned(),
        Shape::Seconds => "Seconds".to_owned(),
        Shape::Object | Shape::Body(_) | Shape::Keyed(_) => "Members".to_owned(),
        Shape::List(of) if is_parameters(of) => "Parameters".to_owned(),
        Shape::List(of) => format!("Vec<{}>", native(of)),
        _ => "Given".to_owned(),
    }
}

/// Whether these are the parameters of a function call, which may be given as a dict: each body of
/// them has a path and the value for it.
pub(super) fn is_parameters(shape: &Shape) -> bool {
    matches!(shape, Shape::Body(body) if body.name == "FunctionParameter")
}

/// The same for a field of a body.
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

/// What Python may give, as stubs write it.
pub(super) fn given(shape: &Shape) -> String {
    match shape {
        Shape::Boolean => "bool".to_owned(),
        Shape::Integer => "int".to_owned(),
        Shape::Seconds => "float | timedelta".to_owned(),
        Shape::Text | Shape::Name => "str".to_owned(),
        Shape::Id(id) if !id.text => "int".to_owned(),
        Shape::Id(id) if id.or_integer => "str | int".to_owned(),
        Shape::Id(_) => "str".to_owned(),
        Shape::Words(words) => words.name.to_owned(),
        Shape::Object => "Mapping[str, Any]".to_owned(),
        Shape::List(of) if is_parameters(of) => {
            format!("Mapping[str, Any] | Sequence[{}]", given(of))
        }
        Shape::List(of) => format!("Sequence[{}]", given(of)),
        Shape::Keyed(of) => format!("Mapping[str, {}]", given(of)),
        Shape::Body(body) => body.name.to_owned(),
        _ => "Any".to_owned(),
    }
}

/// The same for a field of a body that is an argument of its own.
pub(super) fn given_field(field: &BodyField) -> String {
    let mut text = given(&field.shape);
    if field.nullable {
        text.push_str(" | Null");
    }
    if !field.required {
        text.push_str(" | None");
    }
    text
}

/// What Python gets, as stubs write it.
pub(super) fn got(shape: &Shape) -> String {
    match shape {
        Shape::Boolean => "bool".to_owned(),
        Shape::Integer => "int".to_owned(),
        Shape::Seconds => "float".to_owned(),
        Shape::Text | Shape::Name => "str".to_owned(),
        Shape::Id(id) if id.text => "str".to_owned(),
        Shape::Id(_) => "int".to_owned(),
        Shape::Words(words) => format!("{} | str", words.name),
        Shape::Object => "dict[str, Any]".to_owned(),
        Shape::List(of) => format!("list[{}]", got(of)),
        Shape::Keyed(of) => format!("dict[str, {}]", got(of)),
        Shape::Record(record) => record.name.to_owned(),
        Shape::RendererRef => "int | Renderer".to_owned(),
        _ => "Any".to_owned(),
    }
}

/// The same for a field of a record.
pub(super) fn got_field(field: &FieldInfo) -> String {
    let text = got(&field.shape);
    match field.presence {
        Presence::Optional if text != "Any" => format!("{text} | None"),
        _ => text,
    }
}

/// What an operation gives, as stubs write it.
pub(super) fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::List(record) => format!("RecordList[{}]", record.name),
        Outcome::Record(record) | Outcome::First(record) => record.name.to_owned(),
        Outcome::Ids => "list[int]".to_owned(),
        Outcome::Id => "int".to_owned(),
        Outcome::Word => "str".to_owned(),
        Outcome::Raw => "RawResponse".to_owned(),
        _ => "None".to_owned(),
    }
}
