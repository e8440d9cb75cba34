//! The rules of a session, without I/O and without a clock. The time, the values set and the ends
//! of attempts determine which values are sent, which wait, and what is reported.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::Settings;
use super::health::{self, Answer, Health, REPORTED_AFTER};
use super::named::{LookUp, Named};
use super::report::{LiveReport, LiveReportKind, LiveStats};
use super::update::{TakenUpdates, Update};
use crate::batch::PropertyAddress;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::names;
use crate::retry::Sequence;
use crate::types::{EngineId, NamePath, PropertyUpdate};
use crate::write_scope::WriteScope;

/// Minimum time between two values of a property after the hub has refused one.
const REFUSED_PAUSE: Duration = Duration::from_secs(1);

/// Length of a burst, in seconds. A burst is the most that may be sent at once: as many values as
/// the total rate permits in this time.
const BURST: f64 = 0.125;

/// Minimum number of properties with the same failure for it to count as their engine's.
/// Also the minimum number of engines with the same failure for it to count as the hub's.
const SEVERAL: usize = 2;

/// State of the properties of a session.
pub(super) struct Rules {
    settings: Settings,
    /// Maximum number of requests in flight for properties that the hub answers. The same maximum
    /// applies separately to the other properties.
    width: usize,
    slots: Vec<Slot>,
    /// Indexes of the properties with a waiting value, in the order in which the values were set.
    queue: Vec<usize>,
    /// Indexes of the properties that are given by their names.
    named: Vec<usize>,
    /// Indexes of properties by the key that a property shares with its sub-fields.
    related: HashMap<u64, Vec<usize>>,
    engines: HashMap<EngineId, Health>,
    hub: Health,
    pace: Pace,
    in_flight: usize,
    /// Number of requests in flight for properties whose previous request got no response. A first
    /// request counts too.
    unproven: usize,
    stats: LiveStats,
    reports: Vec<LiveReport>,
}

/// State of a property.
struct Slot {
    address: PropertyAddress,
    scope: WriteScope,
    key: u64,
    /// State of its name; `None` if it is given by its address.
    named: Option<Named>,
    waiting: Option<PendingValue>,
    in_flight: Option<InFlight>,
    /// Earliest time at which the rate permits the next value.
    next: Instant,
    /// `true` if the hub refused the last value.
    refused: bool,
    /// `true` if the hub answered the last request.
    answers: bool,
    health: Health,
    /// Start and end of the last request; `None` if there was none.
    last_flight: Option<(Instant, Instant)>,
    /// Value that the hub acknowledged last; `None` if there was none.
    acknowledged: Option<Update>,
}

/// A value that waits to be sent.
struct PendingValue {
    update: Update,
    /// Number of the call that caused the value to be sent: a set or a reassertion.
    order: u64,
    /// State of the earlier attempts; `None` if the next attempt counts as the first.
    sequence: Option<Sequence>,
}

/// A value in flight.
#[derive(Clone, Copy, Debug)]
struct InFlight {
    number: u64,
    order: u64,
    since: Instant,
    answers: bool,
}

/// A value to be sent now.
pub(super) struct Send {
    pub(super) slot: usize,
    pub(super) update: Update,
    pub(super) sequence: Option<Sequence>,
    pub(super) address: PropertyAddress,
    /// Greatest number of failures in a row, of the property, its engine or the hub.
    pub(super) failures: u32,
}

/// The end of an attempt.
pub(super) enum Outcome {
    /// The hub acknowledged the value.
    Delivered,
    /// The value is resent at this time, unless a newer one is sent instead.
    Again {
        at: Instant,
        error: Error,
        sequence: Sequence,
    },
    /// A newer command of the client has replaced the value.
    Superseded,
    /// The value failed and is not resent.
    Failed(Error),
}

