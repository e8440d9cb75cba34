//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An item of a playout rundown.
    PlayoutItem {
        /// Its number.
        id,
        /// Its name.
        name,
        /// The name of its template.
        template,
        /// The values of its template's fields.
        data,
        /// Its buttons; the answers to create and update come without.
        buttons,
    }
}
