//! `gen/sending.hpp`: hands bodies over to the C interface.

use gfxhub::{BodyField, BodyInfo, Shape};

use super::{bodies, layout, types};
use crate::c::naming::body_type;

pub(crate) fn header() -> String {
    let functions: Vec<String> = bodies::in_order()
        .iter()
        .map(|body| function(body))
        .collect();
    let text = format!(
        "namespace detail {{\n\n{}\n}}  // namespace detail\n",
        functions.join("\n")
    );
    layout::header(
        "sending",
        "How bodies are handed over.",
        &[
            "<cstddef>",
            "<string>",
            "../../gfxhub.h",
            "../call.hpp",
            "bodies.hpp",
        ],
        &text,
    )
}

fn function(body: &BodyInfo) -> String {
    let (name, c) = (body.name, body_type(body));
    let inside = statements(body, &c);
    // A body that cannot be wrong needs neither.
    let named = if inside.contains("call") {
        [" call", " place"]
    } else {
        [""; 2]
    };
    let parts = [
        format!("const {name}& from"),
        format!("Call&{}", named[0]),
        format!("const std::string&{}", named[1]),
    ];
    let before = format!("inline Owned<{c}> to_c");
    layout::call(0, &before, &parts, " {") + &inside + "  return to;\n}\n"
}

fn statements(body: &BodyInfo, c: &str) -> String {
    let mut text = String::new();
    let required = |field: &&BodyField| field.required && !is_list(field.shape);
    let mut parts = Vec::new();
    for field in body.fields.iter().filter(required) {
        let member = format!("from.{}", types::field(field.name));
        text.push_str(&before(2, field.shape, &member, &place(field)));
        if let Shape::Body(_) = field.shape {
            text.push_str(&format!(
                "  const auto sent_{} = to_c({member}, call, {});\n",
                field.name,
                place(field)
            ));
            parts.push(format!("sent_{}.get()", field.name));
        } else {
            parts.push(handed(field.shape, &member));
        }
    }
    let made = format!("{c}_new({})", parts.join(", "));
    text.push_str(&layout::call(
        2,
        &format!("Owned<{c}> to"),
        &[made, format!("{c}_free")],
        ";",
    ));
    for field in body
        .fields
        .iter()
        .filter(required)
        .filter(|field| types::is_text(field.shape))
    {
        let member = format!("from.{}", types::field(field.name));
        text.push_str(&format!("  call.check_text({}, {member});\n", place(field)));
    }
    for field in body.fields.iter().filter(|field| !required(field)) {
        text.push_str(&optional(c, field));
    }
    text
}

/// What sets a field that `_new` does not take.
fn optional(c: &str, field: &BodyField) -> String {
    let (name, place) = (field.name, place(field));
    let member = format!("from.{}", types::field(name));
    if let Shape::List(inner) = field.shape {
        return list(c, field, *inner);
    }
    let set = |given: &str| {
        let parts = ["to.get()".to_owned(), given.to_owned()];
        let call = layout::call(0, &format!("{c}_set_{name}"), &parts, "");
        layout::call(
            4,
            "call.check",
            &[place.clone(), call.trim().to_owned()],
            ";",
        )
    };
    if field.nullable {
        let null = format!("{c}_set_{name}_null(to.get())");
        let null = layout::call(4, "call.check", &[place.clone(), null], ";");
        let given = handed(field.shape, &format!("{member}.value()->"));
        return format!(
            "  if ({member}.is_null()) {{\n{null}  }} else if ({member}.value()) {{\n{}  }}\n",
            set(&given)
        );
    }
    format!(
        "  if ({member}) {{\n{}{}  }}\n",
        before(4, field.shape, &format!("*{member}"), &place),
        set(&handed(field.shape, &format!("{member}->")))
    )
}

fn list(c: &str, field: &BodyField, inner: Shape) -> String {
    let (name, member) = (field.name, format!("from.{}", types::field(field.name)));
    let (items, margin) = match field.required {
        true => (member.clone(), 2),
        false => ("items".to_owned(), 4),
    };
    let at = format!("place + \".{}[\" + std::to_string(at) + \"]\"", field.wire);
    let item = format!("{items}[at]");
    let mut inside = before(margin + 2, inner, &item, "item");
    let given = if let Shape::Body(_) = inner {
        inside.push_str(&format!(
            "{}const auto sent = to_c({item}, call, item);\n",
            " ".repeat(margin + 2)
        ));
        "sent.get()".to_owned()
    } else {
        handed(inner, &item)
    };
    let add = format!("{c}_add_{name}(to.get(), {given})");
    inside.push_str(&layout::call(
        margin + 2,
        "call.check",
        &["item".to_owned(), add],
        ";",
    ));
    let space = " ".repeat(margin);
    let each = format!(
        "{space}for (std::size_t at = 0; at < {items}.size(); ++at) {{\n\
         {space}  const std::string item = {at};\n{inside}{space}}}\n"
    );
    if field.required {
        return each;
    }
    // An empty list is sent as one.
    let clear = format!("{c}_clear_{name}(to.get())");
    let clear = layout::call(4, "call.check", &[place(field), clear], ";");
    let items = format!("    const auto& items = *{member};\n");
    format!("  if ({member}) {{\n{clear}{items}{each}  }}\n")
}

/// What is checked before something is handed over.
fn before(indent: usize, shape: Shape, member: &str, place: &str) -> String {
    let space = " ".repeat(indent);
    match shape {
        Shape::Object => format!("{space}call.check_object({place}, {member});\n"),
        Shape::Value => format!("{space}call.check({place}, {member});\n"),
        _ if types::is_text(shape) => format!("{space}call.check({place}, {member});\n"),
        _ => String::new(),
    }
}

/// Something as the C interface takes it; `member` may end with an arrow.
fn handed(shape: Shape, member: &str) -> String {
    let (member, dot) = match member.strip_suffix("->") {
        Some(pointer) => (pointer, "->"),
        None => (member, "."),
    };
    let itself = if dot == "->" {
        format!("*{member}")
    } else {
        member.to_owned()
    };
    match shape {
        Shape::Text | Shape::Name => format!("{member}{dot}c_str()"),
        Shape::Value | Shape::Object => format!("{member}{dot}handle()"),
        Shape::Words(_) => format!("{member}{dot}get().c_str()"),
        Shape::Id(id) if id.text => format!("{member}{dot}get().c_str()"),
        Shape::Id(_) | Shape::Seconds => format!("{member}{dot}get()"),
        _ => itself,
    }
}

fn place(field: &BodyField) -> String {
    format!("place + \".{}\"", field.wire)
}

fn is_list(shape: Shape) -> bool {
    matches!(shape, Shape::List(_))
}
