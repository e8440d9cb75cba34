//! Cases of handles and of composed calls: steps that a runner takes one after the other, against a simulator of their own.
//!
//! [`case`] is their format, [`stage`] starts the simulator, says the steps and judges what came of them.
//! `tests/README.md` describes both.

pub mod case;
pub mod stage;
