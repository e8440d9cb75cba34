//! Written by cargo xtask generate; do not edit. Handles.

use std::ffi::c_char;
use std::time::Duration;

use gfxhub_core::{Client, LiveProperty, LiveSession, Watch};

use crate::call::{CallTarget, ExportCall};
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::plain::*;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, free, handle, make, next_event, read, read_into, write_count};
use crate::input;
use crate::live_options::gfxhub_live_options;
use crate::nul_terminate::NulTerminate;
use crate::str::{ChangingText, gfxhub_str};
use crate::watch_options::gfxhub_watch_options;

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
/// The session of a group sends each value to every member. Each member has a thread, rates
/// and values of its own, so that one that is slow or away delays no other. The reports name
/// the member. A backup for which no session can be opened is reported as `lost` at once, and
/// receives nothing. A member that is taken out of the group receives the values that wait
/// for it, and no newer ones.
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

/// Opens a `gfxhub_live_session`. Does not wait for the hub.
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
            settings.apply(|name, value| builder.set(name, value))?;
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

/// Opens a handle for a property. In a group, the property must have the same engine id, node
/// path and property path on each member, and each member must be a whole hub, not an engine.
/// Several threads may each open a handle for the same property; the newest value set through
/// any of them is sent.
///
/// - `engine_id`: Number of a render engine. This is not a launch id, although the two look
///   alike.
/// - `node_path`: Path of a node within its engine. On an RE5 engine, this is the id of the
///   node. The path may contain slashes, spaces and dots.
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

/// Opens a handle for a property that is given by its path of names, such as `Studio A /
/// Cyclorama / Softness`. Does not wait: another thread finds the name, and values are sent
/// once it is found. The handle then goes on following the name. It is looked up again, at
/// most once a second, if the hub responds with 404 or 500, and after a load through this
/// client. If it leads to another property then, the newest value is sent to that.
///
/// A name that leads to nothing or to several things is reported as `failed`, and so is each
/// later value until the name leads to one property. In a group, each member finds the name
/// by itself, and the path of a member that is an engine begins with the node. Until the name
/// is found, the address of the property has engine 0, no node, and the path of names as its
/// property.
///
/// - `path`: Path of names, from the outermost to the innermost, separated by ` / `: `Studio
///   A / Cyclorama / Softness`.
/// - `out`: the handle, freed with `gfxhub_live_property_free`, before or after the session.
///
/// `GFXHUB_STATUS_INVALID` for a text that is not a path of names, and for more properties
/// than the session can have; `GFXHUB_STATUS_CLOSED` once the session or its client was
/// closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_property_at(
    session: *const gfxhub_live_session,
    path: *const c_char,
    out: *mut *mut gfxhub_live_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_property_at", "live");
    let open = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let session = unsafe { input::required_handle("session", session) }?;
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let path = unsafe { input::text("path", path) }?;
        let opened = session.property_at(path);
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
/// restarted or a graph was loaded. A session notices neither, except that it looks names up
/// again after a load through its client. A property is skipped if a value of it waits or is
/// in flight, or if a newer set of this client has changed it. For an eased value, the target
/// value is set without easing.
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
///   expired; none if the session was already closed. May be NULL.
///
/// `GFXHUB_STATUS_INVALID` in a callback for attempts, as the session would wait for it; the
/// session then ends without sending waiting values.
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
    node_path: ChangingText,
    property_path: ChangingText,
}

