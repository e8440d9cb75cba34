//! The routes of the operations, created from the client's table, and the normal form of paths.

use std::borrow::Cow;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use axum::body::Body;
use axum::extract::RawPathParams;
use axum::http::header::ALLOW;
use axum::http::{Method, Request};
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Extension, Router};
use gfxhub::schema::{OPERATIONS, OperationInfo};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use tower::ServiceExt;

use crate::api::call::EXTERNAL_DATA;
use crate::profile::Profile;
use crate::response::HubResponse;

/// Prefix of the paths of all operations.
pub(crate) const API: &str = "/api/rest/v1";

/// The method and the path of an operation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Route {
    pub(crate) operation: &'static str,
    method: gfxhub::Method,
    /// Template of the path.
    pub(crate) path: &'static str,
}

/// The routes of a hub.
#[derive(Debug)]
pub(crate) struct Routes(Vec<Route>);

impl Route {
    fn of(row: &OperationInfo) -> Route {
        Route {
            operation: row.name,
            method: row.method,
            path: row.path,
        }
    }

    /// Returns the filter for the method of the route. HEAD is routed like GET.
    pub(crate) fn filter(self) -> MethodFilter {
        match self.method {
            gfxhub::Method::Get => MethodFilter::GET,
            gfxhub::Method::Post => MethodFilter::POST,
            gfxhub::Method::Put => MethodFilter::PUT,
            gfxhub::Method::Patch => MethodFilter::PATCH,
            gfxhub::Method::Delete => MethodFilter::DELETE,
        }
    }

    /// Returns the arguments in a path that matched this route, with their names from the template.
    pub(crate) fn arguments(self, parameters: &RawPathParams) -> Vec<(&'static str, String)> {
        let steps = self.path.split('/');
        let names = steps.filter_map(|step| step.strip_prefix('{')?.strip_suffix('}'));
        names
            .zip(parameters)
            .map(|(name, (_, value))| (name, value.to_owned()))
            .collect()
    }
}

impl Routes {
    /// Returns the routes of a hub of this generation. They are its operations in the client's
    /// table, and the download of an ExternalData field.
    pub(crate) fn of_profile(profile: Profile) -> Routes {
        let spoken = OPERATIONS.iter().filter(|row| profile.has_group(row.group));
        let button = OPERATIONS
            .iter()
            .filter(|row| row.name == "playout.trigger_button");
        let external = button.map(|row| Route {
            operation: EXTERNAL_DATA,
            method: gfxhub::Method::Get,
            path: row.path,
        });
        Routes(spoken.map(|row| Route::of(row)).chain(external).collect())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Route> {
        self.0.iter()
    }

    /// Creates a router of all routes. `endpoint` creates the handler of a route for the route's
    /// method. Requests with another method get a response that lists the allowed methods.
    pub(crate) fn router<S>(&self, endpoint: impl Fn(Route) -> MethodRouter<S>) -> Router<S>
    where
        S: Clone + Send + Sync + 'static,
    {
        let mut router = Router::new();
        for (at, first) in self.0.iter().enumerate() {
            let same_path = |route: &&Route| route.path == first.path;
            if self.0[..at].iter().any(|route| same_path(&route)) {
                continue;
            }
            let routes = || self.0.iter().filter(same_path);
            let allowed: Vec<_> = routes().map(|route| route.method.as_str()).collect();
            let methods = routes().fold(MethodRouter::new(), |methods, route| {
                methods.merge(endpoint(*route))
            });
            let other_method = move |method: Method| {
                let response = other_method(&method, &allowed);
                async { response }
            };
            router = router.route(first.path, methods.fallback(other_method));
        }
        router
    }

    /// Returns the operation of a method at a path with this template; `None` if there is none.
    pub(crate) fn operation(&self, method: &Method, template: &str) -> Option<&'static str> {
        let wanted = match method.as_str() {
            "HEAD" => "GET",
            method => method,
        };
        let mut routes = self.0.iter();
        let found =
            routes.find(|route| route.path == template && route.method.as_str() == wanted)?;
        Some(found.operation)
    }
}

