//! Notes in the record of a client, and the entries that are read from it.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::PermitId;
use crate::value::object::Object;

records! {
    /// Something that a record tells: a call with its end, or another event. Texts and numbers that it
    /// does not have are empty or absent.
    LogEntry {
        /// Number of the call in its record; absent for other events.
        number: Option<i64> = "number",
        /// Time at which it began, in milliseconds since the beginning of 1970 in UTC.
        at_ms: i64 = "atMs",
        /// Address of the hub, without secrets.
        hub: String = "hub",
        /// Number of the process that wrote it.
        pid: i64 = "pid",
        /// Word for it: `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`, `note`,
        /// `live` for a second of a property of a live session, or `lost` for lines that could not be written.
        event: String = "event",
        /// Name of the operation, `request` for a raw request; of an event what it is about, and of a
        /// note its text.
        operation: String = "operation",
        /// Arguments of the call by their names in JSON, as a call by name takes them. Those of a raw
        /// request are `method`, `path` and `body`; those of `live` are the ids of the property, its `first`
        /// and its `last` value, and their `count`.
        arguments: Object = "arguments",
        /// Path of the names that its ids were found by; empty of a call by ids.
        names: String = "names",
        /// End of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`. It is `open` if
        /// the record has no end of it, so that it was under way when the process ended or is still.
        ended: String = "ended",
        /// Kind of its error; empty if it succeeded.
        kind: String = "kind",
        /// Sentence on what the hub does not have, of an act that can have changed nothing for want of it,
        /// unless it was there a moment before.
        missing: String = "missing",
        /// Status of HTTP, if the hub responded.
        status: Option<i64> = "status",
        /// Number of attempts.
        attempts: Option<i64> = "attempts",
        /// Duration of the call in milliseconds.
        elapsed_ms: Option<i64> = "elapsedMs",
        /// Number of the composed call that it was a part of.
        whole: Option<i64> = "whole",
        /// Name of the composed call that it was a part of.
        whole_call: String = "wholeCall",
        /// Number of the permit that it used, or that was given or ended.
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
        /// Paths of the files: those of several processes, or of one after another.
        paths: Vec<String> = "paths",
    ) {
        /// True for acts alone; default false.
        acts: bool = "acts",
        /// True for acts without an end alone; default false.
        open: bool = "open",
        /// Time from which on entries began, in milliseconds since the beginning of 1970 in UTC; default all.
        since_ms: i64 = "sinceMs",
        /// Time before which entries began, in the same unit; default all. With both, a long record is read
        /// in parts.
        until_ms: i64 = "untilMs",
    }
}

impl RecordedFiles {
    /// Returns `true` if an entry is one of those that are asked for. This is for the command.
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
