//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A ustate, as a list of ustates contains it.
    UstateSummary {
        /// Number of the ustate.
        id,
        /// Name of the ustate.
        name,
    }
}
