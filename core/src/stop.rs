//! Reasons to end a call early, as a set: the caller's token, the client's close, signals of the
//! host and others. Every wait checks all of them; adding one never replaces another.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Cancels calls from another thread. Clones cancel together, and for good.
///
/// A cancelled call ends within 60 ms, whatever it waits for: the name service, a connection, the
/// hub's response, the next attempt. It ends as
/// [`ErrorKind::Cancelled`](crate::ErrorKind::Cancelled), and
/// [`Error::effect`](crate::Error::effect) says whether the hub may have carried it out: cancelling
/// does not take back a request that was sent.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl From<&CancelToken> for CancelToken {
    fn from(token: &CancelToken) -> CancelToken {
        token.clone()
    }
}

impl CancelToken {
    /// Returns a token that is not cancelled.
    pub fn new() -> CancelToken {
        CancelToken::default()
    }

    /// Cancels every call that carries this token or a clone of it.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Returns `true` if the token was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// Returns `true` if the call is to end.
type PollFn = Arc<dyn Fn() -> bool + Send + Sync>;

/// Reasons for which a call ends early. A clone is cheap and never changes.
#[doc(hidden)]
#[derive(Clone, Default)]
pub struct StopReasons(Option<Arc<Node>>);

/// A reason, linked to the others.
struct Node {
    reason: Reason,
    others: StopReasons,
}

enum Reason {
    /// The call, or a call that it is a part of, is cancelled.
    Cancelled(CancelToken),
    /// The client is closed.
    Closed(CancelToken),
    /// A function called on the thread that made the call, with no lock held.
    Poll(PollFn),
}

/// The reason that ended a call early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stopped {
    Cancelled,
    Closed,
}

impl StopReasons {
    fn and(&self, reason: Reason) -> StopReasons {
        let others = self.clone();
        StopReasons(Some(Arc::new(Node { reason, others })))
    }

    /// Adds the cancelling of this token.
    #[must_use]
    pub fn or_cancelled(&self, token: &CancelToken) -> StopReasons {
        self.and(Reason::Cancelled(token.clone()))
    }

    /// Adds the closing of the client, which cancels this token.
    pub(crate) fn or_closed(&self, closed: &CancelToken) -> StopReasons {
        self.and(Reason::Closed(closed.clone()))
    }

    /// Adds a function that ends the call by returning true. It is called at every check for
    /// reasons to end, on the thread that makes the call and with no lock held: a thread of another
    /// language may have to handle signals while it waits.
    #[must_use]
    pub fn or_polled(&self, ask: PollFn) -> StopReasons {
        self.and(Reason::Poll(ask))
    }

    /// Adds all reasons of another set.
    pub(crate) fn or(&self, other: &StopReasons) -> StopReasons {
        if self.0.is_none() {
            return other.clone();
        }
        let all = other.iter().map(Reason::clone);
        all.fold(self.clone(), |reasons, reason| reasons.and(reason))
    }

    /// Returns `true` if the call must end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped().is_some()
    }

    /// Returns the reasons for any thread other than the one that made the call, which alone may
    /// poll.
    #[must_use]
    pub fn for_other_threads(&self) -> StopReasons {
        let is_flag = |it: &&Reason| !matches!(it, Reason::Poll(_));
        if self.iter().all(|it| is_flag(&it)) {
            return self.clone();
        }
        let flags = self.iter().filter(is_flag);
        let flags: Vec<_> = flags.cloned().collect();
        let rebuilt = |reasons: StopReasons, reason| reasons.and(reason);
        flags
            .into_iter()
            .rev()
            .fold(StopReasons::default(), rebuilt)
    }

    fn iter(&self) -> impl Iterator<Item = &Reason> {
        let nodes = std::iter::successors(self.0.as_deref(), |node| node.others.0.as_deref());
        nodes.map(|node| &node.reason)
    }

    /// Returns the reason why the call must end, if there is one.
    pub(crate) fn stopped(&self) -> Option<Stopped> {
        self.iter().find_map(|reason| match reason {
            Reason::Cancelled(token) => token.is_cancelled().then_some(Stopped::Cancelled),
            Reason::Closed(token) => token.is_cancelled().then_some(Stopped::Closed),
            Reason::Poll(ask) => ask().then_some(Stopped::Cancelled),
        })
    }
}

impl Clone for Reason {
    fn clone(&self) -> Reason {
        match self {
            Reason::Cancelled(token) => Reason::Cancelled(token.clone()),
            Reason::Closed(token) => Reason::Closed(token.clone()),
            Reason::Poll(ask) => Reason::Poll(Arc::clone(ask)),
        }
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

/// Decides between the thread that makes a call and the one that cancels it whether any of the call
/// is sent: the first one wins.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct CallProgress(Arc<AtomicU8>);

impl CallProgress {
    /// The first byte is being sent or was sent.
    const SENDING: u8 = 1;
    /// No further attempt may begin to be sent.
    const CANCELLED: u8 = 2;

    /// Prevents every further attempt of the call from being sent. Returns `false` if nothing was
    /// sent, which is then final; `true` if an attempt had begun.
    pub fn cancel(&self) -> bool {
        self.0.fetch_or(Self::CANCELLED, Ordering::AcqRel) & Self::SENDING != 0
    }

    /// Announces that the first byte of an attempt is sent next; returns `false` if it must not be.
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

    /// Every reason is noticed, in whatever order they were added.
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
            // Other threads must not poll.
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
        // Unsent calls stay unsent.
        assert!(!early.cancel());
        assert!(late.begin_sending() && late.begin_sending());
        assert!(late.cancel() && late.cancel());
        assert!(!late.begin_sending());
    }
}
