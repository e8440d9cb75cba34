//! The scripted server. It accepts all requests, keeps them, and responds to each with the reply
//! that was set last.

use std::io::{self, BufRead as _, BufReader, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gfxhub_test_support::{Request, Server, read_request};

use crate::case::Reply;

/// A server on a free loopback port, for any number of cases. It stops when it is dropped.
#[derive(Debug)]
pub struct ScriptedServer {
    server: Server,
    script: Arc<Mutex<Script>>,
}

/// The traffic since the reply was set.
#[derive(Clone, Debug, Default)]
pub struct ReceivedTraffic {
    /// Requests, in the order in which they were complete.
    pub requests: Vec<Request>,
    /// Descriptions of the received bytes that were not a valid request.
    pub faults: Vec<String>,
}

#[derive(Debug, Default)]
struct Script {
    reply: Reply,
    seen: ReceivedTraffic,
}

impl ScriptedServer {
    /// Starts the server.
    pub fn start() -> io::Result<ScriptedServer> {
        let script: Arc<Mutex<Script>> = Arc::default();
        let inside = Arc::clone(&script);
        let server = Server::serving(move |stream| {
            if let Err(fault) = serve(&stream, &inside) {
                lock(&inside).seen.faults.push(fault);
            }
            // This fails if a client has already closed the connection; in any case it is closed
            // afterwards.
            let _ = stream.shutdown(Shutdown::Both);
        })?;
        Ok(ScriptedServer { server, script })
    }

    /// Returns the base URL for a client.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Returns the `Host` header that a request to the server must have.
    pub fn host(&self) -> String {
        self.server.address.to_string()
    }

    /// Responds to every request from now on with this reply, and forgets the earlier requests.
    pub fn answer(&self, reply: Reply) {
        *lock(&self.script) = Script {
            reply,
            seen: ReceivedTraffic::default(),
        };
    }

    /// Returns the traffic since the reply was set. A request is included before its reply is sent.
    pub fn seen(&self) -> ReceivedTraffic {
        lock(&self.script).seen.clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Serves a connection until the client closes it or sends `Connection: close`.
fn serve(stream: &TcpStream, script: &Mutex<Script>) -> Result<(), String> {
    let broken = |fault: io::Error| format!("the connection broke: {fault}");
    // Without this, each reply would wait for the client's acknowledgement of the previous one.
    stream.set_nodelay(true).map_err(broken)?;
    let mut reader = BufReader::new(stream);
    loop {
        // Between requests, a connection may end in any way, also with an error.
        if reader.fill_buf().map_or(true, <[u8]>::is_empty) {
            return Ok(());
        }
        let Some(request) = read_request(&mut reader)? else {
            return Ok(());
        };
        let closes = request.header("connection") == Some("close");
        let reply = {
            let mut script = lock(script);
            if !reader.buffer().is_empty() {
                script
                    .seen
                    .faults
                    .push("more bytes than one request were sent".to_owned());
            }
            script.seen.requests.push(request);
            script.reply.clone()
        };
        let mut writer = stream;
        // If the client does not wait for the reply, its result shows that.
        if writer.write_all(&bytes_of(&reply, closes)).is_err() || closes {
            return Ok(());
        }
    }
}

/// Returns the bytes of the reply, header and body.
fn bytes_of(reply: &Reply, closes: bool) -> Vec<u8> {
    let status = if reply.status == 0 { 500 } else { reply.status };
    let mut head = format!("HTTP/1.1 {status} Scripted\r\n");
    if let Some(content_type) = &reply.content_type {
        head.push_str(&format!("Content-Type: {content_type}\r\n"));
    }
    for (name, value) in &reply.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if status != 204 {
        head.push_str(&format!("Content-Length: {}\r\n", reply.text.len()));
    }
    if closes {
        head.push_str("Connection: close\r\n");
    }
    head.push_str("\r\n");
    head.push_str(&reply.text);
    head.into_bytes()
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::ScriptedServer;
    use crate::case::Reply;

    fn hello() -> Reply {
        Reply {
            status: 200,
            content_type: Some("text/plain".to_owned()),
            text: "hello".to_owned(),
            ..Reply::default()
        }
    }

    const HELLO: &str =
        "HTTP/1.1 200 Scripted\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello";

    #[test]
    fn a_connection_is_kept_until_the_client_closes_it() {
        let server = ScriptedServer::start().unwrap();
        server.answer(hello());
        let mut stream = TcpStream::connect(server.host()).unwrap();
        for _ in 0..3 {
            stream
                .write_all(b"GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                .unwrap();
            let mut reply = vec![0; HELLO.len()];
            stream.read_exact(&mut reply).unwrap();
            assert_eq!(String::from_utf8(reply).unwrap(), HELLO);
        }
        stream
            .write_all(b"GET /b HTTP/1.1\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        assert!(reply.contains("Connection: close\r\n\r\nhello"), "{reply}");
        let seen = server.seen();
        assert_eq!(seen.requests.len(), 4);
        assert_eq!(seen.requests[3].target, "/b");
        assert_eq!(seen.faults, Vec::<String>::new());
        server.answer(hello());
        assert_eq!(server.seen().requests.len(), 0);
    }

    #[test]
    fn an_invalid_request_is_reported() {
        let server = ScriptedServer::start().unwrap();
        let mut stream = TcpStream::connect(server.host()).unwrap();
        stream.write_all(b"HELO there\r\n\r\n").unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        assert_eq!(reply, "");
        assert!(server.seen().faults[0].contains("not a request line"));
    }

    #[test]
    fn it_stops_with_connections_open() {
        let server = ScriptedServer::start().unwrap();
        let host = server.host();
        let mut stream = TcpStream::connect(&host).unwrap();
        stream.write_all(b"GET /a HT").unwrap();
        drop(server);
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert_eq!(rest, b"");
        assert!(TcpStream::connect(&host).is_err());
    }
}
