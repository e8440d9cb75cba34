//! The connection of an exchange, with or without TLS. Only receiving can block, and only if the
//! caller asks for that.

use super::buffers::IoBuffers;
use super::context::{Abort, CallContext};
use super::tcp::{EARLY_RESPONSE, IdlePeek, Interest, Socket, UNBOUNDED_LINE};
#[cfg(feature = "tls")]
use super::tls::Session;
use std::io;
use std::net::TcpStream;
use ureq::Error;
use ureq::unversioned::transport::Buffers;

/// A connection to the hub. It serves one exchange at a time.
#[derive(Debug)]
pub(super) struct Connection {
    stream: Stream,
    #[cfg(feature = "tls")]
    session: Option<Box<Session>>,
    /// Input that was not read yet. The output buffer is not used.
    received: IoBuffers,
    /// True if the check right before the current request found no input.
    verified_idle: bool,
}

/// The stream that carries the bytes of a connection.
#[derive(Debug)]
pub(super) enum Stream {
    Tcp(Socket),
    #[cfg(any(test, feature = "fuzzing"))]
    InMemory(super::in_memory::InMemoryStream),
}

impl Stream {
    /// Sends as many bytes as the system accepts without blocking. Fails with `WouldBlock` if it
    /// accepts none.
    fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Tcp(socket) => socket.send(bytes),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.send(bytes),
        }
    }

    /// Receives the available bytes. If there are none, fails with `WouldBlock`: at once, or after
    /// a polling interval if `waits` is set.
    fn receive(&mut self, room: &mut [u8], waits: bool) -> io::Result<usize> {
        match self {
            Stream::Tcp(socket) => socket.receive(room, !waits),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.receive(room),
        }
    }

    /// Checks for input or the end of the connection, without reading anything.
    fn peek_idle(&mut self) -> IdlePeek {
        match self {
            Stream::Tcp(socket) => socket.peek_idle(),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.peek_idle(),
        }
    }

    /// Returns `true` if the stream is open and no input is available.
    fn is_open(&mut self) -> bool {
        match self {
            Stream::Tcp(socket) => socket.peek_idle() == IdlePeek::Nothing,
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.peek_idle() == IdlePeek::Nothing && stream.is_open(),
        }
    }
}

impl Connection {
    /// Creates a connection without TLS.
    pub(super) fn plain(stream: Stream) -> Connection {
        Connection {
            stream,
            #[cfg(feature = "tls")]
            session: None,
            received: IoBuffers::default(),
            verified_idle: false,
        }
    }

    /// Creates a connection with TLS whose handshake has not begun yet.
    #[cfg(feature = "tls")]
    pub(super) fn secured(stream: Stream, session: Session) -> Connection {
        Connection {
            session: Some(Box::new(session)),
            ..Connection::plain(stream)
        }
    }

    /// Returns the socket to wait for; `None` for an in-memory connection.
    pub(super) fn socket(&self) -> Option<&TcpStream> {
        match &self.stream {
            Stream::Tcp(socket) => Some(socket.stream()),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(_) => None,
        }
    }

    /// Returns `true` if a receive can block until input arrives.
    pub(super) fn can_wait_to_receive(&self) -> bool {
        matches!(&self.stream, Stream::Tcp(socket) if socket.blocks_on_recv)
    }

