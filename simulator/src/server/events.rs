//! The event stream of the page: state, effects and requests as server-sent events. A stream keeps
//! cursors, not a queue: it looks at the hub when its reader has taken what came before, so a slow
//! reader gets only the newest of each state, and a hub without readers does no work for it.

use std::collections::{BTreeSet, HashMap};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue};
use axum::response::Response;
use hyper::body::{Body as HttpBody, Frame};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::Server;
use crate::api;
use crate::api::call::Call;
use crate::clock::{ClockMode, Timestamp};
use crate::state::State;

/// How often a stream looks for what is new.
const INTERVAL: Duration = Duration::from_millis(50);

/// Every so many looks, everything is compared, not only what moves.
const FULL: u64 = 5;

/// Every so many looks with nothing new, a comment shows that the stream lives.
const KEEP_ALIVE: u64 = 200;

/// The most effects, or requests, of one look; older ones are counted as skipped.
const MOST: usize = 200;

/// The longest body, or value, that is shown.
const SHOWN_BYTES: usize = 16 << 10;

/// What a stream has sent.
#[derive(Debug, Default)]
struct EventCursor {
    effect: u64,
    request: u64,
    /// Requests that were sent while they were in progress.
    pending: BTreeSet<u64>,
    state: HashMap<String, String>,
    looks: u64,
    quiet: u64,
}

impl EventCursor {
    /// Where a stream ended, as its last id says: the numbers of an effect and of a request.
    fn after(headers: &HeaderMap) -> EventCursor {
        let id = headers.get("last-event-id").and_then(|id| id.to_str().ok());
        let numbers = id.and_then(|id| id.split_once('.'));
        let (effect, request) = numbers.unwrap_or_default();
        EventCursor {
            effect: effect.parse().unwrap_or(0),
            request: request.parse().unwrap_or(0),
            ..EventCursor::default()
        }
    }

    /// One event with all that is new; none if nothing is.
    fn look(&mut self, hub: &Server) -> Option<String> {
        let mut effects = Vec::new();
        let mut skipped = 0;
        {
            let core = hub.core();
            let last = core.journal.last();
            // A hub that started anew counts from the beginning.
            self.effect = if self.effect > last { 0 } else { self.effect };
            let from = self.effect.max(last.saturating_sub(MOST as u64));
            skipped += from - self.effect;
            effects.extend(core.journal.since(from).map(|effect| {
                let mut shown = serde_json::to_value(effect).unwrap_or_default();
                shorten(&mut shown["change"]);
                shown
            }));
            self.effect = last;
        }
        let requests = self.requests(hub, &mut skipped);
        let full = self.looks.is_multiple_of(FULL) || !effects.is_empty();
        self.looks += 1;
        let mut changed = serde_json::Map::new();
        for (key, value) in snapshot(hub, full) {
            let text = value.to_string();
            if self.state.get(&key) != Some(&text) {
                self.state.insert(key.clone(), text);
                changed.insert(key, value);
            }
        }
        if effects.is_empty() && requests.is_empty() && changed.is_empty() {
            self.quiet += 1;
            return self
                .quiet
                .is_multiple_of(KEEP_ALIVE)
                .then(|| ": quiet\n\n".to_owned());
        }
        let data = json!({
            "elapsed": hub.clock().elapsed().as_secs_f64(),
            "state": changed,
            "effects": effects,
            "requests": requests,
            "skipped": skipped,
        });
        let (effect, request) = (self.effect, self.request);
        Some(format!(
            "id: {effect}.{request}\nevent: change\ndata: {data}\n\n"
        ))
    }

    /// New requests, and those that have ended since they were sent.
    fn requests(&mut self, hub: &Server, skipped: &mut u64) -> Vec<Value> {
        let (last, mut found) = hub.log.newest(self.request, MOST);
        if self.request > last {
            self.request = 0;
            (_, found) = hub.log.newest(0, MOST);
        }
        let new = last - self.request;
        *skipped += new.saturating_sub(found.len() as u64);
        self.request = last;
        let pending = std::mem::take(&mut self.pending);
        let old = pending.iter().filter_map(|number| hub.log.entry(*number));
        found.extend(old);
        let seen = |entry: &crate::request_log::RequestEntry| {
            entry.elapsed.is_some() || !pending.contains(&entry.number)
        };
        for entry in found.iter().filter(|entry| entry.elapsed.is_none()) {
            self.pending.insert(entry.number);
        }
        while self.pending.len() > MOST {
            self.pending.pop_first();
        }
        found.retain(seen);
        let shown = found.iter().map(serde_json::to_value);
        shown.filter_map(Result::ok).collect()
    }
}

