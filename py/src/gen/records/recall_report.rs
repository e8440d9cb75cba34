//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Report of a recall or an undo.
    RecallReport {
        /// Result of each set, in the order of the plan.
        results,
        /// Time in milliseconds from the first request of a move to the last.
        spread_ms,
        /// Duration of the whole call in milliseconds.
        elapsed_ms,
        /// Document that undoes what was set.
        undo,
    }
}
