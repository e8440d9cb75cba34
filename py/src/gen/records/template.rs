//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A template from which items are created.
    Template {
        /// Number of the template.
        id,
        /// Name of the template. Items refer to the template by this name.
        name,
    }
}
