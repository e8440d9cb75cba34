//! JSON bodies. A body must be one document; otherwise the error says what the body is instead.

use memchr::memmem;
use serde::de::IgnoredAny;

use crate::body_text;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::raw::RawResponse;
use crate::schema::field::Field;
use crate::schema::json::{self, fault, stopped};
use crate::schema::types::RecordInfo;
use crate::value::Value;
use crate::value::context::DecodeContext;
use crate::value::read;

/// Decodes the whole body, which must be one JSON document.
pub(crate) fn document<T: Field>(response: &RawResponse, context: &DecodeContext<'_>) -> Result<T> {
    let text = text(response)?;
    if let Some(value) = json::scan(text, context) {
        return Ok(value);
    }
    if let Some(stop) = context.stopped() {
        return Err(stopped(stop));
    }
    if text.trim().is_empty() {
        return Err(fault(".", "expected JSON, got an empty body"));
    }
    json::parse(text, context).map_err(|at| unreadable(response, text, context, &at))
}

/// Returns the error for a body that cannot be read because of a fault at this JSON path.
fn unreadable(
    response: &RawResponse,
    text: &str,
    context: &DecodeContext<'_>,
    (path, detail): &(String, String),
) -> Error {
    if let Some(stop) = context.stopped() {
        return stopped(stop);
    }
    if let Err(failure) = reject_success_false(response, context) {
        return failure;
    }
    reject_content_type(response).unwrap_or_else(|| {
        if is_whole(text) {
            fault(path, detail)
        } else {
            truncated_body(path, detail)
        }
    })
}

/// Returns `true` if a text is one complete JSON document. A large text counts as incomplete, since
/// the check would take time that the call's deadline does not cover. The effect of the call is
/// then unknown, but no set or trigger has such a large response.
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
    // Numbers, strings, `true` and `null` report no failure, and text that is not JSON needs no
    // parsing.
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
/// fields could be read from a bare `{"success": false}`. So a response is a failure if it reports
/// one and contains no documented field of the record.
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

/// Returns `true` if a body may report a failure: it is small and contains the member `success`.
pub(crate) fn may_report_failure(response: &RawResponse) -> bool {
    let said = response.readable();
    said.len() <= MAX_FAILURE_BYTES && memmem::find(said, SUCCESS).is_some()
}

/// Returns `true` if a body reports a failure.
fn is_failure(body: &str, context: &DecodeContext<'_>) -> Result<bool> {
    let value = read::value(body, context).ok();
    // The JSON path of a parse error is not needed here.
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

/// Returns `true` for `false`, for an object with `success: false`, and for a list whose only
/// element reports a failure.
pub(crate) fn reports_failure(answer: &Value) -> bool {
    match answer {
        Value::Array(only) if only.len() == 1 => reports_failure(&only[0]),
        Value::Object(members) => members.get("success").is_some_and(is_false),
        _ => matches!(answer, Value::Bool(false)),
    }
}

/// Returns `true` for the value false in any of the forms in which hubs send booleans.
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

/// Returns the error for JSON that is incomplete at this JSON path. The effect of the call is
/// unknown, since the missing part may report a failure.
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

/// Returns an error for a web page. No hub sends one, so another server must be at this address.
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

/// Returns an error for a compressed body. The client never requests compression, and it could not
/// limit the decompressed size.
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
    // The type alone does not show a web page, because some frameworks set `text/html` for a bare
    // `OK` too.
    claimed.starts_with("text/html") && begins(b"<") || begins(b"<!doctype") || begins(b"<html")
}
