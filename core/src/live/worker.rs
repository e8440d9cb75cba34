//! The thread of a session: it takes what was set and sends the newest of each property, over as many
//! connections as a batch, and waits for all responses at once.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::report::{LiveReportKind, LiveStats};
use super::shared::{Shared, request};
use super::slots::{Slots, Waiting};
use super::update::Update;
use crate::call::Call;
use crate::client::Client;
use crate::decode::{self, Single};
use crate::error::{Effect, Error, ErrorKind};
use crate::options::{CallStart, CancelToken};
use crate::retry::{Failed, Failure, Sequence};
use crate::schema::retry_class::RetryClass;
use crate::thread_hooks::run_with_hooks;
use crate::transport::{self, Exchange, HttpResponse, Interest, TransportError, Wait};
use crate::types::Property;

/// How often it looks for what was set, while something is.
const TICK: Duration = Duration::from_millis(1);

/// How long after the last set it does so.
const ACTIVE: Duration = Duration::from_secs(1);

/// How often it looks after that, while it waits for the hub.
const SLOW_TICK: Duration = Duration::from_millis(10);

/// How long it sleeps where there is nothing to do.
const PARKED: Duration = Duration::from_secs(1);

/// How many values are sent by ureq at once, each on a thread of its own: eased ones, and those that
/// go through a proxy.
const MAX_THREADS: usize = 16;

/// The first and the longest pause before a value is sent again, or the hub is tried again.
const FIRST_PAUSE: Duration = Duration::from_millis(25);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// The pause of a property of which the hub refused the last value.
const REFUSED_PAUSE: Duration = Duration::from_secs(1);

/// The pause where the hub accepts no API key.
const AUTH_PAUSE: Duration = Duration::from_secs(5);

/// The pause where the hub asks for one and does not say how long.
const BUSY_PAUSE: Duration = Duration::from_secs(1);

/// How much of a second's values may leave at once.
const BURST: f64 = 0.125;

/// Works until the session or its client is closed.
pub(super) fn run(shared: &Arc<Shared>) {
    let _ending = Ending(shared);
    shared.register_worker();
    // Cancels what is under way on other threads when the session ends.
    let stopping = CancelToken::new();
    let token = match shared.client.options.token() {
        Some(token) => token.without_poll().linked_with(&stopping),
        None => stopping.clone(),
    };
    let options = shared.client.options.clone().cancel(&token);
    let client = &shared.client.with(options);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let now = Instant::now();
        let mut worker = Worker {
            shared,
            client,
            scope,
            sender,
            receiver,
            threads: 0,
            known_handles: 0,
            slots: Slots::default(),
            active: Vec::new(),
            stats: LiveStats::default(),
            last_set: now,
            budget: shared.settings.burst(),
            budget_at: now,
            hub: Hub {
                pause_until: now,
                failures: 0,
                lost: false,
            },
        };
        worker.run();
        stopping.cancel();
    });
}

/// Tells those who wait that the worker has ended, also after a panic.
struct Ending<'a>(&'a Shared);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let detail = "the thread of the live session panicked";
            let error = Error::new(ErrorKind::Internal, Effect::Maybe, detail);
            let reports = &self.0.reports;
            reports.add(LiveReportKind::Lost, None, Some(error));
        }
        self.0.end();
    }
}

impl super::Settings {
    /// How many values may leave at once.
    fn burst(&self) -> f64 {
        (f64::from(self.total_rate) * BURST).max(1.0)
    }
}

struct Worker<'s, 'e> {
    shared: &'e Shared,
    client: &'e Client,
    scope: &'s Scope<'s, 'e>,
    sender: Sender<Threaded>,
    receiver: Receiver<Threaded>,
    /// How many threads send.
    threads: usize,
    known_handles: usize,
    slots: Slots,
    active: Vec<Active<'e>>,
    stats: LiveStats,
    /// When something was set last.
    last_set: Instant,
    /// How many values may leave, as of this time.
    budget: f64,
    budget_at: Instant,
    hub: Hub,
}

