//! `gfxhub_event`: a client's report about one attempt, and the function that receives it.

use std::ffi::c_void;

use gfxhub_core::Event;

use crate::error::{gfxhub_effect, microseconds};
use crate::r#gen::status::gfxhub_status;
use crate::handle::{handle, read};
use crate::str::{Terminated, gfxhub_str};
use crate::user_data::UserData;

/// One attempt of one call. It contains no header and no body, and therefore no secret. It is valid
/// only during the callback.
///
/// The events of the operations `recorder.write` and `watch.stretch` report no attempt: their
/// method is empty, their attempt number is 0, and their path is a sentence.
pub struct gfxhub_event {
    _opaque: [u8; 0],
}

/// A function that is called with each event.
pub type gfxhub_event_callback =
    Option<unsafe extern "C-unwind" fn(event: *const gfxhub_event, user_data: *mut c_void)>;

/// A function that frees the user data of a callback. NULL if there is nothing to free.
pub type gfxhub_user_data_free = Option<unsafe extern "C-unwind" fn(user_data: *mut c_void)>;

/// An event of the core, with NUL-terminated copies of its texts.
pub(crate) struct EventTexts<'a> {
    event: &'a Event,
    hub: Terminated,
    operation: Terminated,
    method: Terminated,
    path: Terminated,
}

handle! { gfxhub_event => EventTexts<'static>; }

/// A function of the caller, with its user data.
pub(crate) struct Reporter {
    callback: unsafe extern "C-unwind" fn(*const gfxhub_event, *mut c_void),
    user_data: UserData,
}

impl Reporter {
    pub(crate) fn new(
        callback: unsafe extern "C-unwind" fn(*const gfxhub_event, *mut c_void),
        user_data: UserData,
    ) -> Self {
        Self {
            callback,
            user_data,
        }
    }

    /// Passes an event to the caller's function.
    pub(crate) fn report(&self, event: &Event) {
        let keep = |text: &str| Terminated::new(text.as_bytes());
        let reported = EventTexts {
            hub: keep(event.hub()),
            operation: keep(event.operation()),
            method: keep(event.method()),
            path: keep(event.path()),
            event,
        };
        let pointer: *const gfxhub_event = std::ptr::from_ref(&reported).cast();
        // SAFETY: the header states what the function must fulfil; the event lives until it
        // returns.
        unsafe { (self.callback)(pointer, self.user_data.pointer()) }
    }
}

/// Returns the address of the hub, such as `http://10.0.0.5:8080`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_hub(event: *const gfxhub_event) -> gfxhub_str {
    let hub = |reported: &'static EventTexts<'static>| reported.hub.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_hub", event, gfxhub_str::EMPTY, hub) }
}

/// Returns the operation, such as `engines.get`; `request` for a raw request.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_operation(event: *const gfxhub_event) -> gfxhub_str {
    let operation = |reported: &'static EventTexts<'static>| reported.operation.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_event_operation",
            event,
            gfxhub_str::EMPTY,
            operation,
        )
    }
}

/// Returns the HTTP method.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_method(event: *const gfxhub_event) -> gfxhub_str {
    let method = |reported: &'static EventTexts<'static>| reported.method.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_method", event, gfxhub_str::EMPTY, method) }
}

/// Returns the path on the hub as it was sent. If the event reports no attempt, returns a sentence
/// that says what happened.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_path(event: *const gfxhub_event) -> gfxhub_str {
    let path = |reported: &'static EventTexts<'static>| reported.path.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_path", event, gfxhub_str::EMPTY, path) }
}

/// Returns the number of the attempt within its call, from 1; 0 if the event is no attempt.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_attempt(event: *const gfxhub_event) -> u32 {
    let attempt = |reported: &'static EventTexts<'static>| reported.event.attempt();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_attempt", event, 0, attempt) }
}

/// Returns the HTTP status; 0 if the hub did not respond.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_http_status(event: *const gfxhub_event) -> u16 {
    let status = |reported: &'static EventTexts<'static>| reported.event.status().unwrap_or(0);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_http_status", event, 0, status) }
}

/// Returns the kind of failure; `GFXHUB_STATUS_OK` if the attempt succeeded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_kind(event: *const gfxhub_event) -> gfxhub_status {
    let kind = |reported: &'static EventTexts<'static>| {
        let kind = reported.event.kind();
        kind.map_or(gfxhub_status::Ok, gfxhub_status::from)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_kind", event, gfxhub_status::Ok, kind) }
}

/// Returns the effect on the hub; `GFXHUB_EFFECT_DONE` if the attempt succeeded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_effect(event: *const gfxhub_event) -> gfxhub_effect {
    let effect = |reported: &'static EventTexts<'static>| reported.event.effect().into();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_effect", event, gfxhub_effect::None, effect) }
}

/// Returns the duration of the attempt in microseconds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_elapsed_us(event: *const gfxhub_event) -> u64 {
    let elapsed = |reported: &'static EventTexts<'static>| microseconds(reported.event.elapsed());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_elapsed_us", event, 0, elapsed) }
}

/// Returns the number of bytes sent, in the head and the body, before encryption.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_bytes_sent(event: *const gfxhub_event) -> u64 {
    let sent = |reported: &'static EventTexts<'static>| reported.event.sent();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_bytes_sent", event, 0, sent) }
}

/// Returns the number of bytes received, in the head and the body, after decryption.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_event_bytes_received(event: *const gfxhub_event) -> u64 {
    let received = |reported: &'static EventTexts<'static>| reported.event.received();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_event_bytes_received", event, 0, received) }
}
