//! The non-blocking connection of exchanges, over plain TCP or with TLS.

use super::buffers::IoBuffers;
use super::context::{Abort, CallContext};
use super::tcp::{EARLY_RESPONSE, IdlePeek, Interest, Socket, UNBOUNDED_LINE};
#[cfg(feature = "tls")]
use super::tls::Session;
use std::io;
use std::net::TcpStream;
use ureq::Error;
use ureq::unversioned::transport::Buffers;

/// A connection to the hub that serves one exchange at a time.
#[derive(Debug)]
pub(super) struct Connection {
    stream: Stream,
    #[cfg(feature = "tls")]
    session: Option<Box<Session>>,
    /// Input that was not yet read.
    received: IoBuffers,
    /// True if a check before this request found no input.
    verified_idle: bool,
}

/// The carrier of the bytes.
#[derive(Debug)]
pub(super) enum Stream {
    Tcp(Socket),
    #[cfg(any(test, feature = "fuzzing"))]
    InMemory(super::in_memory::InMemoryStream),
}

impl Stream {
    /// Sends as much as the system accepts at once; `WouldBlock` if that is nothing.
    fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Tcp(socket) => socket.send(bytes),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.send(bytes),
        }
    }

    /// Receives available bytes; `WouldBlock` if there are none, after a polling interval if it
    /// `waits`.
    fn receive(&mut self, room: &mut [u8], waits: bool) -> io::Result<usize> {
        match self {
            Stream::Tcp(socket) => socket.receive(room, !waits),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.receive(room),
        }
    }

    /// Checks for input or an end, without taking anything.
    fn peek_idle(&mut self) -> IdlePeek {
        match self {
            Stream::Tcp(socket) => socket.peek_idle(),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.peek_idle(),
        }
    }

    /// Returns `true` if the stream is open and has no input.
    fn is_open(&mut self) -> bool {
        match self {
            Stream::Tcp(socket) => socket.peek_idle() == IdlePeek::Nothing,
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.peek_idle() == IdlePeek::Nothing && stream.is_open(),
        }
    }
}

impl Connection {
    /// Returns a connection without TLS.
    pub(super) fn plain(stream: Stream) -> Connection {
        Connection {
            stream,
            #[cfg(feature = "tls")]
            session: None,
            received: IoBuffers::default(),
            verified_idle: false,
        }
    }

    /// Returns a connection on which TLS has not begun yet.
    #[cfg(feature = "tls")]
    pub(super) fn secured(stream: Stream, session: Session) -> Connection {
        Connection {
            session: Some(Box::new(session)),
            ..Connection::plain(stream)
        }
    }

    /// Returns the socket to wait for; `None` for bytes in memory.
    pub(super) fn socket(&self) -> Option<&TcpStream> {
        match &self.stream {
            Stream::Tcp(socket) => Some(socket.stream()),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(_) => None,
        }
    }

    /// Returns `true` if a receive can wait by itself.
    pub(super) fn can_wait_to_receive(&self) -> bool {
        matches!(&self.stream, Stream::Tcp(socket) if socket.blocks_on_recv)
    }

    /// Continues the TLS handshake. Returns the event it waits for, or `None` once it is complete.
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

    /// Returns `true` if the connection may serve another request; called right before that.
    pub(super) fn is_open(&mut self) -> bool {
        self.verified_idle =
            self.received.input().is_empty() && self.session_is_idle() && self.stream.is_open();
        self.verified_idle
    }

    /// Returns `true` if TLS holds no unread input.
    fn session_is_idle(&mut self) -> bool {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            return session.is_idle();
        }
        true
    }

    /// Fails if anything came before the request, which would be taken for the response.
    pub(super) fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        let violation = || context.abort(Abort::ProtocolViolation(EARLY_RESPONSE));
        if !self.received.input().is_empty() {
            return Err(violation());
        }
        if self.verified_idle {
            return Ok(());
        }
        if self.is_tls() {
            // Messages of the TLS session about itself are allowed.
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

    /// Checks for a response although the request is not yet sent: a hub that refuses a large
    /// upload responds early and closes.
    pub(super) fn peek_idle(&mut self) -> IdlePeek {
        self.stream.peek_idle()
    }

    pub(super) fn is_tls(&self) -> bool {
        #[cfg(feature = "tls")]
        return self.session.is_some();
        #[cfg(not(feature = "tls"))]
        false
    }

    /// Encrypts as much of a request as possible before anything is sent, and returns the number of
    /// bytes; 0 without TLS.
    pub(super) fn encrypt(&mut self, bytes: &[u8]) -> io::Result<usize> {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            return session.queue(bytes);
        }
        let _ = bytes;
        Ok(0)
    }

    /// Returns `true` if encrypted bytes are not sent yet.
    pub(super) fn wants_write(&self) -> bool {
        #[cfg(feature = "tls")]
        if let Some(session) = &self.session {
            return session.wants_write();
        }
        false
    }

    /// Sends as much as the system accepts at once, of these bytes or, with TLS, of the encrypted
    /// ones, and returns the number of bytes. `WouldBlock` if that is 0.
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

    /// Returns input that was not yet read.
    pub(super) fn input(&self) -> &[u8] {
        self.received.input()
    }

    /// Removes bytes that were read from the beginning of the input.
    pub(super) fn consume(&mut self, amount: usize) {
        self.received.input_consume(amount);
    }

    /// Receives more input. Returns the number of bytes, 0 at the end, or `None` if nothing has
    /// come.
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

    /// Appends more of a body to `body`, at most up to its capacity.
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

/// Counts received bytes and returns their number; `None` if nothing has come yet.
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

/// A stream that TLS reads from and writes to.
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
