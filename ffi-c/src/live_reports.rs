//! `gfxhub_live_reports`: what a live session tells of values that did not arrive, and of the hub.

use gfxhub_core::{LiveReport, LiveReportKind};

use crate::error::{ErrorDetails, gfxhub_error};
use crate::handle::{as_handle_or_null, free, handle, read, read_into};
use crate::str::{Terminated, gfxhub_str};

/// Reports of a live session, the oldest first. Freed with `gfxhub_live_reports_free`.
pub struct gfxhub_live_reports {
    _opaque: [u8; 0],
}

handle! { gfxhub_live_reports => StoredReports; }

/// What a report is about.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_live_report_kind {
    /// The hub refused a value, or it is not known whether an eased one took effect. It is not sent
    /// again. What is said beyond the last report, too.
    Failed = 0,
    /// An eased value was replaced by a newer one before it was sent.
    Superseded = 1,
    /// A value was older than is allowed before it could be sent.
    Expired = 2,
    /// The hub cannot be reached, or accepts nothing. Values go on being taken.
    Lost = 3,
    /// The hub, the engine or the property takes values again.
    Back = 4,
    /// The hub does not take the values of a property, or of an engine, or does not respond to them.
    /// They wait, and the newest is sent again.
    Held = 5,
    /// The session sends as many values in a second as it may, and holds others back: the total rate
    /// is reached. Reported once.
    Limited = 6,
}

/// The reports with the texts that C asks them for.
pub(crate) struct StoredReports(Vec<StoredReport>);

struct StoredReport {
    kind: gfxhub_live_report_kind,
    engine: Option<i64>,
    node: Terminated,
    property: Terminated,
    message: Terminated,
    error: Option<ErrorDetails>,
}

impl FromIterator<LiveReport> for StoredReports {
    fn from_iter<I: IntoIterator<Item = LiveReport>>(reports: I) -> Self {
        Self(reports.into_iter().map(StoredReport::from).collect())
    }
}

impl From<LiveReport> for StoredReport {
    fn from(report: LiveReport) -> Self {
        let message = Terminated::of(report.to_string());
        let text = |text: Option<&str>| Terminated::new(text.unwrap_or_default().as_bytes());
        let address = report.address.as_ref();
        Self {
            kind: match report.kind {
                LiveReportKind::Superseded => gfxhub_live_report_kind::Superseded,
                LiveReportKind::Expired => gfxhub_live_report_kind::Expired,
                LiveReportKind::Lost => gfxhub_live_report_kind::Lost,
                LiveReportKind::Back => gfxhub_live_report_kind::Back,
                LiveReportKind::Held => gfxhub_live_report_kind::Held,
                LiveReportKind::Limited => gfxhub_live_report_kind::Limited,
                _ => gfxhub_live_report_kind::Failed,
            },
            engine: report.engine_id.map(|engine| engine.get()),
            node: text(address.map(|address| address.node_path.as_str())),
            property: text(address.map(|address| address.property_path.as_str())),
            message,
            error: report.error.map(ErrorDetails::from),
        }
    }
}

/// How many reports there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_len(reports: *const gfxhub_live_reports) -> usize {
    let len = |reports: &StoredReports| reports.0.len();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_live_reports_len", reports, 0, len) }
}

/// What a report is about.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_kind_at(
    reports: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_live_report_kind {
    let neutral = gfxhub_live_report_kind::Failed;
    let kind = |reports: &StoredReports| reports.0.get(index).map_or(neutral, |it| it.kind);
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_live_reports_kind_at", reports, neutral, kind) }
}

/// The number of the engine; false where the report concerns the hub or the session.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_engine_id_at(
    reports: *const gfxhub_live_reports,
    index: usize,
    out: *mut i64,
) -> bool {
    let engine = |reports: &StoredReports| reports.0.get(index)?.engine;
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_live_reports_engine_id_at", reports, out, engine) }
}

/// The path of the node, borrowed; empty where the report concerns more than a property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_node_path_at(
    reports: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        texts("gfxhub_live_reports_node_path_at", reports, index, |it| {
            &it.node
        })
    }
}

/// The path of the property, borrowed; empty where the report concerns more than a property.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_property_path_at(
    reports: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        texts(
            "gfxhub_live_reports_property_path_at",
            reports,
            index,
            |it| &it.property,
        )
    }
}

/// The report as a sentence, borrowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_message_at(
    reports: *const gfxhub_live_reports,
    index: usize,
) -> gfxhub_str {
    // SAFETY: the header's rules.
    unsafe {
        texts("gfxhub_live_reports_message_at", reports, index, |it| {
            &it.message
        })
    }
}

/// Why, borrowed; NULL where nothing failed, and beyond the last report.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_error_at(
    reports: *const gfxhub_live_reports,
    index: usize,
) -> *const gfxhub_error {
    let error = |reports: &'static StoredReports| {
        as_handle_or_null(reports.0.get(index).and_then(|it| it.error.as_ref()))
    };
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_reports_error_at",
            reports,
            std::ptr::null(),
            error,
        )
    }
}

/// Frees reports, and what was borrowed from them. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_reports_free(reports: *mut gfxhub_live_reports) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_live_reports_free", reports) }
}

/// # Safety
/// As [`crate::handle::deref_handle`].
unsafe fn texts(
    export: &'static str,
    reports: *const gfxhub_live_reports,
    index: usize,
    get: fn(&StoredReport) -> &Terminated,
) -> gfxhub_str {
    let text = |reports: &'static StoredReports| {
        let report = reports.0.get(index);
        report.map_or(gfxhub_str::EMPTY, |report| get(report).as_handle())
    };
    // SAFETY: the caller's promise.
    unsafe { read(export, reports, gfxhub_str::EMPTY, text) }
}
