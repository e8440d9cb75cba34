//! A server for tests: each connection is handed to a function that reads and writes bytes.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

/// A server that runs until it is dropped.
pub(super) struct Server {
    pub(super) address: SocketAddr,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    stopping: AtomicBool,
    connections: AtomicUsize,
    requests: Mutex<Vec<Request>>,
    /// For ending them when the server stops.
    streams: Mutex<HashMap<usize, TcpStream>>,
}

/// One request as it arrived.
#[derive(Clone, Debug)]
pub(super) struct Request {
    /// The request line.
    pub(super) line: String,
    /// The headers in lower case, sorted.
    pub(super) headers: Vec<String>,
    pub(super) body: Vec<u8>,
}

/// One connection, on the side of the server.
pub(super) struct Connection {
    /// Which connection to the server it is, from 0.
    pub(super) number: usize,
    pub(super) stream: TcpStream,
    shared: Arc<Shared>,
}

impl Server {
    /// Serves each connection on a thread of its own.
    pub(super) fn start(serve: impl Fn(&mut Connection) + Send + Sync + 'static) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let shared: Arc<Shared> = Arc::default();
        let serve = Arc::new(serve);
        let ours = Arc::clone(&shared);
        let accepting = std::thread::spawn(move || {
            while let Ok((stream, _)) = listener.accept() {
                if ours.stopping.load(Ordering::SeqCst) {
                    break;
                }
                let number = ours.connections.fetch_add(1, Ordering::SeqCst);
                let ending = stream.try_clone().unwrap();
                ours.streams.lock().unwrap().insert(number, ending);
                let (serve, shared) = (Arc::clone(&serve), Arc::clone(&ours));
                std::thread::spawn(move || {
                    serve(&mut Connection {
                        number,
                        stream,
                        shared,
                    });
                });
            }
        });
        Server {
            address,
            shared,
            accepting: Some(accepting),
        }
    }

    /// Answers every request on every connection with the same bytes.
    pub(super) fn answering(reply: &'static [u8]) -> Server {
        Server::start(move |connection| {
            while connection.request().is_some() {
                connection.write(reply);
            }
        })
    }

    /// Answers one request on each connection and closes it.
    pub(super) fn answering_once(reply: &'static [u8]) -> Server {
        Server::start(move |connection| {
            if connection.request().is_some() {
                connection.write(reply);
                connection.close();
            }
        })
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// How many connections there have been.
    pub(super) fn connections(&self) -> usize {
        self.shared.connections.load(Ordering::SeqCst)
    }

    /// The requests that arrived, in order.
    pub(super) fn requests(&self) -> Vec<Request> {
        self.shared.requests.lock().unwrap().clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // Wakes the thread that accepts.
        let _ = TcpStream::connect(self.address);
        for stream in self.shared.streams.lock().unwrap().values() {
            let _ = stream.shutdown(Shutdown::Both);
        }
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

impl Connection {
    /// Reads one request whole; none when the client has closed the connection.
    pub(super) fn request(&mut self) -> Option<Request> {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            if self.stream.read(&mut byte).ok()? == 0 {
                return None;
            }
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).unwrap();
        let mut lines = head.split("\r\n").filter(|line| !line.is_empty());
        let line = lines.next().unwrap().to_owned();
        let mut headers: Vec<String> = lines.map(str::to_ascii_lowercase).collect();
        headers.sort();
        let length = headers
            .iter()
            .find_map(|h| h.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
        self.stream.read_exact(&mut body).ok()?;
        let request = Request {
            line,
            headers,
            body,
        };
        self.shared.requests.lock().unwrap().push(request.clone());
        Some(request)
    }

    pub(super) fn write(&mut self, bytes: &[u8]) {
        // A client that has gone away is part of some tests.
        let _ = self.stream.write_all(bytes);
    }

    /// Closes the connection in order, as far as this side goes.
    pub(super) fn close(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Write);
    }

    /// Has the connection end as soon as its function does, in whatever state it is.
    pub(super) fn let_go(&mut self) {
        self.shared.streams.lock().unwrap().remove(&self.number);
    }

    /// Waits until the client closes the connection.
    pub(super) fn until_closed(&mut self) {
        let _ = std::io::copy(&mut self.stream, &mut std::io::sink());
    }
}
