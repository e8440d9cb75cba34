//! Exchanges. An exchange is one request and its response over one connection. It is a state
//! machine that returns the event it waits for. It blocks only if its caller asks for that.
//!
//! An exchange does not know operations, only bytes and deadlines. Requests that only read or that
//! set a property to an absolute value are exchanges, unless they go through a proxy. ureq sends
//! all other requests.

mod response;

use super::buffers::BufferCache;
use super::connect::{Dial, Parts};
use super::connection::{Connection, Stream};
use super::context::{CallContext, CallPhase};
use super::error;
use super::http::{HttpRequest, HttpResponse, Permission, RequestTemplate, TransportError};
use super::resolve::{Lookup, Progress};
use super::tcp::{IdlePeek, Interest};
use crate::config::POLL_INTERVAL;
use crate::error::ErrorKind;
use response::{ReadParameters, ResponseReader};
use std::io;
use std::net::TcpStream;
use std::rc::Rc;
use std::time::{Duration, Instant};
use ureq::Error;

/// An exchange in progress.
#[derive(Debug)]
pub(crate) struct Exchange {
    context: Rc<CallContext>,
    method: &'static str,
    body_limit: u64,
    /// The head and the body in the form in which they are sent.
    request: Vec<u8>,
    state: State,
}

/// The progress of an exchange.
#[derive(Debug)]
enum State {
    /// The host name is being resolved.
    Resolving(Lookup),
    Connecting(Dial),
    Connected(Box<Connection>, Step),
    /// The exchange has returned its response or its error.
    Over,
}

/// The progress of an exchange after it is connected.
#[derive(Debug)]
enum Step {
    Handshake,
    /// Number of bytes of the request that the connection has accepted.
    Send(usize),
    Receive(ResponseReader),
}

/// The objects that all exchanges of a client share.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    pub(super) parts: &'a Parts,
    pub(super) template: &'a RequestTemplate,
    pub(super) spare: &'a BufferCache,
}

/// The event that an exchange waits for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wait {
    /// The result of a name lookup on another thread, until this time at most.
    NameService(Instant),
    /// One of the exchange's sockets, until this time at most.
    Sockets(Interest, Instant),
    /// No event: the bytes are in memory, and no more will arrive.
    Nothing,
}

impl Exchange {
    /// Begins an exchange on an idle connection, if one may be used and one is available; otherwise
    /// on a new connection.
    pub(super) fn begin(
        shared: Surroundings<'_>,
        request: &HttpRequest<'_>,
        context: Rc<CallContext>,
    ) -> Result<Exchange, TransportError> {
        let failed = |error| error::from_http(error, &context, &shared.template.place, None);
        context.remaining().map_err(failed)?;
        let bytes = shared.template.bytes(request).map_err(failed)?;
        let pooled = request.pooled.then(|| shared.parts.idle.take()).flatten();
        let state = match pooled {
            Some(connection) => {
                context.reused.set(true);
                State::Connected(connection, Step::Send(0))
            }
            None => match shared.parts.in_memory() {
                Some(stream) => {
                    let connection = Box::new(Connection::plain(stream));
                    State::Connected(connection, Step::Send(0))
                }
                None => {
                    let origin = &shared.template.origin;
                    let begun = shared.parts.resolver.begin(origin, &context);
                    State::of_lookup(begun.map_err(failed)?, shared, &context)
                }
            },
        };
        if matches!(state, State::Connected(..)) {
            context.enter_phase(CallPhase::Between);
        }
        Ok(Exchange {
            method: request.method,
            body_limit: request.body_limit,
            request: bytes,
            context,
            state,
        })
    }

    /// Advances the exchange. Returns the response, or the event that the exchange waits for. Does
    /// not block unless `waits` is set. Even then it blocks only for the name service, for
    /// connecting and for the response.
    pub(super) fn advance(
        &mut self,
        shared: Surroundings<'_>,
        permission: Permission<'_>,
        waits: bool,
    ) -> Result<Result<HttpResponse, Wait>, TransportError> {
        let outcome = self.advance_connected(shared, permission, waits);
        if !matches!(outcome, Ok(Err(_))) {
            self.state = State::Over;
        }
        outcome
    }

