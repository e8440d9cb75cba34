//! The examples in Python.

use gfxhub::schema::{BodyInfo, FieldType, ResponseType};
use gfxhub_tests::json::Json;

use crate::reference::code::Code;
use crate::reference::example::{Example, ExampleOutput, TypedJson, fields, record_noun};

/// Indentation of inner lines.
const STEP: usize = 4;

/// Returns the text of an example.
pub(super) fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut arguments = Vec::new();
    for argument in &example.arguments {
        arguments.push(typed_json(argument)?);
    }
    for field in &example.fields {
        let value = typed_json(&field.value)?;
        arguments.push(match field.info.required {
            true => value,
            false => value.labelled(format!("{}=", field.info.name)),
        });
    }
    let name = format!("hub.{}.{}", operation.group, operation.verb);
    let call = |before: String| Code::call(before + &name, arguments.clone()).lines(STEP);
    let held = |variable: &str, shown: &str| {
        let call = call(format!("{variable} = "));
        format!("{call}\nprint({shown})")
    };
    let each = |variable: &str, shown: &str| {
        let call = call(format!("for {variable} in "));
        format!("{call}:\n    print({shown})")
    };
    Ok(match &example.shown {
        ExampleOutput::Nothing => call(String::new()),
        ExampleOutput::Itself if operation.outcome == ResponseType::Id => {
            held("renderer_id", "renderer_id")
        }
        ExampleOutput::Itself => held("word", "word"),
        ExampleOutput::Text => held("answer", "answer.text"),
        ExampleOutput::EachId => each("renderer_id", "renderer_id"),
        ExampleOutput::One(record, field) => {
            let noun = record_noun(record);
            held(&noun, &format!("{noun}.{}", field.name))
        }
        ExampleOutput::Each(record, fields) => {
            let noun = record_noun(record);
            let shown: Vec<String> = fields
                .iter()
                .map(|field| format!("{noun}.{}", field.name))
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
        (_, json) => Ok(value(json)),
    }
}

/// Returns a body that is part of another body, with JSON names.
fn body(info: &'static BodyInfo, json: &Json) -> Result<Code, String> {
    let members = fields(info, json)?.into_iter().map(|field| {
        let label = format!("\"{}\": ", field.info.wire);
        Ok(typed_json(&field.value)?.labelled(label))
    });
    Ok(members_of(members.collect::<Result<_, String>>()?))
}

fn value(json: &Json) -> Code {
    match json {
        Json::Null => Code::atom("None"),
        Json::Bool(true) => Code::atom("True"),
        Json::Bool(false) => Code::atom("False"),
        Json::Number(token) => Code::atom(token),
        // Every escape that `compact` writes is also valid in Python.
        Json::Text(_) => Code::atom(json.compact()),
        Json::List(items) => list(items.iter().map(value).collect()),
        Json::Object(members) => {
            let named = |(name, json): &(String, Json)| {
                let name = Json::Text(name.clone()).compact();
                value(json).labelled(name + ": ")
            };
            members_of(members.iter().map(named).collect())
        }
    }
}

fn list(items: Vec<Code>) -> Code {
    Code::Parts("[".to_owned(), items, "]")
}

fn members_of(members: Vec<Code>) -> Code {
    Code::Parts("{".to_owned(), members, "}")
}