fn other_method(method: &Method, methods: &[&'static str]) -> HubResponse {
    let mut allowed = methods.to_vec();
    if allowed.contains(&"GET") {
        allowed.push("HEAD");
    }
    allowed.push("OPTIONS");
    let allowed = allowed.join(", ");
    if method == Method::OPTIONS {
        return HubResponse::empty(204).header(ALLOW, allowed);
    }
    HubResponse::text(405, format!("{method} is not allowed, only {allowed}."))
        .header(ALLOW, allowed)
}

/// All characters except those that RFC 3986 calls unreserved.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The reason why a path has no route, and the status of the response to it.
#[derive(Debug, Clone)]
pub(crate) struct NoRoute {
    pub(crate) status: u16,
    pub(crate) why: String,
}

/// Returns the path in an equivalent form without unnecessary escapes (RFC 3986, 6.2.2.2). An
/// encoded slash remains encoded. Returns an error if a segment cannot be decoded, or if a segment
/// before the last is empty, since the router would read the empty segment as an argument.
pub(crate) fn normalized(path: &str) -> Result<Cow<'_, str>, NoRoute> {
    if path.contains("//") {
        let why = format!("There is no {path}.");
        return Err(NoRoute { status: 404, why });
    }
    if !path.contains('%') {
        return Ok(path.into());
    }
    let normalized = |segment: &str| -> Result<String, String> {
        match segment.contains('%') {
            true => Ok(utf8_percent_encode(&decode(segment)?, RESERVED).to_string()),
            false => Ok(segment.to_owned()),
        }
    };
    let segments: Result<Vec<_>, _> = path.split('/').map(normalized).collect();
    let segments = segments.map_err(|why| NoRoute { status: 400, why })?;
    Ok(segments.join("/").into())
}

/// Decodes one percent-encoded segment.
pub(crate) fn decode(segment: &str) -> Result<Cow<'_, str>, String> {
    let wrong = |what: &str| format!("The path segment {segment:?} {what}.");
    let is_escape = |rest: &str| {
        let code = rest.as_bytes().get(..2);
        code.is_some_and(|code| code.iter().all(u8::is_ascii_hexdigit))
    };
    if !segment.split('%').skip(1).all(is_escape) {
        return Err(wrong("has a % without two hexadecimal digits"));
    }
    let decoded = percent_decode_str(segment).decode_utf8();
    decoded.map_err(|_| wrong("is not UTF-8 once it is decoded"))
}

/// An operation, and the arguments that its path contains.
type Arrival = (&'static str, Vec<(&'static str, String)>);

/// Returns the operation to which a hub routes a method and a path, and the arguments that the hub
/// reads from the path; `None` if there is no route.
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
        static ROUTER: Router = Routes::of_profile(Profile::default()).router(|route| {
            let tell = move |parameters: RawPathParams| async move {
                Extension::<Arrival>((route.operation, route.arguments(&parameters)))
            };
            on(route.filter(), tell)
        });
    }
    let path = normalized(path).ok()?;
    let request = Request::builder().method(method).uri(&*path);
    let request = request.body(Body::empty()).ok()?;
    let answering = ROUTER.with(|router| router.clone().oneshot(request));
    // No endpoint waits, so the response is ready when it is polled first.
    let Poll::Ready(Ok(mut response)) =
        pin!(answering).poll(&mut Context::from_waker(Waker::noop()))
    else {
        return None;
    };
    response.extensions_mut().remove()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoded_slashes_stay_in_their_segment() {
        let path = "/n%6fdes/Mixer_0/properties/Actor%2f%2FEnableRender%2F0";
        let expected = "/nodes/Mixer_0/properties/Actor%2F%2FEnableRender%2F0";
        assert_eq!(normalized(path).unwrap(), expected);
        assert_eq!(normalized("/a+b;/%2e%2E/").unwrap(), "/a+b;/../");
        assert_eq!(decode("a+b%20c%2e%C3%A4%5C;%00").unwrap(), "a+b c.ä\\;\0");
    }

    #[test]
    fn what_cannot_be_decoded_is_named() {
        for segment in ["%", "%4", "%zz", "a%2", "%C3", "%ff%fe", "%+1"] {
            assert!(
                normalized(&format!("/x/{segment}"))
                    .unwrap_err()
                    .why
                    .contains(segment)
            );
        }
    }
}
