//! HTTP requests, with exactly the headers that a hub should receive, and HTTP responses.

use super::secret_headers::{SecretHeaders, insert, lines};
use crate::config::Config;
use crate::error::{Effect, Error, ErrorKind, Phase, Result};
use crate::raw::{Headers, RawResponse};
use crate::salvo::Seat;
use crate::stop::{CallProgress, StopReasons};
use crate::write_log::Write;
use std::fmt;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Instant;
use ureq::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE};
use ureq::http::uri::{PathAndQuery, Scheme};
use ureq::http::{HeaderMap, HeaderValue, Method, Request, Response, Uri};
use ureq::{Agent, Body};

/// A request that is ready to be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HttpRequest<'a> {
    pub(crate) method: &'static str,
    /// Path as it is sent. It includes the path prefix of the hub's address, and any query.
    pub(crate) target: &'a str,
    /// JSON body. If it is `None`, neither a body nor `Content-Type` is sent.
    pub(crate) body: Option<&'a [u8]>,
    /// True if the request may be sent twice. It is then an exchange, unless there is a proxy.
    /// Otherwise ureq sends it over a connection of its own.
    pub(crate) exchanged: bool,
    /// True if an exchange may use a pooled connection and may pool its connection afterwards. If a
    /// hub closes an idle connection while a request is sent, it is unknown whether the request was
    /// executed.
    pub(crate) pooled: bool,
    /// Start of the call.
    pub(crate) began: Instant,
    /// Time at which the call must be over.
    pub(crate) deadline: Instant,
    /// Maximum size of a response body, in bytes.
    pub(crate) body_limit: u64,
    /// Reasons to end the call early.
    pub(crate) stops: &'a StopReasons,
}

/// Conditions that are checked right before the first byte of an attempt is sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Permission<'a> {
    /// The write to which the attempt belongs. The attempt is refused if a newer set of the same
    /// property may have been sent.
    pub(crate) write: Option<&'a Arc<Write>>,
    /// Progress of the call. The attempt is refused if the call was cancelled through it.
    pub(crate) progress: Option<&'a CallProgress>,
    /// Place of the call among the calls of a group's members; `None` for other calls. The attempt
    /// waits until these calls may be sent together.
    pub(crate) seat: Option<&'a Seat>,
    /// True for a later attempt of a request that a backup must not send late.
    pub(crate) acts_again: bool,
    /// Reasons to end the call early that only the current thread may check, in addition to those
    /// of the request.
    pub(crate) own_stops: Option<&'a StopReasons>,
}

/// A complete response.
#[derive(Debug)]
pub(crate) struct HttpResponse {
    pub(crate) status: u16,
    pub(crate) headers: Headers,
    /// The body. For an unsuccessful response it may be only the beginning of the body.
    pub(crate) body: Vec<u8>,
    /// True if only the end of the connection marked the end of the body. Then only the body itself
    /// can show that it is complete: a JSON object, array or string does, and a number or a literal
    /// does not.
    pub(crate) close_delimited: bool,
    pub(crate) sent: u64,
    pub(crate) received: u64,
}

impl From<HttpResponse> for RawResponse {
    fn from(reply: HttpResponse) -> Self {
        let HttpResponse {
            status,
            headers,
            body,
            close_delimited,
            ..
        } = reply;
        Self::received(status, headers, body, close_delimited)
    }
}

/// The reason why there is no complete response.
#[derive(Debug)]
pub(crate) struct TransportError {
    pub(crate) kind: ErrorKind,
    /// `Effect::None` only if it is certain that nothing of the request was passed to a connection.
    pub(crate) effect: Effect,
    pub(crate) phase: Option<Phase>,
    pub(crate) detail: String,
    /// Advice that replaces the advice of the kind; `None` if there is none.
    pub(crate) advice: Option<&'static str>,
    pub(crate) source: Option<Arc<dyn std::error::Error + Send + Sync>>,
    /// Status of the response, if its head was received.
    pub(crate) status: Option<u16>,
    /// The part of the response's body that was received.
    pub(crate) body: Vec<u8>,
    pub(crate) sent: u64,
    pub(crate) received: u64,
    /// True if a pooled connection ended before the first byte of a response arrived. Most likely
    /// the hub closed the connection while the request was being sent.
    pub(crate) stale: bool,
    /// True if the next attempt may succeed, although most errors of this kind are permanent. This
    /// is so for a handshake that was interrupted and for a temporary DNS failure.
    pub(crate) transient: bool,
}

impl TransportError {
    /// Converts this into an error. The caller has to set the operation and the request.
    pub(crate) fn into_error(self) -> Error {
        let mut error = Error::new(self.kind, self.effect, self.detail);
        if let Some(advice) = self.advice {
            error = error.with_advice(advice);
        }
        if let Some(phase) = self.phase {
            error = error.with_phase(phase);
        }
        if let Some(status) = self.status {
            error = error.with_status(status);
        }
        error = error.with_body(&self.body);
        if let Some(source) = self.source {
            error = error.with_source(source);
        }
        error
    }
}

/// Maximum number of bytes of a body that are sent in one piece.
const SEND_CHUNK: usize = 64 * 1024;

/// Number of bytes reserved for a head, in addition to its target and its fixed headers. The other
/// parts of a head are shorter.
const HEAD_SLACK: usize = 4 * 1024;

