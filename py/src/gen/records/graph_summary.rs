//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A graph, as listed.
    GraphSummary {
        /// Number of the graph.
        id,
        /// Name of the graph.
        name,
    }
}