/// What is known of the hub.
struct Hub {
    /// Nothing is sent before this.
    pause_until: Instant,
    /// How often it could not be reached, one after the other.
    failures: u32,
    /// Whether it was reported as lost.
    lost: bool,
}

/// A value that is on its way.
struct Active<'e> {
    slot: usize,
    update: Update,
    attempts: u32,
    call: Call<'e>,
    sequence: Sequence,
    started: Option<Instant>,
    sent: Instant,
    exchange: Exchange,
    interest: Interest,
    until: Instant,
}

/// What becomes of a value that could not be delivered.
enum After {
    /// It is sent again, unless a newer one waits.
    Again,
    /// A newer command of the client counts.
    Superseded,
    /// It is not sent again.
    Failed(Error),
}

/// What became of a value that another thread has sent.
struct Threaded {
    slot: usize,
    update: Update,
    sent: Instant,
    result: Result<(), Error>,
}

impl<'s, 'e> Worker<'s, 'e> {
    fn run(&mut self) {
        while !self.shared.is_closed() {
            self.harvest();
            self.send();
            // Whoever has waited for it finds the figures.
            self.publish();
            self.shared
                .answer_flushes(|before| self.slots.unsettled(before));
            self.wait();
            self.collect();
        }
        self.harvest();
        let (waiting, _) = self.slots.waiting();
        self.stats.dropped += (waiting + self.active.len() + self.threads) as u64;
        (self.active, self.slots, self.threads) = (Vec::new(), Slots::default(), 0);
        self.publish();
    }

    /// Takes what was set.
    fn harvest(&mut self) {
        let (mut sets, mut marked) = (0, Vec::new());
        self.shared.take_marks(|slot| marked.push(slot));
        // After the marks: each property that is marked was opened before.
        for opened in self.shared.take_opened(&mut self.known_handles) {
            self.slots.open(opened);
        }
        let (slots, opened) = (&mut self.slots, self.shared.opened);
        for slot in marked {
            let (count, replaced) = slots.harvest(slot, opened);
            sets += count;
            if replaced {
                let address = slots.at(slot).address.clone();
                self.shared
                    .reports
                    .add(LiveReportKind::Superseded, Some(address), None);
            }
        }
        if sets > 0 {
            self.stats.sets += sets;
            self.last_set = Instant::now();
        }
        if self.shared.take_reassert() {
            self.reassert();
        }
    }

    fn reassert(&mut self) {
        for at in 0..self.slots.len() {
            let slot = self.slots.at(at);
            let (None, None, Some(last)) = (&slot.waiting, slot.in_flight, &slot.acknowledged)
            else {
                continue;
            };
            let update = Update {
                start: CallStart::now(),
                body: last.body.clone(),
            };
            self.stats.sets += 1;
            self.slots.put(at, Waiting::new(update));
        }
    }

    /// Sends what may be sent now.
    fn send(&mut self) {
        let now = Instant::now();
        let held_from = self.shared.frame.held_from(self.shared.opened, now);
        let rate = f64::from(self.shared.settings.total_rate);
        let earned = now.duration_since(self.budget_at).as_secs_f64() * rate;
        self.budget = (self.budget + earned).min(self.shared.settings.burst());
        self.budget_at = now;
        while self.hub.pause_until <= now && (rate == 0.0 || self.budget >= 1.0) {
            let under_way = self.active.len() + self.threads;
            // A hub that is lost is tried with one value.
            let width = match self.hub.failures {
                0 => self.client.shared.config.settings.max_batch_connections as usize,
                _ => 1,
            };
            if under_way >= width {
                break;
            }
            let threads = self.threads < MAX_THREADS;
            let exchanges = self.client.shared.transport.exchanges(RetryClass::Set);
            if !threads && !exchanges {
                break;
            }
            let Some(at) = self.slots.next(now, held_from, threads) else {
                break;
            };
            let Some(waiting) = self.slots.take(at) else {
                break;
            };
            let age = now.saturating_duration_since(waiting.update.start.instant());
            if self
                .shared
                .settings
                .stale_after
                .is_some_and(|most| age > most)
            {
                self.stats.expired += 1;
                self.report(at, LiveReportKind::Expired, None);
                continue;
            }
            self.budget -= 1.0;
            self.send_one(at, waiting, now);
        }
    }

