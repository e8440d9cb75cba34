//! State that the handles of a session share with its worker.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use super::marks::Marks;
use super::report::{LiveReport, LiveStats, Published, Reports};
use super::update::Receiver;
use super::{OPERATION, Settings, closed};
use crate::batch::PropertyAddress;
use crate::client::Client;
use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::ops::operation;
use crate::options::CallStart;
use crate::process::process_number;
use crate::request::Request;
use crate::stop::StopReasons;
use crate::types::PropertyUpdate;
use crate::write_scope::WriteScope;

/// Maximum time for which the values of a frame are held back.
const MAX_FRAME: Duration = Duration::from_millis(5);

/// Maximum time for the worker to answer. It waits for nothing, but calls the functions to which
/// attempts are reported.
const GRACE: Duration = Duration::from_secs(1);

pub(super) struct Shared {
    pub(super) client: Client,
    /// Reasons to stop, besides the end of the session itself.
    pub(super) stops: StopReasons,
    pub(super) settings: Settings,
    pub(super) opened: Instant,
    /// Time limit of each request.
    pub(super) time_limit: Duration,
    /// Number of the process that runs the worker.
    process: u64,
    pub(super) frame: Frame,
    pub(super) reports: Reports,
    pub(super) published: Published,
    marks: Marks,
    slots: Mutex<Slots>,
    /// Number of handles opened so far.
    handles: AtomicUsize,
    worker: OnceLock<Thread>,
    stopping: AtomicBool,
    /// `true` once a call closes the session.
    closing: AtomicBool,
    /// Number of the latest call that asks for a reassertion; 0 if there is none.
    reassert: AtomicU64,
    waits: Mutex<PendingWaits>,
    flushing: AtomicUsize,
    answered: Condvar,
}

/// The properties, and the handles that the worker does not know yet.
#[derive(Default)]
struct Slots {
    by_address: HashMap<PropertyAddress, usize>,
    opened: Vec<NewHandle>,
    /// `true` once the worker accepts no more handles.
    closed: bool,
}

/// A newly opened handle.
pub(super) struct NewHandle {
    pub(super) slot: usize,
    pub(super) address: PropertyAddress,
    pub(super) scope: WriteScope,
    pub(super) receiver: Receiver,
}

/// The calls that wait for the worker.
#[derive(Default)]
struct PendingWaits {
    next: u64,
    flushes: Vec<Flush>,
    end: Option<End>,
}

/// A call that waits for the values set before it.
struct Flush {
    id: u64,
    /// Number of the first value for which it does not wait.
    number: u64,
    deadline: Option<Instant>,
    /// `true` if the worker has collected the values set before the flush.
    seen: bool,
    left: Option<Vec<PropertyAddress>>,
}

/// The end of the worker.
#[derive(Clone)]
enum End {
    /// The properties of unacknowledged values.
    Left(Vec<PropertyAddress>),
    Panicked,
}

/// Returns the request for a set of a property.
pub(super) fn request(address: &PropertyAddress, update: &PropertyUpdate) -> Result<Request> {
    let row = operation("engines.set_property")
        .ok_or_else(|| Error::invalid("operation", "it is not in the table"))?;
    Request::of(row, &address.path_arguments(), Some(update))
}

