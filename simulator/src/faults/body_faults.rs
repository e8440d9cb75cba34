//! Faults in the body of a response, and the gzip bodies that two of these faults send.

use std::io::Write;
use std::time::Duration;

use flate2::write::GzEncoder;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

use super::kind::FaultParams;
use super::script::{End, LAST_CHUNK, RawResponse, Step, WireScript, chunk, chunked};

/// Time for sent bytes to arrive before a reset, which would otherwise overtake them.
const AHEAD: Duration = Duration::from_millis(30);

/// Sends the head with the length of the complete body, and the beginning of the body. The last
/// byte of the body is never sent.
fn begun(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_length();
    let part = params.part_of("bytes", response.body.len());
    WireScript::sending(response.head()).send(response.body.slice(..part))
}

pub(super) fn truncate_body(params: &FaultParams, response: RawResponse) -> WireScript {
    begun(params, response)
}

pub(super) fn stall_in_body(params: &FaultParams, response: RawResponse) -> WireScript {
    begun(params, response).then(Step::Stall(params.seconds_or_none("seconds")))
}

pub(super) fn reset_in_body(params: &FaultParams, response: RawResponse) -> WireScript {
    begun(params, response).wait(AHEAD).end(End::Reset)
}

pub(super) fn drip_body(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_length();
    let (piece, pause) = (params.size("piece"), params.seconds("seconds"));
    WireScript::sending(response.head())
        .then(Step::Drip(response.body, piece, pause))
        .keep_if(response.keeps)
}

pub(super) fn short_length(params: &FaultParams, response: RawResponse) -> WireScript {
    let length = response.body.len().saturating_sub(params.size("by"));
    declared_length(response, length)
}

pub(super) fn long_length(params: &FaultParams, response: RawResponse) -> WireScript {
    let length = response.body.len().saturating_add(params.size("by"));
    declared_length(response, length).end(End::Close)
}

/// Sends a response whose head declares a different length than its body has.
fn declared_length(response: RawResponse, length: usize) -> WireScript {
    let response = response.with("content-length", length.to_string());
    WireScript::sending(response.head())
        .send(response.body)
        .keep_if(response.keeps)
}

pub(super) fn close_delimited(_: &FaultParams, response: RawResponse) -> WireScript {
    WireScript::sending(response.head()).send(response.body)
}

pub(super) fn close_delimited_cut(params: &FaultParams, response: RawResponse) -> WireScript {
    let part = params.part_of("bytes", response.body.len());
    let script = WireScript::sending(response.head()).send(response.body.slice(..part));
    if params.flag("reset") {
        script.wait(AHEAD).end(End::Reset)
    } else {
        script
    }
}

pub(super) fn bad_chunk_size(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_chunks();
    let (first, second) = response.body.split_at(response.body.len() / 2);
    let script = WireScript::sending(response.head());
    let script = if first.is_empty() {
        script
    } else {
        script.send(chunk(first))
    };
    script
        .send(format!("{}\r\n", params.text("size")))
        .send([second, b"\r\n", LAST_CHUNK].concat())
}

pub(super) fn missing_last_chunk(_: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_chunks();
    let mut body = chunked(&response.body);
    body.truncate(body.len() - LAST_CHUNK.len());
    WireScript::sending(response.head()).send(body)
}

pub(super) fn trailers_flood(params: &FaultParams, response: RawResponse) -> WireScript {
    let response = response.with_chunks();
    let mut body = chunked(&response.body);
    // The empty line that ends the trailers is removed, because it must follow all of them.
    body.truncate(body.len() - 2);
    WireScript::sending(response.head())
        .send(body)
        .repeat(b"x-flood: trailer\r\n", params.count_or_none("count"))
        .send("\r\n")
        .keep_if(response.keeps)
}

pub(super) fn endless_body(params: &FaultParams, response: RawResponse) -> WireScript {
    // The body is a string without an end, which is valid JSON as far as it goes.
    let (begin, text) = (&b"\""[..], [b'x'; 1024]);
    let times = params
        .count_or_none("bytes")
        .map(|bytes| bytes.div_ceil(1024));
    if params.flag("chunked") {
        let response = response.with_chunks();
        WireScript::sending(response.head())
            .send(chunk(begin))
            .repeat(&chunk(&text), times)
    } else {
        WireScript::sending(response.head())
            .send(begin)
            .repeat(&text, times)
    }
}

pub(super) fn gzip(_: &FaultParams, mut response: RawResponse) -> WireScript {
    response.body = gzip_stored(&response.body).into();
    let keeps = response.keeps;
    WireScript::sending(response.with("content-encoding", "gzip").whole()).keep_if(keeps)
}

pub(super) fn gzip_bomb(params: &FaultParams, response: RawResponse) -> WireScript {
    let bomb = GzipBomb::of(params.count("bytes"));
    let response = response
        .with("content-encoding", "gzip")
        .with("content-length", bomb.length().to_string());
    WireScript::sending(response.head())
        .send(bomb.begin)
        .repeat(&bomb.block, Some(bomb.blocks))
        .send(bomb.end)
        .keep_if(response.keeps)
}

pub(super) fn extra_bytes(params: &FaultParams, response: RawResponse) -> WireScript {
    let keeps = response.keeps;
    let mut whole = response.whole();
    // All bytes are sent in one piece: a client could otherwise read the later ones as the response
    // to its next request.
    match params.text_or_none("text") {
        Some(text) => whole.extend_from_slice(text.as_bytes()),
        None => whole.extend_from_within(..),
    }
    WireScript::sending(whole).keep_if(keeps)
}

