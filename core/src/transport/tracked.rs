//! The connection that ureq gets: it records in the context of the call what is sent and what
//! comes back, counts what has no end, and keeps the connection back for the call to put away.

use super::buffers::IoBuffers;
use super::context::{self, Abort, CallContext, CallPhase, StartedConnection};
use super::tcp::EARLY_RESPONSE;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// In how many steps heads may come before the one that counts, and how many bytes of them.
const MAX_HEAD_READS: u32 = 64;
const MAX_HEAD_BYTES: u64 = 64 * 1024;

/// How many bytes may come in a row of a body that are none of its content.
const MAX_NON_BODY_BYTES: u64 = 64 * 1024;

/// The connection of one request.
#[derive(Debug)]
pub(super) struct TrackedConnection {
    wire: Option<Box<dyn Transport>>,
    /// The buffers where the connection was taken out.
    none: IoBuffers,
    /// Whether it leads to a proxy: what it carries until the connection to the hub is made is not
    /// part of the request.
    via_proxy: bool,
    /// Whether the request was sent before ureq had the connection.
    sent: bool,
    /// Whether anything of the response came then, until ureq asks for it.
    came: Option<bool>,
}

impl TrackedConnection {
    pub(super) fn new(wire: Box<dyn Transport>, via_proxy: bool) -> TrackedConnection {
        TrackedConnection {
            wire: Some(wire),
            none: IoBuffers::default(),
            via_proxy,
            sent: false,
            came: None,
        }
    }

    /// Takes over a connection where the fast path left it.
    pub(super) fn resume(started: StartedConnection) -> TrackedConnection {
        let mut connection = TrackedConnection::new(started.wire, false);
        if let Some(came) = started.came {
            connection.mark_sent(came);
        }
        connection
    }

    /// Leaves the connection for [`TrackedConnection::resume`].
    pub(super) fn into_started(self) -> Option<StartedConnection> {
        let came = self.came;
        self.wire.map(|wire| StartedConnection { wire, came })
    }

    /// Makes ureq find the request sent, and the beginning of the response if it `came`.
    pub(super) fn mark_sent(&mut self, came: bool) {
        self.sent = true;
        self.came = Some(came);
    }

    /// The connection after its response was read, if it can serve again.
    pub(super) fn take_pooled(&mut self, context: &CallContext) -> Option<Box<dyn Transport>> {
        if context.pooled && !context.abnormal_close.get() && !context.early.get() {
            return self.wire.take();
        }
        None
    }

    fn wire(&mut self) -> Result<&mut Box<dyn Transport>, Error> {
        self.wire.as_mut().ok_or(Error::ConnectionFailed)
    }
}

impl Transport for TrackedConnection {
    fn buffers(&mut self) -> &mut dyn Buffers {
        match &mut self.wire {
            Some(wire) => wire.buffers(),
            None => &mut self.none,
        }
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        if self.sent {
            return Ok(());
        }
        let via_proxy = self.via_proxy;
        let wire = self.wire()?;
        if !via_proxy {
            let context = context::required()?;
            context.check_cancelled()?;
            if context.phase.get() == CallPhase::Between {
                if !wire.buffers().input().is_empty() {
                    return Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE)));
                }
                context.enter_phase(CallPhase::Send);
            }
            if context.tls {
                context.sent.set(context.sent.get() + amount as u64);
            }
        }
        wire.transmit_output(amount, timeout)
    }

    fn maybe_await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        if let Some(came) = self.came.take() {
            return Ok(came);
        }
        if self.buffers().can_use_input() {
            return Ok(true);
        }
        self.await_input(timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let via_proxy = self.via_proxy;
        let wire = self.wire()?;
        if via_proxy {
            return wire.await_input(timeout);
        }
        let context = context::required()?;
        let before = wire.buffers().input().len();
        check_limits(&context, before as u64)
            .map_err(|what| context.abort(Abort::ProtocolViolation(what)))?;
        let result = wire.await_input(timeout);
        let arrived = wire.buffers().input().len().saturating_sub(before);
        context
            .received
            .set(context.received.get() + arrived as u64);
        // ureq takes some of these for the end of a body that only the end of the connection
        // delimits; a TLS connection that ends without saying so is one of them.
        if matches!(result, Err(Error::Io(_))) {
            context.abnormal_close.set(true);
        }
        result
    }

    /// Called by ureq when the response was read, or by a proxy connector before
    /// another request. The connection is not returned to ureq but left with the call, which
    /// knows whether it may serve again.
    fn is_open(&mut self) -> bool {
        if self.via_proxy {
            return self.wire.as_mut().is_some_and(|wire| wire.is_open());
        }
        if let Some(context) = context::current() {
            context.reusable.replace(self.take_pooled(&context));
        }
        false
    }

    fn is_tls(&self) -> bool {
        self.wire.as_ref().is_some_and(|wire| wire.is_tls())
    }
}

/// Fails for a response without end and without content. `unread` is what has come
/// of it and was not yet parsed.
fn check_limits(context: &CallContext, unread: u64) -> Result<(), &'static str> {
    let received = context.received.get();
    match context.phase.get() {
        CallPhase::Response => {
            let read = received.saturating_sub(unread);
            let (before, heads) = context.header_reads.get();
            if read > before {
                context.header_reads.set((read, heads + 1));
                if heads + 1 > MAX_HEAD_READS || read > MAX_HEAD_BYTES {
                    return Err("the hub sent interim responses without end and no final one");
                }
            }
        }
        CallPhase::Body
            if received.saturating_sub(context.last_body_progress.get()) > MAX_NON_BODY_BYTES =>
        {
            return Err("the response body is followed by endless trailers");
        }
        _ => {}
    }
    Ok(())
}
