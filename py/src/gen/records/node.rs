//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A node of an engine.
    Node {
        /// Path of the node. On an RE5 engine, this is the id of the node.
        node_path,
        /// Name of the node.
        node_name,
    }
}
