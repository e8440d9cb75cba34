//! The permits of a process, and its latest acts.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::moment::Moment;
use crate::schema::field::Field;
use crate::types::{Permit, PermitId};

/// A permit that was given and not used up.
#[derive(Debug)]
struct Held {
    id: PermitId,
    call: &'static str,
    engine: Option<i64>,
    until: Moment,
    /// True while an act holds the permit.
    taken: bool,
}

/// Maximum number of permits that have been given and are not used up.
const MAX_PERMITS: usize = 1024;

/// Minimum number of remembered acts at which old ones are removed.
const MIN_REMEMBERED: usize = 64;

#[derive(Debug, Default)]
pub(super) struct State {
    permits: Vec<Held>,
    /// Latest acts by their keys, with the times at which they began.
    acts: HashMap<u64, Instant>,
    /// Number of remembered acts at which `begin` removes the old ones.
    forget_at: usize,
}

impl State {
    /// Adds a permit; `None` if there are too many.
    pub(super) fn arm(
        &mut self,
        id: PermitId,
        (call, engine): (&'static str, Option<i64>),
        within: Duration,
        now: Moment,
    ) -> Option<Permit> {
        self.permits
            .retain(|held| held.taken || !held.until.is_over(now));
        if self.permits.len() >= MAX_PERMITS {
            return None;
        }
        let held = Held {
            id,
            call,
            engine,
            until: now.after(within),
            taken: false,
        };
        let permit = held.permit();
        self.permits.push(held);
        Some(permit)
    }

    /// Removes a permit. If an act has taken it, giving it back later has no effect. Returns
    /// `false` if no permit has this id.
    pub(super) fn remove(&mut self, id: PermitId) -> bool {
        let before = self.permits.len();
        self.permits.retain(|held| held.id != id);
        self.permits.len() < before
    }

    /// Returns the permits that can be taken, oldest first.
    pub(super) fn permits(&self, now: Moment) -> Vec<Permit> {
        let free = self.permits.iter().filter(|held| held.is_free(now));
        free.map(Held::permit).collect()
    }

    /// Takes a permit that serves a call on this engine. Prefers permits for this engine to permits
    /// for any engine, and among equals the one that expires first. Returns its id and its engine.
    pub(super) fn take(
        &mut self,
        call: &str,
        engine: Option<i64>,
        now: Moment,
    ) -> Option<(PermitId, Option<i64>)> {
        let permits = self.permits.iter_mut();
        let free = permits.filter(|held| held.serves(call, engine, now));
        let held = free.min_by_key(|held| (held.engine.is_none(), held.until.instant))?;
        held.taken = true;
        Some((held.id, held.engine))
    }

    /// Returns `true` if [`take`](Self::take) would find a permit.
    pub(super) fn has(&self, call: &str, engine: Option<i64>, now: Moment) -> bool {
        let mut permits = self.permits.iter();
        permits.any(|held| held.serves(call, engine, now))
    }

    /// Makes a permit available again, because its act was not sent. The permit expires at the same
    /// time as before.
    pub(super) fn give_back(&mut self, id: PermitId) {
        if let Some(held) = self.permits.iter_mut().find(|held| held.id == id) {
            held.taken = false;
        }
    }

    /// Returns the time since an act with this key began, if that is less than `window`.
    pub(super) fn since(&self, act: u64, window: Duration, now: Moment) -> Option<Duration> {
        let ago = now.instant.saturating_duration_since(*self.acts.get(&act)?);
        (ago < window).then_some(ago)
    }

    /// Remembers that an act begins.
    pub(super) fn begin(&mut self, act: u64, window: Duration, now: Moment) {
        if self.acts.len() >= self.forget_at.max(MIN_REMEMBERED) {
            self.acts
                .retain(|_, began| now.instant.saturating_duration_since(*began) < window);
            self.forget_at = 2 * self.acts.len();
        }
        self.acts.insert(act, now.instant);
    }

    /// Forgets an act that was not sent.
    pub(super) fn forget(&mut self, act: u64, began: Instant) {
        if self.acts.get(&act) == Some(&began) {
            self.acts.remove(&act);
        }
    }
}

impl Held {
    fn is_free(&self, now: Moment) -> bool {
        !self.taken && !self.until.is_over(now)
    }

