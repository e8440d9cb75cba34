//! The group of snapshots, which read and set many properties by operations of the engines.

use super::define::operations;

operations! {
    /// Snapshots of the properties of engines: taken, compared, brought back and undone.
    Snapshots = snapshots without operations;
}
