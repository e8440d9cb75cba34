//! The places beside a hub that clients may be sent to: closed, full, silent, garbled, untrusted.

use std::io::{self, Read, Write};
use std::time::Duration;

use gfxhub_test_support::{ClosedPort, FullBacklog, Server, tls};

use crate::scenario::Place;

/// How long a connection to one of these may lie still.
const IDLE: Duration = Duration::from_secs(5);

/// All of them; they stop when this is dropped.
#[derive(Debug)]
pub struct Unreachable {
    closed: ClosedPort,
    full: FullBacklog,
    garbage: Server,
    silent: Server,
    untrusted: Server,
}

impl Unreachable {
    /// Sets them up.
    ///
    /// # Errors
    /// When the system gives no port or no thread.
    pub fn new() -> io::Result<Unreachable> {
        let secured = tls::config()?;
        Ok(Unreachable {
            closed: ClosedPort::new()?,
            full: FullBacklog::new()?,
            garbage: Server::serving(|mut stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                // Whether it is read or written does not matter: what comes is no TLS.
                let _ = stream.read(&mut [0; 1024]);
                let _ = stream.write_all(b"220 hub.example ESMTP ready\r\n");
            })?,
            silent: Server::serving(|mut stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                let mut bytes = [0; 4096];
                while stream.read(&mut bytes).is_ok_and(|count| count > 0) {}
            })?,
            untrusted: Server::serving(move |stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                // Nobody gets past the greeting; were there one, it would get no response.
                let _ = tls::secure(stream, &secured).and_then(|mut it| it.read(&mut [0; 4096]));
            })?,
        })
    }

    /// The address of a place for clients of the hub at this one.
    pub fn url(&self, place: Place, hub: &str) -> String {
        match place {
            Place::Hub => hub.to_owned(),
            Place::HubAsIfSecured => hub.replace("http://", "https://"),
            Place::ClosedPort => self.closed.url(),
            Place::FullBacklog => self.full.url(),
            // Reserved: it never exists.
            Place::UnknownHost => "http://no-such-hub.invalid".to_owned(),
            Place::GarbageForTls => self.garbage.secured_url(),
            Place::SilentTls => self.silent.secured_url(),
            Place::UnknownAuthority => self.untrusted.secured_url(),
        }
    }
}
