//! What the handles of a session and its worker share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::Thread;
use std::time::{Duration, Instant};

use super::marks::Marks;
use super::report::{Published, Reports};
use super::update::Receiver;
use super::{OPERATION, Settings};
use crate::batch::PropertyAddress;
use crate::client::Client;
use crate::error::{Error, Result};
use crate::ops::define::OperationCall;
use crate::ops::operation;
use crate::options::CallStart;
use crate::process::process_number;
use crate::request::Request;
use crate::types::PropertyUpdate;

/// How long what is set in a frame is held back at most.
const MAX_FRAME: Duration = Duration::from_millis(5);

/// How much longer than its time a flush waits for its answer.
const GRACE: Duration = Duration::from_millis(100);

pub(super) struct Shared {
    pub(super) client: Client,
    pub(super) settings: Settings,
    pub(super) opened: Instant,
    /// The time that each request may take.
    pub(super) time_limit: Duration,
    /// The process that has the worker.
    pub(super) process: u64,
    pub(super) frame: Frame,
    pub(super) reports: Reports,
    pub(super) published: Published,
    marks: Marks,
    slots: Mutex<Slots>,
    /// How many handles were opened.
    handles: AtomicUsize,
    worker: OnceLock<Thread>,
    stopping: AtomicBool,
    reassert: AtomicBool,
    flushes: Mutex<Vec<Flush>>,
    flushing: AtomicUsize,
    flushed: Condvar,
}

/// The properties, and the handles that the worker does not know yet.
#[derive(Default)]
struct Slots {
    by_address: HashMap<PropertyAddress, usize>,
    opened: Vec<Opened>,
}

/// A handle that was opened.
pub(super) struct Opened {
    pub(super) slot: usize,
    pub(super) address: PropertyAddress,
    /// What is common to the property, its sub-fields and what it is a sub-field of.
    pub(super) key: u64,
    pub(super) receiver: Receiver,
}

/// Somebody who waits for the values that were set before.
struct Flush {
    number: u64,
    deadline: Instant,
    /// Whether the worker has looked for what was set before it looks at this.
    seen: bool,
    left: Option<Vec<PropertyAddress>>,
}

/// The request that sets a property to this.
pub(super) fn request(address: &PropertyAddress, update: &PropertyUpdate) -> Result<Request> {
    let row = operation("engines.set_property")
        .ok_or_else(|| Error::invalid("operation", "it is not in the table"))?;
    let PropertyAddress {
        engine_id,
        node_path,
        property_path,
    } = address;
    let call = OperationCall::new(row, &[engine_id, node_path, property_path]);
    Request::of(row.method, call.body(update)?)
}

impl Shared {
    pub(super) fn new(client: Client, settings: Settings, time_limit: Duration) -> Self {
        Self {
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
            reassert: AtomicBool::new(false),
            flushes: Mutex::default(),
            flushing: AtomicUsize::new(0),
            flushed: Condvar::new(),
            settings,
        }
    }

    /// The place of a property, for one handle more.
    pub(super) fn open(&self, address: &PropertyAddress, receiver: Receiver) -> Result<usize> {
        let named = |error: Error| error.with_operation(OPERATION);
        let trial = request(address, &PropertyUpdate::new(false)).map_err(named)?;
        let key = trial.write_scope.property().unwrap_or_default();
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let next = slots.by_address.len();
        let slot = slots.by_address.get(address).copied().unwrap_or(next);
        if slot == self.settings.max_properties {
            let detail = format!("the session has {slot} properties already");
            return Err(named(Error::invalid("propertyPath", detail)));
        }
        slots.by_address.insert(address.clone(), slot);
        slots.opened.push(Opened {
            slot,
            address: address.clone(),
            key,
            receiver,
        });
        drop(slots);
        self.handles.fetch_add(1, Ordering::Release);
        Ok(slot)
    }

    /// The handles that were opened since `known` had been.
    pub(super) fn take_opened(&self, known: &mut usize) -> Vec<Opened> {
        if self.handles.load(Ordering::Acquire) == *known {
            return Vec::new();
        }
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let opened = std::mem::take(&mut slots.opened);
        *known += opened.len();
        opened
    }

