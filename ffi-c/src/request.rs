//! Raw requests.

use std::ffi::c_char;

use gfxhub_core::Method;

use crate::call::{CallTarget, ExportCall};
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use crate::response::gfxhub_response;

/// Sends a raw request to any path on the hub. `method` is `GET`, `POST`, `PUT`, `PATCH` or
/// `DELETE`. `path` begins with `/` and is already percent-encoded. `body` is JSON, or NULL for no
/// body. Only a GET is ever resent. A response whose status is not 2xx is an error, which contains
/// the status and the body. Free `*out` with `gfxhub_response_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_request(
    client: *const gfxhub_client,
    method: *const c_char,
    path: *const c_char,
    body: *const c_char,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_response,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_request", "request");
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        attempt.call_for(&CallTarget { client, options }, out, error, |hub| {
            let method = self::method(method)?;
            let path = input::text("path", path)?;
            let body = input::text_or_none("body", body)?;
            if method == Method::Get {
                attempt.only_reads();
            }
            Ok(hub.request(method, path, body)?.into())
        })
    }
}

/// Returns the method with this name.
///
/// # Safety
/// The requirements are those of [`input::text`].
pub(crate) unsafe fn method(name: *const c_char) -> gfxhub_core::Result<Method> {
    // SAFETY: the caller upholds the contract of this function.
    let name = unsafe { input::text("method", name) }?;
    Method::from_word(name)
        .ok_or_else(|| input::refused("method", "it must be GET, POST, PUT, PATCH or DELETE"))
}