/// The parts that all requests to a hub have in common.
pub(super) struct RequestTemplate {
    /// URI with the scheme and the authority, and with `/` as the path.
    pub(super) origin: Uri,
    /// Address of the connection, for errors.
    pub(super) place: String,
    pub(super) tls: bool,
    /// Headers that are passed to ureq, for each variant of a request (see
    /// [`RequestTemplate::look`]).
    headers: [HeaderMap; 6],
    /// All headers in the form in which they are sent, for each variant of a request.
    lines: [Vec<u8>; 6],
    /// Maximum size of the headers of a variant, in bytes.
    length: usize,
}

impl RequestTemplate {
    pub(super) fn new(config: &Config, secret: &SecretHeaders) -> Result<RequestTemplate> {
        let origin = config.base.origin();
        let way = if config.settings.proxy.is_some() {
            " through the proxy"
        } else {
            ""
        };
        let place = format!("{}{way}", config.base.place());
        let uri = origin.parse::<Uri>().unwrap_or_default();
        let (Some(scheme), Some(authority)) = (uri.scheme(), uri.authority()) else {
            let detail = format!("the address {origin} cannot be used");
            return Err(Error::new(ErrorKind::Internal, Effect::None, detail));
        };
        let mut common = HeaderMap::new();
        insert(&mut common, "host", authority.as_str())?;
        insert(&mut common, "user-agent", config.user_agent())?;
        insert(&mut common, "accept", "*/*")?;
        let of_look: [HeaderMap; 6] = std::array::from_fn(|look| {
            let mut headers = HeaderMap::new();
            match look % 3 {
                1 => {
                    headers.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
                }
                2 => {
                    let json = HeaderValue::from_static("application/json");
                    headers.insert(CONTENT_TYPE, json);
                }
                _ => {}
            }
            if look >= 3 {
                headers.insert(CONNECTION, HeaderValue::from_static("close"));
            }
            headers
        });
        let lines = of_look
            .each_ref()
            .map(|headers| [&lines(&common)[..], secret.bytes(), &lines(headers)].concat());
        Ok(RequestTemplate {
            length: lines[0].len() + HEAD_SLACK,
            lines,
            headers: of_look.map(|headers| {
                let mut all = common.clone();
                all.extend(headers);
                all
            }),
            tls: *scheme == Scheme::HTTPS,
            origin: uri,
            place,
        })
    }

    /// Returns the number of bytes of a request that are sent in one piece. These are all bytes,
    /// unless the body is large.
    pub(super) fn buffer_size(&self, outgoing: &HttpRequest<'_>) -> usize {
        let body = outgoing.body.map_or(0, <[u8]>::len);
        self.length + outgoing.target.len() + body.min(SEND_CHUNK)
    }

    /// Returns the variant of a request. It depends on two things: whether the request has a body,
    /// a `Content-Length` of 0 or neither, and whether its connection may be pooled.
    fn look(outgoing: &HttpRequest<'_>) -> usize {
        let body = match outgoing.method {
            _ if outgoing.body.is_some() => 2,
            // If the method usually has a body, `Content-Length: 0` says that there is none.
            "POST" | "PUT" | "PATCH" => 1,
            _ => 0,
        };
        let close = if outgoing.pooled { 0 } else { 3 };
        body + close
    }

    /// Returns the head and the body of a request as they are sent. ureq sends the same bytes.
    pub(super) fn bytes(
        &self,
        outgoing: &HttpRequest<'_>,
    ) -> std::result::Result<Vec<u8>, ureq::Error> {
        let checked;
        let target = if outgoing.target.starts_with('/') && outgoing.target.bytes().all(usual) {
            outgoing.target
        } else {
            checked = PathAndQuery::try_from(outgoing.target)
                .map_err(|error| ureq::Error::Http(error.into()))?;
            checked.as_str()
        };
        let lines = &self.lines[Self::look(outgoing)];
        let body = outgoing.body.unwrap_or_default();
        let most = target.len() + lines.len() + body.len() + 64;
        let mut bytes = Vec::with_capacity(most);
        for part in [outgoing.method, " ", target, " HTTP/1.1\r\n"] {
            bytes.extend_from_slice(part.as_bytes());
        }
        if outgoing.body.is_some() {
            write!(bytes, "content-length: {}\r\n", body.len())?;
        }
        for part in [&lines[..], b"\r\n", body] {
            bytes.extend_from_slice(part);
        }
        Ok(bytes)
    }

    /// Sends the request with ureq and reads the head of the response.
    pub(super) fn run(
        &self,
        agent: &Agent,
        outgoing: &HttpRequest<'_>,
    ) -> std::result::Result<Response<Body>, ureq::Error> {
        let mut parts = self.origin.clone().into_parts();
        parts.path_and_query = Some(
            PathAndQuery::try_from(outgoing.target)
                .map_err(|error| ureq::Error::Http(error.into()))?,
        );
        let mut request = Request::new(());
        *request.method_mut() = Method::from_bytes(outgoing.method.as_bytes())
            .map_err(|error| ureq::Error::Http(error.into()))?;
        *request.uri_mut() =
            Uri::from_parts(parts).map_err(|error| ureq::Error::Http(error.into()))?;
        *request.headers_mut() = self.headers[Self::look(outgoing)].clone();
        match outgoing.body {
            Some(body) => agent.run(request.map(|()| body)),
            None => agent.run(request),
        }
    }
}

/// Returns `true` for a byte of a target that no implementation percent-encodes.
fn usual(byte: u8) -> bool {
    matches!(byte, b'!' | b'$'..=b';' | b'=' | b'?'..=b'Z' | b'_' | b'a'..=b'z' | b'~')
}

impl fmt::Debug for RequestTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RequestTemplate")
            .field("place", &self.place)
            .field("headers", &self.headers[0].keys().collect::<Vec<_>>())
            .finish()
    }
}
