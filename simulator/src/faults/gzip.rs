//! Bodies in gzip: one that holds a body as it is, and one that grows a thousand times when it is
//! unpacked.

use std::io::Write;

use flate2::write::GzEncoder;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

/// Magic, deflate, no flags, no time, no hints, system unknown.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// What the block of a bomb that repeats unpacks to.
const BLOCK: usize = 1 << 20;

/// Bytes as a gzip file that stores them unpacked.
pub(super) fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::none());
    let file = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // Unreachable: writing to a vector does not fail.
    file.unwrap_or_default()
}

/// A gzip file of zeros: its begin, a block that repeats, its end. So it is small in the hub
/// however large it is on the wire.
#[derive(Debug)]
pub(super) struct Bomb {
    pub(super) begin: Vec<u8>,
    pub(super) block: Vec<u8>,
    pub(super) blocks: u64,
    pub(super) end: Vec<u8>,
}

impl Bomb {
    /// A bomb that unpacks to so many bytes.
    pub(super) fn of(bytes: u64) -> Bomb {
        let zeros = vec![0; BLOCK];
        let (blocks, rest) = (bytes / BLOCK as u64, bytes % BLOCK as u64);
        let rest = &zeros[..usize::try_from(rest).unwrap_or(BLOCK)];
        let mut end = deflate(rest, FlushCompress::Finish);
        let mut sum = repeated(&crc(&zeros), blocks);
        sum.combine(&crc(rest));
        end.extend_from_slice(&sum.sum().to_le_bytes());
        end.extend_from_slice(&sum.amount().to_le_bytes());
        Bomb {
            begin: HEADER.to_vec(),
            // After a full flush nothing refers to what came before, and it ends with a byte: the
            // next block can be the same again.
            block: deflate(&zeros, FlushCompress::Full),
            blocks,
            end,
        }
    }

    pub(super) fn length(&self) -> u64 {
        (self.begin.len() + self.end.len()) as u64 + self.blocks * self.block.len() as u64
    }
}

/// Bytes, deflated in one go.
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

/// The sum of a part so many times over, by doubling.
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
        let file = stored(b"abc");
        assert_eq!(file[10..18], [1, 3, 0, 0xfc, 0xff, b'a', b'b', b'c']);
        assert_eq!(file[18..], [0xc2, 0x41, 0x24, 0x35, 3, 0, 0, 0]);
        for length in [0, 1, 100_000] {
            let body = vec![b'x'; length];
            let file = stored(&body);
            assert!(file.len() >= length + 18, "{}", file.len());
            let mut unpacked = Vec::new();
            GzDecoder::new(&file[..])
                .read_to_end(&mut unpacked)
                .unwrap();
            assert_eq!(unpacked, body);
        }
    }

    /// The decoder holds the sum and the size at the end against what it has unpacked.
    #[test]
    fn a_bomb_unpacks_to_what_it_says() {
        for bytes in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 7 * BLOCK + 99] {
            let bomb = Bomb::of(bytes as u64);
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
    fn a_bomb_is_small_beside_what_it_holds() {
        for bytes in [1 << 30, 1 << 40] {
            let bomb = Bomb::of(bytes);
            assert!(bomb.length() * 900 < bytes, "{}", bomb.length());
            assert!(bomb.block.len() + bomb.end.len() < 4000);
        }
    }
}
