//! Several texts in one input, separated by a byte of 0xFF, which occurs in no UTF-8.

/// Returns the pieces, at least one.
pub fn of(data: &[u8]) -> impl Iterator<Item = &[u8]> {
    data.split(|byte| *byte == 0xFF)
}

/// Returns the input that these pieces are read from.
pub fn join<P: AsRef<[u8]>>(pieces: &[P]) -> Vec<u8> {
    let pieces: Vec<&[u8]> = pieces.iter().map(AsRef::as_ref).collect();
    pieces.join(&0xFF)
}

/// Returns the first byte as a choice among `among`, and the rest.
pub fn choice(data: &[u8], among: usize) -> Option<(usize, &[u8])> {
    let (first, rest) = data.split_first()?;
    Some((usize::from(*first) % among, rest))
}
