//! Reads the arguments of calls from the bytes of an input.

use std::ffi::{CString, c_char};

/// The bytes of an input that have not been read.
pub(super) struct Script<'a>(&'a [u8]);

/// A C string, or NULL.
pub(super) struct Text(Option<CString>);

impl Text {
    /// Returns the pointer, which is valid until `self` is dropped.
    pub(super) fn pointer(&self) -> *const c_char {
        self.0
            .as_ref()
            .map_or(std::ptr::null(), |text| text.as_ptr())
    }
}

impl<'a> Script<'a> {
    pub(super) fn new(data: &'a [u8]) -> Self {
        Self(data)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// Returns the next byte, or 0 after the end.
    pub(super) fn small(&mut self) -> usize {
        self.byte().unwrap_or(0).into()
    }

    pub(super) fn number(&mut self) -> u64 {
        let bytes = std::array::from_fn(|_| self.byte().unwrap_or(0));
        u64::from_le_bytes(bytes)
    }

    pub(super) fn double(&mut self) -> f64 {
        f64::from_bits(self.number())
    }

    /// Reads a length from the next byte, and returns that many of the bytes after it.
    pub(super) fn bytes(&mut self) -> &'a [u8] {
        let length = self.small().min(self.0.len());
        let (bytes, rest) = self.0.split_at(length);
        self.0 = rest;
        bytes
    }

    /// Returns a text, which ends at a NUL and may be invalid UTF-8. The single byte 0xFF means
    /// NULL.
    pub(super) fn text(&mut self) -> Text {
        let end = self.0.iter().position(|byte| *byte == 0);
        let end = end.unwrap_or(self.0.len());
        let (bytes, rest) = self.0.split_at(end);
        self.0 = rest.get(1..).unwrap_or_default();
        Text((bytes != [0xFF]).then(|| CString::new(bytes).unwrap_or_default()))
    }

    /// Returns one of the `usual` texts, or else a text of the input.
    pub(super) fn text_of(&mut self, usual: &[&str]) -> Text {
        match usual.get(self.small()) {
            Some(text) => Text(Some(CString::new(*text).unwrap_or_default())),
            None => self.text(),
        }
    }
}
