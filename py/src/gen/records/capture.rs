//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A hub as it was read: a show of the hub simulator.
    Capture {
        /// The show. Its JSON is what `gfxhub simulator --show` and a local hub take.
        show,
        /// Descriptions of what the hub does not show, and of what the show has in its place.
        filled,
        /// Descriptions of what the hub shows and a show cannot hold.
        left_out,
    }
}
