//! Written by cargo xtask generate; do not edit. Plain data.

use std::ffi::c_char;

use gfxhub_core::{
    EngineId, Error, LiveReport, LiveReportKind, LiveStats, NodePath, PropertyAddress,
    PropertyPath, TemplateField, TemplateFieldKind, WatchChange, WatchChangeKind, WatchFigures,
};

use crate::error::{ErrorDetails, gfxhub_error, microseconds};
use crate::handle::{as_handle_or_null, free, handle, read, read_into};
use crate::input;
use crate::nul_terminate::{NulTerminate, terminated};
use crate::str::{Terminated, gfxhub_str};
use crate::value::gfxhub_value;

/// A property of a node of an engine.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_property_address {
    /// Number of the engine.
    pub engine_id: i64,
    /// Path of the node.
    pub node_path: *const c_char,
    /// Path of the property.
    pub property_path: *const c_char,
}

impl gfxhub_property_address {
    /// Reads the plain data. `place` returns the name of a member for an error.
    ///
    /// # Safety
    /// The texts must meet the requirements of [`input::text`].
    pub(crate) unsafe fn read(
        &self,
        place: impl Fn(&str) -> String,
    ) -> Result<PropertyAddress, Error> {
        Ok(PropertyAddress {
            engine_id: EngineId::from(self.engine_id),
            // SAFETY: the caller upholds the contract of this function.
            node_path: NodePath::from(unsafe { input::text(&place("nodePath"), self.node_path) }?),
            // SAFETY: the caller upholds the contract of this function.
            property_path: PropertyPath::from(unsafe {
                input::text(&place("propertyPath"), self.property_path)
            }?),
        })
    }
}

/// Kind of a report of a live session.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_live_report_kind {
    /// The hub refused a value, its property's name leads to nothing or to several things, or it
    /// is unknown whether an eased value took effect. The value is not resent.
    Failed = 0,
    /// An eased value was replaced by a newer one before it was sent.
    Superseded = 1,
    /// A value became older than `stale_after` before it could be sent.
    Expired = 2,
    /// The hub cannot be reached, or accepts nothing. The session still takes values. Also
    /// reported for a backup whose session cannot be opened.
    Lost = 3,
    /// The hub, the engine or the property accepts values again.
    Back = 4,
    /// The hub does not accept the values of a property or of an engine, or does not respond to
    /// them. The values wait, and the newest is resent.
    Held = 5,
    /// The session has reached its total rate, and holds values back. This is reported once.
    Limited = 6,
}

impl From<LiveReportKind> for gfxhub_live_report_kind {
    fn from(kind: LiveReportKind) -> Self {
        match kind {
            LiveReportKind::Superseded => Self::Superseded,
            LiveReportKind::Expired => Self::Expired,
            LiveReportKind::Lost => Self::Lost,
            LiveReportKind::Back => Self::Back,
            LiveReportKind::Held => Self::Held,
            LiveReportKind::Limited => Self::Limited,
            _ => Self::Failed,
        }
    }
}

/// Live reports, the oldest first. Freed with `gfxhub_live_reports_free`.
///
/// An event of a live session.
pub struct gfxhub_live_reports {
    _opaque: [u8; 0],
}

handle! { gfxhub_live_reports => Vec<StoredLiveReport>; }

/// An element, with the texts that its accessors return.
pub(crate) struct StoredLiveReport {
    kind: gfxhub_live_report_kind,
    engine_id: Option<i64>,
    node_path: Terminated,
    property_path: Terminated,
    error: Option<ErrorDetails>,
    member: Terminated,
    message: Terminated,
}

