//! Splits an input into texts at bytes of 0xFF, which do not occur in UTF-8.

/// Returns the pieces of an input. There is at least one.
pub fn of(data: &[u8]) -> impl Iterator<Item = &[u8]> {
    data.split(|byte| *byte == 0xFF)
}

/// Returns the input that consists of these pieces.
pub fn join<P: AsRef<[u8]>>(pieces: &[P]) -> Vec<u8> {
    let pieces: Vec<&[u8]> = pieces.iter().map(AsRef::as_ref).collect();
    pieces.join(&0xFF)
}

/// Uses the first byte to choose a number less than `among`. Returns the number and the other
/// bytes, or `None` if the input is empty.
pub fn choice(data: &[u8], among: usize) -> Option<(usize, &[u8])> {
    let (first, rest) = data.split_first()?;
    Some((usize::from(*first) % among, rest))
}
