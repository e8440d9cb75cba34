//! The group of calls for snapshots, which read and set many properties with engine operations.

use super::define::operations;

operations! {
    /// Snapshots of engine properties: take, compare and recall them, and undo a recall.
    Snapshots = snapshots without operations;
}
