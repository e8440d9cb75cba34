//! Finds the place in a show at which decoding stopped, from the position that the decoder gives.

use std::fmt::Write;

use serde_json::error::{Category, Error};

/// What a position lies in: an object or a list, and where in it.
enum Around<'a> {
    /// The key in its quotes, and whether its colon has come.
    Object(Option<(&'a [u8], bool)>),
    /// How many elements are complete.
    List(usize),
}

/// The place of an error, as a path such as `engines[0].name`; empty for the show itself. A key
/// whose value has not begun counts where `names_key` says that the key itself is the fault.
pub(crate) fn of(text: &str, error: &Error, names_key: bool) -> String {
    at(before(text, error), names_key)
}

/// The place at the end of a text, which is JSON as far as it goes.
pub(crate) fn at(before: &[u8], names_key: bool) -> String {
    let mut path = String::new();
    for around in surroundings(before) {
        match around {
            Around::Object(Some((key, colon))) if colon || names_key => {
                let dot = if path.is_empty() { "" } else { "." };
                // The decoder has read the key, so it is text and JSON.
                let key = std::str::from_utf8(key).unwrap_or_default();
                let key = serde_json::from_str::<String>(key).unwrap_or_default();
                path.extend([dot, &key]);
            }
            Around::Object(_) => {}
            Around::List(index) => {
                // Writing to a text does not fail.
                let _ = write!(path, "[{index}]");
            }
        }
    }
    path
}

/// What the decoder had read when it stopped.
fn before<'a>(text: &'a str, error: &Error) -> &'a [u8] {
    let lines = text.split_inclusive('\n');
    let line: usize = lines
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    let mut end = (line + error.column()).min(text.len());
    if error.classify() == Category::Syntax {
        // The last byte is the wrong one, and may be a bracket.
        end = end.saturating_sub(1);
    }
    &text.as_bytes()[..end]
}

/// The objects and lists that are open at the end of a text, which is JSON as far as it goes.
fn surroundings(text: &[u8]) -> Vec<Around<'_>> {
    let mut open = Vec::new();
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        let from = at;
        at += 1;
        match byte {
            b'"' => {
                let Some(end) = after_string(text, at) else {
                    return open;
                };
                at = end;
                if let Some(Around::Object(key @ None)) = open.last_mut() {
                    *key = Some((&text[from..at], false));
                }
            }
            b'{' => open.push(Around::Object(None)),
            b'[' => open.push(Around::List(0)),
            b'}' | b']' => drop(open.pop()),
            b':' => {
                if let Some(Around::Object(Some((_, colon)))) = open.last_mut() {
                    *colon = true;
                }
            }
            b',' => match open.last_mut() {
                Some(Around::Object(key)) => *key = None,
                Some(Around::List(index)) => *index += 1,
                None => {}
            },
            _ => {}
        }
    }
    open
}

/// The end of a string that begins before `at`; none if the text ends within it.
fn after_string(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => 2,
            _ => 1,
        };
    }
}
