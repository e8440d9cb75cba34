//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A node of an engine.
    Node {
        /// Its path; its id on an RE5 engine.
        node_path,
        /// Its name.
        node_name,
    }
}
