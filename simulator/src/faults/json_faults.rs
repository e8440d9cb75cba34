//! Faults in the JSON of a response. The framing of the response is valid.

use crate::json::{Value, json};

use super::kind::FaultParams;
use crate::response::{HubResponse, JSON};

/// Placeholder in a document for bytes that a JSON value cannot represent. No hub sends this text.
const MARK: &str = "\u{0}a fault comes here\u{0}";

/// Returns the JSON of a response. A body that is not a JSON object or array is put into an object,
/// so that it can be corrupted.
fn document(response: &HubResponse) -> Value {
    let body = response.body.as_ref().map(|(_, bytes)| bytes.as_slice());
    let body = body.unwrap_or_default();
    let text = String::from_utf8_lossy(body);
    match serde_json::from_str(&text) {
        Ok(document @ (Value::Object(_) | Value::Array(_))) => document,
        Ok(value) => json!({ "value": value }),
        Err(_) => json!({ "value": text }),
    }
}

/// Returns the response with these bytes as its JSON body.
fn saying(response: HubResponse, bytes: impl Into<Vec<u8>>) -> HubResponse {
    // The status is changed, because responses with these statuses must not have a body.
    let status = match response.status {
        204 | 304 => 200,
        status => status,
    };
    HubResponse {
        status,
        body: Some((JSON.to_owned(), bytes.into())),
        ..response
    }
}

/// Finds the first member that passes a test, in the order of the document and at any depth.
/// Returns its name and its value.
fn find<'a>(
    value: &'a mut Value,
    passes: &dyn Fn(&str, &Value) -> bool,
) -> Option<(String, &'a mut Value)> {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                if passes(name, value) {
                    return Some((name.clone(), value));
                }
                if let Some(found) = find(value, passes) {
                    return Some(found);
                }
            }
            None
        }
        Value::Array(elements) => {
            let mut elements = elements.iter_mut();
            elements.find_map(|element| find(element, passes))
        }
        _ => None,
    }
}

/// Replaces the value of a member with bytes. The member is the one that the scenario names, or
/// else the first one that is `preferred`, or else the first of all. If there is no member, the
/// bytes replace the whole document.
fn put(
    params: &FaultParams,
    response: HubResponse,
    preferred: fn(&Value) -> bool,
    bytes: &dyn Fn(&str, &Value) -> Vec<u8>,
) -> HubResponse {
    let mut document = document(&response);
    let place = |document: &mut Value, passes: &dyn Fn(&str, &Value) -> bool| {
        let (name, value) = find(document, passes)?;
        let put = bytes(&name, value);
        *value = Value::from(MARK);
        Some(put)
    };
    let named = params.text_or_none("member");
    let put = named
        .and_then(|wanted| place(&mut document, &|name, _| name == wanted))
        .or_else(|| place(&mut document, &|_, value| preferred(value)))
        .or_else(|| place(&mut document, &|_, _| true));
    let Some(put) = put else {
        let whole = bytes("value", &document);
        return saying(response, whole);
    };
    let text = document.to_string();
    let mark = Value::from(MARK).to_string();
    // The mark occurs exactly once, since it was inserted before.
    let (before, after) = text.split_once(&mark).unwrap_or((&text, ""));
    let spoiled = [before.as_bytes(), &put, after.as_bytes()].concat();
    saying(response, spoiled)
}

fn any(_: &Value) -> bool {
    true
}

pub(super) fn cut_json(params: &FaultParams, response: HubResponse) -> HubResponse {
    let text = document(&response).to_string();
    let length = params.part_of("bytes", text.len());
    saying(response, &text.as_bytes()[..length])
}

pub(super) fn wrong_type(params: &FaultParams, response: HubResponse) -> HubResponse {
    put(params, response, any, &|_, value| {
        let other = match value {
            Value::Null => json!({}),
            Value::Bool(_) | Value::Number(_) => json!([]),
            Value::String(_) => json!({ "text": 1 }),
            Value::Array(_) | Value::Object(_) => json!("a text"),
        };
        other.to_string().into_bytes()
    })
}

pub(super) fn duplicate_key(params: &FaultParams, response: HubResponse) -> HubResponse {
    put(params, response, any, &|name, value| {
        let other = match value {
            Value::Number(_) => json!(0),
            Value::Bool(value) => json!(!value),
            Value::String(_) => json!(""),
            _ => Value::Null,
        };
        format!("{value},{}:{other}", Value::from(name)).into_bytes()
    })
}

pub(super) fn deep_nesting(params: &FaultParams, response: HubResponse) -> HubResponse {
    let depth = params.size("depth");
    put(params, response, any, &|_, _| {
        ["[".repeat(depth), "]".repeat(depth)].concat().into_bytes()
    })
}

pub(super) fn not_utf8(params: &FaultParams, response: HubResponse) -> HubResponse {
    put(params, response, Value::is_string, &|_, value| {
        let text = value.as_str().unwrap_or_default();
        let quoted = Value::from(text).to_string().into_bytes();
        [&quoted[..quoted.len() - 1], b"\xc3\x28\xff\""].concat()
    })
}

pub(super) fn nan(params: &FaultParams, response: HubResponse) -> HubResponse {
    put(params, response, Value::is_number, &|_, _| {
        params.text("text").as_bytes().to_vec()
    })
}

pub(super) fn huge_number(params: &FaultParams, response: HubResponse) -> HubResponse {
    put(params, response, Value::is_number, &|_, _| {
        params.text("number").as_bytes().to_vec()
    })
}

pub(super) fn trailing_garbage(params: &FaultParams, response: HubResponse) -> HubResponse {
    let text = format!("{}{}", document(&response), params.text("text"));
    saying(response, text)
}

pub(super) fn null(params: &FaultParams, response: HubResponse) -> HubResponse {
    if params.text_or_none("member").is_none() {
        return saying(response, "null");
    }
    put(params, response, any, &|_, _| b"null".to_vec())
}

pub(super) fn array_for_object(params: &FaultParams, response: HubResponse) -> HubResponse {
    let listed = |value: &Value| match value {
        Value::Object(members) => members.values().cloned().collect(),
        other => json!([other]),
    };
    if params.text_or_none("member").is_some() {
        return put(params, response, Value::is_object, &|_, value| {
            listed(value).to_string().into_bytes()
        });
    }
    let spoiled = match document(&response) {
        Value::Array(elements) => elements.iter().map(listed).collect(),
        document => listed(&document),
    };
    saying(response, spoiled.to_string())
}

pub(super) fn success_false(_: &FaultParams, response: HubResponse) -> HubResponse {
    saying(
        HubResponse {
            status: 200,
            ..response
        },
        r#"{"success":false}"#,
    )
}
