//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// The state that met the condition of a wait. Fields without a value are null or empty.
    AwaitedChange {
        /// Path or topic as it was given.
        topic,
        /// Id or path of the thing in its list.
        key,
        /// Name of the thing.
        name,
        /// State of the thing at the first successful look, as the hub described it.
        ///
        /// Null if the thing did not exist.
        before,
        /// State of the thing that met the condition, as the hub described it.
        after,
        /// Time of the look at the hub that found this state.
        ///
        /// In milliseconds since the beginning of 1970 in UTC.
        at_ms,
        /// Time waited in milliseconds.
        waited_ms,
        /// Number of looks at the hub; 1 if the first look already met the condition.
        looks,
    }
}
