//! Calls operations by their names.

use std::ffi::c_char;

use gfxhub_core::{InvokeResult, RawResponse, bindings::only_reads};
use once_cell::race::OnceBox;

use crate::call::{CallTarget, ExportCall};
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, handle, read};
use crate::input;
use crate::nul_terminate::NulTerminate;
use crate::str::{Terminated, gfxhub_str};

/// The result of a call by name. Free it with `gfxhub_invoked_free`.
pub struct gfxhub_invoked {
    _opaque: [u8; 0],
}

handle! { gfxhub_invoked => InvokedHandle; }

/// The result of the core, with the texts that C has requested so far. The texts are not guarded by
/// a lock, because a fork could leave the lock locked.
pub(crate) struct InvokedHandle {
    invoked: InvokeResult,
    text: OnceBox<Terminated>,
    result: OnceBox<Terminated>,
}

impl From<InvokeResult> for InvokedHandle {
    fn from(invoked: InvokeResult) -> Self {
        Self {
            invoked,
            text: OnceBox::new(),
            result: OnceBox::new(),
        }
    }
}

/// Does nothing: NUL-terminated copies of the texts are made when they are requested.
impl NulTerminate for InvokedHandle {
    fn terminate(&mut self) {}
}

fn cached_text(place: &OnceBox<Terminated>, text: Option<&str>) -> gfxhub_str {
    place
        .get_or_init(|| Box::new(Terminated::new(text.unwrap_or_default().as_bytes())))
        .as_handle()
}

/// Calls an operation by its name (`engines.get`). `arguments_json` is a JSON object with the
/// arguments under their JSON names, and the body as `body`. NULL and an empty text mean that there
/// are no arguments. `{"$number": "NaN"}` (or `Infinity`, `-Infinity`) stands for a number that
/// JSON cannot express; calls refuse it, as they refuse NaN and infinity. Free `*out` with
/// `gfxhub_invoked_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_invoke(
    client: *const gfxhub_client,
    name: *const c_char,
    arguments_json: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_invoked,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_invoke", "");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&CallTarget { client, options }, out, error, |hub| {
            let name = input::text("operation", name)?;
            let arguments = input::text_or_none("arguments", arguments_json)?;
            if only_reads(name) {
                attempt.only_reads();
            }
            hub.invoke(name, arguments.unwrap_or_default())
                .map(InvokedHandle::from)
        })
    }
}

/// Returns the body of the response as received; empty if there was no body or it is not text. For
/// a composed call, returns its result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_invoked_text(invoked: *const gfxhub_invoked) -> gfxhub_str {
    let text = |handle: &InvokedHandle| cached_text(&handle.text, handle.invoked.text());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_invoked_text", invoked, gfxhub_str::EMPTY, text) }
}

/// Returns the decoded result as JSON: a list, a record, an id, or a string for an enum value; for
/// a composed call, its report. Empty if there is no result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_invoked_result(invoked: *const gfxhub_invoked) -> gfxhub_str {
    let result = |handle: &InvokedHandle| cached_text(&handle.result, handle.invoked.result());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_invoked_result", invoked, gfxhub_str::EMPTY, result) }
}

/// Returns the HTTP status of the response; 0 for a composed call, which has many, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_invoked_status(invoked: *const gfxhub_invoked) -> u16 {
    let status = |handle: &InvokedHandle| handle.invoked.response().map_or(0, RawResponse::status);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_invoked_status", invoked, 0, status) }
}

/// Frees the result of a call. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_invoked_free(invoked: *mut gfxhub_invoked) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_invoked_free", invoked) }
}
