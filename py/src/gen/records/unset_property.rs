//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A property that a recall leaves alone.
    UnsetProperty {
        /// Number of the engine.
        engine_id,
        /// Path of the node.
        node_path,
        /// Name of the node.
        node_name,
        /// Path of the property.
        property_path,
        /// Display name of the property.
        display_name,
        /// Reason why the recall leaves the property alone.
        reason,
    }
}
