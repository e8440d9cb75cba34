//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A button of a playout item.
    PlayoutButton {
        /// Id of the button, which can also be used to trigger it.
        id,
        /// Text on the button.
        label,
    }
}
