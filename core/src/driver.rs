//! The driver of attempts in flight: one thread begins the attempts of many calls, waits for all of
//! them together, and collects those that have ended. No attempt delays another.
//!
//! An attempt is an [`Exchange`], whose look-up, connection and TLS are states that this thread
//! advances, or a request that ureq sends: triggers and other actions, eased sets, and everything
//! through a proxy. ureq blocks, so each of these has its own thread. Both kinds are begun, ended
//! and accounted for alike.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use crate::call::{AttemptReport, Call};
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::{Effect, ErrorKind};
use crate::raw::RawResponse;
use crate::retry::{FailedAttempt, Sequence};
use crate::schema::retry_class::RetryClass;
use crate::stop::{CancelToken, StopReasons};
use crate::thread_hooks::run_with_hooks;
use crate::transport::{self, Exchange, HttpResponse, Interest, Permission, TransportError, Wait};

/// Maximum number of attempts that ureq sends at once, each on its own thread.
const MAX_THREADS: usize = 16;

/// Interval between checks of work on other threads: a look-up, or an attempt of ureq.
const SLICE: Duration = Duration::from_millis(5);

/// Minimum duration of a wait for attempts of ureq, if no exchange waits for sockets.
const TICK: Duration = Duration::from_millis(1);

/// Attempts in flight. The owner identifies each of them by a key of type `K`.
pub(crate) struct Driver<'s, 'e, K> {
    client: &'e Client,
    scope: &'s Scope<'s, 'e>,
    /// Cancels attempts on other threads.
    stop: CancelToken,
    /// Reasons to end the calls early that only the thread of the driver may check.
    own_stops: Option<&'e StopReasons>,
    /// Reason to end all attempts; `None` while they may go on.
    stopped: Option<(ErrorKind, &'static str)>,
    exchanges: Vec<ExchangeAttempt<'e, K>>,
    threads: usize,
    sender: Sender<ThreadedAttempt<'e, K>>,
    receiver: Receiver<ThreadedAttempt<'e, K>>,
    ended: Vec<EndedAttempt<'e, K>>,
    account: NetworkUsage,
}

/// Use of the network by a driver.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NetworkUsage {
    /// Maximum number of attempts that were in flight at once, each on a connection.
    pub(crate) connections: usize,
    /// Times of the first byte sent of a request and of the last byte received of a response.
    pub(crate) times: Option<(Instant, Instant)>,
}

/// A call with an attempt in flight.
struct Flight<'e, K> {
    key: K,
    call: Call<'e>,
    sequence: Sequence,
    number: u32,
    /// Start of the attempt, if attempts are observed or logged.
    observed: Option<Instant>,
    began: Instant,
}

impl<K> Flight<'_, K> {
    fn permission(&self) -> Permission<'_> {
        self.call.permission(self.number, self.sequence.write())
    }
}

/// An attempt that is an exchange.
struct ExchangeAttempt<'e, K> {
    flight: Flight<'e, K>,
    exchange: Exchange,
    interest: Interest,
    /// True while another thread looks up the host name.
    resolving: bool,
    /// Time at which the exchange must be advanced, whatever the state of its sockets.
    until: Instant,
}

/// An attempt that ended on another thread.
struct ThreadedAttempt<'e, K> {
    flight: Flight<'e, K>,
    outcome: Result<HttpResponse, TransportError>,
}

/// An attempt that has ended, with its call.
pub(crate) struct EndedAttempt<'e, K> {
    pub(crate) key: K,
    pub(crate) call: Call<'e>,
    pub(crate) sequence: Sequence,
    /// Start of the attempt.
    pub(crate) began: Instant,
    /// A 2xx response with its report, or the failure.
    pub(crate) outcome: Result<(RawResponse, Option<AttemptReport>), FailedAttempt>,
}

