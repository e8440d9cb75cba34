//! The control calls under `/_control/`: the journal, the requests, the clock, faults, outages, and
//! a snapshot of the complete state.

use std::sync::Arc;
use std::time::Duration;

use crate::json::{Value, json, to_value};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{ALLOW, CACHE_CONTROL, HeaderValue};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{MethodRouter, any, get, post};
use axum::{Extension, Router};
use serde::Deserialize;

use super::Server;
use super::body::{JsonBody, RequestBody};
use super::event_feed::Audience;
use super::events;
use super::origin_check::same;
use super::request::{ReceivedRequest, nothing_there};
use super::state_view;
use crate::clock::ClockMode;
use crate::faults::catalog::FAULT_CATALOG;
use crate::faults::kind::FaultInfo;
use crate::faults::scenario::Faults;
use crate::faults::script::WireScript;
use crate::faults::selectors::{FAULT_SELECTORS, SelectorInfo};
use crate::response::HubResponse;
use crate::show::Show;

/// Maximum number of effects, or of requests, in one response.
const PAGE: usize = 10_000;

/// Maximum duration of an outage of the hub.
const MAX_OUTAGE: Duration = Duration::from_secs(3600);

/// Prefix of the paths of control calls.
const CONTROL: &str = "/_control/";

/// Path of the call that returns the control token.
const TOKEN: &str = "/_control/token";

/// A query for the entries with numbers greater than `after`.
#[derive(Debug, Deserialize)]
struct AfterQuery {
    #[serde(default)]
    after: u64,
}

/// A query with the `X-Request-Id` of requests as its parameter `id`.
#[derive(Debug, Deserialize)]
struct Id {
    id: String,
}

/// Returns `true` if the path is that of a control call.
pub(super) fn is_control(path: &str) -> bool {
    path.starts_with(CONTROL)
}

/// Returns `true` if the log of refused control calls should contain a refused call to this path. A
/// refused call for the token is not shown, because a page may ask for the token without being
/// allowed to have it.
pub(super) fn is_shown_if_refused(path: &str) -> bool {
    is_control(path) && path != TOKEN
}

/// Creates the router for the control calls. All of them except that for the token must contain the
/// control token.
pub(super) fn router(hub: &Arc<Server>) -> Router<Arc<Server>> {
    let clock = get(clock).post(advance);
    let service_time = get(service_time).put(set_service_time);
    let faults = get(faults)
        .put(set_faults)
        .post(add_fault)
        .delete(clear_faults);
    documents()
        .route("/_control/journal", only("GET, HEAD", get(journal)))
        .route("/_control/requests", only("GET, HEAD", get(requests)))
        .route(
            "/_control/requests/{number}",
            only("GET, HEAD", get(request)),
        )
        .route("/_control/clock", only("GET, HEAD, POST", clock))
        .route("/_control/state", only("GET, HEAD", get(summary)))
        .route("/_control/show.schema.json", only("GET, HEAD", get(schema)))
        .route("/_control/openapi.json", only("GET, HEAD", get(openapi)))
        .route("/_control/events", only("GET", get(stream)))
        .route("/_control/snapshot", only("GET, HEAD", get(snapshot)))
        .route(
            "/_control/faults",
            only("GET, HEAD, PUT, POST, DELETE", faults),
        )
        .route(
            "/_control/request-stats",
            only("GET, HEAD", get(request_stats)),
        )
        .route("/_control/reset", only("POST", post(reset)))
        .route("/_control/restart", only("POST", post(restart)))
        .route(
            "/_control/service-time",
            only("GET, HEAD, PUT", service_time),
        )
        .route(
            "/_control/engines/{engineId}/disconnect",
            only("POST", post(disconnect_engine)),
        )
        .route(
            "/_control/engines/{engineId}/restart",
            only("POST", post(restart_engine)),
        )
        .route(CONTROL, any(nothing_there))
        .route("/_control/{*rest}", any(nothing_there))
        .layer(from_fn_with_state(Arc::clone(hub), check_token))
        .route(TOKEN, only("GET, HEAD", get(token)))
}

