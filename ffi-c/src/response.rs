//! `gfxhub_response`: the unparsed response of a hub.

use std::ffi::c_char;

use gfxhub_core::RawResponse;
use once_cell::race::OnceBox;

use crate::handle::{free, handle, read};
use crate::input;
use crate::nul_terminate::NulTerminate;
use crate::str::{Terminated, gfxhub_str};

/// A response as received: its status, its headers and the bytes of its body. Free it with
/// `gfxhub_response_free`.
pub struct gfxhub_response {
    _opaque: [u8; 0],
}

handle! { gfxhub_response => StoredResponse; }

/// The response of the core, with the texts that C has requested so far. The texts are not guarded
/// by a lock, because a fork could leave the lock locked.
pub(crate) struct StoredResponse {
    response: RawResponse,
    body: OnceBox<Terminated>,
    headers: OnceBox<Header>,
}

/// A header that C requested, and the header that was requested next. Lent texts must not move, so
/// this is a linked list.
struct Header {
    /// Name of the header in lower case.
    name: String,
    value: Terminated,
    next: OnceBox<Header>,
}

impl From<RawResponse> for StoredResponse {
    fn from(response: RawResponse) -> Self {
        Self {
            response,
            body: OnceBox::new(),
            headers: OnceBox::new(),
        }
    }
}

/// Does nothing: NUL-terminated copies of the texts are made when they are requested.
impl NulTerminate for StoredResponse {
    fn terminate(&mut self) {}
}

impl StoredResponse {
    fn header(&self, name: &str) -> Option<gfxhub_str> {
        let value = self.response.header(name)?;
        let name = name.to_ascii_lowercase();
        let mut place = &self.headers;
        loop {
            // If several threads reach the end of the list at the same time, one of them appends
            // its header, and the others continue after it.
            let found = place.get_or_init(|| {
                Box::new(Header {
                    name: name.clone(),
                    value: Terminated::new(value.as_bytes()),
                    next: OnceBox::new(),
                })
            });
            if found.name == name {
                return Some(found.value.as_handle());
            }
            place = &found.next;
        }
    }

    pub(crate) fn body(&self) -> gfxhub_str {
        self.body
            .get_or_init(|| Box::new(Terminated::new(self.response.bytes())))
            .as_handle()
    }

    pub(crate) fn status(&self) -> u16 {
        self.response.status()
    }
}

/// Returns the HTTP status; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_response_status(response: *const gfxhub_response) -> u16 {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_response_status",
            response,
            0,
            StoredResponse::status,
        )
    }
}

/// Returns the body as received, borrowed. It may not be UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_response_body(response: *const gfxhub_response) -> gfxhub_str {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_response_body",
            response,
            gfxhub_str::EMPTY,
            StoredResponse::body,
        )
    }
}

/// Returns true if the body is valid UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_response_is_text(response: *const gfxhub_response) -> bool {
    let is_text = |stored: &StoredResponse| stored.response.text().is_some();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_response_is_text", response, false, is_text) }
}

/// Returns the value of the first header with this name, ignoring case; empty if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_response_header(
    response: *const gfxhub_response,
    name: *const c_char,
) -> gfxhub_str {
    let header = |stored: &StoredResponse| {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok();
        name.and_then(|name| stored.header(name))
            .unwrap_or(gfxhub_str::EMPTY)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_response_header",
            response,
            gfxhub_str::EMPTY,
            header,
        )
    }
}

/// Returns true if there is a header with this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_response_has_header(
    response: *const gfxhub_response,
    name: *const c_char,
) -> bool {
    let has = |stored: &StoredResponse| {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("name", name) }.ok();
        name.is_some_and(|name| stored.response.header(name).is_some())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_response_has_header", response, false, has) }
}

/// Frees a response. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_response_free(response: *mut gfxhub_response) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_response_free", response) }
}
