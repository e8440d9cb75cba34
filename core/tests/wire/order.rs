//! Tests of the order of `set_property` calls. An older value is never sent after a newer value of
//! the same property.
//!
//! A proxy that delays a connection simulates a slow connect. Time then passes between the decision
//! to send and the first byte.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use gfxhub::{
    CallOptions, Client, Effect, Error, ErrorKind, FunctionCall, PropertyUpdate,
    bindings::CallStart,
};

use super::{Server, builder, soon};

/// A hub's response that contains a property.
const PROPERTY: &[u8] = b"HTTP/1.1 200 OK\r\nContent-Length: 48\r\nConnection: close\r\n\r\n\
    {\"PropertyPath\":\"p\",\"DisplayName\":\"p\",\"Value\":1}";

/// The ways in which a proxy treats a connection. Without one of these, the proxy connects at once,
/// and the hub responds.
#[derive(Clone, Copy, PartialEq)]
enum Tunnel {
    /// The proxy connects at once. The hub reads the request and closes the connection.
    Loses,
    /// The proxy connects only when the test permits it.
    Held,
}

/// A proxy that also simulates the hub behind it.
struct Proxy {
    server: Server,
    /// Receives a message when a held tunnel is requested.
    asked: Receiver<()>,
    /// Permits a held tunnel to connect.
    release: Sender<()>,
}

impl Proxy {
    fn new(tunnels: &'static [Tunnel]) -> Proxy {
        let (asking, asked) = channel();
        let (release, released) = channel();
        let released = Arc::new(Mutex::new(released));
        let server = Server::start(move |connection| {
            let tunnel = tunnels.get(connection.number).copied();
            connection.request();
            if tunnel == Some(Tunnel::Held) {
                let _ = asking.send(());
                let _ = released.lock().expect("no panic").recv();
            }
            connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
            if connection.request().is_some() && tunnel != Some(Tunnel::Loses) {
                connection.write(PROPERTY);
            }
            connection.let_go();
        });
        Proxy {
            server,
            asked,
            release,
        }
    }

    fn client(&self, attempts: u32) -> Client {
        let hub = builder("http://hub.example").max_attempts(attempts);
        hub.proxy(self.server.url()).build().expect("good settings")
    }

    /// Makes a call whose last tunnel is held, and another call meanwhile. Returns the results of
    /// both.
    fn superseded_since(
        &self,
        hub: &Client,
        older: impl FnOnce(&Client) -> Result<(), Error> + Send,
        newer: impl FnOnce(&Client) -> Result<(), Error>,
    ) -> (Result<(), Error>, Result<(), Error>) {
        thread::scope(|scope| {
            let older = scope.spawn(|| older(hub));
            self.asked.recv().expect("the older call connects");
            let newer = newer(hub);
            self.release.send(()).expect("the proxy waits for it");
            (soon(|| older.join().expect("no panic")), newer)
        })
    }

    /// Returns the values that the hub received, in order.
    fn values(&self) -> Vec<String> {
        let requests = self.server.requests().into_iter();
        let bodies = requests.filter(|request| request.method == "PATCH");
        bodies
            .map(|request| String::from_utf8_lossy(&request.body).into_owned())
            .collect()
    }
}

fn set(hub: &Client, property: &str, update: PropertyUpdate) -> Result<(), Error> {
    hub.engines()
        .set_property(3, "Node", property, &update)
        .map(drop)
}

