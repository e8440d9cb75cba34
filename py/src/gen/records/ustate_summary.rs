//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A ustate, as listed.
    UstateSummary {
        /// Number of the ustate.
        id,
        /// Name of the ustate.
        name,
    }
}
