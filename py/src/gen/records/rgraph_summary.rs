//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An rgraph, as listed.
    RgraphSummary {
        /// Its number.
        id,
        /// Its name.
        name,
    }
}
