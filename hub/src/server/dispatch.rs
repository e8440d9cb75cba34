//! From a request to its answer: the checks in their order, the operation, the journal, the store.

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, ALLOW, HeaderValue};
use hyper::http::request::Parts;
use hyper::{Request, Response, StatusCode};
use serde_json::{Map, Value};
use subtle::ConstantTimeEq;

use super::line::Line;
use super::struck::struck;
use super::{Hub, body, path, target};
use crate::answer::{Answer, JSON, TEXT};
use crate::api::{self, Call};
use crate::journal::Entry;
use crate::options::Licence;
use crate::request_log::{RequestHead, RequestInProgress};
use crate::routes::Match;
use crate::store::{Batch, Ticket};
use crate::tally;

/// What the paths of all operations begin with.
const API: &str = "/api/rest/v1";

/// What the paths of control calls begin with.
const CONTROL: &str = "/_box/";

impl Hub {
    /// Answers a request.
    pub(super) async fn answer(
        &self,
        request: Request<Incoming>,
        line: &Line,
    ) -> Response<Full<Bytes>> {
        let _pause = line.head.pause();
        let (parts, body) = request.into_parts();
        let entry = if is_control(parts.uri.path()) {
            RequestInProgress::unlogged()
        } else {
            if let Some(id) = request_id(&parts) {
                self.core().tallies.request(id);
            }
            self.log.enter(self.head(&parts, line))
        };
        let answer = match self.route(&entry, &parts, body, line).await {
            Ok(answer) | Err(answer) => answer,
        };
        entry.set_status(Some(answer.status));
        response(answer)
    }

    /// What the log says of a request at first.
    fn head(&self, parts: &Parts, line: &Line) -> RequestHead {
        let uri = &parts.uri;
        let authority = || uri.authority().map_or("", |authority| authority.as_str());
        let sent = uri
            .path_and_query()
            .map_or_else(authority, |target| target.as_str());
        RequestHead {
            connection: line.number,
            method: target::method(parts.method.as_str()),
            path: target::path(sent),
            operation: self.operation(parts.method.as_str(), uri.path()),
            request_id: request_id(parts).map(|id| target::plain(id).into_owned()),
        }
    }

