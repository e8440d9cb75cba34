//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An rgraph, as listed.
    RgraphSummary {
        /// Number of the rgraph.
        id,
        /// Name of the rgraph.
        name,
    }
}
