//! `gfxhub_client`: the connection to one hub.

use std::sync::Arc;

use gfxhub_core::Client;

use crate::handle::{deref_handle, free, handle, make, read};

/// A client of one hub. It may be used from any number of threads at once; calls block until they
/// are answered or their time is up.
pub struct gfxhub_client {
    _opaque: [u8; 0],
}

handle! { gfxhub_client => ClientHandle; }

/// The state shared by the handles of a client. A call holds only the client, so that freeing the
/// last handle ends the calls that are still in progress.
#[derive(Clone)]
pub(crate) struct ClientHandle(Arc<Open>);

/// A client that is closed with its last handle, unless it is lent.
struct Open {
    client: Client,
    is_lent: bool,
}

impl Drop for Open {
    fn drop(&mut self) {
        if !self.is_lent {
            self.client.close_and_wait();
        }
    }
}

impl ClientHandle {
    pub(crate) fn new(client: Client) -> Self {
        let is_lent = false;
        Self(Arc::new(Open { client, is_lent }))
    }

    /// Lends the client to a submitted call, which leaves it open.
    pub(crate) fn lent(client: Client) -> Self {
        let is_lent = true;
        Self(Arc::new(Open { client, is_lent }))
    }

    /// Returns the client.
    pub(crate) fn client(&self) -> &Client {
        &self.0.client
    }
}

/// Another handle of the same client, freed separately; both share settings and connections. NULL
/// for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_clone(client: *const gfxhub_client) -> *mut gfxhub_client {
    // SAFETY: the header's rules.
    make("gfxhub_client_clone", || unsafe {
        deref_handle(client).cloned()
    })
}

/// Closes a client in all its handles. Calls in progress on other threads end as
/// `GFXHUB_STATUS_CANCELLED`, as with a token; later calls are refused with `GFXHUB_STATUS_CLOSED`, and
/// nothing is sent. Submitted calls that have not begun end as `GFXHUB_STATUS_CLOSED`.
///
/// Returns once no callback of a submitted call is running: within 60 ms unless a callback takes
/// longer, and at once if called from a callback. It waits for nothing else. The handles still have to
/// be freed. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_close(client: *const gfxhub_client) {
    let close = |connection: &ClientHandle| connection.client().close_and_wait();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_client_close", client, (), close) }
}

/// Returns true if the client has been closed, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_is_closed(client: *const gfxhub_client) -> bool {
    let closed = |connection: &ClientHandle| connection.client().is_closed();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_client_is_closed", client, true, closed) }
}

/// Frees a handle of a client. Freeing the last handle closes the client, as `gfxhub_client_close`
/// does: calls in progress on other threads end, without needing a handle. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_free(client: *mut gfxhub_client) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_client_free", client) }
}
