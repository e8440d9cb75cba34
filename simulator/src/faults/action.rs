//! How a kind of fault is done: what its code is given, and what it gives.

use std::time::Duration;

use super::params::FaultParams;
use super::response::Reply;
use super::script::WireScript;
use crate::response::HubResponse;

/// The code of a kind of fault.
#[derive(Debug, Clone, Copy)]
pub(crate) enum FaultAction {
    /// In place of serving a connection.
    Accept(fn(&FaultParams) -> WireScript),
    /// The call goes on after this time.
    Wait(fn(&FaultParams) -> Duration),
    /// Another answer, which the server sends as it sends any.
    HubResponse(fn(&FaultParams, HubResponse) -> HubResponse),
    /// Bytes in place of those that the server would send.
    Wire(fn(&FaultParams, Reply) -> WireScript),
}