impl From<LiveReport> for StoredLiveReport {
    fn from(from: LiveReport) -> Self {
        let message = Terminated::of(from.to_string());
        Self {
            kind: from.kind.into(),
            engine_id: from.engine_id.map(|id| id.get()),
            node_path: Terminated::new(
                from.address
                    .as_ref()
                    .map_or("", |it| it.node_path.as_str())
                    .as_bytes(),
            ),
            property_path: Terminated::new(
                from.address
                    .as_ref()
                    .map_or("", |it| it.property_path.as_str())
                    .as_bytes(),
            ),
            error: from.error.map(ErrorDetails::from),
            member: Terminated::of(from.member.unwrap_or_default()),
            message,
        }
    }
}

/// Returns the number of elements; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_len(list: *const gfxhub_live_reports) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_live_reports_len", list, 0, Vec::len) }
}

/// Kind of the event.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_kind_at(
    list: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_live_report_kind {
    let neutral = gfxhub_live_report_kind::Failed;
    let kind = |list: &Vec<StoredLiveReport>| list.get(index).map_or(neutral, |it| it.kind);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_live_reports_kind_at", list, neutral, kind) }
}

/// Number of the engine; none if the report concerns the hub or the session. Returns false
/// and writes nothing if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_engine_id_at(
    list: *const gfxhub_live_reports,
    index: usize,
    out: *mut i64,
) -> bool {
    let number = |list: &Vec<StoredLiveReport>| list.get(index)?.engine_id;
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_live_reports_engine_id_at", list, out, number) }
}

/// Path of the node. Borrowed; empty if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_node_path_at(
    list: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredLiveReport>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.node_path.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_reports_node_path_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Path of the property. Borrowed; empty if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_property_path_at(
    list: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredLiveReport>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.property_path.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_reports_property_path_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Cause; none if nothing failed. Borrowed; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_error_at(
    list: *const gfxhub_live_reports,
    index: usize,
) -> *const gfxhub_error {
    let error = |list: &'static Vec<StoredLiveReport>| {
        as_handle_or_null(list.get(index).and_then(|it| it.error.as_ref()))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_reports_error_at",
            list,
            std::ptr::null(),
            error,
        )
    }
}

/// Name of the member; none unless the session is that of a group. Borrowed; empty if there
/// is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_member_at(
    list: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredLiveReport>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.member.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_reports_member_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Description as a sentence. Borrowed; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_message_at(
    list: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredLiveReport>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.message.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_reports_message_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Frees a list, and what was borrowed from it. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_free(list: *mut gfxhub_live_reports) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_live_reports_free", list) }
}

/// Statistics of a live session so far.
///
/// Each value that was set is counted exactly once: as delivered, superseded, failed,
/// expired, dropped or waiting. In the session of a group, the values of each member count,
/// and times are those of the slowest.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct gfxhub_live_stats {
    /// Number of values set, including those that `gfxhub_live_session_reassert` set again.
    pub sets: u64,
    /// Number of requests sent.
    pub sent: u64,
    /// Number of values that the hub has acknowledged.
    pub delivered: u64,
    /// Number of values that a newer one replaced.
    pub superseded: u64,
    /// Number of values that the hub refused, whose name led to no single property, or that were
    /// eased and may or may not have taken effect.
    pub failed: u64,
    /// Number of values that were too old to be sent.
    pub expired: u64,
    /// Number of values that the hub had not acknowledged when the session ended.
    pub dropped: u64,
    /// Number of values that wait or are in flight.
    pub waiting: u64,
    /// Number of reports that were not taken in time.
    pub reports_dropped: u64,
    /// Number of times that the hub was reached again.
    pub reconnects: u64,
    /// Age of the oldest waiting value; zero if none waits. In microseconds.
    pub oldest_waiting_us: u64,
    /// Median of the latest round trips; zero if there was none. In microseconds.
    pub round_trip_p50_us: u64,
    /// 99th percentile of the latest round trips. In microseconds.
    pub round_trip_p99_us: u64,
    /// Longest of the latest round trips. In microseconds.
    pub round_trip_max_us: u64,
}

