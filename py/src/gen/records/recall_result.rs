//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Result of a recall for a property.
    RecallResult {
        /// Outcome.
        outcome,
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
        /// Value that was to be set.
        wanted,
        /// Value that the property was last seen with; null if it could not be read.
        found,
        /// Kind of the error, if a request failed.
        kind,
        /// Message of the error.
        message,
    }
}
