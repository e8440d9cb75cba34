//! `gfxhub_live_session` and `gfxhub_live_property`: of properties that change all the time the newest
//! value is sent, and nobody waits.

use std::ffi::c_char;
use std::time::Duration;

use gfxhub_core::{Client, EngineId, LiveProperty, LiveSession, PropertyUpdate, Value, Vector};

use crate::call::{CallTarget, ExportCall};
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::gfxhub_property_update;
use crate::r#gen::plain::{gfxhub_live_reports, gfxhub_live_stats};
use crate::r#gen::records::gfxhub_property;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, deref_handle_mut, free, handle, make, read};
use crate::input;
use crate::live_options::gfxhub_live_options;
use crate::nul_terminate::NulTerminate;
use crate::panic_boundary::guard_or_default;
use crate::str::{Terminated, gfxhub_str};
use crate::value::gfxhub_value;
use crate::value_structs::gfxhub_vector;

/// Properties of which the newest value is sent. It may be used from any number of threads at once.
/// Freed with `gfxhub_live_session_free`.
pub struct gfxhub_live_session {
    _opaque: [u8; 0],
}

/// A property of a live session, for one thread at a time. Freed with `gfxhub_live_property_free`.
pub struct gfxhub_live_property {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_live_session => LiveSession;
    gfxhub_live_property => StoredProperty;
}

/// A property with the paths that C asks it for.
pub(crate) struct StoredProperty {
    live: LiveProperty,
    node_path: Terminated,
    property_path: Terminated,
}

impl From<LiveProperty> for StoredProperty {
    fn from(live: LiveProperty) -> Self {
        let address = live.address();
        Self {
            node_path: Terminated::new(address.node_path.as_str().as_bytes()),
            property_path: Terminated::new(address.property_path.as_str().as_bytes()),
            live,
        }
    }
}

/// It has no texts of its own.
impl NulTerminate for LiveSession {
    fn terminate(&mut self) {}
}

/// Opens a session that sends the newest values of properties that change all the time: of a fader, a
/// tracker, a render thread. `gfxhub_live_property_set_number` and its like store a value and
/// return; a thread of the session sends it. Where values come faster than the hub takes them, the
/// newest replaces those that wait, and the last one always arrives.
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
/// - `out`: the session, freed with `gfxhub_live_session_free`.
///
/// Nothing is sent yet. The session ends with its client: keep both. `GFXHUB_STATUS_INVALID` for a
/// setting that cannot be, `GFXHUB_STATUS_CLOSED` for a client that was closed.
///
/// A value of which it is not known whether it arrived is sent again, unless a newer one waits or a
/// newer command of the client may have changed the property. One that the hub refuses is reported
/// and not sent again; its property is then sent once a second until the hub accepts a value.
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
        // SAFETY: the header's rules.
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
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, open) }
}

/// A handle for a property. Several may be made for one property, for several threads; then the
/// newest value of all counts.
///
/// - `engine_id`, `node_path`, `property_path`: as in `gfxhub_engines_set_property`.
/// - `out`: the handle, freed with `gfxhub_live_property_free`, before or after the session.
///
/// `GFXHUB_STATUS_INVALID` for a path that cannot be sent and for more properties than the session
/// can have; `GFXHUB_STATUS_CLOSED`.
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
    let make = || {
        // SAFETY: the header's rules.
        let (session, node, property) = unsafe {
            (
                input::given("session", session)?,
                input::text("nodePath", node_path)?,
                input::text("propertyPath", property_path)?,
            )
        };
        let opened = session.property(EngineId::from(engine_id), node, property);
        opened.map(StoredProperty::from)
    };
    // SAFETY: the header's rules.
    unsafe { attempt.give(out, error, make) }
}

/// What is set from now on until `gfxhub_live_session_end_frame`, for 5 ms at most, leaves together.
/// Whether the engine shows it in one frame is up to the engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_begin_frame(session: *const gfxhub_live_session) {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_session_begin_frame",
            session,
            (),
            LiveSession::begin_frame,
        );
    }
}

/// Lets what was set since `gfxhub_live_session_begin_frame` leave.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_end_frame(session: *const gfxhub_live_session) {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_session_end_frame",
            session,
            (),
            LiveSession::end_frame,
        );
    }
}

