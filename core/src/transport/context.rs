//! The state of an attempt, with its deadlines. Exchanges and the callbacks of ureq check this
//! state before they wait, and record the progress of the attempt in it. The callbacks find the
//! state in a thread-local variable.

use super::http::{HttpRequest, Permission};
use crate::config::Timeouts;
use crate::framing::Diagnosis;
use crate::salvo::{NotSent, Seat};
use crate::stop::{CallProgress, StopReasons, Stopped};
use crate::write_log::Write;
use std::cell::{Cell, RefCell};
use std::io;
use std::mem::ManuallyDrop;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The phase that an attempt is in, which determines its time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallPhase {
    /// Between two phases.
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
    /// A newer set of the same property was sent before.
    Superseded,
    /// Because of the other members of its group, the request must not be sent.
    NotSent(NotSent),
    /// The hub sent something that a response cannot contain.
    ProtocolViolation(&'static str),
    /// The head has a fault for which there is specific advice.
    InvalidHead(Diagnosis),
}

/// The state of one attempt of a call.
#[derive(Debug)]
pub(super) struct CallContext {
    pub(super) phase: Cell<CallPhase>,
    /// Deadline of the current phase.
    until: Cell<Instant>,
    /// Time limit from which the phase's deadline was computed; `None` if the deadline is that of
    /// the call.
    phase_limit: Cell<Option<Duration>>,
    /// Time limit of the whole call.
    time_limit: Duration,
    /// Deadline for all phases of connecting; `None` before the first of them has begun.
    connected: Cell<Option<Instant>>,
    deadline: Instant,
    limits: Timeouts,
    /// Reason for which the client ended the call. It takes precedence over the error that ureq
    /// reports.
    pub(super) stop: Cell<Option<Abort>>,
    /// True if any byte of the request was passed to a connection.
    pub(super) request_started: Cell<bool>,
    pub(super) sent: Cell<u64>,
    pub(super) received: Cell<u64>,
    /// Value of `received` when the body last grew.
    pub(super) last_body_progress: Cell<u64>,
    /// Number of bytes of heads that ureq has parsed, and number of reads in which it parsed them.
    pub(super) header_reads: Cell<(u64, u32)>,
    /// True if a connection should only check for input and not wait for it.
    pub(super) probe_only: Cell<bool>,
    /// True if the hub responded before it had received the complete request.
    pub(super) early: Cell<bool>,
    /// True if the connection ended in another way than by an orderly close.
    pub(super) abnormal_close: Cell<bool>,
    /// Number of nested connections that are being made. It is two if there is a proxy.
    pub(super) proxy_depth: Cell<u32>,
    /// Buffer size that the request needs, in bytes.
    pub(super) buffer_size: usize,
    /// True if the request has a body.
    pub(super) has_body: bool,
    /// True if the attempt may use a pooled connection and may pool its connection afterwards.
    pub(super) pooled: bool,
    /// True for a TLS connection, where it is not known which data a written byte contains.
    pub(super) tls: bool,
    /// True if the connection has already served another request.
    pub(super) reused: Cell<bool>,
    stops: StopReasons,
}

/// An attempt that ureq makes. Callbacks of ureq find it in a thread-local variable.
#[derive(Clone)]
struct ActiveAttempt {
    context: Rc<CallContext>,
    write: Option<Arc<Write>>,
    progress: Option<CallProgress>,
    seat: Option<Seat>,
    acts_again: bool,
}

thread_local! {
    /// The attempt that ureq makes on this thread. It has no destructor, so that calls also work in
    /// the destructors of other thread-locals. Code that stores an attempt here must remove it
    /// again.
    static CURRENT: RefCell<ManuallyDrop<Option<ActiveAttempt>>> =
        const { RefCell::new(ManuallyDrop::new(None)) };
}

/// Sets the attempt of this thread. Returns the previous one.
fn replace(active: Option<ActiveAttempt>) -> Option<ActiveAttempt> {
    ManuallyDrop::into_inner(CURRENT.replace(ManuallyDrop::new(active)))
}

/// A guard that exists as long as its attempt is the attempt of this thread.
pub(super) struct ActiveCall {
    before: Option<ActiveAttempt>,
}

impl CallContext {
    /// Creates the state of a new attempt.
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

    /// Makes this the attempt of the current thread, which the callbacks of ureq find.
    pub(super) fn activate(self: &Rc<Self>, permission: Permission<'_>) -> ActiveCall {
        let before = replace(Some(ActiveAttempt {
            context: Rc::clone(self),
            write: permission.write.cloned(),
            progress: permission.progress.cloned(),
            seat: permission.seat.cloned(),
            acts_again: permission.acts_again,
        }));
        ActiveCall { before }
    }

    /// Returns the deadline of the current phase.
    pub(super) fn until(&self) -> Instant {
        self.until.get()
    }

    /// Describes the time limit of the phase, or of the whole call if that expires first.
    pub(super) fn limit_in_words(&self) -> String {
        let phase = super::error::phase(self.phase.get());
        match (phase, self.phase_limit.get()) {
            (Some(phase), Some(limit)) => format!("the {phase} timeout of {limit:?}"),
            _ => format!("the call's timeout of {:?}", self.time_limit),
        }
    }

    /// Enters a phase, and computes its deadline.
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
            // Connecting has only one limit, although it takes several steps with a proxy.
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

    /// Returns the time left for the phase. Returns an error if the call has to end now.
    pub(super) fn remaining(&self) -> Result<Duration, ureq::Error> {
        self.check_cancelled()?;
        let left = self.until.get().saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(self.abort(Abort::DeadlineExceeded));
        }
        Ok(left)
    }

    /// Returns an error if the call has to end now. The time limit of the phase is ignored, since
    /// the wait for the other members of a group is not part of any phase.
    fn remaining_of_call(&self) -> Result<(), ureq::Error> {
        self.check_cancelled()?;
        match self.deadline <= Instant::now() {
            true => Err(self.abort(Abort::DeadlineExceeded)),
            false => Ok(()),
        }
    }

    /// Returns an error if the call was cancelled or the client was closed.
    pub(super) fn check_cancelled(&self) -> Result<(), ureq::Error> {
        self.check(&self.stops)
    }

    /// Returns an error if there is one of these reasons to end the call.
    fn check(&self, stops: &StopReasons) -> Result<(), ureq::Error> {
        match stops.stopped() {
            None => Ok(()),
            Some(Stopped::Cancelled) => Err(self.abort(Abort::Cancelled)),
            Some(Stopped::Closed) => Err(self.abort(Abort::Closed)),
        }
    }

    /// Records why the call ends. Returns an error that makes ureq give up.
    pub(super) fn abort(&self, stop: Abort) -> ureq::Error {
        self.stop.set(Some(stop));
        ureq::Error::Timeout(ureq::Timeout::Global)
    }

    /// Sends bytes of the request with `send`. Before the first bytes, checks that the request is
    /// still permitted.
    pub(super) fn try_send(
        &self,
        permission: Permission<'_>,
        send: impl FnOnce() -> io::Result<usize>,
    ) -> Result<io::Result<usize>, ureq::Error> {
        if self.request_started.get() {
            return Ok(send());
        }
        if let Some(seat) = permission.seat {
            let stopped = || {
                permission.own_stops.map_or(Ok(()), |it| self.check(it))?;
                self.remaining_of_call()
            };
            seat.wait_to_send(permission.acts_again, stopped)?
                .map_err(|reason| self.abort(Abort::NotSent(reason)))?;
            self.enter_phase(CallPhase::Send);
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
        if let (Some(seat), Some(Ok(1..))) = (permission.seat, &sent) {
            seat.has_sent();
        }
        sent.ok_or_else(|| self.abort(Abort::Cancelled))
    }

    /// Runs `wait` so that the connection only checks for input. A flag requests this, because the
    /// `Transport` trait of ureq has no function for such a check.
    #[cfg(feature = "tls")]
    pub(super) fn with_peek_only<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.probe_only.set(true);
        let found = wait();
        self.probe_only.set(false);
        found
    }

    /// Records that a connection accepted bytes of the request.
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

/// Returns the state of the attempt on this thread; `None` if there is none.
pub(super) fn current() -> Option<Rc<CallContext>> {
    CURRENT.with_borrow(|active| active.as_ref().map(|it| Rc::clone(&it.context)))
}

/// Calls [`CallContext::try_send`] for the attempt on this thread.
pub(super) fn try_send(
    send: impl FnOnce() -> io::Result<usize>,
) -> Result<io::Result<usize>, ureq::Error> {
    // The attempt is not borrowed meanwhile: the program's functions that are called during the
    // wait for other members may make calls on this thread.
    let active = CURRENT.with_borrow(|active| active.as_ref().cloned());
    let active = active.ok_or(ureq::Error::ConnectionFailed)?;
    let permission = Permission {
        write: active.write.as_ref(),
        progress: active.progress.as_ref(),
        seat: active.seat.as_ref(),
        acts_again: active.acts_again,
        own_stops: None,
    };
    active.context.try_send(permission, send)
}

/// Returns the state of the attempt on this thread, or an error if there is none: without an
/// attempt, nothing should wait.
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
