//! News of the hub for event streams: the state is compared once for all of them, and each takes
//! what is newer than its cursor. A hub without streams does no work for them, and a look that took
//! long is followed by a long pause.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::response::sse::{Event, EventDataWriter};

use super::Server;
use super::state_view::{NOTHING, SHOWN_BYTES, faults, snapshot};
use crate::json::json;
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
const MAX_ENTRIES: usize = 200;

/// Maximum number of keys that are kept of removed values.
const KEPT_GONE: usize = 2_000;

/// Key of the faults, which the stage does not get.
const FAULTS: &str = "faults";

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
#[derive(Debug, Default)]
pub(super) struct EventCursor {
    /// Number of the last look whose changes it has; 0 before the first.
    look: u64,
    effect: u64,
    /// Number up to which all requests were sent, and those of them that were in progress then.
    request: u64,
    pending: BTreeSet<u64>,
}

/// The state at the last look, which all streams share.
#[derive(Debug, Default)]
pub(super) struct EventFeed(Mutex<Feed>);

#[derive(Debug, Default)]
struct Feed {
    next_look: Option<Instant>,
    /// True if the last look was so short that the minimum pause follows.
    is_quick: bool,
    looks: u64,
    /// Number of the last effect at the last look.
    effect: u64,
    /// Values, as JSON, by their keys, with the number of the look that found them.
    state: HashMap<String, (u64, String)>,
}

impl EventCursor {
    /// Returns the position at which a stream ended, from its last id: the numbers of an effect and
    /// of a request.
    pub(super) fn after(headers: &HeaderMap) -> EventCursor {
        let id = headers.get("last-event-id").and_then(|id| id.to_str().ok());
        let numbers = id.and_then(|id| id.split_once('.'));
        let (effect, request) = numbers.unwrap_or_default();
        EventCursor {
            effect: effect.parse().unwrap_or(0),
            request: request.parse().unwrap_or(0),
            ..EventCursor::default()
        }
    }

    /// Returns the effects up to this one, at most the newest, and adds those skipped.
    fn effects(&mut self, hub: &Server, last: u64, skipped: &mut u64) -> Vec<Effect> {
        // A hub that was started anew counts from the beginning.
        let before = if self.effect > last { 0 } else { self.effect };
        let from = before.max(last.saturating_sub(MAX_ENTRIES as u64));
        *skipped += from - before;
        self.effect = last;
        // Effects after the last look are in the next event, with what they changed.
        let core = hub.core();
        let effects = core.journal.since(from);
        effects
            .take_while(|effect| effect.sequence <= last)
            .cloned()
            .collect()
    }

    /// Returns new requests, and those that have ended since they were sent.
    fn requests(&mut self, hub: &Server, skipped: &mut u64) -> Vec<ListedRequest> {
        let (last, mut found) = hub.log.newest(self.request, MAX_ENTRIES);
        if self.request > last {
            self.request = 0;
            (_, found) = hub.log.newest(0, MAX_ENTRIES);
        }
        *skipped += (last - self.request).saturating_sub(found.len() as u64);
        self.request = last;
        let pending = std::mem::take(&mut self.pending);
        let ended = pending.iter().filter_map(|number| hub.log.listed(*number));
        found.extend(ended);
        let in_progress = found.iter().filter(|it| it.entry.elapsed.is_none());
        self.pending = in_progress.map(|it| it.entry.number).collect();
        while self.pending.len() > MAX_ENTRIES {
            self.pending.pop_first();
        }
        found.retain(|it| it.entry.elapsed.is_some() || !pending.contains(&it.entry.number));
        found
    }

    /// Returns the id from which a stream goes on: all requests up to its second number were sent
    /// with their end.
    fn id(&self) -> String {
        let complete = self.pending.first().map_or(self.request, |first| first - 1);
        format!("{}.{complete}", self.effect)
    }
}

