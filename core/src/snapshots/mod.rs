//! Takes snapshots of the properties of engines, compares them, recalls them, and undoes recalls.
//! The calls of this group also include the capture of a whole hub.
//!
//! A snapshot does not show a single moment: its values are read one after the other. The hub has
//! no conditional set, so a recall reads each value before it sets it, and a change in between is
//! lost.

mod diff;
mod matching;
mod plan;
mod reads;
mod recall;
mod skip;
mod take;

use crate::batch::define::composed;
use crate::capture::capture;
use crate::ops::Snapshots;
use crate::types::{
    Capture, CaptureOptions, Difference, RecallPlan, RecallPlanning, RecallReport, RecallRequest,
    Snapshot, SnapshotComparison, SnapshotTaking, UndoRequest,
};

use diff::diff;
use plan::plan;
use recall::{recall, undo};
use take::take;

composed! {
    Snapshots = snapshots gives data;

    /// Takes a snapshot: reads the properties of engines, and returns them as a document to keep.
    /// Nodes that cannot be read are listed in `missing`; the call fails if no node can be read, or
    /// after 10 s without any answer. The values are not those of one moment: each engine has the
    /// times between which it was read. A camera that stands still while it is read cannot be
    /// recognised as moving, so name cameras in `protect`.
    fn take(; taking: SnapshotTaking) -> Snapshot = Read, unlimited by take
        => r#"let taking = SnapshotTaking::new().engines(["Studio A".into()]).once(true);"#,
           "let snapshot = hub.snapshots().take(&taking)?;",
           "assert_eq!(snapshot.complete, Some(true));";

    /// Compares two snapshots, or a snapshot and the hub now, and returns the differences. Numbers
    /// that are equal in single precision do not count as different. An engine that only one side
    /// has counts as one difference, and so does an engine that has no nodes on the second side.
    fn diff(; comparison: SnapshotComparison) -> Vec<Difference> = Read, unlimited by diff
        => "let before = hub.snapshots().take(&SnapshotTaking::new().once(true))?;",
           r#"hub.names().set("Studio A / Cyclorama / Softness", 0.25)?;"#,
           "let differences = hub.snapshots().diff(&SnapshotComparison::new(&before))?;",
           "assert_eq!(differences[0].display_name, \"Softness\");";

    /// Plans a recall: reads the hub, and returns what would be set, from which value to which, and
    /// what is left alone and why. Sends only requests that read. An engine that has loaded another
    /// state than that of the snapshot is refused as
    /// [`ErrorKind::Conflict`](crate::ErrorKind::Conflict).
    fn plan(; planning: RecallPlanning) -> RecallPlan = Read, unlimited by plan
        => "let before = hub.snapshots().take(&SnapshotTaking::new().once(true))?;",
           r#"hub.names().set("Studio A / Cyclorama / Softness", 0.25)?;"#,
           r#"let planning = RecallPlanning::new(&before).only(["Cyclorama / *".into()]).over(1.5);"#,
           "let plan = hub.snapshots().plan(&planning)?;",
           "assert_eq!(plan.sets.len(), 1);";

    /// Sets the values of a plan on air, waits until the moves have ended, reads the values again
    /// and reports on each. Values that somebody else has changed since the plan are left alone. A
    /// move is never sent twice. After an interruption, recall the same plan again: what is done is
    /// not repeated.
    ///
    /// All values are read before the first one is set. A change that somebody else makes to a
    /// value between its read and its set is lost.
    fn recall(; request: RecallRequest) -> RecallReport = Trigger, unlimited by recall
        => "let before = hub.snapshots().take(&SnapshotTaking::new().once(true))?;",
           r#"hub.names().set("Studio A / Cyclorama / Softness", 0.25)?;"#,
           r#"let planning = RecallPlanning::new(&before).only(["Cyclorama / *".into()]);"#,
           "let plan = hub.snapshots().plan(&planning)?;",
           "let report = hub.snapshots().recall(&RecallRequest::new(&plan))?;",
           "assert_eq!(report.results[0].outcome, RecallOutcome::Recalled);";

    /// Undoes a recall on air: brings back what it changed, and leaves alone what somebody else has
    /// changed since. The values jump.
    fn undo(; request: UndoRequest) -> RecallReport = Trigger, unlimited by undo
        => "let before = hub.snapshots().take(&SnapshotTaking::new().once(true))?;",
           r#"hub.names().set("Studio A / Cyclorama / Softness", 0.25)?;"#,
           r#"let planning = RecallPlanning::new(&before).only(["Cyclorama / *".into()]);"#,
           "let plan = hub.snapshots().plan(&planning)?;",
           "let report = hub.snapshots().recall(&RecallRequest::new(&plan))?;",
           "let undo = UndoRequest::new(report.undo.unwrap());",
           "let undone = hub.snapshots().undo(&undo)?;",
           "assert_eq!(undone.results[0].outcome, RecallOutcome::Recalled);";

    /// Reads a hub and returns it as a show of the hub simulator, which then has the same ids, names,
    /// paths and values: engines with nodes and functions, templates, rundowns, newsroom rundowns,
    /// graphs, projects and launch configurations. It only reads: at most 4 requests in flight and 50
    /// a second, so a hub of 1,000 nodes takes at least 40 s. The values are not those of one moment.
    ///
    /// Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
    /// listed, and the capture goes on. It ends as [`ErrorKind::Timeout`](crate::ErrorKind::Timeout)
    /// after 10 s without any answer.
    fn capture(; options: CaptureOptions) -> Capture = Read, unlimited by capture
        => "let capture = hub.snapshots().capture(())?;",
           r#"assert!(capture.show.contains("engines"));"#;
}
