//! The fault campaign: calls all 48 operations under every fault, and checks what the client
//! reports against what the hub records.
//!
//! A [`worker`] has its own hub simulator, and each of its clients sends an id in every request.
//! The worker therefore knows for every call how many requests reached the hub and how many effects
//! they had. [`judge`] contains the rules that a call must obey; [`simulator_scenarios`] and
//! [`scenarios`] contain the faults.

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
