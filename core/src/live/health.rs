//! Health of a property, an engine or the hub: its failures, and the time until which nothing is
//! sent to it.

use std::time::{Duration, Instant};

use crate::error::{Error, ErrorKind};

/// Time for which values may be held back before this is reported.
pub(super) const REPORTED_AFTER: Duration = Duration::from_millis(750);

/// Time between two values that probe if an engine or a hub is back.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);

/// Minimum duration of a failure that is not a property's own.
const MOMENT: Duration = Duration::from_millis(100);

/// Kind of failure of an attempt, which several properties share if it is not their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    kind: ErrorKind,
    status: Option<u16>,
}

impl Answer {
    pub(super) fn of(error: &Error) -> Answer {
        Answer {
            kind: error.kind(),
            status: error.status(),
        }
    }

    /// Returns `true` if there was no connection: that is a failure of the hub, for whichever
    /// property.
    pub(super) fn is_unreachable(self) -> bool {
        matches!(
            self.kind,
            ErrorKind::Dns | ErrorKind::Connect | ErrorKind::ConnectTimeout | ErrorKind::Tls
        )
    }
}

/// Health of a property, an engine or the hub.
#[derive(Debug, Default)]
pub(super) struct Health {
    /// Failures since the last success.
    failing: Option<Failing>,
    last_success: Option<Instant>,
    /// Start and end of the last period of failure.
    failed: Option<(Instant, Instant)>,
}

#[derive(Debug)]
struct Failing {
    since: Instant,
    count: u32,
    answer: Answer,
    error: Error,
    /// Time before which nothing is sent.
    until: Instant,
    /// `true` if it refuses values, so that few are sent; `false` if it is only late.
    refuses: bool,
    reported: bool,
}

impl Health {
    /// Records a failure, after which nothing is sent until the time `until`. If that is not later
    /// than `now`, the hub counts as late, not as refusing.
    pub(super) fn fail(&mut self, now: Instant, until: Instant, error: &Error) {
        let answer = Answer::of(error);
        match &mut self.failing {
            Some(failing) => {
                failing.count = failing.count.saturating_add(1);
                (failing.answer, failing.until) = (answer, until);
                failing.refuses = until > now;
                failing.error = error.clone();
            }
            None => {
                self.failing = Some(Failing {
                    since: now,
                    count: 1,
                    answer,
                    error: error.clone(),
                    until,
                    refuses: until > now,
                    reported: false,
                });
            }
        }
    }

    /// Notes a success. Returns `true` if failures had been reported.
    pub(super) fn succeed(&mut self, now: Instant) -> bool {
        self.last_success = Some(now);
        let reported = self.failing.as_ref().is_some_and(|it| it.reported);
        self.forget(now);
        reported
    }

    /// Returns the latest kind of failure since the last success.
    pub(super) fn answer(&self) -> Option<Answer> {
        self.failing.as_ref().map(|failing| failing.answer)
    }

    /// Takes over a failure that at least `several` of its parts share, each for at least
    /// [`MOMENT`] and without a success of the whole since then. A hub that cannot be reached takes
    /// over nothing: before that, its parts failed in another way.
    pub(super) fn take_over<'h>(
        &mut self,
        parts: impl Iterator<Item = &'h Health>,
        several: usize,
        now: Instant,
    ) {
        if self.answer().is_some_and(Answer::is_unreachable) {
            return;
        }
        let last_success = self.last_success;
        let lasting = |failing: &&Failing| {
            last_success.is_none_or(|last| last < failing.since)
                && now.saturating_duration_since(failing.since) >= MOMENT
        };
        let failing: Vec<_> = parts
            .filter_map(|part| part.failing.as_ref())
            .filter(lasting)
            .collect();
        let common = failing.iter().find(|one| {
            let alike = failing.iter().filter(|other| other.answer == one.answer);
            self.answer() != Some(one.answer) && alike.count() >= several
        });
        if let Some(first) = common {
            let alike = failing.iter().filter(|other| other.answer == first.answer);
            let since = alike.map(|it| it.since).min().unwrap_or(first.since);
            self.failing = Some(Failing {
                since,
                count: first.count,
                answer: first.answer,
                error: first.error.clone(),
                until: first.until,
                refuses: first.refuses,
                reported: self.failing.as_ref().is_some_and(|it| it.reported),
            });
        }
    }

    /// Returns `true` if the failure began after this time.
    pub(super) fn began_to_fail_after(&self, began: Instant) -> bool {
        self.failing.as_ref().is_some_and(|it| it.since > began)
    }

    /// Returns `true` if there was a success since this time.
    pub(super) fn succeeded_since(&self, began: Instant) -> bool {
        self.last_success.is_some_and(|last| last >= began)
    }

    /// Returns the number of failures in a row.
    pub(super) fn failures(&self) -> u32 {
        self.failing.as_ref().map_or(0, |failing| failing.count)
    }

    /// Returns `true` if a value may be sent.
    pub(super) fn lets_go(&self, now: Instant) -> bool {
        self.failing
            .as_ref()
            .is_none_or(|failing| failing.until <= now)
    }

    /// Notes that a value is sent as a probe, and defers the next one.
    pub(super) fn probe(&mut self, now: Instant) {
        if let Some(failing) = self.failing.as_mut().filter(|it| it.refuses) {
            failing.until = now + PROBE_INTERVAL;
        }
    }

    /// Forgets the failures: they belonged to its engine or hub, which is back.
    pub(super) fn forget(&mut self, now: Instant) {
        if let Some(failing) = self.failing.take() {
            self.failed = Some((failing.since, now));
        }
    }

    /// Permits the next value at once.
    pub(super) fn retry_now(&mut self, now: Instant) {
        if let Some(failing) = &mut self.failing {
            failing.until = failing.until.min(now);
            failing.refuses = false;
        }
    }

    /// Returns the error to report, once, if it has failed for this long.
    pub(super) fn report(&mut self, now: Instant, after: Duration) -> Option<Error> {
        let failing = self.failing.as_mut()?;
        let due = !failing.reported && now.saturating_duration_since(failing.since) >= after;
        due.then(|| {
            failing.reported = true;
            failing.error.clone()
        })
    }

    /// Returns the part of the time since `then` for which it failed.
    pub(super) fn failed_since(&self, then: Instant, now: Instant) -> Duration {
        let current = self.failing.as_ref().map(|failing| (failing.since, now));
        let spans = [current, self.failed].into_iter().flatten();
        spans
            .map(|span| overlap(span, then))
            .max()
            .unwrap_or_default()
    }
}

/// Returns the part of a span after `then`.
pub(super) fn overlap((from, to): (Instant, Instant), then: Instant) -> Duration {
    to.saturating_duration_since(from.max(then))
}
