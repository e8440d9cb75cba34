//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A graph, as a list of graphs contains it.
    GraphSummary {
        /// Number of the graph.
        id,
        /// Name of the graph.
        name,
    }
}
