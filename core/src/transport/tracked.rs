//! The connection that ureq gets: it records in the context of the call what is sent and what
//! comes back, and counts what has no end.

use super::context::{self, Abort, CallContext, CallPhase};
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
    wire: Box<dyn Transport>,
    /// Whether it leads to a proxy: what it carries until the connection to the hub is made is not
    /// part of the request.
    via_proxy: bool,
}

impl TrackedConnection {
    pub(super) fn new(wire: Box<dyn Transport>, via_proxy: bool) -> TrackedConnection {
        TrackedConnection { wire, via_proxy }
    }
}

impl Transport for TrackedConnection {
    fn buffers(&mut self) -> &mut dyn Buffers {
        self.wire.buffers()
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        let wire = &mut self.wire;
        if !self.via_proxy {
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
        if self.buffers().can_use_input() {
            return Ok(true);
        }
        self.await_input(timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let wire = &mut self.wire;
        if self.via_proxy {
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

    /// It serves one request.
    fn is_open(&mut self) -> bool {
        false
    }

    fn is_tls(&self) -> bool {
        self.wire.is_tls()
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
