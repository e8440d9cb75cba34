//! Faults: deliberate and repeatable errors of a hub, which rules select.

mod body_faults;
pub(crate) mod catalog;
mod connection_faults;
mod head_faults;
pub(crate) mod injector;
mod json_faults;
pub(crate) mod kind;
pub(crate) mod scenario;
pub(crate) mod script;
pub(crate) mod selectors;

pub use catalog::FAULT_CATALOG;
pub use kind::{FaultInfo, FaultPoint, ParameterInfo, ParameterShape, Stage};
pub use scenario::{FaultError, Faults};
pub use selectors::{FAULT_SELECTORS, SelectorInfo};
