//! State that a session's handles and its worker share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, Thread, ThreadId};
use std::time::{Duration, Instant};

use super::marks::Marks;
use super::report::{LiveReport, LiveStats, Published, Reports};
use super::update::Receiver;
use super::{OPERATION, Settings, closed};
use crate::batch::PropertyAddress;
use crate::client::{Client, Member};
use crate::config::POLL_INTERVAL;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::names;
use crate::ops::operation;
use crate::options::CallStart;
use crate::process::process_number;
use crate::request::Request;
use crate::stop::StopReasons;
use crate::types::{NamePath, PropertyUpdate};
use crate::write_scope::WriteScope;

/// Maximum time for which the values of a frame are held back.
const MAX_FRAME: Duration = Duration::from_millis(5);

/// Maximum time for the worker to respond to a call. The worker itself blocks on nothing, but it
/// calls the functions to which attempts are reported, and these may block.
const GRACE: Duration = Duration::from_secs(1);

pub(super) struct Shared {
    pub(super) client: Client,
    /// Member to which the session belongs; `None` if its client is not a group.
    pub(super) member: Option<Arc<Member>>,
    /// Reasons to stop, other than the end of the session itself.
    pub(super) stops: StopReasons,
    pub(super) settings: Settings,
    pub(super) opened: Instant,
    /// Time limit of each request of the session.
    pub(super) time_limit: Duration,
    /// Number of the process in which the worker runs.
    process: u64,
    pub(super) frame: Frame,
    pub(super) reports: Arc<Reports>,
    pub(super) published: Published,
    marks: Marks,
    slots: Mutex<Slots>,
    /// Number of handles opened so far.
    handles: AtomicUsize,
    worker: OnceLock<Thread>,
    /// The thread that looks names up, or the last one that did.
    look_up: Mutex<Option<ThreadId>>,
    stopping: AtomicBool,
    /// `true` after a call has begun to close the session.
    closing: AtomicBool,
    /// Number of the latest call that asked for a reassertion; 0 if there is none.
    reassert: AtomicU64,
    waits: Mutex<PendingWaits>,
    flushing: AtomicUsize,
    answered: Condvar,
}

/// The properties of the session, and the handles that the worker has not taken yet.
#[derive(Default)]
struct Slots {
    by_address: HashMap<PropertyAddress, usize>,
    /// Addresses to which the names of properties lead now, by the indexes of the properties.
    found: HashMap<usize, PropertyAddress>,
    opened: Vec<NewHandle>,
    /// `true` after the worker has taken its last handles.
    closed: bool,
}

/// A newly opened handle.
pub(super) struct NewHandle {
    pub(super) slot: usize,
    pub(super) address: PropertyAddress,
    pub(super) scope: WriteScope,
    /// Name of the property; `None` if it is given by its address.
    pub(super) name: Option<NamePath>,
    pub(super) receiver: Receiver,
}

/// The calls that wait for the worker.
#[derive(Default)]
struct PendingWaits {
    next: u64,
    flushes: Vec<Flush>,
    end: Option<End>,
}

/// A call that waits until all values that were set before the call are settled: none of them is
/// waiting or in flight.
struct Flush {
    id: u64,
    /// Number of the call. Values that were set before it have lower numbers.
    number: u64,
    deadline: Option<Instant>,
    /// `true` if the worker has collected the values set before the flush.
    seen: bool,
    left: Option<Vec<PropertyAddress>>,
}

/// The way in which the worker ended.
#[derive(Clone)]
enum End {
    /// The worker ended normally. Contains the properties with unacknowledged values.
    Left(Vec<PropertyAddress>),
    Panicked,
}

/// Returns the request that sets a property.
pub(super) fn request(address: &PropertyAddress, update: &PropertyUpdate) -> Result<Request> {
    let row = operation("engines.set_property")
        .ok_or_else(|| Error::invalid("operation", "there is no such operation"))?;
    Request::of(row, &address.path_arguments(), Some(update))
}

