//! The router: all routes of the hub, and the checks before them, in order.

use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, CONNECTION};
use axum::http::{HeaderMap, Uri};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::any;
use axum::{Extension, Router};
use hyper::body::Incoming;
use tower::ServiceExt;

use super::authorization::authorize;
use super::body::drop_unread;
use super::connection::ConnectionHandle;
use super::control::is_shown_if_refused;
use super::cross_origin::{preflight, share};
use super::origin_check::Pages;
use super::request::{ReceivedRequest, length, nothing_at, nothing_there, request_id};
use super::{Server, control, operation, page, target};
use crate::request_log::{RequestHead, RequestInProgress};
use crate::response::HubResponse;
use crate::routes::{API, NoRoute, normalized};

/// A hub and its router.
#[derive(Debug)]
pub(super) struct Service {
    pub(super) hub: Arc<Server>,
    router: Router,
}

impl Service {
    pub(super) fn new(hub: Arc<Server>) -> Service {
        let router = router(&hub);
        Service { hub, router }
    }

    /// Responds to a request.
    pub(super) async fn respond(
        &self,
        request: Request<Incoming>,
        handle: &Arc<ConnectionHandle>,
    ) -> Response {
        let has_coding = request.headers().contains_key(header::TRANSFER_ENCODING);
        let framed_twice = has_coding && handle.head.declares_length();
        let pause = handle.head.pause();
        let mut request = request.map(Body::new);
        let target = request.uri().clone();
        let mut no_route = None;
        // A longer target is not normalized, because it is refused in any case.
        if length(&target) <= self.hub.limits.path {
            match normalized(target.path()) {
                Ok(path) => replace_path(request.uri_mut(), &path),
                Err(why) => no_route = Some(why),
            }
        }
        let received = Arc::new(ReceivedRequest {
            handle: Arc::clone(handle),
            _pause: pause,
            target,
            framed_twice,
            no_route,
        });
        request.extensions_mut().insert(Arc::clone(&received));
        match self.router.clone().oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    }
}

/// Replaces the path with another one that has the same meaning.
fn replace_path(uri: &mut Uri, path: &str) {
    if uri.path() == path {
        return;
    }
    let mut parts = uri.clone().into_parts();
    let query = uri
        .query()
        .map_or(String::new(), |query| format!("?{query}"));
    parts.path_and_query = format!("{path}{query}").parse().ok();
    // A path that a target cannot contain stays as it was sent. It matches no route.
    if let Ok(normalized) = Uri::from_parts(parts) {
        *uri = normalized;
    }
}

/// Creates the router of a hub. The layer that is added last runs first, after the route was found.
fn router(hub: &Arc<Server>) -> Router {
    let with_hub = || Arc::clone(hub);
    let below_api = || any(nothing_there);
    let operations = hub.routes.router(operation::endpoint);
    let operations = operations
        .route(API, below_api())
        .route(&format!("{API}/"), below_api())
        .route(&format!("{API}/{{*rest}}"), below_api())
        .layer(from_fn(check_path))
        .layer(from_fn_with_state(with_hub(), authorize))
        .fallback(nothing_here)
        .layer(from_fn_with_state(with_hub(), preflight))
        .layer(from_fn_with_state((with_hub(), Pages::Allowed), check_head))
        .layer(from_fn(drop_unread))
        .layer(from_fn_with_state(with_hub(), share))
        .layer(from_fn_with_state(with_hub(), log));
    let control = control::router(hub)
        .merge(page::router(hub))
        .layer(from_fn_with_state((with_hub(), Pages::Own), check_head))
        .layer(from_fn(drop_unread))
        .layer(from_fn_with_state(with_hub(), log_refused_control));
    operations.merge(control).with_state(with_hub())
}

async fn nothing_here() -> HubResponse {
    HubResponse::text(404, format!("There is nothing here but {API}."))
}

