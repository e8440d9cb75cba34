//! The arguments of a call by name, from what stands on the command line.

use clap::ArgMatches;
use gfxhub::{BodyField, BodyInfo, Object, OperationInfo, Shape, Value};

use crate::console::Console;
use crate::failure::Failure;
use crate::operations::{BODY, METHOD, TEXT, field_id, is_positional};
use crate::word;

/// The JSON object that [`gfxhub::Client::invoke`] takes, in wire names.
pub(crate) fn of(
    operation: &'static OperationInfo,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Object, Failure> {
    let mut arguments = Object::new();
    for argument in operation.arguments {
        if let Some(word) = matches.get_one::<String>(argument.wire) {
            let value = word::value(&argument.shape, false, word)
                .map_err(|why| Failure::refused(argument.wire, why).in_operation(operation.name))?;
            arguments.insert(argument.wire, value);
        }
    }
    // Only the call without a row has the option.
    if let Ok(Some(method)) = matches.try_get_one::<String>(METHOD) {
        arguments.insert(METHOD, method.as_str());
    }
    if let Some(info) = operation.body {
        let body = body(info, matches, console).map_err(|f| f.in_operation(operation.name))?;
        if body != Value::Object(Object::new()) {
            arguments.insert(BODY, body);
        }
    }
    Ok(arguments)
}

fn body(
    info: &'static BodyInfo,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Value, Failure> {
    if let Some(given) = matches.get_one::<String>(BODY) {
        let text = console.text_or_input(given, BODY)?;
        return word::json(&text).map_err(|why| Failure::refused(BODY, why));
    }
    let mut body = Object::new();
    for field in info.fields {
        let value = field_value(field, matches)
            .map_err(|why| Failure::refused(format!("{BODY}.{}", field.wire), why))?;
        if let Some(value) = value {
            body.insert(field.wire, value);
        }
    }
    Ok(Value::Object(body))
}

fn field_value(field: &'static BodyField, matches: &ArgMatches) -> Result<Option<Value>, String> {
    let id = field_id(field);
    if let Shape::List(element) = &field.shape {
        return match matches.get_many::<String>(&id) {
            Some(words) => word::list(element, words.map(String::as_str)).map(Some),
            // A list that the hub must have is empty where nothing is given for it.
            None => Ok(field.required.then(|| Value::Array(Vec::new()))),
        };
    }
    let Some(given) = matches.get_one::<String>(&id) else {
        return Ok(None);
    };
    let keeps_text =
        is_positional(field) && matches!(field.shape, Shape::Value) && matches.get_flag(TEXT);
    if keeps_text {
        return Ok(Some(given.as_str().into()));
    }
    word::value(&field.shape, field.nullable, given).map(Some)
}

#[cfg(test)]
#[path = "arguments_tests.rs"]
mod tests;
