//! Calls that reach every member of a group of hubs or of engines.

use super::define::operations;

operations! {
    /// Calls to every member of a group: a main hub and its backup, or several engines.
    Groups = group without operations;
}