impl<'s, 'e, K: Send + 's> Driver<'s, 'e, K> {
    /// Creates a driver for calls of this client. The client's reasons to stop must include `stop`
    /// and no poll function.
    pub(crate) fn new(client: &'e Client, scope: &'s Scope<'s, 'e>, stop: CancelToken) -> Self {
        let (sender, receiver) = mpsc::channel();
        Driver {
            client,
            scope,
            stop,
            own_stops: None,
            stopped: None,
            exchanges: Vec::new(),
            threads: 0,
            sender,
            receiver,
            ended: Vec::new(),
            account: NetworkUsage::default(),
        }
    }

    /// Sets reasons to end the calls early that only the thread of the driver may check. It checks
    /// them while it waits for the other members of a group; between two waits, its caller does.
    pub(crate) fn stopped_by(self, own_stops: &'e StopReasons) -> Self {
        Driver {
            own_stops: Some(own_stops),
            ..self
        }
    }

    /// Returns `true` if nothing is in flight and nothing has ended.
    pub(crate) fn is_empty(&self) -> bool {
        self.exchanges.is_empty() && self.threads == 0 && self.ended.is_empty()
    }

    /// Returns the number of exchanges in flight.
    pub(crate) fn exchanges(&self) -> usize {
        self.exchanges.len()
    }

    /// Returns the number of requests that ureq may begin to send.
    pub(crate) fn free_threads(&self) -> usize {
        MAX_THREADS - self.threads.min(MAX_THREADS)
    }

    /// Returns `true` if a request of this class may begin: a thread is free, or it needs none.
    pub(crate) fn has_thread_for(&self, class: RetryClass) -> bool {
        self.client.shared.transport.exchanges(class) || self.free_threads() > 0
    }

    pub(crate) fn account(&self) -> NetworkUsage {
        self.account
    }

    /// Begins the next attempt of a call.
    pub(crate) fn begin(&mut self, key: K, call: Call<'e>, mut sequence: Sequence) {
        let number = sequence.begin_attempt();
        let flight = Flight {
            key,
            observed: call.attempt_starts(),
            began: Instant::now(),
            call,
            sequence,
            number,
        };
        if self.client.shared.transport.exchanges(flight.call.class()) {
            self.begin_exchange(flight);
        } else {
            self.begin_on_thread(flight);
        }
    }

    fn begin_exchange(&mut self, flight: Flight<'e, K>) {
        let outgoing = flight.call.outgoing(flight.number);
        match self.client.shared.transport.begin(&outgoing) {
            Ok(exchange) => {
                self.exchanges.push(ExchangeAttempt {
                    until: flight.began,
                    flight,
                    exchange,
                    interest: Interest::Either,
                    resolving: false,
                });
                self.note_connections();
                self.advance(self.exchanges.len() - 1);
            }
            Err(error) => self.end(flight, Err(error)),
        }
    }

    fn begin_on_thread(&mut self, flight: Flight<'e, K>) {
        let sender = self.sender.clone();
        // The running thread receives the flight from a channel. If the thread cannot be started,
        // the flight is still here and can be ended with the error.
        let (give, take) = mpsc::sync_channel::<Flight<'e, K>>(1);
        let transport = &self.client.shared.transport;
        let work = move || {
            let Ok(flight) = take.recv() else { return };
            let outgoing = flight.call.outgoing(flight.number);
            let permission = flight.permission();
            let outcome = transport.send(&outgoing, permission);
            // The receiver exists until all threads have ended.
            let _ = sender.send(ThreadedAttempt { flight, outcome });
        };
        let builder = thread::Builder::new().name("gfxhub-call".to_owned());
        let spawned = builder.spawn_scoped(self.scope, move || run_with_hooks(work));
        match spawned {
            Ok(_) => {
                self.threads += 1;
                self.note_connections();
                // This cannot fail, since the thread waits for the flight.
                let _ = give.send(flight);
            }
            Err(error) => {
                let detail = format!("no thread can be started to send it: {error}");
                let error = transport::unsent(ErrorKind::Internal, detail);
                self.end(flight, Err(error));
            }
        }
    }

    fn note_connections(&mut self) {
        let in_use = self.exchanges.len() + self.threads;
        self.account.connections = in_use.max(self.account.connections);
    }

    /// Ends all attempts in flight, for this reason.
    pub(crate) fn stop(&mut self, kind: ErrorKind, detail: &'static str) {
        self.stopped.get_or_insert((kind, detail));
        self.stop.cancel();
    }

    /// Returns `true` if all attempts in flight have to end.
    fn ends(&self) -> bool {
        self.stopped.is_some() || self.client.stops.stopped().is_some()
    }

    /// Waits for progress of the attempts in flight, at most for `limit` and at most one polling
    /// interval.
    pub(crate) fn wait(&mut self, limit: Duration) {
        let now = Instant::now();
        let next = self.exchanges.iter().map(|one| one.until).min();
        let next = next.map_or(POLL_INTERVAL, |next| next.saturating_duration_since(now));
        let mut limit = limit.min(next).min(POLL_INTERVAL);
        if !self.ended.is_empty() || self.ends() && !self.exchanges.is_empty() {
            limit = Duration::ZERO;
        }
        let on_sockets = self.exchanges.iter().any(|one| !one.resolving);
        let elsewhere = self.threads > 0 || self.exchanges.iter().any(|one| one.resolving);
        if elsewhere && !self.exchanges.is_empty() {
            limit = limit.min(SLICE);
        }
        if on_sockets {
            self.wait_for_sockets(limit);
        } else {
            if self.threads == 0 {
                thread::sleep(limit);
            } else if let Ok(threaded) = self.receiver.recv_timeout(limit.max(TICK)) {
                self.join(threaded);
            }
            self.advance_where(|_| true);
        }
        while let Ok(threaded) = self.receiver.try_recv() {
            self.join(threaded);
        }
    }

    fn wait_for_sockets(&mut self, limit: Duration) {
        let exchanges = self.exchanges.iter();
        let ready = transport::wait(exchanges.map(|one| (&one.exchange, one.interest)), limit);
        self.advance_where(|at| ready.get(at).is_some_and(|ready| *ready));
    }

    /// Advances the exchanges for which `ready` returns `true`, those that look up a name, and
    /// those that must be advanced by now. Advances all if they have to end.
    fn advance_where(&mut self, ready: impl Fn(usize) -> bool) {
        let (now, ends) = (Instant::now(), self.ends());
        // The loop runs backwards, since the last exchange replaces one that ends.
        for at in (0..self.exchanges.len()).rev() {
            let one = &self.exchanges[at];
            if ready(at) || one.resolving || one.until <= now || ends {
                self.advance(at);
            }
        }
    }

    /// Advances the exchange at this index.
    fn advance(&mut self, at: usize) {
        let transport = &self.client.shared.transport;
        let one = &mut self.exchanges[at];
        let permission = Permission {
            own_stops: self.own_stops,
            ..one.flight.permission()
        };
        let outcome = match self.stopped {
            Some((kind, detail)) => Err(one.exchange.give_up(kind, detail)),
            None => match transport.advance(&mut one.exchange, permission) {
                Ok(Err(Wait::Sockets(interest, until))) => {
                    (one.interest, one.resolving, one.until) = (interest, false, until);
                    return self.note_sent(at);
                }
                Ok(Err(Wait::NameService(until))) => {
                    (one.resolving, one.until) = (true, until);
                    return;
                }
                // An in-memory exchange gets no more bytes, so its deadline counts as reached.
                Ok(Err(Wait::Nothing)) => {
                    Err(one.exchange.give_up(ErrorKind::Timeout, "no response came"))
                }
                Ok(Ok(response)) => Ok(response),
                Err(error) => Err(error),
            },
        };
        self.note_sent(at);
        let one = self.exchanges.swap_remove(at);
        self.end(one.flight, outcome);
    }

    /// Records the time at which the first byte of any request was sent.
    fn note_sent(&mut self, at: usize) {
        if self.account.times.is_none() && self.exchanges[at].exchange.has_begun() {
            let now = Instant::now();
            self.account.times = Some((now, now));
        }
    }

    /// Collects an attempt that ended on another thread.
    fn join(&mut self, ThreadedAttempt { flight, outcome }: ThreadedAttempt<'e, K>) {
        self.threads -= 1;
        let outcome = outcome.map_err(|error| match (error.kind, self.stopped) {
            (ErrorKind::Cancelled, Some((kind, detail))) => TransportError {
                kind,
                detail: detail.to_owned(),
                ..error
            },
            _ => error,
        });
        let begun = match &outcome {
            Ok(_) => true,
            Err(error) => error.effect != Effect::None,
        };
        if begun {
            let (first, _) = self
                .account
                .times
                .get_or_insert((flight.began, flight.began));
            *first = flight.began.min(*first);
        }
        self.end(flight, outcome);
    }

    fn end(&mut self, flight: Flight<'e, K>, outcome: Result<HttpResponse, TransportError>) {
        let (Ok(HttpResponse { received, .. }) | Err(TransportError { received, .. })) = &outcome;
        if let (Some((_, last)), 1..) = (&mut self.account.times, *received) {
            *last = Instant::now();
        }
        let Flight {
            key,
            call,
            sequence,
            number,
            observed,
            began,
        } = flight;
        self.ended.push(EndedAttempt {
            outcome: call.attempt_ended(number, observed, outcome),
            key,
            call,
            sequence,
            began,
        });
    }

    /// Takes the attempts that have ended since the last call.
    pub(crate) fn take_ended(&mut self) -> Vec<EndedAttempt<'e, K>> {
        std::mem::take(&mut self.ended)
    }
}

#[cfg(test)]
#[path = "driver_tests.rs"]
mod tests;
