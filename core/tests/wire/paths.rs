//! Tests of paths. A segment arrives unchanged, or the call is refused.

use gfxhub::{Effect, ErrorKind, Method};

use super::{NONE, OK, Server, client, failed};

/// Uses these segments in a GET and in a command, and checks that no request reaches the hub.
fn refuse(segments: &[&str]) {
    let server = Server::answering(OK);
    let client = client(&server.url());
    for &segment in segments {
        let refused = (ErrorKind::Invalid, Effect::None);
        assert_eq!(
            failed(client.engines().get_node(3, segment)),
            refused,
            "{segment:?}"
        );
        let pressed = client.playout().trigger_button(1, 2, segment);
        assert_eq!(failed(pressed), refused, "{segment:?}");
    }
    assert_eq!(server.connections(), 0);
}

#[test]
fn an_empty_segment_is_refused() {
    refuse(&[""]);
}

/// With the segments `.` and `..`, a call could delete a rundown instead of an item.
#[test]
fn a_parent_segment_in_a_path_is_refused() {
    refuse(&[".", ".."]);
}

#[test]
fn nul_and_control_characters_are_refused() {
    refuse(&["a\0", "\n", "a\rb", "\u{1b}[2J", "\u{7f}", "\u{85}"]);
}

/// A path segment has a maximum length.
#[test]
fn an_overlong_segment_is_refused() {
    refuse(&["x".repeat(4097).as_str()]);
}

/// All characters of a segment except the unreserved ones are percent-encoded.
#[test]
fn all_but_unreserved_characters_are_encoded() {
    let server = Server::answering(OK);
    let client = client(&server.url());
    for (segment, arrives) in [
        ("AZaz09-._~", "AZaz09-._~"),
        ("a/b//c", "a%2Fb%2F%2Fc"),
        ("%2e%2e", "%252e%252e"),
        ("?q=1#f", "%3Fq%3D1%23f"),
        ("../..", "..%2F.."),
        (
            "a b+;:@!$&'()*,[]\\",
            "a%20b%2B%3B%3A%40%21%24%26%27%28%29%2A%2C%5B%5D%5C",
        ),
        ("日", "%E6%97%A5"),
    ] {
        client.playout().trigger_button(1, 2, segment).unwrap();
        let line = server.requests().pop().expect("a request").line();
        let path = format!("/api/rest/v1/playout/rundowns/1/items/2/{arrives}");
        assert_eq!(line, format!("POST {path} HTTP/1.1"));
    }
}

/// Checks that raw requests to these paths are refused.
fn refuse_raw(paths: &[&str]) {
    let server = Server::answering(NONE);
    let client = client(&server.url());
    for &path in paths {
        let error = client.request(Method::Delete, path, None).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid, "{path:?}");
        assert_eq!(error.argument(), Some("path"), "{path:?}");
    }
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_raw_path_with_parent_segments_is_refused() {
    refuse_raw(&["/a/..", "/../b", "/a/./b"]);
}

#[test]
fn a_raw_path_with_encoded_parent_segments_is_refused() {
    refuse_raw(&["/a/%2e%2E", "/a/.%2e/b", "/%2E/b"]);
}

/// A raw path that begins with `//` would name another host.
#[test]
fn a_raw_path_names_no_other_host() {
    refuse_raw(&["//elsewhere/x"]);
    refuse_raw(&["http://elsewhere/x", "@elsewhere/x", ""]);
}

#[test]
fn a_raw_path_cannot_break_the_request_line() {
    refuse_raw(&["/a b", "/a\r\nX: y", "/a\0", "/é", "/a\\b", "/a\u{7f}"]);
}

/// The client never sends a fragment, and two hexadecimal digits must follow each `%`.
#[test]
fn a_raw_path_has_no_fragment_and_no_broken_encoding() {
    refuse_raw(&["/a#b", "/a%", "/a%4", "/a%zz"]);
}
