//! The examples in C++.

use gfxhub::{BodyInfo, Outcome, Shape};
use gfxhub_tests::json::Json;

use super::Written;
use crate::committed::File;
use crate::cpp::types;
use crate::reference::example::{Example, Field, Given, Shown, fields, vector};
use crate::reference::layout::{Brackets, Code, Style};
use crate::reference::{GENERATED, in_order, indented, nouns};

/// How a client is made.
pub(crate) const CLIENT: &str = "#include <gfxhub.hpp>\n\ngfxhub::Client hub(URL);";

/// How far a function's lines stand in.
const MARGIN: usize = 2;

const STYLE: Style = Style {
    width: 100 - MARGIN,
    step: 4,
    hugs: true,
    shares: true,
    trails: false,
};

/// What the program is made of, beside the examples.
const FRAME: &str = include_str!("frames/reference.cpp");

/// The program, and the text of each example.
pub(crate) fn program(examples: &[Example]) -> Result<Written, String> {
    let snippets = in_order(examples, snippet)?;
    let (mut functions, mut rows) = (String::new(), String::new());
    for (example, snippet) in examples.iter().zip(&snippets) {
        let function = example.function();
        let body = indented(snippet, MARGIN);
        let head = format!("void {function}(const gfxhub::Client& hub) {{");
        // One statement stands beside its function where it fits, as clang-format has it.
        functions += &match format!("{head} {snippet} }}") {
            line if !snippet.contains('\n') && line.len() <= STYLE.width + MARGIN => line + "\n\n",
            _ => format!("{head}\n{body}\n}}\n\n"),
        };
        rows += &format!("    {{\"{}\", {function}}},\n", example.operation.name);
    }
    let text = FRAME
        .replace("// GENERATED", &format!("// {GENERATED}"))
        .replace("// FUNCTIONS\n\n", &functions)
        .replace("    // ROWS\n", &rows);
    Ok((File::new("reference/reference.cpp", text), snippets))
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
        named = nouns::body(info);
        arguments.push(body(info, &named, &example.fields, &mut lines)?);
    }
    let name = format!("hub.{}().{}", operation.group, operation.verb);
    let call = Code::Parts(Brackets::Call, arguments);
    let held = |variable: &str, shown: &str| {
        let call = call.lay(0, &format!("const auto {variable} = {name}"), ";", &STYLE);
        format!("{call}\nstd::cout << {shown} << '\\n';")
    };
    let each = |variable: &str, shown: &str| {
        let head = format!("for (const auto& {variable} : {name}");
        let call = call.lay(0, &head, ") {", &STYLE);
        format!("{call}\n  std::cout << {shown} << '\\n';\n}}")
    };
    lines.push(match &example.shown {
        Shown::Nothing => call.lay(0, &name, ";", &STYLE),
        Shown::Itself if operation.outcome == Outcome::Id => held("id", "id"),
        Shown::Itself => held("word", "word"),
        Shown::Text => held("answer", "answer.body()"),
        Shown::EachId => each("id", "id"),
        Shown::One(record, field) => {
            let noun = nouns::record(record);
            let noun = if noun == named {
                "made".to_owned()
            } else {
                noun
            };
            held(&noun, &format!("{noun}.{}", types::field(field.name)))
        }
        Shown::Each(record, fields) => {
            let noun = nouns::record(record);
            let shown: Vec<String> = fields
                .iter()
                .map(|field| format!("{noun}.{}", types::field(field.name)))
                .collect();
            each(&noun, &shown.join(" << ' ' << "))
        }
    });
    Ok(lines.join("\n"))
}

/// The body as an argument; what it needs before that goes into lines of its own.
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
            // An id says better what it is as what it is for.
            Shape::Id(_) => {
                let value = given(one)?;
                return Ok(Code::word(format!("{of}({})", value.line())));
            }
            Shape::List(_) => {}
            _ => return given(one),
        }
    }
    let lists = given_fields
        .iter()
        .any(|field| matches!(field.given.shape, Shape::List(Shape::Body(_))));
    let (mut required, mut set) = (Vec::new(), Vec::new());
    for field in given_fields {
        let value = given(&field.given)?;
        if field.info.required && !lists {
            required.push(value);
        } else {
            let place = format!("{name}.{} = ", types::field(field.info.name));
            set.push(value.lay(0, &place, ";", &STYLE));
        }
    }
    lines.push(match required.is_empty() {
        true => format!("{of} {name};"),
        false => Code::Parts(Brackets::Call, required).lay(0, &format!("{of} {name}"), ";", &STYLE),
    });
    lines.extend(set);
    Ok(Code::word(name))
}

fn given(given: &Given) -> Result<Code, String> {
    match (&given.shape, &given.json) {
        (Shape::List(Shape::Body(element)), Json::List(items)) => {
            let items = items.iter().map(|item| inner(element, item));
            Ok(braces(items.collect::<Result<_, _>>()?))
        }
        (Shape::List(_), Json::List(items)) => {
            Ok(braces(items.iter().map(value).collect::<Result<_, _>>()?))
        }
        (Shape::Words(info), Json::Text(word)) => {
            let at = info.words.iter().position(|known| known == word);
            let at = at.ok_or_else(|| format!("{word:?} is no word of {}", info.name))?;
            Ok(Code::word(format!(
                "gfxhub::{}::{}",
                info.name, info.names[at]
            )))
        }
        (Shape::Body(info), json) => inner(info, json),
        (_, json) => value(json),
    }
}

/// A body within a body: what it consists of between braces, or that itself if it is one thing.
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
            labelled("gfxhub::Value::array", items)
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
                labelled("gfxhub::Value::object", braces(members))
            }
        },
    })
}

/// A call with one argument.
fn labelled(name: &str, argument: Code) -> Code {
    Code::Parts(Brackets::Call, vec![argument]).labelled(name)
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
    Code::Parts(Brackets::List("{", "}"), parts)
}