/// Current limits for the values to be sent.
#[derive(Clone, Copy, Debug)]
pub(super) struct SendLimits {
    /// Number of the first value that belongs to an unfinished frame.
    pub(super) held_from: Option<u64>,
    /// Number of free threads. Each eased value needs one of its own.
    pub(super) threads: usize,
    /// `true` if all other values need a thread of their own too.
    pub(super) threads_for_all: bool,
}

impl SendLimits {
    fn needs_thread(&self, update: &Update) -> bool {
        self.threads_for_all || update.is_eased()
    }
}

/// The total rate: a budget of values, which grows with time.
struct Pace {
    budget: f64,
    at: Instant,
    /// Time since which the total rate has held back values; `None` if it does not.
    limiting: Option<Instant>,
    reported: bool,
}

impl PendingValue {
    /// Creates a waiting value whose next attempt counts as the first.
    fn first(update: Update, order: u64) -> PendingValue {
        PendingValue {
            update,
            order,
            sequence: None,
        }
    }
}

impl Slot {
    fn number_waiting(&self) -> Option<u64> {
        self.waiting.as_ref().map(|waiting| waiting.update.number())
    }
}

impl Settings {
    /// Returns the time between two values of a property.
    pub(super) fn period(&self) -> Duration {
        Duration::from_secs(1)
            .checked_div(self.rate)
            .unwrap_or_default()
    }

    /// Returns the maximum number of values that may be sent at once.
    fn burst(&self) -> f64 {
        (f64::from(self.total_rate) * BURST).max(1.0)
    }
}

impl Rules {
    pub(super) fn new(settings: Settings, width: usize, now: Instant) -> Rules {
        Rules {
            pace: Pace {
                budget: settings.burst(),
                at: now,
                limiting: None,
                reported: false,
            },
            settings,
            width,
            slots: Vec::new(),
            queue: Vec::new(),
            named: Vec::new(),
            related: HashMap::new(),
            engines: HashMap::new(),
            hub: Health::default(),
            in_flight: 0,
            unproven: 0,
            stats: LiveStats::default(),
            reports: Vec::new(),
        }
    }

    /// Returns the number of properties.
    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Adds a property. Its index is the number of properties before it. A property that is given
    /// by its name has no scope until the name is found.
    pub(super) fn open(
        &mut self,
        address: PropertyAddress,
        scope: WriteScope,
        name: Option<NamePath>,
        now: Instant,
    ) {
        let key = scope.property().unwrap_or_default();
        self.related.entry(key).or_default().push(self.slots.len());
        match name {
            Some(_) => self.named.push(self.slots.len()),
            None => drop(self.engines.entry(address.engine_id).or_default()),
        }
        self.slots.push(Slot {
            address,
            scope,
            key,
            named: name.map(Named::new),
            waiting: None,
            in_flight: None,
            next: now,
            refused: false,
            answers: false,
            health: Health::default(),
            last_flight: None,
            acknowledged: None,
        });
    }

    /// Returns the path of names that a property is given by; `None` if it is given by its address.
    pub(super) fn path(&self, slot: usize) -> Option<&NamePath> {
        self.slots[slot].named.as_ref().map(Named::path)
    }

    /// Processes the values that were set through a handle of a property.
    pub(super) fn set(&mut self, at: usize, taken: TakenUpdates) {
        let TakenUpdates {
            update,
            sets,
            eases,
        } = taken;
        self.stats.sets += sets;
        let (kept, kept_eased) = match &update {
            Some(update) => (1, u64::from(update.is_eased())),
            None => (0, 0),
        };
        self.stats.superseded += sets.saturating_sub(kept);
        for _ in kept_eased..eases {
            self.report(at, LiveReportKind::Superseded, None);
        }
        if let Some(update) = update {
            let order = update.number();
            self.put(at, PendingValue::first(update, order));
        }
    }

