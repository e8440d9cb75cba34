//! The routes of the operations: from the core's table to a router.

use axum::Router;
use axum::extract::RawPathParams;
use axum::http::Method;
use axum::http::header::ALLOW;
use axum::routing::{MethodFilter, MethodRouter};
use gfxhub::schema::{OPERATIONS, OperationInfo};

use crate::api::call::EXTERNAL_DATA;
use crate::profile::Profile;
use crate::response::HubResponse;

/// What the paths of all operations begin with.
pub(crate) const API: &str = "/api/rest/v1";

/// How HTTP reaches an operation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Route {
    pub(crate) operation: &'static str,
    method: gfxhub::Method,
    path: &'static str,
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

    /// The filter of its method. HEAD goes where GET goes.
    pub(crate) fn filter(self) -> MethodFilter {
        match self.method {
            gfxhub::Method::Get => MethodFilter::GET,
            gfxhub::Method::Post => MethodFilter::POST,
            gfxhub::Method::Put => MethodFilter::PUT,
            gfxhub::Method::Patch => MethodFilter::PATCH,
            gfxhub::Method::Delete => MethodFilter::DELETE,
        }
    }

    /// The arguments of a path that this route matched, by the names that its template has.
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
    /// The operations of the specification.
    pub(crate) fn of_specification() -> Routes {
        Routes(OPERATIONS.iter().map(|row| Route::of(row)).collect())
    }

    /// What a hub of this generation speaks: the templates are the one thing that it shares with
    /// the client.
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

    /// A router of all routes. `endpoint` makes what answers each of them, for its own method
    /// alone; a path answers other methods with those that it has.
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
                let answer = other_method(&method, &allowed);
                async { answer }
            };
            router = router.route(first.path, methods.fallback(other_method));
        }
        router
    }

    /// The operation that a method means at a path that matched this template.
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
    HubResponse::text(405, format!("{method} is not allowed here, but {allowed}."))
        .header(ALLOW, allowed)
}
