//! The connection of exchanges: it does what can be done at once, over TCP alone or with TLS.

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
    /// What has come and was not read yet.
    received: IoBuffers,
    /// Whether it was looked at before this request that nothing had come.
    verified_idle: bool,
}

/// What carries the bytes.
#[derive(Debug)]
pub(super) enum Stream {
    Tcp(Socket),
    #[cfg(any(test, feature = "fuzzing"))]
    InMemory(super::in_memory::InMemoryStream),
}

impl Stream {
    /// Sends what the system takes at once; `WouldBlock` if that is nothing.
    fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Tcp(socket) => socket.send(bytes),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.send(bytes),
        }
    }

    /// Receives what there is; `WouldBlock` if that is nothing, after a slice of waiting if it `waits`.
    fn receive(&mut self, room: &mut [u8], waits: bool) -> io::Result<usize> {
        match self {
            Stream::Tcp(socket) => socket.receive(room, !waits),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.receive(room),
        }
    }

    /// Looks whether anything has come, without taking it.
    fn unasked(&mut self) -> IdlePeek {
        match self {
            Stream::Tcp(socket) => socket.unasked(),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.unasked(),
        }
    }

    /// Whether it stays, and nothing has come on it.
    fn is_open(&mut self) -> bool {
        match self {
            Stream::Tcp(socket) => socket.unasked() == IdlePeek::Nothing,
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(stream) => stream.unasked() == IdlePeek::Nothing && stream.is_open(),
        }
    }
}

impl Connection {
    /// A connection without TLS.
    pub(super) fn plain(stream: Stream) -> Connection {
        Connection {
            stream,
            #[cfg(feature = "tls")]
            session: None,
            received: IoBuffers::default(),
            verified_idle: false,
        }
    }

    /// A connection on which TLS has not begun yet.
    #[cfg(feature = "tls")]
    pub(super) fn secured(stream: Stream, session: Session) -> Connection {
        Connection {
            session: Some(Box::new(session)),
            ..Connection::plain(stream)
        }
    }

    /// The socket to wait for; none where the bytes are in memory.
    pub(super) fn socket(&self) -> Option<&TcpStream> {
        match &self.stream {
            Stream::Tcp(socket) => Some(socket.stream()),
            #[cfg(any(test, feature = "fuzzing"))]
            Stream::InMemory(_) => None,
        }
    }

    /// Whether a receive can wait by itself.
    pub(super) fn can_wait_to_receive(&self) -> bool {
        matches!(&self.stream, Stream::Tcp(socket) if socket.blocks_on_recv)
    }

    /// Continues the TLS handshake. What it waits for, or none once it is complete.
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

    /// Whether it may serve again: checked right before.
    pub(super) fn is_open(&mut self) -> bool {
        self.verified_idle =
            self.received.input().is_empty() && self.session_is_idle() && self.stream.is_open();
        self.verified_idle
    }

    /// Whether TLS holds nothing back.
    fn session_is_idle(&mut self) -> bool {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            return session.is_idle();
        }
        true
    }

    /// Makes sure that nothing came before the request: it would be taken for the response.
    pub(super) fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        let violation = || context.abort(Abort::ProtocolViolation(EARLY_RESPONSE));
        if !self.received.input().is_empty() {
            return Err(violation());
        }
        if self.verified_idle {
            return Ok(());
        }
        if self.is_tls() {
            // What the session has to say about itself may come.
            match self.fill(context, false)? {
                None => {}
                Some(0) => return Err(aborted(context)),
                Some(_) => return Err(violation()),
            }
        } else {
            match self.stream.unasked() {
                IdlePeek::Nothing => {}
                IdlePeek::Input => return Err(violation()),
                IdlePeek::End => return Err(aborted(context)),
            }
        }
        self.verified_idle = true;
        Ok(())
    }

    /// Whether a response has come though the request is not yet sent: a hub that refuses a large
    /// upload responds early and closes.
    pub(super) fn unasked(&mut self) -> IdlePeek {
        self.stream.unasked()
    }

    pub(super) fn is_tls(&self) -> bool {
        #[cfg(feature = "tls")]
        return self.session.is_some();
        #[cfg(not(feature = "tls"))]
        false
    }

    /// Takes of a request what can be encrypted before anything is sent, and how much that is; nothing
    /// without TLS.
    pub(super) fn encrypt(&mut self, bytes: &[u8]) -> io::Result<usize> {
        #[cfg(feature = "tls")]
        if let Some(session) = &mut self.session {
            return session.queue(bytes);
        }
        let _ = bytes;
        Ok(0)
    }

    /// Whether something that was encrypted is not sent yet.
    pub(super) fn wants_write(&self) -> bool {
        #[cfg(feature = "tls")]
        if let Some(session) = &self.session {
            return session.wants_write();
        }
        false
    }

    /// Sends what the system takes at once, and how much that is: of these bytes, or with TLS of what
    /// was encrypted. `WouldBlock` if that is nothing.
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

    /// What has come and was not read yet.
    pub(super) fn input(&self) -> &[u8] {
        self.received.input()
    }

    /// Takes the beginning of the input as read.
    pub(super) fn consume(&mut self, amount: usize) {
        self.received.input_consume(amount);
    }

    /// Receives more input: how much, 0 at the end, or none if nothing has come.
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
        let amount = came(received, context)?;
        if let Some(amount) = amount {
            self.received.input_appended(amount);
        }
        Ok(amount)
    }

    /// Receives more of a body behind what there is of it, at most to its capacity.
    pub(super) fn fill_body(
        &mut self,
        body: &mut Vec<u8>,
        context: &CallContext,
        waits: bool,
    ) -> Result<Option<usize>, Error> {
        match &mut self.stream {
            Stream::Tcp(socket) if !context.tls => came(socket.receive_into(body, !waits), context),
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

/// What was received, and counted; none if nothing has come yet.
fn came(received: io::Result<usize>, context: &CallContext) -> Result<Option<usize>, Error> {
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

/// A stream for TLS to read from and to write to.
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
