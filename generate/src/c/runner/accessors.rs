//! Each accessor compared with the wire JSON of its record.

use gfxhub::{FieldInfo, Presence, RECORDS, Shape};

use super::super::naming::c_type;
use super::super::shapes;
use crate::committed::File;
use crate::names::snake;

/// The file with a function for each record.
pub(super) fn file() -> Result<File, String> {
    let mut text = String::new();
    for record in RECORDS {
        let (c, name) = (c_type(record.name), snake(record.name));
        text += &format!(
            "void agree_{name}(const {c} *record, const gfxhub_value *given, played *out) {{\n  \
             gfxhub_value *own = given ? NULL : wire_of({c}_to_json(record));\n  \
             const gfxhub_value *wire = given ? given : own;\n  \
             if (wire == NULL) {{\n    return;\n  }}\n"
        );
        for field in record.fields {
            text += &one(&c, field)?;
        }
        text += "  gfxhub_value_free(own);\n}\n\n";
    }
    Ok(super::file(
        "accessors",
        "Every accessor beside the wire JSON of its record.",
        &text,
    ))
}

fn one(c: &str, field: &FieldInfo) -> Result<String, String> {
    let (f, wire) = (format!("{c}_{}", field.name), field.wire);
    let what = format!("\"{c}.{}\"", field.name);
    let member = format!("gfxhub_value_get(wire, \"{wire}\")");
    let optional = field.presence == Presence::Optional;
    Ok(match &field.shape {
        shape if shapes::is_text(shape) => {
            let has = if optional {
                format!("{c}_has_{}(record)", field.name)
            } else {
                "true".to_owned()
            };
            format!("  agree_text({f}(record), {has}, {member}, {what}, out);\n")
        }
        Shape::Boolean => format!(
            "  {{\n    bool got = false;\n    bool has = {f}(record, &got);\n    \
             agree_bool(has, got, {member}, {what}, out);\n  }}\n"
        ),
        shape if shapes::is_integer(shape) && optional => format!(
            "  {{\n    int64_t got = 0;\n    bool has = {f}(record, &got);\n    \
             agree_integer(has, got, {member}, {what}, out);\n  }}\n"
        ),
        shape if shapes::is_integer(shape) => {
            format!("  agree_integer(true, {f}(record), {member}, {what}, out);\n")
        }
        Shape::Value => format!("  agree_value({f}(record), {member}, {what}, out);\n"),
        Shape::Record(of) => format!(
            "  if (agree_there({f}(record) != NULL, {member}, {what}, out)) {{\n    \
             agree_{}({f}(record), {member}, out);\n  }}\n",
            snake(of.name)
        ),
        Shape::Object => members(
            &f,
            &member,
            &what,
            &format!("agree_value({f}_at(record, at), gfxhub_value_at(members, at), {what}, out);"),
        ),
        Shape::Keyed(Shape::Record(of)) => members(
            &f,
            &member,
            &what,
            &format!(
                "agree_{}({f}_at(record, at), gfxhub_value_at(members, at), out);",
                snake(of.name)
            ),
        ),
        Shape::List(of) => {
            let each = match of {
                Shape::Record(of) => format!(
                    "agree_{}({f}_at(record, at), agree_item(members, at), out);",
                    snake(of.name)
                ),
                Shape::RendererRef => {
                    format!("agree_renderer_ref({f}_at(record, at), agree_item(members, at), out);")
                }
                shape if shapes::is_text(shape) => format!(
                    "agree_text({f}_at(record, at), true, agree_item(members, at), {what}, out);"
                ),
                other => return Err(format!("the C runner cannot read {f}: {other:?}")),
            };
            format!(
                "  {{\n    const gfxhub_value *members = {member};\n    size_t at;\n    \
                 agree_len({f}_len(record), agree_items(members), {what}, out);\n    \
                 for (at = 0; at < {f}_len(record); at++) {{\n      {each}\n    }}\n  }}\n"
            )
        }
        other => return Err(format!("the C runner cannot read {f}: {other:?}")),
    })
}

fn members(f: &str, member: &str, what: &str, each: &str) -> String {
    format!(
        "  {{\n    const gfxhub_value *members = {member};\n    size_t at;\n    \
         agree_len({f}_len(record), gfxhub_value_len(members), {what}, out);\n    \
         for (at = 0; at < {f}_len(record); at++) {{\n      {each}\n      \
         agree_key({f}_key_at(record, at), gfxhub_value_key_at(members, at), {what}, out);\n      \
         agree_got({f}_key_at(record, at), {f}_at(record, at),\n                \
         {f}_get(record, {f}_key_at(record, at).data), {what}, out);\n    \
         }}\n  }}\n"
    )
}
