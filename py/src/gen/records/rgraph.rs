//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An rgraph with its content.
    Rgraph {
        /// Number of the rgraph.
        id,
        /// Name of the rgraph.
        name,
        /// Content of the rgraph: XML as text.
        xml_content,
    }
}