    /// Makes a value wait, unless a newer one already waits.
    fn put(&mut self, at: usize, waiting: PendingValue) {
        let slot = &mut self.slots[at];
        let (kept, other) = match slot.waiting.take() {
            Some(newer) if newer.update.number() >= waiting.update.number() => {
                (newer, Some(waiting))
            }
            older => (waiting, older),
        };
        slot.waiting = Some(kept);
        let Some(other) = other else {
            self.queue.push(at);
            return;
        };
        self.stats.superseded += 1;
        if other.update.is_eased() {
            self.report(at, LiveReportKind::Superseded, None);
        }
    }

    /// Makes the last acknowledged value of each property wait again, with its original age. A
    /// property is skipped if a value waits or is in flight, or if `has_newer` knows of a newer
    /// one. Of an eased value only the target value is set. `order` is the number of the
    /// reasserting call.
    pub(super) fn reassert(&mut self, order: u64, has_newer: impl Fn(&WriteScope, u64) -> bool) {
        for at in 0..self.slots.len() {
            self.reassert_at(at, order, &has_newer);
        }
    }

    fn reassert_at(&mut self, at: usize, order: u64, has_newer: impl Fn(&WriteScope, u64) -> bool) {
        let slot = &self.slots[at];
        let (None, None, Some(last)) = (&slot.waiting, slot.in_flight, &slot.acknowledged) else {
            return;
        };
        if has_newer(&slot.scope, last.number()) {
            return;
        }
        let update = Update {
            start: last.start,
            body: PropertyUpdate::new(last.body.value.clone()),
        };
        self.stats.sets += 1;
        self.put(at, PendingValue::first(update, order));
    }

    /// Returns the values to be sent now. Each counts as in flight until [`ended`](Rules::ended) is
    /// called for it.
    pub(super) fn due(&mut self, now: Instant, mut allowed: SendLimits) -> Vec<Send> {
        self.pace.earn(&self.settings, now);
        let mut due = Vec::new();
        let mut limited = false;
        for at in std::mem::take(&mut self.queue) {
            let may_go = self.may_go(at, now, &allowed);
            if may_go && !self.pace.allows(&self.settings) {
                limited = true;
                self.queue.push(at);
                continue;
            }
            let waiting = match may_go {
                true => self.slots[at].waiting.take(),
                false => None,
            };
            match waiting {
                None => self.queue.push(at),
                Some(waiting) if self.is_stale(at, &waiting.update, now) => {
                    self.stats.expired += 1;
                    self.report(at, LiveReportKind::Expired, None);
                }
                Some(waiting) => {
                    allowed.threads -= usize::from(allowed.needs_thread(&waiting.update));
                    due.push(self.begin(at, waiting, now));
                }
            }
        }
        self.pace.note(limited, now);
        due
    }

    fn may_go(&self, at: usize, now: Instant, allowed: &SendLimits) -> bool {
        let own = &self.slots[at];
        let Some(waiting) = &own.waiting else {
            return false;
        };
        if own.named.as_ref().is_some_and(|named| !named.is_found()) {
            return false;
        }
        let number = waiting.update.number();
        let has_thread = allowed.threads > 0 || !allowed.needs_thread(&waiting.update);
        let held = allowed.held_from.is_some_and(|from| number >= from);
        if !has_thread || held || own.next > now || !self.has_room(own) {
            return false;
        }
        let health = own.health.lets_go(now) && self.wholes(own).all(|it| it.lets_go(now));
        if !health {
            return false;
        }
        // A property, its sub-fields and its parents have only one request in flight at a time, in
        // the order of the sets.
        let related = self.related.get(&own.key).map_or(&[][..], Vec::as_slice);
        related.iter().all(|other| {
            let other = &self.slots[*other];
            let older = other.number_waiting().is_some_and(|other| other < number);
            other.in_flight.is_none() && !older
        })
    }

    /// Returns the health of the engine and of the hub, as far as they hold back a property: both
    /// if the property itself has failed; otherwise only the hub, if it cannot be reached.
    fn wholes<'r>(&'r self, slot: &'r Slot) -> impl Iterator<Item = &'r Health> {
        let failed = slot.health.answer().is_some();
        let engine = self.engines.get(&slot.address.engine_id);
        let unreachable = self.hub.answer().is_some_and(Answer::is_unreachable);
        let hub = (failed || unreachable).then_some(&self.hub);
        engine.filter(|_| failed).into_iter().chain(hub)
    }

