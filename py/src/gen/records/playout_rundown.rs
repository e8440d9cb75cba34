//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A playout rundown.
    PlayoutRundown {
        /// Number of the rundown.
        id,
        /// Name of the rundown.
        name,
    }
}
