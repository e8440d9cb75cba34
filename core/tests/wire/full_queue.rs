//! A port whose queue of connections is full: another connection is neither taken nor refused.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

/// A listener that takes no connection, and the connections that fill its queue.
pub(super) struct FullQueue {
    address: SocketAddr,
    _listener: TcpListener,
    _waiting: Vec<TcpStream>,
}

impl FullQueue {
    /// Fills the queue of a new listener.
    pub(super) fn new() -> FullQueue {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        let mut waiting = Vec::new();
        while let Ok(stream) = TcpStream::connect_timeout(&address, Duration::from_millis(100)) {
            waiting.push(stream);
            assert!(waiting.len() < 10_000, "the queue has no end");
        }
        FullQueue {
            address,
            _listener: listener,
            _waiting: waiting,
        }
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}
