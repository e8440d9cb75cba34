//! The page at `/`: its files, embedded in the program, and the headers that bind the browser.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName};
use axum::http::header::{REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS};
use axum::routing::get;

use super::Server;
use super::origin_check::name;
use crate::response::HubResponse;

const INDEX: &str = include_str!("../../page/index.html");

/// The path, content type and text of each file of the page.
const FILES: &[(&str, &str, &str)] = &[
    (
        "/page/style.css",
        "text/css; charset=utf-8",
        include_str!("../../page/style.css"),
    ),
    (
        "/page/app.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/app.js"),
    ),
    (
        "/page/hub.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/hub.js"),
    ),
    (
        "/page/element.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/element.js"),
    ),
    (
        "/page/stage.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/stage.js"),
    ),
    (
        "/page/engines.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/engines.js"),
    ),
    (
        "/page/playout.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/playout.js"),
    ),
    (
        "/page/launcher.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/launcher.js"),
    ),
    (
        "/page/requests.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/requests.js"),
    ),
    (
        "/page/faults.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/faults.js"),
    ),
    (
        "/page/clock.js",
        "text/javascript; charset=utf-8",
        include_str!("../../page/clock.js"),
    ),
];

/// Only files and calls of the hub itself; no other page may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// The routes of the page. They are not in the request log, like control calls.
pub(super) fn router() -> Router<Arc<Server>> {
    let files = FILES.iter().fold(Router::new(), |router, file| {
        let (path, content_type, text) = *file;
        let response = move || async move { page_file(content_type, text.to_owned()) };
        router.route(path, get(response).fallback(other_method))
    });
    files.route("/", get(index).fallback(other_method))
}

async fn index(State(hub): State<Arc<Server>>, request: Request) -> HubResponse {
    let shown = match hub.is_local && is_loopback(request.headers()) {
        true => escaped(&hub.token),
        false => String::new(),
    };
    page_file(
        "text/html; charset=utf-8",
        INDEX.replace("{control-token}", &shown),
    )
}

async fn other_method() -> HubResponse {
    HubResponse::text(405, "Only GET, HEAD are allowed here.").header(ALLOW, "GET, HEAD")
}

/// Whether a browser reached the hub by a loopback name: behind a proxy, or by an allowed host's
/// name, whoever sees the page must not get the token.
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

/// A text as the value of an HTML attribute in double quotes.
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
