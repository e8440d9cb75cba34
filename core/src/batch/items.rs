//! Executes a batch: starts the items, retries them, and ends the batch early if necessary.

use std::collections::VecDeque;
use std::thread;
use std::time::{Duration, Instant};

use super::BatchOptions;
use super::order::Order;
use crate::call::{AttemptReport, Call, Decode};
use crate::client::Client;
use crate::driver::{Driver, EndedAttempt, NetworkUsage};
use crate::error::{Effect, Error, ErrorKind};
use crate::explain;
use crate::options::CallStart;
use crate::raw::RawResponse;
use crate::request::Request;
use crate::retry::{Next, Sequence, Success};
use crate::stop::{CancelToken, Stopped};
use crate::value::context::DecodeContext;

/// Minimum time between two calls of the progress function. The last call may come sooner.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// The outcome of the calls of a batch.
pub(super) struct Outcome<T> {
    /// Results of the calls, in the order of the items.
    pub(super) results: Vec<Result<T, Error>>,
    pub(super) account: NetworkUsage,
}

/// Makes the calls of a batch.
pub(super) fn run<T: Send>(
    caller: &Client,
    requests: Vec<Request>,
    decode: Decode<T>,
    options: &BatchOptions,
    start: CallStart,
    deadline: Instant,
) -> Outcome<T> {
    // This thread cancels the token when it finds that the batch must end. Only this thread may
    // call the functions with which the caller can cancel the batch.
    let stop = CancelToken::new();
    let client = &Client {
        stops: caller.stops.for_other_threads().or_cancelled(&stop),
        ..caller.clone()
    };
    thread::scope(|scope| {
        let keys = requests.iter().map(|request| key(request, options));
        let mut items = Items {
            caller,
            client,
            driver: Driver::new(client, scope, stop).stopped_by(&caller.stops),
            decode,
            options,
            start,
            deadline,
            order: Order::new(keys),
            without_thread: VecDeque::new(),
            paused: Vec::new(),
            arrived: Vec::new(),
            results: requests.iter().map(|_| None).collect(),
            waiting: requests.into_iter().map(Some).collect(),
            unexplained: None,
            done: 0,
            received: 0,
            stop: None,
            reported: Instant::now(),
        };
        items.run();
        items.explain();
        items.outcome()
    })
}

/// Returns the ordering key of an item. Items with the same key are sent one after the other. In an
/// ordered batch, all items have the same key. Otherwise sets of a property and of its sub-fields
/// share a key, and reads have none.
fn key(request: &Request, options: &BatchOptions) -> Option<u64> {
    match options.settings.ordered {
        true => Some(0),
        false => request.write_scope.property(),
    }
}

/// An item with an attempt in flight, or waiting for its next attempt.
struct Item {
    index: usize,
    key: Option<u64>,
}

/// The items of a batch in progress.
struct Items<'s, 'e, T> {
    caller: &'e Client,
    /// Client that makes the attempts. It does not call the functions with which the caller can
    /// cancel the batch, and its attempts end with the batch.
    client: &'e Client,
    driver: Driver<'s, 'e, Item>,
    decode: Decode<T>,
    options: &'e BatchOptions,
    start: CallStart,
    deadline: Instant,
    order: Order,
    /// Items that may begin as soon as a thread is available for them.
    without_thread: VecDeque<usize>,
    paused: Vec<Paused<'e>>,
    /// Responses to decode after the connections that delivered them have been given new requests.
    arrived: Vec<EndedAttempt<'e, Item>>,
    results: Vec<Option<Result<T, Error>>>,
    /// Requests that have not been sent yet; `None` for each one that was sent.
    waiting: Vec<Option<Request>>,
    /// The first call whose error may mean that an id does not exist, with the index of its item.
    unexplained: Option<(usize, Call<'e>)>,
    done: usize,
    /// Total size of the received bodies, in bytes.
    received: u64,
    stop: Option<Stop>,
    /// Time at which progress was last reported.
    reported: Instant,
}

/// A call that waits for its next attempt.
struct Paused<'e> {
    item: Item,
    call: Call<'e>,
    sequence: Sequence,
    at: Instant,
    before: Error,
}

