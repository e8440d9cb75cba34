//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A playout rundown.
    PlayoutRundown {
        /// Its number.
        id,
        /// Its name.
        name,
    }
}
