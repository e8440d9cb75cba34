//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// State of a client's record.
    LogStatus {
        /// File that is written now; empty if nothing is recorded.
        file,
        /// Number of lines that could not be written.
        lost,
    }
}
