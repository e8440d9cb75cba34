//! Reads the bodies of requests within the limits, as bytes or as JSON, and drops bodies that are
//! not needed.

use std::fmt::Display;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use crate::json::Value;
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::header::{self, CONNECTION};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Duration, Instant, timeout, timeout_at};

use super::Server;
use super::request::ReceivedRequest;
use crate::integer_range;
use crate::request_log::RequestInProgress;
use crate::response::HubResponse;
use crate::show::decode::UniqueKeys;

/// Maximum number of digits of an invalid number that a response shows.
const SHOWN_DIGITS: usize = 40;

/// Maximum number of bytes of an unneeded body that are read and dropped. Reading them ensures that
/// the client receives the response instead of a broken connection.
const DROPPED: usize = 64 << 20;

/// Maximum time for which an unneeded body is read.
const DROPPING: Duration = Duration::from_secs(5);

/// Maximum size, in bytes, of a body that needs no permit. The limit on connections is enough to
/// bound the memory for such bodies.
const SMALL: usize = 64 << 10;

/// The body of a request as it was received.
#[derive(Debug)]
pub(super) struct RequestBody {
    pub(super) bytes: Bytes,
    /// Permit for the size of the body, which is held as long as the bytes.
    _permit: Option<OwnedSemaphorePermit>,
}

/// A body as JSON; `None` if the body is empty, or if the method is GET or HEAD.
#[derive(Debug)]
pub(super) struct JsonBody(pub(super) Option<Value>);

impl FromRequest<Arc<Server>> for RequestBody {
    type Rejection = HubResponse;

    async fn from_request(request: Request, hub: &Arc<Server>) -> Result<RequestBody, HubResponse> {
        let (parts, body) = request.into_parts();
        let body = read(body, &parts.headers, hub).await?;
        if let Some(entry) = parts.extensions.get::<Arc<RequestInProgress>>()
            && !body.bytes.is_empty()
        {
            entry.keep_request_body(hub.shown_body(&body.bytes));
        }
        // This is checked again, because the hub may have begun to stop while the body was read.
        hub.ensure_open()?;
        Ok(body)
    }
}

impl FromRequest<Arc<Server>> for JsonBody {
    type Rejection = HubResponse;

    async fn from_request(request: Request, hub: &Arc<Server>) -> Result<JsonBody, HubResponse> {
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        let headers = request.headers().clone();
        let body = RequestBody::from_request(request, hub).await?;
        if is_read {
            return Ok(JsonBody(None));
        }
        json(&body.bytes, &headers).map(JsonBody)
    }
}

/// Reads a body. The error is a response with the status 413 if the body is too large, 408 if it
/// takes too long, 400 if it is not sent completely, and 503 if there is no capacity for it.
async fn read(body: Body, headers: &HeaderMap, hub: &Server) -> Result<RequestBody, HubResponse> {
    let limits = &hub.limits;
    let closing =
        |status, text: String| HubResponse::text(status, text).header(CONNECTION, "close");
    let too_large = || {
        let most = limits.body;
        closing(413, format!("The body is larger than {most} bytes."))
    };
    // The length is the declared length, or the maximum if no length is declared.
    let length = match headers.get(header::CONTENT_LENGTH) {
        Some(length) => length.to_str().ok().and_then(|length| length.parse().ok()),
        None => Some(limits.body),
    };
    let length: usize = length
        .filter(|length| *length <= limits.body)
        .ok_or_else(too_large)?;
    let until = Instant::now() + limits.body_timeout;
    let mut body = Limited::new(body, limits.body);
    let mut bytes = Vec::new();
    let mut permit = None;
    loop {
        let frame = timeout_at(until, body.frame()).await;
        let frame = frame.map_err(|_| closing(408, "The body took too long.".to_owned()))?;
        let Some(frame) = frame else { break };
        let frame = frame.map_err(|error| match error.is::<LengthLimitError>() {
            true => too_large(),
            false => closing(400, format!("The body broke off: {error}.")),
        })?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        if permit.is_none() && bytes.len() + data.len() > SMALL {
            let taken = timeout_at(until, hub.body_capacity.take(length)).await;
            permit = taken.map_err(|_| {
                let text = "The hub is already reading as many large bodies as it may; this \
                            request did nothing. Try again.";
                closing(503, text.to_owned())
            })?;
        }
        bytes.extend_from_slice(&data);
    }
    Ok(RequestBody {
        bytes: Bytes::from(bytes),
        _permit: permit,
    })
}

