//! Health of a property, an engine or the hub: its failures, and the time until which no values are
//! sent to it.

use std::time::{Duration, Instant};

use crate::error::{Error, ErrorKind};

/// Time for which values must be held back before a report is made.
pub(super) const REPORTED_AFTER: Duration = Duration::from_millis(750);

/// Interval between the values that test whether an engine or a hub works again.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);

/// Minimum duration of a failure before it is attributed to the engine or the hub instead of a
/// property.
const MOMENT: Duration = Duration::from_millis(100);

/// Kind of failure of an attempt. If several properties fail with the same kind, the failure may be
/// that of their engine or of the hub.
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

    /// Returns `true` if no connection was made. That is a failure of the hub, unless the hub has
    /// responded to another request in the meantime.
    pub(super) fn is_unreachable(self) -> bool {
        self.kind.is_of_connecting()
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
    /// Time before which no value is sent.
    until: Instant,
    /// `true` if values are refused, so that only a few are sent as probes; `false` if responses
    /// are only late.
    refuses: bool,
    reported: bool,
}

impl Health {
    /// Records a failure. No value is sent until the time `until`; if `until` is not later than
    /// `now`, the failure only counts as a late response.
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

    /// Records a success. Returns `true` if the failures before it had been reported.
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

    /// Adopts a failure that at least `several` of `parts` share. Only parts count that began to
    /// fail at least [`MOMENT`] ago, and after the last success of `self`. A hub that cannot be
    /// reached adopts nothing: the failures of its parts are older and of another kind.
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

    /// Records that a value is sent as a probe, and delays the next probe.
    pub(super) fn probe(&mut self, now: Instant) {
        if let Some(failing) = self.failing.as_mut().filter(|it| it.refuses) {
            failing.until = now + PROBE_INTERVAL;
        }
    }

    /// Ends the current period of failure, and keeps its start and end.
    pub(super) fn forget(&mut self, now: Instant) {
        if let Some(failing) = self.failing.take() {
            self.failed = Some((failing.since, now));
        }
    }

    /// Permits the next value to be sent at once.
    pub(super) fn retry_now(&mut self, now: Instant) {
        if let Some(failing) = &mut self.failing {
            failing.until = failing.until.min(now);
            failing.refuses = false;
        }
    }

    /// Returns the error to report if the failure has lasted for `after`. Returns each failure only
    /// once.
    pub(super) fn report(&mut self, now: Instant, after: Duration) -> Option<Error> {
        let failing = self.failing.as_mut()?;
        let due = !failing.reported && now.saturating_duration_since(failing.since) >= after;
        due.then(|| {
            failing.reported = true;
            failing.error.clone()
        })
    }

    /// Returns the time after `then` for which the current or the last failure lasted, whichever is
    /// longer.
    pub(super) fn failed_since(&self, then: Instant, now: Instant) -> Duration {
        let current = self.failing.as_ref().map(|failing| (failing.since, now));
        let spans = [current, self.failed].into_iter().flatten();
        spans
            .map(|span| overlap(span, then))
            .max()
            .unwrap_or_default()
    }
}

/// Returns the length of the part of a time span after `then`.
pub(super) fn overlap((from, to): (Instant, Instant), then: Instant) -> Duration {
    to.saturating_duration_since(from.max(then))
}
