//! C++ types of fields and arguments.

use gfxhub::schema::FieldType;

/// Returns the C++ type of an argument or a field.
pub(crate) fn of(shape: FieldType) -> String {
    match shape {
        FieldType::Boolean => "bool".to_owned(),
        FieldType::Integer => "std::int64_t".to_owned(),
        FieldType::Seconds => "Seconds".to_owned(),
        FieldType::Text | FieldType::NonEmptyString => "std::string".to_owned(),
        FieldType::Value | FieldType::Object => "Value".to_owned(),
        FieldType::Id(id) => id.name.to_owned(),
        FieldType::Enum(words) => words.name.to_owned(),
        FieldType::List(inner) => format!("std::vector<{}>", of(*inner)),
        FieldType::RecordMap(inner) => format!("RecordMap<{}>", of(*inner)),
        FieldType::Record(record) => record.name.to_owned(),
        FieldType::RendererRef => "RendererRef".to_owned(),
        FieldType::Body(body) => body.name.to_owned(),
        // The C++ compiler reports this name if the schema has a new type that C++ lacks.
        _ => "UnknownShape".to_owned(),
    }
}

/// Returns a field's name, changed if it is a keyword.
pub(crate) fn field(name: &str) -> String {
    match name {
        "template" | "new" | "delete" | "class" | "default" | "operator" | "register" => {
            format!("{name}_")
        }
        _ => name.to_owned(),
    }
}

/// Returns `true` if a value of this type is text in the C interface.
pub(crate) fn is_text(shape: FieldType) -> bool {
    match shape {
        FieldType::Text | FieldType::NonEmptyString | FieldType::Enum(_) => true,
        FieldType::Id(id) => id.text,
        _ => false,
    }
}
