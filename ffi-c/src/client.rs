//! `gfxhub_client`: the connection to one hub.

use std::sync::Arc;

use gfxhub_core::Client;

use crate::handle::{deref_handle, free, handle, make, read};

/// A client of one hub. Any number of threads may use it at the same time. Each call blocks until
/// the hub has responded or the time limit has expired.
pub struct gfxhub_client {
    _opaque: [u8; 0],
}

handle! { gfxhub_client => ClientHandle; }

/// The state that all handles of a client share. A call in progress holds only the client, not this
/// state, so that freeing the last handle ends the call.
#[derive(Clone)]
pub(crate) struct ClientHandle(Arc<Open>);

/// A client that is closed when its last handle is freed, unless the client is lent.
struct Open {
    client: Client,
    is_lent: bool,
    /// Handles of other clients, which stay open as long as this one.
    _kept: Vec<ClientHandle>,
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
        Self::keeping(client, Vec::new())
    }

    /// Creates the handle of a client that keeps the clients of `kept` open.
    pub(crate) fn keeping(client: Client, kept: Vec<ClientHandle>) -> Self {
        Self(Arc::new(Open {
            client,
            is_lent: false,
            _kept: kept,
        }))
    }

    /// Creates a handle to lend to a submitted call. Dropping it does not close the client.
    pub(crate) fn lent(client: Client) -> Self {
        Self(Arc::new(Open {
            client,
            is_lent: true,
            _kept: Vec::new(),
        }))
    }

    pub(crate) fn client(&self) -> &Client {
        &self.0.client
    }
}

/// Returns another handle of the same client, which must be freed separately. Both handles share
/// settings and connections. Returns NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_clone(client: *const gfxhub_client) -> *mut gfxhub_client {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    make("gfxhub_client_clone", || unsafe {
        deref_handle(client).cloned()
    })
}

/// Closes a client for all its handles. Calls in progress on other threads end with
/// `GFXHUB_STATUS_CANCELLED`, as if they were cancelled with a token. Later calls fail with
/// `GFXHUB_STATUS_CLOSED` before anything is sent, and so do submitted calls that have not begun.
///
/// Returns when no callback of a submitted call is running: within 60 ms unless a callback takes
/// longer, and at once if called from a callback. It waits for nothing else. The handles must still
/// be freed. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_close(client: *const gfxhub_client) {
    let close = |connection: &ClientHandle| connection.client().close_and_wait();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_client_close", client, (), close) }
}

/// Returns true if the client has been closed. Returns true for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_is_closed(client: *const gfxhub_client) -> bool {
    let closed = |connection: &ClientHandle| connection.client().is_closed();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_client_is_closed", client, true, closed) }
}

/// Frees a handle of a client. Freeing the last handle closes the client like
/// `gfxhub_client_close`: calls that are in progress on other threads end. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_free(client: *mut gfxhub_client) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_client_free", client) }
}
