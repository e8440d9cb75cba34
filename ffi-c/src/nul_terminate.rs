//! Zeros behind the texts of records and values, so that C can read them where they are.
//!
//! A `String` is lent as it lies in its record, without a copy. What makes that possible is a zero
//! in the byte behind it, within the memory that the string owns: written once, before the record
//! is handed out, and there for as long as nobody changes the string.

use gfxhub_core::{Object, RecordMap, RendererRef, Value};

use crate::str::{Terminated, gfxhub_str};

/// Puts a zero behind each text in it.
pub(crate) trait NulTerminate {
    /// Does so. To be done again after each change.
    fn terminate(&mut self);
}

impl NulTerminate for String {
    fn terminate(&mut self) {
        // Records have many that did not come: these need no memory of their own to be lent.
        if self.is_empty() {
            return;
        }
        self.reserve_exact(1);
        // What is popped stays where it was: behind the end, in memory that the string owns.
        self.push('\0');
        self.pop();
    }
}

/// It has its zero by itself.
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

/// Ids of the hub are numbers or texts; numbers have nothing to terminate.
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

/// Known enum values are borrowed from a list of them; others have their own text.
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

/// Lends a text that has been terminated.
pub(crate) fn text(text: &str) -> gfxhub_str {
    if text.is_empty() {
        return gfxhub_str::EMPTY;
    }
    gfxhub_str {
        data: text.as_ptr().cast(),
        len: text.len(),
    }
}

/// Borrows an enum value: a known one from the list, another from its record.
pub(crate) fn word(word: &str, known: bool) -> gfxhub_str {
    if !known {
        return text(word);
    }
    crate::r#gen::words::KNOWN
        .iter()
        .find(|known| known.to_bytes() == word.as_bytes())
        .map_or(gfxhub_str::EMPTY, |known| gfxhub_str::literal(known))
}
