//! Paths of requests. Segments are encoded so that the hub decodes exactly the same text.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::error::{Effect, Error, ErrorKind, Result};

/// Maximum length of a segment, in bytes before encoding.
const MAX_LENGTH: usize = 4096;

/// Characters that are encoded in a segment: all except the unreserved characters of RFC 3986.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Inserts the arguments into a template such as
/// `/api/rest/v1/engines/{engineId}/nodes/{nodePath}`, each encoded as one segment.
pub(crate) fn expand<V: AsRef<str>>(template: &str, arguments: &[(&str, V)]) -> Result<String> {
    let mut out = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = split_at_byte(rest, b'{') {
        out.push_str(before);
        let Some((name, after)) = split_at_byte(after, b'}') else {
            return Err(fault_in(template));
        };
        let Some((_, text)) = arguments.iter().find(|(argument, _)| *argument == name) else {
            return Err(fault_in(template));
        };
        encode_segment(name, text.as_ref(), &mut out)?;
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// Splits at an ASCII character. Templates are short, so that a loop over the bytes is faster than
/// a search function.
fn split_at_byte(text: &str, at: u8) -> Option<(&str, &str)> {
    let place = text.bytes().position(|byte| byte == at)?;
    Some((&text[..place], &text[place + 1..]))
}

/// Returns the error for a template with a placeholder that no argument fills. The template and the
/// names of the arguments come from one operation definition, so that only a bug in gfxhub causes
/// the error.
fn fault_in(template: &str) -> Error {
    let detail = format!("the path {template} has a placeholder without an argument");
    Error::new(ErrorKind::Internal, Effect::None, detail)
}

/// Appends `text` as one encoded segment. Returns an error that names the argument if the text
/// cannot be a segment.
pub(crate) fn encode_segment(argument: &str, text: &str, out: &mut String) -> Result<()> {
    check_segment(argument, text)?;
    out.extend(utf8_percent_encode(text, RESERVED));
    Ok(())
}

/// Checks that a text can be a path segment. A server may resolve `.` and `..`, so that deleting an
/// item would delete its rundown. It may also drop an empty segment.
fn check_segment(argument: &str, text: &str) -> Result<()> {
    if text.is_empty() {
        return Err(Error::invalid(
            argument,
            "it is empty, and a path needs a name here",
        ));
    }
    if text == "." || text == ".." {
        let detail = format!("\"{text}\" would lead to another place on the hub");
        return Err(Error::invalid(argument, detail));
    }
    if text.len() > MAX_LENGTH {
        let detail = format!(
            "it has {} bytes, and at most {MAX_LENGTH} are allowed",
            text.len()
        );
        return Err(Error::invalid(argument, detail));
    }
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return Ok(());
    }
    if let Some((at, c)) = text.chars().enumerate().find(|(_, c)| c.is_control()) {
        let detail = format!(
            "character {} is the control character U+{:04X}, which a path cannot contain",
            at + 1,
            u32::from(c)
        );
        return Err(Error::invalid(argument, detail));
    }
    Ok(())
}

/// Checks the path of a raw request. The path is sent unchanged, and may contain a query.
pub(crate) fn check_raw(path: &str) -> Result<()> {
    let invalid = |detail: String| Err(Error::invalid("path", detail));
    if !path.starts_with('/') {
        return invalid("it must begin with \"/\", as in /api/rest/v1/engines".into());
    }
    if path.starts_with("//") {
        return invalid("it begins with \"//\", which would name another host".into());
    }
    if path.len() > 4 * MAX_LENGTH {
        return invalid(format!("it is longer than {} bytes", 4 * MAX_LENGTH));
    }
    if path.contains('#') {
        return invalid("a fragment (#) is never sent; write %23 for the character itself".into());
    }
    let refused = |c: char| !c.is_ascii_graphic() || "\"<>\\^`{}".contains(c);
    if let Some(c) = path.chars().find(|&c| refused(c)) {
        return invalid(format!(
            "the character U+{:04X} must be percent-encoded in a raw path",
            u32::from(c)
        ));
    }
    let mut rest = path;
    while let Some((_, after)) = rest.split_once('%') {
        let digits = after.bytes().take(2).filter(u8::is_ascii_hexdigit).count();
        if digits < 2 {
            return invalid("a % must be followed by two hexadecimal digits".into());
        }
        rest = after;
    }
    let segments = path.split_once('?').map_or(path, |(segments, _)| segments);
    if segments.split('/').any(is_dot_segment) {
        return invalid("a segment \".\" or \"..\" would lead to another place on the hub".into());
    }
    Ok(())
}

/// Returns `true` if a segment, after decoding, is `.` or `..`.
fn is_dot_segment(segment: &str) -> bool {
    matches!(
        segment.replace("%2e", ".").replace("%2E", ".").as_str(),
        "." | ".."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn encoded(text: &str) -> String {
        let mut out = String::new();
        encode_segment("nodePath", text, &mut out).unwrap();
        out
    }

    fn refusal(text: &str) -> String {
        let error = encode_segment("nodePath", text, &mut String::new()).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid);
        assert_eq!(error.argument(), Some("nodePath"));
        error.detail().to_owned()
    }

    /// Decodes a segment as a server does, by code that is independent of the encoder.
    fn decoded(segment: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut rest = segment.as_bytes();
        while let [first, after @ ..] = rest {
            rest = after;
            if *first == b'%' {
                let digits = std::str::from_utf8(&after[..2]).unwrap();
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
                rest = &after[2..];
            } else {
                bytes.push(*first);
            }
        }
        bytes
    }

    #[test]
    fn only_unreserved_characters_stand_as_they_are() {
        assert_eq!(encoded("AZaz09-._~"), "AZaz09-._~");
        assert_eq!(
            encoded("Actor//EnableRender/0"),
            "Actor%2F%2FEnableRender%2F0"
        );
        assert_eq!(
            encoded("a b+c%2F?#&=;:@!$'()*,"),
            "a%20b%2Bc%252F%3F%23%26%3D%3B%3A%40%21%24%27%28%29%2A%2C"
        );
        assert_eq!(encoded("日本"), "%E6%97%A5%E6%9C%AC");
        assert_eq!(encoded("..."), "...");
    }

    #[test]
    fn every_character_arrives_as_itself() {
        let planes = (0..=0xFFFF_u32).chain((0x1_0000..=0x10_FFFF).step_by(251));
        let mut tried = 0;
        for c in planes
            .filter_map(char::from_u32)
            .filter(|c| !c.is_control())
        {
            let text = format!("x{c}y");
            let segment = encoded(&text);
            let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~%".contains(&b);
            assert!(segment.bytes().all(plain), "{segment}");
            assert_eq!(decoded(&segment), text.as_bytes());
            tried += 1;
        }
        assert!(tried > 63_000, "{tried}");
    }

    #[test]
    fn what_could_change_the_place_is_refused() {
        assert!(refusal("").contains("empty"));
        assert!(refusal(".").contains("another place"));
        assert!(refusal("..").contains("another place"));
        assert!(refusal("ab\0").contains("character 3 is the control character U+0000"));
        for c in (0..0x20).chain(0x7F..0xA0).filter_map(char::from_u32) {
            assert!(
                refusal(&format!("a{c}")).contains("control character"),
                "{c:?}"
            );
        }
        assert!(refusal(&"x".repeat(MAX_LENGTH + 1)).contains("at most 4096"));
        assert_eq!(encoded(&"x".repeat(MAX_LENGTH)).len(), MAX_LENGTH);
    }

    #[test]
    fn a_template_takes_its_arguments() {
        let path = expand(
            "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties",
            &[("nodePath", "a/b"), ("engineId", "3")],
        );
        assert_eq!(
            path.unwrap(),
            "/api/rest/v1/engines/3/nodes/a%2Fb/properties"
        );
        assert_eq!(
            expand::<&str>("/api/rest/v1/engines", &[]).unwrap(),
            "/api/rest/v1/engines"
        );
        // Braces in a value do not become placeholders.
        assert_eq!(
            expand("/{a}/{b}", &[("a", "{b}"), ("b", "x")]).unwrap(),
            "/%7Bb%7D/x"
        );
        assert_eq!(
            expand::<&str>("/{a}", &[]).unwrap_err().kind(),
            ErrorKind::Internal
        );
        let error = expand("/x/{itemId}", &[("itemId", "..")]).unwrap_err();
        assert_eq!(error.argument(), Some("itemId"));
    }

    #[test]
    fn raw_paths_stay_on_the_hub() {
        for good in [
            "/",
            "/api/rest/v1/engines",
            "/a%2Fb?x=1&y=[2]|z",
            "/a?b=../c",
            "/...",
            "/a//b",
        ] {
            assert!(check_raw(good).is_ok(), "{good}");
        }
        let bad = [
            "",
            "engines",
            "//host/x",
            "/a b",
            "/a\n",
            "/a#b",
            "/é",
            "/a/../b",
            "/a/%2e%2E/b",
            "/.",
            "/a%",
            "/a%4",
            "/a%zz",
            "/a\\b",
            "http://x/",
            "/a\u{7f}",
            "/{id}",
        ];
        for path in bad {
            let error = check_raw(path).unwrap_err();
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some("path")),
                "{path:?}"
            );
        }
        assert!(check_raw(&format!("/{}", "x".repeat(20_000))).is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 5000, failure_persistence: None, ..ProptestConfig::default()
        })]

        #[test]
        fn any_text_arrives_as_itself_or_is_refused(
            text in prop_oneof![any::<String>(), "[./%2eE]{0,6}", "\\PC{0,40}"],
        ) {
            let mut out = String::new();
            let sent = encode_segment("nodePath", &text, &mut out).is_ok();
            let refused = matches!(&*text, "" | "." | "..")
                || text.len() > MAX_LENGTH
                || text.chars().any(char::is_control);
            prop_assert_eq!(sent, !refused);
            if sent {
                let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~%".contains(&b);
                prop_assert!(out.bytes().all(plain), "{}", out);
                prop_assert_eq!(decoded(&out), text.as_bytes());
            }
        }

        #[test]
        fn a_raw_path_that_is_sent_stays_where_it_is(
            path in "/([a./?#%\\\\ ]|%2[eEfF]|%41|\\.\\.){0,8}",
        ) {
            if check_raw(&path).is_ok() {
                let (place, _) = path.split_once('?').unwrap_or((&path, ""));
                prop_assert!(!path.starts_with("//") && !path.contains(['#', '\\', ' ']));
                // The path as a server decodes it does not contain `.` or `..` either.
                prop_assert!(place.split('/').all(|segment| !matches!(&*decoded(segment), b"." | b"..")));
            }
        }
    }
}
