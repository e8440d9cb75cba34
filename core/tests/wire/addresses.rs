//! Tests of the hub's address: which parts it may contain, and how they affect requests.

use gfxhub::{Client, ErrorKind};

use super::{NONE, Server, client};

fn refuse(address: &str, words: &str) {
    let error = Client::new(address).expect_err(address);
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::Invalid, Some("baseUrl")),
        "{address}"
    );
    let message = error.to_string();
    assert!(message.contains(words), "{address}: {message}");
    assert!(!message.contains("s3cr3t"), "{message}");
}

/// The error about a user name in an address does not contain the address.
#[test]
fn an_address_with_a_user_name_is_refused() {
    refuse("http://user:s3cr3t@hub", "user name");
    refuse("http://s3cr3t@hub/", "user name");
}

#[test]
fn an_address_with_a_query_is_refused() {
    refuse("http://hub/?api_key=s3cr3t", "query");
    refuse("http://hub?x", "query");
}

#[test]
fn an_address_with_a_fragment_is_refused() {
    refuse("http://hub/#s3cr3t", "fragment");
}

/// The path of an address must follow the rules for paths.
#[test]
fn an_address_with_parent_segments_or_another_host_is_refused() {
    for address in [
        "http://hub/a/../b",
        "http://hub/%2e%2e",
        "http://hub//other",
        "http://hub/a//b",
    ] {
        refuse(address, "");
    }
}

#[test]
fn an_address_with_another_scheme_or_none_is_refused() {
    for address in ["ftp://hub", "file:///etc", "hub", "10.0.0.5:80", ""] {
        refuse(address, "");
    }
}

/// Returns the request line of a read. The address of the client is that of a server, followed by
/// `rest`.
fn target(rest: &str) -> String {
    let server = Server::answering(NONE);
    let hub = client(&format!("{}{rest}", server.url()));
    hub.engines().list().unwrap();
    server.requests().pop().expect("a request").line()
}

#[test]
fn a_slash_at_the_end_of_an_address_changes_nothing() {
    for rest in ["", "/", "//"] {
        assert_eq!(
            target(rest),
            "GET /api/rest/v1/engines HTTP/1.1",
            "{rest:?}"
        );
    }
}

/// An address may already contain the path of the REST service.
#[test]
fn the_path_of_the_service_is_not_doubled() {
    for rest in ["/api/rest/v1", "/api/rest/v1/"] {
        assert_eq!(
            target(rest),
            "GET /api/rest/v1/engines HTTP/1.1",
            "{rest:?}"
        );
    }
}

/// A path in front of that of the REST service becomes the prefix of every path.
#[test]
fn what_stands_before_the_service_stays() {
    for rest in ["/studio", "/studio/", "/studio/api/rest/v1"] {
        assert_eq!(
            target(rest),
            "GET /studio/api/rest/v1/engines HTTP/1.1",
            "{rest:?}"
        );
    }
}

/// If no process listens on an ephemeral port, the system may connect a socket to itself. The
/// request would then be read as its own response.
#[cfg(target_os = "linux")]
#[test]
fn a_connection_to_oneself_is_a_refused_connection() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    // The system gives ports of one parity to listeners, and ports of the other parity to
    // connections.
    let port = taken.local_addr().unwrap().port() ^ 1;
    let hub = client(&format!("http://127.0.0.1:{port}"));
    for _ in 0..40_000 {
        let error = super::command(&hub).expect_err("nobody listens");
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Connect, gfxhub::Effect::None),
            "{error}"
        );
    }
}
