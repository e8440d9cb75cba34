//! The builder of a body.

use gfxhub::{BodyField, BodyInfo, Shape};

use super::naming::{body_type, parameter};
use super::rust::{arg, export, opaque, told, trusting};
use super::{rust, shapes};
use crate::committed::File;
use crate::names::snake;

/// How a field is given as one argument: its type in C, whether it may be wrong, and the expression
/// that reads it.
struct Given {
    form: String,
    read: String,
    uses: Option<String>,
}

/// The file of a body.
pub(super) fn file(body: &BodyInfo) -> Result<File, String> {
    let (name, c) = (body.name, body_type(body));
    let mut docs = told(body.docs);
    docs.extend([
        String::new(),
        format!(
            "Freed with `{c}_free`; what takes one copies it. What is in it is checked by the call."
        ),
    ]);
    let mut text = opaque(&docs, &c);
    text += &format!("handle! {{ {c} => {name}; }}\n\n");
    let mut uses = vec![format!("gfxhub_core::{name}")];
    text += &new(body, &mut uses)?;
    for field in body.fields {
        text += &setters(&c, field, &mut uses)?;
    }
    text += &common(name, &c);
    let purpose = format!("The body `{name}`.");
    rust::file(&format!("bodies/{}", snake(name)), &purpose, &uses, &text)
}

/// How a field of this shape is given; `None` for lists, which are filled one by one.
fn given(shape: &Shape, wire: &str, argument: &str) -> Result<Option<Given>, String> {
    let plain = |form: &str, read: String| Given {
        form: form.to_owned(),
        read,
        uses: None,
    };
    Ok(Some(match shape {
        shape if shapes::is_text(shape) => plain(
            "*const c_char",
            format!("unsafe {{ input::text({wire:?}, {argument}) }}?"),
        ),
        Shape::Integer => plain("i64", argument.to_owned()),
        Shape::Seconds => plain("f64", argument.to_owned()),
        shape if shapes::is_integer(shape) => plain("i64", argument.to_owned()),
        Shape::Value => plain(
            "*const gfxhub_value",
            format!("unsafe {{ input::given({wire:?}, {argument}) }}?.clone()"),
        ),
        Shape::Object => plain(
            "*const gfxhub_value",
            format!("unsafe {{ copy_object({wire:?}, {argument}) }}?"),
        ),
        Shape::Body(of) => Given {
            form: format!("*const {}", body_type(of)),
            read: format!("unsafe {{ input::given({wire:?}, {argument}) }}?.clone()"),
            uses: Some(format!(
                "crate::r#gen::bodies::{}::{}",
                snake(of.name),
                body_type(of)
            )),
        },
        Shape::List(_) => return Ok(None),
        other => return Err(format!("C cannot give {wire}: {other:?}")),
    }))
}

/// The safety line where an expression needs one.
fn safe(read: &str) -> &'static str {
    if read.starts_with("unsafe") {
        "// SAFETY: the header's rules.\n"
    } else {
        ""
    }
}

fn new(body: &BodyInfo, uses: &mut Vec<String>) -> Result<String, String> {
    let (name, c) = (body.name, body_type(body));
    let mut docs = vec!["With what is required; everything else is left to the hub.".to_owned()];
    let (mut arguments, mut reads, mut passed) = (Vec::new(), String::new(), Vec::new());
    for field in body.fields.iter().filter(|field| field.required) {
        let argument = parameter(field.name);
        match given(&field.shape, field.wire, &argument)? {
            Some(given) => {
                docs.push(format!("- `{argument}`: {}", told(field.docs).join(" ")));
                arguments.push(arg(&argument, given.form));
                if given.read != argument {
                    let read = given.read.replacen('?', ".ok()?", 1);
                    reads += &format!("{}let {argument} = {read};\n", safe(&read));
                }
                passed.push(argument);
                uses.extend(given.uses);
            }
            None => {
                docs.push(format!(
                    "- {} are added with `{c}_add_{}`; none are at first.",
                    field.name, field.name
                ));
                passed.push("[]".to_owned());
            }
        }
    }
    if reads.contains("input::") || reads.contains("copy_object") {
        docs.extend([
            String::new(),
            "NULL where an argument is NULL or is not UTF-8.".to_owned(),
        ]);
    }
    let f = format!("{c}_new");
    let made = format!(
        "make({f:?}, || {{ {reads} Some({name}::new({})) }})\n",
        passed.join(", ")
    );
    Ok(export(&docs, &f, &arguments, &format!("*mut {c}"), &made))
}

