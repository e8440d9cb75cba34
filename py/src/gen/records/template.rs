//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A template that items are made from.
    Template {
        /// Its number.
        id,
        /// Its name, which items refer to.
        name,
    }
}
