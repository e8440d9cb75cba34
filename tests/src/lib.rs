//! The conformance suite as data, the scripted server against which it is played, and the parts
//! that the runners of all bindings share.
//!
//! A runner in Rust implements [`runner::Binding`] and passes it to [`runner::play`]; a runner in
//! another language communicates with the [`protocol::Protocol`] of `gfxhub-conformance`. All other
//! parts (the expected request, the checks of the received request, the report) are the same for
//! every binding.

pub mod argument_faults;
pub mod cargo;
pub mod case;
pub mod case_format;
pub mod comparison;
pub mod coverage;
pub mod expected;
pub mod handles;
pub mod json;
pub mod load;
pub mod operation;
pub mod outcome;
pub mod protocol;
pub mod protocol_outcome;
pub mod report;
pub mod route;
pub mod runner;
pub mod segments;
pub mod server;
pub mod target;
pub mod verdict;
