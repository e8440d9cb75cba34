//! A move of a property as one option (`--ease-in 1.5`), and a warning where a duration moves nothing.

use clap::{Arg, ArgMatches};
use gfxhub::{
    Object, Value,
    schema::{BodyField, BodyInfo, FieldType},
};

use crate::console::Console;
use crate::docs;
use crate::operations::{self, BODY};
use crate::parse_value;

/// The interpolation that is none: the value jumps.
const CONSTANT: &str = "Constant";

/// The field for the time that a move takes.
pub(crate) const DURATION: &str = "Duration";

/// The two fields that make a move: how it travels, and how long.
struct Fields {
    interpolation: &'static BodyField,
    words: &'static [&'static str],
    duration: &'static BodyField,
}

impl Fields {
    fn of(info: &'static BodyInfo) -> Option<Fields> {
        let find = |wire: &str| info.fields.iter().find(|field| field.wire == wire);
        let (interpolation, duration) = (find("Interpolation")?, find(DURATION)?);
        let FieldType::Enum(words) = &interpolation.shape else {
            return None;
        };
        Some(Fields {
            interpolation,
            words: words.values,
            duration,
        })
    }

    /// The words that make the value travel.
    fn moving(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().copied().filter(|word| *word != CONSTANT)
    }
}

/// An option for each interpolation that takes time.
pub(crate) fn options(info: &'static BodyInfo) -> Vec<Arg> {
    let Some(fields) = Fields::of(info) else {
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
                operations::field_id(fields.interpolation),
                operations::field_id(fields.duration),
                BODY.to_owned(),
            ])
            .help(format!(
                "Move to the new value in SECONDS: short for --interpolation {word} --duration SECONDS"
            ))
    };
    fields.moving().map(option).collect()
}

/// Puts the move that is asked for into a body.
pub(crate) fn put(
    info: &'static BodyInfo,
    matches: &ArgMatches,
    body: &mut Object,
) -> Result<(), (String, String)> {
    let Some(fields) = Fields::of(info) else {
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

/// Warns where a duration is given and the value jumps all the same.
pub(crate) fn warn(info: &'static BodyInfo, body: &Value, console: &mut Console<'_>) {
    let Some(fields) = Fields::of(info) else {
        return;
    };
    let takes_time = body
        .get(fields.duration.wire)
        .and_then(|seconds| seconds.as_f64())
        .is_some_and(|seconds| seconds > 0.0);
    let interpolation = body.get(fields.interpolation.wire);
    let jumps = interpolation.is_none_or(|word| word.as_str() == Some(CONSTANT));
    if takes_time && jumps {
        console.warn(
            "the value jumps at once, as a duration needs an interpolation. To move it, add \
             --interpolation EaseInOut, or give --ease-in-out SECONDS in place of --duration.",
        );
    }
}
