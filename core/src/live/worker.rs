//! The thread of a session. It takes the values that were set, sends those that the [`Rules`]
//! return, and passes the ends of the attempts to the rules. It blocks only until it is time to
//! check for new values.

use std::sync::Arc;
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::look_ups::LookUps;
use super::recorded::SentValues;
use super::report::{LiveReport, LiveReportKind};
use super::rules::{Outcome, Rules, Send, SendLimits};
use super::shared::{NewHandle, PANICKED, Shared, request, scope};
use super::update::{Receiver, Update};
use crate::batch::PropertyAddress;
use crate::call::Call;
use crate::client::Client;
use crate::decode::{self, Single};
use crate::driver::{Driver, EndedAttempt};
use crate::error::{Effect, Error, ErrorKind};
use crate::options::CallStart;
use crate::retry::{FailedAttempt, FailedCall, Limits, Next};
use crate::schema::retry_class::RetryClass;
use crate::stop::CancelToken;
use crate::types::Property;
use crate::write_scope::WriteScope;

/// Interval of the checks for new values, while values are being set.
const TICK: Duration = Duration::from_millis(1);

/// Time after the last set during which the thread checks for new values every [`TICK`].
const ACTIVE: Duration = Duration::from_secs(1);

/// Interval of the checks for new values once [`ACTIVE`] has passed. These checks are made only
/// while a value, a look-up or a flush is unfinished.
const SLOW_TICK: Duration = Duration::from_millis(10);

/// Maximum time for which the thread sleeps if there is nothing to do.
const PARKED: Duration = Duration::from_secs(1);

/// Interval of the checks for values that are held back.
const WATCH: Duration = Duration::from_millis(50);

/// Maximum wait, at the end of the session, for requests in flight on other threads. These threads
/// check for the end every 40 ms.
const END: Duration = Duration::from_millis(60);

/// Runs until the session or its client is closed.
pub(super) fn run(shared: &Arc<Shared>) {
    let ending = Ending(shared);
    shared.register_worker();
    // The token cancels the requests in flight on other threads when the session ends.
    let stop = CancelToken::new();
    let client = &Client {
        stops: shared.stops.or_cancelled(&stop),
        ..shared.client.clone()
    };
    let width = client.shared.config.settings.max_batch_connections as usize;
    let left = thread::scope(|scope| {
        let now = Instant::now();
        let mut worker = Worker {
            scope,
            shared,
            client,
            driver: Driver::new(client, scope, stop),
            known_handles: 0,
            receivers: Vec::new(),
            rules: Rules::new(shared.settings.clone(), width, now),
            last_set: now,
            watched: now,
            sent: SentValues::new(client.shared.recorder.clone(), now),
            look_ups: LookUps::default(),
            loads: client.name_lists().engine_loads(),
        };
        worker.run();
        worker.end()
    });
    shared.end(Some(left));
    drop(ending);
}

/// When dropped, also after a panic, releases the calls that wait for the worker.
struct Ending<'a>(&'a Shared);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.report(LiveReport {
                kind: LiveReportKind::Lost,
                engine_id: None,
                address: None,
                error: Some(Error::new(ErrorKind::Internal, Effect::Maybe, PANICKED)),
                member: None,
            });
        }
        self.0.end(None);
    }
}

struct Worker<'s, 'e> {
    scope: &'s Scope<'s, 'e>,
    shared: &'e Shared,
    client: &'e Client,
    driver: Driver<'s, 'e, InFlight>,
    known_handles: usize,
    /// The handles of each property, by the index of the property.
    receivers: Vec<Vec<Receiver>>,
    rules: Rules,
    /// Time of the last set.
    last_set: Instant,
    /// Time of the last check for values that are held back.
    watched: Instant,
    sent: SentValues,
    look_ups: LookUps,
    /// Number of loads through the client at the time of the last check for new loads.
    loads: u64,
}

/// A value whose attempt is in flight.
struct InFlight {
    slot: usize,
    update: Update,
    failures: u32,
}

