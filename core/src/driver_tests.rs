//! Tests of batches and live sessions with a name service that is slow or does not respond: waits
//! end promptly, and cancelled requests are never sent.

use super::*;
use crate::stop::StopReasons;
use crate::transport::Transport;
use crate::{CallOptions, ClientBuilder, PropertySet};
use gfxhub_test_support::Server;
use std::net::SocketAddr;

const MS: Duration = Duration::from_millis(1);

/// Maximum time for a wait to end on a busy machine. The documented maximum is 60 ms.
const SOON: Duration = Duration::from_millis(150);

/// Starts a server that responds to every set, and a client that resolves the server's name after
/// `delay`.
fn slow(delay: Duration) -> (Server, Client) {
    let body = r#"{"PropertyPath":"p","DisplayName":"p","Value":1}"#;
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {}",
        body.len()
    );
    let server = Server::answering(format!("{head}\r\n\r\n{body}"));
    let address: SocketAddr = server.address;
    let lookup = move |_: &str, _: u16| {
        thread::sleep(delay);
        vec![address]
    };
    let builder = ClientBuilder::new("http://hub.example").resolve_timeout(Duration::from_secs(20));
    let config = builder.into_config().unwrap();
    let transport = Transport::with_name_service(&config, lookup).unwrap();
    (server, Client::with_transport(config, transport))
}

fn sets(count: usize) -> Vec<PropertySet> {
    let set = |number| PropertySet::new(3, "n", format!("p{number}"), 1);
    (0..count).map(set).collect()
}

/// Runs `act` on another thread after `time`. The thread returns the time at which `act` ran.
fn after(
    time: Duration,
    act: impl FnOnce() + std::marker::Send + 'static,
) -> thread::JoinHandle<Instant> {
    thread::spawn(move || {
        thread::sleep(time);
        act();
        Instant::now()
    })
}

#[test]
fn a_batch_that_is_cancelled_while_a_name_is_looked_up_is_not_sent() {
    for eased in [false, true] {
        let (server, client) = slow(600 * MS);
        let (token, other) = (CancelToken::new(), CancelToken::new());
        for (cancelled, by) in [(&token, "its token"), (&other, "another reason")] {
            let options = CallOptions::new().cancel(&token);
            let options = options.stopped_by(&StopReasons::default().or_cancelled(&other));
            let mut sets = sets(5);
            if eased {
                sets[1].update = crate::PropertyUpdate::new(1).linear(1);
            }
            let cancelled = cancelled.clone();
            let cancel = after(100 * MS, move || cancelled.cancel());
            let hub = client.with(options);
            let report = hub.engines().set_properties(&sets).unwrap();
            let took = cancel.join().unwrap().elapsed();
            assert!(took < SOON, "{by}: {took:?}");
            assert_eq!(report.failed().count(), 5);
            for (_, error) in report.failed() {
                assert_eq!(
                    (error.kind(), error.effect()),
                    (ErrorKind::Cancelled, Effect::None)
                );
            }
        }
        thread::sleep(900 * MS);
        assert_eq!(server.requests().len(), 0, "sent after it was cancelled");
    }
}

#[test]
fn a_batch_ends_with_its_time_and_with_its_client() {
    let (server, client) = slow(700 * MS);
    let began = Instant::now();
    let hub = client.with(CallOptions::new().timeout(200 * MS));
    let report = hub.engines().set_properties(&sets(5)).unwrap();
    assert!(began.elapsed() < 200 * MS + SOON, "{:?}", began.elapsed());
    for (_, error) in report.failed() {
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Timeout, Effect::None)
        );
    }
    let closing = client.clone();
    let closed = after(100 * MS, move || closing.close());
    let report = client.engines().set_properties(&sets(5)).unwrap();
    assert!(closed.join().unwrap().elapsed() < SOON);
    for (_, error) in report.failed() {
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Cancelled, Effect::None)
        );
    }
    assert_eq!(report.failed().count(), 5);
    thread::sleep(600 * MS);
    assert_eq!(server.requests().len(), 0);
}

#[test]
fn a_single_call_hears_of_its_end_while_a_name_is_looked_up() {
    let (server, client) = slow(500 * MS);
    let token = CancelToken::new();
    let hub = client.with(CallOptions::new().cancel(&token));
    let cancelled = after(100 * MS, move || token.cancel());
    let error = hub.engines().list().unwrap_err();
    assert!(cancelled.join().unwrap().elapsed() < SOON);
    assert_eq!(error.kind(), ErrorKind::Cancelled);
    // A later call can resolve the name.
    thread::sleep(500 * MS);
    let error = client.engines().set_property(3, "n", "p", 1);
    assert!(error.is_ok());
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn a_session_says_what_is_left_and_sends_nothing_after_it_is_closed() {
    let (server, client) = slow(600 * MS);
    let live = client.live().open().unwrap();
    let mut property = live.property(3, "n", "p").unwrap();
    assert!(property.set(0.5));
    let left = [property.address().clone()];
    let began = Instant::now();
    assert_eq!(live.flush(100 * MS).unwrap(), left);
    assert!(began.elapsed() < 100 * MS + SOON);
    assert!(!live.is_closed());
    let began = Instant::now();
    assert_eq!(live.close(100 * MS).unwrap(), left);
    assert!(began.elapsed() < 100 * MS + SOON, "{:?}", began.elapsed());
    let stats = live.stats();
    assert_eq!((stats.sets, stats.dropped, stats.waiting), (1, 1, 0));
    thread::sleep(800 * MS);
    assert_eq!(server.requests().len(), 0, "sent after it was closed");
}

#[test]
fn a_session_is_dropped_at_once_and_ends_with_its_token() {
    let (server, client) = slow(600 * MS);
    let live = client.live().open().unwrap();
    let mut property = live.property(3, "n", "p").unwrap();
    property.set(0.5);
    thread::sleep(50 * MS);
    let began = Instant::now();
    drop(live);
    assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    let token = CancelToken::new();
    let live = client
        .with(CallOptions::new().cancel(&token))
        .live()
        .open()
        .unwrap();
    let mut property = live.property(3, "n", "p").unwrap();
    property.set(0.5);
    let cancelled = after(100 * MS, move || token.cancel());
    assert_eq!(live.flush(Duration::MAX).unwrap().len(), 1);
    assert!(cancelled.join().unwrap().elapsed() < SOON);
    assert!(live.is_closed() && !property.set(1.0));
    assert_eq!(live.close(Duration::MAX).unwrap().len(), 1);
    thread::sleep(700 * MS);
    assert_eq!(server.requests().len(), 0);
}

#[test]
fn a_name_that_is_found_late_costs_nothing_but_that() {
    let (server, client) = slow(150 * MS);
    let report = client.engines().set_properties(&sets(64)).unwrap();
    assert_eq!(report.failed().count(), 0);
    let took = report.elapsed();
    assert!((150 * MS..1000 * MS).contains(&took), "{took:?}");
    assert_eq!(server.requests().len(), 64);
}
