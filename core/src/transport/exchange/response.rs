//! Parses a response from received bytes: its head, and its body with the framing that the head
//! specifies.

use super::super::buffers::BufferCache;
use super::super::chunks::Chunks;
use super::super::connection::Connection;
use super::super::context::{Abort, CallContext};
use super::super::error;
use super::super::http::{HttpResponse, TransportError};
use super::super::response_head::{
    self, ENDLESS_BODY, ENDLESS_HEADS, INITIAL_CAPACITY, MAX_HEADERS, MAX_NON_BODY_BYTES,
    ResponseHead, first_buffer, header_room,
};
use crate::config::POLL_INTERVAL;
use crate::framing::{self, Diagnosis, Framing};
use crate::raw::Headers;
use httparse::Header;
use std::io;
use ureq::Error;

/// Maximum size of a head, in bytes. It is the same as in ureq.
const MAX_HEAD: usize = 64 * 1024;

/// Maximum number of interim responses before the final one.
const MAX_INTERIM: u32 = 64;
const MAX_INTERIM_BYTES: usize = 64 * 1024;

/// The part of a response that is being read.
#[derive(Debug)]
pub(super) enum ResponseReader {
    Head { interim: u32, bytes: usize },
    Body(Box<BodyReader>),
}

/// The head of a final response.
#[derive(Debug)]
struct Head {
    status: u16,
    headers: Headers,
    framing: Framing,
    /// True if the connection stays open after the response, as far as its head says.
    keep_alive: bool,
}

/// A body that is being read.
#[derive(Debug)]
pub(super) struct BodyReader {
    head: Head,
    content: Vec<u8>,
    /// Maximum size of the content, in bytes.
    limit: u64,
    /// State of the chunks; `None` if the body is not chunked.
    chunks: Option<Chunks>,
}

/// A response after it was read. Its body is complete, unless its status reports a failure.
/// `reusable` is true if the connection can serve another request.
#[derive(Debug)]
pub(super) struct Complete {
    pub(super) response: HttpResponse,
    pub(super) reusable: bool,
}

/// Parameters for reading a response.
pub(super) struct ReadParameters<'a> {
    pub(super) method: &'static str,
    pub(super) body_limit: u64,
    pub(super) context: &'a CallContext,
    /// Address of the connection, for errors.
    pub(super) place: &'a str,
    pub(super) spare: &'a BufferCache,
    /// True if a receive may wait for a polling interval.
    pub(super) waits: bool,
}

impl ReadParameters<'_> {
    /// Returns `true` if the next receive may wait. Returns an error if no time is left. Close to
    /// the deadline, a receive must not wait, since it would wait for a whole polling interval.
    fn waits_on(&self, connection: &Connection) -> Result<bool, Error> {
        let left = self.context.remaining()?;
        let whole_slice = left > POLL_INTERVAL + POLL_INTERVAL / 2;
        Ok(self.waits && whole_slice && connection.can_wait_to_receive())
    }
}

/// The reason why a body is incomplete.
enum BodyEnd {
    Http(Error),
    TooLarge,
}

impl ResponseReader {
    pub(super) fn new() -> ResponseReader {
        ResponseReader::Head {
            interim: 0,
            bytes: 0,
        }
    }

