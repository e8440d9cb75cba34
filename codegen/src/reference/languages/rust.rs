//! The examples in Rust, formatted by rustfmt.

use gfxhub::schema::{BodyInfo, FieldType};
use gfxhub_tests::json::Json;

use crate::reference::example::{
    Example, ExampleOutput, Field, TypedJson, body_noun, fields, record_noun, vector,
};
use crate::templates::rustfmt;

/// Returns the text of each example. rustfmt formats each as the body of a function.
pub(super) fn snippets(examples: &[Example]) -> Result<Vec<String>, String> {
    let rough = super::snippets(examples, snippet)?;
    let functions = examples.iter().zip(rough).map(|(example, rough)| {
        let head = head(example);
        format!("\n{head}{rough}\n    Ok(())\n}}\n")
    });
    let program = rustfmt(&functions.collect::<String>())?;
    let snippets = examples.iter().map(|it| cut_out(&program, &head(it)));
    let snippets = snippets.collect::<Option<Vec<_>>>();
    snippets.ok_or_else(|| "rustfmt removed an example from the program".to_owned())
}

/// Returns the first line of the function of an example.
fn head(example: &Example) -> String {
    let function = example.operation.name.replace('.', "_");
    format!("fn {function}(hub: &Client) -> Result<()> {{\n")
}

/// Returns the body of a function in the program, without its indentation and its last line.
fn cut_out(program: &str, head: &str) -> Option<String> {
    let (_, body) = program.split_once(head)?;
    let (body, _) = body.split_once("\n    Ok(())\n}\n")?;
    let lines = body
        .lines()
        .map(|line| line.strip_prefix("    ").unwrap_or(line));
    Some(lines.collect::<Vec<_>>().join("\n"))
}

fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut lines = Vec::new();
    let mut arguments = example
        .arguments
        .iter()
        .map(typed_json)
        .collect::<Result<Vec<_>, _>>()?;
    if let Some(info) = operation.body {
        arguments.push(body(info, &example.fields, &mut lines)?);
    }
    let call = format!(
        "hub.{}().{}({})?",
        operation.group,
        operation.verb,
        arguments.join(", ")
    );
    match &example.shown {
        ExampleOutput::Nothing => lines.push(format!("{call};")),
        ExampleOutput::Itself => {
            let name = if matches!(operation.outcome, gfxhub::schema::ResponseType::Id) {
                "id"
            } else {
                "word"
            };
            lines.push(format!("let {name} = {call};\nprintln!(\"{{{name}}}\");"));
        }
        ExampleOutput::Text => lines.push(format!(
            "let answer = {call};\nprintln!(\"{{}}\", answer.text().unwrap_or_default());"
        )),
        ExampleOutput::EachId => {
            lines.push(format!("for id in {call} {{\nprintln!(\"{{id}}\");\n}}"))
        }
        ExampleOutput::One(record, field) => {
            let name = record_noun(record);
            lines.push(format!(
                "let {name} = {call};\nprintln!(\"{{}}\", {name}.{});",
                field.name
            ));
        }
        ExampleOutput::Each(record, fields) => {
            let name = record_noun(record);
            let places = vec!["{}"; fields.len()].join(" ");
            let fields: Vec<String> = fields
                .iter()
                .map(|field| format!("{name}.{}", field.name))
                .collect();
            lines.push(format!(
                "for {name} in {call} {{\nprintln!(\"{places}\", {});\n}}",
                fields.join(", ")
            ));
        }
    }
    Ok(lines.join("\n"))
}

