//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A graph with its content.
    Graph {
        /// Number of the graph.
        id,
        /// Name of the graph.
        name,
        /// Content, as text.
        content,
    }
}
