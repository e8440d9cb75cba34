//! Tests of closing a client: its calls end soon, later calls are refused, and its clones are
//! closed too.

use std::time::{Duration, Instant};

use gfxhub::{Effect, ErrorKind};

use super::{NONE, OK, Server, client, command, failed, stall};

#[test]
fn a_client_that_was_closed_sends_nothing() {
    let server = Server::answering(OK);
    let hub = client(&server.url());
    let clone = hub.clone();
    command(&hub).unwrap();
    hub.close();
    assert!(clone.is_closed());
    for hub in [&hub, &clone] {
        assert_eq!(failed(command(hub)), (ErrorKind::Closed, Effect::None));
        assert_eq!(
            failed(hub.engines().list()),
            (ErrorKind::Closed, Effect::None)
        );
    }
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn closing_ends_the_calls_under_way() {
    let (came, waiting) = std::sync::mpsc::channel();
    let server = Server::start(move |connection| {
        connection.request();
        let _ = came.send(());
        stall(connection);
    });
    let hub = client(&server.url());
    std::thread::scope(|scope| {
        let call = scope.spawn(|| failed(command(&hub)));
        waiting.recv_timeout(Duration::from_secs(4)).unwrap();
        let begin = Instant::now();
        hub.close();
        let found = call.join().unwrap();
        assert!(
            begin.elapsed() < Duration::from_secs(1),
            "{:?}",
            begin.elapsed()
        );
        assert_eq!(found, (ErrorKind::Cancelled, Effect::Maybe));
    });
}

#[test]
fn closing_lets_go_of_idle_connections() {
    let (ended, waiting) = std::sync::mpsc::channel();
    let server = Server::start(move |connection| {
        while connection.request().is_some() {
            connection.write(NONE);
        }
        let _ = ended.send(());
    });
    let hub = client(&server.url());
    hub.engines().list().unwrap();
    hub.close();
    waiting
        .recv_timeout(Duration::from_secs(2))
        .expect("the connection is closed");
}
