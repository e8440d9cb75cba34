//! Options of a call: time limit, cancellation, permission to resend, and the time of its start.

use crate::error::Result;
use crate::event::{Event, Observer};
use crate::guard::WholeCall;
use crate::preview::PreviewLog;
use crate::salvo::Seat;
use crate::schema::settings::settings;
use crate::stop::{CallProgress, CancelToken, StopReasons};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Options of a call, for [`Client::with`](crate::Client::with).
///
/// ```
/// use gfxhub::{CallOptions, CancelToken};
/// use std::time::Duration;
///
/// let token = CancelToken::new();
/// let options = CallOptions::new().timeout(Duration::from_secs(2)).cancel(&token);
/// # let _ = options;
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CallOptions {
    settings: CallSettings,
    stops: StopReasons,
    progress: Option<CallProgress>,
    documented: bool,
    started: Option<CallStart>,
    observer: Option<Observer>,
    seat: Option<Seat>,
}

settings! {
    /// The options of a call.
    CallSettings of CallOptions;
    /// Options of a call, in every language.
    CALL_SETTINGS;

    /// Time limit of the whole call, including all attempts and any wait for a thread. It replaces
    /// the client's time limit. A call that takes longer fails as Timeout.
    fn timeout(timeout: Duration) -> Option<Duration> = "timeout", min 1 ms, max 24 h;

    /// Token that cancels the call in any phase. The call then fails as Cancelled, within 60 ms. A
    /// request that was sent is not withdrawn: the effect of the error says whether the hub may
    /// have executed it.
    fn cancel(token: &CancelToken) -> Option<CancelToken> = "cancel";

    /// Permission to resend a delete (`playout.delete_rundown`, `playout.delete_item`) or
    /// `launcher.stop` once, if it is unknown whether the first attempt took effect. If a resent
    /// delete finds nothing, it succeeds, since the first attempt deleted the object. A stop that
    /// arrives late also stops renderers that were launched in the meantime.
    ///
    /// By default, none of these calls is resent. All other calls ignore this option: reads and
    /// absolute sets are resent anyway, and calls that must not run twice never are.
    fn resend(resend: bool) -> bool = "resend", for resendable;
}

impl CallOptions {
    /// Returns options in which nothing is set, so that the client's settings apply.
    pub fn new() -> CallOptions {
        CallOptions::default()
    }

    /// Sets a function to which each attempt of these calls is reported. It is called on the thread
    /// of the call, after the client's own function. A panic in it is caught.
    ///
    /// ```
    /// # let local = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&local.url())?;
    /// use gfxhub::CallOptions;
    ///
    /// let options = CallOptions::new().on_event(|event| {
    ///     println!("attempt {} of {}: {:?}", event.attempt(), event.operation(), event.elapsed());
    /// });
    /// hub.with(options).engines().list()?;
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    pub fn on_event(mut self, report: impl Fn(&Event) + Send + Sync + 'static) -> CallOptions {
        self.observer = Some(Observer::new(report));
        self
    }

    /// Sets the time at which the caller made the call, if the client starts it later. The time
    /// limit and [`Error::elapsed`](crate::Error::elapsed) count from that time. The bindings of
    /// other languages use this, since their calls may first wait for a thread.
    #[doc(hidden)]
    pub fn started_at(mut self, started: CallStart) -> CallOptions {
        self.started = Some(started);
        self
    }

    /// Selects whether [`InvokeResult::result`](crate::InvokeResult::result) has the documented
    /// form, regardless of the form that the hub sent. In the documented form, every documented
    /// field is present, absent text and lists are empty, other absent fields are null, and numbers
    /// are JSON numbers. A body that already has this form is returned as received. This is for
    /// languages in which a result is the JSON itself.
    #[doc(hidden)]
    pub fn documented_results(mut self, wanted: bool) -> CallOptions {
        self.documented = wanted;
        self
    }

    /// Adds reasons to end the call early, in addition to its token. For the bindings of other
    /// languages.
    #[doc(hidden)]
    pub fn stopped_by(mut self, reasons: &StopReasons) -> CallOptions {
        self.stops = self.stops.or(reasons);
        self
    }

    /// Sets the progress object of these calls, which another thread reads. A thread that cancels a
    /// call must know at once whether any part of it was sent. For the bindings of other languages.
    #[doc(hidden)]
    pub fn with_progress(mut self, progress: &CallProgress) -> CallOptions {
        self.progress = Some(progress.clone());
        self
    }

    /// Returns the progress object of the call; `None` if no other thread reads it.
    pub(crate) fn progress(&self) -> Option<&CallProgress> {
        self.progress.as_ref()
    }

