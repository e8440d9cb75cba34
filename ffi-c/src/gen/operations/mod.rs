//! Written by cargo xtask generate; do not edit.

pub mod engines;
pub mod graphs;
pub mod launcher;
pub mod newsroom;
pub mod playout;
pub mod projects;
pub mod rgraphs;
pub mod ustates;
