#![doc = include_str!("../README.md")]

mod api;
mod approx_size;
mod clock;
mod error;
mod faults;
mod integer_range;
mod journal;
pub mod json;
mod local_hub;
mod openapi;
mod options;
mod origin;
mod profile;
mod request_log;
mod request_stats;
mod response;
mod routes;
mod secrets;
mod server;
mod service_time;
pub mod show;
mod state;
mod store;

pub use api::operation_names;
pub use clock::{Clock, ClockMode, ParseClockModeError};
pub use error::LocalHubError;
pub use faults::{
    FAULT_CATALOG, FAULT_SELECTORS, FaultError, FaultInfo, FaultPoint, Faults, ParameterInfo,
    ParameterShape, SelectorInfo, Stage,
};
pub use local_hub::{Effect, LocalHub, Options, RequestEffect, RequestEntry, RequestStats};
pub use openapi::{document_schemas, openapi};
pub use options::{License, Limits, ParseHostError, parse_host};
pub use origin::{Origin, ParseOriginError};
pub use profile::{ParseProfileError, Profile};
pub use request_log::{DetailedEntry, RequestDetails};
pub use routes::arrival;
pub use show::Show;
pub use store::StoreError;

/// A hub without sockets, which fuzzers need in addition to the public API.
#[cfg(feature = "fuzzing")]
#[doc(hidden)]
pub mod fuzzing {
    pub use crate::server::in_memory::MemoryHub;
}
