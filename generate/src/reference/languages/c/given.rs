//! What is given to a call, as C writes it.

use gfxhub::Shape;
use gfxhub_tests::json::Json;

use super::STYLE;
use crate::c::naming::word_constant;
use crate::reference::example::Given;

/// A value of its own.
pub(super) fn value(json: &Json) -> Result<String, String> {
    Ok(match json {
        Json::Bool(value) => format!("gfxhub_value_new_bool({value})"),
        Json::Number(token) if token.contains(['.', 'e', 'E']) => {
            format!("gfxhub_value_new_double({token})")
        }
        Json::Number(token) => format!("gfxhub_value_new_int64({token})"),
        Json::Text(text) => format!("gfxhub_value_new_text({})", quoted(text)?),
        other => return Err(format!("{} is no plain value in C", other.compact())),
    })
}

/// An argument that is a number or a text.
pub(super) fn simple(given: &Given) -> Result<String, String> {
    match (&given.shape, &given.json) {
        (Shape::Value | Shape::Object | Shape::List(_) | Shape::Body(_), json) => {
            Err(format!("{} is no plain argument in C", json.compact()))
        }
        (_, Json::Number(token)) => Ok(token.clone()),
        (Shape::Words(info), Json::Text(word)) => {
            let at = info.words.iter().position(|known| known == word);
            let at = at.ok_or_else(|| format!("{word:?} is no word of {}", info.name))?;
            Ok(word_constant(info, at))
        }
        (_, Json::Text(text)) => quoted(text),
        (_, json) => Err(format!("{} is no plain argument in C", json.compact())),
    }
}

fn quoted(text: &str) -> Result<String, String> {
    if text.contains(|c: char| c.is_control() || c == '?') {
        return Err(format!("{text:?} has no plain spelling in C"));
    }
    Ok(format!(
        "\"{}\"",
        text.replace('\\', "\\\\").replace('"', "\\\"")
    ))
}

/// JSON with a space behind each comma and colon.
fn spaced(json: &Json) -> String {
    match json {
        Json::List(items) => {
            let items: Vec<String> = items.iter().map(spaced).collect();
            format!("[{}]", items.join(", "))
        }
        Json::Object(members) => {
            let member = |(name, json): &(String, Json)| {
                format!("{}: {}", Json::Text(name.clone()).compact(), spaced(json))
            };
            let members: Vec<String> = members.iter().map(member).collect();
            format!("{{{}}}", members.join(", "))
        }
        plain => plain.compact(),
    }
}

/// JSON as literals below each other: the elements of a list of objects each begin a line, and long
/// lines are broken.
pub(super) fn literal(json: &Json) -> Vec<String> {
    let mut lines = Vec::new();
    for piece in pieces(json) {
        let mut line = String::new();
        for part in piece.split_inclusive(", ") {
            let part = part.replace('\\', "\\\\").replace('"', "\\\"");
            if !line.is_empty() && line.len() + part.len() > STYLE.width - STYLE.step - 2 {
                lines.push(std::mem::take(&mut line));
            }
            line += &part;
        }
        lines.push(line);
    }
    lines.iter().map(|line| format!("\"{line}\"")).collect()
}

fn pieces(json: &Json) -> Vec<String> {
    let list = match json.members() {
        Some([(name, Json::List(items))]) => Some((name, items)),
        _ => None,
    };
    let Some((name, items)) = list else {
        return vec![spaced(json)];
    };
    let mut pieces = vec![format!("{{{}: [", Json::Text(name.clone()).compact())];
    let last = items.len().saturating_sub(1);
    pieces.extend(items.iter().enumerate().map(|(at, item)| {
        let comma = if at < last { ", " } else { "" };
        spaced(item) + comma
    }));
    pieces.push("]}".to_owned());
    pieces
}
