//! The records and the bodies of operations and of composed calls. Most modules contain those of
//! one group of operations.
//!
//! The fields of a record have their JSON names in snake_case. Required fields, such as ids, are
//! always present. A field that may be absent is an `Option`, or is empty or null if it is absent.
//! Undocumented fields are kept in the record ([`Record::extra`](crate::Record::extra)).

mod capture;
mod changes;
mod engines;
mod enums;
mod fields;
mod graphs;
mod group;
mod guards;
mod ids;
pub(crate) mod index;
mod launcher;
mod names;
mod newsroom;
mod playout;
mod projects;
mod recorder;
mod scalars;
pub(crate) mod snapshots;

pub use capture::*;
pub use changes::*;
pub use engines::*;
pub use enums::*;
pub use fields::*;
pub use graphs::*;
pub use group::*;
pub use guards::*;
pub use ids::*;
pub use launcher::*;
pub use names::*;
pub use newsroom::*;
pub use playout::*;
pub use projects::*;
pub use recorder::*;
pub use scalars::*;
pub use snapshots::*;
