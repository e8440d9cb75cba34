//! `gen/bodies.hpp`: what operations send, as plain structs.

use gfxhub::{BODIES, BodyField, BodyInfo, Shape};

use super::{inventory, layout, types};

pub(crate) fn header() -> String {
    let text: String = in_order().iter().map(|body| structure(body)).collect();
    layout::header(
        "bodies",
        "The bodies that operations send.",
        &[
            "<cstdint>",
            "<optional>",
            "<string>",
            "<utility>",
            "<vector>",
            "../convertible.hpp",
            "../nullable.hpp",
            "../seconds.hpp",
            "../value.hpp",
            "ids.hpp",
            "words.hpp",
        ],
        &text,
    )
}

/// The bodies, each behind those that it holds.
pub(crate) fn in_order() -> Vec<&'static BodyInfo> {
    fn add(body: &'static BodyInfo, all: &mut Vec<&'static BodyInfo>) {
        for field in body.fields {
            if let Shape::Body(inner) = inventory::innermost(field.shape) {
                add(inner, all);
            }
        }
        if !all.contains(&body) {
            all.push(body);
        }
    }
    let mut all = Vec::new();
    BODIES.iter().for_each(|body| add(body, &mut all));
    all
}

fn structure(body: &BodyInfo) -> String {
    let name = body.name;
    let mut text = format!("\n{}struct {name} {{\n", layout::doc(0, body.docs));
    for field in body.fields {
        text.push_str(&layout::doc(2, field.docs));
        text.push_str(&format!("  {} {};\n", of(field), types::field(field.name)));
    }
    text.push_str(&format!(
        "\n  /// With nothing given.\n  {name}() = default;\n"
    ));
    let required: Vec<&BodyField> = body.fields.iter().filter(|field| field.required).collect();
    text.push_str(&constructor(name, &required));
    for field in body.fields.iter().filter(|field| !field.required) {
        text.push_str(&chained(name, field));
    }
    text + "};\n"
}

/// The constructor from what is required; from one thing alone it is implicit, so that the thing
/// itself can be given where the body is due.
fn constructor(name: &str, required: &[&BodyField]) -> String {
    match required {
        [] => String::new(),
        [one] => {
            let (field, of) = (types::field(one.name), types::of(one.shape));
            format!(
                "  /// From what is required.\n  \
                 template <class From, class = detail::IfConvertible<From, {of}>>\n  \
                 {name}(From&& given) : {field}(std::forward<From>(given)) {{}}\n"
            )
        }
        many => {
            let parts: Vec<String> = many
                .iter()
                .map(|field| format!("{} given_{}", types::of(field.shape), field.name))
                .collect();
            let set: Vec<String> = many
                .iter()
                .map(|f| format!("{}(std::move(given_{}))", types::field(f.name), f.name))
                .collect();
            format!(
                "  /// From what is required.\n{}      : {} {{}}\n",
                layout::call(2, name, &parts, ""),
                set.join(", ")
            )
        }
    }
}

fn chained(name: &str, field: &BodyField) -> String {
    let (member, of) = (types::field(field.name), of(field));
    let of = of
        .strip_prefix("std::optional<")
        .and_then(|of| of.strip_suffix('>'))
        .unwrap_or(&of)
        .to_owned();
    let plain = field.name;
    format!(
        "  /// The same with this `{member}`.\n  \
         [[nodiscard]] {name} with_{plain}({of} given) const {{\n    \
         {name} changed = *this;\n    \
         changed.{member} = std::move(given);\n    \
         return changed;\n  }}\n"
    )
}

/// The type of a field, which need not be given.
fn of(field: &BodyField) -> String {
    let of = types::of(field.shape);
    match (field.required, field.nullable) {
        (_, true) => format!("Nullable<{of}>"),
        (true, false) => of,
        (false, false) => format!("std::optional<{of}>"),
    }
}
