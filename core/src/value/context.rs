//! The context of one decoding: deadline, cancellation, memory limit, and the path of a fault.
//!
//! Every seed and visitor receives the context. Each element of a list and each member of an object
//! counts as a step; the few members of records and vectors do not. The clock is read after every
//! 1,024 steps, and the cancel token is checked every 10 ms. All other steps only decrement a
//! counter, so that the checks add no time to a response of fewer than 1,024 steps.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::time::{Duration, Instant};

use memchr::memchr_iter;
use serde::de::{DeserializeSeed, Deserializer, Error};

use super::big_integers::NumberMarks;
use crate::stop::{StopReasons, Stopped};
use crate::thread_hooks;

/// Number of steps between two readings of the clock. So many steps take less than 10 ms, even in a
/// debug build.
const STEPS: u32 = 1024;

/// Number of bytes of text that count as a step, since reading long texts takes time too.
const TEXT: usize = 64;

/// Interval between two checks of the cancel token. The interval is long since a check may call a
/// function of the caller, which may have to wait for a lock.
const CHECK_INTERVAL: Duration = Duration::from_millis(10);

/// Factor in the memory limit of a decoded response. The limit is `MEMORY_FACTOR` times the size of
/// the body, plus `BASE_MEMORY` bytes.
const MEMORY_FACTOR: usize = 16;
const BASE_MEMORY: usize = 8 * 1024 * 1024;

/// Upper bound for the average memory of a value in a growing list or object, in bytes.
/// `CONTAINER_SIZE` is the upper bound for the additional memory of a list or object.
const VALUE_SIZE: usize = 160;
const CONTAINER_SIZE: usize = 240;

/// Minimum memory, in bytes, for which a discarded value is freed on a separate thread. Freeing
/// less takes at most a millisecond.
const SLOW_FREE_SIZE: usize = 2 * 1024 * 1024;

/// Overhead of an allocation in bytes: allocators store a header, and round sizes up.
const BLOCK: usize = 32;

/// Conditions that end the decoding of a response early.
#[derive(Clone, Copy)]
pub(crate) struct DecodeLimits<'a> {
    /// Time at which the call must have ended.
    pub(crate) deadline: Instant,
    /// Reasons to stop: the cancellation of the call and the close of its client.
    pub(crate) stops: &'a StopReasons,
}

/// The reason why a decoding ended early, although the text may be valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DecodeStop {
    /// The call was cancelled, or the client was closed.
    Stopped(Stopped),
    TooLate,
    /// The decoded response would need more than this number of bytes of memory.
    TooLarge(usize),
}

/// The context of one decoding.
pub(crate) struct DecodeContext<'a> {
    limits: Option<DecodeLimits<'a>>,
    documented: bool,
    takes_mistyped: Cell<bool>,
    steps: Cell<u32>,
    next_check: Cell<Option<Instant>>,
    memory: Cell<usize>,
    max_memory: usize,
    stop: Cell<Option<DecodeStop>>,
    /// Path to the value that could not be read. The innermost step is the first.
    path: RefCell<Vec<Step>>,
    /// Discarded values that take long to free. They are freed when the context is dropped.
    given_up: RefCell<Vec<Box<dyn Any + Send>>>,
    /// Marks for integers that were read as doubles, and for numbers too small for a double.
    pub(crate) numbers: NumberMarks,
}

enum Step {
    Member(String),
    Element(usize),
}

impl<'a> DecodeContext<'a> {
    /// Creates a context without limits, for a text that is not part of a call.
    pub(crate) const fn unlimited() -> Self {
        Self::with(None, usize::MAX)
    }

    /// Creates the context for a response with a body of this size.
    pub(crate) const fn of_body(limits: DecodeLimits<'a>, bytes: usize) -> Self {
        let max = bytes
            .saturating_mul(MEMORY_FACTOR)
            .saturating_add(BASE_MEMORY);
        Self::with(Some(limits), max)
    }

    /// Returns `true` if the records of this text certainly need no more memory than the limit. The
    /// memory is estimated without decoding, by counting the bytes that separate values.
    pub(crate) fn surely_allows(&self, text: &str) -> bool {
        // Each kind of byte is counted separately, since memchr counts one kind very fast.
        let count = |byte| memchr_iter(byte, text.as_bytes()).count();
        let values = || count(b',').saturating_mul(VALUE_SIZE);
        let nested = || (count(b'{') + count(b'[')).saturating_mul(CONTAINER_SIZE);
        // Most texts are too short to exceed the limit, whatever they contain.
        text.len() <= BASE_MEMORY / CONTAINER_SIZE
            || values().saturating_add(nested()) <= self.max_memory
    }

