//! A body as one JSON document: read once plainly, and once more for the path of what is wrong.

use serde::Serialize;

use crate::raw::RawResponse;
use crate::table::extra::Form;
use crate::table::field::Field;
use crate::value::Value;
use crate::value::wide::{self, Watched};
use crate::{Effect, Error, Kind, Result};

/// Serialises what has been checked: nothing in it can fail.
pub(crate) fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

/// Reads a record that did not come from a call.
pub(crate) fn from_json<T: Field>(json: &str, name: &str) -> Result<T> {
    parse(json).map_err(|(path, detail)| {
        fault(&path, &format!("this is no {name}: {detail}")).with_effect(Effect::None)
    })
}

/// Decodes the whole body, which has to be one JSON document.
pub(crate) fn document<T: Field>(response: &RawResponse) -> Result<T> {
    let text = text(response)?;
    if text.trim().is_empty() {
        return Err(fault(".", "the body is empty where JSON is due"));
    }
    parse(text).map_err(|(path, detail)| {
        refuse_failure(response)
            .err()
            .or_else(|| refuse_other_content(response))
            .unwrap_or_else(|| fault(&path, &detail))
    })
}

/// A hub that answers 2xx can say in the body all the same that it did not succeed.
pub(crate) fn refuse_failure(response: &RawResponse) -> Result<()> {
    let body = response.text().unwrap_or_default().trim();
    let body = body.trim_start_matches('\u{feff}').trim_start();
    // Words and texts need no reading, nor does what is no JSON.
    if !body.starts_with(['{', '[', 'f']) || !Value::from_json(body).is_ok_and(|v| says_no(&v)) {
        return Ok(());
    }
    Err(Error::new(
        Kind::Unsuccessful,
        Effect::Maybe,
        "the hub answered that it did not succeed",
    ))
}

/// Whether this is `false`, or says so of `success`; a list of one is taken for the one.
fn says_no(answer: &Value) -> bool {
    match answer {
        Value::Array(only) if only.len() == 1 => says_no(&only[0]),
        Value::Object(members) => members.get("success").is_some_and(is_false),
        _ => matches!(answer, Value::Bool(false)),
    }
}

/// False in any form that hubs send booleans in.
fn is_false(value: &Value) -> bool {
    match value {
        Value::Text(word) => word.eq_ignore_ascii_case("false"),
        Value::Bool(word) => !word,
        number => number.as_i64() == Some(0),
    }
}

/// Plainly first; where that fails, once more for the path of what failed.
fn parse<T: Field>(text: &str) -> std::result::Result<T, (String, String)> {
    let plain = wide::watch(text, || {
        let mut from = serde_json::Deserializer::from_str(text);
        let read = T::read(&mut from)?;
        from.end().map(|()| read)
    });
    match plain {
        Ok((_, Form::Null)) => Err((".".to_owned(), "null where something is due".to_owned())),
        Ok((value, _)) => Ok(value),
        Err(Watched::Wide(wide)) => Err((".".to_owned(), wide.to_string())),
        Err(Watched::Read(error)) => {
            let mut from = serde_json::Deserializer::from_str(text);
            let mut track = serde_path_to_error::Track::new();
            // The reading failed before and fails again; only the path is wanted.
            let _ = T::read(serde_path_to_error::Deserializer::new(
                &mut from, &mut track,
            ));
            Err((known_part(&track.path().to_string()), error.to_string()))
        }
    }
}

/// A path as far as it is known: where the text breaks off, its last step has no name.
fn known_part(path: &str) -> String {
    let known = path.trim_end_matches('?').trim_end_matches('.');
    if known.is_empty() { "." } else { known }.to_owned()
}

/// The body as text.
pub(crate) fn text(response: &RawResponse) -> Result<&str> {
    std::str::from_utf8(response.bytes()).map_err(|error| {
        refuse_other_content(response).unwrap_or_else(|| {
            fault(
                ".",
                &format!("the body is not UTF-8 from byte {}", error.valid_up_to()),
            )
        })
    })
}

/// An answer that cannot be read, at this JSON path.
pub(crate) fn fault(path: &str, detail: &str) -> Error {
    Error::new(
        Kind::Decode,
        Effect::Done,
        format!("the answer cannot be read: {detail}"),
    )
    .at_json_path(path)
}

/// A body that cannot be read and does not claim to be JSON is something else altogether.
fn refuse_other_content(response: &RawResponse) -> Option<Error> {
    let claimed = response.content_type().unwrap_or_default();
    let json = claimed.is_empty() || claimed.to_ascii_lowercase().contains("json");
    (!json || is_page(response)).then(|| {
        let what = if is_page(response) {
            "a web page"
        } else {
            claimed
        };
        Error::new(
            Kind::UnexpectedContent,
            Effect::Done,
            format!("{what} came where JSON is due; is this address the hub's?"),
        )
    })
}

/// A web page is never an answer of a hub: something else stands at this address.
pub(crate) fn refuse_page(response: &RawResponse) -> Result<()> {
    if !is_page(response) {
        return Ok(());
    }
    Err(Error::new(
        Kind::UnexpectedContent,
        Effect::Done,
        "a web page came where the hub's answer is due; is this address the hub's?",
    ))
}

/// A packed body is not unpacked: the client never asks for one, and its size could not be limited.
pub(crate) fn refuse_packed(response: &RawResponse) -> Result<()> {
    let Some(encoding) = response.encoding() else {
        return Ok(());
    };
    Err(Error::new(
        Kind::UnexpectedContent,
        Effect::Done,
        format!("the answer came packed ({encoding}), though plain text was asked for"),
    ))
}

fn is_page(response: &RawResponse) -> bool {
    let claimed = response
        .content_type()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let start = response.bytes().trim_ascii_start();
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start);
    let begins = |with: &[u8]| {
        start
            .get(..with.len())
            .is_some_and(|s| s.eq_ignore_ascii_case(with))
    };
    // Frameworks put that type on a bare `OK` too.
    claimed.starts_with("text/html") && begins(b"<") || begins(b"<!doctype") || begins(b"<html")
}
