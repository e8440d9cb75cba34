//! Standard base64 with padding, as external data is written in a show.

/// The bytes that a text stands for; white space and line ends are skipped. `None` when it is not
/// base64.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
    if !digits.len().is_multiple_of(4) {
        return None;
    }
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3);
    let last = (digits.len() / 4).saturating_sub(1);
    for (at, group) in digits.chunks(4).enumerate() {
        let padding = group
            .iter()
            .rev()
            .take_while(|&&digit| digit == b'=')
            .count();
        if padding > 2 || (padding > 0 && at != last) {
            return None;
        }
        let kept = 4 - padding;
        let mut bits = 0u32;
        for &digit in &group[..kept] {
            bits = bits << 6 | value(digit)?;
        }
        bits <<= 6 * padding;
        // Bits that padding leaves over must be zero, else two texts would mean the same bytes.
        if bits & ((1 << (8 * padding)) - 1) != 0 {
            return None;
        }
        bytes.extend_from_slice(&bits.to_be_bytes()[1..kept]);
    }
    Some(bytes)
}

fn value(digit: u8) -> Option<u32> {
    let value = match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn decodes_what_the_standard_lists() {
        for (text, bytes) in [
            ("", ""),
            ("Zg==", "f"),
            ("Zm8=", "fo"),
            ("Zm9v", "foo"),
            ("Zm9vYg==", "foob"),
            ("Zm9v\nYmFy", "foobar"),
        ] {
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()), "{text}");
        }
        assert_eq!(decode("+/+/"), Some(vec![0xfb, 0xff, 0xbf]));
    }

    #[test]
    fn refuses_what_is_not_base64() {
        for text in [
            "Z", "Zg", "Zg=", "Zh==", "Zm9=", "Z===", "====", "Zg==Zg==", "Zm9-", "Zé==",
        ] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
