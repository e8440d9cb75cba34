//! Servers on plain sockets, whose responses a special run determines.

use std::io::{self, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use gfxhub_test_support::{Request, Server, read_request, response};

use super::Fault;

/// Time for which a connection may be idle.
pub const IDLE: Duration = Duration::from_secs(30);

/// Starts a server that passes each connection to `serve`. An error of `serve` only closes the
/// connection, which the result of the call shows.
///
/// # Errors
/// Returns an error if no port is free or no thread can be started.
pub fn serving(
    serve: impl Fn(&mut BufReader<TcpStream>) -> io::Result<()> + Send + Sync + 'static,
) -> Result<Server, Fault> {
    Ok(Server::serving(move |stream| {
        let _ = prepared(stream).and_then(|stream| serve(&mut BufReader::new(stream)));
    })?)
}

/// Sets the socket options that a server uses, and returns the stream.
pub fn prepared(stream: TcpStream) -> io::Result<TcpStream> {
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(IDLE))?;
    Ok(stream)
}

/// Reads a request. Returns `None` if the client has closed the connection.
pub fn read(stream: &mut BufReader<impl Read>) -> io::Result<Option<Request>> {
    read_request(stream).map_err(io::Error::other)
}

/// Sends a response with this status and JSON body in a single write.
pub fn answer(stream: &mut BufReader<impl Write>, status: &str, body: &str) -> io::Result<()> {
    let bytes = response(status, "application/json", body);
    stream.get_mut().write_all(&bytes)
}
