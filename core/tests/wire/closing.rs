//! Tests of closing a client: its calls end soon, later calls are refused, and its clones are
//! closed too.

use std::time::Duration;

use gfxhub::{Effect, ErrorKind};

use super::{NONE, OK, Server, client, command, failed};

#[test]
fn a_client_that_was_closed_sends_nothing() {
    let server = Server::answering(OK);
    let hub = client(&server.url());
    let clone = hub.clone();
    command(&hub).unwrap();
    assert!(!clone.is_closed());
    hub.close();
    hub.close();
    assert!(clone.is_closed());
    let error = clone.launcher().launch(1).unwrap_err();
    assert_eq!(
        (error.operation(), error.attempts()),
        ("launcher.launch", 0)
    );
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
