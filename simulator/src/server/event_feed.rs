//! News of the hub, collected once for all event streams. A hub without streams does no work for
//! them, and a look that took long is followed by a long pause.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::json::json;
use axum::body::Bytes;
use axum::http::HeaderMap;

use super::Server;
use super::state_view::{NOTHING, SHOWN_BYTES, faults, snapshot};
use crate::local_hub::Effect;
use crate::request_log::ListedRequest;

/// Interval at which streams ask for news.
pub(super) const INTERVAL: Duration = Duration::from_millis(50);

/// Minimum pause between looks; shorter than the interval, as streams ask at different times.
const PAUSE: Duration = Duration::from_millis(40);

/// Minimum length of a pause, as a multiple of the time of the look before it.
const PAUSE_PER_LOOK: u32 = 20;

/// Number of looks after which everything is compared, not only the parts that move.
const FULL: u64 = 5;

/// Maximum number of effects, or requests, of one event; older ones are counted as skipped.
const MOST: usize = 200;

/// Number of events that are kept for streams that fell behind.
const KEPT_EVENTS: usize = 4;

/// Maximum size of an event that is kept, in bytes.
const KEPT_BYTES: usize = 1 << 20;

/// Maximum number of keys that are kept of removed values.
const KEPT_GONE: usize = 2_000;

/// The reader of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Audience {
    /// The page with controls: a reader that has the control token.
    Controls,
    /// The page without controls: any reader of the REST interface. It gets neither requests nor
    /// faults, and of an effect only the operation and the target.
    Stage,
}

/// The position of a stream: the last items that it was sent.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct EventCursor {
    /// Number of its last event; 0 before the first.
    event: u64,
    effect: u64,
    /// Number up to which all requests were sent with their end.
    complete: u64,
    /// Number up to which all requests were sent.
    seen: u64,
}

impl EventCursor {
    /// Returns the position at which a stream ended, from its last id: the numbers of an effect and
    /// of a request.
    pub(super) fn after(headers: &HeaderMap) -> EventCursor {
        let id = headers.get("last-event-id").and_then(|id| id.to_str().ok());
        let numbers = id.and_then(|id| id.split_once('.'));
        let (effect, request) = numbers.unwrap_or_default();
        let request = request.parse().unwrap_or(0);
        EventCursor {
            event: 0,
            effect: effect.parse().unwrap_or(0),
            complete: request,
            seen: request,
        }
    }
}

/// The feed that all streams share.
#[derive(Debug, Default)]
pub(super) struct EventFeed(Mutex<Feed>);

/// The state at the last look, and the latest events.
#[derive(Debug, Default)]
struct Feed {
    next_look: Option<Instant>,
    /// True if the last look was so short that the minimum pause follows.
    is_quick: bool,
    looks: u64,
    cursor: EventCursor,
    /// Requests that were in progress when they were sent.
    pending: BTreeSet<u64>,
    /// Values, as JSON, by their keys, with the number of the event that brought them.
    state: HashMap<String, (u64, Arc<str>)>,
    faults: (u64, Arc<str>),
    recent: VecDeque<RecentEvent>,
}

/// An event for streams that were up to date before it.
#[derive(Debug)]
struct RecentEvent {
    before: EventCursor,
    controls: Bytes,
    stage: Bytes,
}

/// The parts of an event.
#[derive(Debug)]
struct EventParts<'a> {
    cursor: EventCursor,
    state: Vec<(&'a str, &'a str)>,
    faults: Option<&'a str>,
    effects: &'a [Effect],
    requests: &'a [ListedRequest],
    skipped: u64,
    elapsed: f64,
}

impl EventFeed {
    /// Returns everything that is new for a stream, as events; none if nothing is.
    pub(super) fn next(
        &self,
        hub: &Server,
        cursor: &mut EventCursor,
        audience: Audience,
    ) -> Option<Bytes> {
        let mut feed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Effects from before a stream began belong in its first event, as long as a look is cheap.
        let is_new = cursor.event == 0 && feed.is_quick;
        if is_new || feed.next_look.is_none_or(|next| Instant::now() >= next) {
            let begun = Instant::now();
            feed.look(hub);
            let pause = PAUSE.max(begun.elapsed() * PAUSE_PER_LOOK);
            feed.is_quick = pause == PAUSE;
            feed.next_look = Some(Instant::now() + pause);
        }
        if cursor.event == feed.cursor.event {
            return None;
        }
        let mut missed = feed.recent.iter();
        // A new stream begins with the current state, not with the oldest event.
        let is_late = |it: &&RecentEvent| cursor.event > 0 && it.before == *cursor;
        let missed = missed.by_ref().skip_while(|it| !is_late(it));
        let missed: Vec<_> = missed
            .map(|event| match audience {
                Audience::Controls => &event.controls,
                Audience::Stage => &event.stage,
            })
            .collect();
        let text = match missed[..] {
            [] => feed.catch_up(hub, cursor, audience),
            [only] => only.clone(),
            _ => missed
                .iter()
                .flat_map(|event| event.iter().copied())
                .collect(),
        };
        *cursor = feed.cursor;
        Some(text)
    }
}

