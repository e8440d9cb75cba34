//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A graph with its content.
    Graph {
        /// Its number.
        id,
        /// Its name.
        name,
        /// Its content, as text.
        content,
    }
}
