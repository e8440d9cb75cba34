//! Strings, borrowed texts and errors, which are read as a caller would read them.

use gfxhub_c::error::*;
use gfxhub_c::str::gfxhub_str;
use gfxhub_c::string::{gfxhub_string, gfxhub_string_free, gfxhub_string_str};
use gfxhub_c::utf16::*;

use super::pool::Pool;
use super::script::Script;

/// The handles that the caller owns, in a pool for each type.
pub(super) struct Texts {
    strings: Pool<gfxhub_string>,
    wide: Pool<gfxhub_utf16>,
    errors: Pool<gfxhub_error>,
}

impl Default for Texts {
    fn default() -> Self {
        Self {
            strings: Pool::new(gfxhub_string_free),
            wide: Pool::new(gfxhub_utf16_free),
            errors: Pool::new(gfxhub_error_free),
        }
    }
}

/// Reads a borrowed text including its NUL terminator. Only the body of a response may be invalid
/// UTF-8.
pub(super) fn look(text: gfxhub_str) -> &'static [u8] {
    assert!(!text.data.is_null());
    // SAFETY: the C ABI guarantees `text.len` borrowed bytes and a NUL terminator. No caller keeps
    // them for longer than the handle.
    let bytes = unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.len + 1) };
    let (zero, bytes) = bytes.split_last().expect("the text has a NUL terminator");
    assert_eq!(*zero, 0);
    bytes
}

/// Reads a borrowed text that must be UTF-8.
pub(super) fn look_text(text: gfxhub_str) -> &'static str {
    std::str::from_utf8(look(text)).expect("borrowed texts are UTF-8")
}

impl Texts {
    /// Takes ownership of a string, reads it, and returns its length.
    pub(super) fn string(&mut self, string: *mut gfxhub_string) -> usize {
        // SAFETY: the library returned the handle, or it is NULL.
        let text = look_text(unsafe { gfxhub_string_str(string) });
        let length = text.len();
        self.strings.own(string);
        length
    }

    /// Takes ownership of an error and reads all of it.
    pub(super) fn error(&mut self, error: *mut gfxhub_error) {
        // SAFETY: the library returned the handle, or it is NULL.
        unsafe {
            for read in [
                gfxhub_error_kind_name,
                gfxhub_error_message,
                gfxhub_error_detail,
                gfxhub_error_operation,
                gfxhub_error_hub,
                gfxhub_error_method,
                gfxhub_error_path,
                gfxhub_error_argument,
                gfxhub_error_json_path,
                gfxhub_error_phase,
            ] {
                look_text(read(error));
            }
            look(gfxhub_error_body(error));
            let _ = (gfxhub_error_kind(error), gfxhub_error_effect(error));
            let _ = (
                gfxhub_error_http_status(error),
                gfxhub_error_attempts(error),
            );
            let _ = (
                gfxhub_error_has_body(error),
                gfxhub_error_has_argument(error),
            );
            let _ = (
                gfxhub_error_has_json_path(error),
                gfxhub_error_elapsed_us(error),
            );
            let mut wait = 0;
            gfxhub_error_retry_after_ms(error, &mut wait);
        }
        self.errors.own(error);
    }

    /// Frees a handle, reads one, or converts a text to UTF-16 and back.
    pub(super) fn step(&mut self, script: &mut Script<'_>) {
        let (call, which) = (script.small() % 6, script.small());
        // SAFETY: handles come from the pools, and each length is that of the memory at the
        // pointer.
        unsafe {
            match call {
                0 => self.strings.free(which),
                1 => self.errors.free(which),
                2 => self.wide.free(which),
                3 => {
                    look_text(gfxhub_string_str(self.strings.pick(which)));
                }
                4 => {
                    let bytes = script.bytes();
                    let wide = gfxhub_utf16_from_utf8(bytes.as_ptr().cast(), bytes.len());
                    assert_eq!(!wide.is_null(), std::str::from_utf8(bytes).is_ok());
                    let (data, len) = (gfxhub_utf16_data(wide), gfxhub_utf16_len(wide));
                    let again = gfxhub_string_from_utf16(data, len);
                    assert_eq!(again.is_null(), wide.is_null());
                    if !again.is_null() {
                        assert_eq!(look(gfxhub_string_str(again)), bytes);
                    }
                    self.wide.own(wide);
                    self.strings.own(again);
                }
                _ => {
                    let bytes = script.bytes();
                    let pairs = bytes.chunks_exact(2);
                    let units: Vec<u16> = pairs
                        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
                        .collect();
                    self.string(gfxhub_string_from_utf16(units.as_ptr(), units.len()));
                }
            }
        }
    }
}
