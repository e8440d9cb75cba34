//! Parses chunked bodies, as specified in RFC 9112, section 7.1.

use httparse::{Status, parse_chunk_size};
use memchr::memchr;

const BARE_LF: &str = "a line of its chunks ends in a bare LF, without a CR";
const NO_SIZE: &str = "one of its chunks has no valid size";
const NO_END: &str = "one of its chunks is longer than its size";

/// The next part of the body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Size,
    /// Number of remaining bytes of content in the current chunk.
    Content(u64),
    /// The line end that follows the content of a chunk.
    ContentEnd,
    Trailers,
    Nothing,
}

/// The state of parsing a chunked body.
#[derive(Debug)]
pub(super) struct Chunks(Part);

impl Chunks {
    pub(super) fn new() -> Chunks {
        Chunks(Part::Size)
    }

    /// Appends the content of this input, up to `limit` bytes in total. Returns the number of input
    /// bytes that were used. The other bytes belong to an incomplete element, or follow the limit
    /// or the end of the body.
    pub(super) fn read(
        &mut self,
        input: &[u8],
        content: &mut Vec<u8>,
        limit: usize,
    ) -> Result<usize, &'static str> {
        let mut used = 0;
        loop {
            let rest = &input[used..];
            let (amount, next) = match self.0 {
                Part::Size => match read_size(rest)? {
                    Some((amount, 0)) => (amount, Part::Trailers),
                    Some((amount, size)) => (amount, Part::Content(size)),
                    None => return Ok(used),
                },
                Part::Content(size) => {
                    let room = limit.saturating_sub(content.len()).min(rest.len());
                    let amount = usize::try_from(size).map_or(room, |size| size.min(room));
                    if amount == 0 {
                        return Ok(used);
                    }
                    content.extend_from_slice(&rest[..amount]);
                    match size - amount as u64 {
                        0 => (amount, Part::ContentEnd),
                        left => (amount, Part::Content(left)),
                    }
                }
                Part::ContentEnd => match rest {
                    [b'\r', b'\n', ..] => (2, Part::Size),
                    [] | [b'\r'] => return Ok(used),
                    [b'\n', ..] => return Err(BARE_LF),
                    _ => return Err(NO_END),
                },
                Part::Trailers => match read_line(rest)? {
                    Some(b"") => (2, Part::Nothing),
                    Some(line) => (line.len() + 2, Part::Trailers),
                    None => return Ok(used),
                },
                Part::Nothing => return Ok(used),
            };
            used += amount;
            self.0 = next;
        }
    }

    /// Returns `true` if the last chunk has arrived.
    pub(super) fn has_last(&self) -> bool {
        matches!(self.0, Part::Trailers | Part::Nothing)
    }

    /// Returns `true` if the body is complete.
    pub(super) fn is_complete(&self) -> bool {
        self.0 == Part::Nothing
    }
}

/// Returns the length of the line with the size of a chunk, and the size; `None` if the line is
/// incomplete.
fn read_size(input: &[u8]) -> Result<Option<(usize, u64)>, &'static str> {
    // httparse is not enough: it accepts anything in an extension, even line feeds, and reads a
    // line without digits as 0.
    let Some(line) = read_line(input)? else {
        let begins_well = input.first().is_none_or(u8::is_ascii_hexdigit);
        return if begins_well { Ok(None) } else { Err(NO_SIZE) };
    };
    match parse_chunk_size(input) {
        Ok(Status::Complete((amount, size))) if line.first().is_some_and(u8::is_ascii_hexdigit) => {
            Ok(Some((amount, size)))
        }
        _ => Err(NO_SIZE),
    }
}

