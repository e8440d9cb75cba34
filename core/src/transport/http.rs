//! Requests and responses of the transport: requests, with exactly the headers that a hub
//! should see, and responses.

use super::secret_headers::{SecretHeaders, insert, lines};
use crate::config::Config;
use crate::error::{Effect, Error, ErrorKind, Phase, Result};
use crate::raw::{Headers, RawResponse};
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

/// One request, ready to be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HttpRequest<'a> {
    pub(crate) method: &'static str,
    /// The path as it is sent, with what stands before `/api/rest/v1` and with any query.
    pub(crate) target: &'a str,
    /// JSON; none sends no body and no `Content-Type`.
    pub(crate) body: Option<&'a [u8]>,
    /// Whether it may be sent twice: then it is an exchange, unless a proxy is between. Otherwise ureq
    /// sends it over a connection of its own.
    pub(crate) exchanged: bool,
    /// Whether an exchange may use a pooled connection, and this one be pooled afterwards. A hub that
    /// closes an idle connection at the wrong moment leaves it unknown whether the request ran.
    pub(crate) pooled: bool,
    /// When the call began.
    pub(crate) began: Instant,
    /// When the call must be over.
    pub(crate) deadline: Instant,
    /// The largest body that is accepted.
    pub(crate) body_limit: u64,
    /// Why the call ends early.
    pub(crate) stops: &'a StopReasons,
}

/// All that has to agree to an attempt right before its first byte is sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Permission<'a> {
    /// The write that the attempt is a part of: a newer set of the same property may have been sent.
    pub(crate) write: Option<&'a Arc<Write>>,
    /// The progress of the call, for whoever cancels it.
    pub(crate) progress: Option<&'a CallProgress>,
}

/// A complete response.
#[derive(Debug)]
pub(crate) struct HttpResponse {
    pub(crate) status: u16,
    pub(crate) headers: Headers,
    /// Whole, within the limit. Of a response that is no success, only the beginning may be there.
    pub(crate) body: Vec<u8>,
    /// Whether only the end of the connection ended the body. Then nothing but the body
    /// itself can prove that it is complete: an object, an array or a string in JSON does, a number
    /// or a literal does not.
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

/// Why there is no complete response.
#[derive(Debug)]
pub(crate) struct TransportError {
    pub(crate) kind: ErrorKind,
    /// `None` only where it is proven that nothing of the request was handed to a connection.
    pub(crate) effect: Effect,
    pub(crate) phase: Option<Phase>,
    pub(crate) detail: String,
    /// What to do, where that is known better than from the kind.
    pub(crate) advice: Option<&'static str>,
    pub(crate) source: Option<Arc<dyn std::error::Error + Send + Sync>>,
    /// The status, where the head of a response came.
    pub(crate) status: Option<u16>,
    /// What came of the body of that response.
    pub(crate) body: Vec<u8>,
    pub(crate) sent: u64,
    pub(crate) received: u64,
    /// Whether a pooled connection ended before any byte of a response came: the hub
    /// has most likely closed it while the request was on its way.
    pub(crate) stale: bool,
    /// Whether the next attempt may not meet it, though most of its kind stay: a handshake that broke
    /// off, DNS that fails temporarily.
    pub(crate) transient: bool,
}

impl TransportError {
    /// The same as an error, which then needs its operation and request.
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

/// Of a larger body, so much is sent at a time.
const SEND_CHUNK: usize = 64 * 1024;

/// More than a head takes in addition to its target and the fixed headers, and still some space
/// to be left over.
const HEAD_SLACK: usize = 4 * 1024;

/// What is the same in every request to a hub.
pub(super) struct RequestTemplate {
    /// Scheme and authority, with the path `/`.
    pub(super) origin: Uri,
    /// The address of a connection, for an error message.
    pub(super) place: String,
    pub(super) tls: bool,
    /// The headers that ureq gets, by how the request looks, see [`RequestTemplate::look`].
    headers: [HeaderMap; 6],
    /// All headers as they are sent.
    lines: [Vec<u8>; 6],
    /// The most that these headers take.
    length: usize,
}

impl RequestTemplate {
    pub(super) fn new(config: &Config, secret: &SecretHeaders) -> Result<RequestTemplate> {
        let origin = config.base.origin();
        let way = if config.settings.proxy.is_some() {
            " by way of the proxy"
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

    /// How many bytes of a request are sent in one piece: all, unless its body is large.
    pub(super) fn buffer_size(&self, outgoing: &HttpRequest<'_>) -> usize {
        let body = outgoing.body.map_or(0, <[u8]>::len);
        self.length + outgoing.target.len() + body.min(SEND_CHUNK)
    }

    /// The variant of a request: whether it has a body, or a length of 0, and whether the
    /// connection may be pooled.
    fn look(outgoing: &HttpRequest<'_>) -> usize {
        let body = match outgoing.method {
            _ if outgoing.body.is_some() => 2,
            // A method that usually has a body sends a length of 0.
            "POST" | "PUT" | "PATCH" => 1,
            _ => 0,
        };
        let close = if outgoing.pooled { 0 } else { 3 };
        body + close
    }

    /// Head and body of a request as they are sent, the same that ureq sends.
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

/// The bytes of a target that every implementation encodes alike.
fn usual(byte: u8) -> bool {
    matches!(byte, b'!' | b'$'..=b';' | b'=' | b'?'..=b'Z' | b'_' | b'a'..=b'z' | b'~')
}

impl fmt::Debug for RequestTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fixed")
            .field("place", &self.place)
            .field("headers", &self.headers[0].keys().collect::<Vec<_>>())
            .finish()
    }
}
