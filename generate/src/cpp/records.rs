//! `gen/records.hpp`: the records that hubs send, as plain structs.

use gfxhub::{FieldInfo, Presence, RECORDS, RecordInfo, Shape};

use super::{inventory, layout, types};
use crate::names::snake;

pub(crate) fn header() -> String {
    let mut text = String::new();
    let mut declared: Vec<&str> = Vec::new();
    for record in RECORDS {
        declare(record, &mut declared, &mut text);
    }
    layout::header(
        "records",
        "The records that hubs send.",
        &[
            "<cstdint>",
            "<memory>",
            "<optional>",
            "<string>",
            "<vector>",
            "../../gfxhub.h",
            "../keyed.hpp",
            "../record.hpp",
            "../value.hpp",
            "ids.hpp",
            "words.hpp",
        ],
        &text,
    )
}

/// The record behind those that it holds.
fn declare(record: &RecordInfo, declared: &mut Vec<&str>, text: &mut String) {
    let known = |name: &str| RECORDS.iter().find(|record| record.name == name);
    if declared.contains(&record.name) {
        return;
    }
    for field in record.fields {
        match inventory::innermost(field.shape) {
            Shape::Record(inner) => declare(inner, declared, text),
            Shape::RendererRef => {
                if let Some(renderer) = known("Renderer") {
                    declare(renderer, declared, text);
                }
                if !declared.contains(&"RendererRef") {
                    text.push_str(RENDERER_REF);
                    declared.push("RendererRef");
                }
            }
            _ => {}
        }
    }
    if let Some(record) = known(record.name) {
        declared.push(record.name);
        text.push_str(&structure(record));
    }
}

const RENDERER_REF: &str = "
/// A renderer as a launch configuration names it: by its id, or in full, as newer hubs do.
struct RendererRef {
  /// Its id; nothing where a hub sent the renderer without one.
  std::optional<RendererId> id;
  /// The renderer itself; nothing where the hub sent its id alone.
  std::optional<Renderer> record;

  RendererRef() = default;
  /// Reads what came; for the library itself.
  explicit RendererRef(std::shared_ptr<const gfxhub_renderer_ref> origin);
};
";

fn structure(record: &RecordInfo) -> String {
    let (name, c) = (record.name, format!("gfxhub_{}", snake(record.name)));
    let mut text = format!("\n{}", layout::doc(0, record.docs));
    text.push_str(&layout::joined(
        &format!("struct {name}"),
        &format!(": detail::Record<{name}, {c}> {{\n"),
    ));
    for field in record.fields {
        text.push_str(&layout::doc(2, field.docs));
        text.push_str(&format!(
            "  {} {}{};\n",
            of(field),
            types::field(field.name),
            start(field)
        ));
    }
    text + &format!(
        "\n  {name}() = default;\n  /// Reads what came; for the library itself.\n  \
         explicit {name}(std::shared_ptr<const {c}> origin);\n}};\n"
    )
}

/// The type of a field, which need not come.
fn of(field: &FieldInfo) -> String {
    let of = types::of(field.shape);
    match field.presence {
        Presence::Optional => format!("std::optional<{of}>"),
        Presence::Required | Presence::Empty => of,
    }
}

/// What stands there until it is read.
fn start(field: &FieldInfo) -> &'static str {
    match (field.presence, field.shape) {
        (Presence::Optional, _) => "",
        (_, Shape::Integer) => " = 0",
        (_, Shape::Boolean) => " = false",
        _ => "",
    }
}