    const fn with(limits: Option<DecodeLimits<'a>>, max_memory: usize) -> Self {
        Self {
            limits,
            documented: false,
            takes_mistyped: Cell::new(false),
            steps: Cell::new(STEPS),
            next_check: Cell::new(None),
            memory: Cell::new(0),
            max_memory,
            stop: Cell::new(None),
            path: RefCell::new(Vec::new()),
            given_up: RefCell::new(Vec::new()),
            numbers: NumberMarks::new(),
        }
    }

    /// Sets whether the result should be written in the documented form.
    pub(crate) const fn documented(mut self, wanted: bool) -> Self {
        self.documented = wanted;
        self
    }

    /// Returns `true` if the result should be written in the documented form.
    pub(crate) fn is_documented_wanted(&self) -> bool {
        self.documented
    }

    /// Returns `true` if a member of the wrong type is skipped, so that only this member is lost.
    pub(crate) fn takes_mistyped(&self) -> bool {
        self.takes_mistyped.get()
    }

    /// Runs `read`, and skips members of the wrong type meanwhile. Used after a strict reading has
    /// failed.
    pub(crate) fn taking_mistyped<T>(&self, read: impl FnOnce() -> T) -> T {
        self.takes_mistyped.set(true);
        let read = read();
        self.takes_mistyped.set(false);
        read
    }

    /// Returns the reason why the decoding ended early; `None` if it did not.
    pub(crate) fn stopped(&self) -> Option<DecodeStop> {
        self.stop.get()
    }

    /// Counts a step. Returns an error if the decoding has to end.
    #[inline]
    pub(crate) fn step<E: Error>(&self) -> Result<(), E> {
        let left = self.steps.get();
        if left == 0 {
            return self.look().map_err(stop_error);
        }
        self.steps.set(left - 1);
        Ok(())
    }

    /// Checks the memory limit and the deadline. Also checks the stop reasons, at most once in a
    /// [`CHECK_INTERVAL`].
    #[cold]
    #[inline(never)]
    pub(crate) fn look(&self) -> Result<(), DecodeStop> {
        self.steps.set(STEPS);
        self.end_if(
            self.memory.get() > self.max_memory,
            DecodeStop::TooLarge(self.max_memory),
        )?;
        let Some(limits) = &self.limits else {
            return Ok(());
        };
        let now = Instant::now();
        if self.next_check.get().is_none_or(|next| next <= now) {
            self.next_check.set(Some(now + CHECK_INTERVAL));
            if let Some(stopped) = limits.stops.stopped() {
                return self.end_if(true, DecodeStop::Stopped(stopped));
            }
        }
        self.end_if(now >= limits.deadline, DecodeStop::TooLate)
    }

    fn end_if(&self, ends: bool, stop: DecodeStop) -> Result<(), DecodeStop> {
        if ends {
            self.stop.set(Some(stop));
            return Err(stop);
        }
        Ok(())
    }

    /// Copies a text, with capacity for the NUL terminator that the C interface appends. Otherwise,
    /// each text would be reallocated.
    #[inline]
    pub(crate) fn own(&self, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        self.text(text.len());
        let mut own = String::with_capacity(text.len() + 1);
        own.push_str(text);
        own
    }

    /// Counts the memory of a text of this length. The limit is not checked here but after a later
    /// step, which is early enough: the texts of a body alone cannot exceed it.
    #[inline]
    pub(crate) fn text(&self, length: usize) {
        if length > 0 {
            self.memory.set(self.memory.get() + length + BLOCK);
        }
        if length >= TEXT {
            let steps = u32::try_from(length / TEXT).unwrap_or(u32::MAX);
            self.steps.set(self.steps.get().saturating_sub(steps));
        }
    }

    /// Returns the memory that was counted so far, in bytes.
    pub(crate) fn memory(&self) -> usize {
        self.memory.get()
    }

    /// Sets the memory count back to an earlier value, after the values counted since then were
    /// discarded.
    pub(crate) fn set_memory(&self, memory: usize) {
        self.memory.set(memory);
    }

    /// Counts the memory of a boxed value.
    pub(crate) fn boxed<T>(&self) {
        self.memory.set(self.memory.get() + size_of::<T>() + BLOCK);
    }

    /// Appends an item to a list. Returns an error if that would exceed the memory limit.
    #[inline]
    pub(crate) fn push<T, E>(&self, list: &mut Vec<T>, item: T) -> Result<(), E>
    where
        T: Send + 'static,
        E: Error,
    {
        if let Err(error) = self.room(list) {
            self.give_up(item);
            return Err(error);
        }
        list.push(item);
        Ok(())
    }

