//! Paths: cut into segments first and decoded afterwards, so that an encoded slash stays inside
//! its segment.

/// The decoded segments of a path; the reason if one cannot be decoded.
pub(crate) fn segments(path: &str) -> Result<Vec<String>, String> {
    path.trim_start_matches('/')
        .split('/')
        .map(decode)
        .collect()
}

/// Decodes one percent-encoded segment.
pub(super) fn decode(segment: &str) -> Result<String, String> {
    let wrong = |what: &str| format!("The path segment {segment:?} {what}.");
    let mut bytes = Vec::with_capacity(segment.len());
    let mut rest = segment.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let (high, low) = (digit(rest.next()), digit(rest.next()));
        let pair = high
            .zip(low)
            .and_then(|(high, low)| u8::try_from(high * 16 + low).ok());
        bytes.push(pair.ok_or_else(|| wrong("has a % without two hexadecimal digits"))?);
    }
    String::from_utf8(bytes).map_err(|_| wrong("is not UTF-8 once it is decoded"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoded_slashes_stay_in_their_segment() {
        let path = "/nodes/Mixer_0/properties/Actor%2F%2FEnableRender%2F0";
        let expected = ["nodes", "Mixer_0", "properties", "Actor//EnableRender/0"];
        assert_eq!(segments(path).unwrap(), expected);
        assert_eq!(decode("a+b%20c%2e%C3%A4%5C;%00").unwrap(), "a+b c.ä\\;\0");
    }

    #[test]
    fn what_cannot_be_decoded_is_named() {
        for segment in ["%", "%4", "%zz", "a%2", "%C3", "%ff%fe", "%+1"] {
            assert!(
                segments(&format!("/x/{segment}"))
                    .unwrap_err()
                    .contains(segment)
            );
        }
    }
}
