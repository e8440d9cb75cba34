//! Bodies of JSON: one document in each, or an error that names what the body is instead.

use memchr::memmem;
use serde::de::IgnoredAny;

use crate::body_text;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::raw::RawResponse;
use crate::schema::field::Field;
use crate::schema::json::{self, Reading, Source, fault, stopped};
use crate::schema::types::RecordInfo;
use crate::value::Value;
use crate::value::context::DecodeContext;
use crate::value::read;

/// Decodes the whole body, which must be one JSON document.
pub(crate) fn document<T: Field>(response: &RawResponse, context: &DecodeContext<'_>) -> Result<T> {
    if let Some(value) = json::scan(text(response)?, context) {
        return Ok(value);
    }
    if let Some(stop) = context.stopped() {
        return Err(stopped(stop));
    }
    let mut value = T::blank();
    let read = &mut |from: &mut Source<'_>| json::read(&mut value, from, context);
    let read = decode(response, context, read);
    context.settle(read, value)
}

fn decode(response: &RawResponse, context: &DecodeContext<'_>, read: Reading<'_>) -> Result<()> {
    let text = text(response)?;
    if text.trim().is_empty() {
        return Err(fault(".", "expected JSON, got an empty body"));
    }
    let Err((path, detail)) = json::parse(text, context, read) else {
        return Ok(());
    };
    if let Some(stop) = context.stopped() {
        return Err(stopped(stop));
    }
    reject_success_false(response, context)?;
    Err(reject_content_type(response).unwrap_or_else(|| {
        if is_whole(text) {
            fault(&path, &detail)
        } else {
            truncated_body(&path, &detail)
        }
    }))
}

/// Returns `true` if a text is one complete JSON document. Large texts count as incomplete:
/// checking one would take time outside the deadline, and no command has such a response.
fn is_whole(text: &str) -> bool {
    const MAX_BYTES: usize = 1024 * 1024;
    text.len() <= MAX_BYTES && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// Returns an error if the body reports a failure despite the status 2xx.
pub(crate) fn reject_success_false(
    response: &RawResponse,
    context: &DecodeContext<'_>,
) -> Result<()> {
    let body = response.readable_text().unwrap_or_default().trim();
    // Literals and strings need no parsing, nor does text that is not JSON.
    if !body.starts_with(['{', '[', 'f']) || !is_failure(body, context)? {
        return Ok(());
    }
    Err(unsuccessful())
}

/// Returns the error for a body that reports a failure.
pub(crate) fn unsuccessful() -> Error {
    Error::new(
        ErrorKind::Unsuccessful,
        Effect::Maybe,
        "the hub returned success: false",
    )
}

/// Returns an error if a response reports a failure in place of records. A record without required
/// fields could be read from a bare `{"success": false}`, so a response that reports failure and
/// has no documented field of the record is a failure.
pub(crate) fn reject_bare_failure(
    response: &RawResponse,
    record: &RecordInfo,
    context: &DecodeContext<'_>,
) -> Result<()> {
    if !may_report_failure(response) {
        return Ok(());
    }
    let documented = |answer: &Value| match answer {
        Value::Object(members) => {
            let mut fields = record.fields.iter();
            fields.any(|field| members.get(field.wire).is_some())
        }
        _ => false,
    };
    match Value::from_json(response.readable_text().unwrap_or_default()) {
        Ok(Value::Array(records)) if records.iter().any(documented) => Ok(()),
        Ok(answer) if documented(&answer) => Ok(()),
        _ => reject_success_false(response, context),
    }
}

/// Returns `true` if a body may report a failure, by its size and a search for the member.
pub(crate) fn may_report_failure(response: &RawResponse) -> bool {
    let said = response.readable();
    said.len() <= MAX_FAILURE_BYTES && memmem::find(said, SUCCESS).is_some()
}

/// Returns `true` if a body reports a failure.
fn is_failure(body: &str, context: &DecodeContext<'_>) -> Result<bool> {
    let value = read::value(body, context).ok();
    // The path of a reading error is not needed.
    context.take_path();
    if let Some(stop) = context.stopped() {
        return Err(stopped(stop));
    }
    let failure = value.as_ref().is_some_and(reports_failure);
    context.give_up(value);
    Ok(failure)
}

/// The member that reports success or failure.
const SUCCESS: &[u8] = b"\"success\"";

/// Maximum size in bytes of a body that reports a failure with its reason.
const MAX_FAILURE_BYTES: usize = 512;

/// Returns `true` for `false` or an object with `success: false`; a list of one counts as its
/// element.
pub(crate) fn reports_failure(answer: &Value) -> bool {
    match answer {
        Value::Array(only) if only.len() == 1 => reports_failure(&only[0]),
        Value::Object(members) => members.get("success").is_some_and(is_false),
        _ => matches!(answer, Value::Bool(false)),
    }
}

/// Returns `true` for false in any form in which hubs send booleans.
fn is_false(value: &Value) -> bool {
    match value {
        Value::Text(word) => word.eq_ignore_ascii_case("false"),
        Value::Bool(word) => !word,
        number => number.as_i64() == Some(0),
    }
}

/// Returns the body as text.
pub(crate) fn text(response: &RawResponse) -> Result<&str> {
    body_text::decode_utf8(response.readable()).map_err(|reason| {
        reject_content_type(response)
            .unwrap_or_else(|| truncated_body(".", &format!("the body {reason}")))
    })
}

/// Returns the error for incomplete JSON, at this JSON path. Its effect is unknown, since the
/// missing part may report a failure.
pub(crate) fn truncated_body(path: &str, detail: &str) -> Error {
    fault(path, detail).with_effect(Effect::Maybe)
}

/// Returns the error for an unreadable body whose content type is not JSON.
fn reject_content_type(response: &RawResponse) -> Option<Error> {
    let claimed = response.content_type().unwrap_or_default();
    let json = claimed.is_empty() || claimed.to_ascii_lowercase().contains("json");
    (!json || is_html(response)).then(|| {
        let what = if is_html(response) {
            "a web page"
        } else {
            claimed
        };
        Error::new(
            ErrorKind::UnexpectedContent,
            Effect::Maybe,
            format!("expected JSON, got {what}; is this the hub's address?"),
        )
    })
}

/// Refuses a web page, which no hub sends: something else is at this address.
pub(crate) fn reject_html(response: &RawResponse) -> Result<()> {
    if !is_html(response) {
        return Ok(());
    }
    Err(Error::new(
        ErrorKind::UnexpectedContent,
        Effect::Maybe,
        "got an HTML page instead of a hub response; is this the hub's address?",
    ))
}

/// Refuses a compressed body: the client never requests one, and the decompressed size could not be
/// limited.
pub(crate) fn reject_content_encoding(response: &RawResponse) -> Result<()> {
    let Some(encoding) = response.content_encoding() else {
        return Ok(());
    };
    Err(Error::new(
        ErrorKind::UnexpectedContent,
        Effect::Maybe,
        format!("the response has Content-Encoding {encoding}, which was not requested"),
    ))
}

fn is_html(response: &RawResponse) -> bool {
    let claimed = response
        .content_type()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let start = response.readable().trim_ascii_start();
    let begins = |with: &[u8]| {
        start
            .get(..with.len())
            .is_some_and(|s| s.eq_ignore_ascii_case(with))
    };
    // Frameworks also set this type for a bare `OK`.
    claimed.starts_with("text/html") && begins(b"<") || begins(b"<!doctype") || begins(b"<html")
}