impl Shared {
    pub(super) fn new(client: Client, settings: Settings, time_limit: Duration) -> Self {
        Self {
            stops: client.stops.for_other_threads(),
            client,
            opened: Instant::now(),
            time_limit,
            process: process_number(),
            frame: Frame::default(),
            reports: Reports::default(),
            published: Published::default(),
            marks: Marks::new(settings.max_properties),
            slots: Mutex::default(),
            handles: AtomicUsize::new(0),
            worker: OnceLock::new(),
            stopping: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            reassert: AtomicU64::new(0),
            waits: Mutex::default(),
            flushing: AtomicUsize::new(0),
            answered: Condvar::new(),
            settings,
        }
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a handle of a property, and returns the property's index.
    pub(super) fn open(&self, address: &PropertyAddress, receiver: Receiver) -> Result<usize> {
        if self.is_closed() {
            return Err(closed());
        }
        let named = |error: Error| error.with_operation(OPERATION);
        let trial = request(address, &PropertyUpdate::new(false)).map_err(named)?;
        let mut slots = self.slots();
        if slots.closed {
            return Err(closed());
        }
        let next = slots.by_address.len();
        let slot = slots.by_address.get(address).copied().unwrap_or(next);
        if slot == self.settings.max_properties {
            let detail = format!("the session has {slot} properties already");
            return Err(named(Error::invalid("propertyPath", detail)));
        }
        slots.by_address.insert(address.clone(), slot);
        slots.opened.push(NewHandle {
            slot,
            address: address.clone(),
            scope: trial.write_scope,
            receiver,
        });
        // Under the lock, so that a thread that sees the number finds as many handles.
        self.handles.fetch_add(1, Ordering::Release);
        Ok(slot)
    }

    /// Takes the handles opened after the first `known`, and adds their number to it.
    pub(super) fn take_opened(&self, known: &mut usize) -> Vec<NewHandle> {
        if self.handles.load(Ordering::Acquire) == *known {
            return Vec::new();
        }
        let opened = std::mem::take(&mut self.slots().opened);
        *known += opened.len();
        opened
    }

    /// Takes the remaining handles. No more can be opened.
    pub(super) fn take_last_opened(&self) -> Vec<NewHandle> {
        let mut slots = self.slots();
        slots.closed = true;
        std::mem::take(&mut slots.opened)
    }

    /// Notes that a property was set.
    pub(super) fn mark(&self, slot: usize) {
        if self.marks.mark(slot) {
            self.wake();
        }
    }

    /// Calls `each` for the properties set since the last call.
    pub(super) fn take_marks(&self, each: impl FnMut(usize)) {
        self.marks.take(each);
    }

    /// Makes the worker look for requests.
    fn ask(&self) {
        if self.marks.ask() {
            self.wake();
        }
    }

    fn wake(&self) {
        if let Some(worker) = self.worker.get() {
            worker.unpark();
        }
    }

    /// Registers the current thread as the worker to wake.
    pub(super) fn register_worker(&self) {
        let _ = self.worker.set(std::thread::current());
    }

    /// Waits on the thread of the worker to be woken, up to `limit`.
    pub(super) fn park(&self, limit: Duration) {
        if self.marks.fall_asleep() {
            std::thread::park_timeout(limit);
            self.marks.awake();
        }
    }

    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        // In the child of a fork, a lock may be held by a thread that only the parent has.
        if !self.is_inherited() {
            self.ask();
            self.reports.end();
        }
    }

    /// Returns `true` if the session has ended or is ending, or belongs to the process from which
    /// this one was forked.
    pub(super) fn is_closed(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
            || self.stops.stopped().is_some()
            || self.is_inherited()
    }

    /// Returns `true` if the worker is in another process.
    pub(super) fn is_inherited(&self) -> bool {
        self.process != process_number()
    }

    /// Returns `true` on the thread of the worker.
    pub(super) fn is_worker(&self) -> bool {
        let worker = self.worker.get();
        worker.is_some_and(|worker| worker.id() == thread::current().id())
    }

    pub(super) fn begin_frame(&self) {
        self.frame.begin(self.opened);
    }

    pub(super) fn end_frame(&self) {
        self.frame.end();
    }

    /// Takes up to `most` reports; if there is none, waits for one, up to `timeout`.
    pub(super) fn reports(&self, timeout: Duration, most: usize) -> Vec<LiveReport> {
        match self.is_inherited() {
            true => Vec::new(),
            false => self.reports.wait(timeout, most, || self.is_closed()),
        }
    }

    pub(super) fn stats(&self) -> LiveStats {
        if self.is_inherited() {
            return LiveStats::default();
        }
        LiveStats {
            reports_dropped: self.reports.dropped(),
            ..self.published.stats()
        }
    }

    pub(super) fn reassert(&self) {
        self.reassert
            .store(CallStart::now().number(), Ordering::SeqCst);
        self.ask();
    }

    /// Stores a report until it is taken.
    pub(super) fn report(&self, mut report: LiveReport) {
        report.error = report.error.map(|error| self.client.name_hub(error));
        self.reports.add(report);
    }

    pub(super) fn take_reassert(&self) -> Option<u64> {
        let asked = self.reassert.load(Ordering::Relaxed) != 0;
        asked.then(|| self.reassert.swap(0, Ordering::SeqCst))
    }

    fn waits(&self) -> MutexGuard<'_, PendingWaits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses a wait to which nobody would answer.
    fn check_waits(&self) -> Result<()> {
        if self.is_inherited() {
            return Err(closed());
        }
        if self.is_worker() {
            let detail = "a callback for attempts cannot wait for it";
            return Err(Error::invalid("session", detail).with_operation(OPERATION));
        }
        Ok(())
    }

