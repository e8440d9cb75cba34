//! CRC-32, which tells bytes that are whole from bytes that are not.

/// The polynomial, its bits reversed.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// What each byte does to a register.
const BYTES: [u32; 256] = bytes();

/// A remainder times x: the register after a bit.
const fn times_x(register: u32) -> u32 {
    let carried = if register & 1 == 1 { POLYNOMIAL } else { 0 };
    (register >> 1) ^ carried
}

const fn bytes() -> [u32; 256] {
    let mut table = [0; 256];
    let mut register: u32 = 0;
    while register < 256 {
        let (mut after, mut bit) = (register, 0);
        while bit < 8 {
            after = times_x(after);
            bit += 1;
        }
        table[register as usize] = after;
        register += 1;
    }
    table
}

/// The CRC-32 of bytes.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    let register = bytes.iter().fold(u32::MAX, |register, byte| {
        let [low, ..] = register.to_le_bytes();
        BYTES[usize::from(low ^ byte)] ^ (register >> 8)
    });
    !register
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn checksums_are_those_of_the_standard() {
        assert_eq!(checksum(b""), 0);
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}
