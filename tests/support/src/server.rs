//! A server that passes each connection to a function, which reads and writes bytes. It keeps the
//! requests. This module also contains functions that create responses.

use std::collections::HashMap;
use std::io::{self, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use socket2::SockRef;

use crate::request::{Request, read_request};

/// A server on a free loopback port. It runs until it is dropped, which also closes its
/// connections.
#[derive(Debug)]
pub struct Server {
    /// Address on which the server listens.
    pub address: SocketAddr,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    stopping: AtomicBool,
    connections: AtomicUsize,
    requests: Mutex<Vec<Request>>,
    /// Streams that are closed when the server stops.
    streams: Mutex<HashMap<usize, TcpStream>>,
}

/// A connection, from the view of the server.
#[derive(Debug)]
pub struct Connection {
    /// Number of the connection, counted from 0.
    pub number: usize,
    /// Stream of the connection. [`Connection::request`] reads no byte after the request.
    pub stream: TcpStream,
    shared: Arc<Shared>,
}

impl Server {
    /// Serves each connection in its own thread. After `serve` has returned, a connection stays
    /// open until the server stops, unless [`Connection::let_go`] was called.
    pub fn start(serve: impl Fn(&mut Connection) + Send + Sync + 'static) -> Server {
        Server::try_start(serve).expect("a free port of the loopback, and a thread")
    }

    /// Serves each connection in its own thread like [`Server::start`], but returns an error
    /// instead of panicking.
    ///
    /// # Errors
    /// Returns an error if no port is free or no thread can be started.
    pub fn try_start(
        serve: impl Fn(&mut Connection) + Send + Sync + 'static,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        let shared: Arc<Shared> = Arc::default();
        let ours = Arc::clone(&shared);
        let accepting = thread::Builder::new()
            .name("test-server".to_owned())
            .spawn(move || accept(&listener, &ours, &Arc::new(serve)))?;
        Ok(Server {
            address,
            shared,
            accepting: Some(accepting),
        })
    }

    /// Passes each connection on as a stream. The connection ends when `serve` returns.
    ///
    /// # Errors
    /// Returns an error if no port is free or no thread can be started.
    pub fn serving(serve: impl Fn(TcpStream) + Send + Sync + 'static) -> io::Result<Server> {
        Server::try_start(move |connection| {
            if let Ok(stream) = connection.stream.try_clone() {
                serve(stream);
            }
            connection.let_go();
        })
    }

    /// Responds to every request on every connection with the same bytes.
    pub fn answering(response: impl Into<Vec<u8>>) -> Server {
        let response = response.into();
        Server::start(move |connection| {
            while connection.request().is_some() {
                connection.write(&response);
            }
        })
    }

    /// Responds to one request on each connection and then closes it.
    pub fn answering_once(response: impl Into<Vec<u8>>) -> Server {
        let response = response.into();
        Server::start(move |connection| {
            if connection.request().is_some() {
                connection.write(&response);
                connection.close();
            }
        })
    }

    /// Responds to one request on each connection with the bytes that `answer` returns, and then
    /// closes it.
    pub fn answering_each(answer: impl Fn(&Request) -> Vec<u8> + Send + Sync + 'static) -> Server {
        Server::start(move |connection| {
            if let Some(request) = connection.request() {
                connection.write(&answer(&request));
                connection.close();
            }
        })
    }

    /// Returns the URL with which a client uses the server as its hub.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the URL with which a client uses the server as its hub over TLS.
    pub fn secured_url(&self) -> String {
        format!("https://{}", self.address)
    }

    /// Returns the number of connections so far.
    pub fn connections(&self) -> usize {
        self.shared.connections.load(Ordering::SeqCst)
    }

    /// Returns the requests that arrived, in order.
    pub fn requests(&self) -> Vec<Request> {
        lock(&self.shared.requests).clone()
    }
}

fn accept(
    listener: &TcpListener,
    shared: &Arc<Shared>,
    serve: &Arc<impl Fn(&mut Connection) + Send + Sync + 'static>,
) {
    let mut threads: Vec<JoinHandle<()>> = Vec::new();
    for stream in listener.incoming() {
        if shared.stopping.load(Ordering::SeqCst) {
            break;
        }
        // A client that disconnected before it was accepted does not concern the test.
        let Ok(stream) = stream else { continue };
        let Ok(ending) = stream.try_clone() else {
            continue;
        };
        let number = shared.connections.fetch_add(1, Ordering::SeqCst);
        lock(&shared.streams).insert(number, ending);
        threads.retain(|thread| !thread.is_finished());
        let (serve, shared) = (Arc::clone(serve), Arc::clone(shared));
        threads.push(thread::spawn(move || {
            serve(&mut Connection {
                number,
                stream,
                shared,
            });
        }));
    }
    for stream in lock(&shared.streams).values() {
        // This fails if the stream is already closed; in any case it is closed afterwards.
        let _ = stream.shutdown(Shutdown::Both);
    }
    for thread in threads {
        // A panic in the thread has already been reported.
        let _ = thread.join();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // Wakes the thread that accepts connections.
        let woken = TcpStream::connect(self.address).is_ok();
        if let Some(accepting) = self.accepting.take().filter(|_| woken) {
            let _ = accepting.join();
        }
    }
}

impl Connection {
    /// Reads a whole request. Returns `None` if the client has closed the connection, even within a
    /// request.
    ///
    /// # Panics
    /// Panics if the bytes are not a request, because our clients always send requests.
    pub fn request(&mut self) -> Option<Request> {
        // Reads one byte at a time up to the body, so that later bytes are left for other readers.
        let mut reader = BufReader::with_capacity(1, TrackedStream::of(&self.stream));
        let outcome = read_request(&mut reader);
        match outcome {
            Ok(request) => {
                let request = request?;
                lock(&self.shared.requests).push(request.clone());
                Some(request)
            }
            Err(_) if reader.get_ref().ended => None,
            Err(fault) => panic!("the received bytes are not a request: {fault}"),
        }
    }

    /// Writes these bytes. Ignores errors, because in some tests the client has disconnected.
    pub fn write(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes);
    }

    /// Writes these bytes one by one, with a pause after each.
    pub fn write_slowly(&mut self, bytes: &[u8], pause: Duration) {
        for byte in bytes {
            if self.stream.write_all(&[*byte]).is_err() {
                return;
            }
            thread::sleep(pause);
        }
    }

    /// Closes the sending side of the connection, as HTTP servers do.
    pub fn close(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Write);
    }

    /// Makes the connection end with a reset when the function that serves it returns.
    ///
    /// # Panics
    /// Panics if the system does not support this.
    pub fn reset(&mut self) {
        let socket = SockRef::from(&self.stream);
        let set = socket.set_linger(Some(Duration::ZERO));
        set.expect("a connection that can end with a reset");
        self.let_go();
    }

    /// Makes the connection end when the function that serves it returns. This may be within a
    /// request.
    pub fn let_go(&mut self) {
        lock(&self.shared.streams).remove(&self.number);
    }

    /// Neither reads nor closes the connection until the server stops or the connection fails.
    /// Without unread bytes, the function returns when the client closes the connection.
    pub fn stand_still(&self) {
        let waiting = || !self.shared.stopping.load(Ordering::SeqCst);
        while waiting() && self.stream.peek(&mut [0]).is_ok_and(|came| came > 0) {
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the client closes the connection.
    pub fn until_closed(&mut self) {
        let _ = io::copy(&mut self.stream, &mut io::sink());
    }
}

/// A stream that records that it has ended, in whatever way.
struct TrackedStream<'a> {
    stream: &'a TcpStream,
    ended: bool,
}

