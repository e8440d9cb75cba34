//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A permit for one act, or for one composed call as a whole.
    Permit {
        /// Number of the permit.
        id,
        /// Name of the call, such as `playout.delete_item`.
        ///
        /// With `@` and the number of an engine, as in `graphs.load@3`, if it is for that engine
        /// alone.
        operation,
        /// End of the permit, in milliseconds since the beginning of 1970 in UTC.
        until_ms,
    }
}