    /// Continues reading. Returns the complete response, or `None` if more bytes have to arrive.
    pub(super) fn advance(
        &mut self,
        connection: &mut Connection,
        reading: &ReadParameters<'_>,
    ) -> Result<Option<Complete>, TransportError> {
        let failed = |error| error::from_http(error, reading.context, reading.place, None);
        loop {
            match self {
                ResponseReader::Head { interim, bytes } => {
                    let context = reading.context;
                    let step = read_head(connection.input(), reading.method);
                    match step.map_err(|error| error.into_transport(reading))? {
                        HeadStep::Final(head, length) => {
                            connection.consume(length);
                            *self = ResponseReader::Body(BodyReader::begin(head, reading)?);
                        }
                        HeadStep::Interim(length) => {
                            connection.consume(length);
                            (*interim, *bytes) = (*interim + 1, *bytes + length);
                            if *interim > MAX_INTERIM || *bytes > MAX_INTERIM_BYTES {
                                let what = Abort::ProtocolViolation(ENDLESS_HEADS);
                                return Err(failed(context.abort(what)));
                            }
                        }
                        HeadStep::Partial => {
                            let waits = reading.waits_on(connection).map_err(failed)?;
                            match connection.fill(context, waits).map_err(failed)? {
                                None if waits => {}
                                None => return Ok(None),
                                Some(0) => return Err(failed(unexpected_eof())),
                                Some(_) => {}
                            }
                        }
                    }
                }
                ResponseReader::Body(body) => match body.advance(connection, reading) {
                    Ok(false) => return Ok(None),
                    Ok(true) => return Ok(Some(body.finish(connection, reading.context))),
                    // The status of a failed request determines the error. The partial body is
                    // only shown.
                    Err(_) if !body.is_success() => {
                        let response = body.finish(connection, reading.context).response;
                        return Ok(Some(Complete {
                            response,
                            reusable: false,
                        }));
                    }
                    Err(end) => return Err(body.failed(end, reading)),
                },
            }
        }
    }
}

/// The beginning of the input: a head or a part of one.
enum HeadStep {
    /// The head is incomplete.
    Partial,
    /// The head is that of an interim response. Its length is in bytes.
    Interim(usize),
    /// The head is that of the final response. Its length is in bytes.
    Final(Head, usize),
}

/// The reason why a head cannot be read.
enum HeadError {
    Http(Error),
    Diagnosed(Diagnosis),
    Framing(u16, String),
}

impl HeadError {
    fn into_transport(self, reading: &ReadParameters<'_>) -> TransportError {
        match self {
            HeadError::Http(error) => error::from_http(error, reading.context, reading.place, None),
            HeadError::Diagnosed(diagnosis) => {
                let error = reading.context.abort(Abort::InvalidHead(diagnosis));
                error::from_http(error, reading.context, reading.place, None)
            }
            HeadError::Framing(status, detail) => error::bad_head(reading.context, status, detail),
        }
    }
}

fn read_head(input: &[u8], method: &str) -> Result<HeadStep, HeadError> {
    if input.is_empty() {
        return Ok(HeadStep::Partial);
    }
    let too_long = |length| HeadError::Http(Error::LargeResponseHeader(length, MAX_HEAD));
    let mut room = header_room();
    let (head, length) = match response_head::read(input, &mut room) {
        Err(_) => {
            return Err(match framing::diagnose(input) {
                Some(diagnosis) => HeadError::Diagnosed(diagnosis),
                None => HeadError::Http(protocol_error(input)),
            });
        }
        Ok(ResponseHead::Partial) if input.len() > MAX_HEAD => return Err(too_long(input.len())),
        Ok(ResponseHead::Partial) => return Ok(HeadStep::Partial),
        Ok(ResponseHead::Interim(_, length) | ResponseHead::Final(_, length))
            if length > MAX_HEAD =>
        {
            return Err(too_long(length));
        }
        Ok(ResponseHead::Interim(head, _))
            if head.code == Some(100) && !head.headers.is_empty() =>
        {
            return Err(HeadError::Http(ureq_proto::Error::HeadersWith100.into()));
        }
        Ok(ResponseHead::Interim(_, length)) => return Ok(HeadStep::Interim(length)),
        Ok(ResponseHead::Final(head, length)) => (head, length),
    };
    let status = head.code.unwrap_or_default();
    let is_http10 = head.version == Some(0);
    let headers = || head.headers.iter().map(|line| (line.name, line.value));
    let framing = framing::body_framing(method, status, is_http10, headers())
        .map_err(|detail| HeadError::Framing(status, detail))?;
    let keep_alive = match connection_options(head.headers) {
        (close, _) if close => false,
        (_, keep_alive) => keep_alive || !is_http10,
    };
    let head = Head {
        status,
        headers: Headers::of(headers()),
        framing,
        keep_alive,
    };
    Ok(HeadStep::Final(head, length))
}

