//! Reasons to end a call early: the caller's token, the close of the client, signals of the host,
//! and others. They form a set. Every wait checks all of them, and adding one never replaces
//! another.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Cancels calls from another thread. Cancelling one clone cancels all of them, permanently.
///
/// A cancelled call ends within 60 ms, in whatever phase it is: resolving the name, connecting,
/// waiting for the response or for the next attempt. It fails as
/// [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled), and
/// [`Error::effect`](crate::Error::effect) says whether the hub may have executed it: cancelling
/// does not withdraw a request that was sent.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl From<&CancelToken> for CancelToken {
    fn from(token: &CancelToken) -> CancelToken {
        token.clone()
    }
}

impl CancelToken {
    /// Creates a token that is not cancelled.
    pub fn new() -> CancelToken {
        CancelToken::default()
    }

    /// Cancels every call that was given this token or a clone of it.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Returns `true` if the token was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// A function that returns `true` if the call has to end.
type PollFn = Arc<dyn Fn() -> bool + Send + Sync>;

/// A collection of reasons to end a call early. It never changes, and a clone is cheap.
#[doc(hidden)]
#[derive(Clone, Default)]
pub struct StopReasons(Option<Arc<[Reason]>>);

#[derive(Clone)]
enum Reason {
    /// The token of the call, or of a call that contains this one, is cancelled.
    Cancelled(CancelToken),
    /// The client is closed, which cancels this token.
    Closed(CancelToken),
    /// The function returns `true`. It is called on the thread that made the call, with no lock
    /// held.
    Poll(PollFn),
}

/// The reason for which a call was ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stopped {
    Cancelled,
    Closed,
}

impl StopReasons {
    fn and(&self, reason: Reason) -> StopReasons {
        let others = self.iter().cloned();
        StopReasons(Some(std::iter::once(reason).chain(others).collect()))
    }

    /// Returns the set with one more reason: this token is cancelled.
    #[must_use]
    pub fn or_cancelled(&self, token: &CancelToken) -> StopReasons {
        self.and(Reason::Cancelled(token.clone()))
    }

    /// Returns the set with one more reason: the client is closed, which cancels this token.
    pub(crate) fn or_closed(&self, closed: &CancelToken) -> StopReasons {
        self.and(Reason::Closed(closed.clone()))
    }

    /// Returns the set with one more reason: the function returns true. It is called at every
    /// check, on the thread that makes the call, and with no lock held. The bindings need this,
    /// since a thread of another language may have to handle signals while it waits.
    #[must_use]
    pub fn or_polled(&self, ask: PollFn) -> StopReasons {
        self.and(Reason::Poll(ask))
    }

    /// Returns the union with another set.
    pub(crate) fn or(&self, other: &StopReasons) -> StopReasons {
        match (&self.0, &other.0) {
            (None, _) => other.clone(),
            (_, None) => self.clone(),
            _ => StopReasons(Some(other.iter().chain(self.iter()).cloned().collect())),
        }
    }

    /// Returns `true` if there is a reason to end the call early. The time limit is not one.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped().is_some()
    }

    /// Returns the reasons that other threads may check. Only the thread that made the call may
    /// call a polled function.
    #[must_use]
    pub fn for_other_threads(&self) -> StopReasons {
        let is_flag = |it: &&Reason| !matches!(it, Reason::Poll(_));
        if self.iter().all(|it| is_flag(&it)) {
            return self.clone();
        }
        StopReasons(Some(self.iter().filter(is_flag).cloned().collect()))
    }

    fn iter(&self) -> std::slice::Iter<'_, Reason> {
        self.0.as_deref().unwrap_or_default().iter()
    }

    /// Returns the reason to end the call; `None` if there is none.
    pub(crate) fn stopped(&self) -> Option<Stopped> {
        self.iter().find_map(|reason| match reason {
            Reason::Cancelled(token) => token.is_cancelled().then_some(Stopped::Cancelled),
            Reason::Closed(token) => token.is_cancelled().then_some(Stopped::Closed),
            Reason::Poll(ask) => ask().then_some(Stopped::Cancelled),
        })
    }
}