    /// Notes that a property was set.
    pub(super) fn mark(&self, slot: usize) {
        if self.marks.mark(slot) {
            self.wake();
        }
    }

    /// The properties that were set since the last time.
    pub(super) fn take_marks(&self, each: impl FnMut(usize)) {
        self.marks.take(each);
    }

    /// Has the worker look at what it is asked for.
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

    /// Has the current thread woken from now on.
    pub(super) fn register_worker(&self) {
        let _ = self.worker.set(std::thread::current());
    }

    /// Waits on the thread of the worker to be woken, for so long at most.
    pub(super) fn park(&self, limit: Duration) {
        if self.marks.fall_asleep() {
            std::thread::park_timeout(limit);
            self.marks.awake();
        }
    }

    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        self.ask();
        self.reports.end();
    }

    pub(super) fn is_closed(&self) -> bool {
        self.stopping.load(Ordering::Acquire) || self.client.is_closed()
    }

    pub(super) fn reassert(&self) {
        self.reassert.store(true, Ordering::SeqCst);
        self.ask();
    }

    pub(super) fn take_reassert(&self) -> bool {
        self.reassert.load(Ordering::Relaxed) && self.reassert.swap(false, Ordering::SeqCst)
    }

    fn flushes(&self) -> MutexGuard<'_, Vec<Flush>> {
        self.flushes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the values that were set before the one of this number; the properties of those that are
    /// left. None where the worker has ended.
    pub(super) fn flush(&self, number: u64, timeout: Duration) -> Option<Vec<PropertyAddress>> {
        if self.is_closed() || self.process != process_number() {
            return None;
        }
        let deadline = Instant::now() + timeout;
        self.flushing.fetch_add(1, Ordering::SeqCst);
        let mut flushes = self.flushes();
        flushes.push(Flush {
            number,
            deadline,
            seen: false,
            left: None,
        });
        self.ask();
        let left = loop {
            let at = flushes.iter().position(|flush| flush.number == number)?;
            if flushes[at].left.is_some() {
                break flushes.swap_remove(at).left;
            }
            let wait = (deadline + GRACE).saturating_duration_since(Instant::now());
            if wait.is_zero() || self.is_closed() {
                flushes.swap_remove(at);
                break None;
            }
            let waited = self.flushed.wait_timeout(flushes, wait);
            flushes = waited.unwrap_or_else(PoisonError::into_inner).0;
        };
        drop(flushes);
        self.flushing.fetch_sub(1, Ordering::SeqCst);
        left
    }

    pub(super) fn is_flushing(&self) -> bool {
        self.flushing.load(Ordering::SeqCst) > 0
    }

    /// Answers those who wait, where nothing is left or their time is up. `left` gives the properties
    /// of values that were set before a number.
    pub(super) fn answer_flushes(&self, left: impl Fn(u64) -> Vec<PropertyAddress>) {
        if !self.is_flushing() {
            return;
        }
        let now = Instant::now();
        let mut answered = false;
        for flush in self.flushes().iter_mut().filter(|it| it.left.is_none()) {
            let left = left(flush.number);
            if flush.seen && left.is_empty() || flush.deadline <= now {
                flush.left = Some(left);
                answered = true;
            }
            flush.seen = true;
        }
        if answered {
            self.flushed.notify_all();
        }
    }

    /// Lets go of all who wait for the worker, which ends.
    pub(super) fn end(&self) {
        self.stopping.store(true, Ordering::SeqCst);
        drop(self.flushes());
        self.flushed.notify_all();
        self.reports.end();
    }
}

/// The frame that is being made: the number of the call that began it, and when.
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

    /// The number from which on values are held back. To be asked after the values were taken.
    pub(super) fn held_from(&self, opened: Instant, now: Instant) -> Option<u64> {
        let number = self.number.load(Ordering::Acquire);
        let began = Duration::from_nanos(self.began.load(Ordering::Relaxed));
        let open = number != 0 && now.saturating_duration_since(opened + began) < MAX_FRAME;
        open.then_some(number)
    }
}
