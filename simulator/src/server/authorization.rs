//! Checks the license of the hub and the API key of the caller before a request is handled.

use std::sync::Arc;

use crate::json::Value;
use axum::Extension;
use axum::extract::{Query, Request, State};
use axum::http::{HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::Response;

use super::Server;
use super::origin_check::same;
use super::request::ReceivedRequest;
use crate::options::License;
use crate::response::{HubResponse, JSON, TEXT};

/// Checks the license, and then the key.
pub(super) async fn authorize(
    State(hub): State<Arc<Server>>,
    Extension(received): Extension<Arc<ReceivedRequest>>,
    request: Request,
    next: Next,
) -> Result<Response, HubResponse> {
    if let License::Missing { status, body } = &hub.license {
        let is_json = serde_json::from_str::<Value>(body).is_ok();
        let content_type = if is_json { JSON } else { TEXT };
        return Err(HubResponse::bytes(
            *status,
            content_type,
            body.clone().into_bytes(),
        ));
    }
    let Some(wanted) = &hub.api_key else {
        return Ok(next.run(request).await);
    };
    let header = request.headers().get("x-api-key");
    let header = header.map(HeaderValue::as_bytes);
    let query = first_parameter(&received.target, "api_key");
    match header.or(query.as_ref().map(|key| key.as_bytes())) {
        None => Err(HubResponse::error(401, "An API key is required.")),
        Some(key) if same(key, wanted.as_bytes()) => Ok(next.run(request).await),
        Some(_) => Err(HubResponse::error(403, "The API key is not valid.")),
    }
}

/// Returns the first parameter of a query with this name; `None` if there is none.
fn first_parameter(target: &Uri, name: &str) -> Option<String> {
    let Query(pairs) = Query::<Vec<(String, String)>>::try_from_uri(target).ok()?;
    let found = pairs.into_iter().find(|(found, _)| found == name);
    found.map(|(_, value)| value)
}
