//! Reports of a session about undelivered values and the hub, and its statistics.

use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::batch::PropertyAddress;
use crate::config::POLL_INTERVAL;
use crate::error::Error;
use crate::schema::plain::{Plain, PlainValue, kinds, plain};
use crate::types::EngineId;

/// Maximum number of reports that are kept until the caller takes them.
const KEPT: usize = 256;

/// Number of latest round trips from which the statistics are computed.
const ROUND_TRIPS: usize = 4096;

plain! {
    /// An event of a live session.
    LiveReport(non_exhaustive), message {
        /// Kind of the event.
        kind: LiveReportKind,
        /// Number of the engine; none if the report concerns the hub or the session.
        engine_id: Option<EngineId>,
        /// Property; none if the report concerns a whole engine, the hub or the
        /// session.
        address: Option<PropertyAddress>,
        /// Cause; none if nothing failed.
        error: Option<Error>,
        /// Name of the member; none unless the session is that of a group.
        member: Option<String>,
    }

    /// Statistics of a live session so far.
    ///
    /// Each value that was set is counted exactly once: as delivered, superseded, failed, expired,
    /// dropped or waiting. In the session of a group, the values of each member count, and times are
    /// those of the slowest.
    LiveStats(derive(Default, PartialEq, Eq), non_exhaustive) {
        /// Number of values set, including those that [`reassert`](crate::LiveSession::reassert)
        /// set again.
        sets: u64,
        /// Number of requests sent.
        sent: u64,
        /// Number of values that the hub has acknowledged.
        delivered: u64,
        /// Number of values that a newer one replaced.
        superseded: u64,
        /// Number of values that the hub refused, whose name led to no single property, or that
        /// were eased and may or may not have taken effect.
        failed: u64,
        /// Number of values that were too old to be sent.
        expired: u64,
        /// Number of values that the hub had not acknowledged when the session ended.
        dropped: u64,
        /// Number of values that wait or are in flight.
        waiting: u64,
        /// Number of reports that were not taken in time.
        reports_dropped: u64,
        /// Number of times that the hub was reached again.
        reconnects: u64,
        /// Age of the oldest waiting value; zero if none waits.
        oldest_waiting: Duration,
        /// Median of the latest round trips; zero if there was none.
        round_trip_p50: Duration,
        /// 99th percentile of the latest round trips.
        round_trip_p99: Duration,
        /// Longest of the latest round trips.
        round_trip_max: Duration,
    }
}

kinds! {
    /// Kind of a report of a live session.
    LiveReportKind {
        /// The hub refused a value, its property's name leads to nothing or to several things, or it
        /// is unknown whether an eased value took effect. The value is not resent.
        Failed = "failed", always engine_id address error, perhaps member;
        /// An eased value was replaced by a newer one before it was sent.
        Superseded = "superseded", always engine_id address, perhaps member;
        /// A value became older than `stale_after` before it could be sent.
        Expired = "expired", always engine_id address, perhaps member;
        /// The hub cannot be reached, or accepts nothing. The session still takes values. Also
        /// reported for a backup whose session cannot be opened.
        Lost = "lost", always error, perhaps member;
        /// The hub, the engine or the property accepts values again.
        Back = "back", perhaps engine_id address member;
        /// The hub does not accept the values of a property or of an engine, or does not respond to
        /// them. The values wait, and the newest is resent.
        Held = "held", always engine_id error, perhaps address member;
        /// The session has reached its total rate, and holds values back. This is reported once.
        Limited = "limited", perhaps member;
    }
}

impl fmt::Display for LiveReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(member) = &self.member {
            write!(f, "{member}: ")?;
        }
        let limited = self.kind == LiveReportKind::Limited;
        match (&self.address, self.engine_id) {
            (Some(address), _) => {
                let PropertyAddress {
                    engine_id,
                    node_path,
                    property_path,
                } = address;
                match node_path.as_str() {
                    // Only the path of names is written, because the name has not been found.
                    "" => write!(f, "{property_path}: ")?,
                    _ => write!(f, "{engine_id} {node_path} {property_path}: ")?,
                }
            }
            (None, Some(engine_id)) => write!(f, "engine {engine_id}: ")?,
            (None, None) if limited => f.write_str("the session: ")?,
            (None, None) => f.write_str("the hub: ")?,
        }
        f.write_str(match self.kind {
            LiveReportKind::Failed => "the value failed",
            LiveReportKind::Superseded => "the eased value was replaced before it was sent",
            LiveReportKind::Expired => "the value was too old to be sent",
            LiveReportKind::Lost => "no value is delivered",
            LiveReportKind::Back if self.engine_id.is_some() => "values are accepted again",
            LiveReportKind::Back => "values are delivered again",
            LiveReportKind::Held => "values are not accepted; the newest is kept and sent again",
            LiveReportKind::Limited => {
                "its total rate is reached, so values are held back; raise the rate, or send less often"
            }
        })?;
        match &self.error {
            Some(error) => write!(f, ": {error}"),
            None => Ok(()),
        }
    }
}

impl LiveStats {
    /// Returns the statistics of two members together.
    pub(super) fn and(self, other: LiveStats) -> LiveStats {
        LiveStats {
            sets: self.sets + other.sets,
            sent: self.sent + other.sent,
            delivered: self.delivered + other.delivered,
            superseded: self.superseded + other.superseded,
            failed: self.failed + other.failed,
            expired: self.expired + other.expired,
            dropped: self.dropped + other.dropped,
            waiting: self.waiting + other.waiting,
            reports_dropped: self.reports_dropped + other.reports_dropped,
            reconnects: self.reconnects + other.reconnects,
            oldest_waiting: self.oldest_waiting.max(other.oldest_waiting),
            round_trip_p50: self.round_trip_p50.max(other.round_trip_p50),
            round_trip_p99: self.round_trip_p99.max(other.round_trip_p99),
            round_trip_max: self.round_trip_max.max(other.round_trip_max),
        }
    }
}