    /// Returns `true` if a connection is available for a property. Properties that the hub does not
    /// answer have their own share of the connections, and never use the connections of the others.
    fn has_room(&self, slot: &Slot) -> bool {
        let used = match slot.answers {
            true => self.in_flight - self.unproven,
            false => self.unproven,
        };
        used < self.width
    }

    /// Returns `true` if a value is too old to be sent. Only the time for which the hub was away or
    /// late counts, not the time for which the session kept the value.
    fn is_stale(&self, at: usize, update: &Update, now: Instant) -> bool {
        let Some(most) = self.settings.stale_after else {
            return false;
        };
        let set = update.start.instant();
        let own = &self.slots[at];
        let engine = self.engines.get(&own.address.engine_id);
        let health = [Some(&own.health), engine, Some(&self.hub)].into_iter();
        let failed = health.flatten().map(|it| it.failed_since(set, now));
        let related = self.related.get(&own.key).into_iter().flatten();
        let flights = related.filter_map(|other| self.slots[*other].last_flight);
        let late = flights.map(|flight| health::overlap(flight, set));
        failed.chain(late).max().is_some_and(|late| late > most)
    }

    fn begin(&mut self, at: usize, waiting: PendingValue, now: Instant) -> Send {
        let period = self.settings.period();
        self.pace.budget -= 1.0;
        self.stats.sent += 1;
        let slot = &mut self.slots[at];
        // The time of the next value is counted from the planned time of this one, so that all
        // values that are set at exactly the rate are sent.
        slot.next = match now.saturating_duration_since(slot.next) < period {
            _ if slot.refused => now + REFUSED_PAUSE,
            true => slot.next + period,
            false => now + period,
        };
        slot.in_flight = Some(InFlight {
            number: waiting.update.number(),
            order: waiting.order,
            since: now,
            answers: slot.answers,
        });
        self.in_flight += 1;
        self.unproven += usize::from(!slot.answers);
        let engine = self.engines.entry(slot.address.engine_id).or_default();
        let failures = [&slot.health, engine, &self.hub].map(|health| health.failures());
        let unreachable = self.hub.answer().is_some_and(Answer::is_unreachable);
        if unreachable || slot.health.answer().is_some() {
            engine.probe(now);
            self.hub.probe(now);
        }
        Send {
            slot: at,
            update: waiting.update,
            sequence: waiting.sequence,
            address: slot.address.clone(),
            failures: failures.into_iter().max().unwrap_or(0),
        }
    }

    /// Processes the end of an attempt.
    pub(super) fn ended(&mut self, at: usize, update: Update, outcome: Outcome, now: Instant) {
        let Some(flight) = self.slots[at].in_flight.take() else {
            return;
        };
        self.in_flight -= 1;
        self.unproven -= usize::from(!flight.answers);
        let slot = &mut self.slots[at];
        slot.last_flight = Some((flight.since, now));
        slot.answers = match &outcome {
            Outcome::Delivered => true,
            Outcome::Again { error, .. } | Outcome::Failed(error) => error.status().is_some(),
            Outcome::Superseded => slot.answers,
        };
        match outcome {
            Outcome::Delivered => {
                self.stats.delivered += 1;
                slot.refused = false;
                slot.acknowledged = Some(update);
                if let Some(named) = &mut slot.named {
                    named.delivered();
                }
                self.succeeded(at, flight.since, now);
            }
            Outcome::Superseded => {
                self.stats.superseded += 1;
                if update.is_eased() {
                    self.report(at, LiveReportKind::Superseded, None);
                }
            }
            Outcome::Failed(error) => {
                if error.status().is_some() {
                    self.hub_responded(flight.since, now);
                }
                if let Some(error) = self.doubt_name(at, &update, flight, error, now) {
                    self.refused(at, error, now);
                } else {
                    self.put(at, PendingValue::first(update, flight.order));
                }
            }
            Outcome::Again {
                at: until,
                error,
                sequence,
            } => {
                self.failed(at, flight.since, now, until, &error);
                let again = PendingValue {
                    sequence: Some(sequence),
                    ..PendingValue::first(update, flight.order)
                };
                self.put(at, again);
            }
        }
    }

