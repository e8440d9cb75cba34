//! Zeros after the texts of records and values, so that C can read them in place.
//!
//! A `String` is lent as it lies in its record, without a copy. This requires a zero in the byte
//! after it, within the memory that the string owns: written once, before the record is handed out,
//! and valid as long as the string is not changed.

use gfxhub_core::{Object, RecordMap, RendererRef, Value};

use crate::str::{Terminated, gfxhub_str};

/// Puts a zero after each text within.
pub(crate) trait NulTerminate {
    /// Puts the zeros. To be repeated after each change.
    fn terminate(&mut self);
}

impl NulTerminate for String {
    fn terminate(&mut self) {
        // Records have many empty texts, which can be lent without memory of their own.
        if self.is_empty() {
            return;
        }
        self.reserve_exact(1);
        // The popped zero stays in place: after the end, in memory that the string owns.
        self.push('\0');
        self.pop();
    }
}

/// This text always has its zero.
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

/// Implements the trait for ids that are texts; ids that are numbers have nothing to terminate.
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

/// Implements the trait for open enums: known values are borrowed from a list, others have their
/// own text.
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

/// Lends a terminated text.
pub(crate) fn text(text: &str) -> gfxhub_str {
    if text.is_empty() {
        return gfxhub_str::EMPTY;
    }
    gfxhub_str {
        data: text.as_ptr().cast(),
        len: text.len(),
    }
}

/// Lends an enum value: a known one from the list, another from its record.
pub(crate) fn enum_text(word: &str, known: bool) -> gfxhub_str {
    if !known {
        return text(word);
    }
    crate::r#gen::words::KNOWN
        .iter()
        .find(|known| known.to_bytes() == word.as_bytes())
        .map_or(gfxhub_str::EMPTY, |known| gfxhub_str::literal(known))
}
