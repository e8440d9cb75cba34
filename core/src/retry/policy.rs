//! The policy of retries: what follows on a failed attempt, how long to wait before the next one, and
//! how many a client may make.

use crate::error::{Effect, ErrorKind};
use crate::process::process_number;
use crate::schema::retry_class::RetryClass;
use fastrand::Rng;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use std::time::{Duration, Instant};

/// The facts of a call at the moment in which an attempt has failed.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttemptFacts {
    pub(super) class: RetryClass,
    /// Whether the caller allows it to be resent.
    pub(super) resend_opt_in: bool,
    /// Whether it is sent until the hub has acknowledged or refused it: a value of a live session.
    pub(super) persists: bool,
    /// How many attempts were made, this one included, and how many may be.
    pub(super) attempts: u32,
    pub(super) max_attempts: u32,
    /// How many of them may have taken effect, this one included; of reads none does.
    pub(super) handed_over: u32,
    pub(super) kind: ErrorKind,
    pub(super) effect: Effect,
    /// What a complete response contained; none where no complete response came.
    pub(super) answer: Option<ResponseFacts>,
    /// Whether a pooled connection ended before any byte of a response came.
    pub(super) stale: bool,
    /// Whether the next attempt may succeed, though most errors of its kind are permanent.
    pub(super) transient: bool,
}

/// The facts of a complete response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResponseFacts {
    pub(super) status: u16,
    pub(super) wait: RetryAfter,
}

/// The hub's `Retry-After`: how long to wait before the next request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RetryAfter {
    None,
    Delay(Duration),
    /// A value that is not read: a date, say.
    Unparsable,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// The error in hand is the call's.
    Stop,
    /// Another attempt, after this time at least.
    RetryLater(Duration),
    /// Another attempt without a wait: only the connection was at its end, not the hub, and each
    /// moment is one in which a newer value could overtake this one.
    RetryNow,
    /// It is gone, as the caller intended: a success.
    AlreadyDeleted,
}

/// What follows on a failed attempt.
pub(super) fn after(facts: &AttemptFacts) -> Decision {
    match allowed(facts) {
        Decision::RetryLater(_) if facts.stale && facts.kind == ErrorKind::ConnectionLost => {
            Decision::RetryNow
        }
        decision => decision,
    }
}

fn allowed(facts: &AttemptFacts) -> Decision {
    if facts.persists {
        return until_settled(facts);
    }
    match facts.answer {
        Some(answer) => after_answer(facts, answer),
        None if facts.attempts >= facts.max_attempts => Decision::Stop,
        None if is_unsent(facts) => once_more(facts.transient || may_pass_unsent(facts.kind)),
        None => {
            let allowed = facts.handed_over <= facts.class.again(facts.resend_opt_in);
            let transient = facts.transient || may_pass(facts.kind);
            once_more(allowed && transient && facts.effect != Effect::Done)
        }
    }
}

/// A complete response is final, except for those that an earlier attempt explains or that pass with time.
fn after_answer(facts: &AttemptFacts, answer: ResponseFacts) -> Decision {
    // The 404 itself has no effect, so it is an earlier attempt that may have had one.
    if facts.class.treats_missing_as_done()
        && facts.handed_over > 0
        && facts.kind == ErrorKind::NotFound
    {
        return Decision::AlreadyDeleted;
    }
    let transient = matches!(answer.status, 429 | 502..=504);
    if !transient || !facts.class.retries_when_unavailable() || facts.attempts >= facts.max_attempts
    {
        return Decision::Stop;
    }
    match answer.wait {
        RetryAfter::None => Decision::RetryLater(Duration::ZERO),
        RetryAfter::Delay(wait) => Decision::RetryLater(wait),
        RetryAfter::Unparsable => Decision::Stop,
    }
}

/// The longest `Retry-After` that a value of a live session waits for.
const MAX_RETRY_AFTER: Duration = Duration::from_secs(10);