/// Adds a handler that responds with 405 to requests with any method that `methods` does not
/// handle.
pub(super) fn only(
    allowed: &'static str,
    methods: MethodRouter<Arc<Server>>,
) -> MethodRouter<Arc<Server>> {
    methods.fallback(move || async move {
        HubResponse::text(405, format!("Only {allowed} are allowed here.")).header(ALLOW, allowed)
    })
}

async fn schema() -> HubResponse {
    // The schema is an object, which can always be written.
    HubResponse::ok(&to_value(Show::schema()).unwrap_or_default())
}

/// Creates the router for the JSON Schemas of the documents that clients keep in files.
fn documents() -> Router<Arc<Server>> {
    let schemas = crate::openapi::document_schemas().into_iter();
    schemas.fold(Router::new(), |router, (name, schema)| {
        let schema = get(move || async move { HubResponse::ok(&schema) });
        router.route(&format!("/_control/{name}"), only("GET, HEAD", schema))
    })
}

async fn openapi() -> HubResponse {
    HubResponse::ok(&crate::openapi::openapi())
}

async fn check_token(
    State(hub): State<Arc<Server>>,
    request: Request,
    next: Next,
) -> Result<Response, HubResponse> {
    let token = request.headers().get("x-control-token");
    let token = token.map(HeaderValue::as_bytes);
    if !token.is_some_and(|token| same(token, hub.token.as_bytes())) {
        let text = "Control calls need the control token in the header X-Control-Token.";
        return Err(HubResponse::text(403, text));
    }
    Ok(next.run(request).await)
}

/// Returns the control token to programs on this machine.
async fn token(
    State(hub): State<Arc<Server>>,
    headers: HeaderMap,
) -> Result<HubResponse, HubResponse> {
    if !hub.gives_token(&headers) {
        let text = "A hub gives its control token only if it listens on loopback, and only to \
                    programs on its machine. Send the token that the hub printed at its start, or \
                    was started with, in the header X-Control-Token.";
        return Err(HubResponse::text(403, text));
    }
    Ok(HubResponse::ok(&json!({ "token": hub.token })).header(CACHE_CONTROL, "no-store"))
}

async fn journal(
    State(hub): State<Arc<Server>>,
    query: Result<Query<AfterQuery>, QueryRejection>,
) -> Result<HubResponse, HubResponse> {
    let wrong = |_| HubResponse::text(400, "after must be the number of an effect.");
    let Query(AfterQuery { after }) = query.map_err(wrong)?;
    let core = hub.core();
    let effects = core.journal.page(after, PAGE);
    Ok(HubResponse::ok(
        &json!({ "last": core.journal.last(), "effects": effects }),
    ))
}

async fn requests(
    State(hub): State<Arc<Server>>,
    query: Result<Query<AfterQuery>, QueryRejection>,
) -> Result<HubResponse, HubResponse> {
    let wrong = |_| HubResponse::text(400, "after must be the number of a request.");
    let Query(AfterQuery { after }) = query.map_err(wrong)?;
    let page = to_value(hub.log.page(after, PAGE));
    // Writing cannot fail, since entries contain only text and numbers.
    page.map(|page| HubResponse::ok(&page))
        .map_err(|_| HubResponse::internal())
}

/// Returns one request with its client and its bodies, as far as they are kept.
async fn request(
    State(hub): State<Arc<Server>>,
    number: Result<Path<u64>, PathRejection>,
) -> Result<HubResponse, HubResponse> {
    let kept = number
        .ok()
        .and_then(|Path(number)| hub.log.detailed(number));
    let kept = kept.ok_or_else(|| HubResponse::text(404, "The log does not have this request."))?;
    let kept = to_value(kept);
    // Writing cannot fail, because the entry contains only text and numbers.
    kept.map(|kept| HubResponse::ok(&kept).header(CACHE_CONTROL, "no-store"))
        .map_err(|_| HubResponse::internal())
}

async fn clock(State(hub): State<Arc<Server>>) -> HubResponse {
    hub.clock_json()
}

