//! Reads the arguments of a call by name from the command line.

use clap::{Arg, ArgMatches};
use gfxhub::{
    Object, Value,
    schema::{ArgumentInfo, BodyField, BodyInfo, FieldType, OperationInfo},
};

use crate::body_options::{self, BODY, SET, TEXT, field_id, is_positional};
use crate::console::Console;
use crate::error::CliError;
use crate::{docs, id_lists, id_names, parse_value};

/// Option for the HTTP method of an operation for which the specification names no method.
pub(crate) const METHOD: &str = "method";

/// Builds the positional argument for an argument of a call.
pub(crate) fn positional(argument: &'static ArgumentInfo) -> Arg {
    let help = id_names::documentation(&argument.shape, docs::plain(argument.docs));
    Arg::new(argument.wire)
        .value_name(argument.wire)
        .required(true)
        .allow_negative_numbers(parse_value::is_number(&argument.shape))
        .help(help)
}

/// Returns the arguments for [`gfxhub::Client::invoke_value`], by wire name. Names in place of ids are not
/// looked up yet.
pub(crate) fn of(
    operation: &'static OperationInfo,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Object, CliError> {
    let mut arguments = in_path(operation.arguments, operation.name, matches)?;
    // The option may be missing, because only the download of external data has it.
    if let Ok(Some(method)) = matches.try_get_one::<String>(METHOD) {
        arguments.insert(METHOD, method.as_str());
    }
    if let Some(info) = operation.body {
        let body = body(info, matches, console).map_err(|f| f.with_operation(operation.name))?;
        if body != Value::Object(Object::new()) {
            arguments.insert(BODY, body);
        }
    }
    Ok(arguments)
}

/// Reads the arguments of the call `name` that are not part of its body.
pub(crate) fn in_path(
    arguments: &[ArgumentInfo],
    name: &'static str,
    matches: &ArgMatches,
) -> Result<Object, CliError> {
    let mut given = Object::new();
    for argument in arguments {
        if let Some(word) = matches.get_one::<String>(argument.wire) {
            let value = value(&argument.shape, argument.wire, name, word)?;
            given.insert(argument.wire, value);
        }
    }
    Ok(given)
}

/// Reads an argument of a call.
pub(crate) fn value(
    shape: &FieldType,
    wire: &'static str,
    name: &'static str,
    word: &str,
) -> Result<Value, CliError> {
    parse_value::value(shape, false, word)
        .and_then(|value| number_of_id(shape, value))
        .map_err(|why| CliError::usage(wire, why).with_operation(name))
}

fn body(
    info: &'static BodyInfo,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Value, CliError> {
    if let Some(given) = matches.get_one::<String>(BODY) {
        let text = console.text_or_input(given, BODY)?;
        return parse_value::json(&text).map_err(|why| CliError::usage(BODY, why));
    }
    let mut body = fields(info, matches)?;
    body_options::put_members(info, matches, &mut body)
        .map_err(|why| CliError::usage(format!("--{}", SET), why))?;
    for field in info.fields {
        // A required list is empty if the command line has no element.
        if field.required && matches!(field.shape, FieldType::List(_)) && !body.contains(field.wire)
        {
            body.insert(field.wire, Value::Array(Vec::new()));
        }
    }
    body_options::put_move(info, matches, &mut body)
        .map_err(|(option, why)| CliError::usage(option, why))?;
    Ok(Value::Object(body))
}

/// Reads the fields of a body for which the command line has an argument.
pub(crate) fn fields(info: &'static BodyInfo, matches: &ArgMatches) -> Result<Object, CliError> {
    let mut body = Object::new();
    for field in info.fields {
        if !matches.try_contains_id(&field_id(field)).unwrap_or(false) {
            continue;
        }
        let value = field_value(field, matches)
            .map_err(|why| CliError::usage(format!("{BODY}.{}", field.wire), why))?;
        if let Some(value) = value {
            body.insert(field.wire, value);
        }
    }
    Ok(body)
}

/// Checks the form of an id. If a name was given in place of an id of a kind that cannot be looked
/// up by name, the error shows the command that lists these ids.
fn number_of_id(shape: &FieldType, value: Value) -> Result<Value, String> {
    match (shape, &value) {
        (FieldType::Id(id), Value::Text(text)) if !id.text => {
            // If the number is out of range, the client refuses it.
            if id_names::is_number(text) || id_names::has_names(id) {
                return Ok(value);
            }
            let list = id_lists::command(id).map_or(String::new(), |command| {
                format!(". `{command}` shows the ids with their names")
            });
            Err(format!(
                "{text:?} is not an id: ids here are integers{list}"
            ))
        }
        _ => Ok(value),
    }
}

/// Returns the argument for the id of an engine, for commands that are not operations.
pub(crate) fn engine_argument() -> Option<&'static ArgumentInfo> {
    gfxhub::schema::operation("engines.get")?.arguments.first()
}

fn field_value(field: &'static BodyField, matches: &ArgMatches) -> Result<Option<Value>, String> {
    let id = field_id(field);
    if let FieldType::List(element) = &field.shape {
        let words = matches.get_many::<String>(&id);
        return words
            .map(|words| parse_value::list(element, words.map(String::as_str)))
            .transpose();
    }
    let Some(given) = matches.get_one::<String>(&id) else {
        return Ok(None);
    };
    let keeps_text =
        is_positional(field) && matches!(field.shape, FieldType::Value) && matches.get_flag(TEXT);
    if keeps_text {
        return Ok(Some(given.as_str().into()));
    }
    let value = parse_value::value(&field.shape, field.nullable, given)?;
    number_of_id(&field.shape, value).map(Some)
}

#[cfg(test)]
#[path = "arguments_tests.rs"]
mod tests;