    /// Records that a value failed and is not resent.
    fn refused(&mut self, at: usize, error: Error, now: Instant) {
        let slot = &mut self.slots[at];
        if error.status().is_some() {
            slot.refused = true;
            slot.next = now + REFUSED_PAUSE;
        }
        self.stats.failed += 1;
        let error = match &slot.named {
            Some(named) => error.about(named.path().as_str()),
            None => error,
        };
        self.report(at, LiveReportKind::Failed, Some(error));
    }

    /// Decides after a failure whether the name of a property is looked up again before the value
    /// counts as failed. If so, the error is kept; otherwise it is returned. Hubs respond with 404
    /// or 500 if the property does not exist. An eased value is not sent again after a 500, as it
    /// may have taken effect.
    fn doubt_name(
        &mut self,
        at: usize,
        update: &Update,
        flight: InFlight,
        error: Error,
        now: Instant,
    ) -> Option<Error> {
        let is_missing = matches!(error.status(), Some(404 | 500));
        let named = self.slots[at].named.as_mut().filter(|_| is_missing);
        let Some(named) = named else {
            return Some(error);
        };
        let doubted = named.doubt(flight.since, now);
        if !doubted || (update.is_eased() && error.status() == Some(500)) {
            return Some(error);
        }
        named.keep_error(update.number(), error);
        None
    }

    /// Requests a look-up of all names, because a load may have changed the properties to which
    /// they lead.
    pub(super) fn doubt_all_names(&mut self) {
        for at in &self.named {
            if let Some(named) = &mut self.slots[*at].named {
                named.want();
            }
        }
    }

    /// Returns `true` if at least one property is given by its name.
    pub(super) fn has_names(&self) -> bool {
        !self.named.is_empty()
    }

    /// Returns the look-ups to be made now. Each counts as in progress until
    /// [`looked_up`](Rules::looked_up) is called for it.
    pub(super) fn look_ups(&mut self, now: Instant) -> Vec<LookUp> {
        let due = self.named.iter().filter_map(|at| {
            let slot = &mut self.slots[*at];
            let waits = slot.waiting.is_some();
            slot.named.as_mut()?.look_up(*at, waits, now)
        });
        due.collect()
    }

    /// Processes the end of a look-up that began at the time `began`. If the name leads to a new
    /// address, the last acknowledged value is sent there, unless `has_newer` knows of a newer one.
    /// The value is sent as if a call with the number `order` had set it.
    pub(super) fn looked_up(
        &mut self,
        at: usize,
        began: Instant,
        outcome: Result<(PropertyAddress, WriteScope)>,
        now: Instant,
        order: u64,
        has_newer: impl Fn(&WriteScope, u64) -> bool,
    ) {
        let slot = &mut self.slots[at];
        let Some(named) = &mut slot.named else {
            return;
        };
        match outcome {
            Ok((address, scope)) => {
                let failed = named.take_error();
                let moved = address != slot.address;
                named.found(moved, now);
                if moved {
                    self.move_to(at, address, scope, now);
                    self.reassert_at(at, order, has_newer);
                } else if let Some((number, error)) = failed
                    && slot.number_waiting() == Some(number)
                {
                    self.drop_waiting(at);
                    self.refused(at, error, now);
                }
            }
            Err(error) if names::is_of_name(&error) => {
                named.take_error();
                named.missed(now);
                if self.drop_waiting(at) {
                    self.stats.failed += 1;
                }
                self.report(at, LiveReportKind::Failed, Some(error));
            }
            Err(error) => {
                let until = named.not_read(now);
                if !self.is_of_unreachable_hub(began, now, until, &error) {
                    self.slots[at].health.fail(now, until, &error);
                }
            }
        }
    }

