//! `--set NAME=VALUE`: a member of a body by its JSON name, also deep within it.

use clap::{Arg, ArgAction, ArgMatches};
use gfxhub::{
    Object, Value,
    schema::{BodyInfo, FieldType},
};

use crate::operations::BODY;
use crate::parse_value;

/// The option.
pub(crate) const SET: &str = "set";

/// The option for members by name.
pub(crate) fn option() -> Arg {
    Arg::new(SET)
        .long(SET)
        .value_name("NAME=VALUE")
        .action(ArgAction::Append)
        .conflicts_with(BODY)
        .help(
            "A member of the body by its JSON name, with dots between the names of inner members: \
             --set name=Guest --set data.headline='Guest 4'. What is JSON is sent as that, anything \
             else as text. Repeat it for more",
        )
}

/// Puts the members that are given into a body.
pub(crate) fn put(
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
