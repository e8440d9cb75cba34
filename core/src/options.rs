//! Options of a call: timeout, cancellation, resend opt-in; and when it began.

use crate::error::Result;
use crate::event::{Event, Observer};
use crate::schema::settings::settings;
use crate::stop::{CallProgress, CancelToken, StopReasons};
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
}

settings! {
    /// The options of a call.
    CallSettings of CallOptions;
    /// The options of a call, in every language.
    CALL_SETTINGS;

    /// Time limit of the whole call, with every attempt and any wait for a thread, in place of the
    /// client's. A call that takes longer fails as Timeout.
    fn timeout(timeout: Duration) -> Option<Duration> = "timeout", min 1 ms, max 24 h;

    /// Cancels the call, whatever it waits for. The call then fails as Cancelled, within 60 ms. Nothing
    /// that was sent is taken back: the effect of the error says whether the hub may have executed it.
    fn cancel(token: &CancelToken) -> Option<CancelToken> = "cancel";

    /// Permission to resend a delete (`playout.delete_rundown`, `playout.delete_item`) or
    /// `launcher.stop` once, when it is not known whether the first attempt took effect. A delete
    /// that then finds nothing succeeds, as the first attempt has deleted it. A stop that arrives
    /// late also stops what was launched in between.
    ///
    /// Off unless set: none of these is resent then. Every other call ignores it: reads and absolute
    /// sets are resent anyway, and what must not run twice never is.
    fn resend(resend: bool) -> bool = "resend", for resendable;
}

impl CallOptions {
    /// No options: the client's own settings.
    pub fn new() -> CallOptions {
        CallOptions::default()
    }

    /// A function that each attempt of these calls is reported to, on the thread of the call, after
    /// the client's own. A panic in it is caught.
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

    /// When the caller called, where that was before the client hears of it: time limit and
    /// [`Error::elapsed`](crate::Error::elapsed) count from then. For the bindings of other languages,
    /// whose calls may wait for a thread first.
    #[doc(hidden)]
    pub fn started_at(mut self, started: CallStart) -> CallOptions {
        self.started = Some(started);
        self
    }

    /// Whether [`InvokeResult::result`](crate::InvokeResult::result) is to have the documented form, whatever
    /// the hub sent: every documented field is there, text and lists that did not come are empty,
    /// what else did not come is null, numbers are numbers. A body that has this form is given as it
    /// came. For languages whose results are the JSON itself.
    #[doc(hidden)]
    pub fn documented_results(mut self, wanted: bool) -> CallOptions {
        self.documented = wanted;
        self
    }

    /// More reasons for which the call ends early, beside its token: for the bindings of other
    /// languages.
    #[doc(hidden)]
    pub fn stopped_by(mut self, reasons: &StopReasons) -> CallOptions {
        self.stops = self.stops.or(reasons);
        self
    }

    /// The progress of these calls, which another thread reads: who cancels one has to know at once
    /// whether anything of it is sent. For the bindings of other languages.
    #[doc(hidden)]
    pub fn with_progress(mut self, progress: &CallProgress) -> CallOptions {
        self.progress = Some(progress.clone());
        self
    }

    /// The progress of the call, where another thread reads it.
    pub(crate) fn progress(&self) -> Option<&CallProgress> {
        self.progress.as_ref()
    }

    /// The function that attempts are reported to, where there is one.
    pub(crate) fn observer(&self) -> Option<&Observer> {
        self.observer.as_ref()
    }

    /// Whether results are to have the documented form.
    pub(crate) fn wants_documented(&self) -> bool {
        self.documented
    }

    /// When the caller called, where that was passed.
    pub(crate) fn started(&self) -> Option<CallStart> {
        self.started
    }

    /// The same options for a call that begins when it is made.
    pub(crate) fn not_started(self) -> CallOptions {
        CallOptions {
            started: None,
            ..self
        }
    }

    /// Whether the caller asks for it to be sent again.
    pub(crate) fn resend_opt_in(&self) -> bool {
        self.settings.resend
    }

    /// The time that the whole call may take, where it was given and can be used.
    pub(crate) fn time_limit(&self) -> Result<Option<Duration>> {
        self.settings.check()?;
        Ok(self.settings.timeout)
    }

    /// Why the call is to end early, its token included: for the bindings, whose calls may wait for a
    /// thread first.
    #[doc(hidden)]
    #[must_use]
    pub fn stop_reasons(&self) -> StopReasons {
        match &self.settings.cancel {
            Some(token) => self.stops.or_cancelled(token),
            None => self.stops.clone(),
        }
    }
}

/// A call that other calls are parts of: they begin with it, end with it at the latest, whatever options
/// they are given, and are newer than what was called before it and older than what is called after it.
#[derive(Debug)]
pub(crate) struct CallScope {
    start: CallStart,
    deadline: Instant,
    stops: StopReasons,
    reads_only: bool,
    /// The number of parts that have begun.
    begun: AtomicU64,
}

impl CallScope {
    /// A scope that began and must end at these times. With `reads_only` it refuses parts that write.
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
            begun: AtomicU64::new(0),
        }
    }

    /// The start of the next part, after the one before.
    pub(crate) fn next_start(&self) -> CallStart {
        match self.begun.fetch_add(1, Ordering::Relaxed) {
            part @ 0..PARTS => CallStart {
                number: self.start.number + part * ITEMS,
                ..self.start
            },
            // Their order among each other counts more than that with other calls.
            _ => CallStart::at(self.start.instant),
        }
    }

    /// Time at which a part with this time limit of its own must have ended.
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
}

/// Numbers between two calls: as many as a batch can have items.
pub(crate) const ITEMS: u64 = 65_536;

/// Parts of a call with numbers of their own.
const PARTS: u64 = 4096;

/// When a caller called, and before and after which other calls.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct CallStart {
    instant: Instant,
    number: u64,
}

impl CallStart {
    /// A call that begins now.
    #[must_use]
    pub fn now() -> CallStart {
        CallStart::at(Instant::now())
    }

    /// A call that began at this time, and after all that were announced before.
    #[must_use]
    pub fn at(instant: Instant) -> CallStart {
        CallStart::at_with(instant, ITEMS)
    }

    /// The same with so many numbers to itself.
    fn at_with(instant: Instant, numbers: u64) -> CallStart {
        static NEXT: AtomicU64 = AtomicU64::new(ITEMS);
        CallStart {
            instant,
            number: NEXT.fetch_add(numbers, Ordering::Relaxed),
        }
    }

    /// The start of an item of a batch: each later item is newer, and all are older than what is called
    /// after the batch.
    pub(crate) fn item(self, index: usize) -> CallStart {
        CallStart {
            number: self.number + index as u64,
            ..self
        }
    }

    /// A call that began at this time as the one with this number.
    pub(crate) fn from_parts(instant: Instant, number: u64) -> CallStart {
        CallStart { instant, number }
    }

    /// When it began.
    #[must_use]
    pub fn instant(self) -> Instant {
        self.instant
    }

    /// Greater than that of every call of this process that began before.
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
