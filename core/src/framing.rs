//! Checks the head of a response. All functions are pure.

/// The way in which the end of a body is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Framing {
    /// There is no body.
    Empty,
    /// The body has this number of bytes.
    Length(u64),
    /// The body is sent in chunks that state their sizes.
    Chunked,
    /// The body ends when the connection is closed. Only the body's content can show that it is
    /// complete.
    UntilClose,
}

/// A fault in the head of a response, and advice on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Diagnosis {
    pub(crate) what: &'static str,
    pub(crate) advice: &'static str,
}

/// Identifies a fault that the HTTP parser does not name, by a response's first bytes. Returns
/// `None` if there is no such fault.
pub(crate) fn diagnose(input: &[u8]) -> Option<Diagnosis> {
    // The bytes are a TLS alert or handshake.
    if let [0x15 | 0x16, 0x03, ..] = input {
        return Some(Diagnosis {
            what: "it is TLS",
            advice: "Write https:// in the address: the hub speaks TLS on this port.",
        });
    }
    let lines = input.split_inclusive(|byte| *byte == b'\n');
    let mut head = lines.take_while(|line| !line.trim_ascii_end().is_empty());
    let is_folded = |line: &[u8]| matches!(line, [b' ' | b'\t', ..]);
    head.any(is_folded).then_some(Diagnosis {
        what: "it has a folded header line, continued on a line that begins with a space",
        advice: "Configure the hub, or the proxy in front of it, to send that header on one line: HTTP/1.1 \
            does not allow folded headers.",
    })
}

/// Returns the framing of a response's body, or the reason why its head cannot be trusted.
/// `is_http10` is true if the response's version is older than HTTP/1.1.
pub(crate) fn body_framing<'h>(
    method: &str,
    status: u16,
    is_http10: bool,
    headers: impl Iterator<Item = (&'h str, &'h [u8])>,
) -> Result<Framing, String> {
    if !(200..600).contains(&status) {
        return Err(format!(
            "the hub returned the status {status}, which does not complete a request"
        ));
    }
    let mut length: Option<u64> = None;
    let mut chunked = false;
    for (name, value) in headers {
        if name.eq_ignore_ascii_case("content-length") {
            let number = parse_length(value)
                .ok_or("the response has a Content-Length that is not a number")?;
            if length.is_some_and(|other| other != number) {
                return Err("the response has two different values of Content-Length".into());
            }
            length = Some(number);
        } else if name.eq_ignore_ascii_case("transfer-encoding") {
            if chunked || !value.trim_ascii().eq_ignore_ascii_case(b"chunked") {
                return Err("the response has a transfer coding other than chunked".into());
            }
            chunked = true;
        }
    }
    if chunked && length.is_some() {
        return Err("the response has both a Content-Length and a transfer coding".into());
    }
    if chunked && is_http10 {
        return Err("the response is chunked in HTTP/1.0, which has no chunks".into());
    }
    Ok(match length {
        _ if method == "HEAD" || status == 204 || status == 304 => Framing::Empty,
        Some(length) => Framing::Length(length),
        None if chunked => Framing::Chunked,
        None => Framing::UntilClose,
    })
}

