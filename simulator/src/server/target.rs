//! The parts of a request's first line that may be logged: truncated, and without secrets.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

/// How many bytes of a path are kept.
const PATH: usize = 512;

/// How many bytes of a method are kept.
const METHOD: usize = 32;

/// How much of a target is read.
const READ: usize = 4 * PATH;

/// How many layers of encoding are decoded to find a key.
const DEPTH: usize = 3;

/// The names of the API key in a query. The hub only accepts the first; the others are client
/// errors.
const KEYS: [&str; 3] = ["api_key=", "api-key=", "apikey="];

/// The replacement of a key.
const HIDDEN: &str = "api_key=***";

/// A method as it may be shown.
pub(super) fn method(method: &str) -> String {
    bounded(plain(method), METHOD)
}

/// How much of what a client says of itself is kept.
const CLIENT: usize = 128;

/// What a client says of itself, as it may be shown.
pub(super) fn client(agent: &str) -> String {
    match has_key(beginning(agent, READ)) {
        true => "***".to_owned(),
        false => bounded(plain(agent), CLIENT),
    }
}

/// Path and query of a target, as they may be shown.
pub(super) fn path(target: &str) -> String {
    let target = beginning(without_authority(target), READ);
    let (path, query) = match target.split_once('?') {
        Some((path, query)) => (path, Some(query)),
        None => (target, None),
    };
    let mut shown = String::new();
    for (at, segment) in path.split('/').enumerate() {
        if at > 0 {
            shown.push('/');
        }
        if has_key(segment) {
            // An encoded question mark: all that follows is, or may be, the key.
            shown.push_str(HIDDEN);
            return bounded(plain(&shown), PATH);
        }
        shown.push_str(segment);
    }
    for (at, pair) in query.into_iter().flat_map(|it| it.split('&')).enumerate() {
        shown.push(if at == 0 { '?' } else { '&' });
        match key_at(pair) {
            Some(at) => {
                shown.push_str(&pair[..at]);
                shown.push_str(HIDDEN);
            }
            None if has_key(pair) => shown.push_str(HIDDEN),
            None => shown.push_str(pair),
        }
    }
    bounded(plain(&shown), PATH)
}

/// A text without control characters, which could move a terminal's cursor.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        text.replace(char::is_control, "\u{fffd}").into()
    } else {
        text.into()
    }
}

/// What follows `http://user:password@host`; of an authority alone, as CONNECT has it, host and
/// port.
fn without_authority(target: &str) -> &str {
    if target.starts_with('/') || target == "*" {
        return target;
    }
    match target.split_once("://") {
        // Where nothing follows, the password may have been cut in its middle.
        Some((_, rest)) => rest.find(['/', '?']).map_or("", |at| &rest[at..]),
        None => target.rsplit_once('@').map_or(target, |(_, host)| host),
    }
}

/// Where a text that is not encoded names a key.
fn key_at(text: &str) -> Option<usize> {
    let text = text.to_ascii_lowercase();
    KEYS.iter().filter_map(|key| text.find(key)).min()
}

/// Whether a text names a key, however it is encoded.
fn has_key(text: &str) -> bool {
    let mut text = Cow::Borrowed(text);
    for _ in 0..DEPTH {
        if key_at(&text).is_some() {
            return true;
        }
        match decoded(&text) {
            Some(decoded) => text = decoded.into(),
            None => return false,
        }
    }
    key_at(&text).is_some()
}

/// A text with its percent escapes decoded as far as they can be; none if it has none.
fn decoded(text: &str) -> Option<String> {
    let decoded: Cow<'_, [u8]> = percent_decode_str(text).into();
    match decoded {
        Cow::Borrowed(_) => None,
        Cow::Owned(bytes) => Some(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// A text of at most so many bytes; an ellipsis marks what was cut.
fn bounded(text: Cow<'_, str>, most: usize) -> String {
    if text.len() <= most {
        return text.into_owned();
    }
    let room = most - '\u{2026}'.len_utf8();
    format!("{}\u{2026}", beginning(&text, room))
}

/// As many whole characters as so many bytes hold.
fn beginning(text: &str, most: usize) -> &str {
    let mut end = most.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_do_not_show_however_they_are_written() {
        for target in [
            "/a?api_key=k3y",
            "/a?b=c&Api_Key=k3y&d",
            "/a?x-api-key=k3y",
            "/a?b;apikey=k3y",
            "/a?%61pi%5fkey=k3y",
            "/a?api_key%3dk3y%zz%",
            "/a?%2561pi_key%3Dk3y",
            "/a%3fapi_key=k3y/k3y",
            "api_key=k3y",
            "http://u:k3y@host?api_key=k3y",
            "http://u:k3y@host",
            "http://u:k3y",
            "u:k3y@host:80",
        ] {
            let shown = path(target);
            assert!(!shown.contains("k3y"), "{target}: {shown}");
        }
        for target in ["/api_key/a%20b", "/a?b=c&d", "*", "/a?", "/\u{e4}"] {
            assert_eq!(path(target), target);
        }
        assert_eq!(path("/a?b;api_key=k3y&c"), "/a?b;api_key=***&c");
    }

    #[test]
    fn long_texts_are_cut() {
        let long = format!("/{}", "\u{e4}".repeat(10_000));
        let shown = path(&long);
        assert!(shown.len() <= PATH && shown.len() > PATH - 4);
        assert!(shown.ends_with("\u{e4}\u{2026}"));
        let user = format!("http://{}:k3y@host/a", "x".repeat(READ));
        assert_eq!(path(&user), "/a");
        let cut = format!("/{}?api_key=k3y", "x".repeat(READ - 12));
        assert!(!path(&cut).contains("k3"));
        assert_eq!(method("GET\u{1b}[m"), "GET\u{fffd}[m");
    }
}
