//! Per-call options: timeout, cancellation, resend opt-in.

use crate::error::Result;
use crate::event::{Event, Observer};
use crate::schema::settings::settings;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
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
    documented: bool,
    started: Option<CallStart>,
    observer: Option<Observer>,
}

settings! {
    /// The options of a call.
    CallSettings of CallOptions;
    /// The options of a call, in every language.
    CALL_SETTINGS;

    /// The time that the whole call may take, in place of the client's.
    fn timeout(timeout: Duration) -> Option<Duration> = "timeout", min 1 ms, max 24 h;

    /// A token that cancels the call.
    fn cancel(token: &CancelToken) -> Option<CancelToken> = "cancel";

    /// Whether a delete (`playout.delete_rundown`, `playout.delete_item`) or `launcher.stop` may be
    /// sent once more when it is not known whether the first took effect. Not to find it then, as
    /// the first has deleted it, is a success. A stop that comes late also stops what was launched
    /// in between.
    ///
    /// Everything else ignores it: reads and absolute sets are sent again anyway, and what must not
    /// run twice never is. Without it, none of these is sent again.
    fn resend(resend: bool) -> bool = "resend";
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

    /// Whether the caller asks for it to be sent again.
    pub(crate) fn resend_opt_in(&self) -> bool {
        self.settings.resend
    }

    /// The time that the whole call may take, where it was given and can be used.
    pub(crate) fn time_limit(&self) -> Result<Option<Duration>> {
        self.settings.check()?;
        Ok(self.settings.timeout)
    }

    /// The token, where there is one.
    pub(crate) fn token(&self) -> Option<&CancelToken> {
        self.settings.cancel.as_ref()
    }
}

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
        static NEXT: AtomicU64 = AtomicU64::new(1);
        CallStart {
            instant,
            number: NEXT.fetch_add(1, Ordering::Relaxed),
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

/// Cancels calls from another thread. Clones cancel together, and for good.
///
/// A call looks at its token at least every 50 ms, whatever it waits for: the name service, a
/// connection, the hub's response, the next attempt. It ends as
/// [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled), and [`Error::effect`](crate::Error::effect) says
/// whether the hub may have carried it out: cancelling takes nothing back that was sent.
#[derive(Clone, Default)]
pub struct CancelToken {
    flag: Arc<AtomicBool>,
    /// The flag of a token that cancels this one too.
    linked: Option<Arc<AtomicBool>>,
    /// What is asked too, on the thread that makes the call.
    poll: Option<PollFn>,
    /// Asked right before the first byte of each attempt.
    progress: Option<CallProgress>,
}

impl From<&CancelToken> for CancelToken {
    fn from(token: &CancelToken) -> CancelToken {
        token.clone()
    }
}

/// Says whether a call is to end.
type PollFn = Arc<dyn Fn() -> bool + Send + Sync>;

impl CancelToken {
    /// A token that has not been cancelled.
    pub fn new() -> CancelToken {
        CancelToken::default()
    }

    /// Cancels every call that carries this token or a clone of it.
    pub fn cancel(&self) {
        self.flag.store(true, Ordering::Release);
    }

    /// Whether it has been cancelled.
    pub fn is_cancelled(&self) -> bool {
        let set = |flag: &Arc<AtomicBool>| flag.load(Ordering::Acquire);
        set(&self.flag)
            || self.linked.as_ref().is_some_and(set)
            || self.poll.as_ref().is_some_and(|ask| ask())
    }

    /// A token that is cancelled with either of the two, and cancels this one: for the bindings of
    /// other languages, where closing a client cancels its calls.
    #[doc(hidden)]
    #[must_use]
    pub fn linked_with(&self, other: &CancelToken) -> CancelToken {
        CancelToken {
            flag: Arc::clone(&self.flag),
            linked: Some(Arc::clone(&other.flag)),
            poll: self.poll.clone(),
            progress: self.progress.clone(),
        }
    }

    /// The same token, for calls that also ask this whenever they look at it, on the thread that
    /// makes them and with no lock held: for the bindings of other languages, where a thread that waits
    /// has to look at signals meanwhile.
    #[doc(hidden)]
    #[must_use]
    pub fn with_poll(&self, ask: Arc<dyn Fn() -> bool + Send + Sync>) -> CancelToken {
        CancelToken {
            poll: Some(ask),
            ..self.clone()
        }
    }

    /// The same token for another thread, which only the thread that made it may poll.
    pub(crate) fn without_poll(&self) -> CancelToken {
        CancelToken {
            poll: None,
            ..self.clone()
        }
    }

    /// The same token, for one call whose progress another thread reads: for the bindings of other
    /// languages, where who cancels a call has to know at once whether anything of it is sent.
    #[doc(hidden)]
    #[must_use]
    pub fn with_progress(&self, progress: &CallProgress) -> CancelToken {
        CancelToken {
            progress: Some(progress.clone()),
            ..self.clone()
        }
    }

    /// Notes that the first byte of an attempt is sent next; false where it must not be any more.
    pub(crate) fn begin_sending(&self) -> bool {
        self.progress
            .as_ref()
            .is_none_or(CallProgress::begin_sending)
    }
}

/// Whether anything of a call is sent, decided between the thread that makes it and the one that
/// cancels it: whoever comes first.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct CallProgress(Arc<AtomicU8>);

impl CallProgress {
    /// The first byte is being sent, or was.
    const SENDING: u8 = 1;
    /// Nothing that has not begun to be sent is sent any more.
    const CANCELLED: u8 = 2;

    /// Keeps every further attempt of the call from being sent. False where nothing of it was sent,
    /// which stays so; true where an attempt was begun.
    pub fn cancel(&self) -> bool {
        self.0.fetch_or(Self::CANCELLED, Ordering::AcqRel) & Self::SENDING != 0
    }

    fn begin_sending(&self) -> bool {
        let unless_cancelled =
            |bits: u8| (bits & Self::CANCELLED == 0).then_some(bits | Self::SENDING);
        self.0
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, unless_cancelled)
            .is_ok()
    }
}

