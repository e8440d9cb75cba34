//! Cases of handles and of composed calls: steps that a runner takes one after the other, each case
//! against a simulator of its own.
//!
//! [`case`] is their format; [`server`] starts the simulator, sends the steps and judges their
//! outcomes. `tests/README.md` describes both.

pub mod case;
pub mod server;
