//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A ustate with its content.
    Ustate {
        /// Its number.
        id,
        /// Its name.
        name,
        /// Its content, as text.
        ustate_data,
    }
}