impl<'a> TrackedStream<'a> {
    fn of(stream: &'a TcpStream) -> TrackedStream<'a> {
        TrackedStream {
            stream,
            ended: false,
        }
    }
}

impl Read for TrackedStream<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let outcome = self.stream.read(buffer);
        let interrupted = |fault: &io::Error| fault.kind() == io::ErrorKind::Interrupted;
        self.ended |= match &outcome {
            Ok(count) => *count == 0 && !buffer.is_empty(),
            Err(fault) => !interrupted(fault),
        };
        outcome
    }
}

/// Returns a response with this body and a `Content-Length`. The connection stays open after it.
pub fn response(status: &str, content_type: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    with_headers(status, &format!("Content-Type: {content_type}\r\n"), body)
}

/// Returns a response like [`response`] that says that the connection will be closed.
pub fn closing_response(status: &str, content_type: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let headers = format!("Content-Type: {content_type}\r\nConnection: close\r\n");
    with_headers(status, &headers, body)
}

fn with_headers(status: &str, headers: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let length = body.len();
    let head = format!("HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\n\r\n");
    [head.as_bytes(), body].concat()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(server: &Server, request: &[u8]) -> (TcpStream, Vec<u8>) {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(request).unwrap();
        let mut answer = vec![0; 4096];
        let count = stream.read(&mut answer).unwrap();
        answer.truncate(count);
        (stream, answer)
    }

    #[test]
    fn requests_get_responses_and_are_recorded() {
        let answer = response("200 OK", "text/plain", "a");
        let server = Server::answering(answer.clone());
        let (mut stream, came) = asked(&server, b"GET /a HTTP/1.1\r\nA: b\r\n\r\n");
        assert_eq!(came, answer);
        let body = b"PUT /b HTTP/1.1\r\nContent-Length: 2\r\n\r\nxy";
        stream.write_all(body).unwrap();
        assert!(stream.read(&mut [0; 4096]).unwrap() > 0);
        let requests = server.requests();
        let lines: Vec<String> = requests.iter().map(Request::line).collect();
        assert_eq!(lines, ["GET /a HTTP/1.1", "PUT /b HTTP/1.1"]);
        assert!(requests[0].has("a", "b"));
        assert_eq!((&*requests[1].body, server.connections()), (&b"xy"[..], 1));
    }

    #[test]
    fn each_request_gets_its_response_and_then_the_connection_closes() {
        let server = Server::answering_each(|request| request.target.clone().into_bytes());
        let (mut stream, came) = asked(&server, b"GET /a HTTP/1.1\r\n\r\n");
        assert_eq!(came, b"/a");
        assert_eq!(stream.read(&mut [0; 1]).unwrap(), 0);
    }

    #[test]
    fn a_client_that_leaves_within_a_request_asked_for_nothing() {
        let server = Server::answering("unread");
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(b"GET /a HTT").unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        drop(server);
        assert!(matches!(stream.read(&mut [0; 1]), Ok(0) | Err(_)));
    }

    #[test]
    fn a_connection_can_end_with_a_reset() {
        let server = Server::start(|connection| {
            connection.request();
            connection.reset();
        });
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(b"GET /a HTTP/1.1\r\n\r\n").unwrap();
        let fault = stream.read(&mut [0; 1]).unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::ConnectionReset);
    }

    #[test]
    fn a_response_says_how_long_it_is() {
        let bytes = closing_response("409 Conflict", "text/plain", "no");
        let text = "HTTP/1.1 409 Conflict\r\nContent-Type: text/plain\r\nConnection: close\r\n\
                    Content-Length: 2\r\n\r\nno";
        assert_eq!(String::from_utf8(bytes).unwrap(), text);
    }
}
