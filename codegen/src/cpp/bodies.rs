//! Describes bodies for C++: their fields, and their conversion to objects of the C interface.

use gfxhub::schema::{BODIES, BodyField, BodyInfo, FieldType};
use serde::Serialize;

use super::types;
use crate::c::naming::body_type;
use crate::views::innermost;

/// A body, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct BodyView {
    name: &'static str,
    c: String,
    docs: &'static str,
    /// `true` if the conversion to an object of the C interface can fail.
    checks: bool,
    fields: Vec<FieldView>,
}

/// A field of a body, in the form that the templates use.
#[derive(Serialize)]
struct FieldView {
    name: &'static str,
    wire: &'static str,
    docs: &'static str,
    required: bool,
    nullable: bool,
    /// Name in C++, changed if it is a keyword.
    member: String,
    /// Type of the member, which may be optional.
    #[serde(rename = "type")]
    form: String,
    /// Type of the value when the field is set.
    given: String,
    /// Type of the argument of the chained setter.
    chained: String,
    is_text: bool,
    is_list: bool,
    /// `true` if the field is an argument of the function that creates the body; other fields are
    /// set or added afterwards.
    passed: bool,
    /// Function that checks the value, or each element of a list, before it is passed to the C
    /// interface.
    check: &'static str,
    /// `true` if the value, or each element of a list, is a body itself.
    is_body: bool,
    /// Member of the value, or of each element of a list, that the C interface takes; empty for the
    /// whole.
    handle: &'static str,
}

/// Returns the bodies, each after the bodies that it contains.
pub(super) fn views() -> Vec<BodyView> {
    fn add(body: &'static BodyInfo, all: &mut Vec<&'static BodyInfo>) {
        for field in body.fields {
            if let FieldType::Body(inner) = innermost(field.shape) {
                add(inner, all);
            }
        }
        if !all.contains(&body) {
            all.push(body);
        }
    }
    let mut all = Vec::new();
    BODIES.iter().for_each(|body| add(body, &mut all));
    all.into_iter().map(view).collect()
}

fn view(body: &'static BodyInfo) -> BodyView {
    let fields: Vec<FieldView> = body.fields.iter().map(field).collect();
    let can_fail = |field: &FieldView| !field.passed || field.is_body || !field.check.is_empty();
    BodyView {
        name: body.name,
        c: body_type(body),
        docs: body.docs,
        checks: fields.iter().any(can_fail),
        fields,
    }
}

fn field(field: &'static BodyField) -> FieldView {
    let given = types::of(field.shape);
    let nullable = format!("Nullable<{given}>");
    let is_list = matches!(field.shape, FieldType::List(_));
    let handed = match field.shape {
        FieldType::List(inner) => *inner,
        shape => shape,
    };
    FieldView {
        name: field.name,
        wire: field.wire,
        docs: field.docs,
        required: field.required,
        nullable: field.nullable,
        member: types::field(field.name),
        form: match (field.required, field.nullable) {
            (_, true) => nullable.clone(),
            (true, false) => given.clone(),
            (false, false) => format!("std::optional<{given}>"),
        },
        chained: match field.nullable {
            true => nullable,
            false => given.clone(),
        },
        given,
        is_text: types::is_text(field.shape),
        is_list,
        passed: field.required && !is_list,
        check: match handed {
            FieldType::Object => "call.validate_object",
            FieldType::Value => "call.validate",
            shape if types::is_text(shape) => "call.validate",
            _ => "",
        },
        is_body: matches!(handed, FieldType::Body(_)),
        handle: match handed {
            FieldType::Text | FieldType::NonEmptyString => "c_str()",
            FieldType::Value | FieldType::Object | FieldType::Record(_) => "handle()",
            FieldType::Enum(_) => "get().c_str()",
            FieldType::Id(id) if id.text => "get().c_str()",
            FieldType::Id(_) | FieldType::Seconds => "get()",
            _ => "",
        },
    }
}