pub(super) fn close_after_reply(params: &FaultParams, response: RawResponse) -> WireScript {
    WireScript::sending(response.with("connection", "keep-alive").whole())
        .wait(params.seconds("seconds"))
}

/// Header of a gzip file: magic number, deflate, no flags, no time, no hints, unknown system.
const GZIP_HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// Decompressed size of the block that a gzip bomb repeats, in bytes.
const BOMB_BLOCK: usize = 1 << 20;

/// Returns a gzip file that contains these bytes uncompressed.
fn gzip_stored(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::none());
    let file = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // This cannot fail, because the encoder writes to a vector.
    file.unwrap_or_default()
}

/// A gzip file of zeros, as its beginning, a block that is repeated, and its end. It needs little
/// memory in the hub, however many bytes are sent.
#[derive(Debug)]
struct GzipBomb {
    begin: Vec<u8>,
    block: Vec<u8>,
    blocks: u64,
    end: Vec<u8>,
}

impl GzipBomb {
    /// Creates a gzip file whose decompressed size is `bytes` bytes.
    fn of(bytes: u64) -> GzipBomb {
        let zeros = vec![0; BOMB_BLOCK];
        let (blocks, rest) = (bytes / BOMB_BLOCK as u64, bytes % BOMB_BLOCK as u64);
        let rest = &zeros[..usize::try_from(rest).unwrap_or(BOMB_BLOCK)];
        let mut end = deflate(rest, FlushCompress::Finish);
        let mut sum = repeated(&crc(&zeros), blocks);
        sum.combine(&crc(rest));
        end.extend_from_slice(&sum.sum().to_le_bytes());
        end.extend_from_slice(&sum.amount().to_le_bytes());
        GzipBomb {
            begin: GZIP_HEADER.to_vec(),
            // After a full flush, the output refers to no earlier data and ends on a byte boundary,
            // so that the same block can be repeated.
            block: deflate(&zeros, FlushCompress::Full),
            blocks,
            end,
        }
    }

    fn length(&self) -> u64 {
        (self.begin.len() + self.end.len()) as u64 + self.blocks * self.block.len() as u64
    }
}

/// Compresses these bytes with deflate.
fn deflate(bytes: &[u8], flush: FlushCompress) -> Vec<u8> {
    let mut deflated = Vec::with_capacity(bytes.len() / 100 + 100);
    let mut deflate = Compress::new(Compression::best(), false);
    loop {
        let from = usize::try_from(deflate.total_in()).unwrap_or(bytes.len());
        let status = deflate.compress_vec(&bytes[from..], &mut deflated, flush);
        let is_full = deflated.len() == deflated.capacity();
        if !is_full || matches!(status, Ok(Status::StreamEnd) | Err(_)) {
            return deflated;
        }
        deflated.reserve(100);
    }
}

fn crc(bytes: &[u8]) -> Crc {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc
}

/// Returns the checksum of a part that is repeated `times` times. It is computed by doubling.
fn repeated(part: &Crc, times: u64) -> Crc {
    let mut sum = Crc::new();
    for bit in (0..u64::BITS - times.leading_zeros()).rev() {
        let mut half = Crc::new();
        half.combine(&sum);
        sum.combine(&half);
        if times >> bit & 1 == 1 {
            sum.combine(part);
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn what_is_stored_is_there_as_it_is() {
        let file = gzip_stored(b"abc");
        assert_eq!(file[10..18], [1, 3, 0, 0xfc, 0xff, b'a', b'b', b'c']);
        assert_eq!(file[18..], [0xc2, 0x41, 0x24, 0x35, 3, 0, 0, 0]);
        for length in [0, 1, 100_000] {
            let body = vec![b'x'; length];
            let file = gzip_stored(&body);
            assert!(file.len() >= length + 18, "{}", file.len());
            let mut unpacked = Vec::new();
            GzDecoder::new(&file[..])
                .read_to_end(&mut unpacked)
                .unwrap();
            assert_eq!(unpacked, body);
        }
    }

    /// The decoder checks the decompressed bytes against the checksum and the size at the end of
    /// the file.
    #[test]
    fn a_bomb_unpacks_to_what_it_says() {
        for bytes in [
            0,
            1,
            BOMB_BLOCK - 1,
            BOMB_BLOCK,
            BOMB_BLOCK + 1,
            7 * BOMB_BLOCK + 99,
        ] {
            let bomb = GzipBomb::of(bytes as u64);
            let mut file = bomb.begin.clone();
            for _ in 0..bomb.blocks {
                file.extend_from_slice(&bomb.block);
            }
            file.extend_from_slice(&bomb.end);
            assert_eq!(file.len() as u64, bomb.length());
            let unpacked = io::copy(&mut GzDecoder::new(&file[..]), &mut io::sink());
            assert_eq!(unpacked.unwrap(), bytes as u64);
        }
    }

    #[test]
    fn a_bomb_is_much_smaller_than_its_content() {
        for bytes in [1 << 30, 1 << 40] {
            let bomb = GzipBomb::of(bytes);
            assert!(bomb.length() * 900 < bytes, "{}", bomb.length());
            assert!(bomb.block.len() + bomb.end.len() < 4000);
        }
    }
}
