//! A body as one JSON document, or the JSON path of what is wrong with it.

use serde::Serialize;
use serde::de::IgnoredAny;

use crate::raw::RawResponse;
use crate::table::extra::Form;
use crate::table::field::Field;
use crate::table::shape::RecordInfo;
use crate::value::Value;
use crate::value::trail;
use crate::value::wide::{self, Watched};
use crate::{Effect, Error, Kind, Result};

/// Serialises what has been checked: nothing in it can fail.
pub(crate) fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

/// Reads a record that did not come from a call.
pub(crate) fn from_json<T: Field>(json: &str, name: &str) -> Result<T> {
    let mut record = T::blank();
    parse(json, &mut |from| read_all(&mut record, from)).map_err(|(path, detail)| {
        fault(&path, &format!("this is no {name}: {detail}")).with_effect(Effect::None)
    })?;
    Ok(record)
}

/// Decodes the whole body, which has to be one JSON document.
pub(crate) fn document<T: Field>(response: &RawResponse) -> Result<T> {
    let mut value = T::blank();
    decode(response, &mut |from| read_all(&mut value, from))?;
    Ok(value)
}

/// Reads one thing with a reader of JSON text, to its place. What is done with such a reading is
/// not generic: one copy serves all types.
type Reading<'a> = &'a mut dyn for<'de> FnMut(&mut Source<'de>) -> serde_json::Result<Form>;

/// What reads JSON text.
type Source<'de> = serde_json::Deserializer<serde_json::de::StrRead<'de>>;

fn read_all<T: Field>(place: &mut T, from: &mut Source<'_>) -> serde_json::Result<Form> {
    let (value, form) = T::read(from)?;
    *place = value;
    Ok(form)
}

fn decode(response: &RawResponse, read: Reading<'_>) -> Result<()> {
    let text = text(response)?;
    if text.trim().is_empty() {
        return Err(fault(".", "the body is empty where JSON is due"));
    }
    parse(text, read).map_err(|(path, detail)| {
        refuse_failure(response)
            .err()
            .or_else(|| refuse_other_content(response))
            .unwrap_or_else(|| match serde_json::from_str::<IgnoredAny>(text) {
                Ok(_) => fault(&path, &detail),
                Err(_) => cut_off(&path, &detail),
            })
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

/// Records of which nothing is required could be read from a bare `{"success": false}`: where an
/// answer says so and has no documented field of the record, it is that and no record.
pub(crate) fn refuse_bare_failure(response: &RawResponse, record: &RecordInfo) -> Result<()> {
    let said = response.bytes();
    let short = said.len() <= MOST_OF_FAILURE;
    if !short || !said.windows(SUCCESS.len()).any(|part| part == SUCCESS) {
        return Ok(());
    }
    let documented = |answer: &Value| match answer {
        Value::Object(members) => {
            let mut fields = record.fields.iter();
            fields.any(|field| members.get(field.wire).is_some())
        }
        _ => false,
    };
    match Value::from_json(response.text().unwrap_or_default()) {
        Ok(Value::Array(records)) if records.iter().any(documented) => Ok(()),
        Ok(answer) if documented(&answer) => Ok(()),
        _ => refuse_failure(response),
    }
}

/// What such an answer has in it.
const SUCCESS: &[u8] = b"\"success\"";

/// How long it is at most, with what it says of the reason.
const MOST_OF_FAILURE: usize = 512;

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

/// Reads a text whole; the error is where it went wrong, and how.
fn parse(text: &str, read: Reading<'_>) -> std::result::Result<(), (String, String)> {
    let whole = |detail: String| (".".to_owned(), detail);
    let form = wide::watch(text, || {
        trail::follow(|| {
            let mut from = serde_json::Deserializer::from_str(text);
            let form = read(&mut from)?;
            from.end().map(|()| form)
        })
    });
    match form {
        Ok(Form::Null) => Err(whole("null where something is due".to_owned())),
        Ok(_) => Ok(()),
        Err(Watched::Wide(wide)) => Err(whole(wide.to_string())),
        Err(Watched::Read((path, error))) => Err((path, error.to_string())),
    }
}

/// The body as text.
pub(crate) fn text(response: &RawResponse) -> Result<&str> {
    std::str::from_utf8(response.bytes()).map_err(|error| {
        refuse_other_content(response).unwrap_or_else(|| {
            cut_off(
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

/// An answer that is no whole JSON, at this JSON path: what is missing of it may say that the hub did
/// not succeed.
pub(crate) fn cut_off(path: &str, detail: &str) -> Error {
    fault(path, detail).with_effect(Effect::Maybe)
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
            Effect::Maybe,
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
        Effect::Maybe,
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
        Effect::Maybe,
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
