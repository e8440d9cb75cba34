//! Ports that accept no connection: one refuses connections, and the other, whose queue is full,
//! lets them wait.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use socket2::{Domain, Socket, Type};

/// Maximum number of connections that are made to fill a queue.
const MAX_CONNECTIONS: usize = 64;

/// A listener that accepts no connection, and the connections that fill its queue.
#[derive(Debug)]
pub struct FullBacklog {
    address: SocketAddr,
    _listener: Socket,
    _waiting: Vec<TcpStream>,
}

impl FullBacklog {
    /// Starts a listener and fills its queue.
    ///
    /// Some systems refuse connections when the queue is full, or accept all.
    ///
    /// # Errors
    /// Returns an error if no port is free.
    pub fn new() -> io::Result<FullBacklog> {
        let listener = bound()?;
        listener.listen(0)?;
        let address = address(&listener)?;
        let mut waiting = Vec::new();
        while waiting.len() < MAX_CONNECTIONS {
            match TcpStream::connect_timeout(&address, Duration::from_millis(150)) {
                Ok(stream) => waiting.push(stream),
                // The loop ends with the first connection that has to wait, because the queue is
                // then full.
                Err(_) => break,
            }
        }
        Ok(FullBacklog {
            address,
            _listener: listener,
            _waiting: waiting,
        })
    }

    /// Returns the address of the port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the URL with which a client uses the port as its hub.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// A port on which no program listens and which no other program can get, so that connections to it
/// are refused.
#[derive(Debug)]
pub struct ClosedPort {
    address: SocketAddr,
    _socket: Socket,
}

impl ClosedPort {
    /// Takes a free port on the loopback address.
    ///
    /// # Errors
    /// Returns an error if no port is free.
    pub fn new() -> io::Result<ClosedPort> {
        let socket = bound()?;
        Ok(ClosedPort {
            address: address(&socket)?,
            _socket: socket,
        })
    }

    /// Returns the address of the port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the URL with which a client uses the port as its hub.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Returns a socket that has a free port on the loopback address and does not listen.
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::io::ErrorKind;
    use std::net::TcpStream;
    use std::time::Duration;

    use super::FullBacklog;

    #[test]
    fn another_connection_waits() {
        let full = FullBacklog::new().unwrap();
        let tried = TcpStream::connect_timeout(&full.address(), Duration::from_millis(200));
        assert_eq!(tried.unwrap_err().kind(), ErrorKind::TimedOut);
    }
}
