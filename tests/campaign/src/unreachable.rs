//! The places other than a hub to which clients may be sent: closed, full, silent, garbled,
//! untrusted.

use std::io::{self, Read, Write};
use std::time::Duration;

use gfxhub_test_support::{ClosedPort, FullBacklog, Server, tls};

use crate::scenario::Destination;

/// Time for which a connection to one of these may be idle.
const IDLE: Duration = Duration::from_secs(5);

/// All these places, which exist until this is dropped.
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
    /// Returns an error if the system gives no port or no thread.
    pub fn new() -> io::Result<Unreachable> {
        let secured = tls::config()?;
        Ok(Unreachable {
            closed: ClosedPort::new()?,
            full: FullBacklog::new()?,
            garbage: Server::serving(|mut stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                // Errors do not matter: the bytes are no TLS in any case.
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
                // Nobody gets past the greeting; a client that did would get no response.
                let _ = tls::secure(stream, &secured).and_then(|mut it| it.read(&mut [0; 4096]));
            })?,
        })
    }

    /// Returns the address of a place for clients of the hub at this one.
    pub fn url(&self, place: Destination, hub: &str) -> String {
        match place {
            Destination::Hub => hub.to_owned(),
            Destination::HubAsIfSecured => hub.replace("http://", "https://"),
            Destination::ClosedPort => self.closed.url(),
            Destination::FullBacklog => self.full.url(),
            // A reserved name, which never exists.
            Destination::UnknownHost => "http://no-such-hub.invalid".to_owned(),
            Destination::GarbageForTls => self.garbage.secured_url(),
            Destination::SilentTls => self.silent.secured_url(),
            Destination::UnknownAuthority => self.untrusted.secured_url(),
        }
    }
}
