//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A property of a node.
    Property {
        /// Its path; the pin's id on an RE5 engine.
        property_path,
        /// Its name for people.
        display_name,
        /// What it holds now. Numbers may come back rounded to single precision.
        value,
    }
}
