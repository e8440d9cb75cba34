//! Errors for HTTP statuses other than 2xx.

use super::message::excerpt;
use super::{Effect, Error, ErrorKind};
use std::time::Duration;

/// Returns the error for a response whose status is not 2xx. `read` is true if the request changes
/// nothing on the hub; `lookup` is true if it names an object by id or path.
pub(crate) fn from_status<'h>(
    status: u16,
    body: &[u8],
    header: impl Fn(&str) -> Option<&'h str>,
    read: bool,
    lookup: bool,
) -> Error {
    let kind = kind_of(status);
    let effect = if read || (400..500).contains(&status) {
        Effect::None
    } else {
        Effect::Maybe
    };
    let mut detail = match reason(status) {
        "" => format!("the hub returned {status}"),
        reason => format!("the hub returned {status} {reason}"),
    };
    match (kind, header("location")) {
        (ErrorKind::Redirect, Some(location)) => {
            detail.push_str(&format!(
                // The location is not shortened here, so that a secret in it is complete and can be
                // removed later. The message shows only the beginning of the location.
                ", which is not followed, and points to {location}"
            ));
        }
        (ErrorKind::Redirect, None) => detail.push_str(" without a Location header"),
        _ => {}
    }
    if let (405, Some(allowed)) = (status, header("allow")) {
        detail.push_str(&format!(" (it allows {})", excerpt(allowed)));
    }
    let challenge = match status {
        401 => header("www-authenticate"),
        407 => header("proxy-authenticate"),
        _ => None,
    };
    let schemes = challenge.map(schemes).unwrap_or_default();
    if !schemes.is_empty() {
        detail.push_str(&format!(" and asks for {}", excerpt(&schemes.join(", "))));
    }
    // Only a number of seconds is read: a date would require that the clocks of hub and client
    // agree.
    let wait = header("retry-after")
        .and_then(|text| text.trim().parse::<u32>().ok())
        .map(|seconds| Duration::from_secs(seconds.into()));
    let error = Error::new(kind, effect, detail)
        .with_status(status)
        .with_body(body)
        .with_retry_after(wait)
        .with_lookup(lookup);
    match advice_for(status, &schemes) {
        Some(advice) => error.with_advice(advice),
        None => error,
    }
}

/// Returns the authentication schemes in a challenge: the first word of each part, unless the word
/// is a parameter.
fn schemes(challenge: &str) -> Vec<&str> {
    let parts = challenge.split(',').map(str::trim);
    let words = parts.filter_map(|part| part.split(' ').next());
    // Names of schemes consist of these characters only.
    let is_letter = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    words
        .filter(|word| !word.is_empty() && word.chars().all(is_letter))
        .collect()
}

/// Returns advice for a challenge that a server in front of the hub sent. The hub itself asks only
/// for its API key.
fn advice_for(status: u16, schemes: &[&str]) -> Option<&'static str> {
    let asks_for = |scheme: &str| schemes.iter().any(|one| one.eq_ignore_ascii_case(scheme));
    if schemes.is_empty() {
        return None;
    }
    Some(match (status, asks_for("Basic")) {
        (407, true) => {
            "Give the proxy's address with its user and password, as http://user:password@proxy:3128."
        }
        (407, false) => {
            "Configure the proxy to accept this computer without credentials, or with Basic ones: others are \
                not supported."
        }
        (_, true) => {
            "Give a header \"Authorization: Basic\" with user and password in base64, in addition to the API \
                key if the hub has one."
        }
        (_, false) if asks_for("Bearer") => {
            "Give a header \"Authorization: Bearer\" with the token, in addition to the API key if the hub has one."
        }
        _ => {
            "Configure the server to accept this computer without credentials, or with Basic ones in a header \
                \"Authorization\": \
              the client supports no challenge of this scheme."
        }
    })
}

fn kind_of(status: u16) -> ErrorKind {
    match status {
        300..=399 => ErrorKind::Redirect,
        401 | 403 | 407 => ErrorKind::Auth,
        404 | 410 => ErrorKind::NotFound,
        409 | 412 => ErrorKind::Conflict,
        429 => ErrorKind::Throttled,
        400..=499 => ErrorKind::Rejected,
        502..=504 => ErrorKind::Unavailable,
        500..=599 => ErrorKind::Server,
        _ => ErrorKind::Protocol,
    }
}

