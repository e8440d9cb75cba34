//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A ustate with its content.
    Ustate {
        /// Number of the ustate.
        id,
        /// Name of the ustate.
        name,
        /// Content, as text.
        ustate_data,
    }
}
