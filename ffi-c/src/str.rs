//! `gfxhub_str`: text that the caller borrows.

use std::ffi::c_char;
use std::sync::OnceLock;

/// Borrowed text in UTF-8, valid until its owner is freed or changed. It is NUL-terminated, so
/// `data` is a C string. `len` is the number of bytes before the terminator, because the text
/// itself may contain NULs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_str {
    /// The bytes of the text, followed by a NUL.
    pub data: *const c_char,
    /// Number of bytes, without the terminator.
    pub len: usize,
}

impl gfxhub_str {
    /// The empty text.
    pub(crate) const EMPTY: Self = Self {
        data: c"".as_ptr(),
        len: 0,
    };

    /// Returns the text of a C literal, which is NUL-terminated.
    pub(crate) const fn literal(text: &'static std::ffi::CStr) -> Self {
        Self {
            data: text.as_ptr(),
            len: text.count_bytes(),
        }
    }
}

/// NUL-terminated bytes.
#[derive(Debug, Clone, Default)]
pub(crate) struct Terminated(Vec<u8>);

impl Terminated {
    /// Copies these bytes and adds the terminator.
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let mut all = Vec::with_capacity(bytes.len() + 1);
        all.extend_from_slice(bytes);
        all.push(0);
        Self(all)
    }

    /// Adds the terminator to this text, without copying it if its allocation has room.
    pub(crate) fn of(text: String) -> Self {
        let mut all = text.into_bytes();
        all.reserve_exact(1);
        all.push(0);
        Self(all)
    }

    /// Returns `true` if these bytes are exactly `text` and the terminator.
    fn is(&self, text: &str) -> bool {
        self.0.strip_suffix(&[0]) == Some(text.as_bytes())
    }

    /// Lends the text to C. Its length does not include the terminator.
    pub(crate) fn as_handle(&self) -> gfxhub_str {
        match self.0.len() {
            0 => gfxhub_str::EMPTY,
            with_zero => gfxhub_str {
                data: self.0.as_ptr().cast(),
                len: with_zero - 1,
            },
        }
    }
}

/// A text that may change. Every version that was lent to C stays valid until this is dropped.
#[derive(Default)]
pub(crate) struct ChangingText(OnceLock<Box<Version>>);

struct Version {
    text: Terminated,
    next: ChangingText,
}

impl ChangingText {
    /// Lends the text to C. `now` is its current version.
    pub(crate) fn lend(&self, now: &str) -> gfxhub_str {
        let new = || {
            Box::new(Version {
                text: Terminated::new(now.as_bytes()),
                next: Self::default(),
            })
        };
        let mut version = self.0.get_or_init(new);
        while !version.text.is(now) {
            version = version.next.0.get_or_init(new);
        }
        version.text.as_handle()
    }
}
