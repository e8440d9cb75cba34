//! Bytes out, bytes in: one attempt of one request over HTTP, by ureq with parts of our own.
//!
//! A small call over a connection that served before takes the [`short`] way. For all others ureq
//! makes up the head of a request and reads that of an answer. All that waits is ours: looking
//! up names ([`resolve`]), connecting ([`dial`]), sending and receiving ([`tcp`]), securing
//! ([`secured`]). It asks the [`course`] of the call how long it may go on, so ureq needs no clock.

mod buffers;
mod course;
mod dial;
mod exchange;
mod fault;
#[cfg(any(test, feature = "fuzzing"))]
mod foreign;
mod idle;
mod line;
mod open;
mod request;
mod resolve;
#[cfg(feature = "tls")]
mod secured;
mod short;
mod socket;
mod spare;
mod tcp;
#[cfg(feature = "tls")]
mod tls;

#[cfg(test)]
mod tests;

pub(crate) use exchange::{Fault, Headers, Outgoing, Reply};

use crate::config::MAX_ERROR_BODY;
use crate::config::{Config, Timeouts};
use crate::error::{Kind, Phase, Result};
use crate::framing::{self, Framing};
use crate::process::{PerProcess, process_number};
use course::{Course, Stage};
use open::{Parts, Ways};
use request::Fixed;
use resolve::Resolver;
use spare::Spare;
use std::any::Any;
use std::io::Read;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use ureq::http::Response;

/// How much room is made for a body before any of it has come: more is only announced.
const BODY_AT_FIRST: u64 = 4 * 1024 * 1024;

/// How much room is made at first for a body of which it is not known how long it is.
const ROOM_AT_FIRST: usize = 16 * 1024;

/// Sends requests to one hub. Many threads can use it at once.
#[derive(Debug)]
pub(crate) struct Transport {
    parts: PerProcess<Parts>,
    ways: Ways,
    fixed: Fixed,
    limits: Timeouts,
    closed: Arc<AtomicBool>,
    spare: Spare,
}

impl Transport {
    /// A transport with the settings of a client. Connects to nothing yet.
    pub(crate) fn new(config: &Config) -> Result<Transport> {
        Transport::with_resolver(config, Resolver::new())
    }

    fn with_resolver(config: &Config, resolver: Resolver) -> Result<Transport> {
        Transport::with_ways(config, Ways::new(config, resolver)?)
    }

    /// A transport whose connections are those of `connector`, which stands where TCP does.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(crate) fn over<C>(config: &Config, connector: C) -> Result<Transport>
    where
        C: ureq::unversioned::transport::Connector,
    {
        let ways = Ways::new(config, Resolver::new())?;
        Transport::with_ways(config, ways.by(foreign::Foreign::boxed(connector)))
    }

    fn with_ways(config: &Config, ways: Ways) -> Result<Transport> {
        Ok(Transport {
            parts: PerProcess::new(process_number(), ways.make()?),
            ways,
            fixed: Fixed::new(config)?,
            limits: config.timeouts(),
            closed: Arc::default(),
            spare: Spare::default(),
        })
    }

    /// Sends one request once and reads the whole answer. The deadline and the cancel token end
    /// whatever it waits for.
    pub(crate) fn send(&self, outgoing: &Outgoing<'_>) -> std::result::Result<Reply, Fault> {
        self.send_in(process_number(), outgoing)
    }

    /// Takes the room of a body that nobody needs any more.
    pub(crate) fn keep_room(&self, body: Vec<u8>) {
        self.spare.keep(body);
    }

    /// Ends the calls under way, closes the connections, and refuses every later call.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::Release);
        match self.parts.latest(process_number()) {
            (own, true) => own.idle.close(),
            (inherited, false) => inherited.idle.abandon(),
        }
    }

    fn send_in(&self, process: u64, outgoing: &Outgoing<'_>) -> std::result::Result<Reply, Fault> {
        if self.closed.load(Ordering::Acquire) {
            return Err(fault::unsent(Kind::Closed, "the client was closed"));
        }
        let parts = self
            .parts
            .get(process, |inherited| {
                inherited.idle.abandon();
                self.ways.make()
            })
            .map_err(|error| fault::unsent(error.kind(), error.detail()))?;
        let room = self.fixed.room(outgoing);
        let running = Course::begin(
            outgoing,
            self.limits,
            &self.closed,
            self.fixed.secured,
            room,
        );
        let course = &*running.course;
        // Here it is known whether anything was sent; whoever catches it later can only guess.
        let sent = catch_unwind(AssertUnwindSafe(|| self.exchange(parts, outgoing, course)));
        sent.unwrap_or_else(|panic| Err(fault::at(course, Kind::Internal, panicked(panic))))
    }

    fn exchange(
        &self,
        parts: &Parts,
        outgoing: &Outgoing<'_>,
        course: &Course,
    ) -> std::result::Result<Reply, Fault> {
        let place = &self.fixed.place;
        let failed = |error| fault::from_ureq(error, course, place, None);
        course.left().map_err(failed)?;
        let short = short::exchange(&self.fixed, &parts.idle, outgoing, course);
        if let Some(reply) = short.map_err(failed)? {
            return Ok(reply);
        }
        let response = self.fixed.run(&parts.agent, outgoing).map_err(failed)?;
        let reply = receive(response, outgoing, course, place, &self.spare)?;
        if let Some(wire) = course.parked.take() {
            parts.idle.put(wire);
        }
        Ok(reply)
    }
}

