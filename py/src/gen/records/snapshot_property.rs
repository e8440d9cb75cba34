//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A property in a snapshot.
    SnapshotProperty {
        /// Path of the property.
        property_path,
        /// Display name.
        display_name,
        /// Value.
        value,
        /// Reason why it is in no recall unless it is named.
        skip,
    }
}