impl From<&LiveStats> for gfxhub_live_stats {
    fn from(from: &LiveStats) -> Self {
        Self {
            sets: from.sets,
            sent: from.sent,
            delivered: from.delivered,
            superseded: from.superseded,
            failed: from.failed,
            expired: from.expired,
            dropped: from.dropped,
            waiting: from.waiting,
            reports_dropped: from.reports_dropped,
            reconnects: from.reconnects,
            oldest_waiting_us: microseconds(from.oldest_waiting),
            round_trip_p50_us: microseconds(from.round_trip_p50),
            round_trip_p99_us: microseconds(from.round_trip_p99),
            round_trip_max_us: microseconds(from.round_trip_max),
        }
    }
}

/// Kind of a change.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_watch_change_kind {
    /// Something is there that the last look did not show.
    Added = 0,
    /// Members of something differ.
    Changed = 1,
    /// Something has another place in its list.
    Moved = 2,
    /// Something is no longer there. It was missing in successful looks at least 2 s apart.
    Removed = 3,
    /// The topic cannot be read. The state of its things is unknown, and they are not reported as
    /// removed.
    Lost = 4,
    /// The topic can be read again.
    Back = 5,
    /// The first look at the topic is complete.
    Synced = 6,
    /// The value of a property has differed between members of a group for 5 s: `before` is the
    /// value of the first member, and `after` that of the member named in `member`. It is
    /// reported again only after the values have been equal.
    Apart = 7,
}

impl From<WatchChangeKind> for gfxhub_watch_change_kind {
    fn from(kind: WatchChangeKind) -> Self {
        match kind {
            WatchChangeKind::Changed => Self::Changed,
            WatchChangeKind::Moved => Self::Moved,
            WatchChangeKind::Removed => Self::Removed,
            WatchChangeKind::Lost => Self::Lost,
            WatchChangeKind::Back => Self::Back,
            WatchChangeKind::Synced => Self::Synced,
            WatchChangeKind::Apart => Self::Apart,
            _ => Self::Added,
        }
    }
}

/// Watch changes, the oldest first. Freed with `gfxhub_watch_changes_free`.
///
/// A difference between two looks at a topic, or news about the topic itself.
pub struct gfxhub_watch_changes {
    _opaque: [u8; 0],
}

handle! { gfxhub_watch_changes => Vec<StoredWatchChange>; }

/// An element, with the texts that its accessors return.
pub(crate) struct StoredWatchChange {
    kind: gfxhub_watch_change_kind,
    topic: Terminated,
    key: Terminated,
    name: Terminated,
    fields: Option<gfxhub_core::Value>,
    before: Option<gfxhub_core::Value>,
    after: Option<gfxhub_core::Value>,
    error: Option<ErrorDetails>,
    seq: u64,
    at_ms: u64,
    gap: u64,
    member: Terminated,
    message: Terminated,
}

impl From<WatchChange> for StoredWatchChange {
    fn from(from: WatchChange) -> Self {
        let message = Terminated::of(from.to_string());
        Self {
            kind: from.kind.into(),
            topic: Terminated::of(from.topic),
            key: Terminated::of(from.key.unwrap_or_default()),
            name: Terminated::of(from.name.unwrap_or_default()),
            fields: terminated(from.fields),
            before: terminated(from.before),
            after: terminated(from.after),
            error: from.error.map(ErrorDetails::from),
            seq: from.seq,
            at_ms: from.at_ms,
            gap: from.gap,
            member: Terminated::of(from.member.unwrap_or_default()),
            message,
        }
    }
}

/// Returns the number of elements; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_len(list: *const gfxhub_watch_changes) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_changes_len", list, 0, Vec::len) }
}

/// Kind of the change.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_kind_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> gfxhub_watch_change_kind {
    let neutral = gfxhub_watch_change_kind::Added;
    let kind = |list: &Vec<StoredWatchChange>| list.get(index).map_or(neutral, |it| it.kind);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_changes_kind_at", list, neutral, kind) }
}

