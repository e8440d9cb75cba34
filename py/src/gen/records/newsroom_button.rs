//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A button of a MOS object.
    NewsroomButton {
        /// Id of the button.
        id,
        /// Key that triggers the button.
        key,
        /// Text on the button.
        label,
    }
}
