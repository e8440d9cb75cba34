//! The fault campaign: all 48 operations under every fault, judged from both sides.
//!
//! A [`worker`] has a hub simulator of its own and clients that identify themselves, so that for
//! every call the number of its requests at the hub and of its effects is known. [`judge`] has the
//! rules for a call; [`simulator_scenarios`] and [`scenarios`] have the faults.

pub mod arguments;
pub mod call;
pub mod calls;
pub mod campaign;
pub mod judge;
pub mod latency_stats;
pub mod leaks;
pub mod mistyped;
pub mod observation;
pub mod random;
pub mod report;
pub mod results;
pub mod run;
pub mod scenario;
pub mod scenarios;
pub mod session;
pub mod show;
pub mod simulator_expectations;
pub mod simulator_scenarios;
pub mod special;
pub mod table;
pub mod timer;
pub mod unreachable;
pub mod watchdog;
pub mod worker;
