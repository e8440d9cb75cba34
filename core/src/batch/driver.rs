//! Makes the calls of a batch at once: exchanges on one thread, what ureq has to send on some more.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::BatchOptions;
use super::order::Order;
use crate::call::{AttemptReport, Call, Decode};
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind};
use crate::options::{CallStart, CancelToken};
use crate::raw::RawResponse;
use crate::request::Request;
use crate::retry::{Failure, Next, Sequence, Success};
use crate::thread_hooks::run_with_hooks;
use crate::transport::{self, Exchange, HttpResponse, Interest, TransportError, Wait};

/// How many calls go through ureq at once, each on a thread of its own.
const MAX_THREADS: usize = 16;

/// How soon a call on another thread is seen to be over, where something waits for that.
const THREAD_INTERVAL: Duration = Duration::from_millis(2);

/// How often the progress is reported at most, but for the end.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// What became of the calls of a batch.
pub(super) struct Outcome<T> {
    /// The result of each, in the order given.
    pub(super) results: Vec<Result<T, Error>>,
    /// From the first byte that was sent to the last that was received.
    pub(super) skew: Duration,
    /// The most connections that were in use at a time.
    pub(super) connections: usize,
}

/// Makes these calls.
pub(super) fn run<T: Send>(
    caller: &Client,
    requests: Vec<Request>,
    decode: Decode<T>,
    options: &BatchOptions,
    start: CallStart,
    deadline: Instant,
) -> Outcome<T> {
    // Cancelled where this thread finds that the batch ends: it alone asks what the caller's token
    // polls, and once for all calls.
    let stopping = CancelToken::new();
    let token = match caller.options.token() {
        Some(token) => token.without_poll().linked_with(&stopping),
        None => stopping.clone(),
    };
    let client = &caller.with(caller.options.clone().cancel(&token));
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let keys = requests.iter().map(|request| key(request, options));
        let mut driver = Driver {
            client,
            token: caller.options.token(),
            scope,
            decode,
            options,
            start,
            deadline,
            order: Order::new(keys),
            active: Vec::new(),
            paused: Vec::new(),
            threads: Threads {
                sender,
                receiver,
                running: 0,
                waiting: Vec::new(),
            },
            results: requests.iter().map(|_| None).collect(),
            waiting: requests.into_iter().map(Some).collect(),
            done: 0,
            received: 0,
            stop: None,
            stopping: &stopping,
            connected: false,
            times: None,
            connections: 0,
            reported: Instant::now(),
        };
        driver.run();
        driver.outcome()
    })
}

/// What orders an item: its property, or all of them.
fn key(request: &Request, options: &BatchOptions) -> Option<u64> {
    match options.ordered {
        true => Some(0),
        false => request.write_scope.property(),
    }
}

/// The calls of a batch in progress.
struct Driver<'s, 'e, T> {
    client: &'e Client,
    /// The caller's token.
    token: Option<&'e CancelToken>,
    scope: &'s Scope<'s, 'e>,
    decode: Decode<T>,
    options: &'e BatchOptions,
    start: CallStart,
    deadline: Instant,
    order: Order,
    active: Vec<Active<'e>>,
    paused: Vec<Paused<'e>>,
    threads: Threads<T>,
    results: Vec<Option<Result<T, Error>>>,
    /// The requests that were not begun.
    waiting: Vec<Option<Request>>,
    done: usize,
    /// How many bytes of bodies came in all.
    received: u64,
    /// Why nothing more is begun.
    stop: Option<Stop>,
    stopping: &'e CancelToken,
    /// Whether a connection to the hub was made.
    connected: bool,
    /// When the first byte was sent, and the last received.
    times: Option<(Instant, Instant)>,
    connections: usize,
    /// When the progress was last reported.
    reported: Instant,
}

/// A call of which an attempt is in progress.
struct Active<'e> {
    item: usize,
    key: Option<u64>,
    call: Call<'e>,
    sequence: Sequence,
    number: u32,
    started: Option<Instant>,
    exchange: Exchange,
    interest: Interest,
    /// When it goes on, whatever becomes of its sockets.
    until: Instant,
}

/// A call that waits for its next attempt.
struct Paused<'e> {
    item: usize,
    key: Option<u64>,
    call: Call<'e>,
    sequence: Sequence,
    at: Instant,
    before: Error,
}

/// The calls on other threads.
struct Threads<T> {
    sender: Sender<Threaded<T>>,
    receiver: Receiver<Threaded<T>>,
    running: usize,
    /// The items that wait for a thread.
    waiting: Vec<usize>,
}

