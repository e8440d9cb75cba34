//! Request bodies: read whole within the limits, and taken as JSON.

use std::fmt::Display;

use http_body_util::BodyExt;
use hyper::HeaderMap;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, CONNECTION};
use serde_json::Value;
use tokio::time::{Duration, timeout};

use crate::answer::Answer;
use crate::numbers;
use crate::options::Limits;
use crate::show::keys::UniqueKeys;

/// How much of a number an answer shows.
const SHOWN_DIGITS: usize = 40;

/// How much of a body that is too large is taken in and dropped, so that its sender hears the
/// answer in place of a broken connection.
const DROPPED: usize = 64 << 20;

/// How long such a sender is listened to.
const DROPPING: Duration = Duration::from_secs(5);

/// Reads a body: 413 if it is too large, 408 if it takes too long, 400 if it breaks off.
pub(super) async fn read(
    body: Incoming,
    headers: &HeaderMap,
    limits: &Limits,
) -> Result<Bytes, Answer> {
    let too_large = || {
        let most = limits.body;
        Answer::text(413, format!("The body is larger than {most} bytes."))
            .header(CONNECTION, "close")
    };
    let declared = headers
        .get(header::CONTENT_LENGTH)
        .and_then(|length| length.to_str().ok());
    let declared = declared
        .and_then(|length| length.parse::<u64>().ok())
        .unwrap_or(0);
    let mut fits = usize::try_from(declared).is_ok_and(|length| length <= limits.body);
    if !fits && headers.contains_key(header::EXPECT) {
        // The sender waits for leave to send: it need not.
        return Err(too_large());
    }
    let mut body = body;
    let mut bytes = Vec::new();
    let reading = async {
        while fits {
            match body.frame().await {
                None => return Ok(()),
                Some(Ok(frame)) => {
                    let Ok(data) = frame.into_data() else {
                        continue;
                    };
                    fits = bytes.len() + data.len() <= limits.body;
                    if fits {
                        bytes.extend_from_slice(&data);
                    }
                }
                Some(Err(error)) => {
                    let text = format!("The body broke off: {error}.");
                    return Err(Answer::text(400, text).header(CONNECTION, "close"));
                }
            }
        }
        Ok(())
    };
    let late = || Answer::text(408, "The body took too long.").header(CONNECTION, "close");
    timeout(limits.body_time, reading)
        .await
        .map_err(|_| late())??;
    if fits {
        return Ok(Bytes::from(bytes));
    }
    let dropping = async {
        let mut dropped = 0;
        while let Some(Ok(frame)) = body.frame().await {
            dropped += frame.data_ref().map_or(0, Bytes::len);
            if dropped > DROPPED {
                break;
            }
        }
    };
    // However far that came, the answer is the same.
    let _ = timeout(DROPPING, dropping).await;
    Err(too_large())
}

/// Takes a body as JSON: 415 if it says that it is something else, 400 if it is not JSON, 422 if a
/// number in it would not come back as it is. Nothing at all is no body.
pub(super) fn json(bytes: &[u8], headers: &HeaderMap) -> Result<Option<Value>, Answer> {
    if bytes.is_empty() {
        return Ok(None);
    }
    if let Some(content_type) = headers.get(header::CONTENT_TYPE) {
        let said = content_type.to_str().unwrap_or("?");
        if !is_json(said) {
            let text = format!("The body must be application/json, not {said}.");
            return Err(Answer::text(415, text));
        }
    }
    let coding = headers
        .get(header::CONTENT_ENCODING)
        .and_then(|coding| coding.to_str().ok());
    if let Some(coding) = coding.filter(|coding| !coding.eq_ignore_ascii_case("identity")) {
        return Err(Answer::text(
            415,
            format!("The body must not be encoded as {coding}."),
        ));
    }
    let not_json =
        |error: &dyn Display| Answer::text(400, format!("The body is not JSON: {error}."));
    let text = std::str::from_utf8(bytes).map_err(|error| not_json(&error))?;
    serde_json::from_str::<UniqueKeys>(text).map_err(|error| not_json(&error))?;
    if let Some((_, number)) = numbers::first_changed(text) {
        let shown: String = number.chars().take(SHOWN_DIGITS).collect();
        let text = format!(
            "The number {shown} cannot be kept exactly: integers have at most 64 bits, and a \
             fraction that is not 0 must not become 0. Nothing was changed."
        );
        return Err(Answer::error(422, &text));
    }
    let value = serde_json::from_str(text);
    value.map(Some).map_err(|error| not_json(&error))
}

fn is_json(content_type: &str) -> bool {
    let essence = content_type
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    essence == "application/json"
        || (essence.starts_with("application/") && essence.ends_with("+json"))
}
