//! The group of calls by name, which make the operations of other groups.

use super::define::operations;

operations! {
    /// Calls by names of engines, nodes, properties, rundowns and buttons in place of ids.
    Names = names without operations;
}