/// What became of a call on another thread.
struct Threaded<T> {
    item: usize,
    key: Option<u64>,
    began: Instant,
    result: Result<T, Error>,
}

/// Why nothing more of a batch is begun.
#[derive(Clone, Debug)]
enum Stop {
    Cancelled,
    Closed,
    TimedOut,
    /// An item failed, and that was to end it.
    Failed,
    /// The results are larger than is allowed.
    TooLarge,
    /// No connection can be made.
    Unreachable(Error),
}

impl<'s, 'e, T: Send + 's> Driver<'s, 'e, T> {
    fn run(&mut self) {
        while self.done < self.results.len() {
            self.check();
            self.resume();
            self.start();
            self.wait();
            self.collect();
            self.report();
        }
        if let (Some(progress), None, 1..) = (&self.options.progress, &self.stop, self.done) {
            progress(self.done, self.results.len());
        }
    }

    /// Looks whether the batch has to end.
    fn check(&mut self) {
        if self.stop.is_none() {
            if self.token.is_some_and(CancelToken::is_cancelled) {
                self.end(Stop::Cancelled);
            } else if self.client.is_closed() {
                self.end(Stop::Closed);
            } else if self.deadline <= Instant::now() {
                self.end(Stop::TimedOut);
            }
        }
        if self.stop.is_some() {
            self.drop_waiting();
        }
    }

    fn end(&mut self, stop: Stop) {
        if matches!(stop, Stop::Cancelled | Stop::TooLarge) {
            self.stopping.cancel();
        }
        self.stop.get_or_insert(stop);
    }

    /// Gives its error to each item that is not begun, and to those that wait to be tried again.
    fn drop_waiting(&mut self) {
        let Some(stop) = self.stop.clone() else {
            return;
        };
        for (item, request) in std::mem::take(&mut self.waiting).into_iter().enumerate() {
            if let Some(request) = request {
                let error = stop.unsent().with_operation(request.operation);
                let error = error.with_elapsed(self.start.instant().elapsed());
                self.finish(item, None, Err(error));
            }
        }
        if matches!(stop, Stop::Failed) {
            return;
        }
        for paused in std::mem::take(&mut self.paused) {
            let failed = match stop {
                Stop::Cancelled => paused.sequence.cancelled_between(&paused.before),
                _ => paused.sequence.failed(paused.before),
            };
            self.finish(paused.item, paused.key, Err(paused.call.explain(failed)));
        }
    }

    /// Begins the next attempts of the calls that have waited long enough.
    fn resume(&mut self) {
        let now = Instant::now();
        while let Some(at) = self.paused.iter().position(|paused| paused.at <= now) {
            let paused = self.paused.swap_remove(at);
            paused.sequence.resume();
            self.attempt(paused.item, paused.key, paused.call, paused.sequence);
        }
    }

    /// Begins as many items as may be under way.
    fn start(&mut self) {
        let width = self.client.shared.config.settings.max_batch_connections as usize;
        while self.stop.is_none() && self.threads.running < MAX_THREADS {
            let Some(item) = self.threads.waiting.pop() else {
                break;
            };
            self.start_item(item);
        }
        while self.stop.is_none() && self.active.len() < width {
            let Some(item) = self.order.next() else {
                break;
            };
            self.start_item(item);
        }
    }

    fn start_item(&mut self, item: usize) {
        let Some(request) = &self.waiting[item] else {
            return;
        };
        let exchanged = self.client.shared.transport.exchanges(request.resend);
        if !exchanged && self.threads.running >= MAX_THREADS {
            self.threads.waiting.insert(0, item);
            return;
        }
        let key = key(request, self.options);
        let Some(request) = self.waiting[item].take() else {
            return;
        };
        let (call, scope) = Call::new(self.client, request, self.start, self.deadline);
        if exchanged {
            match self.client.shared.retry.begin(self.start, scope) {
                Ok(sequence) => self.attempt(item, key, call, sequence),
                Err(failed) => self.finish(item, key, Err(call.explain(failed))),
            }
            return;
        }
        let (decode, sender) = (self.decode, self.threads.sender.clone());
        let work = move || {
            let began = Instant::now();
            let sent = call.send(scope);
            let result = sent.and_then(|(success, report)| call.complete(success, report, decode));
            let result = result
                .map(|(result, _)| result)
                .map_err(|failed| call.explain(failed));
            let ended = Threaded {
                item,
                key,
                began,
                result,
            };
            // The other side is there until all have ended.
            let _ = sender.send(ended);
        };
        self.threads.running += 1;
        let builder = thread::Builder::new().name("gfxhub-batch".to_owned());
        let spawned = builder.spawn_scoped(self.scope, move || run_with_hooks(work));
        if let Err(error) = spawned {
            self.threads.running -= 1;
            let detail = format!("no thread can be started to send it: {error}");
            let error = Error::unsent(ErrorKind::Internal, detail, self.start.instant());
            self.finish(item, key, Err(error));
        }
    }

    /// Begins an attempt of a call.
    fn attempt(&mut self, item: usize, key: Option<u64>, call: Call<'e>, mut sequence: Sequence) {
        let number = sequence.begin_attempt();
        let started = call.attempt_starts();
        let transport = &self.client.shared.transport;
        let begun = transport.begin(&call.outgoing(number, sequence.write()));
        match begun {
            Ok(exchange) => {
                self.active.push(Active {
                    item,
                    key,
                    call,
                    sequence,
                    number,
                    started,
                    exchange,
                    interest: Interest::Either,
                    until: Instant::now(),
                });
                self.connections = self.connections.max(self.active.len());
                self.advance(self.active.len() - 1);
            }
            Err(error) => {
                let (outcome, report) = call.attempt_ended(number, started, Err(error));
                self.ended(item, key, call, sequence, outcome, report);
            }
        }
    }

    /// Goes on with the call at this place.
    fn advance(&mut self, at: usize) {
        let active = &mut self.active[at];
        let outcome = match &self.stop {
            Some(Stop::TooLarge) => {
                let detail = Stop::TooLarge.detail();
                Err(active.exchange.give_up(ErrorKind::TooLarge, detail))
            }
            _ => match self.client.shared.transport.advance(&mut active.exchange) {
                Ok(Err(Wait::Sockets(interest, until))) => {
                    (active.interest, active.until) = (interest, until);
                    return self.note_sent(at);
                }
                // Bytes in memory have no clock.
                Ok(Err(Wait::Nothing)) => {
                    let detail = Stop::TimedOut.detail();
                    Err(active.exchange.give_up(ErrorKind::Timeout, detail))
                }
                Ok(Ok(response)) => Ok(response),
                Err(error) => Err(error),
            },
        };
        self.note_sent(at);
        self.note_received(&outcome);
        let active = self.active.swap_remove(at);
        let Active {
            call,
            number,
            started,
            ..
        } = active;
        let (outcome, report) = call.attempt_ended(number, started, outcome);
        self.ended(
            active.item,
            active.key,
            call,
            active.sequence,
            outcome,
            report,
        );
    }

    /// Records that the hub has something of the batch.
    fn note_sent(&mut self, at: usize) {
        if !self.connected && self.active[at].exchange.has_begun() {
            self.connected = true;
            let now = Instant::now();
            self.times.get_or_insert((now, now));
        }
    }

    fn note_received(&mut self, outcome: &Result<HttpResponse, TransportError>) {
        let (Ok(HttpResponse { received, .. }) | Err(TransportError { received, .. })) = outcome;
        if let (Some((_, last)), 1..) = (&mut self.times, *received) {
            *last = Instant::now();
        }
    }

    /// Goes on after an attempt: to the result, or to the next attempt.
    fn ended(
        &mut self,
        item: usize,
        key: Option<u64>,
        call: Call<'e>,
        mut sequence: Sequence,
        outcome: Result<RawResponse, Failure>,
        report: Option<AttemptReport>,
    ) {
        let retry = &self.client.shared.retry;
        let failure = match outcome {
            Ok(response) => {
                let success = retry.success(&sequence, response);
                return self.succeeded(item, key, &call, success, report);
            }
            Err(failure) => failure,
        };
        match retry.after(&mut sequence, &call.retry_context(), failure) {
            Next::Over(Ok(success)) => self.succeeded(item, key, &call, success, report),
            Next::Over(Err(failed)) => self.finish(item, key, Err(call.explain(failed))),
            Next::Again(at, before) => self.paused.push(Paused {
                item,
                key,
                call,
                sequence,
                at,
                before,
            }),
        }
    }

    fn succeeded(
        &mut self,
        item: usize,
        key: Option<u64>,
        call: &Call<'e>,
        success: Success,
        report: Option<AttemptReport>,
    ) {
        self.received += success.response.bytes().len() as u64;
        let result = match call.complete(success, report, self.decode) {
            Ok((result, response)) => Ok(self.client.without(response, result)),
            Err(failed) => Err(call.explain(failed)),
        };
        self.finish(item, key, result);
        if self.received > self.options.max_total {
            self.end(Stop::TooLarge);
        }
    }

    fn finish(&mut self, item: usize, key: Option<u64>, result: Result<T, Error>) {
        if let Err(error) = &result {
            if self.options.stop_on_error {
                self.end(Stop::Failed);
            }
            if !self.connected && is_unreachable(error) {
                self.end(Stop::Unreachable(error.clone()));
            }
        }
        self.results[item] = Some(result);
        self.done += 1;
        self.order.finished(key);
    }

    /// Waits until something can go on, and goes on with it.
    fn wait(&mut self) {
        if self.done == self.results.len() {
            return;
        }
        let now = Instant::now();
        let retries = self.paused.iter().map(|paused| paused.at);
        let exchanges = self.active.iter().map(|active| active.until);
        let next = retries.chain(exchanges).min().unwrap_or(self.deadline);
        let limit = next.min(self.deadline).saturating_duration_since(now);
        let mut limit = limit.min(POLL_INTERVAL);
        if self.active.is_empty() {
            // Whatever is under way is on other threads, if anything is.
            if self.threads.running == 0 {
                thread::sleep(limit);
            } else if let Ok(ended) = self.threads.receiver.recv_timeout(limit) {
                self.joined(ended);
            }
            return;
        }
        if self.threads.running > 0 {
            limit = limit.min(THREAD_INTERVAL);
        }
        if !matches!(self.stop, None | Some(Stop::Failed | Stop::Unreachable(_))) {
            limit = Duration::ZERO;
        }
        let ready = transport::wait(
            self.active
                .iter()
                .map(|active| (&active.exchange, active.interest)),
            limit,
        );
        let now = Instant::now();
        // From the end, as each that ends leaves its place to the last one.
        for at in (0..ready.len()).rev() {
            let active = &self.active[at];
            if ready[at] || active.until <= now || self.stop.is_some() {
                self.advance(at);
            }
        }
    }

    /// Takes over what ended on other threads.
    fn collect(&mut self) {
        while let Ok(ended) = self.threads.receiver.try_recv() {
            self.joined(ended);
        }
    }

    fn joined(&mut self, ended: Threaded<T>) {
        self.threads.running -= 1;
        let sent = match &ended.result {
            Ok(_) => true,
            Err(error) => error.effect() != Effect::None,
        };
        if sent {
            let now = Instant::now();
            self.connected = true;
            let (first, last) = self.times.get_or_insert((ended.began, now));
            *first = (*first).min(ended.began);
            *last = now;
        }
        self.finish(ended.item, ended.key, ended.result);
    }

    fn report(&mut self) {
        let Some(progress) = &self.options.progress else {
            return;
        };
        if self.reported.elapsed() < PROGRESS_INTERVAL || self.done == self.results.len() {
            return;
        }
        self.reported = Instant::now();
        if !progress(self.done, self.results.len()) {
            self.end(Stop::Cancelled);
        }
    }

    fn outcome(self) -> Outcome<T> {
        let missing = || {
            let detail = "the batch lost the result of this item";
            Err(Error::new(ErrorKind::Internal, Effect::Maybe, detail))
        };
        let results = self.results.into_iter();
        Outcome {
            results: results
                .map(|result| result.unwrap_or_else(missing))
                .collect(),
            skew: self
                .times
                .map_or(Duration::ZERO, |(first, last)| last.duration_since(first)),
            connections: self.connections,
        }
    }
}