async fn advance(
    State(hub): State<Arc<Server>>,
    JsonBody(body): JsonBody,
) -> Result<HubResponse, HubResponse> {
    let by = body.as_ref().and_then(|body| body.get("advance"));
    let by = by.and_then(Value::as_f64);
    let by = by.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let by = by.ok_or_else(|| {
        HubResponse::error(422, "advance must be a number of seconds, 0 or more.")
    })?;
    hub.clock
        .advance(by)
        .map_err(|why| HubResponse::error(409, &why.to_string()))?;
    Ok(hub.clock_json())
}

async fn faults(State(hub): State<Arc<Server>>) -> HubResponse {
    hub.faults_page()
}

async fn set_faults(
    State(hub): State<Arc<Server>>,
    body: RequestBody,
) -> Result<HubResponse, HubResponse> {
    let text = std::str::from_utf8(&body.bytes);
    let text = text.map_err(|_| HubResponse::error(400, "The scenario is not UTF-8."))?;
    let faults = Faults::from_json(text);
    hub.faults
        .set(faults.map_err(|why| HubResponse::error(422, &why.to_string()))?);
    Ok(hub.faults_page())
}

/// Adds a rule to the fault scenario. The counts of the other rules are kept.
async fn add_fault(
    State(hub): State<Arc<Server>>,
    body: RequestBody,
) -> Result<HubResponse, HubResponse> {
    let text = std::str::from_utf8(&body.bytes);
    let text = text.map_err(|_| HubResponse::error(400, "The rule is not UTF-8."))?;
    let added = hub.faults.add(text);
    added.map_err(|why| HubResponse::error(422, &why.to_string()))?;
    Ok(hub.faults_page())
}

async fn clear_faults(State(hub): State<Arc<Server>>) -> HubResponse {
    hub.faults.set(Faults::default());
    hub.faults_page()
}

async fn request_stats(
    State(hub): State<Arc<Server>>,
    query: Result<Query<Id>, QueryRejection>,
) -> Result<HubResponse, HubResponse> {
    let wrong = |_| HubResponse::text(400, "id must be an X-Request-Id.");
    let Query(Id { id }) = query.map_err(wrong)?;
    let request_stats = hub.request_stats(&id);
    Ok(HubResponse::ok(
        &json!({ "requests": request_stats.requests, "effects": request_stats.effects }),
    ))
}

async fn reset(State(hub): State<Arc<Server>>) -> Result<HubResponse, HubResponse> {
    hub.reset()
        .map_err(|why| HubResponse::error(409, &why.to_string()))?;
    Ok(HubResponse::empty(204))
}

/// Restarts the hub after the response was sent.
async fn restart(
    Extension(received): Extension<Arc<ReceivedRequest>>,
    JsonBody(body): JsonBody,
) -> Result<HubResponse, HubResponse> {
    let down = seconds(body.as_ref(), "seconds").map(Option::unwrap_or_default);
    let down = down.filter(|down| *down <= MAX_OUTAGE);
    let down =
        down.ok_or_else(|| HubResponse::error(422, "seconds must be a number from 0 to 3600."))?;
    let script = WireScript::outage(HubResponse::empty(204), down);
    received.handle.hijack(script).await
}

async fn service_time(State(hub): State<Arc<Server>>) -> HubResponse {
    HubResponse::ok(&json!({ "seconds": hub.service_time.get().as_secs_f64() }))
}

async fn set_service_time(
    State(hub): State<Arc<Server>>,
    JsonBody(body): JsonBody,
) -> Result<HubResponse, HubResponse> {
    let wrong = || HubResponse::error(422, "seconds must be a number from 0 to 10.");
    let time = seconds(body.as_ref(), "seconds").ok_or_else(wrong)?;
    hub.service_time
        .set(time.ok_or_else(wrong)?)
        .map_err(|why| HubResponse::error(422, &why.to_string()))?;
    Ok(HubResponse::ok(
        &json!({ "seconds": hub.service_time.get().as_secs_f64() }),
    ))
}

