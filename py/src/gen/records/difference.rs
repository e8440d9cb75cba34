//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A difference between two snapshots, or between a snapshot and the hub.
    Difference {
        /// Kind of the difference.
        kind,
        /// Number of the engine in the first snapshot.
        ///
        /// If the kind is `onlySecond`, its number in the second snapshot or on the hub.
        engine_id,
        /// Display name of the engine.
        engine,
        /// Path of the node; absent if the difference is that of a whole engine.
        node_path,
        /// Name of the node.
        node_name,
        /// Path of the property; absent if the difference is that of a whole engine.
        property_path,
        /// Display name of the property.
        display_name,
        /// Value in the first snapshot; null if it has none.
        first,
        /// Value in the second snapshot or on the hub; null if it has none.
        second,
        /// Reason why the property was not compared.
        reason,
    }
}
