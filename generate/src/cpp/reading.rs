//! `gen/reading.hpp`: fills the records from the accessors of the C interface.

use gfxhub::{FieldInfo, Presence, RECORDS, RecordInfo, Shape};

use super::{layout, types};
use crate::names::snake;

pub(crate) fn header() -> String {
    let mut text: String = RECORDS.iter().map(|record| functions(record)).collect();
    text = format!(
        "namespace detail {{\n\n{}\n\n}}  // namespace detail\n",
        text.trim_matches('\n')
    );
    for record in RECORDS {
        text.push_str(&constructor(record));
    }
    text.push_str(RENDERER_REF);
    layout::header(
        "reading",
        "How records are filled from what came.",
        &[
            "<cstdint>",
            "<memory>",
            "<utility>",
            "../../gfxhub.h",
            "../record.hpp",
            "records.hpp",
        ],
        &text,
    )
}

/// What the C interface has for every record, under one name.
fn functions(record: &RecordInfo) -> String {
    let c = format!("gfxhub_{}", snake(record.name));
    format!(
        "template <>\nstruct RecordOf<{c}> {{\n  \
         static constexpr auto to_json = {c}_to_json;\n  \
         static constexpr auto extra_json = {c}_extra_json;\n  \
         static constexpr auto from_json = {c}_from_json;\n  \
         static constexpr auto free = {c}_free;\n}};\n\n"
    )
}

fn constructor(record: &RecordInfo) -> String {
    let (name, c) = (record.name, format!("gfxhub_{}", snake(record.name)));
    let from = [format!("std::shared_ptr<const {c}> from")];
    let head = layout::call(0, &format!("inline {name}::{name}"), &from, "");
    let mut text = layout::joined(
        &format!("\n{}", head.trim_end()),
        ": Record(std::move(from)) {\n",
    );
    for field in record.fields {
        text.push_str(&read(&c, field));
    }
    text + "}\n"
}

/// The line that reads a field.
fn read(c: &str, field: &FieldInfo) -> String {
    let get = format!("{c}_{}", field.name);
    let member = types::field(field.name);
    let of = types::of(field.shape);
    let origin = || "origin()".to_owned();
    let optional = field.presence == Presence::Optional;
    let call = |function: &str, parts: Vec<String>| layout::assigned(2, &member, function, &parts);
    match field.shape {
        Shape::List(inner) => call(
            &format!("detail::list<{}>", types::of(*inner)),
            vec![origin(), format!("{get}_len"), format!("{get}_at")],
        ),
        Shape::Keyed(inner) => call(
            &format!("detail::keyed<{}>", types::of(*inner)),
            vec![
                origin(),
                format!("{get}_len"),
                format!("{get}_key_at"),
                format!("{get}_at"),
            ],
        ),
        Shape::Object => call(
            "detail::object",
            vec![
                origin(),
                format!("{get}_len"),
                format!("{get}_key_at"),
                format!("{get}_at"),
            ],
        ),
        Shape::Record(_) => call(
            &format!("detail::optional_record<{of}>"),
            vec![origin(), get],
        ),
        Shape::Value => call(
            &format!("detail::part<{of}>"),
            vec![origin(), format!("{get}(origin().get())")],
        ),
        _ if optional && types::is_text(field.shape) => call(
            "detail::optional_text",
            vec![origin(), format!("{c}_has_{}", field.name), get],
        ),
        _ if optional => call(&format!("detail::optional<{of}>"), vec![origin(), get]),
        _ if types::is_text(field.shape) => {
            call("detail::text", vec![format!("{get}(origin().get())")])
        }
        _ => call(&get, vec!["origin().get()".to_owned()]),
    }
}

const RENDERER_REF: &str = "
inline RendererRef::RendererRef(std::shared_ptr<const gfxhub_renderer_ref> origin)
    : id(detail::optional<RendererId>(origin, gfxhub_renderer_ref_id)),
      record(detail::optional_record<Renderer>(origin, gfxhub_renderer_ref_record)) {}
";