    fn send_one(&mut self, at: usize, waiting: Waiting, now: Instant) {
        let slot = self.slots.at(at);
        slot.next = match self.shared.settings.rate {
            _ if slot.refused => now + REFUSED_PAUSE,
            0 => now,
            rate => {
                let period = Duration::from_secs(1) / rate;
                // In step, so that values that come at this rate are all sent.
                let late = now.saturating_duration_since(slot.next);
                if late < period {
                    slot.next + period
                } else {
                    now + period
                }
            }
        };
        let Waiting {
            update,
            attempts,
            sequence,
        } = waiting;
        let request = match request(&slot.address, &update.body) {
            Ok(request) => request,
            Err(error) => return self.failed(at, error),
        };
        slot.in_flight = Some(update.start.number());
        self.stats.sent += 1;
        let exchanged = self.client.shared.transport.exchanges(request.resend);
        let deadline = now + self.shared.time_limit;
        let (call, scope) = Call::new(self.client, request, update.start, deadline);
        if !exchanged {
            let sender = self.sender.clone();
            let work = move || {
                let sent = call.send(scope).map_err(|failed| call.explain(failed));
                // The other side is there until all have ended.
                let _ = sender.send(Threaded {
                    slot: at,
                    update,
                    sent: now,
                    result: sent.map(drop),
                });
            };
            self.threads += 1;
            let builder = thread::Builder::new().name("gfxhub-live".to_owned());
            if let Err(error) = builder.spawn_scoped(self.scope, move || run_with_hooks(work)) {
                self.threads -= 1;
                self.slots.at(at).in_flight = None;
                let detail = format!("no thread can be started to send it: {error}");
                self.failed(at, Error::unsent(ErrorKind::Internal, detail, now));
            }
            return;
        }
        let mut sequence = match sequence {
            Some(sequence) => {
                sequence.resume();
                sequence
            }
            None => match self.client.shared.retry.begin(update.start, scope) {
                Ok(sequence) => sequence,
                // The client was closed, which ends the session.
                Err(_) => {
                    self.slots.at(at).in_flight = None;
                    self.slots.put(at, Waiting::new(update));
                    return;
                }
            },
        };
        let number = sequence.begin_attempt();
        let started = call.attempt_starts();
        let transport = &self.client.shared.transport;
        match transport.begin(&call.outgoing(number, sequence.write())) {
            Ok(exchange) => {
                self.active.push(Active {
                    slot: at,
                    update,
                    attempts: attempts + 1,
                    call,
                    sequence,
                    started,
                    sent: now,
                    exchange,
                    interest: Interest::Either,
                    until: now,
                });
                self.advance(self.active.len() - 1);
            }
            Err(error) => {
                let (outcome, _) = call.attempt_ended(number, started, Err(error));
                if let Err(failure) = outcome {
                    self.lost(at, update, attempts + 1, &call, sequence, failure);
                }
            }
        }
    }

    /// Goes on with the value at this place.
    fn advance(&mut self, at: usize) {
        let active = &mut self.active[at];
        let transport = &self.client.shared.transport;
        let outcome = match transport.advance(&mut active.exchange) {
            Ok(Err(Wait::Sockets(interest, until))) => {
                (active.interest, active.until) = (interest, until);
                return;
            }
            // Bytes in memory have no clock.
            Ok(Err(Wait::Nothing)) => {
                let detail = "no response came";
                Err(active.exchange.give_up(ErrorKind::Timeout, detail))
            }
            Ok(Ok(response)) => Ok(response),
            Err(error) => Err(error),
        };
        self.ended(at, outcome);
    }

