//! Integers of more than 64 bits: found, where the decoder would make doubles of them unseen.
//!
//! serde_json hands such an integer over as a double, and a visitor cannot tell it from `1e20`.
//! So a double of that size only leaves a mark, and [`watch`] looks at the text where one was
//! left. Texts without such numbers, which is nearly all, cost one comparison for each double.

use std::cell::Cell;
use std::fmt;

/// The smallest double that an integer beyond 64 bits can have become.
const SUSPICIOUS: f64 = 9_223_372_036_854_775_808.0;

thread_local! {
    static MARK: Cell<bool> = const { Cell::new(false) };
}

/// To be called with every double that was read: leaves a mark if it may have been an integer of
/// more than 64 bits.
pub(crate) fn note(number: f64) {
    if number.abs() >= SUSPICIOUS {
        MARK.set(true);
    }
}

/// Runs `read`, which reads `text`, and fails if an integer of more than 64 bits was read as a
/// double. What `read` itself says comes first.
pub(crate) fn watch<T, E>(
    text: &str,
    read: impl FnOnce() -> Result<T, E>,
) -> Result<T, Watched<E>> {
    let before = MARK.replace(false);
    let result = read();
    let marked = MARK.replace(before);
    let value = result.map_err(Watched::Read)?;
    match marked.then(|| find(text)).flatten() {
        Some(wide) => Err(Watched::Wide(wide)),
        None => Ok(value),
    }
}

/// Why a watched reading failed.
#[derive(Debug)]
pub(crate) enum Watched<E> {
    /// The reading itself failed.
    Read(E),
    /// There is an integer of more than 64 bits.
    Wide(WideInteger),
}

/// An integer of more than 64 bits in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WideInteger {
    /// Where it begins, in bytes from the beginning.
    pub(crate) offset: usize,
    /// Its line, counted from 1.
    pub(crate) line: usize,
    /// The column in bytes at which it begins, counted from 1.
    pub(crate) column: usize,
}

impl fmt::Display for WideInteger {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, .. } = self;
        write!(
            out,
            "integer of more than 64 bits at line {line} column {column}"
        )
    }
}

/// The first integer of more than 64 bits in a text that is known to be JSON.
fn find(text: &str) -> Option<WideInteger> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let start = at;
        match byte {
            b'"' => at = after_string(bytes, at),
            b'-' | b'0'..=b'9' => {
                let rest = &text[start..];
                let end = rest.find(|c: char| !is_number(c)).unwrap_or(rest.len());
                at = start + end;
                if is_wide(&rest[..end]) {
                    let before = &text[..start];
                    return Some(WideInteger {
                        offset: start,
                        line: before.matches('\n').count() + 1,
                        column: start - before.rfind('\n').map_or(0, |newline| newline + 1) + 1,
                    });
                }
            }
            _ => at += 1,
        }
    }
    None
}

/// The index after the string that begins at `start`.
fn after_string(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    at
}

fn is_number(character: char) -> bool {
    matches!(character, '0'..='9' | '+' | '-' | '.' | 'e' | 'E')
}

fn is_wide(token: &str) -> bool {
    if token.contains(['.', 'e', 'E']) {
        return false;
    }
    // Only its size can keep an integer of valid JSON from being parsed.
    if token.starts_with('-') {
        token.parse::<i64>().is_err()
    } else {
        token.parse::<u64>().is_err()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_place_and_nothing_else() {
        for (text, place) in [
            ("18446744073709551616", Some((0, 1, 1))),
            ("18446744073709551615", None),
            ("-9223372036854775808", None),
            ("-9223372036854775809", Some((0, 1, 1))),
            ("[1,\n  \"é\", 99999999999999999999]", Some((12, 2, 9))),
            (r#""18446744073709551616""#, None),
            (
                r#"["\"", "\\", 1e30, 18446744073709551616.0, 18446744073709551616E2]"#,
                None,
            ),
            (
                r#"{"\\\"18446744073709551616":-1,"b":-18446744073709551616}"#,
                Some((35, 1, 36)),
            ),
            ("", None),
            ("\"open \\", None),
        ] {
            let found = find(text).map(|wide| (wide.offset, wide.line, wide.column));
            assert_eq!(found, place, "{text}");
        }
    }

    /// A reading that meets a double.
    fn met(number: f64, result: Result<(), ()>) -> Result<(), ()> {
        note(number);
        result
    }

    #[test]
    fn a_mark_belongs_to_its_own_reading() {
        const WIDE: &str = "99999999999999999999";
        note(1e30);
        assert!(
            watch(WIDE, || Ok::<_, ()>(())).is_ok(),
            "a mark from before does not count"
        );
        let outer = watch(WIDE, || {
            note(-1e30);
            assert!(watch("1e30", || met(1e30, Ok(()))).is_ok());
            Ok::<_, ()>(())
        });
        assert!(
            matches!(outer, Err(Watched::Wide(_))),
            "an inner reading leaves the mark"
        );
        let outer = watch(WIDE, || {
            assert!(watch(WIDE, || met(1e30, Ok(()))).is_err());
            Ok::<_, ()>(())
        });
        assert!(outer.is_ok(), "the mark of an inner reading stays with it");
        assert!(matches!(
            watch(WIDE, || met(1e30, Err(()))),
            Err(Watched::Read(()))
        ));
    }

    #[test]
    fn marks_just_what_may_have_been_an_integer() {
        for (number, marks) in [
            (9_223_372_036_854_774_784.0, false),
            (9_223_372_036_854_775_808.0, true),
            (-9_223_372_036_854_775_808.0, true),
            (0.0, false),
            (f64::MAX, true),
        ] {
            let result = watch("99999999999999999999", || met(number, Ok(())));
            assert_eq!(result.is_err(), marks, "{number}");
        }
    }
}
