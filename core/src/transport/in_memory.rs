//! Connections in memory in place of TCP, for tests and fuzzers.

use super::connect::TestConnector;
use super::context::{self, Abort, CallPhase};
use super::tcp::EARLY_RESPONSE;
use std::fmt;
use std::sync::Arc;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, ConnectionDetails, Connector, NextTimeout, Transport};

/// Keeps for a connection what a TCP connection keeps itself: the marks and the time of a call.
pub(super) struct InMemoryConnection<T> {
    inner: T,
}

impl InMemoryConnection<()> {
    /// The connector whose connections keep to it.
    pub(super) fn boxed<C: Connector>(connector: C) -> TestConnector {
        Arc::new(InMemoryConnector(connector))
    }
}

#[derive(Debug)]
struct InMemoryConnector<C>(C);

impl<C: Connector> Connector for InMemoryConnector<C> {
    type Out = Box<dyn Transport>;

    fn connect(
        &self,
        details: &ConnectionDetails<'_>,
        _: Option<()>,
    ) -> Result<Option<Box<dyn Transport>>, Error> {
        let wire = self.0.connect(details, None)?;
        Ok(wire.map(|inner| Box::new(InMemoryConnection { inner }) as Box<dyn Transport>))
    }
}

impl<T: Transport> Transport for InMemoryConnection<T> {
    fn buffers(&mut self) -> &mut dyn Buffers {
        self.inner.buffers()
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        let context = context::required()?;
        context.remaining()?;
        if context.phase.get() == CallPhase::Send {
            if !self.inner.buffers().input().is_empty() {
                return Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE)));
            }
            if !context.may_begin() {
                return Err(context.abort(Abort::Cancelled));
            }
            // Before the attempt: what became of it cannot be seen from here.
            context.request_started.set(true);
            if !context.tls {
                context.record_sent(amount);
            }
        }
        self.inner.transmit_output(amount, timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let context = context::required()?;
        context.remaining()?;
        // Bytes in memory cannot be looked at without waiting for them.
        if context.probe_only.get() {
            return Ok(false);
        }
        if context.phase.get() == CallPhase::Send {
            context.enter_phase(CallPhase::Response);
        }
        match self.inner.await_input(timeout) {
            // It has no clock: it reports a timeout at once.
            Err(Error::Timeout(_)) => Err(context.abort(Abort::DeadlineExceeded)),
            other => other,
        }
    }

    fn is_open(&mut self) -> bool {
        self.inner.buffers().input().is_empty() && self.inner.is_open()
    }
}

impl<T> fmt::Debug for InMemoryConnection<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Foreign")
    }
}
