//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A button of a MOS object.
    NewsroomButton {
        /// Id of the button.
        id,
        /// Key of the button, by which a call triggers it.
        key,
        /// Text on the button.
        label,
    }
}
