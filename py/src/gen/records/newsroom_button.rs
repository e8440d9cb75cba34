//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A button of a MOS object.
    NewsroomButton {
        /// Its id.
        id,
        /// Its key, which triggers it.
        key,
        /// What is written on it.
        label,
    }
}
