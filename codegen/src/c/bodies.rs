//! Describes bodies for C: the functions that create a body and set its fields.

use gfxhub::schema::{BODIES, BodyField, BodyInfo, FieldType};
use serde::Serialize;

use super::naming::{body_type, c_docs, c_type, is_integer, is_text, parameter};
use crate::names::snake;

/// A body, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct BodyView {
    name: &'static str,
    c: String,
    /// Part of function names that stands for the body.
    snake: String,
    docs: String,
    /// Documentation of the function that creates the body.
    new_docs: String,
    required: Vec<FieldView>,
    fields: Vec<FieldView>,
}

/// A field of a body, in the form that the templates use.
#[derive(Clone, Serialize)]
struct FieldView {
    name: &'static str,
    wire: &'static str,
    docs: String,
    required: bool,
    nullable: bool,
    is_list: bool,
    /// Expression of the object to which members are added; empty if the field is not an object.
    object: String,
    /// Name of the argument that sets the field.
    argument: String,
    /// Form of the argument, or of one element if the argument is a list.
    input: InputForm,
    /// Statement that sets the field.
    set: String,
    /// Statement that adds an element to the list.
    add: String,
    /// Statement that empties the list.
    clear: String,
}

/// The form of an argument.
#[derive(Clone, Serialize)]
struct InputForm {
    /// C type of the argument.
    form: String,
    /// Expression that reads the argument.
    read: String,
    /// Conversion that is applied to the result of `read`.
    then: &'static str,
    /// `true` if the argument may be invalid.
    can_fail: bool,
    /// C declaration of the argument in the test runner, without its name.
    declared: String,
    /// Initial value in the test runner.
    empty: &'static str,
    /// Part of the name of the test runner's function that reads the argument from JSON.
    kind: &'static str,
    /// Name of the body or record if the argument is one; otherwise empty.
    is_body: String,
    /// C type of that body or record.
    body_c: String,
}

/// Returns a view of each body.
pub(super) fn views() -> Result<Vec<BodyView>, String> {
    BODIES.iter().map(|body| view(body)).collect()
}

fn view(body: &'static BodyInfo) -> Result<BodyView, String> {
    let c = body_type(body);
    let fields = body.fields.iter().map(field);
    let fields = fields.collect::<Result<Vec<_>, _>>()?;
    let required: Vec<FieldView> = fields
        .iter()
        .filter(|field| field.required)
        .cloned()
        .collect();
    let mut docs =
        "Creates a body from its required fields. Other fields are sent only if they are set."
            .to_owned();
    for field in &required {
        docs += &match field.is_list {
            true => format!(
                "\n- {0} are added with `{c}_add_{0}`; initially there are none.",
                field.name
            ),
            false => format!(
                "\n- `{}`: {}",
                field.argument,
                field.docs.replace('\n', " ")
            ),
        };
    }
    if required
        .iter()
        .any(|field| !field.is_list && field.input.can_fail)
    {
        docs += "\n\nReturns NULL if an argument is NULL or not UTF-8.";
    }
    Ok(BodyView {
        name: body.name,
        c,
        snake: snake(body.name),
        docs: c_docs(body.docs),
        new_docs: docs,
        required,
        fields,
    })
}

fn field(field: &'static BodyField) -> Result<FieldView, String> {
    let (name, wire) = (field.name, field.wire);
    let argument = parameter(name);
    let (mut set, mut add, mut clear) = (String::new(), String::new(), String::new());
    let element = match field.shape {
        FieldType::List(of) => Some(*of),
        _ => None,
    };
    let input = match element {
        None => input_form(&field.shape, wire, &argument)?,
        Some(of) => input_form(&of, wire, "item")?,
    };
    let result = if input.can_fail { "?" } else { "" };
    let read = format!("{}{result}{}", input.read, input.then);
    let filled = match field.required {
        true => format!("body.{name}"),
        false => format!("body.{name}.get_or_insert_default()"),
    };
    match element {
        None => {
            let into = match field.shape {
                FieldType::Boolean
                | FieldType::Integer
                | FieldType::Value
                | FieldType::Object
                | FieldType::Record(_)
                | FieldType::Body(_) => "",
                _ => ".into()",
            };
            set = format!("body.{name} = Some({read}{into});");
        }
        Some(of) => {
            let into = if matches!(of, FieldType::Id(_) | FieldType::Text) {
                ".into()"
            } else {
                ""
            };
            add = match read == "item" {
                true => format!("{filled}.push(item{into});"),
                false => format!("let item = {read};\n{filled}.push(item{into});"),
            };
            clear = match field.required {
                true => format!("body.{name}.clear();"),
                false => format!("body.{name} = Some(Vec::new());"),
            };
        }
    }
    Ok(FieldView {
        name,
        wire,
        docs: c_docs(field.docs),
        required: field.required,
        nullable: field.nullable,
        is_list: element.is_some(),
        object: match (&field.shape, field.required) {
            (FieldType::Object, true) => format!("&mut {filled}"),
            (FieldType::Object, false) => filled,
            _ => String::new(),
        },
        argument,
        input,
        set,
        add,
        clear,
    })
}

/// Returns the form of an argument of this type.
fn input_form(shape: &FieldType, wire: &str, argument: &str) -> Result<InputForm, String> {
    let plain = |form: &str, declared: &str, kind| InputForm {
        form: form.to_owned(),
        read: argument.to_owned(),
        then: "",
        can_fail: false,
        declared: declared.to_owned(),
        empty: "0",
        kind,
        is_body: String::new(),
        body_c: String::new(),
    };
    let checked = |c: &str, function: &str, then, kind| InputForm {
        form: format!("*const {c}"),
        read: format!("{function}({wire:?}, {argument})"),
        then,
        can_fail: true,
        declared: match c {
            "c_char" => "const char *".to_owned(),
            _ => format!("const {c} *"),
        },
        empty: "NULL",
        kind,
        is_body: String::new(),
        body_c: String::new(),
    };
    let owned = |c: String, snake: String| InputForm {
        declared: format!("{c} *"),
        is_body: snake,
        body_c: c.clone(),
        ..checked(&c, "input::required_handle", ".clone()", "body")
    };
    Ok(match shape {
        shape if is_text(shape) => checked("c_char", "input::text", "", "text"),
        shape if is_integer(shape) => plain("i64", "int64_t ", "integer"),
        FieldType::Seconds => plain("f64", "double ", "double"),
        FieldType::Boolean => InputForm {
            empty: "false",
            ..plain("bool", "bool ", "boolean")
        },
        FieldType::Value => checked(
            "gfxhub_value",
            "input::required_handle",
            ".clone()",
            "value",
        ),
        FieldType::Object => checked("gfxhub_value", "copy_object", "", "value"),
        FieldType::Body(of) => owned(body_type(of), snake(of.name)),
        FieldType::Record(of) => owned(c_type(of.name), snake(of.name)),
        other => return Err(format!("C has no argument type for {wire}: {other:?}")),
    })
}
