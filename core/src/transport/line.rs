//! What ureq gets for a connection: notes in the course of the call what is handed over and what
//! comes back, counts what has no end, and keeps the connection back for the call to put away.

use super::buffers::Store;
use super::course::{self, Course, Stage, Stop};
use super::tcp::EARLY;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// In how many steps heads may come before the one that counts, and how many bytes of them.
const HEADS: u32 = 64;
const HEAD_BYTES: u64 = 64 * 1024;

/// How many bytes may come in a row of a body that are none of its content.
const AROUND_BODY: u64 = 64 * 1024;

/// The connection of one request.
#[derive(Debug)]
pub(super) struct Line {
    wire: Option<Box<dyn Transport>>,
    /// Stands in for a connection that was kept back.
    none: Store,
    /// Whether it leads to a proxy: what it carries until the connection to the hub stands is not
    /// part of the request.
    relay: bool,
    /// Whether the request was sent before ureq had the connection.
    sent: bool,
    /// Whether anything of the answer came then, until ureq asks for it.
    came: Option<bool>,
}

impl Line {
    pub(super) fn new(wire: Box<dyn Transport>, relay: bool) -> Line {
        Line {
            wire: Some(wire),
            none: Store::default(),
            relay,
            sent: false,
            came: None,
        }
    }

    /// Notes that ureq finds the request sent, and the beginning of the answer if it `came`.
    pub(super) fn was_sent(&mut self, came: bool) {
        self.sent = true;
        self.came = Some(came);
    }

    /// The connection after its answer was read, if it can serve again.
    pub(super) fn keep_back(&mut self, course: &Course) -> Option<Box<dyn Transport>> {
        if course.pooled && !course.torn.get() && !course.early.get() {
            return self.wire.take();
        }
        None
    }

    fn wire(&mut self) -> Result<&mut Box<dyn Transport>, Error> {
        self.wire.as_mut().ok_or(Error::ConnectionFailed)
    }
}

impl Transport for Line {
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
        let relay = self.relay;
        let wire = self.wire()?;
        if !relay {
            let course = course::required()?;
            course.go_on()?;
            if course.stage.get() == Stage::Between {
                if !wire.buffers().input().is_empty() {
                    return Err(course.end(Stop::Broken(EARLY)));
                }
                course.enter(Stage::Send);
            }
            if course.secured {
                course.sent.set(course.sent.get() + amount as u64);
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
        let relay = self.relay;
        let wire = self.wire()?;
        if relay {
            return wire.await_input(timeout);
        }
        let course = course::required()?;
        let before = wire.buffers().input().len();
        bounded(&course, before as u64).map_err(|what| course.end(Stop::Broken(what)))?;
        let result = wire.await_input(timeout);
        let arrived = wire.buffers().input().len().saturating_sub(before);
        course.received.set(course.received.get() + arrived as u64);
        // ureq takes some of these for the end of a body that only the end of the connection
        // delimits; a TLS connection that ends without saying so is one of them.
        if matches!(result, Err(Error::Io(_))) {
            course.torn.set(true);
        }
        result
    }

    /// Asked by ureq when the answer was read, or by what stands on the line to a proxy before
    /// another request. The connection is not given back to ureq but left with the call, which
    /// knows whether it may serve again.
    fn is_open(&mut self) -> bool {
        if self.relay {
            return self.wire.as_mut().is_some_and(|wire| wire.is_open());
        }
        if let Some(course) = course::current() {
            course.parked.replace(self.keep_back(&course));
        }
        false
    }

    fn is_tls(&self) -> bool {
        self.wire.as_ref().is_some_and(|wire| wire.is_tls())
    }
}

/// Fails for an answer that goes on and on without coming to anything. `unread` is what has come
/// of it and was not yet looked at.
fn bounded(course: &Course, unread: u64) -> Result<(), &'static str> {
    let received = course.received.get();
    match course.stage.get() {
        Stage::Response => {
            let read = received.saturating_sub(unread);
            let (before, heads) = course.heads.get();
            if read > before {
                course.heads.set((read, heads + 1));
                if heads + 1 > HEADS || read > HEAD_BYTES {
                    return Err("the hub announces an answer again and again and gives none");
                }
            }
        }
        Stage::Body if received.saturating_sub(course.grown.get()) > AROUND_BODY => {
            return Err("the body of the answer is followed by headers without end");
        }
        _ => {}
    }
    Ok(())
}
