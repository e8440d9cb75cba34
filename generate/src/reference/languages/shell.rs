//! The examples as lines of a shell.

use gfxhub::{BodyInfo, Shape};
use gfxhub_tests::json::Json;

use crate::committed::File;
use crate::reference::example::{Example, Field, fields};
use crate::reference::{GENERATED, in_order};

/// How the command learns which hub it is for.
pub(crate) const CLIENT: &str = "export GFXHUB_URL=URL";

/// The list of commands, each behind the name of its operation; a shell takes it as it is.
pub(crate) fn program(examples: &[Example]) -> Result<(File, Vec<String>), String> {
    let snippets = in_order(examples, snippet)?;
    let mut text = format!(
        "#!/bin/sh\n# {GENERATED}\n# The examples of docs/reference, each against GFXHUB_URL.\n"
    );
    for (example, snippet) in examples.iter().zip(&snippets) {
        text += &format!("\n# {}\n{snippet}\n", example.operation.name);
    }
    Ok((File::new("tests/reference/reference.sh", text), snippets))
}

fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let verb = operation.verb.replace('_', "-");
    let mut words = vec!["gfxhub".to_owned(), operation.group.to_owned(), verb];
    for argument in &example.arguments {
        words.push(quoted(&plain(&argument.json))?);
    }
    for field in &example.fields {
        words.extend(option(field)?);
    }
    Ok(words.join(" "))
}

/// What the body cannot do without is a word of its own, anything else an option.
fn option(field: &Field) -> Result<Vec<String>, String> {
    let Field { info, given } = field;
    let name = format!("--{}", kebab(info.wire));
    match (&info.shape, &given.json) {
        (Shape::List(Shape::Body(element)), Json::List(items)) => items
            .iter()
            .flat_map(|item| {
                let pair = pair(element, item).and_then(|pair| quoted(&pair));
                [Ok(name.clone()), pair]
            })
            .collect(),
        (Shape::List(_), Json::List(items)) => {
            let items: Vec<String> = items.iter().map(plain).collect();
            Ok(vec![name, quoted(&items.join(","))?])
        }
        (Shape::Object, json) => Ok(vec![name, quoted(&json.compact())?]),
        (_, json) if info.required => Ok(vec![quoted(&plain(json))?]),
        (_, json) => Ok(vec![name, quoted(&plain(json))?]),
    }
}

/// `PATH=VALUE`.
fn pair(info: &'static BodyInfo, json: &Json) -> Result<String, String> {
    let mut leaves = Vec::new();
    let mut open = vec![(info, json.clone())];
    while let Some((info, json)) = open.pop() {
        for field in fields(info, &json)? {
            match field.given.shape {
                Shape::Body(inner) => open.push((inner, field.given.json)),
                _ => leaves.push(plain(&field.given.json)),
            }
        }
    }
    match leaves.as_slice() {
        [path, value] => Ok(format!("{path}={value}")),
        _ => Err(format!("{} is no PATH=VALUE", info.name)),
    }
}

/// A text as it is, anything else as JSON.
fn plain(json: &Json) -> String {
    json.as_text().map_or_else(|| json.compact(), str::to_owned)
}

/// A word as a shell takes it, between single quotes where it needs them.
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

/// `overriddenChannels` as `overridden-channels`.
fn kebab(wire: &str) -> String {
    crate::names::snake(wire).replace('_', "-")
}
