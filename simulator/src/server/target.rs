//! Returns the parts of a request that may be logged: the method, the target and the `User-Agent`.
//! They are shortened, and contain no secrets.

use std::borrow::Cow;

use crate::secrets::{self, is_secret_name, percent_decoded, without_secrets};

/// Maximum number of bytes of a path that are kept.
const PATH: usize = 512;

/// Maximum number of bytes of a method that are kept.
const METHOD: usize = 32;

/// Maximum number of bytes of a target that are read.
const READ: usize = 4 * PATH;

/// Maximum number of nested encodings that are decoded to find a secret.
const DEPTH: usize = 3;

/// Names of the API key in a query. The hub accepts only the first; clients use the others by
/// mistake.
const KEYS: [&str; 3] = ["api_key=", "api-key=", "apikey="];

/// Text that replaces a key.
const HIDDEN: &str = "api_key=***";

/// Returns a method in a form that can be shown.
pub(super) fn method(method: &str) -> String {
    bounded(plain(method), METHOD)
}

/// Maximum number of bytes of a client's `User-Agent` that are kept.
const CLIENT: usize = 128;

/// Returns a client's `User-Agent` in a form that can be shown.
pub(super) fn client(agent: &str) -> String {
    let read = beginning(agent, READ);
    match has_key(read) || has_secret(read) {
        true => secrets::HIDDEN.to_owned(),
        false => bounded(plain(agent), CLIENT),
    }
}

/// Returns the path and the query of a target in a form that can be shown.
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
            // The whole rest is hidden, because the question mark is encoded and the key may be
            // anywhere after it.
            shown.push_str(HIDDEN);
            return bounded(plain(&shown), PATH);
        }
        if has_secret(segment) {
            shown.push_str(secrets::HIDDEN);
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
            None => push_pair(&mut shown, pair),
        }
    }
    bounded(plain(&shown), PATH)
}

/// Adds a pair of a query to `shown`. If its name is that of a secret, the value is hidden.
fn push_pair(shown: &mut String, pair: &str) {
    let encoded = || has_secret(pair) || has_json_with_secret(pair);
    let end = match (secret_at(pair), pair.split_once('=')) {
        (Some(at), _) => at,
        (None, Some((name, _))) if encoded() => name.len() + 1,
        (None, None) if encoded() => 0,
        (None, _) => pair.len(),
    };
    shown.push_str(&pair[..end]);
    if end < pair.len() {
        shown.push_str(secrets::HIDDEN);
    }
}

/// Returns a text without control characters, since these could control a terminal.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        text.replace(char::is_control, "\u{fffd}").into()
    } else {
        text.into()
    }
}

/// Returns the part of a target after `http://user:password@host`. For a target that is only an
/// authority, as in CONNECT, returns the host and the port.
fn without_authority(target: &str) -> &str {
    if target.starts_with('/') || target == "*" {
        return target;
    }
    match target.split_once("://") {
        // If no path follows, the text may end within the password.
        Some((_, rest)) => rest.find(['/', '?']).map_or("", |at| &rest[at..]),
        None => target.rsplit_once('@').map_or(target, |(_, host)| host),
    }
}

/// Returns the position of the name of an API key in an unencoded text; `None` if there is none.
fn key_at(text: &str) -> Option<usize> {
    let text = text.to_ascii_lowercase();
    KEYS.iter().filter_map(|key| text.find(key)).min()
}

/// Returns the position at which the value of a secret begins in an unencoded text; `None` if there
/// is none.
fn secret_at(text: &str) -> Option<usize> {
    let names = text.match_indices('=').find(|(at, _)| {
        let before = &text[..*at];
        let begin = before.rfind(['?', '&', ';', '/', '=', ' ']);
        is_secret_name(&before[begin.map_or(0, |end| end + 1)..])
    });
    names.map(|(at, _)| at + 1)
}

/// Returns `true` if a text contains the name of an API key, in any encoding.
fn has_key(text: &str) -> bool {
    in_any_layer(text, |text| key_at(text).is_some())
}

/// Returns `true` if a text contains the name of a secret, in any encoding.
fn has_secret(text: &str) -> bool {
    in_any_layer(text, |text| secret_at(text).is_some())
}

/// Returns `true` if the value of a pair is JSON with a secret, in any encoding.
fn has_json_with_secret(pair: &str) -> bool {
    let value = pair.split_once('=').map_or(pair, |(_, value)| value);
    in_any_layer(value, |text| {
        text.trim_start().starts_with(['{', '[', '"']) && without_secrets(text) != text
    })
}

/// Returns `true` if `is_so` returns `true` for a text or for one of its decoded forms.
fn in_any_layer(text: &str, is_so: impl Fn(&str) -> bool) -> bool {
    let mut text = Cow::Borrowed(text);
    for _ in 0..DEPTH {
        if is_so(&text) {
            return true;
        }
        match percent_decoded(&text) {
            Some(decoded) => text = decoded.into(),
            None => return false,
        }
    }
    is_so(&text)
}

/// Returns at most `most` bytes of a text. An ellipsis shows that it was shortened.
fn bounded(text: Cow<'_, str>, most: usize) -> String {
    if text.len() <= most {
        return text.into_owned();
    }
    let room = most - '\u{2026}'.len_utf8();
    format!("{}\u{2026}", beginning(&text, room))
}

/// Returns the complete characters among the first `most` bytes.
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
    fn values_with_the_name_of_a_secret_do_not_show() {
        for (target, shown) in [
            ("/a?token=k3y&b=c", "/a?token=***&b=c"),
            ("/a?b=c&ACCESS_Token=k3y", "/a?b=c&ACCESS_Token=***"),
            ("/a?pass%77ord=k3y", "/a?pass%77ord=***"),
            ("/a?b;Client-Secret=k3y", "/a?b;Client-Secret=***"),
            ("/a?user[password]=k3y", "/a?user[password]=***"),
            ("/a?password%3Dk3y", "/a?***"),
            ("/a?b=%3Fpassword%3Dk3y", "/a?b=***"),
            ("/a?b=%7B%22pass\\u0077ord%22:%22k3y%22%7D", "/a?b=***"),
            ("/a%3ftoken=k3y/b", "/***"),
            ("/a?password=", "/a?password="),
            ("/token/a?b=token", "/token/a?b=token"),
        ] {
            assert_eq!(path(target), shown);
        }
        assert_eq!(client("panel token=k3y"), "***");
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
