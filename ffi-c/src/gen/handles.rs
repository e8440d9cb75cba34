//! Written by cargo xtask generate; do not edit. Handles.

use std::ffi::c_char;
use std::time::Duration;

use gfxhub_core::{Client, LiveProperty, LiveSession};

use crate::call::{CallTarget, ExportCall};
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::plain::*;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, free, handle, make, next_event, read, read_into, write_count};
use crate::input;
use crate::live_options::gfxhub_live_options;
use crate::nul_terminate::NulTerminate;
use crate::str::{Terminated, gfxhub_str};

/// A session that sends the newest values of properties, such as those of a fader, a tracker
/// or a render thread. Setting a property stores the value and returns; a thread of the
/// session sends it. If values are set faster than the hub accepts them, the newest replaces
/// those that wait, and the last one is always sent.
///
/// A value is resent if it is unknown whether it arrived, unless a newer value waits or a
/// newer command of the client may have changed the property. A value that the hub refuses is
/// reported and not resent; newer values of its property are then sent once a second until
/// the hub accepts one. If the hub cannot be reached, does not respond or accepts no values,
/// the session still stores values, and sends the newest of each property when the hub is
/// back. A property whose values the hub does not accept delays no other property.
///
/// Up to `max_batch_connections` requests are in flight for properties that the hub has
/// answered, and up to as many for other properties. The requests are counted in
/// `gfxhub_live_session_stats`, and not reported as events of the client.
///
/// It may be used from any number of threads at once. Freed with `gfxhub_live_session_free`.
pub struct gfxhub_live_session {
    _opaque: [u8; 0],
}

handle! { gfxhub_live_session => LiveSession; }

/// The handle contains no texts.
impl NulTerminate for LiveSession {
    fn terminate(&mut self) {}
}

/// Opens a `gfxhub_live_session`. Nothing is sent yet.
///
///     gfxhub_live_session *live = NULL;
///     gfxhub_live_property *opacity = NULL;
///     gfxhub_live_session_new(hub, NULL, &live, &error);
///     gfxhub_live_session_property(live, 3, "Mixer_0", "Default//Opacity/0", &opacity, &error);
///     gfxhub_live_property_set_number(opacity, 0.5);
///     gfxhub_live_session_close(live, 1000, NULL, &error);
///     gfxhub_live_property_free(opacity);
///     gfxhub_live_session_free(live);
///
/// - `options`: the settings, or NULL.
/// - `out`: the handle, freed with `gfxhub_live_session_free`. It ends with its client: keep
///   both.
///
/// `GFXHUB_STATUS_INVALID` for an invalid setting; `GFXHUB_STATUS_CLOSED` for a closed
/// client; `GFXHUB_STATUS_INTERNAL` if no thread can be started.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_new(
    client: *const gfxhub_client,
    options: *const gfxhub_live_options,
    out: *mut *mut gfxhub_live_session,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_new", "live");
    attempt.only_reads();
    let open = |hub: &Client| {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let settings = unsafe { deref_handle(options) };
        let mut builder = hub.live();
        if let Some(settings) = settings {
            settings.apply(&mut builder)?;
        }
        builder.open()
    };
    let target = CallTarget {
        client,
        options: std::ptr::null(),
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.call_for(&target, out, error, open) }
}

/// Opens a handle for a property. Several threads may each open a handle for the same
/// property; the newest value set through any of them is sent.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. It may contain slashes, spaces and dots.
/// - `property_path`: Path of a property within its node. On an RE5 engine, this is the id of
///   the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
/// - `out`: the handle, freed with `gfxhub_live_property_free`, before or after the session.
///
/// `GFXHUB_STATUS_INVALID` for a path that cannot be sent, and for more properties than the
/// session can have; `GFXHUB_STATUS_CLOSED` once the session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_property(
    session: *const gfxhub_live_session,
    engine_id: i64,
    node_path: *const c_char,
    property_path: *const c_char,
    out: *mut *mut gfxhub_live_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_property", "live");
    let open = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let session = unsafe { input::required_handle("session", session) }?;
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let node_path = unsafe { input::text("nodePath", node_path) }?;
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let property_path = unsafe { input::text("propertyPath", property_path) }?;
        let opened = session.property(
            gfxhub_core::EngineId::from(engine_id),
            node_path,
            property_path,
        );
        opened.map(StoredLiveProperty::from)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, open) }
}

