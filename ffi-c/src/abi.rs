//! Versions of the library, and of the ABI between a program and the library. Creating a client
//! checks the ABI version, so no call is possible with a wrong one.

use std::ffi::{CStr, c_char};

use gfxhub_core::{Client, Effect, Error, ErrorKind};

use crate::call::ExportCall;
use crate::client::{ClientHandle, gfxhub_client};
use crate::client_options::gfxhub_client_options;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::deref_handle;
use crate::input;
use crate::panic_boundary::guard_or_default;
use crate::str::gfxhub_str;

/// Version of the ABI that this header describes. It changes when programs have to be recompiled.
/// `gfxhub_client_new` checks it.
pub const GFXHUB_ABI_VERSION: u32 = 1;

/// Returns the ABI version of the loaded library.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_abi_version() -> u32 {
    guard_or_default("gfxhub_abi_version", 0, || GFXHUB_ABI_VERSION)
}

/// Returns the version of the loaded library, such as `0.2.0`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_version() -> gfxhub_str {
    const VERSION: &CStr =
        match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(version) => version,
            Err(_) => c"",
        };
    guard_or_default("gfxhub_version", gfxhub_str::EMPTY, || {
        gfxhub_str::literal(VERSION)
    })
}

/// Creates a client. The header's `gfxhub_client_new` calls this with the ABI version that the
/// program was compiled with. Returns `GFXHUB_STATUS_ABI_MISMATCH` if the library has another one.
///
/// `base_url` is the hub's address, such as `http://10.0.0.5` or `https://hub.example:8443/site`.
/// `options` may be NULL. Nothing is sent. Free `*out` with `gfxhub_client_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_new_abi(
    abi: u32,
    base_url: *const c_char,
    options: *const gfxhub_client_options,
    out: *mut *mut gfxhub_client,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_client_new_abi", "");
    let make = || {
        if abi != GFXHUB_ABI_VERSION {
            return Err(other_abi(abi));
        }
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let base_url = unsafe { input::text("baseUrl", base_url) }?;
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let client = match unsafe { deref_handle(options) } {
            Some(settings) => settings.builder(base_url)?.build(),
            None => Client::new(base_url),
        };
        client.map(ClientHandle::new)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, make) }
}

fn other_abi(abi: u32) -> Error {
    let detail = format!(
        "the program was compiled with the header of ABI {abi}, the library has ABI \
         {GFXHUB_ABI_VERSION}"
    );
    Error::from_binding(ErrorKind::AbiMismatch, Effect::None, "", None, detail)
}
