//! Paths as a router compares them.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// All but what RFC 3986 calls unreserved.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Why no route has a path, and the status that says so.
#[derive(Debug, Clone)]
pub(crate) struct NoRoute {
    pub(crate) status: u16,
    pub(crate) why: String,
}

/// The path with nothing encoded that need not be, which means the same (RFC 3986, 6.2.2.2). An
/// encoded slash stays inside its segment. An error if a segment cannot be decoded, or is empty:
/// the router would take that for an argument.
pub(crate) fn normalized(path: &str) -> Result<Cow<'_, str>, NoRoute> {
    if path.contains("//") {
        let why = format!("There is no {path}.");
        return Err(NoRoute { status: 404, why });
    }
    if !path.contains('%') {
        return Ok(path.into());
    }
    let normalized = |segment: &str| -> Result<String, String> {
        match segment.contains('%') {
            true => Ok(utf8_percent_encode(&decode(segment)?, RESERVED).to_string()),
            false => Ok(segment.to_owned()),
        }
    };
    let segments: Result<Vec<_>, _> = path.split('/').map(normalized).collect();
    let segments = segments.map_err(|why| NoRoute { status: 400, why })?;
    Ok(segments.join("/").into())
}

/// Decodes one percent-encoded segment.
fn decode(segment: &str) -> Result<Cow<'_, str>, String> {
    let wrong = |what: &str| format!("The path segment {segment:?} {what}.");
    let is_escape = |rest: &str| {
        let code = rest.as_bytes().get(..2);
        code.is_some_and(|code| code.iter().all(u8::is_ascii_hexdigit))
    };
    if !segment.split('%').skip(1).all(is_escape) {
        return Err(wrong("has a % without two hexadecimal digits"));
    }
    let decoded = percent_decode_str(segment).decode_utf8();
    decoded.map_err(|_| wrong("is not UTF-8 once it is decoded"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoded_slashes_stay_in_their_segment() {
        let path = "/n%6fdes/Mixer_0/properties/Actor%2f%2FEnableRender%2F0";
        let expected = "/nodes/Mixer_0/properties/Actor%2F%2FEnableRender%2F0";
        assert_eq!(normalized(path).unwrap(), expected);
        assert_eq!(normalized("/a+b;/%2e%2E/").unwrap(), "/a+b;/../");
        assert_eq!(decode("a+b%20c%2e%C3%A4%5C;%00").unwrap(), "a+b c.ä\\;\0");
    }

    #[test]
    fn what_cannot_be_decoded_is_named() {
        for segment in ["%", "%4", "%zz", "a%2", "%C3", "%ff%fe", "%+1"] {
            assert!(
                normalized(&format!("/x/{segment}"))
                    .unwrap_err()
                    .why
                    .contains(segment)
            );
        }
    }
}