    /// Makes room for one more item in a list. Returns an error if that would exceed the memory
    /// limit.
    #[inline]
    pub(crate) fn room<T, E: Error>(&self, list: &mut Vec<T>) -> Result<(), E> {
        if list.len() == list.capacity() {
            self.grow(list).map_err(stop_error)?;
        }
        Ok(())
    }

    /// Doubles the capacity of a list. Both the old and the new block count while the items are
    /// moved.
    #[inline(never)]
    fn grow<T>(&self, list: &mut Vec<T>) -> Result<(), DecodeStop> {
        let old = list.capacity();
        let new = old.saturating_mul(2).max(4);
        self.take::<T>(new)?;
        list.reserve_exact(new - list.len());
        self.give_back::<T>(old);
        Ok(())
    }

    /// Counts the memory of a block of `count` items. Returns an error if that exceeds the limit.
    pub(crate) fn take<T>(&self, count: usize) -> Result<(), DecodeStop> {
        let memory = self.memory.get().saturating_add(block::<T>(count));
        self.end_if(
            memory > self.max_memory,
            DecodeStop::TooLarge(self.max_memory),
        )?;
        self.memory.set(memory);
        Ok(())
    }

    /// Subtracts the memory of a block of `count` items. An empty block was never counted.
    pub(crate) fn give_back<T>(&self, count: usize) {
        let block = if count > 0 { block::<T>(count) } else { 0 };
        self.memory.set(self.memory.get().saturating_sub(block));
    }

    /// Returns `value` if `read` was successful. Otherwise discards it and returns the error.
    #[inline]
    pub(crate) fn settle<T, E>(&self, read: Result<(), E>, value: T) -> Result<T, E>
    where
        T: Send + 'static,
    {
        match read {
            Ok(()) => Ok(value),
            Err(error) => {
                self.give_up(value);
                Err(error)
            }
        }
    }

    /// Discards a value that is no longer needed. Freeing takes a third of the time of reading, and
    /// the call may have no time left. So a large value is freed on a separate thread.
    #[cold]
    #[inline(never)]
    pub(crate) fn give_up<T: Send + 'static>(&self, value: T) {
        if self.memory.get() >= SLOW_FREE_SIZE {
            self.given_up.borrow_mut().push(Box::new(value));
        }
    }

    /// Discards a value that will be read again in another way. It is freed at once, since its
    /// memory is needed; if the call has ended, it is freed as in [`give_up`](Self::give_up).
    #[cold]
    #[inline(never)]
    pub(crate) fn discard<T: Send + 'static>(&self, value: T) {
        match self.stopped() {
            Some(_) => self.give_up(value),
            None => drop(value),
        }
    }

    /// Adds a member of an object to the path of a fault.
    #[cold]
    #[inline(never)]
    pub(crate) fn in_member(&self, name: &str) {
        self.path.borrow_mut().push(Step::Member(name.to_owned()));
    }

    /// Returns the path of the fault, such as `[2].instances[0].id`; `.` for the value as a whole.
    pub(crate) fn take_path(&self) -> String {
        let mut path = String::new();
        for step in self.path.take().iter().rev() {
            match step {
                Step::Member(name) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(name);
                }
                Step::Element(index) => path.push_str(&format!("[{index}]")),
            }
        }
        if path.is_empty() {
            path.push('.');
        }
        path
    }
}

impl Drop for DecodeContext<'_> {
    fn drop(&mut self) {
        let given_up = self.given_up.take();
        if !given_up.is_empty() {
            thread_hooks::free(given_up);
        }
    }
}

/// Returns the memory of a block of `count` items, in bytes.
const fn block<T>(count: usize) -> usize {
    count.saturating_mul(size_of::<T>()).saturating_add(BLOCK)
}

/// Returns the error that ends a decoding. The context stores the reason.
#[cold]
pub(crate) fn stop_error<E: Error>(stop: DecodeStop) -> E {
    E::custom(stop)
}

impl Display for DecodeStop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Stopped(Stopped::Cancelled) => f.write_str("the call was cancelled"),
            Self::Stopped(Stopped::Closed) => f.write_str("the client was closed"),
            Self::TooLate => f.write_str("the time was up"),
            Self::TooLarge(most) => write!(f, "it takes more than {most} bytes of memory"),
        }
    }
}