/// Whether an error is that no connection can be made.
fn is_unreachable(error: &Error) -> bool {
    let kinds = [
        ErrorKind::Dns,
        ErrorKind::Connect,
        ErrorKind::ConnectTimeout,
        ErrorKind::Tls,
    ];
    error.effect() == Effect::None && kinds.contains(&error.kind())
}

impl Stop {
    fn detail(&self) -> &'static str {
        match self {
            Stop::Cancelled => "the batch was cancelled before this was sent",
            Stop::Closed => "the client was closed before this was sent",
            Stop::TimedOut => "the time for the batch ran out",
            Stop::Failed => "another item of the batch failed before this was sent",
            Stop::TooLarge => "the results of the batch are larger than its limit",
            Stop::Unreachable(_) => "no connection to the hub can be made",
        }
    }

    /// The error of an item of which nothing was sent.
    fn unsent(&self) -> Error {
        let kind = match self {
            Stop::Cancelled | Stop::Closed | Stop::Failed => ErrorKind::Cancelled,
            Stop::TimedOut => ErrorKind::Timeout,
            Stop::TooLarge => ErrorKind::TooLarge,
            Stop::Unreachable(error) => return error.clone().with_attempts(0),
        };
        Error::new(kind, Effect::None, self.detail())
    }
}
