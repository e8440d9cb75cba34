//! Each body made from wire JSON: by its setters where they can express it.

use gfxhub::{BODIES, BodyField, BodyInfo, Shape};

use super::super::naming::body_type;
use super::super::shapes;
use crate::committed::File;
use crate::names::snake;

/// The file with a function for each body.
pub(super) fn file() -> Result<File, String> {
    let mut text = String::new();
    // Bodies within bodies come first.
    let mut order: Vec<&BodyInfo> = BODIES.to_vec();
    order.reverse();
    for body in order {
        text += &one(body)?;
    }
    Ok(super::file(
        "bodies",
        "Every body made by its setters, or from JSON where no setter takes what is given.",
        &text,
    ))
}

fn one(body: &BodyInfo) -> Result<String, String> {
    let (c, name) = (body_type(body), snake(body.name));
    let mut text = format!(
        "/* By the setters; NULL where they cannot express it. */\n\
         static {c} *set_{name}(const gfxhub_value *members) {{\n  size_t left = gfxhub_value_len(members);\n  {c} *body = NULL;\n"
    );
    let required: Vec<&BodyField> = body
        .fields
        .iter()
        .filter(|field| field.required && !matches!(field.shape, Shape::List(_)))
        .collect();
    let (mut passed, mut reads, mut ends) = (Vec::new(), Vec::new(), String::new());
    for field in &required {
        let (local, wire) = (format!("{}_given", field.name), field.wire);
        match &field.shape {
            shape if shapes::is_text(shape) => {
                text += &format!("  const char *{local} = NULL;\n");
                reads.push(format!("argument_text(members, \"{wire}\", &{local})"));
            }
            Shape::Value => {
                text += &format!("  const gfxhub_value *{local} = NULL;\n");
                reads.push(format!("argument_value(members, \"{wire}\", &{local})"));
            }
            shape if shapes::is_integer(shape) => {
                text += &format!("  int64_t {local} = 0;\n");
                reads.push(format!("argument_integer(members, \"{wire}\", &{local})"));
            }
            Shape::Body(of) => {
                let of_c = body_type(of);
                text += &format!("  {of_c} *{local} = NULL;\n");
                reads.push(format!(
                    "body_{}(gfxhub_value_get(members, \"{wire}\"), &{local})",
                    snake(of.name)
                ));
                ends += &format!("  {of_c}_free({local});\n");
            }
            other => return Err(format!("the C runner cannot give {wire}: {other:?}")),
        }
        passed.push(local);
    }
    let lists = body.fields.iter().filter(|field| field.required);
    for field in lists.filter(|field| matches!(field.shape, Shape::List(_))) {
        reads.push(format!("argument_list(members, \"{}\")", field.wire));
    }
    if !reads.is_empty() {
        let refusals: Vec<String> = reads.iter().map(|read| format!("!{read}")).collect();
        text += &format!(
            "  if ({}) {{\n    return NULL;\n  }}\n",
            refusals.join(" ||\n      ")
        );
        text += &format!("  left -= {};\n", required.len());
    }
    text += &format!("  body = {c}_new({});\n{ends}", passed.join(", "));
    for field in body.fields {
        text += &setter(&c, field)?;
    }
    text += &format!(
        "  if (left != 0) {{\n    {c}_free(body);\n    return NULL;\n  }}\n  return body;\n}}\n\n"
    );
    text += &format!(
        "bool body_{name}(const gfxhub_value *members, {c} **out) {{\n  \
         gfxhub_string *json = gfxhub_value_to_json(members);\n  \
         *out = set_{name}(members);\n  \
         if (*out == NULL && json != NULL) {{\n    \
         {c}_from_json(gfxhub_string_str(json).data, out, NULL);\n  }}\n  \
         gfxhub_string_free(json);\n  return *out != NULL;\n}}\n\n"
    );
    Ok(text)
}

fn setter(c: &str, field: &BodyField) -> Result<String, String> {
    let (name, wire) = (field.name, field.wire);
    let mut text = String::new();
    let call = |call: String| format!("    left -= {call} == GFXHUB_STATUS_OK;\n");
    let block = |form: &str, empty: &str, read: &str, set: String| {
        format!(
            "  {{\n    {form}given = {empty};\n    if (argument_{read}(members, \"{wire}\", &given)) {{\n  {}    }}\n  }}\n",
            call(set)
        )
    };
    let set = format!("{c}_set_{name}(body, given)");
    match &field.shape {
        Shape::List(of) => {
            let (item, before, after) = match of {
                Shape::Body(of) => (
                    format!("body_{}(item, &given)", snake(of.name)),
                    format!("{} *given = NULL;", body_type(of)),
                    format!("{}_free(given);", body_type(of)),
                ),
                shape if shapes::is_integer(shape) => (
                    "item_integer(item, &given)".to_owned(),
                    "int64_t given = 0;".to_owned(),
                    String::new(),
                ),
                other => return Err(format!("the C runner cannot give {wire}: {other:?}")),
            };
            let after = if after.is_empty() {
                String::new()
            } else {
                format!("      {after}\n")
            };
            text += &format!(
                "  {{\n    const gfxhub_value *list = gfxhub_value_get(members, \"{wire}\");\n    \
                 size_t at, added = 0;\n    \
                 if (gfxhub_value_kind_of(list) == GFXHUB_VALUE_KIND_ARRAY) {{\n      \
                 {c}_clear_{name}(body);\n      \
                 for (at = 0; at < gfxhub_value_len(list); at++) {{\n        \
                 const gfxhub_value *item = gfxhub_value_at(list, at);\n        {before}\n        \
                 added += {item} && {c}_add_{name}(body, given) == GFXHUB_STATUS_OK;\n  {after}      }}\n      \
                 left -= added == gfxhub_value_len(list);\n    }}\n  }}\n"
            );
        }
        _ if field.required => {}
        shape if shapes::is_text(shape) => text += &block("const char *", "NULL", "text", set),
        shape if shapes::is_integer(shape) => text += &block("int64_t ", "0", "integer", set),
        Shape::Seconds => text += &block("double ", "0", "double", set),
        Shape::Value | Shape::Object => {
            text += &block("const gfxhub_value *", "NULL", "value", set)
        }
        other => return Err(format!("the C runner cannot give {wire}: {other:?}")),
    }
    if field.nullable {
        text += &format!(
            "  if (argument_null(members, \"{wire}\")) {{\n{}  }}\n",
            call(format!("{c}_set_{name}_null(body)"))
        );
    }
    Ok(text)
}