/// Sends the last acknowledged value of each property once more: after an engine was restarted, or a
/// graph was loaded, which a session does not notice. Left out are properties for which a newer value
/// waits, and those that a newer set of this client has changed. Of a value that was eased, the end is
/// set at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_reassert(session: *const gfxhub_live_session) {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_session_reassert",
            session,
            (),
            LiveSession::reassert,
        );
    }
}

/// Waits until each value that was set before is acknowledged, refused or expired, for so many
/// milliseconds at most, and no longer than until the client is closed.
///
/// - `left`: how many properties have a value that is not; may be NULL.
///
/// `GFXHUB_STATUS_CLOSED` once the session was closed; `GFXHUB_STATUS_INVALID` in a function that
/// attempts are reported to, which the session would wait for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_flush(
    session: *const gfxhub_live_session,
    timeout_ms: u64,
    left: *mut usize,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_flush", "live");
    let flush = || {
        // SAFETY: the header's rules.
        unsafe {
            let session = input::given("session", session)?;
            let unsettled = session.flush(Duration::from_millis(timeout_ms))?;
            write_count(left, unsettled.len());
        }
        Ok(())
    };
    // SAFETY: the header's rules.
    unsafe { attempt.run(error, flush) }
}

/// Waits as `gfxhub_live_session_flush` does, and ends the session: later values are not taken, and
/// nothing is sent any more once this has returned. Its handles are freed as ever.
///
/// - `left`: how many properties have a value that was not acknowledged, refused or expired; 0 where it
///   was closed before. May be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_close(
    session: *const gfxhub_live_session,
    timeout_ms: u64,
    left: *mut usize,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_session_close", "live");
    let close = || {
        // SAFETY: the header's rules.
        unsafe {
            let session = input::given("session", session)?;
            let unsettled = session.close(Duration::from_millis(timeout_ms))?;
            write_count(left, unsettled.len());
        }
        Ok(())
    };
    // SAFETY: the header's rules.
    unsafe { attempt.run(error, close) }
}

/// # Safety
/// The pointer is NULL or can be written.
unsafe fn write_count(out: *mut usize, count: usize) {
    if !out.is_null() {
        // SAFETY: the caller's promise.
        unsafe { out.write(count) }
    }
}

/// Whether the session or its client was closed; true for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_is_closed(
    session: *const gfxhub_live_session,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_session_is_closed",
            session,
            true,
            LiveSession::is_closed,
        )
    }
}

/// The reports since the last time, the newest 256 at most. Where there is none, it waits for one,
/// for so many milliseconds at most, or until the session ends; with 0 it does not wait. NULL for
/// NULL. Freed with `gfxhub_live_reports_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_take_reports(
    session: *const gfxhub_live_session,
    wait_ms: u64,
) -> *mut gfxhub_live_reports {
    make("gfxhub_live_session_take_reports", || {
        // SAFETY: the header's rules.
        let session = unsafe { deref_handle(session) }?;
        let reports = session.wait_reports(Duration::from_millis(wait_ms));
        Some(reports.into_iter().map(Into::into).collect())
    })
}

/// Writes the work of the session so far to `out`; false, and nothing is written, for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_stats(
    session: *const gfxhub_live_session,
    out: *mut gfxhub_live_stats,
) -> bool {
    let stats = |session: &LiveSession| Some((&session.stats()).into());
    // SAFETY: the header's rules.
    unsafe { crate::handle::read_into("gfxhub_live_session_stats", session, out, stats) }
}

/// Ends a session within 60 ms, without sending what waits, and frees it. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_session_free(session: *mut gfxhub_live_session) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_live_session_free", session) }
}

/// Works on a property; false for NULL and after a panic.
///
/// # Safety
/// As [`deref_handle_mut`].
unsafe fn with(
    export: &'static str,
    property: *mut gfxhub_live_property,
    work: impl FnOnce(&mut LiveProperty) -> bool,
) -> bool {
    guard_or_default(export, false, || {
        // SAFETY: the caller's promise.
        unsafe { deref_handle_mut(property) }.is_some_and(|stored| work(&mut stored.live))
    })
}