impl fmt::Debug for StopReasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.iter().map(|reason| match reason {
            Reason::Cancelled(_) => "Cancelled",
            Reason::Closed(_) => "Closed",
            Reason::Poll(_) => "Poll",
        });
        f.debug_list().entries(names).finish()
    }
}

/// Decides between two threads whether any part of a call is sent. The thread that makes the call
/// and the thread that cancels it may race; the first one wins.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct CallProgress(Arc<AtomicU8>);

impl CallProgress {
    /// The first byte was sent, or is being sent.
    const SENDING: u8 = 1;
    /// No further attempt may be sent.
    const CANCELLED: u8 = 2;

    /// Prevents further attempts of the call from being sent. Returns `true` if the sending of an
    /// attempt had begun. If it returns `false`, nothing was sent and nothing will be.
    pub fn cancel(&self) -> bool {
        self.0.fetch_or(Self::CANCELLED, Ordering::AcqRel) & Self::SENDING != 0
    }

    /// Announces that the first byte of an attempt is sent next. Returns `false` if it must not be
    /// sent.
    pub(crate) fn begin_sending(&self) -> bool {
        let unless_cancelled =
            |bits: u8| (bits & Self::CANCELLED == 0).then_some(bits | Self::SENDING);
        self.0
            .fetch_update(Ordering::AcqRel, Ordering::Acquire, unless_cancelled)
            .is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_cancel_together() {
        let token = CancelToken::new();
        let clone = token.clone();
        assert!(!clone.is_cancelled());
        token.cancel();
        assert!(clone.is_cancelled());
    }

    /// Every reason is noticed, regardless of the order in which the reasons were added.
    #[test]
    fn each_reason_is_heard_and_none_replaces_another() {
        let stopped = |which: usize, backwards: bool| {
            let tokens: [CancelToken; 4] = Default::default();
            let [call, batch, close, signal] = tokens.clone();
            let asks: PollFn = Arc::new(move || signal.is_cancelled());
            type Add = Box<dyn Fn(&StopReasons) -> StopReasons>;
            let mut adds: [Add; 4] = [
                Box::new(move |reasons| reasons.or_cancelled(&call)),
                Box::new(move |reasons| reasons.or_cancelled(&batch)),
                Box::new(move |reasons| reasons.or_closed(&close)),
                Box::new(move |reasons| reasons.or_polled(Arc::clone(&asks))),
            ];
            if backwards {
                adds.reverse();
            }
            let none = StopReasons::default();
            let all = adds.iter().fold(none, |reasons, add| add(&reasons));
            let all = StopReasons::default().or(&all);
            assert_eq!(all.stopped(), None);
            tokens[which].cancel();
            (all.stopped(), all.for_other_threads().stopped())
        };
        for backwards in [false, true] {
            for which in [0, 1] {
                let cancelled = Some(Stopped::Cancelled);
                assert_eq!(stopped(which, backwards), (cancelled, cancelled));
            }
            let closed = Some(Stopped::Closed);
            assert_eq!(stopped(2, backwards), (closed, closed));
            // Other threads must not call the polled function.
            let polled = (Some(Stopped::Cancelled), None);
            assert_eq!(stopped(3, backwards), polled);
        }
    }

    #[test]
    fn a_set_that_was_extended_is_as_it_was() {
        let (token, other) = (CancelToken::new(), CancelToken::new());
        let one = StopReasons::default().or_cancelled(&token);
        let both = one.or_cancelled(&other);
        other.cancel();
        assert_eq!(
            (one.stopped(), both.stopped()),
            (None, Some(Stopped::Cancelled))
        );
        assert!(!token.is_cancelled());
    }

    #[test]
    fn cancelling_and_sending_are_decided_once() {
        let (early, late) = (CallProgress::default(), CallProgress::default());
        assert!(!early.cancel());
        assert!(!early.begin_sending());
        // The second `cancel` still reports that nothing was sent.
        assert!(!early.cancel());
        assert!(late.begin_sending() && late.begin_sending());
        assert!(late.cancel() && late.cancel());
        assert!(!late.begin_sending());
    }
}