    /// The operation that a method and a path mean, whether the request is let through or not.
    fn operation(&self, method: &str, path: &str) -> Option<&'static str> {
        if path.len() > self.limits.path || !is_below_api(path) {
            return None;
        }
        match self.routes.find(method, &path::segments(path).ok()?) {
            Match::Found(route) => Some(route.operation),
            Match::OtherMethods(_) | Match::Nowhere => None,
        }
    }

    async fn route(
        &self,
        entry: &RequestInProgress<'_>,
        parts: &Parts,
        body: Incoming,
        line: &Line,
    ) -> Result<Answer, Answer> {
        // A body is read even where nobody wants it, so that its sender hears the answer.
        let bytes = body::read(body, &parts.headers, &self.limits).await;
        let target = parts
            .uri
            .path_and_query()
            .map_or("", |target| target.as_str());
        if target.len() > self.limits.path {
            let most = self.limits.path;
            return Err(Answer::text(
                414,
                format!("The path is longer than {most} bytes."),
            ));
        }
        self.guard.check(&parts.uri, &parts.headers)?;
        let bytes = bytes?;
        if self.is_closing() {
            let text = "The hub is stopping; this request did nothing.";
            return Err(Answer::text(503, text).header(header::CONNECTION, "close"));
        }
        let path = parts.uri.path();
        if is_control(path) {
            return self.control(parts, &bytes).await;
        }
        if !is_below_api(path) {
            return Err(Answer::text(
                404,
                format!("There is nothing here but {API}."),
            ));
        }
        self.admit(parts)?;
        let segments = path::segments(path).map_err(|why| Answer::text(400, why))?;
        let method = parts.method.as_str();
        let route = match self.routes.find(method, &segments) {
            Match::Found(route) => route,
            Match::OtherMethods(methods) => return Err(other_method(method, &methods)),
            Match::Nowhere => return Err(Answer::text(404, format!("There is no {path}."))),
        };
        let reads = matches!(method, "GET" | "HEAD");
        let body = if reads {
            None
        } else {
            body::json(&bytes, &parts.headers)?
        };
        let arguments = route.arguments(&segments);
        let operation = route.operation;
        let call = async || {
            self.call_and_store(operation, &arguments, body, entry, parts)
                .await
        };
        // A question without a body in its reply has nothing to suffer.
        let strike = match method {
            "HEAD" => None,
            _ => self.faults.strike(operation, line.number),
        };
        match strike {
            None => call().await,
            Some(strike) => struck(&strike, call, parts, line, entry).await,
        }
    }

    async fn call_and_store(
        &self,
        operation: &'static str,
        arguments: &[(&'static str, String)],
        body: Option<Value>,
        entry: &RequestInProgress<'_>,
        parts: &Parts,
    ) -> Result<Answer, Answer> {
        let (answer, ticket) = self.call(operation, arguments, body, entry, parts);
        if let Some(ticket) = ticket {
            // Only what is on the disk is acknowledged.
            let gone = || "The hub is stopping.".to_owned();
            let written = ticket.await.unwrap_or_else(|_| Err(gone()));
            written.map_err(|why| Answer::text(500, why))?;
        }
        Ok(answer)
    }

    /// Licence and key, in this order.
    fn admit(&self, parts: &Parts) -> Result<(), Answer> {
        if let Licence::Missing { status, body } = &self.licence {
            let is_json = serde_json::from_str::<Value>(body).is_ok();
            let content_type = if is_json { JSON } else { TEXT };
            return Err(Answer::bytes(
                *status,
                content_type,
                body.clone().into_bytes(),
            ));
        }
        let Some(wanted) = &self.api_key else {
            return Ok(());
        };
        let header = parts.headers.get("x-api-key").map(HeaderValue::as_bytes);
        let query = parts
            .uri
            .query()
            .and_then(|query| parameter(query, "api_key"));
        match header.or(query.as_ref().map(|key| key.as_bytes())) {
            None => Err(Answer::error(401, "An API key is required.")),
            Some(key) if same(key, wanted.as_bytes()) => Ok(()),
            Some(_) => Err(Answer::error(403, "The API key is not valid.")),
        }
    }

    /// Runs an operation and writes down what it did. Nothing waits in here.
    fn call(
        &self,
        operation: &'static str,
        arguments: &[(&'static str, String)],
        body: Option<Value>,
        entry: &RequestInProgress<'_>,
        parts: &Parts,
    ) -> (Answer, Option<Ticket>) {
        let Some(handler) = api::handler(operation) else {
            return (Answer::internal(), None);
        };
        let mut core = self.core();
        let core = &mut *core;
        let now = self.clock.now();
        core.state.settle(now);
        let method = parts.method.as_str();
        let call = Call {
            arguments,
            body,
            method,
            profile: self.profile,
            now,
        };
        let mut answer = match handler(&mut core.state, &call) {
            Ok(answer) | Err(answer) => answer,
        };
        let effect = answer.effect.take();
        if let Some(effect) = &effect {
            core.journal.record(Entry {
                at: self.clock.elapsed(),
                operation: effect.operation.unwrap_or(operation),
                target: target(arguments),
                change: effect.change.clone(),
                request: entry.number(),
                request_id: request_id(parts).map(str::to_owned),
            });
            entry.took_effect();
            if let Some(id) = request_id(parts) {
                core.tallies.effect(id);
            }
        }
        let changed = effect.is_some() || !core.state.changes.is_empty();
        let ticket = match &self.store {
            Some(store) if changed => {
                // Handed over under the lock, so that writes keep the order of the calls.
                Some(store.write(Batch::of(&mut core.state, core.journal.last(), now)))
            }
            _ => {
                core.state.changes.take();
                None
            }
        };
        (answer, ticket)
    }
}

/// Whether a path is a control call's.
pub(super) fn is_control(path: &str) -> bool {
    path.starts_with(CONTROL)
}

fn is_below_api(path: &str) -> bool {
    path.strip_prefix(API)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The path's arguments, ids as numbers.
fn target(arguments: &[(&'static str, String)]) -> Map<String, Value> {
    let typed = |name: &str, text: &String| match text.parse::<i64>() {
        // What the specification declares as an id ends so; `roID` and the like are texts.
        Ok(id) if name.ends_with("Id") => Value::from(id),
        _ => Value::from(text.as_str()),
    };
    arguments
        .iter()
        .map(|(name, text)| ((*name).to_owned(), typed(name, text)))
        .collect()
}

fn request_id(parts: &Parts) -> Option<&str> {
    let id = parts.headers.get("x-request-id")?.to_str().ok()?;
    Some(tally::kept(id))
}

fn other_method(method: &str, methods: &[&'static str]) -> Answer {
    let mut allowed: Vec<&str> = methods.to_vec();
    if allowed.contains(&"GET") {
        allowed.push("HEAD");
    }
    allowed.push("OPTIONS");
    let allowed = allowed.join(", ");
    if method == "OPTIONS" {
        return Answer::empty(204).header(ALLOW, allowed);
    }
    Answer::text(405, format!("{method} is not allowed here, but {allowed}."))
        .header(ALLOW, allowed)
}

/// The first parameter of a query with a name, decoded.
pub(super) fn parameter(query: &str, name: &str) -> Option<String> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs
        .filter(|(found, _)| *found == name)
        .find_map(|(_, value)| path::decode(value).ok())
}

/// Whether two secrets are the same, in a time that does not tell where they differ.
pub(super) fn same(given: &[u8], wanted: &[u8]) -> bool {
    given.ct_eq(wanted).into()
}

fn response(answer: Answer) -> Response<Full<Bytes>> {
    let (content_type, bytes) = answer.body.unzip();
    let mut response = Response::new(Full::from(bytes.unwrap_or_default()));
    *response.status_mut() =
        StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = response.headers_mut();
    // Shows may name any content type; one that no header can carry is left out.
    if let Some(Ok(content_type)) = content_type.map(HeaderValue::try_from) {
        headers.insert(header::CONTENT_TYPE, content_type);
    }
    for (name, value) in answer.headers {
        if let Ok(value) = HeaderValue::try_from(value) {
            headers.insert(name, value);
        }
    }
    response
}