    fn advance_connected(
        &mut self,
        shared: Surroundings<'_>,
        permission: Permission<'_>,
        waits: bool,
    ) -> Result<Result<HttpResponse, Wait>, TransportError> {
        let Exchange {
            context,
            method,
            body_limit,
            request,
            state,
        } = self;
        let place = &*shared.template.place;
        let failed = |error| error::from_http(error, context, place, None);
        loop {
            match state {
                State::Resolving(_) => {
                    let resolver = &shared.parts.resolver;
                    let State::Resolving(lookup) = std::mem::replace(state, State::Over) else {
                        continue;
                    };
                    let progress = resolver.poll(lookup, context).map_err(failed)?;
                    *state = State::of_lookup(progress, shared, context);
                    if let State::Resolving(lookup) = state {
                        if !waits {
                            return Ok(Err(Wait::NameService(context.until())));
                        }
                        let left = context.remaining().map_err(failed)?;
                        resolver.wait(lookup, left.min(POLL_INTERVAL));
                    }
                }
                State::Connecting(dial) => {
                    let left = context.remaining().map_err(failed)?;
                    let limit = match waits {
                        true => left.min(POLL_INTERVAL),
                        false => Duration::ZERO,
                    };
                    let last_good = &shared.parts.last_good;
                    let dialled = dial.advance(last_good, limit, context.pooled);
                    let Some(socket) = dialled.map_err(failed)? else {
                        if waits {
                            continue;
                        }
                        let until = dial.until().min(context.until());
                        return Ok(Err(Wait::Sockets(Interest::Writable, until)));
                    };
                    let (stream, origin) = (Stream::Tcp(socket), &shared.template.origin);
                    let connection = shared.parts.connection(stream, origin, context);
                    let connection = connection.map_err(failed)?;
                    *state = State::Connected(Box::new(connection), Step::Handshake);
                }
                State::Connected(connection, Step::Handshake) => {
                    context.remaining().map_err(failed)?;
                    if let Some(interest) = connection.handshake().map_err(failed)? {
                        return Ok(Err(Wait::Sockets(interest, context.until())));
                    }
                    context.enter_phase(CallPhase::Between);
                    *state = match std::mem::replace(state, State::Over) {
                        State::Connected(connection, _) => {
                            State::Connected(connection, Step::Send(0))
                        }
                        other => other,
                    };
                }
                State::Connected(connection, step @ Step::Send(_)) => {
                    let Step::Send(at) = step else { continue };
                    if let Some(interest) =
                        send(connection, request, at, context, permission).map_err(failed)?
                    {
                        return Ok(Err(Wait::Sockets(interest, context.until())));
                    }
                    context.enter_phase(CallPhase::Response);
                    *step = Step::Receive(ResponseReader::new());
                    if !waits && connection.socket().is_some() {
                        return Ok(Err(Wait::Sockets(Interest::Readable, context.until())));
                    }
                }
                State::Connected(connection, Step::Receive(reader)) => {
                    let reading = ReadParameters {
                        method,
                        body_limit: *body_limit,
                        context,
                        place,
                        spare: shared.spare,
                        waits,
                    };
                    let Some(complete) = reader.advance(connection, &reading)? else {
                        return Ok(Err(match connection.socket() {
                            Some(_) => Wait::Sockets(Interest::Readable, context.until()),
                            None => Wait::Nothing,
                        }));
                    };
                    if complete.reusable
                        && context.pooled
                        && let State::Connected(connection, _) =
                            std::mem::replace(state, State::Over)
                    {
                        shared.parts.idle.put(connection);
                    }
                    return Ok(Ok(complete.response));
                }
                State::Over => return Err(failed(Error::ConnectionFailed)),
            }
        }
    }

    /// Returns `true` if any byte of the request was passed to a connection.
    pub(crate) fn has_begun(&self) -> bool {
        self.context.request_started.get()
    }

    /// Ends the exchange for a reason that the caller gives.
    pub(crate) fn give_up(&mut self, kind: ErrorKind, detail: impl Into<String>) -> TransportError {
        self.state = State::Over;
        error::in_phase(&self.context, kind, detail)
    }

    /// Returns the sockets that the exchange waits for.
    pub(super) fn sockets(&self) -> impl Iterator<Item = &TcpStream> {
        let (dialled, connected) = match &self.state {
            State::Connecting(dial) => (Some(dial.sockets()), None),
            State::Connected(connection, _) => (None, connection.socket()),
            State::Resolving(_) | State::Over => (None, None),
        };
        dialled.into_iter().flatten().chain(connected)
    }
}

impl State {
    /// Returns the state of an exchange that follows from the progress of its lookup.
    fn of_lookup(progress: Progress, shared: Surroundings<'_>, context: &CallContext) -> State {
        match progress {
            Progress::Pending(lookup) => State::Resolving(lookup),
            Progress::Found(addresses) => {
                context.enter_phase(CallPhase::Connect);
                State::Connecting(Dial::new(&addresses, &shared.parts.last_good))
            }
        }
    }
}

/// Sends the rest of the request. Returns the event to wait for, or `None` if the request was sent
/// completely or the hub has already responded to a part of it.
fn send(
    connection: &mut Connection,
    request: &[u8],
    at: &mut usize,
    context: &CallContext,
    permission: Permission<'_>,
) -> Result<Option<Interest>, Error> {
    if context.phase.get() == CallPhase::Between {
        context.enter_phase(CallPhase::Send);
        connection.ensure_no_early_response(context)?;
    }
    let tls = connection.is_tls();
    while *at < request.len() || connection.wants_write() {
        context.remaining()?;
        if !connection.wants_write() {
            let taken = connection.encrypt(&request[*at..])?;
            *at += taken;
            context.sent.set(context.sent.get() + taken as u64);
        }
        let sent = context.try_send(permission, || connection.send(&request[*at..]))?;
        let busy = matches!(&sent, Err(error) if error.kind() == io::ErrorKind::WouldBlock);
        if tls && !busy {
            // With TLS, it is not known whether sent bytes contain bytes of the request, so any
            // sent byte counts as a part of the request.
            context.request_started.set(true);
        }
        let begun = context.request_started.get() && !tls;
        match sent {
            Ok(0) => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
            Ok(_) if tls => {}
            Ok(amount) => {
                *at += amount;
                context.record_sent(amount);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // The response is read in spite of the error, because a hub that refuses a large upload
            // responds early and closes the connection.
            Err(error) if begun => match connection.peek_idle() {
                IdlePeek::Input => {
                    context.early.set(true);
                    return Ok(None);
                }
                IdlePeek::Nothing if busy => return Ok(Some(Interest::Either)),
                // The end of the hub's output is not a response. A wait for input would end at once
                // because of it, so only the ability to send is waited for.
                IdlePeek::End if busy => return Ok(Some(Interest::Writable)),
                IdlePeek::Nothing | IdlePeek::End => {
                    context.abnormal_close.set(true);
                    return Err(error.into());
                }
            },
            Err(_) if busy => return Ok(Some(Interest::Writable)),
            Err(error) => {
                context.abnormal_close.set(true);
                return Err(error.into());
            }
        }
    }
    Ok(None)
}
