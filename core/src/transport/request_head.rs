//! How a request is made up for ureq: exactly the headers that a hub should see.

use super::http::HttpRequest;
use crate::config::Config;
use crate::error::{Effect, Error, ErrorKind, Result};
use std::fmt;
use ureq::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE};
use ureq::http::uri::{Authority, Parts, PathAndQuery, Scheme};
use ureq::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response, Uri};
use ureq::{Agent, Body};

/// Of a larger body, so much is sent at a time.
const SEND_CHUNK: usize = 64 * 1024;

/// More than a head takes beside its target and the headers that never change, and still some room
/// to be left over.
const HEAD_SLACK: usize = 4 * 1024;

/// What is the same in every request to a hub.
pub(super) struct RequestTemplate {
    scheme: Scheme,
    authority: Authority,
    /// Where a connection leads, in words for an error.
    pub(super) place: String,
    pub(super) tls: bool,
    /// The headers by how the request looks, see [`RequestTemplate::look`].
    headers: [HeaderMap; 6],
    /// The same as they are sent.
    lines: [Vec<u8>; 6],
    /// The most that these headers take.
    length: usize,
}

impl RequestTemplate {
    pub(super) fn new(config: &Config) -> Result<RequestTemplate> {
        let origin = config.base.origin();
        let way = if config.settings.proxy.is_some() {
            " by way of the proxy"
        } else {
            ""
        };
        let place = format!("{origin}{way}");
        let Parts {
            scheme: Some(scheme),
            authority: Some(authority),
            ..
        } = origin
            .parse::<Uri>()
            .map(Uri::into_parts)
            .unwrap_or_default()
        else {
            let detail = format!("the address {origin} cannot be used");
            return Err(Error::new(ErrorKind::Internal, Effect::None, detail));
        };
        let mut common = HeaderMap::new();
        insert(&mut common, "host", authority.as_str())?;
        insert(&mut common, "user-agent", config.user_agent())?;
        insert(&mut common, "accept", "*/*")?;
        if let Some(key) = &config.settings.api_key {
            insert(&mut common, "x-api-key", &key.0)?;
        }
        for (name, value) in &config.settings.headers.0 {
            insert(&mut common, name, value)?;
        }
        let line =
            |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
        let headers: [HeaderMap; 6] = std::array::from_fn(|look| {
            let mut headers = common.clone();
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
        Ok(RequestTemplate {
            length: common.iter().map(line).sum::<usize>() + HEAD_SLACK,
            lines: headers.each_ref().map(lines),
            headers,
            tls: scheme == Scheme::HTTPS,
            scheme,
            authority,
            place,
        })
    }

    /// How many bytes of a request are sent in one piece: all, unless its body is large.
    pub(super) fn room(&self, outgoing: &HttpRequest<'_>) -> usize {
        let body = outgoing.body.map_or(0, <[u8]>::len);
        self.length + outgoing.target.len() + body.min(SEND_CHUNK)
    }

    /// How a request looks: whether it has a body or says that it has none, and whether the
    /// connection may be kept.
    fn look(outgoing: &HttpRequest<'_>) -> usize {
        let body = match outgoing.method {
            _ if outgoing.body.is_some() => 2,
            // What usually has a body says that it has none.
            "POST" | "PUT" | "PATCH" => 1,
            _ => 0,
        };
        let close = if outgoing.pooled { 0 } else { 3 };
        body + close
    }

    /// The lines of the headers of a request, less the length of its body.
    pub(super) fn lines(&self, outgoing: &HttpRequest<'_>) -> &[u8] {
        &self.lines[Self::look(outgoing)]
    }

    /// Has ureq send the request and read the head of the answer.
    pub(super) fn run(
        &self,
        agent: &Agent,
        outgoing: &HttpRequest<'_>,
    ) -> std::result::Result<Response<Body>, ureq::Error> {
        let mut parts = Parts::default();
        parts.scheme = Some(self.scheme.clone());
        parts.authority = Some(self.authority.clone());
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

/// Headers as they are sent.
fn lines(headers: &HeaderMap) -> Vec<u8> {
    let line = |(name, value): (&HeaderName, &HeaderValue)| {
        [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat()
    };
    headers.iter().flat_map(line).collect()
}

fn insert(headers: &mut HeaderMap, name: &str, value: &str) -> Result<()> {
    // The settings were checked by stricter rules than these.
    let refused = |_| {
        let detail = format!("the header {name} cannot be sent");
        Error::new(ErrorKind::Internal, Effect::None, detail)
    };
    let header = HeaderName::from_bytes(name.as_bytes()).map_err(|_| refused(()))?;
    let mut value = HeaderValue::from_str(value).map_err(|_| refused(()))?;
    value.set_sensitive(true);
    headers.insert(header, value);
    Ok(())
}

impl fmt::Debug for RequestTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fixed")
            .field("place", &self.place)
            .field("headers", &self.headers[0].keys().collect::<Vec<_>>())
            .finish()
    }
}