    /// Returns `true` if these options have their own time limit, cancel token or observer.
    pub(crate) fn is_own(&self) -> bool {
        let CallSettings {
            timeout,
            cancel,
            resend: _,
        } = &self.settings;
        timeout.is_some() || cancel.is_some() || self.observer.is_some()
    }

    /// Sets the place of these calls in the salvo of a group.
    pub(crate) fn in_salvo(mut self, seat: Seat) -> CallOptions {
        self.seat = Some(seat);
        self
    }

    /// Returns the place of the call in a salvo; `None` if the call is not part of a salvo.
    pub(crate) fn seat(&self) -> Option<&Seat> {
        self.seat.as_ref()
    }

    /// Reports the attempts of these calls to the function of other options, if one is set there,
    /// in place of their own function, and likewise notes them in the progress object. Calls that
    /// share one count as one call: it was sent if any of them was, and no more are sent once it
    /// was cancelled.
    pub(crate) fn observed_as(mut self, other: &CallOptions) -> CallOptions {
        if let Some(observer) = &other.observer {
            self.observer = Some(observer.clone());
        }
        if let Some(progress) = &other.progress {
            self.progress = Some(progress.clone());
        }
        self
    }

    /// Returns the function to which attempts are reported; `None` if none is set.
    pub(crate) fn observer(&self) -> Option<&Observer> {
        self.observer.as_ref()
    }

    /// Returns `true` if results are to have the documented form.
    pub(crate) fn wants_documented(&self) -> bool {
        self.documented
    }

    /// Returns the time at which the caller made the call, if it was set.
    pub(crate) fn started(&self) -> Option<CallStart> {
        self.started
    }

    /// Returns the same options without a start time: the call begins when it is made.
    pub(crate) fn not_started(self) -> CallOptions {
        CallOptions {
            started: None,
            ..self
        }
    }

    /// Returns `true` if the caller permits a resend.
    pub(crate) fn resend_opt_in(&self) -> bool {
        self.settings.resend
    }

    /// Returns the time limit of the whole call, if it is set. Returns an error if it is out of
    /// range.
    pub(crate) fn time_limit(&self) -> Result<Option<Duration>> {
        self.settings.check()?;
        Ok(self.settings.timeout)
    }

    /// Returns the reasons to end the call early, including its token. The bindings use this, since
    /// their calls may first wait for a thread.
    #[doc(hidden)]
    #[must_use]
    pub fn stop_reasons(&self) -> StopReasons {
        match &self.settings.cancel {
            Some(token) => self.stops.or_cancelled(token),
            None => self.stops.clone(),
        }
    }
}

/// A call that consists of nested calls. The nested calls begin and end within the outer call,
/// whatever their own options. In the order of calls, they come after the calls made before the
/// outer call and before the calls made after it.
#[derive(Debug)]
pub(crate) struct CallScope {
    start: CallStart,
    deadline: Instant,
    stops: StopReasons,
    reads_only: bool,
    /// True if the nested calls search for an id that does not exist. Each is sent once.
    searches: bool,
    /// Composed call that the nested calls belong to, if any.
    whole: Option<Arc<WholeCall>>,
    /// Log that receives the requests in place of the hub, if they are only previewed.
    preview: Option<Arc<PreviewLog>>,
    /// Distance between the places of two nested calls in the order of calls.
    step: u64,
    /// Number of nested calls that have begun.
    begun: AtomicU64,
}

impl CallScope {
    /// Creates a scope with this start and deadline. If `reads_only` is set, nested calls that
    /// write are refused.
    pub(crate) fn new(
        began: Instant,
        deadline: Instant,
        stops: StopReasons,
        reads_only: bool,
    ) -> CallScope {
        CallScope {
            start: CallStart::at_with(began, ITEMS * PARTS),
            deadline,
            stops,
            reads_only,
            searches: false,
            whole: None,
            preview: None,
            step: ITEMS,
            begun: AtomicU64::new(0),
        }
    }

    /// Returns a scope for the requests that search for an id that does not exist.
    pub(crate) fn of_search(began: Instant, deadline: Instant, stops: StopReasons) -> CallScope {
        CallScope {
            searches: true,
            ..CallScope::new(began, deadline, stops, true)
        }
    }

    /// Creates the scope of a composed call. In the order of calls, its nested calls have
    /// consecutive numbers from that of `start`, and the items of a batch have consecutive numbers
    /// from that of the batch.
    pub(crate) fn of_call(
        name: &'static str,
        start: CallStart,
        deadline: Instant,
        stops: StopReasons,
        reads_only: bool,
    ) -> CallScope {
        CallScope {
            start,
            deadline,
            stops,
            reads_only,
            searches: false,
            whole: Some(Arc::new(WholeCall::new(name))),
            preview: None,
            step: 1,
            begun: AtomicU64::new(0),
        }
    }

