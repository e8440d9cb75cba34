//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A graph, as listed.
    GraphSummary {
        /// Its number.
        id,
        /// Its name.
        name,
    }
}
