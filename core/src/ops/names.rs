//! The group of calls that take names in place of ids. They call operations of other groups.

use super::define::operations;

operations! {
    /// Calls by names of engines, nodes, properties, rundowns and buttons in place of ids.
    Names = names without operations;
}