    /// Returns the scope with a log that receives the requests in place of the hub.
    pub(crate) fn previewed(self, log: &Arc<PreviewLog>) -> CallScope {
        CallScope {
            preview: Some(Arc::clone(log)),
            ..self
        }
    }

    /// Returns the scope of a call within the call of `outer`. The restrictions of both apply.
    pub(crate) fn within(self, outer: &CallScope) -> CallScope {
        CallScope {
            reads_only: self.reads_only || outer.reads_only,
            // A previewed call is no part of the call that previews it.
            whole: match &self.preview {
                Some(_) => None,
                None => outer.whole.clone().or(self.whole),
            },
            preview: outer.preview.clone().or(self.preview),
            ..self
        }
    }

    pub(crate) fn whole(&self) -> Option<&WholeCall> {
        self.whole.as_deref()
    }

    pub(crate) fn preview(&self) -> Option<&PreviewLog> {
        self.preview.as_deref()
    }

    /// Returns the start of the next nested call. It comes after the previous one in the order of
    /// calls.
    pub(crate) fn next_start(&self) -> CallStart {
        match self.begun.fetch_add(1, Ordering::Relaxed) {
            part @ 0..PARTS => CallStart {
                number: self.start.number + part * self.step,
                ..self.start
            },
            // Only the order of the nested calls relative to one another is kept, because it
            // matters more than their order relative to other calls.
            _ => CallStart::at(self.start.instant),
        }
    }

    /// Returns the deadline of a nested call that has this time limit of its own.
    pub(crate) fn deadline(&self, limit: Option<Duration>) -> Instant {
        let own = limit.and_then(|limit| Instant::now().checked_add(limit));
        own.map_or(self.deadline, |own| own.min(self.deadline))
    }

    pub(crate) fn stops(&self) -> &StopReasons {
        &self.stops
    }

    pub(crate) fn reads_only(&self) -> bool {
        self.reads_only
    }

    pub(crate) fn searches(&self) -> bool {
        self.searches
    }
}

/// Distance between the numbers of two successive calls. It equals the maximum number of items in
/// a batch.
pub(crate) const ITEMS: u64 = 65_536;

/// Number of nested calls for which a call reserves places in the order of calls. Later nested
/// calls are ordered like calls that begin at that moment.
const PARTS: u64 = 4096;

/// The start of a call: the time, and the place of the call in the order of calls.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CallStart {
    instant: Instant,
    number: u64,
}

impl CallStart {
    /// Returns the start of a call that begins now.
    #[must_use]
    pub fn now() -> CallStart {
        CallStart::at(Instant::now())
    }

    /// Returns the start of a call that began at this time. In the order of calls, it comes after
    /// all calls whose start was created before.
    #[must_use]
    pub fn at(instant: Instant) -> CallStart {
        CallStart::at_with(instant, ITEMS)
    }

    /// Does the same as [`at`](CallStart::at), and reserves this many numbers.
    fn at_with(instant: Instant, numbers: u64) -> CallStart {
        static NEXT: AtomicU64 = AtomicU64::new(ITEMS);
        CallStart {
            instant,
            number: NEXT.fetch_add(numbers, Ordering::Relaxed),
        }
    }

    /// Returns the start of an item of a batch. It comes after the previous items, and before calls
    /// made after the batch.
    pub(crate) fn item(self, index: usize) -> CallStart {
        CallStart {
            number: self.number + index as u64,
            ..self
        }
    }

    /// Creates a start from its time and its number.
    pub(crate) fn from_parts(instant: Instant, number: u64) -> CallStart {
        CallStart { instant, number }
    }

    /// Returns the time of the start.
    #[must_use]
    pub fn instant(self) -> Instant {
        self.instant
    }

    /// Returns the number of the call: its place in the order of calls.
    pub(crate) fn number(self) -> u64 {
        self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_limit_must_be_one() {
        let limit = |timeout| CallOptions::new().timeout(timeout).time_limit();
        assert_eq!(
            limit(Duration::from_secs(1)).unwrap(),
            Some(Duration::from_secs(1))
        );
        assert_eq!(CallOptions::new().time_limit().unwrap(), None);
        assert_eq!(
            limit(Duration::ZERO).unwrap_err().argument(),
            Some("timeout")
        );
        assert_eq!(
            limit(Duration::MAX).unwrap_err().argument(),
            Some("timeout")
        );
    }
}