    fn serves(&self, call: &str, engine: Option<i64>, now: Moment) -> bool {
        self.is_free(now) && self.call == call && serves(self.engine, engine)
    }

    fn permit(&self) -> Permit {
        let mut permit = Permit::blank();
        permit.id = self.id;
        permit.operation = match self.engine {
            Some(engine) => format!("{}@{engine}", self.call),
            None => self.call.to_owned(),
        };
        // The number of milliseconds fits into an `i64` until the year 292 million.
        permit.until_ms = self.until.wall.as_millis() as i64;
        permit
    }
}

/// Returns `true` if a permit serves an act on `engine`. `permit` is the engine of the permit;
/// `None` if the permit is for any engine.
pub(super) fn serves(permit: Option<i64>, engine: Option<i64>) -> bool {
    permit.is_none() || permit == engine
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALL: &str = "graphs.load";
    const SECOND: Duration = Duration::from_secs(1);

    fn armed(engine: Option<i64>) -> (State, Moment) {
        let (mut state, now) = (State::default(), Moment::now());
        state.arm(PermitId(1), (CALL, engine), SECOND, now).unwrap();
        (state, now)
    }

    #[test]
    fn a_permit_is_taken_once_until_it_is_given_back() {
        let (mut state, now) = armed(None);
        assert_eq!(state.take("rgraphs.load", None, now), None);
        assert_eq!(state.take(CALL, Some(3), now), Some((PermitId(1), None)));
        assert_eq!(state.take(CALL, Some(3), now), None);
        assert_eq!(state.permits(now).len(), 0);
        state.give_back(PermitId(1));
        assert_eq!(state.take(CALL, None, now), Some((PermitId(1), None)));
        state.remove(PermitId(1));
        state.give_back(PermitId(1));
        assert_eq!(state.take(CALL, None, now), None, "it was removed");
    }

    #[test]
    fn the_clock_that_comes_first_ends_it() {
        let (mut state, now) = armed(None);
        let slept = Moment {
            wall: now.wall + SECOND,
            ..now
        };
        let set_back = Moment {
            instant: now.instant + SECOND,
            wall: now.wall - 1000 * SECOND,
        };
        for later in [slept, set_back] {
            assert_eq!(state.take(CALL, None, later), None);
            assert!(state.permits(later).is_empty());
        }
        assert!(state.take(CALL, None, now).is_some());
    }

    #[test]
    fn a_permit_for_one_engine_serves_no_other_and_is_used_first() {
        let (mut state, now) = armed(Some(3));
        assert_eq!(state.take(CALL, Some(4), now), None);
        assert_eq!(state.take(CALL, None, now), None, "may be another engine");
        state
            .arm(PermitId(2), (CALL, None), SECOND / 2, now)
            .unwrap();
        assert_eq!(state.take(CALL, Some(3), now), Some((PermitId(1), Some(3))));
        assert_eq!(state.take(CALL, Some(3), now), Some((PermitId(2), None)));
    }

    #[test]
    fn permits_are_bounded_and_those_that_are_over_make_room() {
        let (mut state, now) = armed(None);
        for id in 2..=MAX_PERMITS as i64 {
            assert!(
                state.arm(PermitId(id), (CALL, None), SECOND, now).is_some(),
                "{id}"
            );
        }
        assert!(state.arm(PermitId(0), (CALL, None), SECOND, now).is_none());
        assert!(
            state
                .arm(PermitId(0), (CALL, None), SECOND, now.after(SECOND))
                .is_some()
        );
        assert_eq!(state.permits.len(), 1);
    }

    #[test]
    fn acts_are_remembered_for_their_time() {
        let (mut state, now) = (State::default(), Moment::now());
        let later = now.after(SECOND / 4);
        state.begin(7, SECOND, now);
        assert_eq!(state.since(7, SECOND, later), Some(SECOND / 4));
        assert_eq!(state.since(8, SECOND, later), None);
        assert_eq!(state.since(7, SECOND, now.after(SECOND)), None);
        state.forget(7, later.instant);
        assert!(state.since(7, SECOND, later).is_some(), "began earlier");
        state.forget(7, now.instant);
        assert_eq!(state.since(7, SECOND, later), None);
        for act in 0..10_000 {
            state.begin(act, SECOND, now.after(SECOND * act as u32 / 100));
        }
        assert!(state.acts.len() <= 2 * 100 + MIN_REMEMBERED);
    }
}
