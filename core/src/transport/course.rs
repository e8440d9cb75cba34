//! How far the call of this thread has come, and how long it may go on. The parts that ureq calls
//! back (resolver, connectors, connections) note it here and ask here before they wait.

use super::exchange::Outgoing;
use super::line::Line;
use crate::config::Timeouts;
use crate::options::CancelToken;
use crate::retry::Write;
use std::cell::{Cell, RefCell};
use std::io;
use std::mem::ManuallyDrop;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use ureq::unversioned::transport::Transport;

/// Where a call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// In none of the others.
    Between,
    Resolve,
    Connect,
    Handshake,
    Send,
    Response,
    Body,
}

/// Why a call ended by our own decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Cancelled,
    Closed,
    TooLate,
    /// A newer set of the same property was handed over.
    Superseded,
    /// The hub did what no answer does.
    Broken(&'static str),
}

/// The notes of one call. ureq does the whole of a call on the thread that asked for it.
#[derive(Debug)]
pub(super) struct Course {
    pub(super) stage: Cell<Stage>,
    /// When the stage must be over.
    until: Cell<Instant>,
    /// When the connection must be made, once that has begun.
    connected: Cell<Option<Instant>>,
    deadline: Instant,
    limits: Timeouts,
    /// Why the call ended, where that was our decision: whatever ureq makes of it.
    pub(super) stop: Cell<Option<Stop>>,
    /// Whether anything of the request was handed to a connection, however much of it.
    pub(super) handed_over: Cell<bool>,
    pub(super) sent: Cell<u64>,
    pub(super) received: Cell<u64>,
    /// How many bytes had come when the body last grew.
    pub(super) grown: Cell<u64>,
    /// How many bytes of heads were read, and in how many steps.
    pub(super) heads: Cell<(u64, u32)>,
    /// Whether a connection that is asked to wait for input only looks whether there is some.
    pub(super) looks_only: Cell<bool>,
    /// Whether the hub answered before it had the whole request.
    pub(super) early: Cell<bool>,
    /// Whether the connection ended by anything but an orderly close.
    pub(super) torn: Cell<bool>,
    /// How many connections are being made one inside the other: two by way of a proxy.
    pub(super) depth: Cell<u32>,
    /// How much room the request needs.
    pub(super) room: usize,
    /// Whether a connection that served before may be used, and this one kept.
    pub(super) pooled: bool,
    /// Whether the connection is secured: then it cannot be seen of what a written byte is a part.
    pub(super) secured: bool,
    /// Whether the connection served before.
    pub(super) reused: Cell<bool>,
    /// A connection that served before, on which the request was begun or can be.
    pub(super) begun: RefCell<Option<Line>>,
    /// The connection after its answer was read, if it can serve again.
    pub(super) parked: RefCell<Option<Box<dyn Transport>>>,
    cancel: Option<CancelToken>,
    closed: Arc<AtomicBool>,
    write: Option<Rc<Write>>,
}

thread_local! {
    /// Without a destructor, so that calls work in those of other thread-locals: whoever puts a
    /// course here takes it away again.
    static CURRENT: RefCell<ManuallyDrop<Option<Rc<Course>>>> =
        const { RefCell::new(ManuallyDrop::new(None)) };
}

/// Makes this the course of this thread, and gives the one before.
fn replace(course: Option<Rc<Course>>) -> Option<Rc<Course>> {
    ManuallyDrop::into_inner(CURRENT.replace(ManuallyDrop::new(course)))
}

/// Makes a course the one of this thread for as long as it lives.
pub(super) struct Running {
    pub(super) course: Rc<Course>,
    before: Option<Rc<Course>>,
}

impl Course {
    /// Begins a call on this thread.
    pub(super) fn begin(
        outgoing: &Outgoing<'_>,
        limits: Timeouts,
        closed: &Arc<AtomicBool>,
        secured: bool,
        room: usize,
    ) -> Running {
        let course = Rc::new(Course {
            stage: Cell::new(Stage::Between),
            until: Cell::new(outgoing.deadline),
            connected: Cell::new(None),
            deadline: outgoing.deadline,
            limits,
            stop: Cell::new(None),
            handed_over: Cell::new(false),
            sent: Cell::new(0),
            received: Cell::new(0),
            grown: Cell::new(0),
            heads: Cell::new((0, 0)),
            looks_only: Cell::new(false),
            early: Cell::new(false),
            torn: Cell::new(false),
            depth: Cell::new(0),
            room,
            pooled: outgoing.pooled,
            secured,
            reused: Cell::new(false),
            begun: RefCell::new(None),
            parked: RefCell::new(None),
            cancel: outgoing.cancel.cloned(),
            closed: Arc::clone(closed),
            write: outgoing.write.cloned(),
        });
        let before = replace(Some(Rc::clone(&course)));
        Running { course, before }
    }

