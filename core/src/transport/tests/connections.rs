//! Tests of the connection that is selected for a request.

use super::*;
use gfxhub_test_support::Server;

const OK: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";

#[test]
fn reads_share_a_connection_and_commands_do_not() {
    let server = Server::answering(OK);
    let transport = transport(&server.url());
    for _ in 0..3 {
        get(&transport).unwrap();
    }
    assert_eq!(server.connections(), 1);
    for number in 0..3 {
        post(&transport).unwrap();
        assert_eq!(server.connections(), 2 + number);
    }
    get(&transport).unwrap();
    assert_eq!(server.connections(), 4);
    let closing = server
        .requests()
        .iter()
        .filter(|r| r.has("connection", "close"))
        .count();
    assert_eq!(closing, 3);
}

#[test]
fn as_many_idle_connections_are_pooled_as_there_were_concurrent_calls() {
    let server = Server::answering(OK);
    let transport = transport_with(&server.url(), |b| b.max_idle_connections(8));
    let burst = || {
        let barrier = std::sync::Barrier::new(8);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    barrier.wait();
                    get(&transport).unwrap();
                });
            }
        });
    };
    for _ in 0..5 {
        burst();
    }
    assert!(server.connections() <= 8, "{}", server.connections());
}

#[test]
fn the_settings_of_the_library_are_ours() {
    let transport = transport("http://127.0.0.1:9");
    let config = transport.parts.latest(0).0.agent.config();
    assert!(config.proxy().is_none());
    assert_eq!(
        (config.max_redirects(), config.max_redirects_will_error()),
        (0, false)
    );
    assert!(!config.http_status_as_error());
    // This crate, and not ureq, manages connections and time limits.
    assert_eq!(config.max_idle_connections(), 0);
    let timeouts = config.timeouts();
    assert_eq!(
        (timeouts.global, timeouts.connect, timeouts.recv_body),
        (None, None, None)
    );
}