impl<'e> Worker<'_, 'e> {
    fn run(&mut self) {
        while !self.shared.is_closed() {
            self.harvest();
            self.look_up();
            self.send();
            // The statistics and the reports are published before flushes are answered, so that the
            // callers of flush see them.
            self.publish();
            self.shared
                .answer_flushes(|before| self.rules.unsettled(before));
            self.wait();
            self.collect();
        }
    }

    /// Takes the values that were set.
    fn harvest(&mut self) {
        let mut marked = Vec::new();
        self.shared.take_marks(|slot| marked.push(slot));
        // The handles are taken after the marks: a property is opened before it is marked, so none
        // is missing.
        for opened in self.shared.take_opened(&mut self.known_handles) {
            self.open(opened);
        }
        let opened = self.shared.opened;
        for slot in marked {
            for receiver in &mut self.receivers[slot] {
                if let Some(taken) = receiver.take(opened) {
                    self.rules.set(slot, taken);
                    self.last_set = Instant::now();
                }
            }
        }
        if let Some(order) = self.shared.take_reassert() {
            let retry = &self.client.shared.retry;
            self.rules
                .reassert(order, |scope, number| retry.has_newer_set(scope, number));
        }
    }

    fn open(&mut self, opened: NewHandle) {
        let NewHandle {
            slot,
            address,
            scope,
            name,
            receiver,
        } = opened;
        if slot == self.rules.len() {
            self.rules.open(address, scope, name, Instant::now());
            self.receivers.push(Vec::new());
        }
        let receivers = &mut self.receivers[slot];
        receivers.retain(|receiver| !receiver.is_abandoned());
        receivers.push(receiver);
    }

    /// Passes the results of look-ups to the rules, and begins the next look-ups if none is in
    /// progress.
    fn look_up(&mut self) {
        if !self.rules.has_names() {
            return;
        }
        let loads = self.client.name_lists().engine_loads();
        if loads != self.loads {
            self.loads = loads;
            self.rules.doubt_all_names();
        }
        for (slot, outcome) in self.look_ups.take_ended() {
            let found = outcome.and_then(|address| {
                let scope = scope(&address)?;
                self.shared.set_found(slot, &address);
                Ok((address, scope))
            });
            let retry = &self.client.shared.retry;
            let has_newer = |scope: &WriteScope, number| retry.has_newer_set(scope, number);
            let (began, order) = (self.look_ups.began(), CallStart::now().number());
            self.rules
                .looked_up(slot, began, found, Instant::now(), order, has_newer);
        }
        if self.look_ups.is_empty() {
            let due = self.rules.look_ups(Instant::now());
            self.look_ups
                .begin(self.client, self.shared, self.scope, due);
        }
    }

    /// Starts the attempts of the values that may be sent now.
    fn send(&mut self) {
        let now = Instant::now();
        let allowed = SendLimits {
            held_from: self.shared.frame.held_from(self.shared.opened, now),
            threads: self.driver.free_threads(),
            threads_for_all: !self.client.shared.transport.exchanges(RetryClass::Set),
        };
        for send in self.rules.due(now, allowed) {
            self.begin(send, now);
        }
    }

    fn begin(&mut self, send: Send, now: Instant) {
        let Send {
            slot,
            update,
            sequence,
            address,
            failures,
        } = send;
        let request = match request(&address, &update.body) {
            Ok(request) => request,
            Err(error) => return self.ended(slot, update, Outcome::Failed(error)),
        };
        let deadline = now + self.shared.time_limit;
        let (call, scope) = Call::new(self.client, request, update.start, deadline);
        let sequence = match sequence {
            Some(sequence) => {
                // A value that is not eased is not recorded here, because the session records such
                // values together.
                if call.class() != RetryClass::Set {
                    call.record_begin(sequence.admission());
                }
                sequence
            }
            None => {
                // A value that is not eased needs no admission of its own, because such values were
                // admitted with the session.
                let admission = match call.class() {
                    RetryClass::Set => {
                        let path = self.rules.path(slot);
                        self.sent.note(slot, path, &address, &update.body.value);
                        Ok(None)
                    }
                    _ => call.admit(),
                };
                match admission {
                    Ok(admission) => {
                        let retry = &self.client.shared.retry;
                        retry.begin(update.start, scope, admission)
                    }
                    Err(error) => {
                        let failed = FailedCall { error, attempts: 0 };
                        let outcome = Outcome::Failed(call.explain(failed));
                        return self.ended(slot, update, outcome);
                    }
                }
            }
        };
        let in_flight = InFlight {
            slot,
            update,
            failures,
        };
        self.driver.begin(in_flight, call, sequence);
    }

    fn ended(&mut self, slot: usize, update: Update, outcome: Outcome) {
        self.rules.ended(slot, update, outcome, Instant::now());
    }

    /// Processes the attempts that have ended.
    fn collect(&mut self) {
        for ended in self.driver.take_ended() {
            self.settle(ended);
        }
    }

    fn settle(&mut self, ended: EndedAttempt<'e, InFlight>) {
        let EndedAttempt {
            key,
            call,
            mut sequence,
            began,
            outcome,
        } = ended;
        let retry = &self.client.shared.retry;
        let failure = match outcome {
            Ok((response, report)) => {
                let success = retry.success(&sequence, response);
                // A response that is not a property, such as a web page, acknowledges no value.
                match call.complete(success, report, decode::read::<Single, Property>) {
                    Ok((_, response)) => {
                        self.client.recycle(response, ());
                        self.shared.published.round_trip(began.elapsed());
                        return self.ended(key.slot, key.update, Outcome::Delivered);
                    }
                    // A session that is ending does not decode the response, but the hub has the
                    // value.
                    Err(FailedCall { error, .. })
                        if error.kind() == ErrorKind::Cancelled
                            && error.effect() == Effect::Done =>
                    {
                        return self.ended(key.slot, key.update, Outcome::Delivered);
                    }
                    Err(failed) => FailedAttempt::late(failed.error),
                }
            }
            Err(failure) => failure,
        };
        let context = call.retry_context(Limits::Live {
            failures: key.failures,
        });
        let outcome = match retry.after(&mut sequence, &context, failure) {
            Next::Again(at, error) => Outcome::Again {
                at,
                error: call.explain(sequence.failed(error)),
                sequence,
            },
            Next::Overtaken(failed) => {
                // The error is created because that ends the call in the record. The error itself
                // is not needed.
                let _ = call.explain(failed);
                Outcome::Superseded
            }
            Next::Over(Err(failed)) => Outcome::Failed(call.explain(failed)),
            // This is for deletes of things that are already gone. A session deletes nothing.
            Next::Over(Ok(_)) => Outcome::Delivered,
        };
        self.ended(key.slot, key.update, outcome);
    }

    /// Publishes the statistics and the reports.
    fn publish(&mut self) {
        let now = Instant::now();
        self.sent.tell(now);
        if now.duration_since(self.watched) >= WATCH {
            self.watched = now;
            self.rules.report_held(now);
        }
        for report in self.rules.take_reports() {
            self.shared.report(report);
        }
        self.shared.published.publish(&self.rules.stats());
    }

    /// Waits until an attempt can continue or the next check for new values is due. If there is
    /// nothing to do, sleeps until the thread is woken.
    fn wait(&mut self) {
        let recent = self.last_set.elapsed() < ACTIVE;
        let busy = self.rules.is_busy() || !self.look_ups.is_empty();
        if !recent && !busy && !self.shared.is_flushing() {
            return self.shared.park(PARKED);
        }
        self.driver.wait(if recent { TICK } else { SLOW_TICK });
    }

    /// Accepts no more values, ends the requests in flight, and returns the properties with values
    /// that the hub has not acknowledged.
    fn end(&mut self) -> Vec<PropertyAddress> {
        self.harvest();
        for opened in self.shared.take_last_opened() {
            self.open(opened);
        }
        let opened = self.shared.opened;
        for (slot, receivers) in std::mem::take(&mut self.receivers).into_iter().enumerate() {
            for receiver in receivers {
                if let Some(taken) = receiver.seal(opened) {
                    self.rules.set(slot, taken);
                }
            }
        }
        // A request in flight still counts as delivered if the hub acknowledges it during this
        // wait.
        self.driver
            .stop(ErrorKind::Cancelled, "the live session ended");
        let until = Instant::now() + END;
        while !(self.driver.is_empty() && self.look_ups.is_empty()) && Instant::now() < until {
            self.driver.wait(TICK);
            drop(self.look_ups.take_ended());
            for ended in self.driver.take_ended() {
                if ended.outcome.is_ok() {
                    self.settle(ended);
                }
            }
        }
        let left = self.rules.left();
        self.rules.end();
        self.publish();
        left
    }
}