/// What a panic within the library is told as.
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> String {
    let said = match panic.downcast_ref::<&str>() {
        Some(text) => Some(*text),
        None => panic.downcast_ref::<String>().map(String::as_str),
    };
    let text = format!("gfxhub panicked: {}", said.unwrap_or("it said nothing"));
    // What a panic carries may itself panic when it is dropped.
    std::mem::forget(panic);
    text
}

impl Drop for Transport {
    fn drop(&mut self) {
        self.close();
    }
}

/// Checks the head of an answer and reads its body.
fn receive(
    response: Response<ureq::Body>,
    outgoing: &Outgoing<'_>,
    course: &Course,
    place: &str,
    spare: &Spare,
) -> std::result::Result<Reply, Fault> {
    let (head, body) = response.into_parts();
    let status = head.status.as_u16();
    let old = head.version < ureq::http::Version::HTTP_11;
    let lines = || {
        let lines = head.headers.iter();
        lines.map(|(name, value)| (name.as_str(), value.as_bytes()))
    };
    let framing =
        framing::check(outgoing.method, status, old, lines()).map_err(|detail| Fault {
            status: Some(status),
            phase: Some(Phase::Response),
            ..fault::at(course, Kind::Protocol, detail)
        })?;
    course.enter(Stage::Body);
    course.grown.set(course.received.get());
    let success = (200..300).contains(&status);
    if success && course.early.get() {
        let detail = "the hub answered a success before it had the whole request";
        return Err(Fault {
            status: Some(status),
            ..fault::at(course, Kind::Protocol, detail)
        });
    }
    let limit = if success {
        outgoing.body_limit
    } else {
        outgoing.body_limit.min(MAX_ERROR_BODY as u64)
    };
    let body = match read_body(body, framing, limit, course, spare) {
        Ok(body) => body,
        // The status has settled the matter; what came of the body is a help, no more.
        Err((_, part)) if !success => part,
        Err((BodyFault::Broken(error), part)) => {
            return Err(Fault {
                body: part,
                ..fault::from_ureq(error, course, place, Some(status))
            });
        }
        Err((BodyFault::TooLarge, part)) => {
            let detail = format!("the answer is larger than the limit of {limit} bytes");
            let fault = fault::at(course, Kind::TooLarge, detail);
            // What is missing may say that it did not succeed.
            return Err(Fault {
                status: Some(status),
                body: part,
                ..fault
            });
        }
    };
    Ok(Reply {
        status,
        headers: Headers::of(lines()),
        body,
        close_delimited: framing == Framing::UntilClose,
        sent: course.sent.get(),
        received: course.received.get(),
    })
}

enum BodyFault {
    Broken(ureq::Error),
    TooLarge,
}

/// Reads a body whole, or says why not and gives what came of it.
fn read_body(
    body: ureq::Body,
    framing: Framing,
    limit: u64,
    course: &Course,
    spare: &Spare,
) -> std::result::Result<Vec<u8>, (BodyFault, Vec<u8>)> {
    let announced = match framing {
        Framing::Length(length) => length,
        Framing::Empty | Framing::Chunked | Framing::UntilClose => 0,
    };
    let room = announced.min(limit).min(BODY_AT_FIRST);
    let mut bytes = spare.take(usize::try_from(room).unwrap_or(0));
    let most = usize::try_from(limit.saturating_add(1)).unwrap_or(usize::MAX);
    let result = read_to_end(&mut Growing(body.into_reader(), course), &mut bytes, most);
    let too_large = bytes.len() as u64 > limit;
    if too_large {
        bytes.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    }
    match result {
        Err(error) => Err((BodyFault::Broken(error.into()), bytes)),
        Ok(()) if too_large => Err((BodyFault::TooLarge, bytes)),
        Ok(()) if framing == Framing::UntilClose && course.torn.get() => {
            let torn = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
            Err((BodyFault::Broken(torn.into()), bytes))
        }
        Ok(()) => Ok(bytes),
    }
}

/// Reads to the end, or `most` bytes, and never makes room for more than those.
fn read_to_end(source: &mut impl Read, bytes: &mut Vec<u8>, most: usize) -> std::io::Result<()> {
    while bytes.len() < most {
        if bytes.len() == bytes.capacity() {
            // Mostly that was all, and a look costs less than more room.
            let mut next = [0; 32];
            let few = next.len().min(most - bytes.len());
            let amount = source.read(&mut next[..few])?;
            if amount == 0 {
                return Ok(());
            }
            let room = bytes.capacity().saturating_mul(2).max(ROOM_AT_FIRST);
            bytes.reserve_exact(room.min(most) - bytes.len());
            bytes.extend_from_slice(&next[..amount]);
        }
        let spare = bytes.capacity().min(most) - bytes.len();
        if source.take(spare as u64).read_to_end(bytes)? < spare {
            return Ok(());
        }
    }
    Ok(())
}

/// A body that notes when it grows: what comes and is no content has a limit.
struct Growing<'a, R>(R, &'a Course);

impl<R: Read> Read for Growing<'_, R> {
    fn read(&mut self, room: &mut [u8]) -> std::io::Result<usize> {
        let amount = self.0.read(room)?;
        self.1.grown.set(self.1.received.get());
        Ok(amount)
    }
}
