//! Heads of interim and final responses.

use httparse::{Error, Header, ParserConfig, Response, Status};
use std::mem::MaybeUninit;

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
