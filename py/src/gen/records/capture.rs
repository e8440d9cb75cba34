//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// The result of a capture.
    ///
    /// The data that was read from a hub, as a show of the hub simulator.
    Capture {
        /// The show. Its JSON is what `gfxhub simulator --show` and a local hub take.
        show,
        /// Descriptions of data that the hub does not show, and of the substitutes in the show.
        filled,
        /// Descriptions of the data of the hub that a show cannot contain.
        left_out,
    }
}