    /// Gives a property another address, to which its next values are sent.
    fn move_to(&mut self, at: usize, address: PropertyAddress, scope: WriteScope, now: Instant) {
        let slot = &mut self.slots[at];
        if let Some(related) = self.related.get_mut(&slot.key) {
            related.retain(|other| *other != at);
            if related.is_empty() {
                self.related.remove(&slot.key);
            }
        }
        slot.key = scope.property().unwrap_or_default();
        self.related.entry(slot.key).or_default().push(at);
        self.engines.entry(address.engine_id).or_default();
        (slot.address, slot.scope) = (address, scope);
        (slot.refused, slot.answers) = (false, false);
        slot.health.retry_now(now);
        slot.next = slot.next.min(now + self.settings.period());
        // Earlier attempts are forgotten, because those at the old address say nothing about the
        // new one.
        if let Some(waiting) = &mut slot.waiting {
            waiting.sequence = None;
        }
    }

    /// Removes the waiting value of a property. Returns `false` if there is none.
    fn drop_waiting(&mut self, at: usize) -> bool {
        self.queue.retain(|other| *other != at);
        self.slots[at].waiting.take().is_some()
    }

    /// Records that the hub has accepted a value of a property.
    fn succeeded(&mut self, at: usize, began: Instant, now: Instant) {
        if now.saturating_duration_since(began) >= REPORTED_AFTER {
            // A property whose responses are always late is not reported as back after each of
            // them.
            return self.slots[at].health.retry_now(now);
        }
        self.hub_responded(began, now);
        let engine_id = self.slots[at].address.engine_id;
        let engine = self.engines.entry(engine_id).or_default();
        let answer = engine.answer();
        if engine.succeed(now) {
            self.add(LiveReportKind::Back, Some(engine_id), None, None);
        }
        if answer.is_some() {
            let parts = self
                .slots
                .iter_mut()
                .filter(|slot| slot.address.engine_id == engine_id);
            forget(parts.map(|slot| &mut slot.health), answer, now);
        }
        if self.slots[at].health.succeed(now) {
            self.report(at, LiveReportKind::Back, None);
        }
    }

    /// Records that the hub has responded to a value, which it accepted or refused for good.
    fn hub_responded(&mut self, began: Instant, now: Instant) {
        let answer = self.hub.answer();
        // The response does not count if its request began before the failure, because it does not
        // show that the hub works again.
        if answer.is_some_and(Answer::is_unreachable) && self.hub.began_to_fail_after(began) {
            return;
        }
        if self.hub.succeed(now) {
            self.stats.reconnects += 1;
            self.add(LiveReportKind::Back, None, None, None);
        }
        if answer.is_some() {
            let slots = self.slots.iter_mut().map(|slot| &mut slot.health);
            forget(slots.chain(self.engines.values_mut()), answer, now);
        }
    }

    /// Records that a value was not accepted and is resent at the time `until`. Until then no value
    /// of the property is sent, or no value at all if the hub cannot be reached.
    fn failed(&mut self, at: usize, began: Instant, now: Instant, until: Instant, error: &Error) {
        if self.is_of_unreachable_hub(began, now, until, error) {
            return;
        }
        let answer = Answer::of(error);
        let slot = &mut self.slots[at];
        slot.health.fail(now, until, error);
        // If the engine or the hub already fails in the same way, this failure counts for it too.
        let engine = self.engines.entry(slot.address.engine_id).or_default();
        for whole in [engine, &mut self.hub] {
            if whole.answer() == Some(answer) {
                whole.fail(now, until, error);
            }
        }
    }

