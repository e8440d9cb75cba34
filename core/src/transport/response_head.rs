//! Parses the heads of interim and final responses, and prepares to read the body after a final
//! head. Exchanges and the code around ureq both use it.

use super::buffers::BufferCache;
use super::context::{CallContext, CallPhase};
use super::error;
use super::http::TransportError;
use crate::error::{ErrorKind, MAX_ERROR_BODY};
use crate::framing::Framing;
use httparse::{Error, Header, ParserConfig, Response, Status};
use std::mem::MaybeUninit;

/// Maximum number of consecutive bytes of a body that are not part of its content, such as chunk
/// sizes.
pub(super) const MAX_NON_BODY_BYTES: u64 = 64 * 1024;

/// Maximum capacity, in bytes, that is reserved for a body before any of it has arrived.
const MAX_INITIAL_CAPACITY: u64 = 4 * 1024 * 1024;

/// Initial capacity for a body of unknown length, in bytes.
pub(super) const INITIAL_CAPACITY: usize = 16 * 1024;

/// Error detail for a response without a final head.
pub(super) const ENDLESS_HEADS: &str = "the hub sent endless interim responses and no final one";

/// Error detail for a body with more than [`MAX_NON_BODY_BYTES`] consecutive bytes without content.
pub(super) const ENDLESS_BODY: &str = "the response body has endless chunk lines or trailers";

/// Maximum number of headers in a response. It is the same as in ureq.
pub(super) const MAX_HEADERS: usize = 128;

/// Memory for the parsed headers of a head.
pub(super) type HeaderRoom<'b> = [MaybeUninit<Header<'b>>; MAX_HEADERS];

/// Returns memory that contains no headers yet.
pub(super) const fn header_room<'b>() -> HeaderRoom<'b> {
    [const { MaybeUninit::uninit() }; MAX_HEADERS]
}

/// The result of parsing the beginning of a response.
pub(super) enum ResponseHead<'h, 'b> {
    /// The head is incomplete.
    Partial,
    /// The head of an interim response, with its length in bytes.
    Interim(Response<'h, 'b>, usize),
    /// The head of the final response, with its length in bytes.
    Final(Response<'h, 'b>, usize),
}

/// Parses the head at the beginning of these bytes.
pub(super) fn read<'h, 'b>(
    input: &'b [u8],
    room: &'h mut HeaderRoom<'b>,
) -> Result<ResponseHead<'h, 'b>, Error> {
    let mut head = Response::new(&mut []);
    let config = ParserConfig::default();
    let parsed = config.parse_response_with_uninit_headers(&mut head, input, room)?;
    Ok(match parsed {
        Status::Partial => ResponseHead::Partial,
        // A response with the status 101 is not followed by another one, so it does not count as
        // interim here.
        Status::Complete(length) if matches!(head.code, Some(100 | 102..=199)) => {
            ResponseHead::Interim(head, length)
        }
        Status::Complete(length) => ResponseHead::Final(head, length),
    })
}

/// Begins the body of a response. Returns the maximum size of its content, in bytes.
pub(super) fn begin_body(
    status: u16,
    body_limit: u64,
    context: &CallContext,
) -> Result<u64, TransportError> {
    context.enter_phase(CallPhase::Body);
    context.last_body_progress.set(context.received.get());
    if !(200..300).contains(&status) {
        return Ok(body_limit.min(MAX_ERROR_BODY as u64));
    }
    if context.early.get() {
        let detail = "the hub reported success before it had received the complete request";
        return Err(TransportError {
            status: Some(status),
            ..error::in_phase(context, ErrorKind::Protocol, detail)
        });
    }
    Ok(body_limit)
}

/// Returns an empty buffer for the content of a body.
pub(super) fn first_buffer(framing: Framing, limit: u64, spare: &BufferCache) -> Vec<u8> {
    let announced = match framing {
        Framing::Length(length) => length,
        Framing::Empty | Framing::Chunked | Framing::UntilClose => 0,
    };
    let room = announced.min(limit).min(MAX_INITIAL_CAPACITY);
    spare.take(usize::try_from(room).unwrap_or(0))
}
