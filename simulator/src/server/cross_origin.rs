//! What a browser must be told before a page of another origin can call: CORS, for allowed origins.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_METHOD,
    HeaderName, ORIGIN, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Server;
use crate::response::HubResponse;

/// The methods of the operations.
const METHODS: &str = "GET, HEAD, POST, PUT, PATCH, DELETE";

/// The headers that the operations read, where a page may not send them without asking.
const HEADERS: &str = "Content-Type, X-API-Key, X-Request-Id";

/// The headers of responses that a page may read in addition to those of every response.
const EXPOSED: &str = "Allow, Retry-After";

/// For how many seconds a browser need not ask again.
const MAX_AGE: &str = "600";

/// The question and the answer of browsers that keep pages off private networks.
const REQUEST_PRIVATE: &str = "access-control-request-private-network";
const ALLOW_PRIVATE: &str = "access-control-allow-private-network";

/// Adds to a response what lets a page of an allowed origin read it.
pub(super) async fn share(
    State(hub): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = hub.sharing_headers(request.headers());
    let mut response = next.run(request).await;
    for (name, value) in headers {
        // An allowed origin is a header's value, as it came in one.
        if let Ok(value) = HeaderValue::try_from(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Responds to a browser that asks before it calls. It asks without a key.
pub(super) async fn preflight(
    State(hub): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let asks = request.method() == Method::OPTIONS
        && headers.contains_key(ACCESS_CONTROL_REQUEST_METHOD)
        && hub.origin_check.allowed(headers).is_some();
    if !asks {
        return next.run(request).await;
    }
    let mut allowed = HubResponse::empty(204)
        .header(ACCESS_CONTROL_ALLOW_METHODS, METHODS)
        .header(ACCESS_CONTROL_ALLOW_HEADERS, HEADERS)
        .header(ACCESS_CONTROL_MAX_AGE, MAX_AGE);
    if headers.contains_key(REQUEST_PRIVATE) {
        allowed = allowed.header(HeaderName::from_static(ALLOW_PRIVATE), "true");
    }
    allowed.into_response()
}

impl Server {
    /// The headers that let a page read the response to its request. A hub without allowed origins
    /// has none.
    pub(super) fn sharing_headers(&self, request: &HeaderMap) -> Vec<(HeaderName, String)> {
        if !self.origin_check.allows_pages() {
            return Vec::new();
        }
        // Who keeps a response must not give it to another origin.
        let mut headers = vec![(VARY, ORIGIN.to_string())];
        if let Some(origin) = self.origin_check.allowed(request) {
            headers.push((ACCESS_CONTROL_ALLOW_ORIGIN, origin.to_owned()));
            headers.push((ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED.to_owned()));
        }
        headers
    }
}
