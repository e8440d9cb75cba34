//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A property of a node.
    Property {
        /// Path of the property; the pin's id on an RE5 engine.
        property_path,
        /// Display name.
        display_name,
        /// Current value. Numbers may come back rounded to single precision.
        value,
    }
}
