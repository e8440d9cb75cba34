//! The state of an attempt, and its deadlines. Code that waits records this here and checks the
//! state first: exchanges, and the callbacks of ureq, which find the state by their thread.

use super::http::{HttpRequest, Permission};
use crate::config::Timeouts;
use crate::framing::Diagnosis;
use crate::stop::{CallProgress, StopReasons, Stopped};
use crate::write_log::Write;
use std::cell::{Cell, RefCell};
use std::io;
use std::mem::ManuallyDrop;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The progress of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallPhase {
    /// None of the others.
    Between,
    Resolve,
    Connect,
    Handshake,
    Send,
    Response,
    Body,
}

/// The reason why the client itself ended a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Abort {
    Cancelled,
    Closed,
    DeadlineExceeded,
    /// A newer set of the same property was sent.
    Superseded,
    /// The hub sent something that no response contains.
    ProtocolViolation(&'static str),
    /// A head with a fault for which there is better advice.
    InvalidHead(Diagnosis),
}

/// The state of one attempt of a call.
#[derive(Debug)]
pub(super) struct CallContext {
    pub(super) phase: Cell<CallPhase>,
    /// Deadline of the phase.
    until: Cell<Instant>,
    /// Limit from which this deadline follows, if it is the phase's own.
    phase_limit: Cell<Option<Duration>>,
    /// Time limit of the whole call.
    time_limit: Duration,
    /// Deadline for connecting, once that has begun.
    connected: Cell<Option<Instant>>,
    deadline: Instant,
    limits: Timeouts,
    /// Reason why the client ended the call, whatever ureq reports.
    pub(super) stop: Cell<Option<Abort>>,
    /// True if any byte of the request was handed to a connection.
    pub(super) request_started: Cell<bool>,
    pub(super) sent: Cell<u64>,
    pub(super) received: Cell<u64>,
    /// Number of bytes received when the body last grew.
    pub(super) last_body_progress: Cell<u64>,
    /// Number of bytes of heads that were read, and number of reads.
    pub(super) header_reads: Cell<(u64, u32)>,
    /// True if a connection is to peek for input instead of waiting for it.
    pub(super) probe_only: Cell<bool>,
    /// True if the hub responded before it had the complete request.
    pub(super) early: Cell<bool>,
    /// True if the connection ended other than by an orderly close.
    pub(super) abnormal_close: Cell<bool>,
    /// Number of nested connections being made: two if there is a proxy.
    pub(super) proxy_depth: Cell<u32>,
    /// Size of the buffer that the request needs, in bytes.
    pub(super) buffer_size: usize,
    /// True if the request has a body.
    pub(super) has_body: bool,
    /// True if a pooled connection may be used, and this one be pooled afterwards.
    pub(super) pooled: bool,
    /// True for a TLS connection, where it is not known to what a written byte belongs.
    pub(super) tls: bool,
    /// True if the connection served an earlier request.
    pub(super) reused: Cell<bool>,
    stops: StopReasons,
}

/// An attempt by ureq, which finds it by the thread when it calls back.
struct ActiveAttempt {
    context: Rc<CallContext>,
    write: Option<Arc<Write>>,
    progress: Option<CallProgress>,
}

thread_local! {
    /// Without a destructor, so that calls work in the destructors of other thread-locals. Whoever
    /// stores an attempt here removes it again.
    static CURRENT: RefCell<ManuallyDrop<Option<ActiveAttempt>>> =
        const { RefCell::new(ManuallyDrop::new(None)) };
}

/// Sets the attempt of this thread and returns the previous one.
fn replace(active: Option<ActiveAttempt>) -> Option<ActiveAttempt> {
    ManuallyDrop::into_inner(CURRENT.replace(ManuallyDrop::new(active)))
}

/// A guard for as long as an attempt is that of this thread.
pub(super) struct ActiveCall {
    before: Option<ActiveAttempt>,
}

impl CallContext {
    /// Returns the state of a new attempt.
    pub(super) fn new(
        request: &HttpRequest<'_>,
        limits: Timeouts,
        tls: bool,
        buffer_size: usize,
    ) -> Rc<CallContext> {
        Rc::new(CallContext {
            phase: Cell::new(CallPhase::Between),
            until: Cell::new(request.deadline),
            phase_limit: Cell::new(None),
            time_limit: request.deadline.saturating_duration_since(request.began),
            connected: Cell::new(None),
            deadline: request.deadline,
            limits,
            stop: Cell::new(None),
            request_started: Cell::new(false),
            sent: Cell::new(0),
            received: Cell::new(0),
            last_body_progress: Cell::new(0),
            header_reads: Cell::new((0, 0)),
            probe_only: Cell::new(false),
            early: Cell::new(false),
            abnormal_close: Cell::new(false),
            proxy_depth: Cell::new(0),
            buffer_size,
            has_body: request.body.is_some(),
            pooled: request.pooled,
            tls,
            reused: Cell::new(false),
            stops: request.stops.clone(),
        })
    }

    /// Makes this the attempt of this thread, which ureq calls back.
    pub(super) fn activate(self: &Rc<Self>, permission: Permission<'_>) -> ActiveCall {
        let before = replace(Some(ActiveAttempt {
            context: Rc::clone(self),
            write: permission.write.cloned(),
            progress: permission.progress.cloned(),
        }));
        ActiveCall { before }
    }

    /// Returns the deadline of the phase.
    pub(super) fn until(&self) -> Instant {
        self.until.get()
    }

