//! Bodies in gzip, written by hand: one that holds a body as it is, and one that grows 160 times
//! when it is unpacked, both without packing anything.

use crate::checksum::{checksum, times_x};

/// Magic, deflate, no flags, no time, no hints, system unknown.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// Most bytes of a block that is stored as it is.
const STORED: usize = 0xffff;

/// What a block of a bomb unpacks to: eight repetitions of 258 zeros.
const PER_BLOCK: u64 = 8 * 258;

/// Bytes as a gzip file that stores them unpacked.
pub(super) fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut file = HEADER.to_vec();
    let mut blocks: Vec<&[u8]> = bytes.chunks(STORED).collect();
    if blocks.is_empty() {
        blocks.push(&[]);
    }
    for (at, block) in blocks.iter().enumerate() {
        // Unreachable: a block is no longer than STORED.
        let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
        file.push(u8::from(at + 1 == blocks.len()));
        file.extend_from_slice(&length.to_le_bytes());
        file.extend_from_slice(&(!length).to_le_bytes());
        file.extend_from_slice(block);
    }
    file.extend_from_slice(&checksum(bytes).to_le_bytes());
    file.extend_from_slice(&size(bytes.len() as u64));
    file
}

/// A gzip file of zeros: its begin, a block that repeats, its end.
#[derive(Debug)]
pub(super) struct Bomb {
    pub(super) begin: Vec<u8>,
    pub(super) block: Vec<u8>,
    pub(super) blocks: u64,
    pub(super) end: Vec<u8>,
}

impl Bomb {
    /// A bomb that unpacks to as many bytes, and up to a block more.
    pub(super) fn of(bytes: u64) -> Bomb {
        let blocks = bytes.div_ceil(PER_BLOCK);
        let zeros = 1 + blocks * PER_BLOCK;
        let mut begin = HEADER.to_vec();
        // The last block, in fixed codes, and the first five of the eight bits of a zero: the
        // three that are left are zero, as are the last three of each repetition, so that all
        // blocks of eight repetitions look the same from here on.
        begin.push(packed("11000110")[0]);
        let pairs = REPETITION.repeat(8);
        let block = packed(&format!("000{}", &pairs[..pairs.len() - 3]));
        // The three bits that are left, and the end of the block in seven.
        let mut end = packed("0000000000");
        end.extend_from_slice(&checksum_of_zeros(zeros).to_le_bytes());
        end.extend_from_slice(&size(zeros));
        Bomb {
            begin,
            block,
            blocks,
            end,
        }
    }

    pub(super) fn length(&self) -> u64 {
        (self.begin.len() + self.end.len()) as u64 + self.blocks * self.block.len() as u64
    }
}

/// In the fixed codes of deflate: repeat 258 bytes from one byte back.
const REPETITION: &str = "1100010100000";

/// Bits, the first of each byte the lowest, as deflate counts them.
fn packed(bits: &str) -> Vec<u8> {
    let byte = |bits: &[u8]| {
        let bits = bits.iter().rev();
        bits.fold(0, |byte, bit| byte << 1 | u8::from(*bit == b'1'))
    };
    bits.as_bytes().chunks(8).map(byte).collect()
}

/// The size as a gzip file ends with it: the lower 32 bits.
fn size(bytes: u64) -> [u8; 4] {
    let [a, b, c, d, ..] = bytes.to_le_bytes();
    [a, b, c, d]
}

/// The CRC-32 of so many zeros, by powers in place of one step for each.
fn checksum_of_zeros(bytes: u64) -> u32 {
    // x to the power of 0 and of 8: reversed, the highest bit is the lowest power.
    let (mut power, mut square) = (1 << 31, 1 << 23);
    let mut left = bytes;
    while left > 0 {
        if left & 1 == 1 {
            power = product(power, square);
        }
        square = product(square, square);
        left >>= 1;
    }
    !product(u32::MAX, power)
}

/// The product of two remainders.
fn product(a: u32, b: u32) -> u32 {
    let mut b = b;
    let mut sum = 0;
    for bit in (0..32).rev() {
        if a >> bit & 1 == 1 {
            sum ^= b;
        }
        b = times_x(b);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeros_are_counted_as_if_they_were_there() {
        for length in [0, 1, 7, 2065, 70_000] {
            let counted = checksum_of_zeros(length as u64);
            assert_eq!(counted, checksum(&vec![0; length]), "{length}");
        }
    }

    #[test]
    fn what_is_stored_is_there_as_it_is() {
        let file = stored(b"abc");
        assert_eq!(file[10..18], [1, 3, 0, 0xfc, 0xff, b'a', b'b', b'c']);
        assert_eq!(file[18..], [0xc2, 0x41, 0x24, 0x35, 3, 0, 0, 0]);
        assert_eq!(stored(&[0; STORED + 1]).len(), 10 + 2 * 5 + STORED + 1 + 8);
    }

    #[test]
    fn a_bomb_is_small_beside_what_it_holds() {
        let bomb = Bomb::of(1 << 30);
        assert!(bomb.length() * 158 < 1 << 30, "{}", bomb.length());
        assert_eq!(bomb.block.len(), 13);
        // The size at the end is the one that unpacking gives, up to a block too much.
        let size = bomb.end[bomb.end.len() - 4..].try_into().unwrap();
        assert_eq!(
            u64::from(u32::from_le_bytes(size)),
            1 + bomb.blocks * PER_BLOCK
        );
    }
}
