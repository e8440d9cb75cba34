//! The retry policy: the decision after a failed attempt, the wait before the next one, and the
//! retry budget of a client.

use crate::error::{Effect, ErrorKind};
use crate::process::process_number;
use crate::schema::retry_class::RetryClass;
use fastrand::Rng;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

use std::time::{Duration, Instant};

/// State of a call when an attempt has failed.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttemptFacts {
    pub(super) class: RetryClass,
    /// True if the caller permits a resend.
    pub(super) resend_opt_in: bool,
    /// True for a value of a live session, which is sent until the hub acknowledges or refuses it.
    pub(super) persists: bool,
    /// Number of attempts made, including this one.
    pub(super) attempts: u32,
    pub(super) max_attempts: u32,
    /// Number of attempts that may have taken effect, including this one; always 0 for requests
    /// that only read.
    pub(super) handed_over: u32,
    pub(super) kind: ErrorKind,
    pub(super) effect: Effect,
    /// Properties of the response, if it was complete.
    pub(super) answer: Option<ResponseFacts>,
    /// True if a pooled connection ended before the first byte of a response arrived.
    pub(super) stale: bool,
    /// True if the next attempt may succeed, although most errors of this kind are permanent.
    pub(super) transient: bool,
}

/// Properties of a complete response that determine whether the call is retried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResponseFacts {
    pub(super) status: u16,
    pub(super) wait: RetryAfter,
}

/// The value of the hub's `Retry-After` header: the time to wait before the next request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RetryAfter {
    None,
    Delay(Duration),
    /// A value that is not supported, such as a date.
    Unparsable,
}

/// The decision after a failed attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// The call fails with the error of this attempt.
    Stop,
    /// Make another attempt, after at least this time.
    RetryLater(Duration),
    /// Make another attempt without a wait. The only failure was that a pooled connection had
    /// ended, so the hub needs no pause. During a wait, a newer set of the property could supersede
    /// this call.
    RetryNow,
    /// The object is gone, as the caller wanted. The call succeeds.
    AlreadyDeleted,
}

/// Decides what to do after an attempt has failed.
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

/// Decides what to do after a complete response. The response is final, with two exceptions: a
/// status that means "not now", and "not found" if an earlier attempt may have deleted the object.
fn after_answer(facts: &AttemptFacts, answer: ResponseFacts) -> Decision {
    // The attempt with this response has no effect, so it is not among those in `handed_over`. Thus
    // an earlier attempt may have deleted the object.
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

/// Maximum `Retry-After` that a value of a live session waits for.
const MAX_RETRY_AFTER: Duration = Duration::from_secs(10);

/// Returns the decision for a value of a live session. Such a value is resent until the hub accepts
/// it or refuses it permanently. A value that must not be sent twice is not resent after an attempt
/// that may have taken effect.
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

/// Returns `true` if nothing of this attempt was sent. Returns `false` for every read, since the
/// effect of a read does not show whether it was sent.
fn is_unsent(facts: &AttemptFacts) -> bool {
    facts.effect == Effect::None && facts.class != RetryClass::Read
}

/// Returns `true` if the next attempt may succeed after this error, provided that nothing was sent.
fn may_pass_unsent(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::Connect
            | ErrorKind::ConnectTimeout
            | ErrorKind::ConnectionLost
            | ErrorKind::Timeout
    )
}

/// Returns `true` if the next attempt may succeed after this error, even if something was sent.
fn may_pass(kind: ErrorKind) -> bool {
    may_pass_unsent(kind) || kind == ErrorKind::Protocol
}

/// Minimum wait before a retry.
const MIN_DELAY: Duration = Duration::from_millis(25);
/// Maximum wait before the second attempt, and before later attempts.
const MAX_DELAY: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// Random waits before retries, so that calls that failed together are not retried together.
#[derive(Debug)]
pub(super) struct Backoff {
    /// Seed of the next random number.
    seed: AtomicU64,
    shortest: Duration,
    longest: [Duration; 2],
}

impl Backoff {
    /// Creates a backoff with a random seed.
    pub(super) fn new() -> Self {
        Self {
            seed: AtomicU64::new(RandomState::new().hash_one(0)),
            shortest: MIN_DELAY,
            longest: MAX_DELAY,
        }
    }

    /// Returns a random wait after this number of attempts, evenly distributed between the minimum
    /// and the maximum.
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

/// Returns a random number from 0 to 1. Each call uses a new generator: a shared one would need a
/// lock, which could stay locked for ever in a forked process.
///
/// A forked process continues with the seed of its parent, but its process id differs from those of
/// its parent and of other children. In a new PID namespace, at least `number` differs.
fn drawn(seed: u64, id: u32, number: u64) -> f64 {
    let process = Rng::with_seed(u64::from(id) << 32 ^ number).u64(..);
    Rng::with_seed(seed ^ process).f64()
}

#[cfg(test)]
impl Backoff {
    /// Creates waits with these bounds for all attempts.
    pub(super) fn between(shortest: Duration, longest: Duration) -> Self {
        Self {
            shortest,
            longest: [longest; 2],
            ..Self::new()
        }
    }
}

/// Cost of a retry. The unit is a microsecond, so that the budget refills by one unit per
/// microsecond.
const COST: u64 = 1_000_000;
/// Refund for a successful call. If two in five calls need a second attempt, costs and refunds are
/// equal.
const REFUND: u64 = 400_000;
/// Maximum amount that can be spent at once: twenty retries.
const CAPACITY: u64 = 20 * COST;

/// The retry budget of a client, which all its calls share, so that retries do not flood a hub that
/// is down. Each retry costs a part of it; successful calls and time refill it.
#[derive(Debug)]
pub(super) struct Budget {
    began: Instant,
    /// Time at which the budget will be full, in microseconds since `began`. It is in the past if
    /// the budget is full.
    full_at: AtomicU64,
}

impl Budget {
    pub(super) fn new() -> Self {
        Self {
            began: Instant::now(),
            full_at: AtomicU64::new(0),
        }
    }

    /// Pays for one retry. Returns `false`, and pays nothing, if too little is left.
    pub(super) fn try_spend(&self) -> bool {
        self.try_spend_at(self.now())
    }

    /// Refunds a part of the cost of a retry, after a successful call.
    pub(super) fn refund(&self) {
        // Usually the budget is unused or refunded in full, and one atomic load is sufficient.
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
        // The closure always returns a value, so the update cannot fail.
        let _ = self
            .full_at
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, earned);
    }
}

fn micros(time: Duration) -> u64 {
    // The maximum corresponds to about 300,000 years.
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

    /// Returns the number of retries that the budget can pay for at this time.
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
