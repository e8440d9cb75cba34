//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A node in a snapshot.
    SnapshotNode {
        /// Path of the node.
        node_path,
        /// Name of the node.
        node_name,
        /// The properties, by path.
        properties,
    }
}
