//! A hub in a box: a broadcast graphics hub for development, tests and rehearsals.

pub mod show;
