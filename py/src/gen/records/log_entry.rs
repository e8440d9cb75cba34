//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An entry of a record: a call with its outcome, or another event.
    ///
    /// Text that the entry does not have is empty, and a number is absent.
    LogEntry {
        /// Number of the call in its record; absent for other events.
        number,
        /// Start of the call or event, in milliseconds since the beginning of 1970 in UTC.
        at_ms,
        /// Address of the hub, without secrets.
        hub,
        /// Id of the process that wrote the entry.
        pid,
        /// Kind of the entry.
        ///
        /// `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`, `note`, `live` for
        /// the values that a live session sent to a property in about one second, or `lost` for
        /// lines that could not be written.
        event,
        /// Name of the operation, or `request` for a raw request.
        ///
        /// For another event, its subject; for a note, its text; for `lost`, the number of lost
        /// lines.
        operation,
        /// Arguments of the call by their JSON names, as a call by name takes them.
        ///
        /// A raw request has `method`, `path` and `body`. `live` has the ids of the property, the
        /// `first` and the `last` value, and `count`, the number of values.
        arguments,
        /// Path of names by which the ids were found; empty for a call by ids.
        names,
        /// Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`.
        ///
        /// `open` if the record contains no outcome, for example because the process ended during
        /// the call.
        ended,
        /// Kind of the call's error; empty if the call succeeded.
        kind,
        /// Sentence that names the object that the hub does not have; empty otherwise.
        ///
        /// If it is set, the act has changed nothing, unless the object existed a moment before.
        missing,
        /// HTTP status; absent if the hub did not respond.
        status,
        /// Number of attempts.
        attempts,
        /// Duration of the call in milliseconds.
        elapsed_ms,
        /// Number of the composed call that the call was a part of.
        whole,
        /// Name of the composed call that the call was a part of.
        whole_call,
        /// Number of the permit that the call used, or that was given or ended.
        permit,
        /// Response, as far as it was recorded.
        response,
    }
}
