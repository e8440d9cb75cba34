//! In-memory connections in place of TCP, for tests and fuzzers.

use super::context::{self, Abort, CallPhase};
use super::tcp::{EARLY_RESPONSE, IdlePeek};
use std::fmt;
use std::io;
use std::sync::Arc;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// A function that creates in-memory connections.
#[derive(Clone)]
pub(super) struct InMemoryConnector(Arc<dyn Fn() -> Box<dyn Transport> + Send + Sync>);

impl InMemoryConnector {
    pub(super) fn new<T: Transport>(
        connect: impl Fn() -> T + Send + Sync + 'static,
    ) -> InMemoryConnector {
        InMemoryConnector(Arc::new(move || Box::new(connect())))
    }

    /// Creates a connection for an exchange.
    pub(super) fn stream(&self) -> InMemoryStream {
        InMemoryStream((self.0)())
    }

    /// Creates a connection for ureq.
    pub(super) fn connection(&self) -> InMemoryConnection {
        InMemoryConnection((self.0)())
    }
}

impl fmt::Debug for InMemoryConnector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InMemoryConnector")
    }
}

/// A connection of an exchange: a stream of bytes.
#[derive(Debug)]
pub(super) struct InMemoryStream(Box<dyn Transport>);

impl InMemoryStream {
    pub(super) fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = self.0.buffers().output();
        let amount = bytes.len().min(room.len());
        room[..amount].copy_from_slice(&bytes[..amount]);
        let sent = self.0.transmit_output(amount, NextTimeout::default());
        sent.map(|()| amount).map_err(Error::into_io)
    }

    /// Receives the available bytes. Fails with `WouldBlock` if no more will arrive.
    pub(super) fn receive(&mut self, room: &mut [u8]) -> io::Result<usize> {
        if self.0.buffers().input().is_empty() {
            match self.0.await_input(NextTimeout::default()) {
                Ok(true) => {}
                Ok(false) => return Ok(0),
                Err(Error::Timeout(_)) => return Err(io::ErrorKind::WouldBlock.into()),
                Err(error) => return Err(error.into_io()),
            }
        }
        let buffers = self.0.buffers();
        let amount = buffers.input().len().min(room.len());
        room[..amount].copy_from_slice(&buffers.input()[..amount]);
        buffers.input_consume(amount);
        Ok(amount)
    }

    pub(super) fn peek_idle(&mut self) -> IdlePeek {
        if self.0.buffers().input().is_empty() {
            // A check for in-memory bytes would have to wait for them.
            IdlePeek::Nothing
        } else {
            IdlePeek::Input
        }
    }

    /// Returns `true` if the stream stays open after all bytes were read.
    pub(super) fn is_open(&mut self) -> bool {
        self.0.is_open()
    }
}

/// A connection for ureq. As a TCP connection does, it checks the deadlines of the call and records
/// its progress.
#[derive(Debug)]
pub(super) struct InMemoryConnection(Box<dyn Transport>);

impl Transport for InMemoryConnection {
    fn buffers(&mut self) -> &mut dyn Buffers {
        self.0.buffers()
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        let context = context::required()?;
        context.remaining()?;
        if context.phase.get() == CallPhase::Send {
            if !self.0.buffers().input().is_empty() {
                return Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE)));
            }
            // The bytes count as sent before they are written, since an error does not show how
            // many were written.
            context::try_send(|| {
                context.request_started.set(true);
                Ok(amount)
            })??;
            if !context.tls {
                context.record_sent(amount);
            }
        }
        self.0.transmit_output(amount, timeout)
    }

    fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
        let context = context::required()?;
        context.remaining()?;
        // A check for in-memory bytes would have to wait for them.
        if context.probe_only.get() {
            return Ok(false);
        }
        if context.phase.get() == CallPhase::Send {
            context.enter_phase(CallPhase::Response);
        }
        match self.0.await_input(NextTimeout::default()) {
            // The connection has no clock, and reports a timeout at once.
            Err(Error::Timeout(_)) => Err(context.abort(Abort::DeadlineExceeded)),
            other => other,
        }
    }

    /// Returns `false`, since a connection serves only one request.
    fn is_open(&mut self) -> bool {
        false
    }
}
