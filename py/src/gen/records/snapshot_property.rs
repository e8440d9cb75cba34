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
        /// Reason why a recall leaves out the property unless a pattern names it exactly.
        ///
        /// A null value is always left out.
        skip,
    }
}