/// A value of a live session goes out until the hub takes it or says that it never will. One that may
/// not be sent twice ends where it may have taken effect.
fn until_settled(facts: &AttemptFacts) -> Decision {
    let once = facts.class.again(facts.resend_opt_in) == 0;
    if once && facts.handed_over > 0 {
        return Decision::Stop;
    }
    let passes = match facts.answer {
        Some(_) => matches!(
            facts.kind,
            ErrorKind::Auth | ErrorKind::Throttled | ErrorKind::Unavailable
        ),
        None => !matches!(
            facts.kind,
            ErrorKind::Decode | ErrorKind::Invalid | ErrorKind::TooLarge | ErrorKind::Internal
        ),
    };
    match facts.answer.map(|answer| answer.wait) {
        _ if !passes => Decision::Stop,
        Some(RetryAfter::Delay(wait)) => Decision::RetryLater(wait.min(MAX_RETRY_AFTER)),
        _ => Decision::RetryLater(Duration::ZERO),
    }
}

fn once_more(again: bool) -> Decision {
    if again {
        Decision::RetryLater(Duration::ZERO)
    } else {
        Decision::Stop
    }
}

/// Whether nothing of this attempt was sent. The effect of a read does not show it; but then
/// it makes no difference to it.
fn is_unsent(facts: &AttemptFacts) -> bool {
    facts.effect == Effect::None && facts.class != RetryClass::Read
}

/// Faults before anything was sent that the next attempt may not meet.
fn may_pass_unsent(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::Connect
            | ErrorKind::ConnectTimeout
            | ErrorKind::ConnectionLost
            | ErrorKind::Timeout
    )
}

/// The same for whatever was sent.
fn may_pass(kind: ErrorKind) -> bool {
    may_pass_unsent(kind) || kind == ErrorKind::Protocol
}

/// The shortest wait.
const MIN_DELAY: Duration = Duration::from_millis(25);
/// The longest wait before the second attempt, and before the third.
const MAX_DELAY: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// Draws the waits before retries: at random, so that calls which failed together do not come back
/// together.
#[derive(Debug)]
pub(super) struct Backoff {
    /// What the next lot is drawn by.
    seed: AtomicU64,
    shortest: Duration,
    longest: [Duration; 2],
}

impl Backoff {
    /// Seeded by the system's own chance.
    pub(super) fn new() -> Self {
        Self {
            seed: AtomicU64::new(RandomState::new().hash_one(0)),
            shortest: MIN_DELAY,
            longest: MAX_DELAY,
        }
    }

    /// The wait after so many attempts: evenly between the shortest and the longest.
    pub(super) fn wait(&self, attempts: u32) -> Duration {
        let at = usize::try_from(attempts.saturating_sub(1)).unwrap_or(usize::MAX);
        let longest = self.longest[at.min(self.longest.len() - 1)];
        self.shortest + (longest - self.shortest).mul_f64(self.jitter())
    }

    fn jitter(&self) -> f64 {
        let seed = self.seed.fetch_add(1, Ordering::Relaxed);
        drawn(seed, std::process::id(), process_number())
    }
}

/// A number from 0 to 1. Each is the first of a generator of its own: one that was kept would need a
/// lock, which a fork could leave held for ever.
///
/// A forked process continues from the same seed. Its process id differs from its parent's and
/// other children, or, where a PID namespace begins with it, at least another number.
fn drawn(seed: u64, id: u32, number: u64) -> f64 {
    let process = Rng::with_seed(u64::from(id) << 32 ^ number).u64(..);
    Rng::with_seed(seed ^ process).f64()
}

#[cfg(test)]
impl Backoff {
    /// Waits between these, whichever attempt comes next.
    pub(super) fn between(shortest: Duration, longest: Duration) -> Self {
        Self {
            shortest,
            longest: [longest; 2],
            ..Self::new()
        }
    }
}

/// The cost of a retry. The budget is measured in time, in microseconds: it refills by itself.
const COST: u64 = 1_000_000;
/// The refund of a success: calls of which two in five need a second attempt balance.
const REFUND: u64 = 400_000;
/// What can be spent at once: twenty retries.
const CAPACITY: u64 = 20 * COST;

/// How many retries a client may make: one budget for all its calls, so that a hub that is down is
/// not flooded. It is spent by retries, and fills by successes and with time.
#[derive(Debug)]
pub(super) struct Budget {
    began: Instant,
    /// When the bucket will be full again, in microseconds from the beginning; past if it is.
    full_at: AtomicU64,
}

