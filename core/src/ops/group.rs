//! The group of calls that reach every member of a group.

use super::define::operations;

operations! {
    /// Calls to every member of a group: a main hub and its backup, or several engines.
    Groups = group without operations;
}