    /// Continues the TLS handshake. Returns the event to wait for, or `None` if the handshake is
    /// complete.
    pub(super) fn handshake(&mut self) -> Result<Option<Interest>, Error> {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            let stream = &mut self.stream;
            return Ok(session.handshake(&mut StreamIo {
                stream,
                waits: false,
            })?);
        }
        Ok(None)
    }

    /// Returns `true` if the connection can serve another request. Call it right before the
    /// request.
    pub(super) fn is_open(&mut self) -> bool {
        self.verified_idle =
            self.received.input().is_empty() && self.session_is_idle() && self.stream.is_open();
        self.verified_idle
    }

    /// Returns `true` if the TLS session has no unread input.
    fn session_is_idle(&mut self) -> bool {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            return session.is_idle();
        }
        true
    }

    /// Returns an error if anything was received before the request: it would be read as the
    /// response.
    pub(super) fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        let violation = || context.abort(Abort::ProtocolViolation(EARLY_RESPONSE));
        if !self.received.input().is_empty() {
            return Err(violation());
        }
        if self.verified_idle {
            return Ok(());
        }
        if self.is_tls() {
            // Messages that concern only the TLS session are allowed.
            match self.fill(context, false)? {
                None => {}
                Some(0) => return Err(aborted(context)),
                Some(_) => return Err(violation()),
            }
        } else {
            match self.stream.peek_idle() {
                IdlePeek::Nothing => {}
                IdlePeek::Input => return Err(violation()),
                IdlePeek::End => return Err(aborted(context)),
            }
        }
        self.verified_idle = true;
        Ok(())
    }

    /// Checks for an early response, before the complete request is sent. A hub that refuses a
    /// large upload responds early and closes the connection.
    pub(super) fn peek_idle(&mut self) -> IdlePeek {
        self.stream.peek_idle()
    }

    pub(super) fn is_tls(&self) -> bool {
        #[cfg(feature = "tls")]
        return self.session.is_some();
        #[cfg(not(feature = "tls"))]
        false
    }

    /// Encrypts as much of a request as the TLS session has space for. Returns the number of bytes
    /// that were encrypted, which is 0 without TLS.
    pub(super) fn encrypt(&mut self, bytes: &[u8]) -> io::Result<usize> {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            return session.queue(bytes);
        }
        let _ = bytes;
        Ok(0)
    }

    /// Returns `true` if encrypted bytes wait to be sent.
    pub(super) fn wants_write(&self) -> bool {
        #[cfg(feature = "tls")]
        if let Some(session) = &self.session {
            return session.wants_write();
        }
        false
    }

    /// Sends as many bytes as the system accepts without blocking: of `bytes` or, with TLS, of the
    /// encrypted bytes that wait to be sent. Returns the number of bytes. Fails with `WouldBlock`
    /// if the system accepts none.
    pub(super) fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            let stream = &mut self.stream;
            return session.send(&mut StreamIo {
                stream,
                waits: false,
            });
        }
        self.stream.send(bytes)
    }

    /// Returns the input that was not read yet.
    pub(super) fn input(&self) -> &[u8] {
        self.received.input()
    }

    /// Removes bytes from the beginning of the input after they were read.
    pub(super) fn consume(&mut self, amount: usize) {
        self.received.input_consume(amount);
    }

    /// Receives more input. Returns the number of bytes, 0 at the end of the connection, or `None`
    /// if nothing was received.
    pub(super) fn fill(
        &mut self,
        context: &CallContext,
        waits: bool,
    ) -> Result<Option<usize>, Error> {
        let room = self.received.input_append_buf();
        if room.is_empty() {
            return Err(context.abort(Abort::ProtocolViolation(UNBOUNDED_LINE)));
        }
        let received = match () {
            #[cfg(feature = "tls")]
            () if self.session.is_some() => {
                let stream = &mut self.stream;
                let session = self.session.as_mut().ok_or(Error::ConnectionFailed)?;
                session.receive(room, &mut StreamIo { stream, waits })
            }
            () => self.stream.receive(room, waits),
        };
        let amount = count_received(received, context)?;
        if let Some(amount) = amount {
            self.received.input_appended(amount);
        }
        Ok(amount)
    }

    /// Receives more bytes of a body, and appends them to `body` up to its capacity.
    pub(super) fn fill_body(
        &mut self,
        body: &mut Vec<u8>,
        context: &CallContext,
        waits: bool,
    ) -> Result<Option<usize>, Error> {
        match &mut self.stream {
            Stream::Tcp(socket) if !context.tls => {
                count_received(socket.receive_into(body, !waits), context)
            }
            _ => {
                let Some(_) = self.fill(context, waits)? else {
                    return Ok(None);
                };
                let input = self.received.input();
                let amount = input.len().min(body.capacity() - body.len());
                body.extend_from_slice(&input[..amount]);
                self.received.input_consume(amount);
                Ok(Some(amount))
            }
        }
    }
}

/// Counts received bytes and returns their number; `None` if nothing was received yet.
fn count_received(
    received: io::Result<usize>,
    context: &CallContext,
) -> Result<Option<usize>, Error> {
    match received {
        Ok(amount) => {
            context.received.set(context.received.get() + amount as u64);
            Ok(Some(amount))
        }
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted
            ) =>
        {
            Ok(None)
        }
        Err(error) => {
            context.abnormal_close.set(true);
            Err(error.into())
        }
    }
}

fn aborted(context: &CallContext) -> Error {
    context.abnormal_close.set(true);
    io::Error::from(io::ErrorKind::ConnectionAborted).into()
}

/// Adapts a stream for TLS, which reads from it and writes to it.
#[cfg(feature = "tls")]
struct StreamIo<'a> {
    stream: &'a mut Stream,
    waits: bool,
}

#[cfg(feature = "tls")]
impl io::Read for StreamIo<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        self.stream.receive(room, self.waits)
    }
}

#[cfg(feature = "tls")]
impl io::Write for StreamIo<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.send(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