impl Budget {
    pub(super) fn new() -> Self {
        Self {
            began: Instant::now(),
            full_at: AtomicU64::new(0),
        }
    }

    /// Pays for one retry; false where too little is left.
    pub(super) fn try_spend(&self) -> bool {
        self.try_spend_at(self.now())
    }

    /// Records a success.
    pub(super) fn refund(&self) {
        // The common case, a full bucket, is one load.
        if self.full_at.load(Ordering::Relaxed) != 0 {
            self.refund_at(self.now());
        }
    }

    fn now(&self) -> u64 {
        micros(self.began.elapsed())
    }

    fn try_spend_at(&self, now: u64) -> bool {
        let spent = |full_at: u64| {
            let next = full_at.max(now) + COST;
            (next <= now + CAPACITY).then_some(next)
        };
        self.full_at
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, spent)
            .is_ok()
    }

    fn refund_at(&self, now: u64) {
        let earned = |full_at: u64| {
            let next = full_at.saturating_sub(REFUND);
            Some(if next > now { next } else { 0 })
        };
        // It always gives something, so it cannot fail.
        let _ = self
            .full_at
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, earned);
    }
}

fn micros(time: Duration) -> u64 {
    // Half a million years.
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_fill_their_range_evenly() {
        let backoff = Backoff::new();
        for (attempts, longest) in [(1, 100), (2, 1000), (3, 1000), (u32::MAX, 1000)] {
            let longest = Duration::from_millis(longest);
            let mut eighths = [0; 8];
            for _ in 0..4000 {
                let wait = backoff.wait(attempts);
                assert!((MIN_DELAY..=longest).contains(&wait), "{wait:?}");
                let part = (wait - MIN_DELAY).as_secs_f64() / (longest - MIN_DELAY).as_secs_f64();
                eighths[((part * 8.0) as usize).min(7)] += 1;
            }
            assert!(
                eighths.iter().all(|n| (350..650).contains(n)),
                "{eighths:?}"
            );
        }
    }

    #[test]
    fn two_clients_do_not_wait_alike() {
        let (one, other) = (Backoff::new(), Backoff::new());
        let waits = |backoff: &Backoff| [1, 2, 2].map(|attempts| backoff.wait(attempts));
        assert_ne!(waits(&one), waits(&other));
    }

    #[test]
    fn a_process_that_was_forked_off_does_not_wait_like_its_parent() {
        let parent: Vec<f64> = (0..200).map(|seed| drawn(seed, 100, 1)).collect();
        for (id, number) in [(101, 2), (102, 2), (100, 2)] {
            let child: Vec<f64> = (0..200).map(|seed| drawn(seed, id, number)).collect();
            assert!(child.iter().all(|jitter| !parent.contains(jitter)), "{id}");
        }
    }

    /// How often it pays at this moment.
    fn left(budget: &Budget, now: u64) -> usize {
        std::iter::repeat_with(|| budget.try_spend_at(now))
            .take_while(|paid| *paid)
            .count()
    }

    #[test]
    fn a_burst_is_bounded_and_then_it_is_one_a_second() {
        let budget = Budget::new();
        assert_eq!(left(&budget, 0), 20);
        assert_eq!(left(&budget, 0), 0);
        assert_eq!(left(&budget, COST - 1), 0);
        assert_eq!(left(&budget, COST), 1);
        assert_eq!(left(&budget, 4 * COST), 3);
        assert_eq!(left(&budget, 100_000 * COST), 20);
    }

    #[test]
    fn successes_restore_retry_tokens_up_to_the_capacity() {
        let budget = Budget::new();
        assert_eq!(left(&budget, 0), 20);
        (0..5).for_each(|_| budget.refund_at(0));
        assert_eq!(left(&budget, 0), 2);
        (0..1000).for_each(|_| budget.refund_at(0));
        assert_eq!(left(&budget, 0), 20);
    }

    #[test]
    fn a_third_of_all_calls_can_be_made_again_for_ever() {
        let budget = Budget::new();
        for _ in 0..10_000 {
            assert!(budget.try_spend_at(0));
            (0..3).for_each(|_| budget.refund_at(0));
        }
    }
}
