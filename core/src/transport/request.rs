//! How a request is made up for ureq: exactly the headers that a hub should see.

use super::exchange::Outgoing;
use crate::config::Config;
use crate::error::{Effect, Error, Kind, Result};
use std::fmt;
use std::time::Duration;
use ureq::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE};
use ureq::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response};
use ureq::{Agent, AsSendBody, Body};

/// What is the same in every request to a hub. `Host`, `User-Agent` and `Accept` come from ureq.
pub(super) struct Fixed {
    /// Scheme, host and port.
    origin: String,
    /// Where a connection leads, in words for an error.
    pub(super) place: String,
    /// The API key and the caller's own headers.
    headers: HeaderMap,
}

impl Fixed {
    pub(super) fn new(config: &Config) -> Result<Fixed> {
        let mut headers = HeaderMap::new();
        if let Some(key) = &config.api_key {
            insert(&mut headers, "x-api-key", key)?;
        }
        for (name, value) in &config.headers {
            insert(&mut headers, name, value)?;
        }
        let origin = config.base.origin();
        let way = if config.proxy.is_some() {
            " by way of the proxy"
        } else {
            ""
        };
        Ok(Fixed {
            place: format!("{origin}{way}"),
            origin,
            headers,
        })
    }

    /// Has ureq send the request and read the head of the answer.
    pub(super) fn run(
        &self,
        agent: &Agent,
        outgoing: &Outgoing<'_>,
        left: Duration,
    ) -> std::result::Result<Response<Body>, ureq::Error> {
        match outgoing.body {
            Some(body) => self.run_with(agent, outgoing, left, body),
            None => self.run_with(agent, outgoing, left, ()),
        }
    }

    fn run_with<B: AsSendBody>(
        &self,
        agent: &Agent,
        outgoing: &Outgoing<'_>,
        left: Duration,
        body: B,
    ) -> std::result::Result<Response<Body>, ureq::Error> {
        let method = Method::from_bytes(outgoing.method.as_bytes())
            .map_err(|error| ureq::Error::Http(error.into()))?;
        // What usually has a body says that it has none.
        let says_empty =
            outgoing.body.is_none() && matches!(method, Method::POST | Method::PUT | Method::PATCH);
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{}", self.origin, outgoing.target))
            .body(body)?;
        let headers = request.headers_mut();
        headers.clone_from(&self.headers);
        if outgoing.body.is_some() {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        if says_empty {
            headers.insert(CONTENT_LENGTH, HeaderValue::from_static("0"));
        }
        if !outgoing.pooled {
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        let request = agent
            .configure_request(request)
            .timeout_global(Some(left))
            .build();
        agent.run(request)
    }
}

fn insert(headers: &mut HeaderMap, name: &str, value: &str) -> Result<()> {
    // The settings were checked by stricter rules than these.
    let refused = |_| {
        let detail = format!("the header {name} cannot be sent");
        Error::new(Kind::Internal, Effect::None, detail)
    };
    let header = HeaderName::from_bytes(name.as_bytes()).map_err(|_| refused(()))?;
    let mut value = HeaderValue::from_str(value).map_err(|_| refused(()))?;
    value.set_sensitive(true);
    headers.insert(header, value);
    Ok(())
}

impl fmt::Debug for Fixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fixed")
            .field("origin", &self.origin)
            .field("headers", &self.headers.keys().collect::<Vec<_>>())
            .finish()
    }
}
