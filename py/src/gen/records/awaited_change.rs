//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Something that was waited for. What it does not have is absent or empty.
    AwaitedChange {
        /// Path or topic as it was given.
        topic,
        /// Id or path of the thing in its list.
        key,
        /// Name of the thing.
        name,
        /// The thing at the first look, as the hub described it; null if it was not there.
        before,
        /// The thing as the hub described it when it was as waited for.
        after,
        /// Time of the look that found it, in milliseconds since the beginning of 1970 in UTC.
        at_ms,
        /// Time waited in milliseconds.
        waited_ms,
        /// Number of looks; 1 if it was so from the beginning.
        looks,
    }
}
