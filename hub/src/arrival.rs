//! Where a request would arrive, without a hub: for tests that send very many paths.

use gfxhub::OPERATIONS;

use crate::routes::{Match, Routes};
use crate::server::path;

/// The operation that a hub takes a method and a path for, with the arguments that it reads from
/// the path; none if it takes them for nothing.
///
/// ```
/// let arrived = gfxhub_hub::arrival("GET", "/api/rest/v1/engines/3/nodes/a%2Fb").unwrap();
/// let arguments = [("engineId", "3".to_owned()), ("nodePath", "a/b".to_owned())];
/// assert_eq!(arrived, ("engines.get_node", arguments.to_vec()));
/// ```
#[doc(hidden)]
#[must_use]
pub fn arrival(method: &str, path: &str) -> Option<(&'static str, Vec<(&'static str, String)>)> {
    thread_local! {
        static ROUTES: Routes = Routes::new(
            OPERATIONS.iter().map(|row| (row.name, row.method.as_str(), row.path)),
        );
    }
    let segments = path::segments(path).ok()?;
    ROUTES.with(|routes| match routes.find(method, &segments) {
        Match::Found(route) => Some((route.operation, route.arguments(&segments))),
        Match::OtherMethods(_) | Match::Nowhere => None,
    })
}
