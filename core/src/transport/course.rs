//! How far the call of this thread has come. The parts that ureq calls back (resolver, connectors,
//! connections) note it here, so that it is known afterwards whether anything was sent.

use crate::options::CancelToken;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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

/// The notes of one call. ureq does the whole of a call on the thread that asked for it.
#[derive(Debug)]
pub(super) struct Course {
    pub(super) stage: Cell<Stage>,
    /// Whether anything of the request was handed to a connection, however much of it.
    pub(super) handed_over: Cell<bool>,
    pub(super) sent: Cell<u64>,
    pub(super) received: Cell<u64>,
    /// Whether the connection ended by anything but an orderly close.
    pub(super) torn: Cell<bool>,
    /// How many connections are being made one inside the other: two by way of a proxy.
    pub(super) depth: Cell<u32>,
    /// Tells the connection in use that it must not serve again.
    pub(super) spoiled: RefCell<Option<Arc<AtomicBool>>>,
    cancel: Option<CancelToken>,
}

thread_local! {
    static CURRENT: RefCell<Option<Rc<Course>>> = const { RefCell::new(None) };
}

/// Makes a course the one of this thread for as long as it lives.
pub(super) struct Running {
    pub(super) course: Rc<Course>,
    before: Option<Rc<Course>>,
}

impl Course {
    /// Begins a call on this thread.
    pub(super) fn begin(cancel: Option<&CancelToken>) -> Running {
        let course = Rc::new(Course {
            stage: Cell::new(Stage::Between),
            handed_over: Cell::new(false),
            sent: Cell::new(0),
            received: Cell::new(0),
            torn: Cell::new(false),
            depth: Cell::new(0),
            spoiled: RefCell::new(None),
            cancel: cancel.cloned(),
        });
        let before = CURRENT.replace(Some(Rc::clone(&course)));
        Running { course, before }
    }

    /// Whether the caller has cancelled the call.
    pub(super) fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(CancelToken::is_cancelled)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        CURRENT.set(self.before.take());
    }
}

/// The course of the call on this thread.
pub(super) fn current() -> Option<Rc<Course>> {
    CURRENT.with_borrow(Option::clone)
}

/// Notes where the call on this thread is.
pub(super) fn enter(stage: Stage) {
    if let Some(course) = current() {
        course.stage.set(stage);
    }
}

/// The call was cancelled before anything was sent.
#[derive(Debug)]
pub(super) struct CancelledUnsent;

impl std::fmt::Display for CancelledUnsent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("cancelled before anything was sent")
    }
}

impl std::error::Error for CancelledUnsent {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_call_has_its_own_course() {
        assert!(current().is_none());
        let outer = Course::begin(None);
        enter(Stage::Send);
        {
            let inner = Course::begin(None);
            enter(Stage::Resolve);
            assert_eq!(inner.course.stage.get(), Stage::Resolve);
        }
        assert_eq!(outer.course.stage.get(), Stage::Send);
        std::thread::scope(|scope| {
            scope.spawn(|| assert!(current().is_none()));
        });
        drop(outer);
        assert!(current().is_none());
    }
}