    fn ended(&mut self, at: usize, outcome: Result<HttpResponse, TransportError>) {
        let Active {
            slot,
            update,
            attempts,
            call,
            sequence,
            started,
            sent,
            ..
        } = self.active.swap_remove(at);
        let (outcome, report) = call.attempt_ended(attempts, started, outcome);
        match outcome {
            Ok(response) => {
                let success = self.client.shared.retry.success(&sequence, response);
                // What is no property, a web page for example, acknowledges nothing.
                let read = call.complete(success, report, decode::read::<Single, Property>);
                match read {
                    Ok((_, response)) => {
                        self.client.without(response, ());
                        self.delivered(slot, update, sent);
                    }
                    Err(failed) => {
                        self.unsettled(slot, update, attempts, sequence, call.explain(failed));
                    }
                }
            }
            Err(failure) => self.lost(slot, update, attempts, &call, sequence, failure),
        }
    }

    fn delivered(&mut self, at: usize, update: Update, sent: Instant) {
        self.shared.published.round_trip(sent.elapsed());
        self.stats.delivered += 1;
        let slot = self.slots.at(at);
        (slot.in_flight, slot.refused) = (None, false);
        slot.acknowledged = Some(update);
        self.reached();
    }

    /// The hub has responded.
    fn reached(&mut self) {
        self.hub.failures = 0;
        if std::mem::take(&mut self.hub.lost) {
            self.stats.reconnects += 1;
            self.shared.reports.add(LiveReportKind::Back, None, None);
        }
    }

    /// After an attempt without a response of 2xx.
    fn lost(
        &mut self,
        at: usize,
        update: Update,
        attempts: u32,
        call: &Call<'_>,
        mut sequence: Sequence,
        failure: Failure,
    ) {
        sequence.note(&failure.error);
        let error = call.explain(Failed {
            error: failure.error,
            attempts,
        });
        self.unsettled(at, update, attempts, sequence, error);
    }

    /// After an attempt that failed: the value waits again, or it has failed.
    fn unsettled(
        &mut self,
        at: usize,
        update: Update,
        attempts: u32,
        sequence: Sequence,
        error: Error,
    ) {
        self.slots.at(at).in_flight = None;
        match self.after(at, error, attempts) {
            After::Again => {
                let waiting = Waiting {
                    update,
                    attempts,
                    sequence: Some(sequence),
                };
                self.slots.put(at, waiting);
            }
            After::Superseded => {}
            After::Failed(error) => self.failed(at, error),
        }
    }

    /// What becomes of a value after this error, and how long nothing is sent, of the property or at all.
    fn after(&mut self, at: usize, error: Error, attempts: u32) -> After {
        let now = Instant::now();
        let is_hub = !matches!(error.kind(), ErrorKind::Auth | ErrorKind::UnexpectedContent);
        if error.status().is_some() && is_hub {
            self.reached();
        }
        match error.kind() {
            ErrorKind::Auth => self.lose(now, AUTH_PAUSE, error),
            ErrorKind::Throttled | ErrorKind::Unavailable => {
                let wait = error.retry_after().unwrap_or(BUSY_PAUSE);
                self.hub.pause_until = now + wait;
            }
            // A web page comes from something else that has taken the hub's address for a while.
            ErrorKind::Dns
            | ErrorKind::Connect
            | ErrorKind::ConnectTimeout
            | ErrorKind::Tls
            | ErrorKind::UnexpectedContent => {
                self.lose(now, backoff(self.hub.failures), error);
            }
            ErrorKind::Timeout | ErrorKind::ConnectionLost | ErrorKind::Protocol => {
                let slot = self.slots.at(at);
                slot.next = slot.next.max(now + backoff(attempts - 1));
            }
            // The session or the client ends.
            ErrorKind::Cancelled | ErrorKind::Closed => {}
            ErrorKind::Superseded => return After::Superseded,
            _ => return After::Failed(error),
        }
        After::Again
    }

