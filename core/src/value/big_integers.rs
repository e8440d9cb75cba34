//! Detects integers of more than 64 bits and numbers that are too small for a double. serde_json
//! would decode them as doubles and as zero without an error.
//!
//! serde_json passes such an integer as a double, which a visitor cannot distinguish from `1e20`,
//! and `1e-400` as `0.0`. So a large double or a zero first leaves only a mark. If there is a mark,
//! [`NumberMarks::detect`] searches the text for such a number. A text without marks costs only two
//! comparisons for each double. If all marks are zeros, a fast byte search shows for most texts
//! that they contain no such number.

use std::cell::Cell;
use std::fmt;

/// Smallest absolute value of a double that can result from an integer of more than 64 bits.
const SUSPICIOUS: f64 = 9_223_372_036_854_775_808.0;

/// The suspicious doubles of one text.
#[derive(Clone, Copy, Default)]
struct Marks {
    /// The first four suspicious doubles. If there are at most four, an integer of more than 64
    /// bits is an error only if its double is one of them. Otherwise it is in a member that is kept
    /// as text, where integers may have any size.
    wide: [f64; 4],
    /// Number of suspicious doubles, including those that are not in `wide`.
    count: usize,
}

/// The marks of one decoding. They show whether the text must be searched.
#[derive(Default)]
pub(crate) struct NumberMarks {
    wide: Cell<Marks>,
    zero: Cell<bool>,
}

impl NumberMarks {
    pub(crate) const fn new() -> Self {
        Self {
            wide: Cell::new(Marks {
                wide: [0.0; 4],
                count: 0,
            }),
            zero: Cell::new(false),
        }
    }

    /// Records a double that was read. It leaves a mark if it may have been an integer of more than
    /// 64 bits, or a number too small for a double. Every double must be recorded.
    pub(crate) fn flag(&self, number: f64) {
        if number.abs() >= SUSPICIOUS {
            let mut marks = self.wide.get();
            if let Some(place) = marks.wide.get_mut(marks.count) {
                *place = number;
            }
            marks.count = marks.count.saturating_add(1);
            self.wide.set(marks);
        }
        self.flag_zero(number);
    }

    /// Records a double where integers of any size are kept as text. Only a zero leaves a mark.
    pub(crate) fn flag_zero(&self, number: f64) {
        if number == 0.0 {
            self.zero.set(true);
        }
    }

    /// Runs `read`, which reads `text` and leaves its marks here. Returns an error if an integer of
    /// more than 64 bits was read as a double, or a number other than zero as zero. An error of
    /// `read` itself is returned instead.
    pub(crate) fn detect<T, E>(
        &self,
        text: &str,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, Detected<E>> {
        let before = (self.wide.take(), self.zero.take());
        let result = read();
        let (marks, zero) = (self.wide.replace(before.0), self.zero.replace(before.1));
        let value = result.map_err(Detected::Read)?;
        let zero = zero && may_hold_small(text.as_bytes());
        let suspicious = marks.count > 0 || zero;
        match suspicious.then(|| find(text, &marks, zero)).flatten() {
            Some(wide) => Err(Detected::Wide(wide)),
            None => Ok(value),
        }
    }
}

/// The reason why [`NumberMarks::detect`] failed.
#[derive(Debug)]
pub(crate) enum Detected<E> {
    /// The function that was passed to `detect` has failed.
    Read(E),
    /// A number was read as a double although it is an integer of more than 64 bits or too small
    /// for a double.
    Wide(BigInteger),
}

/// An integer of more than 64 bits, or a number too small for a double, and its position in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BigInteger {
    /// True for a number that is too small for a double.
    pub(crate) small: bool,
    /// Offset of the number in the text, in bytes.
    pub(crate) offset: usize,
    /// Line of the number, counted from 1.
    pub(crate) line: usize,
    /// Column of the number in bytes, counted from 1.
    pub(crate) column: usize,
}

impl fmt::Display for BigInteger {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, .. } = self;
        let what = match self.small {
            true => "number out of range, too small for a double",
            false => "integer of more than 64 bits",
        };
        write!(out, "{what} at line {line} column {column}")
    }
}

/// Returns `true` if a number in the text may be too small for a double. Such a number has a
/// negative exponent or hundreds of zeros. A single zero is no quick test, because nearly every text
/// contains one; so this function runs on short texts too, and must be fast.
fn may_hold_small(text: &[u8]) -> bool {
    has_long_exponent(text) || has_many_zeros(text)
}

/// Returns `true` if a number may have a negative exponent of three or more digits. `e-3` within a
/// name does not count, and neither does an exponent of one or two digits.
fn has_long_exponent(text: &[u8]) -> bool {
    let is_digit = |at: Option<usize>| {
        let byte = at.and_then(|at| text.get(at));
        byte.is_some_and(u8::is_ascii_digit)
    };
    memchr::memchr_iter(b'-', text).any(|at| {
        let mark = at.checked_sub(1).and_then(|at| text.get(at));
        matches!(mark, Some(b'e' | b'E')) && is_digit(at.checked_sub(2)) && is_digit(Some(at + 3))
    })
}

fn has_many_zeros(text: &[u8]) -> bool {
    const MANY: usize = 200;
    let zeros = |bytes: &mut dyn Iterator<Item = &u8>| bytes.take_while(|it| **it == b'0').count();
    // A run of that many zeros includes at least one of these positions.
    let mut places = (MANY - 1..text.len()).step_by(MANY);
    places.any(|at| zeros(&mut text[..at].iter().rev()) + zeros(&mut text[at..].iter()) >= MANY)
}