    /// Records that the hub cannot be reached, and returns `true`, if the error shows this. It does
    /// not show this if the hub has accepted or refused a value since `began`.
    fn is_of_unreachable_hub(
        &mut self,
        began: Instant,
        now: Instant,
        until: Instant,
        error: &Error,
    ) -> bool {
        let is_of_hub = Answer::of(error).is_unreachable() && !self.hub.succeeded_since(began);
        if is_of_hub {
            self.hub.fail(now, until, error);
            self.report_hub(now, Duration::ZERO);
        }
        is_of_hub
    }

    /// Finds failures that are not those of a single property. A failure that several properties of
    /// an engine share is the engine's, if the engine has accepted no value meanwhile. A failure
    /// that several engines share is the hub's.
    fn look_for_common_failures(&mut self, now: Instant) {
        for (id, engine) in &mut self.engines {
            let parts = self.slots.iter().filter(|it| it.address.engine_id == *id);
            engine.take_over(parts.map(|slot| &slot.health), SEVERAL, now);
        }
        self.hub.take_over(self.engines.values(), SEVERAL, now);
    }

    /// Reports failures that have held values back for some time. Each is reported once, for the
    /// property, the engine or the hub.
    pub(super) fn report_held(&mut self, now: Instant) {
        self.note_hanging(now);
        self.look_for_common_failures(now);
        self.report_hub(now, REPORTED_AFTER);
        // A failure of the hub is not reported again for its engines and properties.
        if self.hub.answer().is_none() {
            let engines = self.engines.iter_mut();
            let held = engines.filter_map(|(id, it)| Some((*id, it.report(now, REPORTED_AFTER)?)));
            for (id, error) in held.collect::<Vec<_>>() {
                self.add(LiveReportKind::Held, Some(id), None, Some(error));
            }
            for at in 0..self.slots.len() {
                if let Some(error) = self.held(at, now) {
                    self.report(at, LiveReportKind::Held, Some(error));
                }
            }
        }
        if self.pace.is_to_be_reported(now) {
            self.add(LiveReportKind::Limited, None, None, None);
        }
    }

    /// Returns the error that holds back a property's values, if it is to be reported now. Returns
    /// `None` if the failure is that of the engine, is too short, or was reported before. Also
    /// returns `None` if no value waits or is in flight.
    fn held(&mut self, at: usize, now: Instant) -> Option<Error> {
        let slot = &mut self.slots[at];
        let engine = self.engines.get(&slot.address.engine_id);
        let engine = engine.and_then(Health::answer);
        let own = slot.health.answer().is_some() && slot.health.answer() != engine;
        let has_value = slot.waiting.is_some() || slot.in_flight.is_some();
        let error = (own && has_value).then(|| slot.health.report(now, REPORTED_AFTER));
        error.flatten()
    }

    fn report_hub(&mut self, now: Instant, after: Duration) {
        if let Some(error) = self.hub.report(now, after) {
            self.add(LiveReportKind::Lost, None, None, Some(error));
        }
    }

    /// Records each request that has had no response for some time as a failure.
    fn note_hanging(&mut self, now: Instant) {
        for at in 0..self.slots.len() {
            let slot = &self.slots[at];
            let Some(flight) = slot.in_flight else {
                continue;
            };
            let hangs = now.saturating_duration_since(flight.since) >= REPORTED_AFTER;
            if hangs && slot.health.answer().is_none() {
                let detail = "the hub has not responded for some time";
                let error = Error::new(ErrorKind::Timeout, Effect::Maybe, detail)
                    .with_operation("engines.set_property");
                // The failure counts from the start of the request, so that it is reported now.
                self.failed(at, flight.since, flight.since, flight.since, &error);
            }
        }
    }

    fn report(&mut self, at: usize, kind: LiveReportKind, error: Option<Error>) {
        let address = self.slots[at].address.clone();
        self.add(kind, Some(address.engine_id), Some(address), error);
    }

