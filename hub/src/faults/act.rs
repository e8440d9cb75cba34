//! How a kind of fault is done: what its code is given, and what it gives.

use std::time::Duration;

use super::given::Given;
use super::reply::Reply;
use super::script::Script;
use crate::answer::Answer;

/// The code of a kind of fault.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Act {
    /// In place of serving a connection.
    Accept(fn(&Given) -> Script),
    /// The call goes on after this time.
    Wait(fn(&Given) -> Duration),
    /// Another answer, which the server sends as it sends any.
    Answer(fn(&Given, Answer) -> Answer),
    /// Bytes in place of those that the server would send.
    Wire(fn(&Given, Reply) -> Script),
}
