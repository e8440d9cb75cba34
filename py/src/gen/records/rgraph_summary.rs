//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An rgraph, as a list of rgraphs contains it.
    RgraphSummary {
        /// Number of the rgraph.
        id,
        /// Name of the rgraph.
        name,
    }
}
