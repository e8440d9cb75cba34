//! `hub_request`: bytes as requests to the hub simulator, one connection after the other.

use crate::{pieces, stage};

/// Maximum memory of the journal's effects for each byte of the input: an effect holds the old
/// value and the new one.
const GROWTH: usize = 4096;

/// Runs the target: a byte for the number of bytes read at a time, and the bytes of the
/// connections.
pub fn run(data: &[u8]) {
    let Some((piece, rest)) = pieces::choice(data, 256) else {
        return;
    };
    let hub = stage::hub(stage::show());
    for connection in pieces::of(rest) {
        // 0 delivers everything at once.
        let answer = hub.answer(
            connection,
            piece.checked_sub(1).map_or(usize::MAX, |few| few + 1),
        );
        assert!(
            answer.is_empty() || answer.starts_with(b"HTTP/1."),
            "{}",
            String::from_utf8_lossy(&answer)
        );
    }
    let journal = serde_json::to_vec(&hub.journal()).expect("effects are JSON");
    assert!(
        journal.len() <= GROWTH * (data.len() + 1),
        "{} bytes",
        journal.len()
    );
    stage::check(&hub);
}

/// Returns the input that delivers these connections in one piece.
pub fn input<C: AsRef<[u8]>>(connections: &[C]) -> Vec<u8> {
    [vec![0], pieces::join(connections)].concat()
}
