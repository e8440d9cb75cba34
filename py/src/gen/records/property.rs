//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A property of a node.
    Property {
        /// Path of the property. On an RE5 engine, this is the id of the pin.
        property_path,
        /// Display name.
        display_name,
        /// Current value. The hub may round numbers to single precision.
        value,
    }
}
