//! Connections: ureq's own, watched from above TLS so that it is known what was handed over.

use super::course::{self, CancelledUnsent, Course, Stage};
use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use ureq::Error;
use ureq::unversioned::transport::{Buffers, ConnectionDetails, Connector, NextTimeout, Transport};

/// Notes that a connection is being made. The first of a chain.
#[derive(Debug)]
pub(super) struct Opening;

impl<In: Transport> Connector<In> for Opening {
    type Out = In;

    fn connect(&self, _: &ConnectionDetails<'_>, chained: Option<In>) -> Result<Option<In>, Error> {
        if let Some(course) = course::current() {
            if course.is_cancelled() {
                return Err(Error::Other(Box::new(CancelledUnsent)));
            }
            course.depth.set(course.depth.get() + 1);
            course.stage.set(Stage::Connect);
        }
        Ok(chained)
    }
}

/// Notes that TLS begins. Stands before it in a chain.
#[derive(Debug)]
pub(super) struct Securing;

impl<In: Transport> Connector<In> for Securing {
    type Out = In;

    fn connect(
        &self,
        details: &ConnectionDetails<'_>,
        chained: Option<In>,
    ) -> Result<Option<In>, Error> {
        if details.needs_tls() {
            course::enter(Stage::Handshake);
        }
        Ok(chained)
    }
}

/// Watches what passes over the connection. The last of a chain.
#[derive(Debug)]
pub(super) struct Watching;

impl<In: Transport> Connector<In> for Watching {
    type Out = Watched<In>;

    fn connect(
        &self,
        _: &ConnectionDetails<'_>,
        chained: Option<In>,
    ) -> Result<Option<Watched<In>>, Error> {
        let Some(inner) = chained else {
            return Ok(None);
        };
        let mut relay = false;
        if let Some(course) = course::current() {
            // Inside another connection that is being made, this is the one to a proxy. What it
            // carries until the other stands is not part of the request.
            relay = course.depth.get() > 1;
            course.depth.set(course.depth.get().saturating_sub(1));
            course.stage.set(if relay {
                Stage::Connect
            } else {
                Stage::Between
            });
        }
        Ok(Some(Watched {
            inner,
            relay,
            spoiled: Arc::default(),
        }))
    }
}

/// A connection that notes in the course of the call what is handed to it and what comes back.
#[derive(Debug)]
pub(super) struct Watched<T> {
    inner: T,
    relay: bool,
    spoiled: Arc<AtomicBool>,
}

impl<T: Transport> Watched<T> {
    fn course(&self) -> Option<Rc<Course>> {
        if self.relay { None } else { course::current() }
    }
}

impl<T: Transport> Transport for Watched<T> {
    fn buffers(&mut self) -> &mut dyn Buffers {
        self.inner.buffers()
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        if let Some(course) = self.course() {
            if !course.handed_over.get() && course.is_cancelled() {
                return Err(Error::Other(Box::new(CancelledUnsent)));
            }
            course.stage.set(Stage::Send);
            // Before the attempt, not after: a write that fails may have sent a part.
            if amount > 0 {
                course.handed_over.set(true);
                course.spoiled.replace(Some(Arc::clone(&self.spoiled)));
            }
            course.sent.set(course.sent.get() + amount as u64);
        }
        self.inner.transmit_output(amount, timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let course = self.course();
        if let Some(course) = course.as_ref().filter(|c| c.stage.get() == Stage::Send) {
            course.stage.set(Stage::Response);
        }
        let before = self.inner.buffers().input().len();
        let result = self.inner.await_input(timeout);
        if let Some(course) = course {
            let arrived = self.inner.buffers().input().len().saturating_sub(before);
            course.received.set(course.received.get() + arrived as u64);
            // ureq takes some of these for the end of a body that only the end of the connection
            // delimits; a TLS connection that ends without saying so is one of them.
            if let Err(Error::Io(error)) = &result
                && error.kind() != io::ErrorKind::TimedOut
            {
                course.torn.set(true);
            }
        }
        result
    }

    fn is_open(&mut self) -> bool {
        !self.spoiled.load(Ordering::Relaxed) && self.inner.is_open()
    }

    fn is_tls(&self) -> bool {
        self.inner.is_tls()
    }
}