/// Reason to start no more items of a batch. A later variant ends more of the batch than an earlier
/// one.
#[derive(Clone, Debug)]
enum Stop {
    /// An item failed, and `stop_on_error` is set.
    Failed,
    /// No connection can be made, so failed items are not retried.
    Unreachable(Error),
    /// The batch ends at once, including the requests in flight.
    Now(End),
}

/// Reason to end a batch at once.
#[derive(Clone, Copy, Debug)]
enum End {
    Cancelled,
    Closed,
    TimedOut,
    /// The results exceed the size limit.
    TooLarge,
}

impl<'e, T: Send> Items<'_, 'e, T> {
    fn run(&mut self) {
        while self.done < self.results.len() {
            self.check();
            self.resume();
            self.start();
            self.decode_arrived();
            self.wait();
            self.report();
        }
        if let (Some(progress), None, 1..) = (&self.options.progress, &self.stop, self.done) {
            progress(self.done, self.results.len());
        }
    }

    /// Ends the batch if it was cancelled, the client was closed or the deadline has passed. If no
    /// more items are to start, fails those that have not been sent.
    fn check(&mut self) {
        let stopped = self.caller.stops.stopped().map(|stopped| match stopped {
            Stopped::Cancelled => End::Cancelled,
            Stopped::Closed => End::Closed,
        });
        let late = (self.deadline <= Instant::now()).then_some(End::TimedOut);
        if let Some(end) = stopped.or(late) {
            self.end(end);
        }
        self.drop_waiting();
    }

    /// Ends the batch, including the requests in flight.
    fn end(&mut self, end: End) {
        if matches!(self.stop, Some(Stop::Now(_))) {
            return;
        }
        self.stop = Some(Stop::Now(end));
        match end {
            End::Cancelled => self
                .driver
                .stop(ErrorKind::Cancelled, "the batch was cancelled"),
            End::TooLarge => self.driver.stop(ErrorKind::TooLarge, TOO_LARGE),
            // The driver is not stopped, because each attempt notices by itself that the client was
            // closed or the time is over. Its error then names the phase that the attempt was in.
            End::Closed | End::TimedOut => {}
        }
    }

    /// If the batch stops, fails the items that have not been sent. Unless it stops because of a
    /// failed item, also fails those that wait for a retry.
    fn drop_waiting(&mut self) {
        let Some(stop) = self.stop.clone() else {
            return;
        };
        for (index, request) in std::mem::take(&mut self.waiting).into_iter().enumerate() {
            if let Some(request) = request {
                let limit = self.deadline.duration_since(self.start.instant());
                let error = stop.unsent(limit).with_operation(request.operation);
                let error = error.with_elapsed(self.start.instant().elapsed());
                self.finish(Item { index, key: None }, Err(error));
            }
        }
        if matches!(stop, Stop::Failed) {
            return;
        }
        for paused in std::mem::take(&mut self.paused) {
            let failed = match stop {
                Stop::Now(End::Cancelled | End::Closed) => {
                    paused.sequence.cancelled_between(&paused.before)
                }
                _ => paused.sequence.failed(paused.before),
            };
            self.finish(paused.item, Err(paused.call.explain(failed)));
        }
    }

    /// Starts the next attempts of the calls that have waited long enough.
    fn resume(&mut self) {
        let now = Instant::now();
        let due = |paused: &Paused<'_>, driver: &Driver<'_, '_, Item>| {
            paused.at <= now && driver.has_thread_for(paused.call.class())
        };
        while let Some(at) = (self.paused.iter()).position(|paused| due(paused, &self.driver)) {
            let Paused {
                item,
                call,
                sequence,
                ..
            } = self.paused.swap_remove(at);
            self.driver.begin(item, call, sequence);
        }
    }

    /// Starts as many items as may be in flight.
    fn start(&mut self) {
        let width = self.client.shared.config.settings.max_batch_connections as usize;
        while let Some(index) = self.next_without_thread() {
            self.start_item(index);
        }
        while self.stop.is_none() && self.driver.exchanges() < width {
            let Some(index) = self.order.next() else {
                break;
            };
            match &self.waiting[index] {
                Some(request) if !self.driver.has_thread_for(request.resend) => {
                    self.without_thread.push_back(index);
                }
                _ => self.start_item(index),
            }
        }
    }

    /// Returns the next item that waits for a thread, if a thread is available now.
    fn next_without_thread(&mut self) -> Option<usize> {
        let index = *self.without_thread.front()?;
        let request = self.waiting.get(index)?.as_ref();
        let begins = self.stop.is_none()
            && request.is_none_or(|request| self.driver.has_thread_for(request.resend));
        begins.then(|| self.without_thread.pop_front()).flatten()
    }

    fn start_item(&mut self, index: usize) {
        let Some(request) = self.waiting[index].take() else {
            return;
        };
        let item = Item {
            index,
            key: key(&request, self.options),
        };
        let (call, scope) = Call::new(self.client, request, self.start.item(index), self.deadline);
        match call.begin_attempts(scope) {
            Ok(sequence) => self.driver.begin(item, call, sequence),
            Err(failed) => self.finish(item, Err(call.explain(failed))),
        }
        for ended in self.driver.take_ended() {
            self.ended(ended);
        }
    }

    /// Decodes the responses that the last wait received, while the hub works on new requests. Then
    /// starts the items that waited for the end of an earlier item with the same key.
    fn decode_arrived(&mut self) {
        if self.arrived.is_empty() {
            return;
        }
        for arrived in std::mem::take(&mut self.arrived) {
            self.ended(arrived);
        }
        self.start();
    }

    /// Waits until a call can continue, and continues it. A response is decoded only after the next
    /// requests have started, unless the response may keep them from starting.
    fn wait(&mut self) {
        if self.done == self.results.len() {
            return;
        }
        let now = Instant::now();
        // Only retries that are not due yet limit the wait, because a retry that is due waits for a
        // thread.
        let retries = self.paused.iter().map(|paused| paused.at);
        let retries = retries.filter(|at| *at > now);
        let next = retries.chain([self.deadline]).min();
        let limit = next.map_or(Duration::ZERO, |next| next.saturating_duration_since(now));
        self.driver.wait(limit);
        for ended in self.driver.take_ended() {
            if ended.outcome.is_ok() && !self.options.settings.stop_on_error {
                self.arrived.push(ended);
            } else {
                self.ended(ended);
            }
        }
    }

    /// Continues a call whose attempt has ended: finishes it with the result, or starts its next
    /// attempt.
    fn ended(&mut self, ended: EndedAttempt<'e, Item>) {
        let EndedAttempt {
            key: item,
            call,
            mut sequence,
            outcome,
            ..
        } = ended;
        let retry = &self.client.shared.retry;
        let failure = match outcome {
            Ok((response, report)) => {
                let success = retry.success(&sequence, response);
                return self.succeeded(item, &call, success, report);
            }
            Err(failure) => failure,
        };
        match retry.after(&mut sequence, &call.retry_context(call.limits()), failure) {
            Next::Over(Ok(success)) => self.succeeded(item, &call, success, None),
            Next::Over(Err(failed)) | Next::Overtaken(failed) => {
                let searches = self.client.shared.config.settings.explain_errors;
                let error = match searches {
                    true => call.explain(failed),
                    // `Call::failed` searches for no id here, because `explain_errors` is off.
                    false => call.failed(failed),
                };
                if searches && self.unexplained.is_none() && explain::may_be_missing(&error) {
                    self.unexplained = Some((item.index, call));
                }
                self.finish(item, Err(error));
            }
            Next::Again(at, before) => self.paused.push(Paused {
                item,
                call,
                sequence,
                at,
                before,
            }),
        }
    }

    fn succeeded(
        &mut self,
        item: Item,
        call: &Call<'_>,
        success: Success,
        report: Option<AttemptReport>,
    ) {
        let is_full = matches!(self.stop, Some(Stop::Now(End::TooLarge)));
        let decode = if is_full { too_large::<T> } else { self.decode };
        self.received += success.response.bytes().len() as u64;
        let result = match call.complete(success, report, decode) {
            Ok((result, response)) => Ok(self.client.recycle(response, result)),
            Err(failed) => Err(call.explain(failed)),
        };
        self.finish(item, result);
        if self.received > self.options.settings.max_total {
            self.end(End::TooLarge);
        }
    }

    fn finish(&mut self, item: Item, result: Result<T, Error>) {
        if let Err(error) = &result
            && self.stop.is_none()
        {
            let is_unreachable = error.effect() == Effect::None && error.kind().is_of_connecting();
            if is_unreachable && self.driver.account().times.is_none() {
                self.stop = Some(Stop::Unreachable(error.clone()));
            } else if self.options.settings.stop_on_error {
                self.stop = Some(Stop::Failed);
            }
        }
        let is_full = matches!(self.stop, Some(Stop::Now(End::TooLarge)));
        let result = result.map_err(|error| match error.kind() {
            ErrorKind::TooLarge if is_full => error.with_advice(LESS),
            _ => error,
        });
        self.results[item.index] = Some(result.map_err(|error| self.client.name_hub(error)));
        self.done += 1;
        self.order.finished(item.key);
    }

    /// Searches for the id that does not exist, and adds it to the error of the call in
    /// `unexplained`. Runs on the caller's thread and within the deadline.
    fn explain(&mut self) {
        let has_ended = matches!(self.stop, Some(Stop::Now(_)));
        if let Some((index, call)) = self.unexplained.take().filter(|_| !has_ended)
            && let Some(Err(error)) = &mut self.results[index]
        {
            *error = call.searched(self.caller, error.clone());
        }
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
            self.end(End::Cancelled);
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
            account: self.driver.account(),
        }
    }
}

