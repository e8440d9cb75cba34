//! The conformance suite as data, the scripted server that it is played against, and what
//! the runners of all faces share.
//!
//! A runner in Rust implements [`play::Face`] and hands it to [`play::play`]; one in another
//! language talks with the [`stage::Stage`] of `gfxhub-stage`. Everything else (which request is due,
//! whether it came, what is reported) is the same for every face.

pub mod argument_faults;
pub mod cargo;
pub mod case;
pub mod case_format;
pub mod comparison;
pub mod coverage;
pub mod due;
pub mod json;
pub mod judge;
pub mod load;
pub mod operation;
pub mod outcome;
pub mod play;
pub mod report;
pub mod route;
pub mod segments;
pub mod server;
pub mod stage;
pub mod stage_outcome;
pub mod target;
