//! Times on two clocks.

use std::time::{Duration, Instant, SystemTime};

/// A time on two clocks. The monotonic clock may stand still while the computer sleeps, and the
/// wall clock may be set back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) instant: Instant,
    /// Time since 1970 in UTC.
    pub(crate) wall: Duration,
}

impl Moment {
    pub(crate) fn now() -> Self {
        let wall = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self {
            instant: Instant::now(),
            wall: wall.unwrap_or_default(),
        }
    }

    pub(crate) fn after(self, time: Duration) -> Self {
        Self {
            instant: self.instant + time,
            wall: self.wall + time,
        }
    }

    /// Returns `true` if either clock has reached this time.
    pub(crate) fn is_over(self, now: Self) -> bool {
        now.instant >= self.instant || now.wall >= self.wall
    }

    /// Returns the earlier of two times, chosen separately for each clock.
    pub(crate) fn min(self, other: Self) -> Self {
        Self {
            instant: self.instant.min(other.instant),
            wall: self.wall.min(other.wall),
        }
    }

    /// Returns the difference between the two clocks in the time that passed from `self` to `now`.
    /// It is large if the computer slept or the wall clock was set.
    pub(crate) fn parted(self, now: Self) -> Duration {
        let instant = now.instant.saturating_duration_since(self.instant);
        (self.wall + instant).abs_diff(now.wall)
    }

    /// Returns the time from `self` to `now`: the longer of the times on the two clocks.
    pub(crate) fn age(self, now: Self) -> Duration {
        let instant = now.instant.saturating_duration_since(self.instant);
        instant.max(now.wall.saturating_sub(self.wall))
    }
}

/// Returns the current time as documents contain it, such as `2026-11-25T18:00:03Z`.
pub(crate) fn written_now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hours_sleep_parts_the_clocks() {
        let then = Moment::now();
        let (second, hour) = (Duration::from_secs(1), Duration::from_secs(3600));
        let at = |instant: Duration, wall: Duration| Moment {
            instant: then.instant + instant,
            wall,
        };
        assert_eq!(then.parted(then.after(second)), Duration::ZERO);
        assert_eq!(then.parted(at(second, then.wall + hour)), hour - second);
        assert_eq!(then.parted(at(hour, then.wall + second)), hour - second);
        assert_eq!(then.parted(at(second, then.wall - second)), 2 * second);
    }
}
