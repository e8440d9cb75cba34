//! Adds the CORS headers with which a browser lets a page of another origin call the hub, if that
//! origin is allowed.

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

/// The headers that the operations read, and that a browser lets a page send only after a preflight
/// request.
const HEADERS: &str = "Content-Type, X-API-Key, X-Request-Id";

/// The response headers that a page may read in addition to the usual ones.
const EXPOSED: &str = "Allow, Retry-After";

/// Number of seconds for which a browser may keep the response to a preflight request.
const MAX_AGE: &str = "600";

/// The request header of browsers that protect private networks from pages.
const REQUEST_PRIVATE: &str = "access-control-request-private-network";
const ALLOW_PRIVATE: &str = "access-control-allow-private-network";

/// Adds the headers that let a page of an allowed origin read the response.
pub(super) async fn share(
    State(hub): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Response {
    let headers = hub.sharing_headers(request.headers());
    let mut response = next.run(request).await;
    for (name, value) in headers {
        // The value is valid, since the allowed origin was received in a header.
        if let Ok(value) = HeaderValue::try_from(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Responds to the preflight request that a browser sends before a call. Browsers send it without
/// the API key.
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
    /// Returns the headers that let a page read the response to its request; empty if the hub has
    /// no allowed origins.
    pub(super) fn sharing_headers(&self, request: &HeaderMap) -> Vec<(HeaderName, String)> {
        if !self.origin_check.allows_pages() {
            return Vec::new();
        }
        // The header prevents caches from passing the response to another origin.
        let mut headers = vec![(VARY, ORIGIN.to_string())];
        if let Some(origin) = self.origin_check.allowed(request) {
            headers.push((ACCESS_CONTROL_ALLOW_ORIGIN, origin.to_owned()));
            headers.push((ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED.to_owned()));
        }
        headers
    }
}
