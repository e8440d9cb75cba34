//! `gfxhub_client`: the connection to one hub.

use std::ffi::c_char;
use std::sync::Arc;

use gfxhub_core::{CancelToken, Client, Effect, Error, Kind};

use crate::abi::GFXHUB_ABI_VERSION;
use crate::call::Attempt;
use crate::client_options::gfxhub_client_options;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{borrow, free, handle, make, read};
use crate::input;

/// A client of one hub. It may be used from any number of threads at once; calls block until they
/// are answered or their time is up.
pub struct gfxhub_client {
    _opaque: [u8; 0],
}

handle! { gfxhub_client => Connection; }

/// A client with what ends its calls.
#[derive(Clone)]
pub(crate) struct Connection {
    pub(crate) client: Client,
    life: Arc<Life>,
}

/// Ends with the last handle, and the calls of the client with it.
struct Life(CancelToken);

impl Drop for Life {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Connection {
    fn new(client: Client) -> Self {
        let life = Arc::new(Life(CancelToken::new()));
        Self { client, life }
    }

    /// The token that closing cancels.
    pub(crate) fn closing(&self) -> &CancelToken {
        &self.life.0
    }
}

/// What `gfxhub_client_new` of the header calls, with the number of the ABI that the program was
/// compiled with: `GFXHUB_STATUS_ABI_MISMATCH` where this library has another.
///
/// `base_url` is the hub's address, `http://10.0.0.5` or `https://hub.example:8443/site`; `options`
/// may be NULL. Nothing is sent. `*out` is to be freed with `gfxhub_client_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_new_abi(
    abi: u32,
    base_url: *const c_char,
    options: *const gfxhub_client_options,
    out: *mut *mut gfxhub_client,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_client_new_abi", "");
    let make = || {
        if abi != GFXHUB_ABI_VERSION {
            return Err(other_abi(abi));
        }
        // SAFETY: the header's rules.
        let base_url = unsafe { input::text("baseUrl", base_url) }?;
        // SAFETY: the header's rules.
        let client = match unsafe { borrow(options) } {
            Some(settings) => settings.builder(base_url).build(),
            None => Client::new(base_url),
        };
        client.map(Connection::new)
    };
    // SAFETY: the header's rules.
    unsafe { attempt.give(out, error, make) }
}

fn other_abi(abi: u32) -> Error {
    let detail = format!(
        "the program was compiled with the header of ABI {abi}, the library has ABI \
         {GFXHUB_ABI_VERSION}"
    );
    Error::of_face(Kind::AbiMismatch, Effect::None, "", None, detail)
}

/// Another handle of the same client, to be freed on its own: it shares settings and connections.
/// NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_clone(client: *const gfxhub_client) -> *mut gfxhub_client {
    // SAFETY: the header's rules.
    make("gfxhub_client_clone", || unsafe { borrow(client).cloned() })
}

/// Closes a client in all its handles: calls under way are cancelled as by a token, later ones are
/// refused with `GFXHUB_STATUS_CLOSED`. The handles are still to be freed. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_close(client: *const gfxhub_client) {
    let close = |connection: &Connection| connection.closing().cancel();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_client_close", client, (), close) }
}

/// Whether it has been closed; true for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_is_closed(client: *const gfxhub_client) -> bool {
    let closed = |connection: &Connection| connection.closing().is_cancelled();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_client_is_closed", client, true, closed) }
}

/// Frees a handle of a client. With the last one the client is closed, and its connections too when
/// no call is under way any more. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_free(client: *mut gfxhub_client) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_client_free", client) }
}
