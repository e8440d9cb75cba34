//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A button of a playout item.
    PlayoutButton {
        /// Its id, which triggers it too.
        id,
        /// What is written on it.
        label,
    }
}