/// Stores a number to be sent, in place of a value that waits. It waits for nothing and allocates
/// nothing: for a render thread. False, and nothing is changed, for NaN and infinity, and where the
/// session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_number(
    property: *mut gfxhub_live_property,
    value: f64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_set_number", property, |property| {
            property.set(value)
        })
    }
}

/// Stores a boolean. The rest is as in `gfxhub_live_property_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_bool(
    property: *mut gfxhub_live_property,
    value: bool,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_set_bool", property, |property| {
            property.set(value)
        })
    }
}

/// Stores an integer. The rest is as in `gfxhub_live_property_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_int64(
    property: *mut gfxhub_live_property,
    value: i64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_set_int64", property, |property| {
            property.set(value)
        })
    }
}

/// Stores a position, a rotation, a scale or a colour. The rest is as in
/// `gfxhub_live_property_set_number`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_vector(
    property: *mut gfxhub_live_property,
    value: gfxhub_vector,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_set_vector", property, |property| {
            property.set(Vector::from(value))
        })
    }
}

/// Stores a copy of a value. Texts, lists and objects allocate, and take a lock that is held while a
/// pointer is exchanged. False, and nothing is changed, for what cannot be sent, and where the
/// session or its client was closed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_set_value(
    property: *mut gfxhub_live_property,
    value: *const gfxhub_value,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_set_value", property, |property| {
            let value: Option<&Value> = deref_handle(value);
            value.is_some_and(|value| property.set(value.clone()))
        })
    }
}

/// Stores a value with the way it gets there, in place of one that waits. It is sent once, over a
/// connection and on a thread of its own, and never again. What is set after it waits for its
/// response. False, and nothing is changed, where it cannot be sent.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_ease(
    property: *mut gfxhub_live_property,
    update: *const gfxhub_property_update,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_ease", property, |property| {
            let update: Option<&PropertyUpdate> = deref_handle(update);
            update.is_some_and(|update| property.ease(update.clone()))
        })
    }
}

/// Stores the last number that was set or read through this handle, plus `delta`, kept within these
/// bounds: so that fast turns of a knob add up. False, and nothing is changed, where there is no such
/// number, or no number comes of it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_nudge(
    property: *mut gfxhub_live_property,
    delta: f64,
    min: f64,
    max: f64,
) -> bool {
    // SAFETY: the header's rules.
    unsafe {
        with("gfxhub_live_property_nudge", property, |property| {
            property.nudge(delta, min, max)
        })
    }
}

/// Reads the property from the hub, as `gfxhub_engines_get_property` does, for
/// `gfxhub_live_property_nudge`.
///
/// - `out`: the property, freed with `gfxhub_property_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_read(
    property: *mut gfxhub_live_property,
    out: *mut *mut gfxhub_property,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_live_property_read", "engines.get_property");
    let read = || {
        // SAFETY: the header's rules.
        let property = unsafe { deref_handle_mut(property) };
        let property = property.ok_or_else(|| input::refused("property", "it is NULL"))?;
        let mut found = property.live.read()?;
        found.terminate();
        Ok(found)
    };
    // SAFETY: the header's rules.
    unsafe { attempt.give(out, error, read) }
}

/// The number of the engine; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_engine_id(
    property: *const gfxhub_live_property,
) -> i64 {
    let engine = |stored: &StoredProperty| stored.live.address().engine_id.get();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_live_property_engine_id", property, 0, engine) }
}

/// The path of the node, borrowed; empty for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_node_path(
    property: *const gfxhub_live_property,
) -> gfxhub_str {
    let path = |stored: &'static StoredProperty| stored.node_path.as_handle();
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_property_node_path",
            property,
            gfxhub_str::EMPTY,
            path,
        )
    }
}

/// The path of the property, borrowed; empty for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_property_path(
    property: *const gfxhub_live_property,
) -> gfxhub_str {
    let path = |stored: &'static StoredProperty| stored.property_path.as_handle();
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_live_property_property_path",
            property,
            gfxhub_str::EMPTY,
            path,
        )
    }
}

/// Frees a handle; a value that waits is sent all the same. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_live_property_free(property: *mut gfxhub_live_property) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_live_property_free", property) }
}