/// Returns the first number of a kind that left a mark. The text is known to be valid JSON.
fn find(text: &str, marks: &Marks, zero: bool) -> Option<BigInteger> {
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
                let token = &rest[..end];
                let small = zero && is_small(token);
                if small || marks.count > 0 && is_wide(token) && marks.hold(token) {
                    let before = &text[..start];
                    return Some(BigInteger {
                        small,
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

/// Returns the index after the string that begins at the index `start`.
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
    // In valid JSON, an integer fails to parse only if it is too large.
    if token.starts_with('-') {
        token.parse::<i64>().is_err()
    } else {
        token.parse::<u64>().is_err()
    }
}

impl Marks {
    /// Returns `true` if this integer may have left one of the marks.
    fn hold(&self, token: &str) -> bool {
        let number = serde_json::from_str::<f64>(token);
        self.count > self.wide.len() || number.is_ok_and(|number| self.wide.contains(&number))
    }
}

/// Returns `true` if a number other than zero would become zero as a double.
pub(super) fn is_small(token: &str) -> bool {
    let mut digits = token.bytes().take_while(|byte| !b"eE".contains(byte));
    let none = !digits.any(|digit| matches!(digit, b'1'..=b'9'));
    !none && serde_json::from_str::<f64>(token).is_ok_and(|number| number == 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(text: &str) -> Option<BigInteger> {
        let any = Marks {
            count: 5,
            ..Marks::default()
        };
        super::find(text, &any, true)
    }

    #[test]
    fn a_number_that_may_be_too_small_is_found_at_every_place() {
        for text in ["0", "e-300", "1e-99", "0.5e-12,", "name-123", "-1", "1e300"] {
            assert!(!may_hold_small(text.as_bytes()), "{text}");
        }
        for text in ["1e-300", "[1.5E-1000]", "0.00e-324"] {
            assert!(may_hold_small(text.as_bytes()), "{text}");
        }
        for before in 0..450 {
            for (zeros, expected) in [(199, false), (200, true), (201, true), (399, true)] {
                let text = format!("{}{}1", "x".repeat(before), "0".repeat(zeros));
                assert_eq!(
                    may_hold_small(text.as_bytes()),
                    expected,
                    "{before} {zeros}"
                );
                let end = &text[..text.len() - 1];
                assert_eq!(may_hold_small(end.as_bytes()), expected, "{before} {zeros}");
            }
        }
    }

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
            ("[0, 1e-400]", Some((4, 1, 5))),
            ("[0.0, 0e-400, \"1e-400\", 5e-324]", None),
        ] {
            let found = find(text).map(|wide| (wide.offset, wide.line, wide.column));
            assert_eq!(found, place, "{text}");
        }
    }

    /// Simulates the reading of a text that contains this double.
    fn met(numbers: &NumberMarks, number: f64, result: Result<(), ()>) -> Result<(), ()> {
        numbers.flag(number);
        result
    }

    #[test]
    fn a_mark_belongs_to_its_own_reading() {
        const WIDE: &str = "99999999999999999999";
        let numbers = NumberMarks::new();
        numbers.flag(1e20);
        assert!(
            numbers.detect(WIDE, || Ok::<_, ()>(())).is_ok(),
            "a mark from before does not count"
        );
        let outer = numbers.detect(WIDE, || {
            numbers.flag(1e20);
            assert!(
                numbers
                    .detect("1e30", || met(&numbers, 1e30, Ok(())))
                    .is_ok()
            );
            Ok::<_, ()>(())
        });
        assert!(
            matches!(outer, Err(Detected::Wide(_))),
            "an inner reading leaves the mark"
        );
        let outer = numbers.detect(WIDE, || {
            assert!(
                numbers
                    .detect(WIDE, || met(&numbers, 1e20, Ok(())))
                    .is_err()
            );
            Ok::<_, ()>(())
        });
        assert!(
            outer.is_ok(),
            "a mark left by a nested `detect` does not affect the outer one"
        );
        assert!(matches!(
            numbers.detect(WIDE, || met(&numbers, 1e20, Err(()))),
            Err(Detected::Read(()))
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
            let numbers = NumberMarks::new();
            let marked = numbers.detect("0", || {
                numbers.flag(number);
                Ok::<_, ()>(numbers.wide.get().count > 0)
            });
            assert_eq!(marked.unwrap(), marks, "{number}");
        }
    }

    #[test]
    fn what_is_not_marked_is_not_looked_for() {
        const MANY: &str = "[99999999999999999999, 1e-400, 18446744073709551616]";
        let place = |met: &[f64]| {
            let numbers = NumberMarks::new();
            let read = || {
                met.iter().for_each(|number| numbers.flag(*number));
                Ok::<_, ()>(())
            };
            match numbers.detect(MANY, read) {
                Err(Detected::Wide(wide)) => Some((wide.small, wide.offset)),
                _ => None,
            }
        };
        assert_eq!(place(&[1.5, 1e30]), None);
        assert_eq!(place(&[1e30, 0.0]), Some((true, 23)));
        assert_eq!(place(&[1e20, 0.0]), Some((false, 1)));
        assert_eq!(place(&[18_446_744_073_709_551_616.0]), Some((false, 31)));
        // There are more doubles than the marks can store.
        assert_eq!(place(&[1e30; 5]), Some((false, 1)));
    }
}
