//! The examples in JavaScript.

use gfxhub::schema::{BodyInfo, FieldType, ResponseType};
use gfxhub_tests::json::Json;

use crate::names::camel;
use crate::reference::code::Code;
use crate::reference::example::{Example, ExampleOutput, TypedJson, fields, record_noun};

/// Indentation of inner lines.
const STEP: usize = 2;

/// Returns the text of an example.
pub(super) fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut arguments = Vec::new();
    for argument in &example.arguments {
        arguments.push(typed_json(argument)?);
    }
    let mut options = Vec::new();
    for field in &example.fields {
        let value = typed_json(&field.value)?;
        match field.info.required {
            true => arguments.push(value),
            false => options.push(value.labelled(camel(field.info.name) + ": ")),
        }
    }
    if !options.is_empty() {
        arguments.push(members_of(options));
    }
    let name = format!("await hub.{}.{}", operation.group, camel(operation.verb));
    let call = |before: String| Code::call(before + &name, arguments.clone()).lines(STEP);
    let held = |variable: &str, shown: &str| {
        let call = call(format!("const {variable} = "));
        format!(
            "{call}
console.log({shown})"
        )
    };
    let each = |variable: &str, shown: &str| {
        let call = call(format!("for (const {variable} of "));
        format!(
            "{call}) {{
  console.log({shown})
}}"
        )
    };
    Ok(match &example.shown {
        ExampleOutput::Nothing => call(String::new()),
        ExampleOutput::Itself if operation.outcome == ResponseType::Id => held("id", "id"),
        ExampleOutput::Itself => held("word", "word"),
        ExampleOutput::Text => held("answer", "answer.text"),
        ExampleOutput::EachId => each("id", "id"),
        ExampleOutput::One(record, field) => {
            let noun = camel(&record_noun(record));
            held(&noun, &format!("{noun}.{}", field.wire))
        }
        ExampleOutput::Each(record, fields) => {
            let noun = camel(&record_noun(record));
            let shown: Vec<String> = fields
                .iter()
                .map(|field| format!("{noun}.{}", field.wire))
                .collect();
            each(&noun, &shown.join(", "))
        }
    })
}

fn typed_json(typed: &TypedJson) -> Result<Code, String> {
    match (&typed.shape, &typed.json) {
        (FieldType::List(FieldType::Body(element)), Json::List(items)) => {
            let items = items.iter().map(|item| body(element, item));
            Ok(list(items.collect::<Result<_, _>>()?))
        }
        (FieldType::Body(info), json) => body(info, json),
        (_, json) => value(json),
    }
}

/// Returns a body that is part of another body, with JSON names.
fn body(info: &'static BodyInfo, json: &Json) -> Result<Code, String> {
    let members = fields(info, json)?.into_iter().map(|field| {
        let label = format!("{}: ", field.info.wire);
        Ok(typed_json(&field.value)?.labelled(label))
    });
    Ok(members_of(members.collect::<Result<_, String>>()?))
}

fn value(json: &Json) -> Result<Code, String> {
    Ok(match json {
        Json::Null => Code::atom("null"),
        Json::Bool(value) => Code::atom(value.to_string()),
        // JavaScript has only one number type, so 1.0 is written as 1.
        Json::Number(token) => Code::atom(token.strip_suffix(".0").unwrap_or(token)),
        Json::Text(text) => Code::atom(quoted(text)?),
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

/// Returns a text as a literal in single quotes.
fn quoted(text: &str) -> Result<String, String> {
    if text.contains(|c: char| c.is_control() || c == '\'') {
        return Err(format!(
            "{text:?} has no plain spelling between single quotes"
        ));
    }
    Ok(format!("'{}'", text.replace('\\', "\\\\")))
}

fn list(items: Vec<Code>) -> Code {
    Code::Parts("[".to_owned(), items, "]")
}

fn members_of(members: Vec<Code>) -> Code {
    Code::Parts("{ ".to_owned(), members, " }")
}
