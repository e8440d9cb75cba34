//! Writes NUL terminators after the texts of records and values, so that C can read the texts in
//! place.
//!
//! A `String` is lent to C where it is stored in its record, without a copy. This requires a NUL in
//! the byte after the text, within the allocation of the string. It is written once, before C
//! receives the record, and stays valid as long as the string does not change.

use gfxhub_core::{Object, RecordMap, RendererRef, Value};

use crate::str::{Terminated, gfxhub_str};

/// Adds NUL terminators to all texts in a record or a value.
pub(crate) trait NulTerminate {
    /// Adds the terminators. Must be called again after each change.
    fn terminate(&mut self);
}

/// Returns the same record or value, with the terminators of its texts.
pub(crate) fn terminated<T: NulTerminate>(mut of: T) -> T {
    of.terminate();
    of
}

impl NulTerminate for String {
    fn terminate(&mut self) {
        // Records have many empty texts. `text` lends a static text for them, so they need no
        // allocation.
        if self.is_empty() {
            return;
        }
        self.reserve_exact(1);
        // After `pop`, the NUL stays in memory: behind the end of the text, within its allocation.
        self.push('\0');
        self.pop();
    }
}

/// Does nothing, because this text always has its terminator.
impl NulTerminate for Terminated {
    fn terminate(&mut self) {}
}

impl<T: NulTerminate> NulTerminate for Option<T> {
    fn terminate(&mut self) {
        if let Some(of) = self {
            of.terminate();
        }
    }
}

impl<T: NulTerminate> NulTerminate for Vec<T> {
    fn terminate(&mut self) {
        self.iter_mut().for_each(T::terminate);
    }
}

impl<T: NulTerminate> NulTerminate for RecordMap<T> {
    fn terminate(&mut self) {
        for (key, of) in self.members_mut() {
            key.terminate();
            of.terminate();
        }
    }
}

impl NulTerminate for Object {
    fn terminate(&mut self) {
        for (name, value) in self.members_mut() {
            name.terminate();
            value.terminate();
        }
    }
}

impl NulTerminate for Value {
    fn terminate(&mut self) {
        match self {
            Self::Text(text) => text.terminate(),
            Self::Array(items) => items.terminate(),
            Self::Object(object) => object.terminate(),
            _ => {}
        }
    }
}

impl NulTerminate for RendererRef {
    fn terminate(&mut self) {
        if let Self::Record(renderer) = self {
            renderer.terminate();
        }
    }
}

/// Implements `NulTerminate` for ids that are texts. Ids that are numbers need no terminator.
macro_rules! text_ids {
    ($($Id:ident),+ $(,)?) => { $(
        impl crate::nul_terminate::NulTerminate for gfxhub_core::$Id {
            fn terminate(&mut self) {
                crate::nul_terminate::NulTerminate::terminate(&mut self.0);
            }
        }
    )+ };
}
pub(crate) use text_ids;

/// Implements `NulTerminate` for open enums. Only an unknown value owns its text and needs a
/// terminator; the text of a known value is static.
macro_rules! open_words {
    ($($Words:ident),+ $(,)?) => { $(
        impl crate::nul_terminate::NulTerminate for gfxhub_core::$Words {
            fn terminate(&mut self) {
                if let Self::Other(word) = self {
                    crate::nul_terminate::NulTerminate::terminate(word);
                }
            }
        }
    )+ };
}
pub(crate) use open_words;

/// Lends a terminated text to C.
pub(crate) fn text(text: &str) -> gfxhub_str {
    if text.is_empty() {
        return gfxhub_str::EMPTY;
    }
    gfxhub_str {
        data: text.as_ptr().cast(),
        len: text.len(),
    }
}

/// Lends the text of an enum value to C: static text for a known value, or else the text in the
/// record.
pub(crate) fn enum_text(word: &str, known: bool) -> gfxhub_str {
    if !known {
        return text(word);
    }
    crate::r#gen::words::KNOWN
        .iter()
        .find(|known| known.to_bytes() == word.as_bytes())
        .map_or(gfxhub_str::EMPTY, |known| gfxhub_str::literal(known))
}
