//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A property that a recall sets, with its value before and after.
    PlannedSet {
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
        /// Value of the property when the plan was made.
        before,
        /// Value that is set.
        after,
        /// True if the value moves, false if it jumps.
        eased,
        /// True if the value jumps after the moves have ended.
        at_end,
    }
}