fn setters(c: &str, field: &BodyField, uses: &mut Vec<String>) -> Result<String, String> {
    let name = field.name;
    let own = || arg("body", format!("*mut {c}"));
    let docs = told(field.docs);
    let setter = |f: String, docs: &[String], more: Vec<(String, String)>, change: String| {
        let mut arguments = vec![own()];
        arguments.extend(more);
        let body = trusting(&format!("set({f:?}, body, |body| {{ {change} Ok(()) }})"));
        export(docs, &f, &arguments, "gfxhub_status", &body)
    };
    let mut all = String::new();
    let argument = parameter(name);
    match (&field.shape, given(&field.shape, field.wire, &argument)?) {
        (_, Some(_)) if field.required => {}
        (shape, Some(given)) => {
            let read = given.read.replace("unsafe { ", "").replace(" }?", "?");
            let into = if matches!(
                shape,
                Shape::Integer | Shape::Value | Shape::Object | Shape::Body(_)
            ) {
                ""
            } else {
                ".into()"
            };
            all += &setter(
                format!("{c}_set_{name}"),
                &docs,
                vec![arg(&argument, given.form)],
                format!("body.{name} = Some( {read}{into});"),
            );
            uses.extend(given.uses);
        }
        (Shape::List(of), None) => {
            let given = given(of, field.wire, "item")?
                .ok_or_else(|| format!("C cannot give a list of lists: {}", field.wire))?;
            let read = given.read.replace("unsafe { ", "").replace(" }?", "?");
            let into = if matches!(of, Shape::Id(_)) {
                ".into()"
            } else {
                ""
            };
            let place = if field.required {
                format!("body.{name}")
            } else {
                format!("body.{name}.get_or_insert_default()")
            };
            let mut docs = docs.clone();
            docs.push("Adds one.".to_owned());
            all += &setter(
                format!("{c}_add_{name}"),
                &docs,
                vec![arg("item", given.form)],
                if read == "item" {
                    format!("{place}.push(item{into});")
                } else {
                    format!("let item = {read}; {place}.push(item{into});")
                },
            );
            let emptied = if field.required {
                format!("body.{name}.clear();")
            } else {
                format!("body.{name} = Some(Vec::new());")
            };
            all += &setter(
                format!("{c}_clear_{name}"),
                &["Makes it the empty list, which is sent as such.".to_owned()],
                Vec::new(),
                emptied,
            );
            uses.extend(given.uses);
        }
        (other, None) => return Err(format!("C cannot give {}: {other:?}", field.wire)),
    }
    if matches!(field.shape, Shape::Object) {
        let mut docs = docs.clone();
        docs.push("Sets one member to a copy of `value`.".to_owned());
        all += &setter(
            format!("{c}_add_{name}"),
            &docs,
            vec![
                arg("name", "*const c_char"),
                arg("value", "*const gfxhub_value"),
            ],
            format!(
                "let (name, value) = ( input::text(\"name\", name)?, copy(\"value\", value)?);
                insert(body.{name}.get_or_insert_default(), name, value);"
            ),
        );
    }
    if field.nullable {
        let mut docs = docs;
        docs.push("Gives it as an explicit null.".to_owned());
        all += &setter(
            format!("{c}_set_{name}_null"),
            &docs,
            Vec::new(),
            format!("body.{name} = Some(Nullable::Null);"),
        );
        uses.push("gfxhub_core::Nullable".to_owned());
    }
    Ok(all)
}

/// What every body has.
fn common(name: &str, c: &str) -> String {
    let from = format!(
        "let attempt = Attempt::new(\"{c}_from_json\", \"\");\n{}",
        trusting(&format!(
            "attempt.give(out, error, || {name}::from_json( input::text(\"json\", json)?))"
        ))
    );
    let own = || arg("body", format!("*const {c}"));
    export(
        &[
            "Reads it from wire JSON, strictly: a member that is unknown or of a wrong type is \
             refused. `{\"$number\": \"NaN\"}` and its like stand for numbers that JSON cannot write."
                .to_owned(),
        ],
        &format!("{c}_from_json"),
        &[
            arg("json", "*const c_char"),
            arg("out", format!("*mut *mut {c}")),
            arg("error", "*mut *mut gfxhub_error"),
        ],
        "gfxhub_status",
        &from,
    ) + &export(
        &["Its wire JSON, as it would be sent. NULL for NULL.".to_owned()],
        &format!("{c}_to_json"),
        &[own()],
        "*mut gfxhub_string",
        &trusting(&format!("read_string(\"{c}_to_json\", body, {name}::to_json)")),
    ) + &export(
        &["A copy of its own; NULL for NULL.".to_owned()],
        &format!("{c}_clone"),
        &[own()],
        &format!("*mut {c}"),
        &format!(
            "make(\"{c}_clone\", || {{\n// SAFETY: the header's rules.\nunsafe {{ borrow(body).cloned() }}\n}})\n"
        ),
    ) + &export(
        &["Frees it. NULL is nothing to do.".to_owned()],
        &format!("{c}_free"),
        &[arg("body", format!("*mut {c}"))],
        "",
        &trusting(&format!("free(\"{c}_free\", body)")),
    )
}
