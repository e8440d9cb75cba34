//! Detects numbers in JSON text that would change if they were parsed and written again.

/// Returns the position and the text of the first number in a JSON text that parsing would change;
/// `None` if there is none. An integer of more than 64 bits would become a float, and a number too
/// close to 0 would become 0.
pub(crate) fn first_changed(text: &str) -> Option<(usize, &str)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => at = after_string(bytes, at + 1),
            b'-' | b'0'..=b'9' => {
                let rest = &text[at..];
                let number = &rest[..rest.find(|c| !is_of_number(c)).unwrap_or(rest.len())];
                if !is_held(number) {
                    return Some((at, number));
                }
                at += number.len();
            }
            _ => at += 1,
        }
    }
    None
}

/// Returns `true` if 64 bits can represent a JSON number: an integer exactly, and any other number
/// as a finite double that is 0 only if the number is 0.
pub(crate) fn is_held(number: &str) -> bool {
    let Some(digits) = number.split(['.', 'e', 'E']).next() else {
        return false;
    };
    if digits.len() == number.len() {
        return number.parse::<i64>().is_ok() || number.parse::<u64>().is_ok();
    }
    let mantissa = number.split(['e', 'E']).next().unwrap_or_default();
    let is_zero = !mantissa.contains(|c| matches!(c, '1'..='9'));
    number
        .parse::<f64>()
        .is_ok_and(|held| held.is_finite() && (held != 0.0 || is_zero))
}

/// Returns the index after the end of a string. `at` is an index within the string.
fn after_string(bytes: &[u8], mut at: usize) -> usize {
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    at
}

fn is_of_number(character: char) -> bool {
    matches!(character, '0'..='9' | '+' | '-' | '.' | 'e' | 'E')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_64_bits_hold_is_held() {
        for held in [
            "0",
            "-0",
            "18446744073709551615",
            "-9223372036854775808",
            "1e19",
            "0.0",
            "-0.0e-999",
            "5e-324",
            "18446744073709551616.0",
            "1E+300",
            "0.5",
        ] {
            assert!(is_held(held), "{held}");
        }
        for changed in [
            "18446744073709551616",
            "-9223372036854775809",
            "1e999",
            "-1e999",
            "1e-400",
            "0.0001e-330",
            "",
            "inf",
        ] {
            assert!(!is_held(changed), "{changed}");
        }
    }

    #[test]
    fn texts_are_no_numbers() {
        let text =
            r#"{"18446744073709551616": ["\"18446744073709551616", 1, 18446744073709551616]}"#;
        let (at, number) = first_changed(text).unwrap();
        assert_eq!((at, number), (text.len() - 22, "18446744073709551616"));
        assert_eq!(first_changed(r#"{"a\\": [1e5, -2.5, "é1e999"]}"#), None);
    }
}