/// Holds back the values that are set until `gfxhub_live_session_end_frame`, for up to 5 ms,
/// so that they are sent together. The engine decides whether it shows them in one frame.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_begin_frame(session: *const gfxhub_live_session) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_session_begin_frame",
            session,
            (),
            LiveSession::begin_frame,
        );
    }
}

/// Releases the values set since `gfxhub_live_session_begin_frame`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_end_frame(session: *const gfxhub_live_session) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_session_end_frame",
            session,
            (),
            LiveSession::end_frame,
        );
    }
}

/// Sends the last acknowledged value of each property once more. Call it after an engine was
/// restarted or a graph was loaded, which a session does not notice. A property is skipped if
/// a newer value waits for it, or if a newer set of this client has changed it. For an eased
/// value, the target value is set at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_reassert(session: *const gfxhub_live_session) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_session_reassert",
            session,
            (),
            LiveSession::reassert,
        );
    }
}

/// Waits until each value that was set before this call is acknowledged, refused or expired.
///
/// - `timeout_ms`: maximum time that it waits, in milliseconds.
/// - `left`: number of the properties whose values are pending when the time is up, the
///   client is closed or the session is cancelled. May be NULL.
///
/// `GFXHUB_STATUS_CLOSED` once the session was closed; `GFXHUB_STATUS_INVALID` in a callback
/// for attempts, as the session would wait for it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_flush(
    session: *const gfxhub_live_session,
    timeout_ms: u64,
    left: *mut usize,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_flush", "live");
    let wait = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe {
            let session = input::required_handle("session", session)?;
            let given = session.flush(Duration::from_millis(timeout_ms))?;
            write_count(left, given.len());
        }
        Ok(())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.run(error, wait) }
}

/// Waits as `gfxhub_live_session_flush` does, and then ends the session. Values that are set
/// later are refused, and nothing is sent after this call has returned.
///
/// - `timeout_ms`: maximum time that it waits, in milliseconds.
/// - `left`: number of the properties with a value that was not acknowledged, refused or
///   expired; none if it was already closed. May be NULL.
///
/// `GFXHUB_STATUS_INVALID` in a callback for attempts, as the session would wait for it; it
/// then ends without sending waiting values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_close(
    session: *const gfxhub_live_session,
    timeout_ms: u64,
    left: *mut usize,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_close", "live");
    let wait = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe {
            let session = input::required_handle("session", session)?;
            let given = session.close(Duration::from_millis(timeout_ms))?;
            write_count(left, given.len());
        }
        Ok(())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.run(error, wait) }
}

/// Reports of undelivered values and of the hub. The newest 256 are kept.
///
/// Returns those since the last call. If there are none, it waits for one, at most for this
/// many milliseconds, or until the session ends; with 0 it does not wait. Each is returned
/// once, to one caller. NULL for NULL. Freed with `gfxhub_live_reports_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_take_reports(
    session: *const gfxhub_live_session,
    wait_ms: u64,
) -> *mut gfxhub_live_reports {
    make("gfxhub_live_session_take_reports", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let session = unsafe { deref_handle(session) }?;
        let reports = session.wait_reports(Duration::from_millis(wait_ms));
        Some(reports.into_iter().map(Into::into).collect())
    })
}

