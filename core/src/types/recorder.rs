//! Notes in the record of a client, and the entries that are read from it.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::PermitId;
use crate::value::object::Object;

records! {
    /// An entry of a record: a call with its outcome, or another event. Text that the entry does
    /// not have is empty, and a number is absent.
    LogEntry {
        /// Number of the call in its record; absent for other events.
        number: Option<i64> = "number",
        /// Start of the call or event, in milliseconds since the beginning of 1970 in UTC.
        at_ms: i64 = "atMs",
        /// Address of the hub, without secrets.
        hub: String = "hub",
        /// Id of the process that wrote the entry.
        pid: i64 = "pid",
        /// Kind of the entry: `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`,
        /// `note`, `live` for the values that a live session sent to a property in about one
        /// second, or `lost` for lines that could not be written.
        event: String = "event",
        /// Name of the operation, or `request` for a raw request. For another event, its subject;
        /// for a note, its text; for `lost`, the number of lost lines.
        operation: String = "operation",
        /// Arguments of the call by their JSON names, as a call by name takes them. A raw request
        /// has `method`, `path` and `body`. `live` has the ids of the property, the `first` and the
        /// `last` value, and `count`, the number of values.
        arguments: Object = "arguments",
        /// Path of names by which the ids were found; empty for a call by ids.
        names: String = "names",
        /// Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`.
        /// `open` if the record contains no outcome, for example because the process ended during
        /// the call.
        ended: String = "ended",
        /// Kind of the call's error; empty if the call succeeded.
        kind: String = "kind",
        /// Sentence that names the object that the hub does not have; empty otherwise. If it is
        /// set, the act has changed nothing, unless the object existed a moment before.
        missing: String = "missing",
        /// HTTP status; absent if the hub did not respond.
        status: Option<i64> = "status",
        /// Number of attempts.
        attempts: Option<i64> = "attempts",
        /// Duration of the call in milliseconds.
        elapsed_ms: Option<i64> = "elapsedMs",
        /// Number of the composed call that the call was a part of.
        whole: Option<i64> = "whole",
        /// Name of the composed call that the call was a part of.
        whole_call: String = "wholeCall",
        /// Number of the permit that the call used, or that was given or ended.
        permit: Option<PermitId> = "permit",
        /// Response, as far as it was recorded.
        response: String = "response",
    }

    /// State of a client's record.
    LogStatus {
        /// File that is written now; empty if nothing is recorded.
        file: String = "file",
        /// Number of lines that could not be written.
        lost: i64 = "lost",
    }
}

bodies! {
    /// A note for the record.
    LogNote(
        /// Text of the note.
        text: String = "text",
    ) {}

    /// Files of a record.
    RecordedFiles(
        /// Paths of the files. They may come from several processes, and each process may have
        /// several.
        paths: Vec<String> = "paths",
    ) {
        /// True to return only acts; default false.
        acts: bool = "acts",
        /// True to return only acts without a recorded outcome; default false.
        open: bool = "open",
        /// Earliest start of the returned entries, in milliseconds since the beginning of 1970 in
        /// UTC; default: no limit.
        since_ms: i64 = "sinceMs",
        /// Time before which the returned entries began, in the same unit; default: no limit. With
        /// both limits, a long record can be read in parts.
        until_ms: i64 = "untilMs",
    }
}

impl RecordedFiles {
    /// Returns `true` if the fields of this body select the entry. The `gfxhub` command uses this.
    #[doc(hidden)]
    #[must_use]
    pub fn takes(&self, entry: &LogEntry) -> bool {
        let (acts, open) = (self.acts == Some(true), self.open == Some(true));
        let is_act = entry.event == "act";
        let is_late = self.since_ms.is_none_or(|since| entry.at_ms >= since);
        let is_early = self.until_ms.is_none_or(|until| entry.at_ms < until);
        is_late && is_early && (!acts && !open || is_act) && (!open || entry.ended == "open")
    }
}