impl fmt::Debug for CancelToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = |flag: &Arc<AtomicBool>| flag.load(Ordering::Acquire);
        f.debug_struct("CancelToken")
            .field("flag", &set(&self.flag))
            .field("linked", &self.linked.as_ref().map(set))
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_cancel_together() {
        let token = CancelToken::new();
        let options = CallOptions::new().cancel(&token);
        assert!(!options.token().unwrap().is_cancelled());
        token.cancel();
        assert!(options.token().unwrap().is_cancelled());
    }

    #[test]
    fn combined_tokens_are_cancelled_by_either() {
        let cancelled = |which: usize| {
            let tokens = [CancelToken::new(), CancelToken::new()];
            let both = tokens[0].linked_with(&tokens[1]);
            assert!(!both.is_cancelled());
            tokens[which].cancel();
            both.is_cancelled()
        };
        assert!(cancelled(0) && cancelled(1));
        let (token, other) = (CancelToken::new(), CancelToken::new());
        token.linked_with(&other).cancel();
        assert!(token.is_cancelled() && !other.is_cancelled());
    }

    #[test]
    fn a_polling_token_is_cancelled_when_its_function_returns_true() {
        let (token, other) = (CancelToken::new(), CancelToken::new());
        let asks = other.clone();
        let asking = token.with_poll(Arc::new(move || asks.is_cancelled()));
        assert!(!asking.is_cancelled());
        other.cancel();
        assert!(asking.is_cancelled() && !token.is_cancelled());
    }

    #[test]
    fn cancelling_and_sending_are_decided_once() {
        let (early, late) = (CallProgress::default(), CallProgress::default());
        let token = |progress| CancelToken::new().with_progress(progress);
        assert!(!early.cancel());
        assert!(!token(&early).begin_sending());
        // What was not sent stays so.
        assert!(!early.cancel());
        assert!(token(&late).begin_sending() && token(&late).begin_sending());
        assert!(late.cancel() && late.cancel());
        assert!(!token(&late).begin_sending());
        assert!(CancelToken::new().begin_sending());
    }

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