/// Right before its first byte is sent, a `set_property` call checks whether a newer one was sent.
#[test]
fn a_set_that_was_overtaken_while_it_connected_is_not_sent() {
    for timed in [false, true] {
        let proxy = Proxy::new(&[Tunnel::Held]);
        let update = |value: i64| {
            let update = PropertyUpdate::new(value);
            if timed { update.linear(2.0) } else { update }
        };
        let (older, newer) = proxy.superseded_since(
            &proxy.client(1),
            |hub| set(hub, "p", update(1)),
            |hub| set(hub, "p", PropertyUpdate::new(2)),
        );
        newer.expect("the newer set is answered");
        let error = older.expect_err("the older set was overtaken");
        assert_eq!(
            (error.kind(), error.effect(), error.attempts()),
            (ErrorKind::Superseded, Effect::None, 1),
            "{error}"
        );
        assert_eq!(proxy.values(), [r#"{"Value":2}"#]);
    }
}

#[test]
fn a_set_that_is_sent_again_looks_once_more_before_its_first_byte() {
    type Newer = fn(&Client) -> Result<(), Error>;
    let overtaking: [Newer; 2] = [
        |hub| set(hub, "p", PropertyUpdate::new(2)),
        // A function may also have changed the property.
        |hub| {
            let call = FunctionCall::new(Vec::new());
            hub.engines().call_function(3, "Node", "f", &call).map(drop)
        },
    ];
    for newer in overtaking {
        let proxy = Proxy::new(&[Tunnel::Loses, Tunnel::Held]);
        let (older, newer) = proxy.superseded_since(
            &proxy.client(3),
            |hub| set(hub, "p", PropertyUpdate::new(1)),
            newer,
        );
        newer.expect("the newer command is answered");
        let error = older.expect_err("the older set was overtaken");
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::ConnectionLost, Effect::Maybe),
            "{error}"
        );
        let values = proxy.values();
        assert_eq!(values[0], r#"{"Value":1}"#);
        assert!(!values[1..].contains(&values[0]), "{values:?}");
    }
}

/// Different spellings of a GUID name the same property.
#[test]
fn spellings_of_one_guid_are_one_property() {
    const ID: &str = "6f9619ff-8b86-d011-b42d-00c04fc964ff";
    for newer in [
        "6F9619FF-8B86-D011-B42D-00C04FC964FF",
        "{6f9619ff-8b86-d011-b42d-00c04fc964ff}",
        "6F9619FF8B86D011B42D00C04FC964FF",
        "{6F9619FF-8B86-D011-B42D-00C04FC964FF}.w",
    ] {
        let proxy = Proxy::new(&[Tunnel::Held]);
        let (older, answered) = proxy.superseded_since(
            &proxy.client(1),
            |hub| set(hub, ID, PropertyUpdate::new(1)),
            |hub| set(hub, newer, PropertyUpdate::new(2)),
        );
        answered.expect("the newer set is answered");
        let error = older.expect_err(newer);
        assert_eq!(error.kind(), ErrorKind::Superseded, "{newer}: {error}");
    }
}

#[test]
fn only_a_newer_set_of_the_same_property_drops_a_set() {
    type Newer = fn(&Client) -> Result<(), Error>;
    let others: [Newer; 4] = [
        |hub| set(hub, "p2", PropertyUpdate::new(2)),
        |hub| set(hub, "p.y", PropertyUpdate::new(2)),
        |hub| {
            let call = FunctionCall::new(Vec::new());
            hub.engines().call_function(3, "Node", "p", &call).map(drop)
        },
        |hub| hub.playout().trigger_button(1, 2, "p").map(drop),
    ];
    for newer in others {
        let proxy = Proxy::new(&[Tunnel::Held]);
        let (older, answered) = proxy.superseded_since(
            &proxy.client(1),
            |hub| set(hub, "p.x", PropertyUpdate::new(1)),
            newer,
        );
        answered.expect("the other command is answered");
        older.expect("a fader is not dropped by something else");
        assert!(proxy.values().contains(&r#"{"Value":1}"#.to_owned()));
    }
}

/// In asyncio and Node, two calls may wait for a thread, and the second one may reach the client
/// first.
#[test]
fn the_order_is_that_in_which_callers_called() {
    let server = Server::answering(PROPERTY);
    let hub = builder(&server.url()).build().expect("good settings");
    let older = CallOptions::new().started_at(CallStart::now());
    set(&hub, "p", PropertyUpdate::new(2)).expect("the newer set is answered");
    let error = set(&hub.with(older), "p", PropertyUpdate::new(1)).expect_err("it is older");
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Superseded, Effect::None),
        "{error}"
    );
    assert_eq!(server.requests().len(), 1);
}
