//! `base_url`: the client either refuses an address, or normalises it to an address that gives the
//! same result.

use gfxhub::{Client, ErrorKind};

/// A password that no input contains by chance.
const SECRET: &str = "s3cr3t-w0rd";

/// Runs the target with the text of an address.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    hides_passwords(text);
    let client = Client::new(text);
    let (origin, top) = match gfxhub::fuzzing::address(text) {
        Ok(taken) => taken,
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::Invalid);
            assert_eq!(error.argument(), Some("baseUrl"));
            assert!(client.is_err());
            return;
        }
    };
    assert!(
        client.is_ok(),
        "{text:?} is a valid address, but no client can be created for it"
    );
    let host = origin.strip_prefix("http://");
    let host = host.unwrap_or_else(|| panic!("{origin} is not an address without TLS"));
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
    // The normalised address must be accepted too.
    let written = format!("{origin}{top}");
    assert_eq!(gfxhub::fuzzing::address(&written).ok(), Some((origin, top)));
}

/// Checks that a password in an address is not printed.
fn hides_passwords(text: &str) {
    let Some((before, place)) = text.rsplit_once('@') else {
        return;
    };
    let Some((user, _)) = before.rsplit_once(':') else {
        return;
    };
    let text = format!("{user}:{SECRET}@{place}");
    if let Err(error) = gfxhub::fuzzing::address(&text) {
        assert!(!error.to_string().contains(SECRET), "{error}");
    }
}