/// Parses a length. Only decimal digits are accepted: no sign and no list.
fn parse_length(value: &[u8]) -> Option<u64> {
    let value = value.trim_ascii();
    if value.is_empty() || !value.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(value).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn framing(status: u16, headers: &[(&str, &str)]) -> Result<Framing, String> {
        body_framing(
            "GET",
            status,
            false,
            headers.iter().map(|(n, v)| (*n, v.as_bytes())),
        )
    }

    #[test]
    fn the_usual_heads_are_taken() {
        assert_eq!(
            framing(200, &[("content-length", "12")]),
            Ok(Framing::Length(12))
        );
        assert_eq!(
            framing(200, &[("content-length", " 7 "), ("content-length", "7")]),
            Ok(Framing::Length(7))
        );
        assert_eq!(
            framing(200, &[("transfer-encoding", "Chunked")]),
            Ok(Framing::Chunked)
        );
        assert_eq!(framing(500, &[("date", "x")]), Ok(Framing::UntilClose));
        assert_eq!(framing(204, &[]), Ok(Framing::Empty));
        assert_eq!(framing(304, &[("content-length", "9")]), Ok(Framing::Empty));
        assert_eq!(
            body_framing("HEAD", 200, false, std::iter::empty()),
            Ok(Framing::Empty)
        );
    }

    /// A response with a status below 200 or above 599 does not complete a request. Two different
    /// values of Content-Length are refused.
    #[test]
    fn ambiguous_framing_is_refused() {
        for status in [0, 99, 100, 101, 199, 600, 999] {
            assert!(framing(status, &[]).is_err(), "{status}");
        }
        for headers in [
            &[("content-length", "5"), ("transfer-encoding", "chunked")][..],
            &[("content-length", "5"), ("content-length", "6")],
            &[("content-length", "5, 5")],
            &[("content-length", "+5")],
            &[("content-length", "-1")],
            &[("content-length", "")],
            &[("content-length", "99999999999999999999")],
            &[("transfer-encoding", "gzip, chunked")],
            &[("transfer-encoding", "identity")],
            &[
                ("transfer-encoding", "chunked"),
                ("transfer-encoding", "chunked"),
            ],
        ] {
            assert!(framing(200, headers).is_err(), "{headers:?}");
        }
        let chunked = [("transfer-encoding", b"chunked".as_slice())];
        assert!(body_framing("GET", 200, true, chunked.into_iter()).is_err());
    }

    #[test]
    fn a_folded_line_is_found_in_the_head_alone() {
        for (input, folded) in [
            ("HTTP/1.1 200 OK\r\nA: 1\r\n 2\r\n\r\n", true),
            ("HTTP/1.1 200 OK\r\nA: 1\r\n\t2", true),
            ("HTTP/1.1 200 OK\nA: 1\n 2\n\n", true),
            ("HTTP/1.1 200 OK\r\nA: 1\r\n\r\nB\r\n C", false),
            ("HTTP/1.1 200 OK\r\nA: 1 2\r\nB:  3", false),
            ("", false),
        ] {
            assert_eq!(diagnose(input.as_bytes()).is_some(), folded, "{input:?}");
        }
    }

    /// Generates a header with a length or a transfer coding, valid or invalid.
    fn header() -> impl Strategy<Value = (&'static str, &'static str)> {
        let lengths = ["0", "7", " 7 ", "8", "07", "+7", "7, 7", "", "0x7"];
        let codings = ["chunked", " CHUNKED ", "gzip", "gzip, chunked", ""];
        prop_oneof![
            (
                Just("Content-Length"),
                prop::sample::select(lengths.to_vec())
            ),
            (
                Just("transfer-encoding"),
                prop::sample::select(codings.to_vec())
            ),
            Just(("date", "7")),
        ]
    }

    /// Returns the framing by RFC 9112, section 6.3; `None` if the headers are ambiguous.
    fn expected(status: u16, is_http10: bool, headers: &[(&str, &str)]) -> Option<Framing> {
        let of = |name: &str| -> Vec<&str> {
            let named = headers.iter().filter(|h| h.0.eq_ignore_ascii_case(name));
            named.map(|h| h.1.trim()).collect()
        };
        let lengths: Vec<Option<u64>> = of("content-length")
            .into_iter()
            .map(|text| {
                let plain = text.bytes().all(|byte| byte.is_ascii_digit());
                text.parse().ok().filter(|_| plain)
            })
            .collect();
        let codings = of("transfer-encoding");
        let framing = match (&lengths[..], &codings[..]) {
            ([], []) => Framing::UntilClose,
            ([], [one]) if one.eq_ignore_ascii_case("chunked") && !is_http10 => Framing::Chunked,
            ([Some(first), others @ ..], []) if others.iter().all(|n| *n == Some(*first)) => {
                Framing::Length(*first)
            }
            _ => return None,
        };
        match status {
            200..600 => Some(if matches!(status, 204 | 304) {
                Framing::Empty
            } else {
                framing
            }),
            _ => None,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 5000, failure_persistence: None, ..ProptestConfig::default()
        })]

        #[test]
        fn a_body_is_framed_in_one_way_or_refused(
            status in prop_oneof![Just(200), Just(204), Just(304), 0_u16..1000],
            is_http10 in any::<bool>(),
            headers in prop::collection::vec(header(), 0..4),
        ) {
            let bytes = headers.iter().map(|(name, value)| (*name, value.as_bytes()));
            let found = body_framing("GET", status, is_http10, bytes);
            prop_assert_eq!(found.ok(), expected(status, is_http10, &headers));
        }
    }
}
