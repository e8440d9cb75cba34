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
        /// The values of its template's fields. An update replaces them whole.
        data,
        /// Its buttons; absent from the responses to create and update.
        buttons,
    }
}