/// Topic as it was given to the watch. Borrowed; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_topic_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredWatchChange>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.topic.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_topic_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Id or path of the thing in its list; none if the change concerns the whole topic.
/// Borrowed; empty if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_key_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredWatchChange>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.key.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_changes_key_at", list, gfxhub_str::EMPTY, text) }
}

/// Name of the thing, if it has one. Borrowed; empty if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_name_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredWatchChange>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.name.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_name_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Names of the members that differ, as a list. Borrowed; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_fields_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> *const gfxhub_value {
    let value = |list: &'static Vec<StoredWatchChange>| {
        as_handle_or_null(list.get(index).and_then(|it| it.fields.as_ref()))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_fields_at",
            list,
            std::ptr::null(),
            value,
        )
    }
}

/// The thing before the change, as the hub described it. Borrowed; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_before_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> *const gfxhub_value {
    let value = |list: &'static Vec<StoredWatchChange>| {
        as_handle_or_null(list.get(index).and_then(|it| it.before.as_ref()))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_before_at",
            list,
            std::ptr::null(),
            value,
        )
    }
}

/// The thing after the change, as the hub described it. Borrowed; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_after_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> *const gfxhub_value {
    let value = |list: &'static Vec<StoredWatchChange>| {
        as_handle_or_null(list.get(index).and_then(|it| it.after.as_ref()))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_after_at",
            list,
            std::ptr::null(),
            value,
        )
    }
}

/// Cause; none unless the topic was lost. Borrowed; NULL if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_error_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> *const gfxhub_error {
    let error = |list: &'static Vec<StoredWatchChange>| {
        as_handle_or_null(list.get(index).and_then(|it| it.error.as_ref()))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_error_at",
            list,
            std::ptr::null(),
            error,
        )
    }
}

/// Number of the change; the first of a watch is 1. Numbers are missing where changes were
/// folded. In a group, each member has its own numbers, and `apart` has 0. 0 beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_seq_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> u64 {
    let count = |list: &Vec<StoredWatchChange>| list.get(index).map_or(0, |it| it.seq);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_changes_seq_at", list, 0, count) }
}

/// Time of the look in milliseconds since 1970, in UTC. 0 beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_at_ms_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> u64 {
    let count = |list: &Vec<StoredWatchChange>| list.get(index).map_or(0, |it| it.at_ms);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_changes_at_ms_at", list, 0, count) }
}

/// Number of looks that failed just before the change, plus the number of changes that were
/// folded into it. If it is above 0, something may have been missed. 0 beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_gap_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> u64 {
    let count = |list: &Vec<StoredWatchChange>| list.get(index).map_or(0, |it| it.gap);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_changes_gap_at", list, 0, count) }
}

/// Name of the member; none unless the watch is that of a group. Borrowed; empty if there is
/// none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_member_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredWatchChange>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.member.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_member_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Description as a sentence. Borrowed; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_message_at(
    list: *const gfxhub_watch_changes,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredWatchChange>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.message.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_watch_changes_message_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Frees a list, and what was borrowed from it. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_changes_free(list: *mut gfxhub_watch_changes) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_watch_changes_free", list) }
}

/// Statistics of a watch so far.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct gfxhub_watch_figures {
    /// Number of looks, including those that failed.
    pub looks: u64,
    /// Number of looks that failed.
    pub failed: u64,
    /// Number of looks with the same content as before, which are not decoded.
    pub unchanged: u64,
    /// Number of changes reported.
    pub changes: u64,
    /// Number of changes that were folded into others because nobody read them.
    pub folded: u64,
    /// Number of changes that wait to be read.
    pub waiting: u64,
    /// Number of topics that are lost.
    pub lost: u64,
    /// Longest delay of a look. Looks are delayed because all watches of a hub share a budget. In
    /// microseconds.
    pub held_back_us: u64,
    /// Percentage to which the intervals of all topics are stretched, so that the looks fit the
    /// budget: 100 if the intervals are as asked for, 250 if they are 2.5 times as long. 0 before
    /// the first look.
    pub stretch_percent: u64,
}

