//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Something that a record tells: a call with its end, or another event.
    ///
    /// Texts and numbers that it does not have are empty or absent.
    LogEntry {
        /// Number of the call in its record; absent for other events.
        number,
        /// Time at which it began, in milliseconds since the beginning of 1970 in UTC.
        at_ms,
        /// Address of the hub, without secrets.
        hub,
        /// Number of the process that wrote it.
        pid,
        /// Word for it.
        ///
        /// `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`, `note`, `live` for a
        /// second of a property of a live session, or `lost` for lines that could not be written.
        event,
        /// Name of the operation, `request` for a raw request.
        ///
        /// Of an event what it is about, and of a note its text.
        operation,
        /// Arguments of the call by their names in JSON, as a call by name takes them.
        ///
        /// Those of a raw request are `method`, `path` and `body`; those of `live` are the ids of
        /// the property, its `first` and its `last` value, and their `count`.
        arguments,
        /// Path of the names that its ids were found by; empty of a call by ids.
        names,
        /// End of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`.
        ///
        /// It is `open` if the record has no end of it, so that it was under way when the process
        /// ended or is still.
        ended,
        /// Kind of its error; empty if it succeeded.
        kind,
        /// Sentence on what the hub does not have.
        ///
        /// Of an act that can have changed nothing for want of it, unless it was there a moment
        /// before.
        missing,
        /// Status of HTTP, if the hub responded.
        status,
        /// Number of attempts.
        attempts,
        /// Duration of the call in milliseconds.
        elapsed_ms,
        /// Number of the composed call that it was a part of.
        whole,
        /// Name of the composed call that it was a part of.
        whole_call,
        /// Number of the permit that it used, or that was given or ended.
        permit,
        /// Response, as far as it was recorded.
        response,
    }
}
