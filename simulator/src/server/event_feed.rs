//! The changes of a hub, for event streams. One comparison of the state with its previous version
//! serves all streams, and each stream gets the changes that are newer than its cursor. Without
//! streams, nothing is compared. A long comparison is followed by a long pause.

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

/// Interval at which streams ask for changes.
pub(super) const INTERVAL: Duration = Duration::from_millis(50);

/// Minimum pause between two comparisons. It is shorter than the interval, since streams ask at
/// different times.
const PAUSE: Duration = Duration::from_millis(40);

/// Minimum length of a pause, as a multiple of the duration of the comparison before it.
const PAUSE_PER_LOOK: u32 = 20;

/// Number of comparisons after which the complete state is compared, and not only the engines and
/// properties.
const FULL: u64 = 5;

/// Maximum number of effects, or of requests, in one event. Older ones are counted as skipped.
const MAX_ENTRIES: usize = 200;

/// Maximum number of keys of removed values that are kept.
const KEPT_GONE: usize = 2_000;

/// Key of the faults. The page without controls does not get them.
const FAULTS: &str = "faults";

/// The reader of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Audience {
    /// The page with controls. Its reader has the control token.
    Controls,
    /// The page without controls. Its reader may be any client of the REST interface. It gets no
    /// requests and no faults, and of an effect only the number, time, operation and target.
    Stage,
}

/// The position of a stream: the last items that the stream has sent.
#[derive(Debug, Default)]
pub(super) struct EventCursor {
    /// Number of the last comparison of the state whose changes the stream has sent; 0 if there is
    /// none.
    look: u64,
    /// Number of the last effect that the stream has sent.
    effect: u64,
    /// Number of the last request that the stream has sent.
    request: u64,
    /// Numbers of the sent requests that were in progress when they were sent.
    pending: BTreeSet<u64>,
}

/// The state at the last comparison. All streams share it.
#[derive(Debug, Default)]
pub(super) struct EventFeed(Mutex<Feed>);

#[derive(Debug, Default)]
struct Feed {
    next_look: Option<Instant>,
    /// True if the last comparison was so short that only the minimum pause follows.
    is_quick: bool,
    looks: u64,
    /// Number of the latest effect at the last comparison.
    effect: u64,
    /// Values as JSON, by key, each with the number of the comparison that found it.
    state: HashMap<String, (u64, String)>,
}

impl EventCursor {
    /// Returns the position at which an earlier stream ended. It is read from the id of the last
    /// event, which consists of the numbers of an effect and a request.
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

    /// Returns the newest effects up to the number `last`, and adds the number of skipped ones to
    /// `skipped`.
    fn effects(&mut self, hub: &Server, last: u64, skipped: &mut u64) -> Vec<Effect> {
        // The cursor is reset if it is beyond the last effect, because the hub was then started
        // again and counts from the beginning.
        let before = if self.effect > last { 0 } else { self.effect };
        let from = before.max(last.saturating_sub(MAX_ENTRIES as u64));
        *skipped += from - before;
        self.effect = last;
        // Later effects are sent in the next event, together with their changes of the state.
        let core = hub.core();
        let effects = core.journal.since(from);
        effects
            .take_while(|effect| effect.sequence <= last)
            .cloned()
            .collect()
    }

    /// Returns the new requests, and those that have ended since they were sent.
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

    /// Returns the id of an event, from which a stream can continue. Requests up to the second
    /// number of the id had ended when they were sent.
    fn id(&self) -> String {
        let complete = self.pending.first().map_or(self.request, |first| first - 1);
        format!("{}.{complete}", self.effect)
    }
}

impl EventFeed {
    /// Returns an event with all changes that are new for a stream; `None` if there are none.
    pub(super) fn next(
        &self,
        hub: &Server,
        cursor: &mut EventCursor,
        audience: Audience,
    ) -> Option<Event> {
        let mut feed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // If comparisons are fast, a new stream does not wait for the end of the pause, so that its
        // first event contains all effects before its start.
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
    /// Compares the state with the state at the last comparison.
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

    /// Marks the values that no longer exist. Drops earlier marks if there are too many.
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

    /// Returns an event with all changes that are newer than a cursor, and advances the cursor.
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
        // Writing to memory cannot fail, and every part is already JSON.
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

/// Returns an effect as JSON. Its change is omitted if it is too long to show.
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
