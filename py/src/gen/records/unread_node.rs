//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A node, or an engine, that could not be read.
    UnreadNode {
        /// Number of the engine.
        engine_id,
        /// Path of the node; absent if the nodes of the engine could not be listed.
        node_path,
        /// Kind of the error, such as `Timeout`.
        kind,
        /// Message of the error.
        message,
    }
}
