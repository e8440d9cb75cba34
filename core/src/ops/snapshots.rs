//! The group of calls for snapshots, which read and set many properties with engine operations.

use super::define::operations;

operations! {
    /// Snapshots of the properties of engines: taken, compared, brought back and undone.
    Snapshots = snapshots without operations;
}
