//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An rgraph with its content.
    Rgraph {
        /// Its number.
        id,
        /// Its name.
        name,
        /// Its content, XML as text.
        xml_content,
    }
}
