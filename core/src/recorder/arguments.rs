//! Writes the arguments of a request into the record, as `Client::invoke` takes them.

use percent_encoding::percent_decode_str;

use super::line::quote;
use crate::ops::{EXTERNAL_DATA, operation};
use crate::request::Request;
use crate::schema::types::FieldType;
use crate::value::Value;

/// Parts of the names of JSON members whose values are not recorded, in lower case and without `_`,
/// `-` and spaces. The list is narrower than that for headers, since a `buttonKey` is no secret.
const SECRET_MEMBERS: &[&str] = &[
    "apikey",
    "authorization",
    "authtoken",
    "cookie",
    "credential",
    "passw",
    "privatekey",
    "secret",
    "signature",
    "token",
];

/// Writes the arguments of a request as an object of JSON.
pub(super) fn write(to: &mut String, request: &Request) {
    let before = to.len();
    to.push('{');
    let is_raw = !of_path(to, request);
    if is_raw {
        to.truncate(before + 1);
        to.push_str("\"method\":");
        quote(to, request.method.as_str());
        to.push_str(",\"path\":");
        quote(to, &request.path);
    }
    if let Some(body) = &request.body {
        if to.len() > before + 1 {
            to.push(',');
        }
        to.push_str("\"body\":");
        match is_raw && body.trim_start().starts_with('"') {
            // A string in the record is always the text of the body, whether that is JSON or not.
            true => quote(to, without_secrets(body).as_deref().unwrap_or(body)),
            false => json(to, body),
        }
    }
    to.push('}');
}

/// Writes a text as the JSON that it is, without secrets and on one line, or as a string if it is no
/// JSON.
pub(super) fn json(to: &mut String, text: &str) {
    let shown = without_secrets(text);
    let text = shown.as_deref().unwrap_or(text);
    match is_json(text) {
        // JSON has line breaks only between its parts.
        true => to.extend(text.split(['\n', '\r'])),
        false => quote(to, text),
    }
}

/// Writes the arguments in the path of a request. Returns `false` if the path is not that of an
/// operation.
fn of_path(to: &mut String, request: &Request) -> bool {
    let info = match request.operation {
        name if name == EXTERNAL_DATA.name => return false,
        name => operation(name),
    };
    let Some(info) = info else {
        return false;
    };
    let (mut template, mut path) = (info.path.split('/'), request.path.split('/'));
    let mut is_first = true;
    loop {
        let (name, segment) = match (template.next(), path.next()) {
            (None, None) => return true,
            (Some(name), Some(segment)) => (name, segment),
            _ => return false,
        };
        let wire = name.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
        let Some(wire) = wire else {
            continue;
        };
        if !std::mem::take(&mut is_first) {
            to.push(',');
        }
        quote(to, wire);
        to.push(':');
        let text = percent_decode_str(segment).decode_utf8_lossy();
        let argument = info.arguments.iter().find(|it| it.wire == wire);
        let is_text = argument.is_none_or(|it| match it.shape {
            FieldType::Id(id) => id.text,
            _ => true,
        });
        match is_text {
            true => quote(to, &text),
            false => to.push_str(&text),
        }
    }
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok()
}

/// Returns the JSON with `***` in place of each value whose name suggests a secret, on one line;
/// `None` if nothing is replaced. An object or array that cannot be parsed and may contain a secret
/// becomes `***` as a whole.
pub(super) fn without_secrets(json: &str) -> Option<String> {
    if !may_be_secret(json) {
        return None;
    }
    let Ok(mut value) = Value::from_json(json) else {
        let is_begun = json.trim_start().starts_with(['{', '[']);
        return is_begun.then(|| "***".to_owned());
    };
    hide(&mut value).then(|| value.to_json())
}

/// Returns `true` if a text contains one of [`SECRET_MEMBERS`], regardless of case, `_`, `-` and
/// spaces, or a `\u` escape, which may hide one.
fn may_be_secret(text: &str) -> bool {
    let mut plain = text.to_ascii_lowercase();
    plain.retain(|letter| !matches!(letter, '_' | '-' | ' '));
    plain.contains("\\u") || SECRET_MEMBERS.iter().any(|part| plain.contains(part))
}

fn hide(value: &mut Value) -> bool {
    match value {
        Value::Object(object) => {
            let names: Vec<String> = object.iter().map(|(name, _)| name.to_owned()).collect();
            let mut hidden = false;
            for name in names {
                if let Some(member) = object.get_mut(&name) {
                    if may_be_secret(&name) {
                        *member = Value::from("***");
                        hidden = true;
                    } else {
                        hidden |= hide(member);
                    }
                }
            }
            hidden
        }
        Value::Array(elements) => {
            let mut hidden = false;
            for element in elements {
                hidden |= hide(element);
            }
            hidden
        }
        // A text, such as a field of an item, may itself be JSON that contains secrets.
        Value::Text(text) => match without_secrets(text) {
            Some(shown) => {
                *text = shown;
                true
            }
            None => false,
        },
        _ => false,
    }
}