/// Returns the body as an argument, and adds statements that must precede the call to `lines`.
fn body(
    info: &'static BodyInfo,
    given_fields: &[Field],
    lines: &mut Vec<String>,
) -> Result<String, String> {
    let mut required = Vec::new();
    let mut chain = String::new();
    for field in given_fields {
        let value = match (&field.value.shape, &field.value.json) {
            (FieldType::Object, Json::Object(members)) => object(field.info.name, members, lines)?,
            // A body with a single field, a list of bodies, can be written in a shorter form.
            (FieldType::List(FieldType::Body(element)), Json::List(items))
                if info.fields.len() == 1 =>
            {
                let mut with = format!("{}::without_{}()", info.name, field.info.name);
                for item in items {
                    let leaves = leaves(element, item)?;
                    with += &format!(".with({})", leaves.join(", "));
                }
                let name = body_noun(info);
                lines.push(format!("let {name} = {with};"));
                return Ok(format!("&{name}"));
            }
            _ => typed_json(&field.value)?,
        };
        if field.info.required {
            required.push(value);
        } else {
            chain += &format!(".{}({value})", field.info.name);
        }
    }
    let new = format!("{}::new({}){chain}", info.name, required.join(", "));
    if chain.is_empty() && required.len() < 2 {
        return Ok(format!("&{new}"));
    }
    let name = body_noun(info);
    lines.push(format!("let {name} = {new};"));
    Ok(format!("&{name}"))
}

/// Returns the values in a body, at any depth.
fn leaves(info: &'static BodyInfo, json: &Json) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    for field in fields(info, json)? {
        match field.value.shape {
            FieldType::Body(inner) => out.extend(leaves(inner, &field.value.json)?),
            _ => out.push(typed_json(&field.value)?),
        }
    }
    Ok(out)
}

fn object(
    name: &str,
    members: &[(String, Json)],
    lines: &mut Vec<String>,
) -> Result<String, String> {
    lines.push(format!("let mut {name} = Object::new();"));
    for (key, member) in members {
        lines.push(format!("{name}.insert({key:?}, {});", value(member)?));
    }
    Ok(name.to_owned())
}

fn typed_json(typed: &TypedJson) -> Result<String, String> {
    match (&typed.shape, &typed.json) {
        (FieldType::Enum(info), Json::Text(word)) => {
            let at = info.values.iter().position(|known| known == word);
            let at = at.ok_or_else(|| format!("{word:?} is not a value of {}", info.name))?;
            Ok(format!("{}::{}", info.name, info.names[at]))
        }
        // A list of numbers cannot be converted to a list of ids.
        (FieldType::List(FieldType::Id(id)), Json::List(items)) => {
            let items: Vec<String> = items
                .iter()
                .map(|item| Ok(format!("{}({})", id.name, value(item)?)))
                .collect::<Result<_, String>>()?;
            Ok(format!("[{}]", items.join(", ")))
        }
        (FieldType::List(FieldType::Integer), list) => {
            Ok(value(list)?.trim_start_matches("vec!").to_owned())
        }
        (
            FieldType::List(_) | FieldType::RecordMap(_) | FieldType::Body(_) | FieldType::Object,
            _,
        ) => Err(format!(
            "{} cannot be written in Rust here",
            typed.json.compact()
        )),
        (_, json) => value(json),
    }
}

/// Returns an expression that can be converted to a value.
fn value(json: &Json) -> Result<String, String> {
    match json {
        Json::Null => Ok("Value::Null".to_owned()),
        Json::Bool(value) => Ok(value.to_string()),
        Json::Number(token) => Ok(token.clone()),
        Json::Text(text) => Ok(format!("{text:?}")),
        Json::List(items) => {
            let first = items.first().map(Json::type_name);
            if items.iter().any(|item| Some(item.type_name()) != first) || items.is_empty() {
                return Err(format!("{} has no one type in Rust", json.compact()));
            }
            let items = items.iter().map(value).collect::<Result<Vec<_>, _>>()?;
            Ok(format!("vec![{}]", items.join(", ")))
        }
        Json::Object(members) => {
            let numbers = vector(members)
                .ok_or_else(|| format!("{} is not a vector of doubles", json.compact()))?;
            let names: String = members.iter().map(|(name, _)| name.as_str()).collect();
            Ok(format!("Vector::{names}({})", numbers.join(", ")))
        }
    }
}