/// The state by keys: the name of a read and its arguments, with the JSON that it gives. The reads
/// are not requests: no fault applies, and no log has them. Without `full`, only what moves.
pub(super) fn snapshot(hub: &Server, full: bool) -> Vec<(String, Value)> {
    let mut core = hub.core();
    let now = hub.clock().now();
    core.state.advance_to(now);
    let mut found = Vec::new();
    let engines = core.state.engines.iter();
    let engines: Vec<(i64, Vec<String>)> = engines
        .map(|it| {
            (
                it.id(),
                it.nodes.iter().map(|node| node.path.clone()).collect(),
            )
        })
        .collect();
    let rundowns: Vec<i64> = core.state.playout.rundowns.iter().map(|it| it.id).collect();
    let launches: Vec<i64> = core.state.launcher.configs.iter().map(|it| it.id).collect();
    let mut read = |operation: &'static str, arguments: Vec<(&'static str, String)>| {
        let value = read(&mut core.state, hub, now, operation, &arguments)?;
        let steps = arguments.iter().map(|(_, text)| format!("|{text}"));
        found.push((format!("{operation}{}", steps.collect::<String>()), value));
        Some(())
    };
    read("engines.list", vec![]);
    for (engine, nodes) in engines {
        let id = || ("engineId", engine.to_string());
        for node in nodes {
            let arguments = || vec![id(), ("nodePath", node.clone())];
            read("engines.list_properties", arguments());
            if full {
                read("engines.list_functions", arguments());
            }
        }
    }
    if full {
        for name in [
            "playout.list_rundowns",
            "playout.list_templates",
            "newsroom.list_rundowns",
            "graphs.list",
            "rgraphs.list",
            "ustates.list",
            "launcher.list",
        ] {
            read(name, vec![]);
        }
        for launch in launches {
            let arguments = vec![("launchId", launch.to_string())];
            read("launcher.list_renderers", arguments);
        }
        for rundown in rundowns {
            read(
                "playout.list_items",
                vec![("rundownId", rundown.to_string())],
            );
        }
    }
    drop(core);
    if full {
        let mode = match hub.clock().mode() {
            ClockMode::Real => "real",
            ClockMode::Manual => "manual",
        };
        let mut faults = hub.faults.json();
        faults["struck"] = hub.faults.triggered().into();
        found.push(("faults".to_owned(), faults));
        found.push(("clock".to_owned(), json!({ "mode": mode })));
    }
    found
}

fn read(
    state: &mut State,
    hub: &Server,
    now: Timestamp,
    operation: &str,
    arguments: &[(&'static str, String)],
) -> Option<Value> {
    let call = Call {
        arguments,
        body: None,
        method: "GET",
        profile: hub.profile,
        now,
    };
    let response = api::handler(operation)?(state, &call).ok()?;
    let (_, bytes) = response.body?;
    let mut value = serde_json::from_slice(&bytes).ok()?;
    shorten(&mut value);
    Some(value)
}

/// Cuts the texts that are longer than what is shown.
fn shorten(value: &mut Value) {
    match value {
        Value::String(text) if text.len() > SHOWN_BYTES => {
            let end = (0..=SHOWN_BYTES)
                .rev()
                .find(|at| text.is_char_boundary(*at));
            text.truncate(end.unwrap_or(0));
            text.push('…');
        }
        Value::Array(members) => members.iter_mut().for_each(shorten),
        Value::Object(members) => members.values_mut().for_each(shorten),
        _ => {}
    }
}

/// A stream from where `Last-Event-ID` ended, or from the start.
pub(super) fn stream(hub: Arc<Server>, headers: &HeaderMap) -> Response {
    let mut cursor = EventCursor::after(headers);
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(INTERVAL);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = sender.closed() => return,
            }
            if hub.closing.get().is_some() {
                return;
            }
            // Room first, then a look: what waits for a slow reader is never old.
            let Ok(room) = sender.reserve().await else {
                return;
            };
            if let Some(event) = cursor.look(&hub) {
                room.send(Bytes::from(event));
            }
        }
    });
    let mut response = Response::new(Body::new(EventBody(receiver)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A body of what a task sends.
#[derive(Debug)]
struct EventBody(mpsc::Receiver<Bytes>);

impl HttpBody for EventBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let next = self.0.poll_recv(cx);
        next.map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}
