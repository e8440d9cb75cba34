//! The examples in C++.

use gfxhub::schema::{BodyInfo, FieldType, ResponseType};
use gfxhub_tests::json::Json;

use crate::cpp::types;
use crate::reference::code::Code;
use crate::reference::example::{
    Example, ExampleOutput, Field, TypedJson, body_noun, fields, record_noun, vector,
};

/// Indentation of inner lines.
const STEP: usize = 4;

/// Returns the text of an example.
pub(super) fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut lines = Vec::new();
    let mut arguments = Vec::new();
    for argument in &example.arguments {
        arguments.push(typed_json(argument)?);
    }
    let mut named = String::new();
    if let Some(info) = operation.body {
        named = body_noun(info);
        arguments.push(body(info, &named, &example.fields, &mut lines)?);
    }
    let name = format!("hub.{}().{}", operation.group, operation.verb);
    let call = |before: String| Code::call(before + &name, arguments.clone()).lines(STEP);
    let held = |variable: &str, shown: &str| {
        let call = call(format!("const auto {variable} = "));
        format!(
            "{call};
std::cout << {shown} << '\\n';"
        )
    };
    let each = |variable: &str, shown: &str| {
        let call = call(format!("for (const auto& {variable} : "));
        format!(
            "{call}) {{
  std::cout << {shown} << '\\n';
}}"
        )
    };
    lines.push(match &example.shown {
        ExampleOutput::Nothing => call(String::new()) + ";",
        ExampleOutput::Itself if operation.outcome == ResponseType::Id => held("id", "id"),
        ExampleOutput::Itself => held("word", "word"),
        ExampleOutput::Text => held("answer", "answer.body()"),
        ExampleOutput::EachId => each("id", "id"),
        ExampleOutput::One(record, field) => {
            let noun = record_noun(record);
            let noun = if noun == named {
                "made".to_owned()
            } else {
                noun
            };
            held(&noun, &format!("{noun}.{}", types::field(field.name)))
        }
        ExampleOutput::Each(record, fields) => {
            let noun = record_noun(record);
            let shown: Vec<String> = fields
                .iter()
                .map(|field| format!("{noun}.{}", types::field(field.name)))
                .collect();
            each(&noun, &shown.join(" << ' ' << "))
        }
    });
    Ok(lines.join("\n"))
}

/// Returns the body as an argument, and adds statements that must precede the call to `lines`.
fn body(
    info: &'static BodyInfo,
    name: &str,
    given_fields: &[Field],
    lines: &mut Vec<String>,
) -> Result<Code, String> {
    let of = format!("gfxhub::{}", info.name);
    if let [
        Field {
            info: field,
            value: one,
        },
    ] = given_fields
        && info.fields.iter().filter(|field| field.required).count() == 1
        && field.required
    {
        match one.shape {
            // If the field is an id, the example names the type of the body, because a bare id is
            // less clear.
            FieldType::Id(_) => {
                let value = typed_json(one)?;
                return Ok(Code::atom(format!("{of}{{{}}}", value.line())));
            }
            FieldType::List(_) => {}
            _ => return typed_json(one),
        }
    }
    let lists = given_fields
        .iter()
        .any(|field| matches!(field.value.shape, FieldType::List(FieldType::Body(_))));
    let (mut required, mut set) = (Vec::new(), Vec::new());
    for field in given_fields {
        let value = typed_json(&field.value)?;
        if field.info.required && !lists {
            required.push(value);
        } else {
            let place = format!("{name}.{} = ", types::field(field.info.name));
            set.push(value.labelled(place).lines(STEP) + ";");
        }
    }
    lines.push(match required.is_empty() {
        true => format!("{of} {name};"),
        false => {
            braces(required)
                .labelled(format!("{of} {name}"))
                .lines(STEP)
                + ";"
        }
    });
    lines.extend(set);
    Ok(Code::atom(name))
}

fn typed_json(typed: &TypedJson) -> Result<Code, String> {
    match (&typed.shape, &typed.json) {
        (FieldType::List(FieldType::Body(element)), Json::List(items)) => {
            let items = items.iter().map(|item| inner(element, item));
            Ok(braces(items.collect::<Result<_, _>>()?))
        }
        (FieldType::List(_), Json::List(items)) => {
            Ok(braces(items.iter().map(value).collect::<Result<_, _>>()?))
        }
        (FieldType::Enum(info), Json::Text(word)) => {
            let at = info.values.iter().position(|known| known == word);
            let at = at.ok_or_else(|| format!("{word:?} is not a value of {}", info.name))?;
            Ok(Code::atom(format!(
                "gfxhub::{}::{}",
                info.name, info.names[at]
            )))
        }
        (FieldType::Body(info), json) => inner(info, json),
        (_, json) => value(json),
    }
}

/// Returns a body that is part of another body: its fields in braces, or the field itself if there
/// is only one.
fn inner(info: &'static BodyInfo, json: &Json) -> Result<Code, String> {
    let fields = fields(info, json)?.into_iter();
    let mut parts = fields
        .map(|field| typed_json(&field.value))
        .collect::<Result<Vec<_>, _>>()?;
    match parts.len() {
        1 => Ok(parts.remove(0)),
        _ => Ok(braces(parts)),
    }
}

fn value(json: &Json) -> Result<Code, String> {
    Ok(match json {
        Json::Null => Code::atom("nullptr"),
        Json::Bool(value) => Code::atom(value.to_string()),
        Json::Number(token) => Code::atom(token),
        Json::Text(text) => Code::atom(quoted(text)?),
        Json::List(items) => {
            let items = braces(items.iter().map(value).collect::<Result<_, _>>()?);
            Code::call("gfxhub::Value::array", vec![items])
        }
        Json::Object(members) => match vector(members) {
            Some(numbers) => {
                let (count, numbers) = (numbers.len(), numbers.join(", "));
                Code::atom(format!("gfxhub::Vec{count}{{{numbers}}}"))
            }
            None => {
                let member = |(name, json): &(String, Json)| {
                    Ok(braces(vec![Code::atom(quoted(name)?), value(json)?]))
                };
                let members = members.iter().map(member).collect::<Result<_, String>>()?;
                Code::call("gfxhub::Value::object", vec![braces(members)])
            }
        },
    })
}

fn quoted(text: &str) -> Result<String, String> {
    if text.contains(char::is_control) {
        return Err(format!("{text:?} has no plain spelling in C++"));
    }
    Ok(format!(
        "\"{}\"",
        text.replace('\\', "\\\\").replace('"', "\\\"")
    ))
}

fn braces(parts: Vec<Code>) -> Code {
    Code::Parts("{".to_owned(), parts, "}")
}
