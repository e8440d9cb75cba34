//! The types that shapes have in C++, and the id and word types that the tables use.

use gfxhub::{BODIES, EXTERNAL_DATA, IdInfo, OPERATIONS, RECORDS, Shape, WordsInfo};

/// The C++ type of a shape where it is given.
pub(crate) fn of(shape: Shape) -> String {
    match shape {
        Shape::Boolean => "bool".to_owned(),
        Shape::Integer => "std::int64_t".to_owned(),
        Shape::Seconds => "Seconds".to_owned(),
        Shape::Text | Shape::Name => "std::string".to_owned(),
        Shape::Value | Shape::Object => "Value".to_owned(),
        Shape::Id(id) => id.name.to_owned(),
        Shape::Words(words) => words.name.to_owned(),
        Shape::List(inner) => format!("std::vector<{}>", of(*inner)),
        Shape::Keyed(inner) => format!("Keyed<{}>", of(*inner)),
        Shape::Record(record) => record.name.to_owned(),
        Shape::RendererRef => "RendererRef".to_owned(),
        Shape::Body(body) => body.name.to_owned(),
        // A shape that is new to the tables: the compiler will point here.
        _ => "UnknownShape".to_owned(),
    }
}

/// A field's name, which may be a word of the language.
pub(crate) fn field(name: &str) -> String {
    match name {
        "template" | "new" | "delete" | "class" | "default" | "operator" | "register" => {
            format!("{name}_")
        }
        _ => name.to_owned(),
    }
}

/// Whether the C interface has it as text.
pub(crate) fn is_text(shape: Shape) -> bool {
    match shape {
        Shape::Text | Shape::Name | Shape::Words(_) => true,
        Shape::Id(id) => id.text,
        _ => false,
    }
}

/// The id types, each once, in the order of their first use.
pub(crate) fn ids() -> Vec<&'static IdInfo> {
    let mut found: Vec<&IdInfo> = Vec::new();
    for shape in shapes() {
        if let Shape::Id(id) = shape
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}

/// The word types, likewise.
pub(crate) fn words() -> Vec<&'static WordsInfo> {
    let mut found: Vec<&WordsInfo> = Vec::new();
    for shape in shapes() {
        if let Shape::Words(words) = shape
            && !found.contains(&words)
        {
            found.push(words);
        }
    }
    found
}

/// Every shape that the tables name, down to the elements of lists.
fn shapes() -> Vec<Shape> {
    let arguments = OPERATIONS
        .iter()
        .copied()
        .chain([EXTERNAL_DATA])
        .flat_map(|operation| operation.arguments)
        .map(|argument| argument.shape);
    let records = RECORDS.iter().flat_map(|record| record.fields);
    let bodies = BODIES.iter().flat_map(|body| body.fields);
    arguments
        .chain(records.map(|field| field.shape))
        .chain(bodies.map(|field| field.shape))
        .map(innermost)
        .collect()
}

/// The shape down to the elements of lists.
pub(crate) fn innermost(shape: Shape) -> Shape {
    match shape {
        Shape::List(inner) | Shape::Keyed(inner) => innermost(*inner),
        other => other,
    }
}
