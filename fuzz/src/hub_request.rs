//! `hub_request`: sends bytes as requests to the hub simulator, on one connection after the other.

use crate::{pieces, stage};

/// Maximum size of the journal as JSON, in bytes per byte of the input. Each effect in it contains
/// the old and the new value.
const GROWTH: usize = 4096;

/// Runs the target. The first byte is the number of bytes that are delivered at a time; the bytes
/// of the connections follow.
pub fn run(data: &[u8]) {
    let Some((piece, rest)) = pieces::choice(data, 256) else {
        return;
    };
    let hub = stage::hub(stage::show());
    for connection in pieces::of(rest) {
        // The number 0 means that all bytes are delivered at once.
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

/// Returns the input that delivers the bytes of these connections all at once.
pub fn input<C: AsRef<[u8]>>(connections: &[C]) -> Vec<u8> {
    [vec![0], pieces::join(connections)].concat()
}
