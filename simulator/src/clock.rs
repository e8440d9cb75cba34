//! The time of a hub: real time, or time that tests advance. Each part of the state that changes by
//! itself is a pure function of this time, so the state needs no timer.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::error::LocalHubError;

/// Time at which a manual clock begins: 2026-01-01T00:00:00Z. It is fixed, so that all runs are the
/// same.
const MANUAL_START: Duration = Duration::from_secs(1_767_225_600);

/// Latest time of a clock in microseconds, about 290,000 years. A manual clock stops at this time.
const LATEST: u64 = u64::MAX / 2;

/// The kind of clock that a hub uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockMode {
    /// Real time.
    #[default]
    Real,
    /// The time does not change until it is advanced.
    Manual,
}

/// The error for a text that is not the name of a clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseClockModeError(String);

impl fmt::Display for ParseClockModeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no clock {:?}; choose real or manual", self.0)
    }
}

impl std::error::Error for ParseClockModeError {}

impl FromStr for ClockMode {
    type Err = ParseClockModeError;

    fn from_str(text: &str) -> Result<ClockMode, ParseClockModeError> {
        match text {
            "real" => Ok(ClockMode::Real),
            "manual" => Ok(ClockMode::Manual),
            _ => Err(ParseClockModeError(text.to_owned())),
        }
    }
}

/// A time of the hub, in microseconds since the Unix epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub(crate) struct Timestamp(pub(crate) u64);

impl Timestamp {
    /// Returns the seconds from `earlier` until this time; zero if this time is not later.
    pub(crate) fn seconds_since(self, earlier: Timestamp) -> f64 {
        Duration::from_micros(self.0.saturating_sub(earlier.0)).as_secs_f64()
    }

    /// Returns the time that is `by` later than this one.
    pub(crate) fn after(self, by: Duration) -> Timestamp {
        let by = u64::try_from(by.as_micros()).unwrap_or(LATEST);
        Timestamp(self.0.saturating_add(by).min(LATEST))
    }

    fn from_epoch(time: Duration) -> Timestamp {
        Timestamp(
            u64::try_from(time.as_micros())
                .unwrap_or(LATEST)
                .min(LATEST),
        )
    }
}

/// The clock of a hub. Clones show the same time.
#[derive(Debug, Clone)]
pub struct Clock {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    mode: ClockMode,
    start: Timestamp,
    /// Reference point for real time. It is monotonic, so that the clock never goes back.
    anchor: Instant,
    /// Total time by which a manual clock was advanced, in microseconds.
    advanced: AtomicU64,
}

impl Clock {
    /// Creates a clock. It starts no earlier than `not_before`, the latest time that a store
    /// contains.
    pub(crate) fn new(mode: ClockMode, not_before: Option<Timestamp>) -> Clock {
        let first = Timestamp::from_epoch(match mode {
            ClockMode::Real => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or(Duration::ZERO),
            ClockMode::Manual => MANUAL_START,
        });
        Clock {
            inner: Arc::new(Inner {
                mode,
                start: not_before.map_or(first, |known| known.max(first)),
                anchor: Instant::now(),
                advanced: AtomicU64::new(0),
            }),
        }
    }

    /// Returns the kind of this clock.
    pub fn mode(&self) -> ClockMode {
        self.inner.mode
    }

    /// Returns the time that has passed on this clock since the hub started.
    pub fn elapsed(&self) -> Duration {
        match self.inner.mode {
            ClockMode::Real => self.inner.anchor.elapsed(),
            ClockMode::Manual => Duration::from_micros(self.inner.advanced.load(Ordering::SeqCst)),
        }
    }

    /// Advances a manual clock. Returns the time that has passed on it since the hub started.
    ///
    /// # Errors
    /// [`Invalid`](gfxhub::ErrorKind::Invalid) for a clock of real time.
    pub fn advance(&self, by: Duration) -> Result<Duration, LocalHubError> {
        if self.inner.mode == ClockMode::Real {
            return Err(LocalHubError::invalid(
                "clock",
                "this hub runs in real time, which cannot be advanced; start it with a manual clock",
            ));
        }
        let by = u64::try_from(by.as_micros()).unwrap_or(LATEST);
        let room = LATEST - self.inner.start.0;
        let step = |now: u64| Some(now.saturating_add(by).min(room));
        // `step` always returns a value, so the result is never `Err`.
        let (Ok(before) | Err(before)) =
            self.inner
                .advanced
                .fetch_update(Ordering::SeqCst, Ordering::SeqCst, step);
        Ok(Duration::from_micros(before.saturating_add(by).min(room)))
    }

    /// Returns the current time.
    pub(crate) fn now(&self) -> Timestamp {
        let passed = u64::try_from(self.elapsed().as_micros()).unwrap_or(LATEST);
        Timestamp(self.inner.start.0.saturating_add(passed).min(LATEST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manual_clock_moves_only_when_advanced() {
        let clock = Clock::new(ClockMode::Manual, None);
        let first = clock.now();
        assert_eq!(clock.now(), first);
        let passed = clock.advance(Duration::from_millis(1500)).unwrap();
        assert_eq!(passed, Duration::from_millis(1500));
        assert_eq!(clock.now().seconds_since(first), 1.5);
        assert!(clock.advance(Duration::MAX).is_ok());
        assert!(clock.now() <= Timestamp(LATEST));
    }

    #[test]
    fn a_clock_is_chosen_by_name() {
        assert_eq!("real".parse(), Ok(ClockMode::default()));
        assert_eq!("manual".parse(), Ok(ClockMode::Manual));
        let message = "Manual".parse::<ClockMode>().unwrap_err().to_string();
        assert_eq!(
            message,
            "there is no clock \"Manual\"; choose real or manual"
        );
    }

    #[test]
    fn a_clock_goes_on_from_what_a_store_knows() {
        let known = Timestamp(MANUAL_START.as_micros() as u64 + 7);
        assert_eq!(Clock::new(ClockMode::Manual, Some(known)).now(), known);
        assert_eq!(
            Clock::new(ClockMode::Manual, Some(Timestamp(1))).now().0,
            known.0 - 7
        );
    }

    #[test]
    fn real_time_cannot_be_advanced() {
        let clock = Clock::new(ClockMode::Real, None);
        let error = clock.advance(Duration::from_secs(1)).unwrap_err();
        assert_eq!(error.place(), "clock");
    }
}