/// Refuses to decode a response that arrived after all results together had reached their size
/// limit.
fn too_large<T>(_: &RawResponse, _: &DecodeContext<'_>) -> crate::Result<T> {
    Err(Error::new(ErrorKind::TooLarge, Effect::Done, TOO_LARGE))
}

const TOO_LARGE: &str = "the results of the batch are larger than its limit";

const LESS: &str = "Raise the batch's limit for all results, or request fewer items.";

impl Stop {
    /// Returns the error of an item that was not sent.
    fn unsent(&self, limit: Duration) -> Error {
        let (kind, detail) = match self {
            Stop::Failed => {
                let detail = "another item of the batch failed before this item was sent";
                return Error::new(ErrorKind::Cancelled, Effect::None, detail).with_advice(
                    "Look at the item that failed: the batch is set to end at the first failure.",
                );
            }
            Stop::Unreachable(error) => return error.clone().with_attempts(0),
            Stop::Now(End::Cancelled) => (
                ErrorKind::Cancelled,
                "the batch was cancelled before this item was sent".to_owned(),
            ),
            Stop::Now(End::Closed) => (
                ErrorKind::Cancelled,
                "the client was closed before this item was sent".to_owned(),
            ),
            Stop::Now(End::TimedOut) => (
                ErrorKind::Timeout,
                format!("the batch's timeout of {limit:?} ran out before this item was sent"),
            ),
            Stop::Now(End::TooLarge) => (ErrorKind::TooLarge, TOO_LARGE.to_owned()),
        };
        Error::new(kind, Effect::None, detail)
    }
}
