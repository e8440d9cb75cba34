//! The servers to which clients connect instead of a hub: a closed port, a full queue, a silent
//! server, one that does not speak TLS, and one that is not trusted.

use std::io::{self, Read, Write};
use std::time::Duration;

use gfxhub_test_support::{ClosedPort, FullBacklog, Server, tls};

use crate::scenario::Destination;

/// Time after which an idle connection to one of these servers is closed.
const IDLE: Duration = Duration::from_secs(5);

/// The servers that are not a hub. They run until this value is dropped.
#[derive(Debug)]
pub struct Unreachable {
    closed: ClosedPort,
    full: FullBacklog,
    garbage: Server,
    silent: Server,
    untrusted: Server,
}

impl Unreachable {
    /// Starts the servers.
    ///
    /// # Errors
    /// Returns an error if no port is free or no thread can be started.
    pub fn new() -> io::Result<Unreachable> {
        let secured = tls::config()?;
        Ok(Unreachable {
            closed: ClosedPort::new()?,
            full: FullBacklog::new()?,
            garbage: Server::serving(|mut stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                // Errors do not matter, because the handshake must fail in any case.
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
                // No client completes the handshake. A client that did would get no response.
                let _ = tls::secure(stream, &secured).and_then(|mut it| it.read(&mut [0; 4096]));
            })?,
        })
    }

    /// Returns the URL of a destination for a client; `hub` is the URL of the hub.
    pub fn url(&self, place: Destination, hub: &str) -> String {
        match place {
            Destination::Hub => hub.to_owned(),
            Destination::HubAsIfSecured => hub.replace("http://", "https://"),
            Destination::ClosedPort => self.closed.url(),
            Destination::FullBacklog => self.full.url(),
            // The name is reserved and never exists.
            Destination::UnknownHost => "http://no-such-hub.invalid".to_owned(),
            Destination::GarbageForTls => self.garbage.secured_url(),
            Destination::SilentTls => self.silent.secured_url(),
            Destination::UnknownAuthority => self.untrusted.secured_url(),
        }
    }
}