impl Feed {
    /// Looks for news, and keeps an event with it.
    fn look(&mut self, hub: &Server) {
        let before = self.cursor;
        let (effects, mut skipped) = effects_after(hub, before.effect);
        let requests = self.requests(hub, &mut skipped);
        let full = self.looks.is_multiple_of(FULL) || effects.1 != before.effect;
        self.looks += 1;
        let event = before.event + 1;
        let mut changed = Vec::new();
        let found = snapshot(hub, full);
        if full {
            self.forget_gone(&found, event, &mut changed);
        }
        for (key, text) in found {
            if self.state.get(&key).is_none_or(|(_, old)| **old != *text) {
                self.state.insert(key.clone(), (event, text.into()));
                changed.push(key);
            }
        }
        let faults = if full {
            faults(hub)
        } else {
            self.faults.1.to_string()
        };
        let has_faults = *self.faults.1 != *faults;
        if has_faults {
            self.faults = (event, faults.into());
        }
        self.cursor.effect = effects.1;
        let effects = effects.0;
        if effects.is_empty() && requests.is_empty() && changed.is_empty() && !has_faults {
            return;
        }
        self.cursor.event = event;
        let text = |key: &String| self.state.get(key).map_or(NOTHING, |(_, text)| text);
        let parts = EventParts {
            cursor: self.cursor,
            state: changed
                .iter()
                .map(|key| (key.as_str(), text(key)))
                .collect(),
            faults: has_faults.then_some(&*self.faults.1),
            effects: &effects,
            requests: &requests,
            skipped,
            elapsed: hub.clock().elapsed().as_secs_f64(),
        };
        let recent = RecentEvent {
            before,
            controls: parts.text(Audience::Controls),
            stage: parts.text(Audience::Stage),
        };
        // Without this event, streams cannot get from the events before it to those after it.
        if recent.controls.len() > KEPT_BYTES {
            self.recent.clear();
            return;
        }
        self.recent.push_back(recent);
        while self.recent.len() > KEPT_EVENTS {
            self.recent.pop_front();
        }
    }

    /// Marks values that no longer exist.
    fn forget_gone(&mut self, found: &[(String, String)], event: u64, changed: &mut Vec<String>) {
        if self.state.len() <= found.len() && found.iter().all(|it| self.state.contains_key(&it.0))
        {
            return;
        }
        let there: BTreeSet<&str> = found.iter().map(|(key, _)| key.as_str()).collect();
        let mut gone = 0;
        for (key, value) in &mut self.state {
            if there.contains(key.as_str()) {
                continue;
            }
            gone += 1;
            if *value.1 != *NOTHING {
                *value = (event, NOTHING.into());
                changed.push(key.clone());
            }
        }
        if gone > KEPT_GONE {
            self.state
                .retain(|key, (since, _)| *since == event || there.contains(key.as_str()));
        }
    }

    /// Returns new requests, and those that have ended since they were sent.
    fn requests(&mut self, hub: &Server, skipped: &mut u64) -> Vec<ListedRequest> {
        let (last, mut found) = requests_after(hub, &mut self.cursor.seen, skipped);
        self.cursor.seen = last;
        let pending = std::mem::take(&mut self.pending);
        let ended = pending.iter().filter_map(|number| hub.log.listed(*number));
        found.extend(ended);
        for ListedRequest { entry, .. } in &found {
            if entry.elapsed.is_none() {
                self.pending.insert(entry.number);
            }
        }
        while self.pending.len() > MOST {
            self.pending.pop_first();
        }
        self.cursor.complete = self.pending.first().map_or(last, |first| first - 1);
        found.retain(|it| it.entry.elapsed.is_some() || !pending.contains(&it.entry.number));
        found
    }

