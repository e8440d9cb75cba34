//! The examples in JavaScript, laid out as prettier would.

use gfxhub::{BodyInfo, Outcome, Shape};
use gfxhub_tests::json::Json;

use super::Written;
use crate::committed::File;
use crate::names::camel;
use crate::reference::example::{Example, Given, Shown, fields};
use crate::reference::layout::{Brackets, Code, Style};
use crate::reference::{GENERATED, in_order, indented, nouns};

/// How a client is made.
pub(crate) const CLIENT: &str = "import { Client } from 'gfxhub'\n\nconst hub = new Client(URL)";

/// How far a function's lines stand in.
const MARGIN: usize = 2;

const STYLE: Style = Style {
    width: 100 - MARGIN,
    step: 2,
    hugs: true,
    shares: false,
    trails: true,
};

/// The program, and the text of each example.
pub(crate) fn program(examples: &[Example]) -> Result<Written, String> {
    let snippets = in_order(examples, snippet)?;
    let mut text = format!(
        "// {GENERATED}\n// The examples of docs/reference: `reference.mjs engines.get` runs one against \
         GFXHUB_URL,\n// with the package at the URL behind it.\nconst {{ Client }} = await import(process.argv[3])\n"
    );
    let mut rows = String::new();
    for (example, snippet) in examples.iter().zip(&snippets) {
        let function = camel(&example.function());
        let body = indented(snippet, MARGIN);
        text += &format!("\nasync function {function}(hub) {{\n{body}\n}}\n");
        rows += &format!("  '{}': {function},\n", example.operation.name);
    }
    text += &format!(
        "\nconst examples = {{\n{rows}}}\n\nconst hub = new Client(process.env.GFXHUB_URL)\n\
         await examples[process.argv[2]](hub)\nhub.close()\n"
    );
    Ok((File::new("reference/reference.mjs", text), snippets))
}

fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut arguments = Vec::new();
    for argument in &example.arguments {
        arguments.push(given(argument)?);
    }
    let mut options = Vec::new();
    for field in &example.fields {
        let value = given(&field.given)?;
        match field.info.required {
            true => arguments.push(value),
            false => options.push(value.labelled(camel(field.info.name) + ": ")),
        }
    }
    if !options.is_empty() {
        arguments.push(members_of(options));
    }
    let name = format!("await hub.{}.{}", operation.group, camel(operation.verb));
    let call = Code::Parts(Brackets::Call, arguments);
    let held = |variable: &str, shown: &str| {
        let call = call.lay(0, &format!("const {variable} = {name}"), "", &STYLE);
        format!("{call}\nconsole.log({shown})")
    };
    let each = |variable: &str, shown: &str| {
        let call = call.lay(
            0,
            &format!("for (const {variable} of {name}"),
            ") {",
            &STYLE,
        );
        format!("{call}\n  console.log({shown})\n}}")
    };
    Ok(match &example.shown {
        Shown::Nothing => call.lay(0, &name, "", &STYLE),
        Shown::Itself if operation.outcome == Outcome::Id => held("id", "id"),
        Shown::Itself => held("word", "word"),
        Shown::Text => held("answer", "answer.text"),
        Shown::EachId => each("id", "id"),
        Shown::One(record, field) => {
            let noun = camel(&nouns::record(record));
            held(&noun, &format!("{noun}.{}", field.wire))
        }
        Shown::Each(record, fields) => {
            let noun = camel(&nouns::record(record));
            let shown: Vec<String> = fields
                .iter()
                .map(|field| format!("{noun}.{}", field.wire))
                .collect();
            each(&noun, &shown.join(", "))
        }
    })
}

fn given(given: &Given) -> Result<Code, String> {
    match (&given.shape, &given.json) {
        (Shape::List(Shape::Body(element)), Json::List(items)) => {
            let items = items.iter().map(|item| body(element, item));
            Ok(list(items.collect::<Result<_, _>>()?))
        }
        (Shape::Body(info), json) => body(info, json),
        (_, json) => value(json),
    }
}

/// A body within a body, as the wire has it.
fn body(info: &'static BodyInfo, json: &Json) -> Result<Code, String> {
    let members = fields(info, json)?.into_iter().map(|field| {
        let label = format!("{}: ", field.info.wire);
        Ok(given(&field.given)?.labelled(label))
    });
    Ok(members_of(members.collect::<Result<_, String>>()?))
}

fn value(json: &Json) -> Result<Code, String> {
    Ok(match json {
        Json::Null => Code::word("null"),
        Json::Bool(value) => Code::word(value.to_string()),
        // There is but one kind of number, and prettier takes the zero away.
        Json::Number(token) => Code::word(token.strip_suffix(".0").unwrap_or(token)),
        Json::Text(text) => Code::word(quoted(text)?),
        Json::List(items) => list(items.iter().map(value).collect::<Result<_, _>>()?),
        Json::Object(members) => {
            let named = |(name, json): &(String, Json)| {
                let named = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let plain = name.chars().all(named) && !name.starts_with(|c: char| c.is_numeric());
                let name = if plain { name.clone() } else { quoted(name)? };
                Ok(value(json)?.labelled(name + ": "))
            };
            members_of(members.iter().map(named).collect::<Result<_, String>>()?)
        }
    })
}

/// A text between single quotes.
fn quoted(text: &str) -> Result<String, String> {
    if text.contains(|c: char| c.is_control() || c == '\'') {
        return Err(format!(
            "{text:?} has no plain spelling between single quotes"
        ));
    }
    Ok(format!("'{}'", text.replace('\\', "\\\\")))
}

fn list(items: Vec<Code>) -> Code {
    Code::Parts(Brackets::List("[", "]"), items)
}

fn members_of(members: Vec<Code>) -> Code {
    Code::Parts(Brackets::Members("{", " }"), members)
}
