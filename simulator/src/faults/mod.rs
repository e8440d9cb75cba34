//! Faults: what a hub does wrong on purpose, by rule and repeatably.

mod body_faults;
mod catalog;
mod connection_faults;
mod head_faults;
mod injector;
mod json_faults;
mod kind;
mod scenario;
pub(crate) mod script;

pub use catalog::FAULT_CATALOG;
pub(crate) use injector::{ActiveFault, FaultInjector, FaultOutcome};
pub use kind::{FaultInfo, FaultPoint, ParameterInfo, ParameterShape, Stage};
pub use scenario::{FaultError, Faults};