/// Reports that wait for the caller to take them.
#[derive(Default)]
pub(super) struct Reports {
    waiting: Mutex<VecDeque<LiveReport>>,
    arrived: Condvar,
    dropped: AtomicU64,
}

impl Reports {
    fn lock(&self) -> MutexGuard<'_, VecDeque<LiveReport>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, report: LiveReport) {
        debug_assert!(is_of_its_kind(&report), "{report:?}");
        let mut waiting = self.lock();
        if waiting.len() == KEPT {
            waiting.pop_front();
            self.dropped.fetch_add(1, Ordering::Relaxed);
        }
        waiting.push_back(report);
        drop(waiting);
        self.arrived.notify_one();
    }

    /// Takes up to `most` reports. If there is none, waits for one, up to `limit` or until `ended`
    /// returns `true`.
    pub(super) fn wait(
        &self,
        limit: Duration,
        most: usize,
        ended: impl Fn() -> bool,
    ) -> Vec<LiveReport> {
        let until = Instant::now().checked_add(limit);
        let mut waiting = self.lock();
        loop {
            let left = until.map_or(Duration::MAX, |until| {
                until.saturating_duration_since(Instant::now())
            });
            // Closing the client does not wake this thread, so the thread checks for it at short
            // intervals.
            let left = left.min(POLL_INTERVAL);
            let over = until.is_some_and(|until| until <= Instant::now());
            if !waiting.is_empty() || over || ended() {
                let taken = most.min(waiting.len());
                return waiting.drain(..taken).collect();
            }
            let outcome = self.arrived.wait_timeout(waiting, left);
            waiting = outcome.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Wakes all threads that wait for a report.
    pub(super) fn end(&self) {
        drop(self.lock());
        self.arrived.notify_all();
    }

    pub(super) fn dropped(&self) -> u64 {
        self.dropped.load(Ordering::Relaxed)
    }
}

/// Returns `true` if a report has all optional fields that its kind requires. A field that its
/// kind never has makes the result `false`. The types of other languages rely on this.
fn is_of_its_kind(report: &LiveReport) -> bool {
    let of_kind = LiveReportKind::INFO.values[report.kind as usize].fields;
    let fields = LiveReport::INFO.fields.iter().zip(report.values());
    fields
        .filter(|(field, _)| field.optional)
        .all(|(field, value)| {
            let due = of_kind.iter().find(|due| due.name == field.name);
            match value {
                PlainValue::None => due.is_none_or(|due| !due.always),
                _ => due.is_some(),
            }
        })
}

/// The statistics of a session, as its worker last published them.
#[derive(Default)]
pub(super) struct Published {
    stats: Mutex<LiveStats>,
    round_trips: Mutex<VecDeque<Duration>>,
}

impl Published {
    pub(super) fn publish(&self, stats: &LiveStats) {
        let mut published = self.stats.lock().unwrap_or_else(PoisonError::into_inner);
        published.clone_from(stats);
    }

    pub(super) fn round_trip(&self, time: Duration) {
        let mut times = self.round_trips.lock();
        let times = times.as_mut().unwrap_or_else(|poisoned| poisoned.get_mut());
        if times.len() == ROUND_TRIPS {
            times.pop_front();
        }
        times.push_back(time);
    }

    /// Returns the statistics, including those of the round trips.
    pub(super) fn stats(&self) -> LiveStats {
        let times = self.round_trips.lock();
        let mut times: Vec<_> = times
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .copied()
            .collect();
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            times.get(place).copied().unwrap_or_default()
        };
        let stats = self.stats.lock().unwrap_or_else(PoisonError::into_inner);
        LiveStats {
            round_trip_p50: at(50),
            round_trip_p99: at(99),
            round_trip_max: at(100),
            ..stats.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_reports_are_dropped_and_counted() {
        let reports = Reports::default();
        let report = |kind| LiveReport {
            kind,
            engine_id: None,
            address: None,
            error: None,
            member: None,
        };
        for _ in 0..KEPT {
            reports.add(report(LiveReportKind::Limited));
        }
        reports.add(report(LiveReportKind::Back));
        let taken = reports.wait(Duration::ZERO, usize::MAX, || false);
        assert_eq!(taken.len(), KEPT);
        assert_eq!(taken[KEPT - 1].kind, LiveReportKind::Back);
        assert_eq!(reports.dropped(), 1);
        assert!(
            reports
                .wait(Duration::ZERO, usize::MAX, || false)
                .is_empty()
        );
        assert!(
            reports
                .wait(Duration::from_secs(9), usize::MAX, || true)
                .is_empty()
        );
    }

    #[test]
    fn round_trips_are_those_of_the_latest() {
        let published = Published::default();
        assert_eq!(published.stats(), LiveStats::default());
        for number in 0..ROUND_TRIPS as u64 + 100 {
            published.round_trip(Duration::from_micros(number));
        }
        let stats = published.stats();
        assert_eq!(stats.round_trip_max, Duration::from_micros(4195));
        assert_eq!(stats.round_trip_p50, Duration::from_micros(100 + 2048));
        assert_eq!(stats.round_trip_p99, Duration::from_micros(100 + 4055));
    }
}
