//! The records that hubs send and the bodies that operations send, one file a group.
//!
//! A record's fields are the JSON names in snake_case. What identifies a thing is always there;
//! text, lists and enums that did not come are empty; everything else is an `Option`. What hubs send
//! beyond the documentation stays with the record ([`Record::extra`](crate::Record::extra)).

mod engines;
mod enums;
mod graphs;
mod ids;
pub(crate) mod index;
mod launcher;
mod newsroom;
mod playout;
mod projects;
mod scalars;

pub use engines::*;
pub use enums::*;
pub use graphs::*;
pub use ids::*;
pub use launcher::*;
pub use newsroom::*;
pub use playout::*;
pub use projects::*;
pub use scalars::*;