impl From<LiveProperty> for StoredLiveProperty {
    fn from(handle: LiveProperty) -> Self {
        Self {
            node_path: ChangingText::default(),
            property_path: ChangingText::default(),
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
    let text = |stored: &'static StoredLiveProperty| {
        let address = stored.handle.address();
        stored.node_path.lend(address.node_path.as_str())
    };
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
    let text = |stored: &'static StoredLiveProperty| {
        let address = stored.handle.address();
        stored.property_path.lend(address.property_path.as_str())
    };
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

/// A watch, which looks at lists of the hub again and again and reports what differs between
/// two looks. What came and went in between is not seen, and a value that moves gives a
/// change at each look.
///
/// At first, everything that is there is reported as `added`, followed by `synced`. A failed
/// look removes nothing: after the second failure in a row the topic is `lost`, which means
/// that its state is unknown. After the next success it is `back`, and the differences
/// follow, with a `gap`. Something is reported as `removed` if it was missing in successful
/// looks 2 s apart, or, if several things are all missing, in three looks over 10 s. The
/// things of a topic are also `removed` if every look fails with status 500 for 60 s and the
/// list that should contain the topic lacks it. Nothing of an engine is reported as `removed`
/// while the engine is away or starting.
///
/// All watches of a hub in a process together have at most 2 looks in flight and 40 a second,
/// and after each look they wait for as long as it took, so that they take at most one worker
/// of the hub. Looks that come later than asked for are shown by `gfxhub_watch_stats`.
///
/// The watch of a group of hubs looks at the topics of each member, and its changes name the
/// member. Where the values of a property differ between members for 5 s, that is reported as
/// `apart`. A property is the same on all members if its topic and its name are.
///
/// It may be used from any number of threads at once. Freed with `gfxhub_watch_free`.
pub struct gfxhub_watch {
    _opaque: [u8; 0],
}

handle! { gfxhub_watch => Watch; }

/// The handle contains no texts.
impl NulTerminate for Watch {
    fn terminate(&mut self) {}
}

/// Opens a `gfxhub_watch`. Does not wait for the hub.
///
///     gfxhub_watch_options *options = gfxhub_watch_options_new();
///     gfxhub_watch *watch = NULL;
///     gfxhub_watch_options_set_topics(options, "engines, Studio A / Mixer_0");
///     gfxhub_watch_new(hub, options, &watch, &error);
///     gfxhub_watch_options_free(options);
///     gfxhub_watch_look(watch);
///     gfxhub_watch_close(watch, 1000, NULL, &error);
///     gfxhub_watch_free(watch);
///
/// - `options`: the settings, or NULL.
/// - `out`: the handle, freed with `gfxhub_watch_free`. It ends with its client: keep both.
///
/// `GFXHUB_STATUS_INVALID` for an invalid setting or topic; `GFXHUB_STATUS_CLOSED` for a
/// closed client; `GFXHUB_STATUS_INTERNAL` if no thread can be started.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_new(
    client: *const gfxhub_client,
    options: *const gfxhub_watch_options,
    out: *mut *mut gfxhub_watch,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_watch_new", "watch");
    attempt.only_reads();
    let open = |hub: &Client| {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let settings = unsafe { deref_handle(options) };
        let mut builder = hub.watch();
        if let Some(settings) = settings {
            settings.apply(|name, value| builder.set(name, value))?;
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

/// Looks at every topic immediately, or as soon as the budget of the hub allows it. Call it
/// after an act whose effect should be seen soon.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_look(watch: *const gfxhub_watch) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_watch_look", watch, (), Watch::look);
    }
}

/// Ends the watch. Changes that were not read can still be read.
///
/// - `timeout_ms`: maximum time that it waits, in milliseconds.
/// - `left`: number of the changes that were not read; none if it was already closed. May be
///   NULL.
///
/// `GFXHUB_STATUS_INTERNAL` if the thread of the watch has failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_close(
    watch: *const gfxhub_watch,
    timeout_ms: u64,
    left: *mut usize,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_watch_close", "watch");
    let wait = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe {
            let watch = input::required_handle("watch", watch)?;
            let given = watch.close(Duration::from_millis(timeout_ms))?;
            write_count(left, given.len());
        }
        Ok(())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.run(error, wait) }
}

/// Changes in the order of the looks. If `max_waiting` changes (by default 1,024) wait to be
/// read, further ones of the same thing are folded: the first `before` and the last `after`
/// remain, with a `gap`.
///
/// Returns those since the last call. If there are none, it waits for one, at most for this
/// many milliseconds, or until the watch ends; with 0 it does not wait. Each is returned
/// once, to one caller. NULL for NULL. Freed with `gfxhub_watch_changes_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_take_changes(
    watch: *const gfxhub_watch,
    wait_ms: u64,
) -> *mut gfxhub_watch_changes {
    make("gfxhub_watch_take_changes", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let watch = unsafe { deref_handle(watch) }?;
        let changes = watch.wait_changes(Duration::from_millis(wait_ms));
        Some(changes.into_iter().map(Into::into).collect())
    })
}

/// Returns the next element that `gfxhub_watch_take_changes` would return. If there is none,
/// it waits for one, at most for this many milliseconds; with 0 it does not wait.
///
///     gfxhub_watch_options *options = gfxhub_watch_options_new();
///     gfxhub_watch *watch = NULL;
///     gfxhub_watch_changes *change = NULL;
///     gfxhub_watch_options_set_topics(options, "engines");
///     gfxhub_watch_new(hub, options, &watch, &error);
///     gfxhub_watch_options_free(options);
///     if (gfxhub_watch_next_change(watch, 1000, &change, NULL) == GFXHUB_STATUS_OK) {
///         if (change != NULL) puts(gfxhub_watch_changes_message_at(change, 0).data);
///         gfxhub_watch_changes_free(change);
///     }
///     gfxhub_watch_free(watch);
///
/// - `out`: a list that contains only this element, freed with `gfxhub_watch_changes_free`;
///   NULL if none came within that time.
///
/// `GFXHUB_STATUS_CLOSED` if no more can come, because the watch or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_next_change(
    watch: *const gfxhub_watch,
    timeout_ms: u64,
    out: *mut *mut gfxhub_watch_changes,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_watch_next_change", "watch");
    let next = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let watch = unsafe { input::required_handle("watch", watch) }?;
        let next = |timeout| watch.next_change(timeout);
        let event = next_event("watch", timeout_ms, next, || watch.is_closed())?;
        Ok(event.map(|event| vec![event.into()]))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give_or_null(out, error, next) }
}

/// Returns the statistics of the watch. They are all zero in a forked child process.
///
/// Written to `out`. Returns false and writes nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_stats(
    watch: *const gfxhub_watch,
    out: *mut gfxhub_watch_figures,
) -> bool {
    let stats = |watch: &Watch| Some((&watch.stats()).into());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_watch_stats", watch, out, stats) }
}

/// Returns true if the watch or its client was closed, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_is_closed(watch: *const gfxhub_watch) -> bool {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_watch_is_closed", watch, true, Watch::is_closed) }
}

/// Frees a watch. That ends it within 60 ms. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_watch_free(watch: *mut gfxhub_watch) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_watch_free", watch) }
}
