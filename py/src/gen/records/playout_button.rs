//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A button of a playout item.
    PlayoutButton {
        /// Id of the button, which triggers it too.
        id,
        /// Text on the button.
        label,
    }
}