/// Returns the error that ureq reports for a head that cannot be parsed.
fn protocol_error(input: &[u8]) -> Error {
    let parsed = ureq_proto::parser::try_parse_response::<MAX_HEADERS>(input);
    parsed.err().map_or(Error::ConnectionFailed, Error::from)
}

/// Returns two values: `true` if the `Connection` header contains `close`, and `true` if it
/// contains `keep-alive`.
fn connection_options(headers: &[Header<'_>]) -> (bool, bool) {
    let named = headers
        .iter()
        .filter(|line| line.name.eq_ignore_ascii_case("connection"));
    named
        .flat_map(|line| line.value.split(|byte| *byte == b','))
        .fold((false, false), |(close, keep_alive), option| {
            let option = option.trim_ascii();
            (
                close || option.eq_ignore_ascii_case(b"close"),
                keep_alive || option.eq_ignore_ascii_case(b"keep-alive"),
            )
        })
}

/// Returns the error for a connection that ended too early.
fn unexpected_eof() -> Error {
    io::Error::from(io::ErrorKind::UnexpectedEof).into()
}

impl BodyReader {
    fn begin(head: Head, reading: &ReadParameters<'_>) -> Result<Box<BodyReader>, TransportError> {
        let limit = response_head::begin_body(head.status, reading.body_limit, reading.context)?;
        Ok(Box::new(BodyReader {
            content: first_buffer(head.framing, limit, reading.spare),
            chunks: (head.framing == Framing::Chunked).then(Chunks::new),
            head,
            limit,
        }))
    }

    fn is_success(&self) -> bool {
        (200..300).contains(&self.head.status)
    }

    /// Continues reading. Returns `true` if the body is complete.
    fn advance(
        &mut self,
        connection: &mut Connection,
        reading: &ReadParameters<'_>,
    ) -> Result<bool, BodyEnd> {
        let context = reading.context;
        let mut before = self.content.len();
        loop {
            let complete = self.take(connection, context)?;
            if self.content.len() > before {
                context.last_body_progress.set(context.received.get());
            }
            before = self.content.len();
            if self.content.len() as u64 > self.limit {
                return Err(BodyEnd::TooLarge);
            }
            if complete {
                return Ok(true);
            }
            let unproductive = context.received.get() - context.last_body_progress.get();
            if unproductive > MAX_NON_BODY_BYTES {
                return Err(context.abort(Abort::ProtocolViolation(ENDLESS_BODY)).into());
            }
            let waits = reading.waits_on(connection)?;
            let came = match self.rest() {
                Some(rest) => {
                    self.make_room(rest);
                    connection.fill_body(&mut self.content, context, waits)
                }
                None => connection.fill(context, waits),
            };
            match came {
                Ok(None) if waits => {}
                Ok(None) => return Ok(false),
                Ok(Some(0)) => return self.end(context),
                Ok(Some(_)) => {}
                Err(Error::Io(error)) if is_close(&error) => return self.end(context),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Returns the number of remaining bytes of a body of known length; `None` for others.
    fn rest(&self) -> Option<u64> {
        match self.head.framing {
            Framing::Length(length) => Some(length - self.content.len() as u64),
            _ => None,
        }
    }

    /// Makes room for more content, but only for as much as may still arrive.
    fn make_room(&mut self, rest: u64) {
        if self.content.len() < self.content.capacity() {
            return;
        }
        let allowed = self.limit.saturating_add(1) - self.content.len() as u64;
        let step = self.content.capacity().max(INITIAL_CAPACITY) as u64;
        let room = rest.min(allowed).min(step);
        self.content
            .reserve_exact(usize::try_from(room).unwrap_or(INITIAL_CAPACITY));
    }

    /// Takes bytes from the input of the connection. Returns `true` if the body is complete.
    fn take(
        &mut self,
        connection: &mut Connection,
        context: &CallContext,
    ) -> Result<bool, BodyEnd> {
        // One byte more than the limit is accepted, which shows that the body is too large.
        let most = usize::try_from(self.limit.saturating_add(1)).unwrap_or(usize::MAX);
        // The content may exceed the limit, since `fill_body` fills the buffer up to its capacity,
        // and a cached buffer can be larger than the limit.
        let allowed = most.saturating_sub(self.content.len());
        let input = connection.input();
        match (&mut self.chunks, self.head.framing) {
            (Some(chunks), _) => {
                let used = chunks
                    .read(input, &mut self.content, most)
                    .map_err(|what| context.abort(Abort::ProtocolViolation(what)))?;
                connection.consume(used);
                Ok(chunks.is_complete())
            }
            // More bytes arrived than the body has, so the connection cannot serve another request.
            (None, Framing::Length(length)) if self.content.len() as u64 > length => {
                self.content
                    .truncate(usize::try_from(length).unwrap_or(usize::MAX));
                self.head.keep_alive = false;
                Ok(true)
            }
            (None, Framing::Length(length)) => {
                let rest = usize::try_from(length - self.content.len() as u64);
                let amount = input.len().min(rest.unwrap_or(usize::MAX)).min(allowed);
                self.content.extend_from_slice(&input[..amount]);
                connection.consume(amount);
                Ok(self.content.len() as u64 >= length)
            }
            (None, Framing::UntilClose) => {
                let amount = input.len().min(allowed);
                self.content.extend_from_slice(&input[..amount]);
                connection.consume(amount);
                Ok(false)
            }
            (None, Framing::Empty | Framing::Chunked) => Ok(true),
        }
    }

    /// Returns `true` if the connection ended after a complete body; otherwise an error.
    fn end(&self, context: &CallContext) -> Result<bool, BodyEnd> {
        match &self.chunks {
            // The last chunk arrived, but the empty line after it is missing.
            Some(chunks) if chunks.has_last() => {
                context.abnormal_close.set(true);
                Ok(true)
            }
            None if self.head.framing == Framing::UntilClose => {
                if context.abnormal_close.get() {
                    return Err(Error::from(io::Error::from(io::ErrorKind::ConnectionReset)).into());
                }
                Ok(true)
            }
            _ => Err(unexpected_eof().into()),
        }
    }

    /// Returns the response, with the part of the body that arrived.
    fn finish(&mut self, connection: &Connection, context: &CallContext) -> Complete {
        let length = usize::try_from(self.limit).unwrap_or(usize::MAX);
        self.content.truncate(length);
        let close_delimited = self.head.framing == Framing::UntilClose;
        let response = HttpResponse {
            status: self.head.status,
            headers: std::mem::take(&mut self.head.headers),
            body: std::mem::take(&mut self.content),
            close_delimited,
            sent: context.sent.get(),
            received: context.received.get(),
        };
        Complete {
            response,
            reusable: self.head.keep_alive
                && !close_delimited
                && !context.abnormal_close.get()
                && !context.early.get()
                && connection.input().is_empty(),
        }
    }

    /// Returns the error for a successful response whose body is incomplete.
    fn failed(&mut self, end: BodyEnd, reading: &ReadParameters<'_>) -> TransportError {
        let status = Some(self.head.status);
        let length = usize::try_from(self.limit).unwrap_or(usize::MAX);
        self.content.truncate(length);
        let body = std::mem::take(&mut self.content);
        let error = match end {
            BodyEnd::Http(error) => error::from_http(error, reading.context, reading.place, status),
            BodyEnd::TooLarge => error::too_large(reading.context, self.limit),
        };
        // The effect stays `Maybe` although the status reports success, because the missing part
        // of the body may report a failure.
        TransportError {
            status,
            body,
            ..error
        }
    }
}

/// Returns `true` if the error means that the other side has ended the connection.
fn is_close(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::UnexpectedEof
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

impl<E: Into<Error>> From<E> for BodyEnd {
    fn from(error: E) -> BodyEnd {
        BodyEnd::Http(error.into())
    }
}
