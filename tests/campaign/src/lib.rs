//! The fault campaign: all 48 operations under every fault, judged from both sides.
//!
//! A [`worker`] has a hub simulator of its own and clients that say who they are, so that for every
//! call it is known how often it reached the hub and how often it took effect. What must hold of a
//! call stands in [`judge`]; which faults there are in [`hub_variants`] and [`variants`].

pub mod arguments;
pub mod call;
pub mod calls;
pub mod campaign;
pub mod facts;
pub mod figures;
pub mod hub_rows;
pub mod hub_variants;
pub mod judge;
pub mod leaks;
pub mod ledger;
pub mod outside;
pub mod page;
pub mod random;
pub mod run;
pub mod session;
pub mod show;
pub mod special;
pub mod table;
pub mod timer;
pub mod variant;
pub mod variants;
pub mod watchdog;
pub mod worker;
