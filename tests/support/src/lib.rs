//! The scripted HTTP server of the tests: what they need to answer a client with any bytes, late,
//! in part or not at all, and to see what it sent.

pub mod backlog;
pub mod request;
pub mod server;
#[cfg(feature = "tls")]
pub mod tls;

pub use backlog::FullBacklog;
pub use request::{Request, read_request};
pub use server::{Connection, Server, closing_response, response};

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use socket2::{Domain, Socket, Type};

/// A port that nobody listens at and nobody else gets: connections to it are refused.
#[derive(Debug)]
pub struct ClosedPort {
    address: SocketAddr,
    _socket: Socket,
}

impl ClosedPort {
    /// Takes a free port of the loopback.
    ///
    /// # Errors
    /// When the system gives none.
    pub fn new() -> io::Result<ClosedPort> {
        let socket = bound()?;
        Ok(ClosedPort {
            address: address(&socket)?,
            _socket: socket,
        })
    }

    /// Its address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its address as that of a hub.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// A socket with a free port of the loopback, which does not listen yet.
fn bound() -> io::Result<Socket> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((Ipv4Addr::LOCALHOST, 0)).into())?;
    Ok(socket)
}

fn address(socket: &Socket) -> io::Result<SocketAddr> {
    let local = socket.local_addr()?;
    local
        .as_socket()
        .ok_or_else(|| io::Error::other("a bound socket without an address"))
}
