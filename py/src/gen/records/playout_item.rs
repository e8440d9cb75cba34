//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An item of a playout rundown.
    PlayoutItem {
        /// Number of the item.
        id,
        /// Name of the item.
        name,
        /// Name of the template.
        template,
        /// Values of the template's fields. An update with data replaces all of them.
        data,
        /// Buttons. They are absent from the responses to create and update.
        buttons,
    }
}