impl EventFeed {
    /// Returns everything that is new for a stream, as an event; none if nothing is.
    pub(super) fn next(
        &self,
        hub: &Server,
        cursor: &mut EventCursor,
        audience: Audience,
    ) -> Option<Event> {
        let mut feed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Effects from before a stream began belong in its first event, as long as a look is cheap.
        let is_new = cursor.look == 0 && feed.is_quick;
        if is_new || feed.next_look.is_none_or(|next| Instant::now() >= next) {
            let begun = Instant::now();
            feed.look(hub);
            let pause = PAUSE.max(begun.elapsed() * PAUSE_PER_LOOK);
            feed.is_quick = pause == PAUSE;
            feed.next_look = Some(Instant::now() + pause);
        }
        (cursor.look < feed.looks)
            .then(|| feed.event(hub, cursor, audience))
            .flatten()
    }
}

impl Feed {
    /// Compares the state with that of the last look.
    fn look(&mut self, hub: &Server) {
        let effect = hub.core().journal.last();
        let full = self.looks.is_multiple_of(FULL) || effect != self.effect;
        self.looks += 1;
        self.effect = effect;
        let mut found = snapshot(hub, full);
        if full {
            found.push((FAULTS.to_owned(), faults(hub)));
            self.forget_gone(&found);
        }
        for (key, text) in found {
            if self.state.get(&key).is_none_or(|(_, old)| *old != text) {
                self.state.insert(key, (self.looks, text));
            }
        }
    }

    /// Marks values that no longer exist.
    fn forget_gone(&mut self, found: &[(String, String)]) {
        let there: BTreeSet<&str> = found.iter().map(|(key, _)| key.as_str()).collect();
        let mut gone = 0;
        for (key, value) in &mut self.state {
            if there.contains(key.as_str()) {
                continue;
            }
            gone += 1;
            if value.1 != NOTHING {
                *value = (self.looks, NOTHING.to_owned());
            }
        }
        if gone > KEPT_GONE {
            self.state
                .retain(|key, (since, _)| *since == self.looks || there.contains(key.as_str()));
        }
    }

    /// Returns an event with everything that is newer than a cursor, and moves the cursor.
    fn event(&self, hub: &Server, cursor: &mut EventCursor, audience: Audience) -> Option<Event> {
        let shows_controls = audience == Audience::Controls;
        let since = std::mem::replace(&mut cursor.look, self.looks);
        let mut skipped = 0;
        let effects = cursor.effects(hub, self.effect, &mut skipped);
        let mut requests = cursor.requests(hub, &mut skipped);
        let state = self.state.iter().filter(|(key, (look, text))| {
            *look > since && (since > 0 || text != NOTHING) && (shows_controls || *key != FAULTS)
        });
        let mut state = state
            .map(|(key, (_, text))| format!("{}:{text}", json!(key)))
            .peekable();
        if effects.is_empty() && requests.is_empty() && state.peek().is_none() {
            return None;
        }
        if !shows_controls {
            (requests, skipped) = (Vec::new(), 0);
        }
        let effects = effects.iter().map(|effect| match audience {
            Audience::Controls => shown_effect(effect),
            Audience::Stage => json!({
                "sequence": effect.sequence,
                "at": effect.at.as_secs_f64(),
                "operation": effect.operation,
                "target": effect.target,
            })
            .to_string(),
        });
        let requests = requests
            .iter()
            .filter_map(|it| serde_json::to_string(it).ok());
        let event = Event::default().id(cursor.id()).event("change");
        let mut data = event.into_data_writer();
        let elapsed = json!(hub.clock().elapsed().as_secs_f64());
        // Writing to memory does not fail, and every part is JSON already.
        let _ = write!(data, r#"{{"elapsed":{elapsed},"state":{{"#);
        write_list(&mut data, state);
        let _ = data.write_str(r#"},"effects":["#);
        write_list(&mut data, effects);
        let _ = data.write_str(r#"],"requests":["#);
        write_list(&mut data, requests);
        let _ = write!(data, r#"],"skipped":{skipped}}}"#);
        Some(data.into_event())
    }
}

fn write_list(data: &mut EventDataWriter, members: impl Iterator<Item = String>) {
    let mut comma = "";
    for member in members {
        let _ = write!(data, "{comma}{member}");
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
