//! Repairs text from other programs: removes a byte order mark, and replaces lone surrogates in
//! JSON strings. A program leaves a lone surrogate if it cuts text between the two UTF-16 units of
//! a character. UTF-16 text is not repaired, but reported as such.

use memchr::{memchr, memmem};
use std::ops::RangeInclusive;

/// The byte order mark in UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// Escape that replaces a lone surrogate. It has the same length as the escape of the surrogate.
const REPLACEMENT: &[u8] = b"\\ufffd";

/// Leading surrogates of UTF-16.
const LEADING: RangeInclusive<u16> = 0xd800..=0xdbff;
const TRAILING: RangeInclusive<u16> = 0xdc00..=0xdfff;

/// Decodes UTF-8, and removes a byte order mark at the beginning.
///
/// # Errors
/// A phrase that names the encoding or the position of the first invalid byte. It is meant to
/// follow the subject of a sentence, such as "the file".
pub fn decode_utf8(bytes: &[u8]) -> Result<&str, String> {
    let text = bytes.strip_prefix(MARK).unwrap_or(bytes);
    std::str::from_utf8(text).map_err(|error| match text {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => "is UTF-16 instead of UTF-8".to_owned(),
        _ => {
            let at = bytes.len() - text.len() + error.valid_up_to();
            format!("is not UTF-8 at byte {at}")
        }
    })
}

/// Returns the body without its byte order mark and with U+FFFD in place of each lone surrogate in
/// JSON; `None` if there is nothing to repair.
pub(crate) fn repaired(body: &[u8]) -> Option<Vec<u8>> {
    let text = body.strip_prefix(MARK).unwrap_or(body);
    let has_mark = text.len() < body.len();
    // Most bodies have no byte order mark and no escapes.
    if !has_mark && memchr(b'\\', text).is_none() {
        return None;
    }
    let mut repaired = text.to_vec();
    replace_lone_surrogates(&mut repaired);
    (repaired != body).then_some(repaired)
}

/// Replaces each lone surrogate in JSON with U+FFFD.
pub fn replace_lone_surrogates(body: &mut [u8]) {
    let first = body.iter().find(|byte| !byte.is_ascii_whitespace());
    // Only JSON has `\u` escapes. A body that does not begin with `{`, `[` or `"` is left
    // unchanged.
    if !first.is_some_and(|byte| b"{[\"".contains(byte)) {
        return;
    }
    let mut from = 0;
    while let Some(found) = memmem::find(&body[from..], b"\\u") {
        let at = from + found;
        let before = body[from..at].iter().rev();
        let escaped = before.take_while(|byte| **byte == b'\\').count() % 2 == 1;
        from = at + REPLACEMENT.len();
        match unit(body, at) {
            // The backslash is escaped, so this is no `\u` escape: skip these two characters.
            _ if escaped => from = at + 2,
            Some(unit) if LEADING.contains(&unit) => match self::unit(body, from) {
                Some(next) if TRAILING.contains(&next) => from += REPLACEMENT.len(),
                _ => body[at..from].copy_from_slice(REPLACEMENT),
            },
            Some(unit) if TRAILING.contains(&unit) => {
                body[at..from].copy_from_slice(REPLACEMENT);
            }
            Some(_) => {}
            // This is not a valid JSON escape. The JSON parser reports it.
            None => from = at + 2,
        }
    }
}

/// Returns the UTF-16 unit of the escape at this position.
fn unit(body: &[u8], at: usize) -> Option<u16> {
    let digits = body.get(at..at + REPLACEMENT.len())?.strip_prefix(b"\\u")?;
    let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
    let digits = std::str::from_utf8(digits).ok().filter(|_| is_hex)?;
    u16::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn repaired(body: &str) -> String {
        let repaired = super::repaired(body.as_bytes());
        assert_ne!(repaired.as_deref(), Some(body.as_bytes()));
        String::from_utf8(repaired.unwrap_or_else(|| body.into())).unwrap()
    }

    #[test]
    fn a_lone_surrogate_becomes_the_replacement_and_all_else_stays() {
        for (body, whole) in [
            (r#""B \ud83d""#, r#""B \ufffd""#),
            (r#"["\uDC00"]"#, r#"["\ufffd"]"#),
            (r#""\ud83d\ude00""#, r#""\ud83d\ude00""#),
            (r#""\ud83d\ud83d\ude00""#, r#""\ufffd\ud83d\ude00""#),
            (r#""\ude00\ud83d""#, r#""\ufffd\ufffd""#),
            (r#""\ud83dA\ude00""#, r#""\ufffdA\ufffd""#),
            (r#"{"\ud83d":1}"#, r#"{"\ufffd":1}"#),
            // An escaped backslash does not begin a `\u` escape.
            (r#""\\ud83d""#, r#""\\ud83d""#),
            (r#""\\\ud83d""#, r#""\\\ufffd""#),
            (r#""\ud83d\\ude00""#, r#""\ufffd\\ude00""#),
            // Invalid escapes are left to the JSON parser.
            (r#""\ud83""#, r#""\ud83""#),
            (r#""\u+83d\ud83d""#, r#""\u+83d\ufffd""#),
            (r#""\u"#, r#""\u"#),
            // The text is not JSON.
            (r"a \ud83d", r"a \ud83d"),
        ] {
            assert_eq!(repaired(body), whole, "{body}");
        }
    }

    #[test]
    fn a_byte_order_mark_is_taken_off_once() {
        assert_eq!(repaired("\u{feff}[1]"), "[1]");
        assert_eq!(repaired("\u{feff}OK"), "OK");
        assert_eq!(repaired("\u{feff}\u{feff}OK"), "\u{feff}OK");
        assert_eq!(decode_utf8("\u{feff}a".as_bytes()).unwrap(), "a");
    }

    #[test]
    fn what_is_no_text_is_named() {
        for (bytes, what) in [
            (
                &b"\xff\xfe[\x001\x00]\x00"[..],
                "is UTF-16 instead of UTF-8",
            ),
            (b"\xfe\xff\x00[\x00]", "is UTF-16 instead of UTF-8"),
            (b"ab\xff", "is not UTF-8 at byte 2"),
            (b"\xef\xbb\xbfab\xff", "is not UTF-8 at byte 5"),
        ] {
            assert_eq!(decode_utf8(bytes), Err(what.to_owned()));
        }
    }

    proptest! {
        #[test]
        fn what_a_program_cut_can_be_read(units in prop::collection::vec(
            prop_oneof![any::<u16>(), 0xd800..=0xdfff_u16, Just(u16::from(b'\\'))], 0..12)) {
            let escaped: String = units.iter().map(|unit| match unit {
                0x5c => r"\\".to_owned(),
                unit => format!(r"\u{unit:04x}"),
            }).collect();
            let body = repaired(&format!("\"{escaped}\""));
            let read: String = serde_json::from_str(&body).unwrap();
            prop_assert_eq!(read, String::from_utf16_lossy(&units));
        }
    }
}