/// Returns the standard reason phrase of a status. HTTP libraries do not keep the phrase that the
/// hub sent.
fn reason(status: u16) -> &'static str {
    match status {
        301 => "Moved Permanently",
        302 => "Found",
        303 => "See Other",
        304 => "Not Modified",
        307 => "Temporary Redirect",
        308 => "Permanent Redirect",
        400 => "Bad Request",
        401 => "Unauthorized",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        406 => "Not Acceptable",
        407 => "Proxy Authentication Required",
        408 => "Request Timeout",
        409 => "Conflict",
        410 => "Gone",
        411 => "Length Required",
        412 => "Precondition Failed",
        413 => "Content Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        422 => "Unprocessable Content",
        429 => "Too Many Requests",
        500 => "Internal Server Error",
        501 => "Not Implemented",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(status: u16) -> ErrorKind {
        from_status(status, b"", |_| None, false, false).kind()
    }

    #[test]
    fn each_class_of_status_has_its_kind() {
        let table = [
            (302, ErrorKind::Redirect),
            (400, ErrorKind::Rejected),
            (401, ErrorKind::Auth),
            (403, ErrorKind::Auth),
            (404, ErrorKind::NotFound),
            (405, ErrorKind::Rejected),
            (409, ErrorKind::Conflict),
            (412, ErrorKind::Conflict),
            (413, ErrorKind::Rejected),
            (415, ErrorKind::Rejected),
            (418, ErrorKind::Rejected),
            (422, ErrorKind::Rejected),
            (429, ErrorKind::Throttled),
            (500, ErrorKind::Server),
            (501, ErrorKind::Server),
            (502, ErrorKind::Unavailable),
            (503, ErrorKind::Unavailable),
            (504, ErrorKind::Unavailable),
            (599, ErrorKind::Server),
        ];
        for (status, expected) in table {
            assert_eq!(kind(status), expected, "{status}");
        }
    }

    #[test]
    fn refusals_have_no_effect_and_the_rest_may_have() {
        for status in 300..600 {
            let error = from_status(status, b"", |_| None, false, false);
            let expected = if status / 100 == 4 {
                Effect::None
            } else {
                Effect::Maybe
            };
            assert_eq!(error.effect(), expected, "{status}");
            assert_eq!(
                from_status(status, b"", |_| None, true, false).effect(),
                Effect::None
            );
            assert_eq!(error.status(), Some(status));
        }
    }

    #[test]
    fn a_wait_is_read_in_seconds_only() {
        let wait = |text: &'static str| {
            from_status(
                429,
                b"",
                |name| (name == "retry-after").then_some(text),
                false,
                false,
            )
            .retry_after()
        };
        assert_eq!(wait(" 12 "), Some(Duration::from_secs(12)));
        assert_eq!(wait("Wed, 21 Oct 2026 07:28:00 GMT"), None);
        assert_eq!(wait("-1"), None);
        assert_eq!(wait("99999999999999999999"), None);
    }

    #[test]
    fn a_challenge_is_named_with_advice() {
        let table = [
            (
                401,
                "www-authenticate",
                "Basic realm=\"a, b\"",
                "asks for Basic",
                "Authorization: Basic",
            ),
            (
                401,
                "www-authenticate",
                "Digest realm=\"hub\", qop=\"auth\", nonce=\"x==\"",
                "asks for Digest.",
                "no challenge",
            ),
            (
                401,
                "www-authenticate",
                "Negotiate, NTLM",
                "asks for Negotiate, NTLM.",
                "no challenge",
            ),
            (
                401,
                "www-authenticate",
                "Digest realm=\"a\", Basic realm=\"b\"",
                "asks for Digest, Basic.",
                "Authorization: Basic",
            ),
            (
                401,
                "www-authenticate",
                "Bearer",
                "asks for Bearer.",
                "Authorization: Bearer",
            ),
            (
                407,
                "proxy-authenticate",
                "Basic realm=\"p\"",
                "asks for Basic.",
                "user:password@",
            ),
            (
                407,
                "proxy-authenticate",
                "NTLM",
                "asks for NTLM.",
                "not supported",
            ),
            (
                401,
                "www-authenticate",
                "\u{1b}[2J",
                "401 Unauthorized.",
                ErrorKind::Auth.advice(),
            ),
            (
                401,
                "x",
                "Basic",
                "401 Unauthorized.",
                ErrorKind::Auth.advice(),
            ),
        ];
        for (status, name, challenge, detail, advice) in table {
            let error = from_status(
                status,
                b"",
                |n| (n == name).then_some(challenge),
                false,
                false,
            );
            let text = error.to_string();
            assert_eq!(error.kind(), ErrorKind::Auth, "{text}");
            assert!(
                text.contains(detail) && text.contains(advice),
                "{challenge}: {text}"
            );
        }
    }

    #[test]
    fn a_redirect_names_where_it_points() {
        let to = from_status(
            307,
            b"",
            |n| (n == "location").then_some("http://other/x\u{1b}"),
            false,
            false,
        );
        assert!(
            to.to_string()
                .contains(", which is not followed, and points to http://other/x\\u{1b}."),
            "{to}"
        );
        let nowhere = from_status(307, b"", |_| None, false, false);
        assert!(nowhere.to_string().contains("without a Location header"));
    }
}
