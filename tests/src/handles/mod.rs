//! Cases of handles and of composed calls: steps that a runner performs one after the other. Each
//! case has its own simulator.
//!
//! [`case`] contains their format; [`server`] starts the simulator, sends the steps and judges the
//! outcomes. `tests/README.md` describes the format and the lines that the server exchanges with a
//! runner.

pub mod case;
#[cfg(feature = "hubs")]
pub mod server;