async fn disconnect_engine(
    State(hub): State<Arc<Server>>,
    Path(id): Path<i64>,
) -> Result<HubResponse, HubResponse> {
    hub.disconnect_engine(id)
        .map_err(|why| HubResponse::error(404, &why.to_string()))?;
    Ok(HubResponse::empty(204))
}

async fn restart_engine(
    State(hub): State<Arc<Server>>,
    Path(id): Path<i64>,
    JsonBody(body): JsonBody,
) -> Result<HubResponse, HubResponse> {
    let read = |name| {
        let wrong = || format!("{name} must be a number of seconds, 0 or more.");
        let time = seconds(body.as_ref(), name);
        time.map(Option::unwrap_or_default)
            .ok_or_else(|| HubResponse::error(422, &wrong()))
    };
    let (away, empty) = (read("seconds")?, read("emptyFor")?);
    hub.restart_engine(id, away, empty)
        .map_err(|why| HubResponse::error(404, &why.to_string()))?;
    Ok(HubResponse::empty(204))
}

/// Returns an optional time in a body: `Some(None)` if it is absent, and `None` if it is not a
/// number of seconds.
fn seconds(body: Option<&Value>, name: &str) -> Option<Option<Duration>> {
    match body.and_then(|body| body.get(name)) {
        None | Some(Value::Null) => Some(None),
        Some(value) => {
            let time = Duration::try_from_secs_f64(value.as_f64()?).ok()?;
            Some(Some(time))
        }
    }
}

async fn stream(
    State(hub): State<Arc<Server>>,
    headers: HeaderMap,
) -> Result<Response, HubResponse> {
    events::stream(hub, &headers, Audience::Controls)
}

/// Returns the complete state, as the event stream shows it.
async fn snapshot(State(hub): State<Arc<Server>>) -> HubResponse {
    let snapshot = state_view::snapshot(&hub, true);
    let state = snapshot.into_iter().map(|(key, text)| {
        // This cannot fail, since the texts were just written as JSON.
        (key, serde_json::from_str(&text).unwrap_or_default())
    });
    HubResponse::ok(&Value::Object(state.collect())).header(CACHE_CONTROL, "no-store")
}

async fn summary(State(hub): State<Arc<Server>>) -> HubResponse {
    hub.summary()
}

impl Server {
    fn clock_json(&self) -> HubResponse {
        let mode = match self.clock.mode() {
            ClockMode::Real => "real",
            ClockMode::Manual => "manual",
        };
        HubResponse::ok(&json!({ "mode": mode, "elapsed": self.clock.elapsed().as_secs_f64() }))
    }

    /// Returns the scenario with its counts, and the lists of all faults and selectors.
    fn faults_page(&self) -> HubResponse {
        let mut page = self.faults.json();
        page["struck"] = self.faults.triggered().into();
        page["kinds"] = FAULT_CATALOG.iter().map(FaultInfo::json).collect();
        page["selectors"] = FAULT_SELECTORS.iter().map(SelectorInfo::json).collect();
        HubResponse::ok(&page)
    }

    fn summary(&self) -> HubResponse {
        let mut core = self.core();
        let now = self.clock.now();
        core.state.advance_to(now);
        let state = &core.state;
        let engines = state.engines.iter().map(|engine| {
            let instances = engine.listed_instances(now).iter();
            let instances = instances
                .map(|it| json!({ "id": it.facts.id, "status": it.status(now), "run": it.run }));
            json!({
                "id": engine.id(),
                "name": engine.facts.name,
                "nodes": engine.listed_nodes(now).len(),
                "rgraphId": engine.facts.rgraph_id,
                "graphId": engine.facts.graph_id,
                "ustateId": engine.facts.ustate_id,
                "instances": instances.collect::<Vec<_>>(),
            })
        });
        HubResponse::ok(&json!({
            "show": state.show.name,
            "profile": self.profile.version(),
            "elapsed": self.clock.elapsed().as_secs_f64(),
            "effects": core.journal.last(),
            "rundowns": state.playout.rundowns.len(),
            "items": state.playout.items().len(),
            "engines": engines.collect::<Vec<_>>(),
        }))
    }
}