/// Returns the next element that `gfxhub_live_session_take_reports` would return. If there is
/// none, it waits for one, at most for this many milliseconds; with 0 it does not wait.
///
///     gfxhub_live_session *live = NULL;
///     gfxhub_live_property *wrong = NULL;
///     gfxhub_live_reports *report = NULL;
///     gfxhub_live_session_new(hub, NULL, &live, &error);
///     gfxhub_live_session_property(live, 3, "Nowhere", "Default//Opacity/0", &wrong, &error);
///     gfxhub_live_property_set_number(wrong, 0.5);
///     gfxhub_live_session_close(live, 1000, NULL, &error);
///     while (gfxhub_live_session_next_report(live, 1000, &report, NULL) == GFXHUB_STATUS_OK) {
///         if (report != NULL) puts(gfxhub_live_reports_message_at(report, 0).data);
///         gfxhub_live_reports_free(report);
///     }
///     gfxhub_live_property_free(wrong);
///     gfxhub_live_session_free(live);
///
/// - `out`: a list that contains only this element, freed with `gfxhub_live_reports_free`;
///   NULL if none came within that time.
///
/// `GFXHUB_STATUS_CLOSED` if no more can come, because the session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_next_report(
    session: *const gfxhub_live_session,
    timeout_ms: u64,
    out: *mut *mut gfxhub_live_reports,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_next_report", "live");
    let next = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let session = unsafe { input::required_handle("session", session) }?;
        let next = |timeout| session.next_report(timeout);
        let event = next_event("live", timeout_ms, next, || session.is_closed())?;
        Ok(event.map(|event| vec![event.into()]))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give_or_null(out, error, next) }
}

/// Returns the statistics of the session so far. They are all zero in a forked child process.
///
/// Written to `out`. Returns false and writes nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_stats(
    session: *const gfxhub_live_session,
    out: *mut gfxhub_live_stats,
) -> bool {
    let stats = |session: &LiveSession| Some((&session.stats()).into());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_live_session_stats", session, out, stats) }
}

/// Returns true if the session or its client was closed, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_is_closed(
    session: *const gfxhub_live_session,
) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_session_is_closed",
            session,
            true,
            LiveSession::is_closed,
        )
    }
}

/// Frees a session. That ends it within 60 ms, without sending waiting values. Does nothing
/// for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_free(session: *mut gfxhub_live_session) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_live_session_free", session) }
}

/// A property of a live session, for use by one thread at a time.
///
/// Freed with `gfxhub_live_property_free`.
pub struct gfxhub_live_property {
    _opaque: [u8; 0],
}

handle! { gfxhub_live_property => StoredLiveProperty; }

/// A handle, with the texts that its exports return.
pub(crate) struct StoredLiveProperty {
    pub(crate) handle: LiveProperty,
    node_path: Terminated,
    property_path: Terminated,
}

impl From<LiveProperty> for StoredLiveProperty {
    fn from(handle: LiveProperty) -> Self {
        let address = handle.address();
        Self {
            node_path: Terminated::new(address.node_path.as_str().as_bytes()),
            property_path: Terminated::new(address.property_path.as_str().as_bytes()),
            handle,
        }
    }
}

/// Number of the engine. 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_engine_id(
    property: *const gfxhub_live_property,
) -> i64 {
    let number = |stored: &StoredLiveProperty| stored.handle.address().engine_id.get();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_live_property_engine_id", property, 0, number) }
}

/// Path of the node. Borrowed; empty for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_node_path(
    property: *const gfxhub_live_property,
) -> gfxhub_str {
    let text = |stored: &'static StoredLiveProperty| stored.node_path.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_property_node_path",
            property,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Path of the property. Borrowed; empty for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_property_path(
    property: *const gfxhub_live_property,
) -> gfxhub_str {
    let text = |stored: &'static StoredLiveProperty| stored.property_path.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_live_property_property_path",
            property,
            gfxhub_str::EMPTY,
            text,
        )
    }
}

/// Frees a property. That changes nothing: a waiting value is still sent. Does nothing for
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_free(property: *mut gfxhub_live_property) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_live_property_free", property) }
}