    fn add(
        &mut self,
        kind: LiveReportKind,
        engine_id: Option<EngineId>,
        address: Option<PropertyAddress>,
        error: Option<Error>,
    ) {
        self.reports.push(LiveReport {
            kind,
            engine_id,
            address,
            error,
            member: None,
        });
    }

    /// Returns the reports since the last call of this function.
    pub(super) fn take_reports(&mut self) -> Vec<LiveReport> {
        std::mem::take(&mut self.reports)
    }

    /// Returns `true` if a value waits or is in flight.
    pub(super) fn is_busy(&self) -> bool {
        !self.queue.is_empty() || self.in_flight > 0
    }

    /// Returns the properties with a value that waits or is in flight. Only values count that were
    /// set or reasserted by a call with a number below `before`.
    pub(super) fn unsettled(&self, before: u64) -> Vec<PropertyAddress> {
        self.addresses(|slot| {
            let waiting = slot.waiting.as_ref().map(|waiting| waiting.order);
            let in_flight = slot.in_flight.map(|flight| flight.order);
            waiting
                .into_iter()
                .chain(in_flight)
                .any(|order| order < before)
        })
    }

    /// Returns the properties with a waiting or sent value that the hub has not acknowledged.
    pub(super) fn left(&self) -> Vec<PropertyAddress> {
        self.addresses(|slot| {
            let acknowledged = slot.acknowledged.as_ref().map(Update::number);
            let in_flight = slot.in_flight.map(|flight| flight.number);
            let mut numbers = slot.number_waiting().into_iter().chain(in_flight);
            numbers.any(|number| Some(number) != acknowledged)
        })
    }

    fn addresses(&self, which: impl Fn(&Slot) -> bool) -> Vec<PropertyAddress> {
        let slots = self.slots.iter().filter(|slot| which(slot));
        slots.map(|slot| slot.address.clone()).collect()
    }

    /// Ends the session. Values that wait or are in flight count as dropped.
    pub(super) fn end(&mut self) {
        self.stats.dropped += (self.queue.len() + self.in_flight) as u64;
        self.queue.clear();
        (self.in_flight, self.unproven) = (0, 0);
        for slot in &mut self.slots {
            (slot.waiting, slot.in_flight) = (None, None);
        }
    }

    /// Returns the statistics so far.
    pub(super) fn stats(&self) -> LiveStats {
        let started = self.queue.iter().filter_map(|at| {
            let waiting = self.slots[*at].waiting.as_ref()?;
            Some(waiting.update.start.instant())
        });
        LiveStats {
            waiting: (self.queue.len() + self.in_flight) as u64,
            oldest_waiting: started
                .min()
                .map(|since| since.elapsed())
                .unwrap_or_default(),
            ..self.stats.clone()
        }
    }
}

/// Forgets failures of `parts`, because their engine or the hub works again. These are the
/// failures of the kind `answer`, or all if `answer` means that the hub could not be reached.
fn forget<'h>(parts: impl Iterator<Item = &'h mut Health>, answer: Option<Answer>, now: Instant) {
    let unreachable = answer.is_some_and(Answer::is_unreachable);
    for part in parts.filter(|part| unreachable || part.answer() == answer) {
        part.forget(now);
    }
}

impl Pace {
    fn earn(&mut self, settings: &Settings, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        let earned = passed * f64::from(settings.total_rate);
        self.budget = (self.budget + earned).min(settings.burst());
        self.at = now;
    }

    fn allows(&self, settings: &Settings) -> bool {
        settings.total_rate == 0 || self.budget >= 1.0
    }

    /// Records whether the total rate holds back values now.
    fn note(&mut self, limited: bool, now: Instant) {
        self.limiting = match limited {
            true => self.limiting.or(Some(now)),
            false => None,
        };
    }

    fn is_to_be_reported(&mut self, now: Instant) -> bool {
        let limits = |since: Instant| now.saturating_duration_since(since) >= REPORTED_AFTER;
        let due = !self.reported && self.limiting.is_some_and(limits);
        self.reported |= due;
        due
    }
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