    /// Reports the hub as lost, once. Of values that fail together one counts.
    fn lose(&mut self, now: Instant, pause: Duration, error: Error) {
        if self.hub.failures == 0 || self.hub.pause_until <= now {
            self.hub.pause_until = now + pause;
            self.hub.failures = self.hub.failures.saturating_add(1);
        }
        if !std::mem::replace(&mut self.hub.lost, true) {
            self.shared
                .reports
                .add(LiveReportKind::Lost, None, Some(error));
        }
    }

    /// The value is not sent again.
    fn failed(&mut self, at: usize, error: Error) {
        self.stats.failed += 1;
        let refused = error.status().is_some();
        let slot = self.slots.at(at);
        if refused {
            slot.refused = true;
            slot.next = Instant::now() + REFUSED_PAUSE;
        }
        self.report(at, LiveReportKind::Failed, Some(error));
    }

    fn report(&mut self, at: usize, kind: LiveReportKind, error: Option<Error>) {
        let address = self.slots.at(at).address.clone();
        self.shared.reports.add(kind, Some(address), error);
    }

    /// Takes over what other threads have sent.
    fn collect(&mut self) {
        while let Ok(ended) = self.receiver.try_recv() {
            let Threaded {
                slot,
                update,
                sent,
                result,
            } = ended;
            self.threads -= 1;
            self.slots.at(slot).in_flight = None;
            let waiting = Waiting::new(update);
            match result {
                Ok(()) => self.delivered(slot, waiting.update, sent),
                Err(error) if waiting.is_trigger() => {
                    if error.kind() == ErrorKind::Superseded {
                        self.report(slot, LiveReportKind::Superseded, None);
                    } else {
                        self.failed(slot, error);
                    }
                }
                Err(error) => match self.after(slot, error, 1) {
                    After::Again => drop(self.slots.put(slot, waiting)),
                    After::Superseded => {}
                    After::Failed(error) => self.failed(slot, error),
                },
            }
        }
    }

    /// Leaves the figures for whoever asks.
    fn publish(&mut self) {
        let (waiting, oldest) = self.slots.waiting();
        let stats = &mut self.stats;
        stats.waiting = (waiting + self.active.len() + self.threads) as u64;
        stats.oldest_waiting = oldest;
        let settled = stats.delivered + stats.failed + stats.expired + stats.dropped;
        stats.superseded = stats.sets.saturating_sub(settled + stats.waiting);
        self.shared.published.publish(stats);
    }

    /// Waits until something can go on, or was set.
    fn wait(&mut self) {
        let now = Instant::now();
        let recent = now.duration_since(self.last_set) < ACTIVE;
        let busy = !self.active.is_empty() || self.threads > 0 || self.slots.has_waiting();
        if !recent && !busy && !self.shared.is_flushing() {
            return self.shared.park(PARKED);
        }
        let tick = if recent { TICK } else { SLOW_TICK };
        if self.active.is_empty() {
            return thread::sleep(tick);
        }
        let untils = self.active.iter().map(|active| active.until);
        let next = untils.min().unwrap_or(now);
        let ready = transport::wait(
            self.active
                .iter()
                .map(|active| (&active.exchange, active.interest)),
            tick.min(next.saturating_duration_since(now)),
        );
        let now = Instant::now();
        // From the end, as each that ends leaves its place to the last one.
        for at in (0..ready.len()).rev() {
            if ready[at] || self.active[at].until <= now {
                self.advance(at);
            }
        }
    }
}

/// The pause after so many failures before this one.
fn backoff(failures: u32) -> Duration {
    let doubled = FIRST_PAUSE.saturating_mul(1 << failures.min(6));
    doubled.min(LONGEST_PAUSE)
}
