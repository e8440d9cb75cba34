//! Builds the options for a request body: its fields by position or by name, `--set NAME=VALUE` for
//! a nested member, and one option for an animated change of a property (`--ease-in 1.5`).

use clap::{Arg, ArgAction, ArgMatches};
use gfxhub::{
    Object, Value,
    schema::{BodyField, BodyInfo, FieldType},
};

use crate::docs;
use crate::parse_value;

/// Option for the whole body.
pub(crate) const BODY: &str = "body";
/// Flag that sends a value as text.
pub(crate) const TEXT: &str = "text";
/// Returns `true` if a field of a body is a positional argument, which follows the arguments of the
/// path. This is the case if the field is required and takes a single argument.
pub(crate) fn is_positional(field: &BodyField) -> bool {
    field.required
        && !matches!(
            field.shape,
            FieldType::List(_) | FieldType::Body(_) | FieldType::Object
        )
}

/// Returns the clap id of the argument for a body field. The prefix distinguishes it from a path
/// argument with the same JSON name.
pub(crate) fn field_id(field: &BodyField) -> String {
    format!("body.{}", field.wire)
}

/// Option that sets a member of the body by name.
pub(crate) const SET: &str = "set";

/// Builds the option that sets members by name.
pub(crate) fn member_option() -> Arg {
    Arg::new(SET)
        .long(SET)
        .value_name("NAME=VALUE")
        .action(ArgAction::Append)
        .conflicts_with(BODY)
        .help(
            "Member of the body by its JSON name, with dots for nested ones, as JSON or else as text: \
             --set name=Guest --set data.headline='Guest 4'",
        )
}

/// Puts the members from the command line into a body.
pub(crate) fn put_members(
    info: &'static BodyInfo,
    matches: &ArgMatches,
    body: &mut Object,
) -> Result<(), String> {
    for given in matches.get_many::<String>(SET).unwrap_or_default() {
        let Some((name, text)) = given.split_once('=') else {
            return Err(format!("{given:?} has no =; write NAME=VALUE"));
        };
        let names: Vec<&str> = name.split('.').collect();
        let Some(field) = info.fields.iter().find(|field| field.wire == names[0]) else {
            let known: Vec<&str> = info.fields.iter().map(|field| field.wire).collect();
            return Err(format!(
                "the body has no member {:?}; its members are {}",
                names[0],
                known.join(", ")
            ));
        };
        let value = match (&field.shape, names.len()) {
            (FieldType::List(element), 1) => parse_value::list(element, std::iter::once(text)),
            (shape, 1) => parse_value::value(shape, field.nullable, text),
            _ => parse_value::value(&FieldType::Value, false, text),
        };
        let value = value.map_err(|why| format!("{name}: {why}"))?;
        put_at(body, &names, value).map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(())
}

fn put_at(object: &mut Object, names: &[&str], value: Value) -> Result<(), String> {
    let (name, rest) = match names {
        [] => return Ok(()),
        [name, rest @ ..] if !name.is_empty() => (*name, rest),
        _ => return Err("a name between the dots is missing".to_owned()),
    };
    if rest.is_empty() {
        return match object.insert(name, value) {
            None => Ok(()),
            Some(_) => Err("it is given twice".to_owned()),
        };
    }
    if !object.contains(name) {
        object.insert(name, Value::Object(Object::new()));
    }
    match object.get_mut(name) {
        Some(Value::Object(inner)) => put_at(inner, rest, value),
        _ => Err(format!("{name} is given as a value that has no members")),
    }
}

/// Name of the interpolation that takes no time: the property gets its new value immediately.
const CONSTANT: &str = "Constant";

/// The two fields of a body that describe an animated change: its interpolation and its duration.
struct MoveFields {
    interpolation: &'static BodyField,
    words: &'static [&'static str],
    duration: &'static BodyField,
}

impl MoveFields {
    fn of(info: &'static BodyInfo) -> Option<MoveFields> {
        let find = |wire: &str| info.fields.iter().find(|field| field.wire == wire);
        let (interpolation, duration) = (find("Interpolation")?, find("Duration")?);
        let FieldType::Enum(words) = &interpolation.shape else {
            return None;
        };
        Some(MoveFields {
            interpolation,
            words: words.values,
            duration,
        })
    }

    /// Returns the interpolations that take time.
    fn moving(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().copied().filter(|word| *word != CONSTANT)
    }
}

/// Builds one option for each interpolation that takes time.
pub(crate) fn move_options(info: &'static BodyInfo) -> Vec<Arg> {
    let Some(fields) = MoveFields::of(info) else {
        return Vec::new();
    };
    let names: Vec<String> = fields.moving().map(docs::kebab).collect();
    let option = |word: &'static str| {
        let name = docs::kebab(word);
        let others: Vec<String> = names
            .iter()
            .filter(|other| **other != name)
            .cloned()
            .collect();
        Arg::new(name.clone())
            .long(name)
            .value_name("SECONDS")
            .allow_negative_numbers(true)
            .conflicts_with_all(others)
            .conflicts_with_all([
                field_id(fields.interpolation),
                field_id(fields.duration),
                BODY.to_owned(),
            ])
            .help(format!(
                "Short for --interpolation {word} --duration SECONDS"
            ))
    };
    fields.moving().map(option).collect()
}

/// Puts the animated change that the command line describes into a body.
pub(crate) fn put_move(
    info: &'static BodyInfo,
    matches: &ArgMatches,
    body: &mut Object,
) -> Result<(), (String, String)> {
    let Some(fields) = MoveFields::of(info) else {
        return Ok(());
    };
    for word in fields.moving() {
        let name = docs::kebab(word);
        if let Ok(Some(seconds)) = matches.try_get_one::<String>(&name) {
            let seconds = parse_value::value(&fields.duration.shape, false, seconds)
                .map_err(|why| (format!("--{name}"), why))?;
            body.insert(fields.interpolation.wire, word);
            body.insert(fields.duration.wire, seconds);
        }
    }
    Ok(())
}
