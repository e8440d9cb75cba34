//! The types that shapes have in C++.

use gfxhub::Shape;

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