/// Returns the first line without its line end; `None` if the line is incomplete.
fn read_line(input: &[u8]) -> Result<Option<&[u8]>, &'static str> {
    match memchr(b'\n', input) {
        None => Ok(None),
        Some(end) => input[..end].strip_suffix(b"\r").map(Some).ok_or(BARE_LF),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Parses pieces that arrive one after the other. Returns the content, and `true` if the body
    /// is complete.
    fn read(pieces: &[&[u8]], limit: usize) -> Result<(Vec<u8>, bool), &'static str> {
        let (mut chunks, mut input, mut content) = (Chunks::new(), Vec::new(), Vec::new());
        for piece in pieces {
            input.extend_from_slice(piece);
            let used = chunks.read(&input, &mut content, limit)?;
            input.drain(..used);
        }
        Ok((content, chunks.is_complete()))
    }

    #[test]
    fn every_form_that_can_be_read_in_one_way_is_read() {
        let extension = "5;name=\"".to_owned() + &"x".repeat(9000) + "\"\r\nhello\r\n0\r\n\r\n";
        for wire in [
            "5\r\nhello\r\n0\r\n\r\n",
            "2\r\nhe\r\n0003\r\nllo\r\n000\r\n\r\n",
            "5 \t\r\nhello\r\n0\r\n\r\n",
            "5; a=b; c\r\nhello\r\n0;last\r\nX-Sum: 1\r\nX-More: 2\r\n\r\n",
            &extension,
        ] {
            let all = wire.as_bytes();
            assert_eq!(
                read(&[all], 99),
                Ok((b"hello".to_vec(), true)),
                "{wire:.60}"
            );
            let bytes: Vec<&[u8]> = all.chunks(1).collect();
            assert_eq!(
                read(&bytes, 99),
                Ok((b"hello".to_vec(), true)),
                "{wire:.60}"
            );
            for end in 0..all.len() {
                let (content, complete) = read(&[&all[..end]], 99).unwrap();
                assert!(!complete && b"hello".starts_with(&content), "{wire:.60}");
            }
        }
        // The content of the chunk looks like a chunk line.
        assert_eq!(
            read(&[b"3\r\n0\r\n\r\n0\r\n\r\n"], 9),
            Ok((b"0\r\n".to_vec(), true))
        );
        assert_eq!(
            read(&[b"5\r\nhello\r\n0\r\n\r\n"], 3),
            Ok((b"hel".to_vec(), false))
        );
    }

    #[test]
    fn what_is_no_chunk_is_refused_at_once() {
        for (wire, why) in [
            ("5\n", BARE_LF),
            ("5;a=b\n", BARE_LF),
            ("5\r\nhello\n", BARE_LF),
            ("0\r\nX-Sum: 1\n", BARE_LF),
            ("0\r\n\n", BARE_LF),
            ("5\r\nhello!", NO_END),
            ("5\r\nhello\rx", NO_END),
            ("\r\n", NO_SIZE),
            (";a\r\n", NO_SIZE),
            ("x", NO_SIZE),
            ("-1\r\n", NO_SIZE),
            ("+1\r\n", NO_SIZE),
            (" 5\r\n", NO_SIZE),
            ("0x5\r\n", NO_SIZE),
            ("5 5\r\n", NO_SIZE),
            ("5,5\r\n", NO_SIZE),
            ("10000000000000000\r\n", NO_SIZE),
        ] {
            assert_eq!(read(&[wire.as_bytes()], 99), Err(why), "{wire:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 2000, failure_persistence: None, ..ProptestConfig::default()
        })]

        #[test]
        fn bytes_in_any_pieces_are_read_as_in_one(
            wire in prop::collection::vec(prop::sample::select(b"0153a;=x \r\n".to_vec()), 0..40),
            sizes in prop::collection::vec(1_usize..9, 40),
        ) {
            let mut rest = wire.as_slice();
            let pieces = sizes.into_iter().map(|size| {
                let (piece, behind) = rest.split_at(size.min(rest.len()));
                rest = behind;
                piece
            });
            let pieces: Vec<&[u8]> = pieces.collect();
            // The order in which two faults are found depends on the pieces.
            prop_assert_eq!(read(&pieces, 99).ok(), read(&[&wire], 99).ok());
        }
    }
}