/// A seed for the element of a list with this index.
pub(crate) struct Element<'c, S>(
    pub(crate) usize,
    pub(crate) &'c DecodeContext<'c>,
    pub(crate) S,
);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Element<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        let Self(index, context, seed) = self;
        context.step()?;
        seed.deserialize(from)
            .inspect_err(|_| in_element(context, index))
    }
}

/// Adds an element of a list to the path of a fault.
#[cold]
#[inline(never)]
fn in_element(context: &DecodeContext<'_>, index: usize) {
    context.path.borrow_mut().push(Step::Element(index));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stop::CancelToken;
    use crate::value::read;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    fn path_in(text: &str) -> String {
        let context = DecodeContext::unlimited();
        assert!(read::value(text, &context).is_err(), "{text}");
        context.take_path()
    }

    #[test]
    fn an_error_names_the_path_of_the_invalid_value() {
        for (text, path) in [
            ("nul", "."),
            ("[1,2,nul]", "[2]"),
            (r#"[[],[{"a":{"b":[0,{"c":1e999}]}}]]"#, "[1][0].a.b[1].c"),
            (r#"{"x":1,"y":nul}"#, "y"),
            (r#"{"x":1,"y":1,"z":1,"more":[nul]}"#, "more[0]"),
            // An error in an object or list itself has the path of that object or list.
            (r#"[{"a":1,"a":2}]"#, "[0]"),
            (r#"[{"a":{"b":1,}}]"#, "[0].a"),
            (r#"{"a":[1 2]}"#, "a"),
        ] {
            assert_eq!(path_in(text), path, "{text}");
        }
    }

    /// Reads this text as a value. Returns the reason why the reading ended early; `None` if it did
    /// not.
    fn end(text: &str, deadline: Duration, stops: &StopReasons) -> Option<DecodeStop> {
        let deadline = Instant::now() + deadline;
        let context = DecodeContext::of_body(DecodeLimits { deadline, stops }, text.len());
        let read = read::value(text, &context);
        assert_eq!(read.is_err(), context.stopped().is_some());
        context.stopped()
    }

    #[test]
    fn decoding_stops_at_the_deadline_and_on_cancellation() {
        let text = format!("[{}0]", "0,".repeat(5000));
        let late = Duration::ZERO;
        let day = Duration::from_secs(86_400);
        let none = StopReasons::default();
        assert_eq!(end(&text, day, &none), None);
        assert_eq!(end(&text, late, &none), Some(DecodeStop::TooLate));
        let token = CancelToken::new();
        token.cancel();
        let closed = none.or_closed(&token);
        for (stops, stop) in [
            (&none.or_cancelled(&token), Stopped::Cancelled),
            (&closed, Stopped::Closed),
        ] {
            assert_eq!(end(&text, day, stops), Some(DecodeStop::Stopped(stop)));
        }
        // A text of a few steps is read completely, even if it is too late: the value is more
        // useful than an error.
        assert_eq!(end("[0,0,0]", late, &closed), None);
    }

    #[test]
    fn the_cancel_token_is_checked_at_intervals() {
        let text = format!("[{}0]", "0,".repeat(60_000));
        let asked = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&asked);
        let stops = StopReasons::default().or_polled(Arc::new(move || {
            count.fetch_add(1, Ordering::Relaxed);
            false
        }));
        let began = Instant::now();
        assert_eq!(end(&text, Duration::from_secs(86_400), &stops), None);
        let max = 1 + began.elapsed().as_millis() / CHECK_INTERVAL.as_millis();
        let asked = u128::from(asked.load(Ordering::Relaxed));
        assert!((1..=max).contains(&asked), "{asked} of {max}");
    }

    #[test]
    fn text_takes_steps_by_its_length() {
        let long = "x".repeat(TEXT * 64);
        let text = format!("[{}0]", format!("{long:?},").repeat(40));
        let ended = end(&text, Duration::ZERO, &StopReasons::default());
        assert_eq!(ended, Some(DecodeStop::TooLate));
    }

    #[test]
    fn many_keys_are_compared_in_steps() {
        let names: Vec<String> = (0..3000).map(|n| n.to_string()).collect();
        let stops = &StopReasons::default();
        let context = |deadline| DecodeContext::of_body(DecodeLimits { deadline, stops }, 1);
        let compare = |context: &DecodeContext<'_>| {
            crate::value::duplicate_keys::reject_duplicates::<_, serde_json::Error>(
                &names,
                |name| name,
                context,
            )
        };
        let now = Instant::now();
        assert!(compare(&context(now + Duration::from_secs(86_400))).is_ok());
        assert!(compare(&context(now)).is_err());
    }
}
