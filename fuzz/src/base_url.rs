//! `base_url`: a hub's address is understood alike whoever writes it, or refused.

use gfxhub::{Client, Kind};

/// An address.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let client = Client::new(text);
    let (origin, top) = match gfxhub::fuzzing::address(text) {
        Ok(taken) => taken,
        Err(error) => {
            assert_eq!(error.kind(), Kind::Invalid);
            assert_eq!(error.argument(), Some("baseUrl"));
            // Who puts a password there must not find it in a log.
            if let Some((before, _)) = text.rsplit_once('@')
                && let Some((_, secret)) = before.rsplit_once(':')
                && secret.len() > 8
                && text.matches(secret).count() == 1
            {
                assert!(!error.to_string().contains(secret), "{error}");
            }
            assert!(client.is_err());
            return;
        }
    };
    assert!(client.is_ok(), "{text:?} is an address and makes no client");
    let host = origin.strip_prefix("http://");
    let host = host.unwrap_or_else(|| panic!("{origin} is no address without TLS"));
    assert!(!host.is_empty() && host.is_ascii());
    let odd = |c: char| "/?#@\\%".contains(c) || c.is_control() || c.is_whitespace();
    assert!(!host.contains(odd), "{origin}");
    assert!(top.starts_with('/') && !top.starts_with("//"), "{top}");
    assert!(top.bytes().all(|byte| byte.is_ascii_graphic()), "{top}");
    assert!(!top.contains(['?', '#']), "{top}");
    assert!(
        top.split('/')
            .all(|segment| segment != "." && segment != "..")
    );
    // What was understood is understood again.
    let written = format!("{origin}{top}");
    assert_eq!(gfxhub::fuzzing::address(&written).ok(), Some((origin, top)));
}
