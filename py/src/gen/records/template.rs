//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A template that items are made from.
    Template {
        /// Number of the template.
        id,
        /// Name of the template, which items refer to.
        name,
    }
}
