//! Where a request would arrive, without a hub: for tests that send very many paths.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use axum::body::Body;
use axum::extract::RawPathParams;
use axum::http::Request;
use axum::routing::on;
use axum::{Extension, Router};
use tower::ServiceExt;

use crate::routes::{Route, Routes};
use crate::server::path;

/// An operation and the arguments that its path carries.
type Arrival = (&'static str, Vec<(&'static str, String)>);

/// The operation that a hub takes a method and a path for, with the arguments that it reads from
/// the path; none if it takes them for nothing.
///
/// ```
/// let arrived = gfxhub_simulator::arrival("GET", "/api/rest/v1/engines/3/nodes/a%2Fb").unwrap();
/// let arguments = [("engineId", "3".to_owned()), ("nodePath", "a/b".to_owned())];
/// assert_eq!(arrived, ("engines.get_node", arguments.to_vec()));
/// ```
#[doc(hidden)]
#[must_use]
pub fn arrival(method: &str, path: &str) -> Option<(&'static str, Vec<(&'static str, String)>)> {
    thread_local! {
        static ROUTER: Router = router(&Routes::of_specification());
    }
    ROUTER.with(|router| arrival_at(router, method, path))
}

/// The router of a hub with these routes, whose endpoints tell what arrived and do nothing.
pub(crate) fn router(routes: &Routes) -> Router {
    let endpoint = |route: Route| {
        let tell = move |parameters: RawPathParams| async move {
            Extension::<Arrival>((route.operation, route.arguments(&parameters)))
        };
        on(route.filter(), tell)
    };
    routes.router(endpoint)
}

/// What arrives at such a router.
pub(crate) fn arrival_at(router: &Router, method: &str, path: &str) -> Option<Arrival> {
    let path = path::normalized(path).ok()?;
    let request = Request::builder().method(method).uri(&*path);
    let answering = router.clone().oneshot(request.body(Body::empty()).ok()?);
    // Nothing in it waits, so it is ready at once.
    let Poll::Ready(Ok(mut response)) =
        pin!(answering).poll(&mut Context::from_waker(Waker::noop()))
    else {
        return None;
    };
    response.extensions_mut().remove()
}