    /// Waits for the values set before, up to `timeout`. Returns the properties of those that are
    /// left.
    pub(super) fn flush(
        &self,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<PropertyAddress>> {
        let number = CallStart::now().number();
        self.check_waits()?;
        let closed_before = self.closing.load(Ordering::Acquire);
        if closed_before && self.waits().end.is_some() {
            return Err(closed());
        }
        self.settle(number, timeout, stops)
    }

    fn settle(
        &self,
        number: u64,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<PropertyAddress>> {
        let mut deadline = Instant::now().checked_add(timeout);
        self.flushing.fetch_add(1, Ordering::SeqCst);
        let id = {
            let mut waits = self.waits();
            waits.next += 1;
            let id = waits.next;
            waits.flushes.push(Flush {
                id,
                number,
                deadline,
                seen: false,
                left: None,
            });
            id
        };
        self.ask();
        let left = loop {
            // Polled with no lock held, since the polled code may make calls itself.
            if deadline.is_none_or(|deadline| deadline > Instant::now())
                && stops.stopped().is_some()
            {
                deadline = Some(Instant::now());
            }
            let mut waits = self.waits();
            let Some(own) = waits.flushes.iter().position(|flush| flush.id == id) else {
                break Err(closed());
            };
            let answer = waits.flushes[own].left.take().map(End::Left);
            if let Some(end) = answer.or_else(|| waits.end.clone()) {
                waits.flushes.swap_remove(own);
                break end.left();
            }
            waits.flushes[own].deadline = deadline;
            if deadline.is_some_and(|deadline| deadline + GRACE <= Instant::now()) {
                waits.flushes.swap_remove(own);
                break Err(busy());
            }
            let waited = self.answered.wait_timeout(waits, POLL_INTERVAL);
            drop(waited.unwrap_or_else(PoisonError::into_inner));
        };
        self.flushing.fetch_sub(1, Ordering::SeqCst);
        left
    }

    /// Waits as a flush does and ends the session. Returns the properties of unacknowledged values;
    /// none if it was closed before.
    pub(super) fn close(
        &self,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<PropertyAddress>> {
        let closed_before = self.closing.swap(true, Ordering::AcqRel);
        if closed_before || self.is_inherited() {
            return Ok(Vec::new());
        }
        if let Err(error) = self.check_waits() {
            self.stop();
            return Err(error);
        }
        let settled = self.settle(CallStart::now().number(), timeout, stops);
        self.stop();
        settled?;
        let deadline = Instant::now() + GRACE;
        let mut waits = self.waits();
        loop {
            if let Some(end) = &waits.end {
                return end.clone().left();
            }
            if deadline <= Instant::now() {
                return Err(busy());
            }
            let waited = self.answered.wait_timeout(waits, POLL_INTERVAL);
            waits = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    pub(super) fn is_flushing(&self) -> bool {
        self.flushing.load(Ordering::SeqCst) > 0
    }

    /// Answers the waiting calls for which nothing is left or whose time is up. `left` returns the
    /// properties of values set before a number.
    pub(super) fn answer_flushes(&self, left: impl Fn(u64) -> Vec<PropertyAddress>) {
        if !self.is_flushing() {
            return;
        }
        let now = Instant::now();
        let mut answered = false;
        let mut waits = self.waits();
        for flush in waits.flushes.iter_mut().filter(|it| it.left.is_none()) {
            let late = flush.deadline.is_some_and(|deadline| deadline <= now);
            if flush.seen {
                let left = left(flush.number);
                if left.is_empty() || late {
                    flush.left = Some(left);
                    answered = true;
                }
            }
            flush.seen = true;
        }
        drop(waits);
        if answered {
            self.answered.notify_all();
        }
    }

    /// Releases all calls that wait for the worker, which has ended with these properties left;
    /// `None` if it panicked.
    pub(super) fn end(&self, left: Option<Vec<PropertyAddress>>) {
        self.stopping.store(true, Ordering::SeqCst);
        self.slots().closed = true;
        let end = left.map_or(End::Panicked, End::Left);
        self.waits().end.get_or_insert(end);
        self.answered.notify_all();
        self.reports.end();
    }
}

impl End {
    fn left(self) -> Result<Vec<PropertyAddress>> {
        match self {
            End::Left(left) => Ok(left),
            End::Panicked => {
                let error = Error::new(ErrorKind::Internal, Effect::Maybe, PANICKED);
                Err(error.with_operation(OPERATION))
            }
        }
    }
}

/// Detail of the error of a session whose worker panicked.
pub(super) const PANICKED: &str = "the thread of the live session panicked";

fn busy() -> Error {
    let detail = "the thread of the session does not respond: a callback for attempts blocks it";
    Error::new(ErrorKind::Timeout, Effect::Maybe, detail).with_operation(OPERATION)
}

/// The current frame: the number of the call that began it, and its time.
#[derive(Default)]
pub(super) struct Frame {
    number: AtomicU64,
    began: AtomicU64,
}

impl Frame {
    pub(super) fn begin(&self, opened: Instant) {
        let start = CallStart::now();
        let time = start.instant().saturating_duration_since(opened);
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.began.store(time, Ordering::Relaxed);
        self.number.store(start.number(), Ordering::Release);
    }

    pub(super) fn end(&self) {
        self.number.store(0, Ordering::Release);
    }

    /// Returns the number from which on values are held back. Call it after the values were taken.
    pub(super) fn held_from(&self, opened: Instant, now: Instant) -> Option<u64> {
        let number = self.number.load(Ordering::Acquire);
        let began = Duration::from_nanos(self.began.load(Ordering::Relaxed));
        let open = number != 0 && now.saturating_duration_since(opened + began) < MAX_FRAME;
        open.then_some(number)
    }
}
