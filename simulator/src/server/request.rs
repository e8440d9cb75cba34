//! A request in the form in which handlers of the server use it: the data that the connection adds,
//! and the data that an operation needs.

use std::sync::Arc;

use axum::Extension;
use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, Uri, Version};

use super::Server;
use super::connection::ConnectionHandle;
use super::head_text::HeadPause;
use super::target;
use crate::request_log::RequestInProgress;
use crate::request_stats;
use crate::response::HubResponse;
use crate::routes::NoRoute;

/// Data of a received request, in addition to the data that the router provides.
#[derive(Debug)]
pub(super) struct ReceivedRequest {
    pub(super) handle: Arc<ConnectionHandle>,
    /// As long as this exists, received bytes are part of the request's body, and not of the next
    /// head.
    pub(super) _pause: HeadPause,
    /// Target as it was sent. The router uses it without unnecessary escapes.
    pub(super) target: Uri,
    /// True if the head declares both a length and a transfer coding.
    pub(super) framed_twice: bool,
    /// Reason why the path has no route; `None` if this is not known before routing.
    pub(super) no_route: Option<NoRoute>,
}

/// Data of a request that an operation needs, in addition to the arguments and the body.
#[derive(Debug)]
pub(super) struct OperationRequest {
    pub(super) handle: Arc<ConnectionHandle>,
    pub(super) entry: Arc<RequestInProgress>,
    pub(super) method: Method,
    /// Target as it was sent.
    pub(super) target: Uri,
    /// Response headers that let a page of another origin read the response.
    pub(super) sharing: Vec<(HeaderName, String)>,
    pub(super) request_id: Option<String>,
    /// True if the client may send another request on the connection.
    pub(super) keeps_alive: bool,
}

/// Returns the length of the path and the query of a target, in bytes.
pub(super) fn length(target: &Uri) -> usize {
    let target = target.path_and_query();
    target.map_or(0, |target| target.as_str().len())
}

/// Returns the text for a path without a route. It does not contain a key that is in the path.
pub(super) fn nothing_at(path: &str) -> String {
    format!("There is no {}.", target::path(path))
}

/// Responds to a path without a route below the prefix of the operations or of the control calls.
pub(super) async fn nothing_there(
    Extension(received): Extension<Arc<ReceivedRequest>>,
) -> HubResponse {
    HubResponse::text(404, nothing_at(received.target.path()))
}

impl FromRequestParts<Arc<Server>> for OperationRequest {
    type Rejection = HubResponse;

    async fn from_request_parts(
        parts: &mut Parts,
        hub: &Arc<Server>,
    ) -> Result<OperationRequest, HubResponse> {
        // The service and the middleware for the log have already added these values to each
        // request.
        let received = parts.extensions.get::<Arc<ReceivedRequest>>();
        let entry = parts.extensions.get::<Arc<RequestInProgress>>();
        let (received, entry) = received.zip(entry).ok_or_else(HubResponse::internal)?;
        Ok(OperationRequest {
            handle: Arc::clone(&received.handle),
            entry: Arc::clone(entry),
            method: parts.method.clone(),
            target: received.target.clone(),
            sharing: hub.sharing_headers(&parts.headers),
            request_id: request_id(&parts.headers).map(str::to_owned),
            keeps_alive: keeps_alive(parts),
        })
    }
}

pub(super) fn request_id(headers: &HeaderMap) -> Option<&str> {
    let id = headers.get("x-request-id")?.to_str().ok()?;
    Some(request_stats::truncate_id(id))
}

/// Returns `true` if the client may send another request on the connection.
fn keeps_alive(parts: &Parts) -> bool {
    let options = parts.headers.get_all(header::CONNECTION).iter();
    let mut options = options.filter_map(|value| value.to_str().ok());
    let closes = options.any(|value| {
        value
            .split(',')
            .any(|option| option.trim().eq_ignore_ascii_case("close"))
    });
    parts.version == Version::HTTP_11 && !closes
}
