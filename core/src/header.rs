//! Checks the names and values of custom request headers.

use crate::error::{Error, Result};
use crate::redact;

/// Headers that cannot be set, each with the reason: the client sets them itself, or they would
/// change the framing of a request.
const RESERVED: &[(&str, &str)] = &[
    ("accept", "it is always */*"),
    ("accept-encoding", "responses are never compressed"),
    (
        "connection",
        "the client decides how long a connection lives",
    ),
    ("content-encoding", "bodies are sent as they are"),
    ("content-length", "it is derived from the body"),
    ("content-type", "it is derived from the body"),
    ("expect", "bodies are sent without waiting for 100 Continue"),
    ("host", "it is derived from the hub's address"),
    (
        "keep-alive",
        "the client decides how long a connection lives",
    ),
    (
        "proxy-authorization",
        "put the user name and the password into the proxy's address",
    ),
    (
        "proxy-connection",
        "the client decides how long a connection lives",
    ),
    ("te", "the client accepts no transfer coding but chunked"),
    ("trailer", "requests have no trailers"),
    ("transfer-encoding", "it is derived from the body"),
    ("upgrade", "the client speaks only HTTP"),
    ("user-agent", "use the option for the user agent"),
    ("x-api-key", "use the option for the API key"),
];

/// Checks that a header can be sent in addition to the client's own headers. The error never
/// contains the value.
pub(crate) fn check(name: &str, value: &str) -> Result<()> {
    let shown: String = name.chars().take(60).collect();
    let argument = format!("header {}", shown.escape_debug());
    let token = |b: u8| b.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&b);
    if name.is_empty() || !name.bytes().all(token) {
        return Err(Error::invalid(argument, "not a valid header name"));
    }
    let lower = name.to_ascii_lowercase();
    if let Some((_, reason)) = RESERVED.iter().find(|(reserved, _)| *reserved == lower) {
        return Err(Error::invalid(
            argument,
            format!("it cannot be set: {reason}"),
        ));
    }
    check_value(&argument, value)?;
    if redact::is_sensitive_header(name) && !value.is_empty() {
        check_secret(&argument, value)?;
    }
    Ok(())
}

/// Checks that a secret is long enough to be recognised, and hidden, if a hub repeats it.
pub(crate) fn check_secret(argument: &str, value: &str) -> Result<()> {
    let shortest = redact::MIN_SECRET_LENGTH;
    if value.chars().count() < shortest {
        return Err(Error::invalid(
            argument,
            format!(
                "a secret needs at least {shortest} characters: \
                 a shorter one cannot be distinguished from other text, so errors would show it"
            ),
        ));
    }
    Ok(())
}

/// Checks that a text can be the value of a header.
pub(crate) fn check_value(argument: &str, value: &str) -> Result<()> {
    if value.len() > 8192 {
        return Err(Error::invalid(argument, "it has more than 8192 bytes"));
    }
    if value.trim() != value {
        return Err(Error::invalid(
            argument,
            "it begins or ends with whitespace",
        ));
    }
    let usual = |c: char| c == ' ' || c == '\t' || c.is_ascii_graphic();
    match value.chars().enumerate().find(|&(_, c)| !usual(c)) {
        Some((at, c)) => Err(Error::invalid(
            argument,
            format!(
                "character {} is U+{:04X}, which a header cannot contain",
                at + 1,
                u32::from(c)
            ),
        )),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_headers_pass() {
        for (name, value) in [
            ("X-Studio", "A"),
            ("Authorization", "Bearer x.y"),
            ("Cookie", "a=b; c"),
            ("X", ""),
        ] {
            assert!(check(name, value).is_ok(), "{name}");
        }
    }

    #[test]
    fn the_clients_own_headers_and_broken_ones_are_refused() {
        for name in [
            "Host",
            "CONTENT-LENGTH",
            "transfer-encoding",
            "Accept",
            "User-Agent",
            "X-API-Key",
        ] {
            let error = check(name, "x").unwrap_err();
            assert!(error.argument().unwrap().contains(name), "{error}");
        }
        for name in ["", "a b", "a:b", "a\r\nb", "é"] {
            assert!(check(name, "x").is_err(), "{name:?}");
        }
        for value in ["a\r\nX: y", "a\0", " a", "a ", "é", "\u{7f}"] {
            let error = check("X-Studio", value).unwrap_err();
            assert!(!error.to_string().contains('\r'), "{error}");
        }
        assert!(check("X-Studio", &"x".repeat(9000)).is_err());
    }
}
