//! Connections of a caller's own in the place of TCP: bytes in memory, for tests and fuzzers.

use super::course::{self, Stage, Stop};
use super::open::Instead;
use super::tcp::EARLY;
use std::fmt;
use std::sync::Arc;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, ConnectionDetails, Connector, NextTimeout, Transport};

/// Keeps for a connection what a TCP connection keeps itself: the marks and the time of a call.
pub(super) struct Foreign<T> {
    inner: T,
}

impl Foreign<()> {
    /// The connector whose connections keep to it.
    pub(super) fn boxed<C: Connector>(connector: C) -> Instead {
        Arc::new(Adopting(connector))
    }
}

#[derive(Debug)]
struct Adopting<C>(C);

impl<C: Connector> Connector for Adopting<C> {
    type Out = Box<dyn Transport>;

    fn connect(
        &self,
        details: &ConnectionDetails<'_>,
        _: Option<()>,
    ) -> Result<Option<Box<dyn Transport>>, Error> {
        let wire = self.0.connect(details, None)?;
        Ok(wire.map(|inner| Box::new(Foreign { inner }) as Box<dyn Transport>))
    }
}

impl<T: Transport> Transport for Foreign<T> {
    fn buffers(&mut self) -> &mut dyn Buffers {
        self.inner.buffers()
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        let course = course::required()?;
        course.left()?;
        if course.stage.get() == Stage::Send {
            if !self.inner.buffers().input().is_empty() {
                return Err(course.end(Stop::Broken(EARLY)));
            }
            if !course.may_begin() {
                return Err(course.end(Stop::Cancelled));
            }
            // Before the attempt: what became of it cannot be seen from here.
            course.handed_over.set(true);
            if !course.secured {
                course.took(amount);
            }
        }
        self.inner.transmit_output(amount, timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let course = course::required()?;
        course.left()?;
        // Bytes in memory cannot be looked at without waiting for them.
        if course.looks_only.get() {
            return Ok(false);
        }
        if course.stage.get() == Stage::Send {
            course.enter(Stage::Response);
        }
        match self.inner.await_input(timeout) {
            // It keeps no time of its own: it says that the call has waited for long enough.
            Err(Error::Timeout(_)) => Err(course.end(Stop::TooLate)),
            other => other,
        }
    }

    fn is_open(&mut self) -> bool {
        self.inner.buffers().input().is_empty() && self.inner.is_open()
    }
}

impl<T> fmt::Debug for Foreign<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Foreign")
    }
}
