//! The state of an attempt, and its deadlines. What waits records it here and checks here before it
//! waits: exchanges, and what ureq calls back, which finds it by the thread.

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

/// Where a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CallPhase {
    /// In none of the others.
    Between,
    Resolve,
    Connect,
    Handshake,
    Send,
    Response,
    Body,
}

/// Why the client itself ended a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Abort {
    Cancelled,
    Closed,
    DeadlineExceeded,
    /// A newer set of the same property was sent.
    Superseded,
    /// The hub did what no response does.
    ProtocolViolation(&'static str),
    /// The same, of a head for which there is better advice.
    InvalidHead(Diagnosis),
}

/// The state of one attempt of a call.
#[derive(Debug)]
pub(super) struct CallContext {
    pub(super) phase: Cell<CallPhase>,
    /// The deadline of the phase.
    until: Cell<Instant>,
    /// The limit that this deadline follows from, where it is the phase's own.
    phase_limit: Cell<Option<Duration>>,
    /// The limit of the whole call.
    time_limit: Duration,
    /// The deadline of connecting, once that has begun.
    connected: Cell<Option<Instant>>,
    deadline: Instant,
    limits: Timeouts,
    /// Why the client ended the call, whatever ureq reports.
    pub(super) stop: Cell<Option<Abort>>,
    /// Whether anything of the request was handed to a connection, however much of it.
    pub(super) request_started: Cell<bool>,
    pub(super) sent: Cell<u64>,
    pub(super) received: Cell<u64>,
    /// How many bytes had come when the body last grew.
    pub(super) last_body_progress: Cell<u64>,
    /// How many bytes of heads were read, and in how many steps.
    pub(super) header_reads: Cell<(u64, u32)>,
    /// Whether a connection only peeks where it would wait for input.
    pub(super) probe_only: Cell<bool>,
    /// Whether the hub responded before it had the complete request.
    pub(super) early: Cell<bool>,
    /// Whether the connection ended by anything but an orderly close.
    pub(super) abnormal_close: Cell<bool>,
    /// How many connections are being made one inside the other: two by way of a proxy.
    pub(super) proxy_depth: Cell<u32>,
    /// The buffer size that the request needs.
    pub(super) buffer_size: usize,
    /// True if the request has a body.
    pub(super) has_body: bool,
    /// Whether a pooled connection may be used, and this one be pooled afterwards.
    pub(super) pooled: bool,
    /// Whether it is a TLS connection: then it is not known to what a written byte belongs.
    pub(super) tls: bool,
    /// Whether the connection served before.
    pub(super) reused: Cell<bool>,
    stops: StopReasons,
}

/// An attempt that ureq makes, which finds it by the thread when it calls back.
struct Active {
    context: Rc<CallContext>,
    write: Option<Arc<Write>>,
    progress: Option<CallProgress>,
}

thread_local! {
    /// Without a destructor, so that calls work in those of other thread-locals: whoever puts an
    /// attempt here removes it again.
    static CURRENT: RefCell<ManuallyDrop<Option<Active>>> =
        const { RefCell::new(ManuallyDrop::new(None)) };
}

/// Makes this the attempt of this thread, and returns the previous one.
fn replace(active: Option<Active>) -> Option<Active> {
    ManuallyDrop::into_inner(CURRENT.replace(ManuallyDrop::new(active)))
}

/// Makes an attempt the one of this thread for as long as it lives.
pub(super) struct ActiveCall {
    before: Option<Active>,
}

impl CallContext {
    /// The state of a call that begins.
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

    /// Makes it the one of this thread, which ureq calls back.
    pub(super) fn activate(self: &Rc<Self>, permission: Permission<'_>) -> ActiveCall {
        let before = replace(Some(Active {
            context: Rc::clone(self),
            write: permission.write.cloned(),
            progress: permission.progress.cloned(),
        }));
        ActiveCall { before }
    }

    /// The deadline of the phase.
    pub(super) fn until(&self) -> Instant {
        self.until.get()
    }

    /// The limit of the phase or, where that is reached first, of the whole call, for a message.
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
            // One limit for all that it takes: by way of a proxy, several.
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

    /// The time that is left for the phase, unless the call must end now.
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

    /// Sends something of the request with `send`; nothing of it where it has not begun and is not
    /// permitted any more.
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

    /// Runs `wait` so that a connection peeks for input in place of waiting: what lies between it and
    /// the caller passes on nothing but waits.
    #[cfg(feature = "tls")]
    pub(super) fn with_peek_only<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.probe_only.set(true);
        let found = wait();
        self.probe_only.set(false);
        found
    }

    /// Records what a connection took of the request.
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

/// The context of the call on this thread.
pub(super) fn current() -> Option<Rc<CallContext>> {
    CURRENT.with_borrow(|active| active.as_ref().map(|it| Rc::clone(&it.context)))
}

/// [`CallContext::try_send`] of the call on this thread.
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

/// The context of the call on this thread, or an error: nothing waits outside of a call.
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
