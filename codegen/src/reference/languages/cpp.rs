//! The examples in C++.

use gfxhub::schema::{BodyInfo, FieldType, ResponseType};
use gfxhub_tests::json::Json;

use super::{Written, snippets};
use crate::cpp::types;
use crate::reference::code::Code;
use crate::reference::example::{
    Example, Field, Given, Shown, body_noun, fields, record_noun, vector,
};

/// Indentation of inner lines.
const STEP: usize = 4;

/// Returns the program, and the text of each example.
pub(crate) fn program(examples: &[Example]) -> Result<Written, String> {
    let snippets = snippets(examples, snippet)?;
    Ok((
        super::program("cpp", examples, &snippets, Vec::new())?,
        snippets,
    ))
}

fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut lines = Vec::new();
    let mut arguments = Vec::new();
    for argument in &example.arguments {
        arguments.push(given(argument)?);
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
        Shown::Nothing => call(String::new()) + ";",
        Shown::Itself if operation.outcome == ResponseType::Id => held("id", "id"),
        Shown::Itself => held("word", "word"),
        Shown::Text => held("answer", "answer.body()"),
        Shown::EachId => each("id", "id"),
        Shown::One(record, field) => {
            let noun = record_noun(record);
            let noun = if noun == named {
                "made".to_owned()
            } else {
                noun
            };
            held(&noun, &format!("{noun}.{}", types::field(field.name)))
        }
        Shown::Each(record, fields) => {
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

/// Returns the body as an argument; statements that it needs before that go to `lines`.
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
            given: one,
        },
    ] = given_fields
        && info.fields.iter().filter(|field| field.required).count() == 1
        && field.required
    {
        match one.shape {
            // An id is clearer as the body for which it stands.
            FieldType::Id(_) => {
                let value = given(one)?;
                return Ok(Code::word(format!("{of}{{{}}}", value.line())));
            }
            FieldType::List(_) => {}
            _ => return given(one),
        }
    }
    let lists = given_fields
        .iter()
        .any(|field| matches!(field.given.shape, FieldType::List(FieldType::Body(_))));
    let (mut required, mut set) = (Vec::new(), Vec::new());
    for field in given_fields {
        let value = given(&field.given)?;
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
    Ok(Code::word(name))
}

fn given(given: &Given) -> Result<Code, String> {
    match (&given.shape, &given.json) {
        (FieldType::List(FieldType::Body(element)), Json::List(items)) => {
            let items = items.iter().map(|item| inner(element, item));
            Ok(braces(items.collect::<Result<_, _>>()?))
        }
        (FieldType::List(_), Json::List(items)) => {
            Ok(braces(items.iter().map(value).collect::<Result<_, _>>()?))
        }
        (FieldType::Enum(info), Json::Text(word)) => {
            let at = info.values.iter().position(|known| known == word);
            let at = at.ok_or_else(|| format!("{word:?} is no word of {}", info.name))?;
            Ok(Code::word(format!(
                "gfxhub::{}::{}",
                info.name, info.names[at]
            )))
        }
        (FieldType::Body(info), json) => inner(info, json),
        (_, json) => value(json),
    }
}

/// Returns a body within a body: its parts in braces, or the part itself if there is only one.
fn inner(info: &'static BodyInfo, json: &Json) -> Result<Code, String> {
    let fields = fields(info, json)?.into_iter();
    let mut parts = fields
        .map(|field| given(&field.given))
        .collect::<Result<Vec<_>, _>>()?;
    match parts.len() {
        1 => Ok(parts.remove(0)),
        _ => Ok(braces(parts)),
    }
}

fn value(json: &Json) -> Result<Code, String> {
    Ok(match json {
        Json::Null => Code::word("nullptr"),
        Json::Bool(value) => Code::word(value.to_string()),
        Json::Number(token) => Code::word(token),
        Json::Text(text) => Code::word(quoted(text)?),
        Json::List(items) => {
            let items = braces(items.iter().map(value).collect::<Result<_, _>>()?);
            Code::call("gfxhub::Value::array", vec![items])
        }
        Json::Object(members) => match vector(members) {
            Some(numbers) => {
                let (count, numbers) = (numbers.len(), numbers.join(", "));
                Code::word(format!("gfxhub::Vec{count}{{{numbers}}}"))
            }
            None => {
                let member = |(name, json): &(String, Json)| {
                    Ok(braces(vec![Code::word(quoted(name)?), value(json)?]))
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
