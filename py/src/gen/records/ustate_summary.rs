//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A ustate, as listed.
    UstateSummary {
        /// Its number.
        id,
        /// Its name.
        name,
    }
}
