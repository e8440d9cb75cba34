//! The group of calls about the record of a client.

use super::define::operations;

operations! {
    /// The record of what a client sends, which its setting `record` turns on.
    Recorders = recorder without operations;
}
