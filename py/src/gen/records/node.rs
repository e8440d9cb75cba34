//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A node of an engine.
    Node {
        /// Path of the node; its id on an RE5 engine.
        node_path,
        /// Name of the node.
        node_name,
    }
}
