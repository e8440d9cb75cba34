//! Functions that change the data behind a handle completely or not at all.

use gfxhub_core::Error;

use crate::r#gen::status::gfxhub_status;
use crate::handle::{Handle, deref_handle_mut};
use crate::input;
use crate::panic_boundary::guard_or_default;

/// Changes the data behind a handle. If the handle is NULL or an argument is invalid, returns
/// `GFXHUB_STATUS_INVALID` and changes nothing.
///
/// # Safety
/// The requirements are those of [`deref_handle_mut`].
pub(crate) unsafe fn set<H: Handle>(
    export: &'static str,
    handle: *mut H,
    change: impl FnOnce(&mut H::Of) -> Result<(), Error>,
) -> gfxhub_status {
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set_prepared(export, handle, || Ok(()), |of, ()| change(of)) }
}

/// Like [`set`], but `prepare` runs before the data is borrowed, because an argument may be the
/// handle itself.
///
/// # Safety
/// The requirements are those of [`deref_handle_mut`].
pub(crate) unsafe fn set_prepared<H: Handle, P>(
    export: &'static str,
    handle: *mut H,
    prepare: impl FnOnce() -> Result<P, Error>,
    change: impl FnOnce(&mut H::Of, P) -> Result<(), Error>,
) -> gfxhub_status {
    guard_or_default(export, gfxhub_status::Internal, || {
        let changed = prepare().and_then(|made| {
            // SAFETY: the caller upholds the contract of this function.
            let of = unsafe { deref_handle_mut(handle) };
            change(
                of.ok_or_else(|| input::refused("handle", "it is NULL"))?,
                made,
            )
        });
        match changed {
            Ok(()) => gfxhub_status::Ok,
            Err(error) => error.kind().into(),
        }
    })
}
