//! The head that the bytes of a response begin with, and whether it counts.

use httparse::{Error, Header, ParserConfig, Response, Status};
use std::mem::MaybeUninit;

/// The most headers of a response, as many as ureq reads.
pub(super) const MAX_HEADERS: usize = 128;

/// The room for the headers of a head.
pub(super) type HeaderRoom<'b> = [MaybeUninit<Header<'b>>; MAX_HEADERS];

/// Room without headers.
pub(super) const fn header_room<'b>() -> HeaderRoom<'b> {
    [const { MaybeUninit::uninit() }; MAX_HEADERS]
}

/// The beginning of a response.
pub(super) enum ResponseHead<'h, 'b> {
    /// Not a complete head yet.
    Partial,
    /// The head of an interim response, and its length.
    Interim(Response<'h, 'b>, usize),
    /// The head that counts, and its length.
    Final(Response<'h, 'b>, usize),
}

/// Reads the head that these bytes begin with.
pub(super) fn read<'h, 'b>(
    input: &'b [u8],
    room: &'h mut HeaderRoom<'b>,
) -> Result<ResponseHead<'h, 'b>, Error> {
    let mut head = Response::new(&mut []);
    let config = ParserConfig::default();
    let parsed = config.parse_response_with_uninit_headers(&mut head, input, room)?;
    Ok(match parsed {
        Status::Partial => ResponseHead::Partial,
        // 101 is the last head of its connection.
        Status::Complete(length) if matches!(head.code, Some(100 | 102..=199)) => {
            ResponseHead::Interim(head, length)
        }
        Status::Complete(length) => ResponseHead::Final(head, length),
    })
}
