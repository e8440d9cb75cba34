//! Versions: of the library, and of the agreement between a program and the library.

use crate::panic_boundary::guard_or_default;
use crate::str::gfxhub_str;

/// The number of the ABI that this header describes. It changes when a program has to be compiled
/// again; `gfxhub_client_new` checks it.
pub const GFXHUB_ABI_VERSION: u32 = 1;

/// The number of the ABI of the library that is loaded.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_abi_version() -> u32 {
    guard_or_default("gfxhub_abi_version", 0, || GFXHUB_ABI_VERSION)
}

/// The version of the library that is loaded: `0.2.0`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_version() -> gfxhub_str {
    const VERSION: &std::ffi::CStr = match std::ffi::CStr::from_bytes_with_nul(
        concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes(),
    ) {
        Ok(version) => version,
        Err(_) => c"",
    };
    guard_or_default("gfxhub_version", gfxhub_str::EMPTY, || {
        gfxhub_str::literal(VERSION)
    })
}
