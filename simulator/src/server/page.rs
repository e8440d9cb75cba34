//! The page at `/`: its files, which are embedded in the program, and the headers that restrict the
//! browser.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName};
use axum::http::header::{REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS};
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::get;

use super::authorization::authorize;
use super::control::only;
use super::event_feed::Audience;
use super::origin_check::name;
use super::{Server, events};
use crate::response::HubResponse;

const INDEX: &str = include_str!("../../page/index.html");

/// Expands to the files of the page, with their names.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../page/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "style.css",
    "address.js",
    "app.js",
    "clock.js",
    "connection.js",
    "control.js",
    "copy.js",
    "element.js",
    "engine_state.js",
    "engines.js",
    "faults.js",
    "hub.js",
    "identifier.js",
    "launcher.js",
    "monitor.js",
    "names.js",
    "playout.js",
    "property.js",
    "requests.js",
    "stage.js",
];

/// Policy that permits only files and calls of the hub itself. No other page may show this one in a
/// frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Creates the router for the page. Like control calls, its requests are not in the request log.
pub(super) fn router(hub: &Arc<Server>) -> Router<Arc<Server>> {
    let files = FILES.iter().fold(Router::new(), |router, file| {
        let (name, text) = *file;
        let content_type = match name.ends_with(".css") {
            true => "text/css; charset=utf-8",
            false => "text/javascript; charset=utf-8",
        };
        let response = move || async move { page_file(content_type, text.to_owned()) };
        router.route(&format!("/page/{name}"), only("GET, HEAD", get(response)))
    });
    // The page without controls requires the same API key and license as the REST interface.
    let stage = only("GET, HEAD", get(stage));
    let stage = stage.layer(from_fn_with_state(Arc::clone(hub), authorize));
    files
        .route("/", only("GET, HEAD", get(index)))
        .route("/page/stage", stage)
}

async fn stage(
    State(hub): State<Arc<Server>>,
    headers: HeaderMap,
) -> Result<Response, HubResponse> {
    events::stream(hub, &headers, Audience::Stage)
}

async fn index(State(hub): State<Arc<Server>>, request: Request) -> HubResponse {
    let shown = match hub.gives_token(request.headers()) {
        true => escaped(&hub.token),
        false => String::new(),
    };
    let api_key = match hub.api_key {
        Some(_) => "required",
        None => "none",
    };
    page_file(
        "text/html; charset=utf-8",
        INDEX
            .replace("{control-token}", &shown)
            .replace("{api-key}", api_key),
    )
}

impl Server {
    /// Returns `true` if a client is on this machine and the hub serves only this machine.
    pub(super) fn gives_token(&self, headers: &HeaderMap) -> bool {
        self.is_local && is_loopback(headers)
    }
}

/// Returns `true` if a client has reached the hub by a loopback name. Clients behind a proxy, or
/// that use another allowed host name, must not get the token.
fn is_loopback(headers: &HeaderMap) -> bool {
    let forwarded = ["forwarded", "x-forwarded-for", "via"];
    if forwarded.iter().any(|name| headers.contains_key(*name)) {
        return false;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    host.and_then(name).is_some_and(|name| {
        let ip = name.parse::<IpAddr>();
        name.eq_ignore_ascii_case("localhost") || ip.is_ok_and(|ip| ip.is_loopback())
    })
}

/// Escapes a text for the value of an HTML attribute in double quotes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

fn page_file(content_type: &str, text: String) -> HubResponse {
    HubResponse::bytes(200, content_type, text.into_bytes())
        .header(CACHE_CONTROL, "no-store")
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(X_FRAME_OPTIONS, "DENY")
        .header(REFERRER_POLICY, "no-referrer")
        .header(
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_cannot_leave_its_attribute() {
        assert_eq!(escaped("a\"><b>&"), "a&quot;>&lt;b>&amp;");
    }
}
