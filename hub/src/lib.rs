//! A hub in a box: a broadcast graphics hub for development, tests and rehearsals.
//!
//! It speaks all operations of the hub's REST interface over a state that behaves: values move
//! over time, rundowns keep their order, engines load states, renderers start and stop. Start one
//! with [`LocalHub::start`]; `docs/hub-in-a-box.md` says what it does, and which of it the
//! specification does not show.

mod answer;
mod api;
mod arrival;
mod clock;
mod faults;
#[cfg(feature = "fuzzing")]
#[doc(hidden)]
pub mod fuzzing;
mod journal;
mod local;
mod local_error;
mod local_faults;
mod numbers;
mod options;
mod profile;
mod request_log;
mod routes;
mod server;
pub mod show;
mod state;
mod store;
mod tally;
mod weight;

pub use arrival::arrival;
pub use clock::{Clock, ClockIsReal, ClockMode, UnknownClock};
pub use faults::{
    After, FAULTS, FaultError, FaultInfo, Faults, ParameterInfo, ParameterShape, Stage,
};
pub use journal::Effect;
pub use local::LocalHub;
pub use local_error::StartError;
pub use local_faults::StoreIsKept;
pub use options::{Licence, Limits, Options};
pub use profile::{Profile, UnknownProfile};
pub use request_log::{RequestEffect, RequestEntry};
pub use show::Show;
pub use store::StoreError;
pub use tally::Tally;

/// The names of all operations that the hub has code for, from the table that dispatch itself
/// goes through: the 48 of the specification and `playout.trigger_external_data`.
pub fn operation_names() -> impl Iterator<Item = &'static str> {
    api::HANDLERS.iter().map(|(name, _)| *name)
}
