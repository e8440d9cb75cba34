//! The group of calls about the record of a client.

use super::define::operations;

operations! {
    /// The record of a client's calls, which the setting `record` turns on.
    Recorders = recorder without operations;
}
