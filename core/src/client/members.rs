//! The members of a group: clients of several hubs, or engines of one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Client;
use crate::error::Result;
use crate::process::PerProcess;
use crate::stop::CancelToken;
use crate::types::NamePath;
#[cfg(feature = "submit")]
use crate::worker_pool::open_calls::OpenCalls;

/// The members of a group.
pub(crate) struct Members {
    /// True if the first member acts whatever the others do; false if either all members act or
    /// none does.
    pub(crate) has_main: bool,
    pub(crate) list: Vec<Arc<Member>>,
    /// Cancelled when the group is closed.
    pub(crate) closed: CancelToken,
    /// Submitted calls of the group. Closing it waits for these, and not for those of its members.
    #[cfg(feature = "submit")]
    open: PerProcess<SharedOpenCalls>,
}

#[cfg(feature = "submit")]
type SharedOpenCalls = crate::worker_pool::sync::Arc<OpenCalls>;

/// A member of a group.
pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) client: Client,
    /// Path of the engine if the member is an engine; `None` if it is a hub.
    pub(crate) engine: Option<NamePath>,
    /// True if the program has taken the member out of the group.
    is_out: AtomicBool,
    /// A forked process begins with a new state, because a lock that it inherits may be held for
    /// ever.
    state: PerProcess<Mutex<MemberState>>,
}

/// State of a member, from its calls so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemberState {
    /// Number of consecutive calls that could not connect.
    pub(crate) unreachable: u32,
    /// Number of calls that have begun and not ended.
    pub(crate) under_way: u32,
    pub(crate) calls: i64,
    pub(crate) failures: i64,
    /// Duration of the last call that succeeded.
    pub(crate) took: Option<Duration>,
    /// Last error.
    pub(crate) error: Option<crate::Error>,
}

impl Members {
    pub(crate) fn new(has_main: bool, list: Vec<Arc<Member>>) -> Self {
        Self {
            has_main,
            list,
            closed: CancelToken::new(),
            #[cfg(feature = "submit")]
            open: PerProcess::new(SharedOpenCalls::default()),
        }
    }

    /// Returns the submitted calls of the group that have not ended yet.
    #[cfg(feature = "submit")]
    pub(crate) fn open_calls(&self) -> &SharedOpenCalls {
        self.open.own(SharedOpenCalls::default)
    }
}

impl Member {
    pub(crate) fn new(name: &str, client: Client, engine: Option<NamePath>) -> Arc<Self> {
        Arc::new(Self {
            name: name.to_owned(),
            client,
            engine,
            is_out: AtomicBool::new(false),
            state: PerProcess::new(Mutex::default()),
        })
    }

    /// Returns `true` if the program has taken the member out of the group.
    pub(crate) fn is_out(&self) -> bool {
        self.is_out.load(Ordering::Relaxed)
    }

    /// Takes the member out of the group, or back into it. In both cases, its failures to connect
    /// count from zero again.
    pub(crate) fn set_out(&self, is_out: bool) {
        self.is_out.store(is_out, Ordering::Relaxed);
        self.state().unreachable = 0;
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, MemberState> {
        let state = self.state.own(Mutex::default);
        state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Client {
    /// Returns the client of a member for a handle that the group opens. It has the time limit of
    /// the group's options if one is set, and its calls end when the group is closed.
    pub(crate) fn of_member(&self, member: &Member) -> Result<Client> {
        let mut options = member.client.options.clone().stopped_by(&self.stops);
        if let Some(limit) = self.options.time_limit()? {
            options = options.timeout(limit);
        }
        Ok(member.client.with(options.observed_as(&self.options)))
    }
}

impl MemberState {
    /// Notes the end of a call.
    pub(crate) fn note<T>(&mut self, result: &Result<T>, took: Duration) {
        self.under_way = self.under_way.saturating_sub(1);
        self.calls += 1;
        match result {
            Ok(_) => {
                self.took = Some(took);
                self.unreachable = 0;
            }
            Err(error) => {
                self.failures += 1;
                self.unreachable = match error.kind().is_of_connecting() {
                    true => self.unreachable + 1,
                    false if error.attempts() > 0 => 0,
                    false => self.unreachable,
                };
                self.error = Some(error.clone());
            }
        }
    }

    /// Returns `true` if at least two calls in a row could not connect. The other members do not
    /// wait for such a member.
    pub(crate) fn is_away(&self) -> bool {
        self.unreachable >= 2
    }
}
