//! The examples as commands for a shell.

use gfxhub::schema::{BodyInfo, FieldType};
use gfxhub_tests::json::Json;

use crate::reference::example::{Example, Field, fields};

/// Maximum length of a command that is written on one line.
const WIDTH: usize = 96;

/// Returns the text of an example.
pub(super) fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let verb = operation.verb.replace('_', "-");
    let mut line = format!("gfxhub {} {verb}", operation.group);
    for argument in &example.arguments {
        line += &format!(" {}", quoted(&plain(&argument.json))?);
    }
    let mut options = Vec::new();
    for field in &example.fields {
        match option(field)? {
            CommandArguments::Word(word) => line += &format!(" {word}"),
            CommandArguments::Options(more) => options.extend(more),
        }
    }
    let all = options
        .iter()
        .fold(line.clone(), |line, option| line + " " + option);
    if all.chars().count() <= WIDTH {
        return Ok(all);
    }
    options.insert(0, line);
    Ok(options.join(" \\\n  "))
}

/// The form of a body's field as arguments of the command.
enum CommandArguments {
    /// A separate argument.
    Word(String),
    /// Options with their values.
    Options(Vec<String>),
}

/// Returns a body's field: an argument if it is required and plain, otherwise options.
fn option(field: &Field) -> Result<CommandArguments, String> {
    let Field { info, value } = field;
    let named = |value: &str| Ok(format!("--{} {}", kebab(info.wire), quoted(value)?));
    let options: Result<Vec<String>, String> = match (&info.shape, &value.json) {
        (FieldType::List(FieldType::Body(element)), Json::List(items)) => {
            let option = |item| named(&pair(element, item)?);
            items.iter().map(option).collect()
        }
        (FieldType::List(_), Json::List(items)) => {
            let items: Vec<String> = items.iter().map(plain).collect();
            named(&items.join(",")).map(|option| vec![option])
        }
        (FieldType::Object, json) => named(&json.compact()).map(|option| vec![option]),
        (_, json) if info.required => return Ok(CommandArguments::Word(quoted(&plain(json))?)),
        (_, json) => named(&plain(json)).map(|option| vec![option]),
    };
    Ok(CommandArguments::Options(options?))
}

/// Returns an argument of the form `PATH=VALUE`.
fn pair(info: &'static BodyInfo, json: &Json) -> Result<String, String> {
    let mut leaves = Vec::new();
    let mut open = vec![(info, json.clone())];
    while let Some((info, json)) = open.pop() {
        for field in fields(info, &json)? {
            match field.value.shape {
                FieldType::Body(inner) => open.push((inner, field.value.json)),
                _ => leaves.push(plain(&field.value.json)),
            }
        }
    }
    match leaves.as_slice() {
        [path, value] => Ok(format!("{path}={value}")),
        _ => Err(format!("{} is no PATH=VALUE", info.name)),
    }
}

/// Returns a text unchanged, and any other value as JSON.
fn plain(json: &Json) -> String {
    json.as_text().map_or_else(|| json.compact(), str::to_owned)
}

/// Returns an argument in single quotes if a shell would change it otherwise.
fn quoted(word: &str) -> Result<String, String> {
    if word.contains('\'') {
        return Err(format!("{word} cannot stand between single quotes"));
    }
    let safe = |c: char| c.is_ascii_alphanumeric() || "_-./,=:@+".contains(c);
    if !word.is_empty() && word.chars().all(safe) {
        return Ok(word.to_owned());
    }
    Ok(format!("'{word}'"))
}

/// Returns `overridden-channels` for `overriddenChannels`.
fn kebab(wire: &str) -> String {
    crate::names::snake(wire).replace('_', "-")
}
