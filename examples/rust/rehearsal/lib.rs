//! The rehearsal of a show on a hub simulator: every operation of the specification, each step checked;
//! and the look around a real hub, which changes nothing there.
//!
//! `cargo xtask demo` and `gfxhub demo` both play it; what they print of it is theirs.

mod call_function;
mod clean_up;
mod failure;
mod find;
mod journal;
mod launch;
mod lines;
mod load;
mod look;
mod move_property;
mod newsroom;
mod programme;
mod refuse;
mod report;
mod rundown;
mod stage;
mod sub_field;
mod traffic;
mod travel;

pub use failure::{Failed, Failure};
pub use journal::Access;
pub use lines::Lines;
pub use programme::{look_around, rehearse};
pub use report::Report;