    /// Returns an event with everything that is newer than a cursor.
    fn catch_up(&self, hub: &Server, cursor: &EventCursor, audience: Audience) -> Bytes {
        let (effects, mut skipped) = effects_after(hub, cursor.effect);
        let mut effects = effects.0;
        // Effects after the last look are in the next event.
        effects.retain(|effect| effect.sequence <= self.cursor.effect);
        let mut seen = cursor.seen;
        let mut complete = cursor.complete;
        requests_after(hub, &mut seen, &mut skipped);
        let (_, mut requests) = requests_after(hub, &mut complete, &mut 0);
        requests.retain(|it| it.entry.number <= self.cursor.seen);
        let state = self.state.iter();
        let state = state.filter(|(_, (event, text))| {
            *event > cursor.event && (cursor.event > 0 || **text != *NOTHING)
        });
        let parts = EventParts {
            cursor: self.cursor,
            state: state
                .map(|(key, (_, text))| (key.as_str(), &**text))
                .collect(),
            faults: (self.faults.0 > cursor.event).then_some(&*self.faults.1),
            effects: &effects,
            requests: &requests,
            skipped,
            elapsed: hub.clock().elapsed().as_secs_f64(),
        };
        parts.text(audience)
    }
}

/// Returns the newest effects after a number, the number of the last effect, and the number of
/// those skipped.
fn effects_after(hub: &Server, effect: u64) -> ((Vec<Effect>, u64), u64) {
    let core = hub.core();
    let last = core.journal.last();
    // A hub that was started anew counts from the beginning.
    let effect = if effect > last { 0 } else { effect };
    let from = effect.max(last.saturating_sub(MOST as u64));
    let found = core.journal.since(from).cloned().collect();
    ((found, last), from - effect)
}

/// Returns the number of the newest request, and the newest requests after a number.
fn requests_after(hub: &Server, request: &mut u64, skipped: &mut u64) -> (u64, Vec<ListedRequest>) {
    let (last, mut found) = hub.log.newest(*request, MOST);
    if *request > last {
        *request = 0;
        (_, found) = hub.log.newest(0, MOST);
    }
    *skipped += (last - *request).saturating_sub(found.len() as u64);
    (last, found)
}

impl EventParts<'_> {
    fn text(&self, audience: Audience) -> Bytes {
        let mut text = format!(
            "id: {}.{}\nevent: change\n",
            self.cursor.effect, self.cursor.complete
        );
        // Writing to a `String` does not fail, and every part is JSON already.
        let _ = write!(
            text,
            "data: {{\"elapsed\":{},\"state\":{{",
            json!(self.elapsed)
        );
        let shows_controls = audience == Audience::Controls;
        let faults = self.faults.filter(|_| shows_controls);
        let faults = faults.map(|faults| ("faults", faults));
        let mut comma = "";
        for (key, value) in self.state.iter().copied().chain(faults) {
            let _ = write!(text, "{comma}{}:{value}", json!(key));
            comma = ",";
        }
        text.push_str("},\"effects\":[");
        let effects = self.effects.iter().map(|effect| match audience {
            Audience::Controls => shown_effect(effect),
            Audience::Stage => json!({
                "sequence": effect.sequence,
                "at": effect.at.as_secs_f64(),
                "operation": effect.operation,
                "target": effect.target,
            })
            .to_string(),
        });
        push_list(&mut text, effects);
        text.push_str("],\"requests\":[");
        let requests = self.requests.iter().filter(|_| shows_controls);
        push_list(
            &mut text,
            requests.filter_map(|it| serde_json::to_string(it).ok()),
        );
        let skipped = if shows_controls { self.skipped } else { 0 };
        let _ = write!(text, "],\"skipped\":{skipped}}}\n\n");
        text.into()
    }
}

fn push_list(text: &mut String, members: impl Iterator<Item = String>) {
    let mut comma = "";
    for member in members {
        text.push_str(comma);
        text.push_str(&member);
        comma = ",";
    }
}

/// Returns an effect as JSON, without its change if that is too long to show.
fn shown_effect(effect: &Effect) -> String {
    let text = serde_json::to_string(effect).unwrap_or_else(|_| NOTHING.to_owned());
    if text.len() <= SHOWN_BYTES {
        return text;
    }
    let change = json!("too long to show");
    let short = Effect {
        change,
        ..effect.clone()
    };
    serde_json::to_string(&short).unwrap_or_else(|_| NOTHING.to_owned())
}