    /// Begins a stage, and with it its time.
    pub(super) fn enter(&self, stage: Stage) {
        let until = match stage {
            Stage::Between => None,
            Stage::Resolve => Some(Instant::now() + self.limits.resolve),
            // One limit for all that it takes: by way of a proxy, several.
            Stage::Connect | Stage::Handshake => Some(match self.connected.get() {
                Some(until) => until,
                None => {
                    let until = Instant::now() + self.limits.connect;
                    self.connected.set(Some(until));
                    until
                }
            }),
            Stage::Send => Some(Instant::now() + self.limits.send),
            Stage::Response => self.limits.response.map(|limit| Instant::now() + limit),
            Stage::Body => self.limits.body.map(|limit| Instant::now() + limit),
        };
        self.stage.set(stage);
        self.until
            .set(until.map_or(self.deadline, |until| until.min(self.deadline)));
    }

    /// The time that is left for the stage, unless the call must end now.
    pub(super) fn left(&self) -> Result<Duration, ureq::Error> {
        self.go_on()?;
        let left = self.until.get().saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(self.end(Stop::TooLate));
        }
        Ok(left)
    }

    /// Fails if somebody wants the call to end.
    pub(super) fn go_on(&self) -> Result<(), ureq::Error> {
        if self.cancel.as_ref().is_some_and(CancelToken::is_cancelled) {
            return Err(self.end(Stop::Cancelled));
        }
        if self.closed.load(Ordering::Acquire) {
            return Err(self.end(Stop::Closed));
        }
        Ok(())
    }

    /// Notes why the call ends. The error only makes ureq give up.
    pub(super) fn end(&self, stop: Stop) -> ureq::Error {
        self.stop.set(Some(stop));
        ureq::Error::Timeout(ureq::Timeout::Global)
    }

    /// Hands something of the request to a connection by `send`, unless nothing of it may be sent any
    /// more: right before the first byte the write is asked, and whoever may have cancelled the call.
    pub(super) fn hand_over(
        &self,
        send: impl FnOnce() -> io::Result<usize>,
    ) -> Result<io::Result<usize>, ureq::Error> {
        let send = || {
            if !self.may_begin() {
                return (None, false);
            }
            let sent = send();
            let taken = matches!(sent, Ok(1..));
            (Some(sent), taken)
        };
        let sent = match &self.write {
            Some(write) if !self.handed_over.get() => {
                let sent = write.hand_over(send);
                sent.ok_or_else(|| self.end(Stop::Superseded))?
            }
            _ => send().0,
        };
        sent.ok_or_else(|| self.end(Stop::Cancelled))
    }

    /// Whether the request may go on, or begin to be sent: who cancels the call knows it from then on.
    pub(super) fn may_begin(&self) -> bool {
        let begins = || self.cancel.as_ref().is_none_or(CancelToken::begin_sending);
        self.handed_over.get() || begins()
    }

    /// Has a connection look for input in `wait`, in place of waiting for it: what lies between it and
    /// the one who asks passes on nothing but waits.
    #[cfg(feature = "tls")]
    pub(super) fn looking<T>(&self, wait: impl FnOnce() -> T) -> T {
        self.looks_only.set(true);
        let found = wait();
        self.looks_only.set(false);
        found
    }

    /// Notes what a connection took of the request.
    pub(super) fn took(&self, amount: usize) {
        self.handed_over.set(true);
        self.sent.set(self.sent.get() + amount as u64);
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(replace(self.before.take()));
    }
}

/// The course of the call on this thread.
pub(super) fn current() -> Option<Rc<Course>> {
    CURRENT.with_borrow(|course| Option::clone(course))
}

/// The course of the call on this thread, or an error: nothing waits outside of a call.
pub(super) fn required() -> Result<Rc<Course>, ureq::Error> {
    current().ok_or(ureq::Error::ConnectionFailed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transport::tests::outgoing;

    #[test]
    fn each_call_has_its_own_course() {
        let config = crate::ClientBuilder::new("http://127.0.0.1")
            .into_config()
            .unwrap();
        let outgoing = outgoing("GET", "/", None);
        let closed = Arc::default();
        let begin = || Course::begin(&outgoing, config.timeouts(), &closed, false, 0);
        assert!(current().is_none());
        let outer = begin();
        outer.course.enter(Stage::Send);
        {
            let inner = begin();
            inner.course.enter(Stage::Resolve);
            assert_eq!(current().unwrap().stage.get(), Stage::Resolve);
        }
        assert_eq!(current().unwrap().stage.get(), Stage::Send);
        std::thread::scope(|scope| {
            scope.spawn(|| assert!(current().is_none()));
        });
        drop(outer);
        assert!(current().is_none());
    }
}