/// Returns what the request that sets a property may change.
pub(super) fn scope(address: &PropertyAddress) -> Result<WriteScope> {
    request(address, &PropertyUpdate::new(false)).map(|trial| trial.write_scope)
}

impl Shared {
    pub(super) fn new(
        client: Client,
        member: Option<Arc<Member>>,
        settings: Settings,
        time_limit: Duration,
        reports: Arc<Reports>,
    ) -> Self {
        Self {
            stops: client.stops.for_other_threads(),
            client,
            member,
            opened: Instant::now(),
            time_limit,
            process: process_number(),
            frame: Frame::default(),
            reports,
            published: Published::default(),
            marks: Marks::new(settings.max_properties),
            slots: Mutex::default(),
            handles: AtomicUsize::new(0),
            worker: OnceLock::new(),
            look_up: Mutex::default(),
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

    /// Registers a handle of a property, by its address or by its name. Returns the index of the
    /// property.
    pub(super) fn open(
        &self,
        address: &PropertyAddress,
        name: Option<&NamePath>,
        receiver: Receiver,
    ) -> Result<usize> {
        if self.is_closed() {
            return Err(closed());
        }
        let named = |error: Error| error.with_operation(OPERATION);
        let scope = match name {
            Some(path) => names::check(path).map(|()| WriteScope::Nothing),
            None => scope(address),
        };
        let scope = scope.map_err(named)?;
        let mut slots = self.slots();
        if slots.closed {
            return Err(closed());
        }
        let next = slots.by_address.len();
        let slot = slots.by_address.get(address).copied().unwrap_or(next);
        if slot == self.settings.max_properties {
            let detail = format!("the session has {slot} properties already");
            let argument = name.map_or("propertyPath", |_| "path");
            return Err(named(Error::invalid(argument, detail)));
        }
        slots.by_address.insert(address.clone(), slot);
        slots.opened.push(NewHandle {
            slot,
            address: address.clone(),
            scope,
            name: name.cloned(),
            receiver,
        });
        // The lock is still held here, so a thread that reads the new number also finds all handles
        // that it counts.
        self.handles.fetch_add(1, Ordering::Release);
        Ok(slot)
    }

    /// Returns the address to which the name of a property leads now; `None` if it has not been
    /// found, and in a forked child process.
    pub(super) fn found(&self, slot: usize) -> Option<PropertyAddress> {
        match self.is_inherited() {
            true => None,
            false => self.slots().found.get(&slot).cloned(),
        }
    }

    /// Records the address to which the name of a property leads now.
    pub(super) fn set_found(&self, slot: usize, address: &PropertyAddress) {
        self.slots().found.insert(slot, address.clone());
    }

    /// Returns the handles that were opened after the first `known` ones, and adds their number to
    /// `known`.
    pub(super) fn take_opened(&self, known: &mut usize) -> Vec<NewHandle> {
        if self.handles.load(Ordering::Acquire) == *known {
            return Vec::new();
        }
        let opened = std::mem::take(&mut self.slots().opened);
        *known += opened.len();
        opened
    }

    /// Returns the handles that the worker has not taken yet. After that, no handle can be opened.
    pub(super) fn take_last_opened(&self) -> Vec<NewHandle> {
        let mut slots = self.slots();
        slots.closed = true;
        std::mem::take(&mut slots.opened)
    }

    /// Records that a property was set, and wakes the worker if necessary.
    pub(super) fn mark(&self, slot: usize) {
        if self.marks.mark(slot) {
            self.wake();
        }
    }

    /// Calls `each` for the properties that were set since the last call of this function.
    pub(super) fn take_marks(&self, each: impl FnMut(usize)) {
        self.marks.take(each);
    }

    /// Makes the worker look for work other than sending marked properties.
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

    /// Registers the current thread as the worker of the session.
    pub(super) fn register_worker(&self) {
        let _ = self.worker.set(std::thread::current());
    }

    /// Sleeps until the thread is woken, for at most `limit`. Only the worker calls this.
    pub(super) fn park(&self, limit: Duration) {
        if self.marks.fall_asleep() {
            std::thread::park_timeout(limit);
            self.marks.awake();
        }
    }

    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        // In a forked child process, a lock may be held by a thread that exists only in the parent.
        if !self.is_inherited() {
            self.ask();
            self.reports.end();
        }
    }

    /// Returns `true` if the session has ended or is ending, or if it belongs to the parent of this
    /// forked process.
    pub(super) fn is_closed(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
            || self.stops.stopped().is_some()
            || self.is_inherited()
    }

    /// Returns `true` if the worker runs in another process, from which this one was forked.
    pub(super) fn is_inherited(&self) -> bool {
        self.process != process_number()
    }

    /// Registers the current thread as the one that looks names up. Replaces an earlier one, which
    /// has ended or is ending.
    pub(super) fn register_look_up(&self) {
        *self.look_up() = Some(thread::current().id());
    }

    fn look_up(&self) -> MutexGuard<'_, Option<ThreadId>> {
        self.look_up.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns `true` if the current thread is the worker, or the thread that looks names up, for
    /// which the worker waits before it ends.
    pub(super) fn is_worker(&self) -> bool {
        let here = thread::current().id();
        let worker = self.worker.get();
        worker.is_some_and(|worker| worker.id() == here) || *self.look_up() == Some(here)
    }

    pub(super) fn stats(&self) -> LiveStats {
        match self.is_inherited() {
            true => LiveStats::default(),
            false => self.published.stats(),
        }
    }

    pub(super) fn reassert(&self) {
        self.reassert
            .store(CallStart::now().number(), Ordering::SeqCst);
        self.ask();
    }

    /// Stores a report until it is taken.
    pub(super) fn report(&self, mut report: LiveReport) {
        report.member = self.member.as_ref().map(|member| member.name.clone());
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

    /// Returns an error if a wait for the worker would never end. That is so in a forked child
    /// process, which has no worker, in the worker itself, and in the thread that looks names up.
    fn check_waits(&self) -> Result<()> {
        if self.is_inherited() {
            return Err(closed());
        }
        if self.is_worker() {
            let detail = "a callback for attempts cannot wait for the session";
            return Err(Error::invalid("session", detail).with_operation(OPERATION));
        }
        Ok(())
    }

    /// Waits, for at most `timeout`, until none of the values that were set before the call
    /// `number` is waiting or in flight. Returns the properties that still have such values.
    pub(super) fn flush(
        &self,
        number: u64,
        timeout: Duration,
        stops: &StopReasons,
    ) -> Result<Vec<PropertyAddress>> {
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
            // No lock is held here, since `stopped` may call a function of the caller, and that may
            // use the session.
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

    /// Waits as a flush does, and ends the session. Returns the properties with unacknowledged
    /// values; none if the session was closed before.
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

    /// Ends the flushes that are settled or whose time is up. A flush is settled once none of the
    /// values that were set before the flush is waiting or in flight. `left` returns the properties
    /// that still have such values, for the number of a flush.
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

    /// Releases all calls that wait for the worker, which has ended. `left` contains the properties
    /// with unacknowledged values; `None` if the worker panicked.
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

/// Error detail for a session whose worker panicked.
pub(super) const PANICKED: &str = "the thread of the live session panicked";

fn busy() -> Error {
    let detail = "the thread of the session does not respond: a callback for attempts blocks it";
    Error::new(ErrorKind::Timeout, Effect::Maybe, detail).with_operation(OPERATION)
}

/// The current frame: the number of the call that began it, and the time at which it began.
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

    /// Returns the number of the first value to hold back; `None` if no frame holds values back.
    /// Must be called after the values were taken.
    pub(super) fn held_from(&self, opened: Instant, now: Instant) -> Option<u64> {
        let number = self.number.load(Ordering::Acquire);
        let began = Duration::from_nanos(self.began.load(Ordering::Relaxed));
        let open = number != 0 && now.saturating_duration_since(opened + began) < MAX_FRAME;
        open.then_some(number)
    }
}