    /// Describes the limit of the phase or, if that is reached first, of the whole call.
    pub(super) fn limit_in_words(&self) -> String {
        let phase = super::error::phase(self.phase.get());
        match (phase, self.phase_limit.get()) {
            (Some(phase), Some(limit)) => format!("the {phase} timeout of {limit:?}"),
            _ => format!("the call's timeout of {:?}", self.time_limit),
        }
    }

    /// Enters a phase and sets its deadline.
    pub(super) fn enter_phase(&self, phase: CallPhase) {
        let limit = match phase {
            CallPhase::Between => None,
            CallPhase::Resolve => Some(self.limits.resolve),
            CallPhase::Connect | CallPhase::Handshake => Some(self.limits.connect),
            CallPhase::Send => Some(self.limits.send),
            CallPhase::Response => self.limits.response,
            CallPhase::Body => self.limits.body,
        };
        let until = limit.map(|limit| match (phase, self.connected.get()) {
            // One limit for the whole connection, which takes several steps with a proxy.
            (CallPhase::Connect | CallPhase::Handshake, Some(until)) => until,
            (CallPhase::Connect | CallPhase::Handshake, None) => {
                let until = Instant::now() + limit;
                self.connected.set(Some(until));
                until
            }
            _ => Instant::now() + limit,
        });
        let until = until.filter(|until| *until < self.deadline);
        self.phase.set(phase);
        self.phase_limit.set(limit.filter(|_| until.is_some()));
        self.until.set(until.unwrap_or(self.deadline));
    }

    /// Returns the time left for the phase; fails if the call must end now.
    pub(super) fn remaining(&self) -> Result<Duration, ureq::Error> {
        self.check_cancelled()?;
        let left = self.until.get().saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(self.abort(Abort::DeadlineExceeded));
        }
        Ok(left)
    }

    /// Fails if the call was cancelled or the client closed.
    pub(super) fn check_cancelled(&self) -> Result<(), ureq::Error> {
        match self.stops.stopped() {
            None => Ok(()),
            Some(Stopped::Cancelled) => Err(self.abort(Abort::Cancelled)),
            Some(Stopped::Closed) => Err(self.abort(Abort::Closed)),
        }
    }

    /// Records why the call ends. The error only makes ureq give up.
    pub(super) fn abort(&self, stop: Abort) -> ureq::Error {
        self.stop.set(Some(stop));
        ureq::Error::Timeout(ureq::Timeout::Global)
    }

    /// Sends bytes of the request with `send`, unless they would be its first and the request is no
    /// longer permitted.
    pub(super) fn try_send(
        &self,
        permission: Permission<'_>,
        send: impl FnOnce() -> io::Result<usize>,
    ) -> Result<io::Result<usize>, ureq::Error> {
        if self.request_started.get() {
            return Ok(send());
        }
        let send = || {
            if permission.progress.is_some_and(|it| !it.begin_sending()) {
                return (None, false);
            }
            let sent = send();
            let taken = matches!(sent, Ok(1..));
            (Some(sent), taken)
        };
        let sent = match permission.write {
            Some(write) => {
                let sent = write.send_unless_superseded(send);
                sent.ok_or_else(|| self.abort(Abort::Superseded))?
            }
            None => send().0,
        };
        sent.ok_or_else(|| self.abort(Abort::Cancelled))
    }

    /// Runs `wait` such that the connection only peeks for input, since the layers above it pass on
    /// nothing but waits.
    #[cfg(feature = "tls")]
    pub(super) fn with_peek_only<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.probe_only.set(true);
        let found = wait();
        self.probe_only.set(false);
        found
    }

    /// Records the bytes of the request that a connection accepted.
    pub(super) fn record_sent(&self, amount: usize) {
        self.request_started.set(true);
        self.sent.set(self.sent.get() + amount as u64);
    }
}

impl Drop for ActiveCall {
    fn drop(&mut self) {
        drop(replace(self.before.take()));
    }
}

/// Returns the context of the call on this thread.
pub(super) fn current() -> Option<Rc<CallContext>> {
    CURRENT.with_borrow(|active| active.as_ref().map(|it| Rc::clone(&it.context)))
}

/// Calls [`CallContext::try_send`] for the call on this thread.
pub(super) fn try_send(
    send: impl FnOnce() -> io::Result<usize>,
) -> Result<io::Result<usize>, ureq::Error> {
    CURRENT.with_borrow(|active| {
        let active = active.as_ref().ok_or(ureq::Error::ConnectionFailed)?;
        let permission = Permission {
            write: active.write.as_ref(),
            progress: active.progress.as_ref(),
        };
        active.context.try_send(permission, send)
    })
}

/// Returns the context of the call on this thread, or an error: nothing waits outside of a call.
pub(super) fn required() -> Result<Rc<CallContext>, ureq::Error> {
    current().ok_or(ureq::Error::ConnectionFailed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transport::tests::{FREE, request};

    #[test]
    fn each_call_has_its_own_context() {
        let config = crate::ClientBuilder::new("http://127.0.0.1")
            .into_config()
            .unwrap();
        let request = request("GET", "/", None);
        let begin = || CallContext::new(&request, config.timeouts(), false, 0);
        assert!(current().is_none());
        let (outer, inner) = (begin(), begin());
        let active = outer.activate(FREE);
        outer.enter_phase(CallPhase::Send);
        {
            let _active = inner.activate(FREE);
            inner.enter_phase(CallPhase::Resolve);
            assert_eq!(current().unwrap().phase.get(), CallPhase::Resolve);
        }
        assert_eq!(current().unwrap().phase.get(), CallPhase::Send);
        std::thread::scope(|scope| {
            scope.spawn(|| assert!(current().is_none()));
        });
        drop(active);
        assert!(current().is_none());
    }
}