/// Parses a body as JSON; `None` for an empty body. The error is a response with the status 415 if
/// the content type is not JSON or the body has a content encoding, 400 if the body is not JSON,
/// and 422 if a number in it cannot be stored exactly.
fn json(bytes: &[u8], headers: &HeaderMap) -> Result<Option<Value>, HubResponse> {
    if bytes.is_empty() {
        return Ok(None);
    }
    if let Some(content_type) = headers.get(header::CONTENT_TYPE) {
        let said = content_type.to_str().unwrap_or("?");
        if !is_json(said) {
            let text = format!("The body must be application/json, not {said}.");
            return Err(HubResponse::text(415, text));
        }
    }
    let coding = headers
        .get(header::CONTENT_ENCODING)
        .and_then(|coding| coding.to_str().ok());
    if let Some(coding) = coding.filter(|coding| !coding.eq_ignore_ascii_case("identity")) {
        return Err(HubResponse::text(
            415,
            format!("The body must not be encoded as {coding}."),
        ));
    }
    let not_json =
        |error: &dyn Display| HubResponse::text(400, format!("The body is not JSON: {error}."));
    let mut bytes = bytes.to_vec();
    // A lone surrogate is accepted, since programs that cut texts send it.
    gfxhub::bindings::replace_lone_surrogates(&mut bytes);
    let text = std::str::from_utf8(&bytes).map_err(|error| not_json(&error))?;
    serde_json::from_str::<UniqueKeys>(text).map_err(|error| not_json(&error))?;
    if let Some((_, number)) = integer_range::first_changed(text) {
        let shown: String = number.chars().take(SHOWN_DIGITS).collect();
        let text = format!(
            "The number {shown} cannot be stored exactly: integers have at most 64 bits, and a \
             fraction that is not 0 must not become 0. Nothing was changed."
        );
        return Err(HubResponse::error(422, &text));
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

/// Drops the unread part of a request's body, so that the client receives the response instead of a
/// broken connection. The response does not wait for this.
pub(super) async fn drop_unread(
    Extension(received): Extension<Arc<ReceivedRequest>>,
    request: Request,
    next: Next,
) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let expects = parts.headers.contains_key(header::EXPECT);
    let unread = UnreadBody {
        body,
        begun: false,
        over: false,
    };
    let body = SharedBody(Arc::new(Mutex::new(unread)));
    let request = Request::from_parts(parts, Body::new(body.clone()));
    let response = next.run(request).await;
    let UnreadBody { begun, over, .. } = *body.unread();
    // Nothing is read if the client waits for 100 Continue, since it need not send the body, or if
    // the request timed out.
    let is_late = response.status() == StatusCode::REQUEST_TIMEOUT;
    if !over && !is_late && (begun || !expects) {
        tokio::spawn(async move {
            body.drop_rest().await;
            drop(received);
        });
    }
    response
}

/// A body that two tasks share: the handler of the request, and the task that drops the rest of the
/// body.
#[derive(Debug, Clone)]
struct SharedBody(Arc<Mutex<UnreadBody>>);

#[derive(Debug)]
struct UnreadBody {
    body: Body,
    /// True if the reading has begun.
    begun: bool,
    /// True if the body has ended or failed.
    over: bool,
}

impl SharedBody {
    fn unread(&self) -> MutexGuard<'_, UnreadBody> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn drop_rest(mut self) {
        let dropping = async {
            let mut dropped = 0;
            while let Some(Ok(frame)) = self.frame().await {
                dropped += frame.data_ref().map_or(0, Bytes::len);
                if dropped > DROPPED {
                    break;
                }
            }
        };
        // A timeout is ignored, because it does not matter how much was dropped.
        let _ = timeout(DROPPING, dropping).await;
    }
}

impl HttpBody for SharedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let mut unread = self.unread();
        unread.begun = true;
        let frame = Pin::new(&mut unread.body).poll_frame(cx);
        unread.over = matches!(frame, Poll::Ready(None | Some(Err(_))));
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.unread().body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.unread().body.size_hint()
    }
}
