//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A difference between two snapshots, or between a snapshot and the hub.
    Difference {
        /// Kind of the difference.
        kind,
        /// Number of the engine in the first.
        engine_id,
        /// Display name of the engine.
        engine,
        /// Path of the node; absent if the difference is that of a whole engine.
        node_path,
        /// Name of the node.
        node_name,
        /// Path of the property; absent if the difference is that of a whole node.
        property_path,
        /// Display name of the property.
        display_name,
        /// Value in the first; null if it has none.
        first,
        /// Value in the second; null if it has none.
        second,
        /// Reason why it was not compared.
        reason,
    }
}