/// Adds an entry for a request to the log and the statistics. Sets its status at the end.
async fn log(
    State(hub): State<Arc<Server>>,
    Extension(received): Extension<Arc<ReceivedRequest>>,
    route: Option<MatchedPath>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Some(id) = request_id(request.headers()) {
        hub.core().request_stats.request(id);
    }
    let is_read = received.no_route.is_none() && length(&received.target) <= hub.limits.path;
    let template = route.as_ref().filter(|_| is_read);
    let entry = hub.log.enter(RequestHead {
        operation: template.and_then(|path| hub.routes.operation(request.method(), path.as_str())),
        ..head(&received, &request)
    });
    let entry = Arc::new(entry);
    request.extensions_mut().insert(Arc::clone(&entry));
    let response = next.run(request).await;
    entry.set_status(Some(response.status().as_u16()));
    if !is_failure(&response) {
        return response;
    }
    keep_body(&hub, &entry, response).await
}

/// Adds a control call to the log of refused control calls if it is refused or fails.
async fn log_refused_control(
    State(hub): State<Arc<Server>>,
    Extension(received): Extension<Arc<ReceivedRequest>>,
    request: Request,
    next: Next,
) -> Response {
    if !is_shown_if_refused(request.uri().path()) {
        return next.run(request).await;
    }
    let (mut head, begun) = (head(&received, &request), Instant::now());
    head.path = hub.without_own_secrets(head.path);
    let response = next.run(request).await;
    if !is_failure(&response) {
        return response;
    }
    let entry = hub.refused_controls.enter_since(head, begun);
    entry.set_status(Some(response.status().as_u16()));
    keep_body(&hub, &entry, response).await
}

/// Returns the data of a request for the logs, without the operation.
fn head(received: &ReceivedRequest, request: &Request) -> RequestHead {
    let target = &received.target;
    let authority = || {
        target
            .authority()
            .map_or("", |authority| authority.as_str())
    };
    let sent = target.path_and_query();
    let id = request_id(request.headers());
    RequestHead {
        connection: received.handle.number,
        method: target::method(request.method().as_str()),
        path: target::path(sent.map_or_else(authority, |sent| sent.as_str())),
        operation: None,
        request_id: id.map(|id| target::plain(id).into_owned()),
        client: client(request.headers(), &received.handle),
    }
}

fn is_failure(response: &Response) -> bool {
    response.status().is_client_error() || response.status().is_server_error()
}

/// Stores the body of a response in the log entry of its request.
async fn keep_body(hub: &Server, entry: &RequestInProgress, response: Response) -> Response {
    let (parts, body) = response.into_parts();
    // Reading neither waits nor fails, since the body is in memory.
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    if !bytes.is_empty() {
        entry.keep_response_body(hub.shown_body(&bytes));
    }
    Response::from_parts(parts, Body::from(bytes))
}

/// Returns the client of a request: its `User-Agent`, or its address if there is none.
fn client(headers: &HeaderMap, handle: &ConnectionHandle) -> String {
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    match agent {
        Some(agent) if !agent.trim().is_empty() => target::client(agent),
        _ => handle.peer.to_string(),
    }
}

/// Checks a request: the length of its target, its host, its origin, and the framing of its body.
async fn check_head(
    State((hub, pages)): State<(Arc<Server>, Pages)>,
    Extension(received): Extension<Arc<ReceivedRequest>>,
    request: Request,
    next: Next,
) -> Result<Response, HubResponse> {
    if length(&received.target) > hub.limits.path {
        let most = hub.limits.path;
        return Err(HubResponse::text(
            414,
            format!("The path is longer than {most} bytes."),
        ));
    }
    hub.origin_check
        .check(&received.target, request.headers(), pages)?;
    if received.framed_twice {
        let text =
            "The request has both Content-Length and Transfer-Encoding; it must have one of them.";
        return Err(HubResponse::text(400, text).header(CONNECTION, "close"));
    }
    hub.ensure_open()?;
    Ok(next.run(request).await)
}

/// Returns an error for a path that cannot be decoded or has an empty segment.
async fn check_path(
    Extension(received): Extension<Arc<ReceivedRequest>>,
    request: Request,
    next: Next,
) -> Result<Response, HubResponse> {
    let Some(NoRoute { status, why }) = &received.no_route else {
        return Ok(next.run(request).await);
    };
    let path = received.target.path();
    let text = match target::path(path) == path {
        true => why.clone(),
        false => nothing_at(path),
    };
    Err(HubResponse::text(*status, text))
}
