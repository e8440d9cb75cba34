//! The raw socket: a prepared request, one write, and as few reads as possible. No client can be
//! faster.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

use super::{Fault, Peer, Row};
use crate::records::{Update, decode};
use crate::server;
use crate::work::Work;

/// Description of this client.
pub(crate) const ROW: Row = Row {
    name: "raw socket",
    setting: "the floor: a request prepared before, one write, one read of an answer of known length; \
              no HTTP is parsed; W2 and W3 are decoded by serde, W1 is not",
    make: |address, work| Ok(Box::new(Floor::new(address, work)?)),
};

struct Floor {
    address: SocketAddr,
    work: Work,
    kept: Option<TcpStream>,
    request: Vec<u8>,
    buffer: Vec<u8>,
    /// Position at which the body of the response begins.
    head: usize,
}

impl Floor {
    fn new(address: SocketAddr, work: Work) -> Result<Floor, Fault> {
        let body = Update::of(work).map(|update| update.json()).transpose()?;
        let method = if work.is_set() { "PATCH" } else { "GET" };
        let mut request = format!(
            "{method} {} HTTP/1.1\r\nHost: {address}\r\nUser-Agent: gfxhub-bench\r\nAccept: */*\r\n",
            work.path()
        );
        if work.is_fresh() {
            request += "Connection: close\r\n";
        }
        if let Some(body) = &body {
            request += "Content-Type: application/json\r\n";
            request += &format!("Content-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        let connection = if work.is_fresh() {
            "close"
        } else {
            "keep-alive"
        };
        let length = server::bytes(work, connection).len();
        let kept = (!work.is_fresh()).then(|| connect(address)).transpose()?;
        Ok(Floor {
            address,
            work,
            kept,
            request: [request.into_bytes(), body.unwrap_or_default()].concat(),
            buffer: vec![0; length],
            head: length - work.answer().len(),
        })
    }
}

impl Peer for Floor {
    fn call(&mut self) -> Result<usize, Fault> {
        let mut fresh;
        let connection = match &mut self.kept {
            Some(kept) => kept,
            None => {
                fresh = connect(self.address)?;
                &mut fresh
            }
        };
        connection.write_all(&self.request)?;
        connection.read_exact(&mut self.buffer)?;
        if self.work.is_set() {
            return Ok(usize::from(self.buffer.starts_with(b"HTTP/1.1 200")));
        }
        Ok(decode(self.work, &self.buffer[self.head..])?)
    }
}

fn connect(address: SocketAddr) -> std::io::Result<TcpStream> {
    let connection = TcpStream::connect(address)?;
    connection.set_nodelay(true)?;
    Ok(connection)
}
