//! The names of arguments as they are written in Python, for the errors that speak of one.

use gfxhub::{Error, schema::EXTERNAL_DATA};

/// The error of a method, whose arguments the core knows by the names of the hub's JSON.
pub(crate) fn of_method(operation: &str, error: Error) -> Error {
    let info = match gfxhub::schema::operation(operation) {
        Some(info) => info,
        None if operation == EXTERNAL_DATA.name => EXTERNAL_DATA,
        None => return error,
    };
    renamed(error, |argument| {
        let Some(field) = argument.strip_prefix("body.") else {
            let known = info.arguments.iter().find(|known| known.wire == argument);
            return known.map(|known| known.name.to_owned());
        };
        let (wire, rest) = field.split_at(field.find(['.', '[']).unwrap_or(field.len()));
        let mut fields = info.body?.fields.iter();
        let known = fields.find(|known| known.wire == wire)?;
        Some(format!("{}{rest}", known.name))
    })
}

/// The error of a client's settings: `connect_timeout`, and `url` for the hub's address.
pub(crate) fn of_settings(error: Error) -> Error {
    renamed(error, |argument| {
        if argument == "baseUrl" {
            return Some("url".to_owned());
        }
        let mut name = String::new();
        for letter in argument.chars() {
            if letter.is_ascii_uppercase() {
                name.push('_');
            }
            name.push(letter.to_ascii_lowercase());
        }
        Some(name)
    })
}

fn renamed(error: Error, rename: impl FnOnce(&str) -> Option<String>) -> Error {
    match error.argument().and_then(rename) {
        Some(name) => error.with_argument(name),
        None => error,
    }
}
