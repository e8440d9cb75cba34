//! The group of calls that wait for changes.

use super::define::operations;

operations! {
    /// Changes on the hub, and waiting for them.
    Changes = changes without operations;
}
