//! Written by cargo xtask generate; do not edit.

pub(crate) mod engines;
pub(crate) mod graphs;
pub(crate) mod launcher;
pub(crate) mod newsroom;
pub(crate) mod playout;
pub(crate) mod projects;
pub(crate) mod rgraphs;
pub(crate) mod ustates;