impl From<&WatchFigures> for gfxhub_watch_figures {
    fn from(from: &WatchFigures) -> Self {
        Self {
            looks: from.looks,
            failed: from.failed,
            unchanged: from.unchanged,
            changes: from.changes,
            folded: from.folded,
            waiting: from.waiting,
            lost: from.lost,
            held_back_us: microseconds(from.held_back),
            stretch_percent: from.stretch_percent,
        }
    }
}

/// Type of a field of a template.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_template_field_kind {
    /// Not known: the field is null in all items.
    Unknown = 0,
    /// A boolean.
    Boolean = 1,
    /// A number.
    Number = 2,
    /// Text.
    Text = 3,
    /// A list.
    List = 4,
    /// An object or a vector.
    Object = 5,
}

impl From<TemplateFieldKind> for gfxhub_template_field_kind {
    fn from(kind: TemplateFieldKind) -> Self {
        match kind {
            TemplateFieldKind::Boolean => Self::Boolean,
            TemplateFieldKind::Number => Self::Number,
            TemplateFieldKind::Text => Self::Text,
            TemplateFieldKind::List => Self::List,
            TemplateFieldKind::Object => Self::Object,
            _ => Self::Unknown,
        }
    }
}

/// Template fields. Freed with `gfxhub_template_fields_free`.
///
/// A field that items of a template have.
pub struct gfxhub_template_fields {
    _opaque: [u8; 0],
}

handle! { gfxhub_template_fields => Vec<StoredTemplateField>; }

/// An element, with the texts that its accessors return.
pub(crate) struct StoredTemplateField {
    name: Terminated,
    kind: gfxhub_template_field_kind,
    example: gfxhub_core::Value,
}

impl From<TemplateField> for StoredTemplateField {
    fn from(from: TemplateField) -> Self {
        Self {
            name: Terminated::of(from.name),
            kind: from.kind.into(),
            example: terminated(from.example),
        }
    }
}

/// Does nothing, because all texts have their terminators since the element was stored.
impl NulTerminate for StoredTemplateField {
    fn terminate(&mut self) {}
}

/// Returns the number of elements; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_fields_len(list: *const gfxhub_template_fields) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_template_fields_len", list, 0, Vec::len) }
}

/// Name of the field in the data of an item. Borrowed; empty beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_fields_name_at(
    list: *const gfxhub_template_fields,
    index: usize,
) -> gfxhub_str {
    let text = |list: &'static Vec<StoredTemplateField>| {
        let it = list.get(index);
        it.map_or(gfxhub_str::EMPTY, |it| it.name.as_handle())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_template_fields_name_at",
            list,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Type of the example. Other items can have values of other types.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_fields_kind_at(
    list: *const gfxhub_template_fields,
    index: usize,
) -> gfxhub_template_field_kind {
    let neutral = gfxhub_template_field_kind::Unknown;
    let kind = |list: &Vec<StoredTemplateField>| list.get(index).map_or(neutral, |it| it.kind);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_template_fields_kind_at", list, neutral, kind) }
}

/// Value of the first item that has one other than null; null if there is none. Borrowed;
/// NULL beyond the end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_fields_example_at(
    list: *const gfxhub_template_fields,
    index: usize,
) -> *const gfxhub_value {
    let value = |list: &'static Vec<StoredTemplateField>| {
        as_handle_or_null(list.get(index).map(|it| &it.example))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_template_fields_example_at",
            list,
            std::ptr::null(),
            value,
        )
    }
}

/// Frees a list, and what was borrowed from it. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_template_fields_free(list: *mut gfxhub_template_fields) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_template_fields_free", list) }
}
