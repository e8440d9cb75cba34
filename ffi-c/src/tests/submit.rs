//! Tests of submitted calls: their callbacks, their user data, and the waiting when they are freed.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use gfxhub_simulator::{LocalHub, Options};

use super::{c, made, read};
use crate::abi::{GFXHUB_ABI_VERSION, gfxhub_client_new_abi};
use crate::call_options::*;
use crate::client::*;
use crate::error::*;
use crate::r#gen::call_options::*;
use crate::r#gen::operations::*;
use crate::r#gen::status::gfxhub_status;
use crate::invoke::*;
use crate::submit::*;

const LONG_MS: u64 = 20_000;
const LONG: Duration = Duration::from_secs(20);

fn hub_and_client() -> (LocalHub, *mut gfxhub_client) {
    let hub = LocalHub::start(Options::default()).unwrap();
    let url = c(&hub.url());
    // SAFETY: the handles are used as gfxhub.h requires.
    let client = made(|out| unsafe {
        gfxhub_client_new_abi(GFXHUB_ABI_VERSION, url.as_ptr(), null(), out, null_mut())
    });
    (hub, client)
}

/// The user data of a call. It counts how often it is released.
#[derive(Default)]
struct CountedUserData {
    released: AtomicUsize,
    calls: AtomicUsize,
    kind: AtomicUsize,
}

impl CountedUserData {
    fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self).cast_mut().cast()
    }

    fn counts(&self) -> (usize, usize) {
        let load = |count: &AtomicUsize| count.load(Ordering::SeqCst);
        (load(&self.calls), load(&self.released))
    }
}

unsafe extern "C-unwind" fn released(data: *mut c_void) {
    // SAFETY: the data is a `CountedUserData`.
    let along = unsafe { &*data.cast::<CountedUserData>() };
    along.released.fetch_add(1, Ordering::SeqCst);
}

unsafe extern "C-unwind" fn note(completion: *const gfxhub_completion, data: *mut c_void) {
    // SAFETY: the data is a `CountedUserData`, and the completion is borrowed.
    unsafe {
        let along = &*data.cast::<CountedUserData>();
        assert_eq!(gfxhub_completion_user_data(completion), data);
        let kind = gfxhub_completion_kind(completion);
        assert_eq!(
            gfxhub_completion_error(completion).is_null(),
            kind == gfxhub_status::Ok
        );
        along.kind.store(kind as usize, Ordering::SeqCst);
        along.calls.fetch_add(1, Ordering::SeqCst);
    }
}

/// Submits a call by name.
fn submit(
    client: *const gfxhub_client,
    name: &str,
    options: *const gfxhub_call_options,
    callback: gfxhub_completion_callback,
    along: &CountedUserData,
) -> *mut gfxhub_pending {
    let name = c(name);
    // SAFETY: the handles are used as gfxhub.h requires.
    made(|out| unsafe {
        gfxhub_submit(
            client,
            name.as_ptr(),
            null(),
            options,
            callback,
            along.data(),
            Some(released),
            out,
            null_mut(),
        )
    })
}

fn wait(pending: *const gfxhub_pending) -> *mut gfxhub_completion {
    // SAFETY: the handles are used as gfxhub.h requires.
    made(|out| unsafe { gfxhub_pending_wait(pending, LONG_MS, out, null_mut()) })
}

/// The data of a work function that waits for a signal before it ends.
struct BlockedWork {
    began: Sender<()>,
    go_on: Receiver<()>,
}

unsafe extern "C-unwind" fn hold(
    client: *const gfxhub_client,
    error: *const gfxhub_error,
    data: *mut c_void,
) {
    assert!(client.is_null() != error.is_null());
    // SAFETY: the data is a `BlockedWork`.
    let held = unsafe { &*data.cast::<BlockedWork>() };
    if error.is_null() {
        held.began.send(()).unwrap();
        let _ = held.go_on.recv_timeout(LONG);
    }
}

unsafe extern "C-unwind" fn drop_held(data: *mut c_void) {
    // SAFETY: the data is a `BlockedWork` that was boxed for this call.
    drop(unsafe { Box::from_raw(data.cast::<BlockedWork>()) });
}

/// Submits a call that runs until the returned sender is used or dropped.
fn held(client: *const gfxhub_client) -> (*mut gfxhub_pending, Sender<()>) {
    let (began, begun) = mpsc::channel();
    let (end, go_on) = mpsc::channel();
    let data = Box::into_raw(Box::new(BlockedWork { began, go_on })).cast();
    // SAFETY: the handles are used as gfxhub.h requires.
    let pending = made(|out| unsafe {
        gfxhub_submit_work(
            client,
            false,
            null(),
            Some(hold),
            data,
            Some(drop_held),
            out,
            null_mut(),
        )
    });
    begun.recv_timeout(LONG).unwrap();
    (pending, end)
}

#[test]
fn a_call_is_told_once_and_its_data_is_released_once() {
    let (_hub, client) = hub_and_client();
    let along = CountedUserData::default();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let pending = submit(client, "engines.list", null(), Some(note), &along);
        let completion = wait(pending);
        let invoked = gfxhub_completion_invoked(completion);
        assert!(read(gfxhub_invoked_result(invoked)).contains("Studio A"));
        assert!(gfxhub_pending_is_ready(pending));
        gfxhub_pending_free(pending);
        assert_eq!(along.counts(), (1, 0));
        gfxhub_completion_free(completion);
        assert_eq!(along.counts(), (1, 1));
        // The callback is also called with the result of a failed call.
        let pending = submit(client, "engines.lost", null(), Some(note), &along);
        gfxhub_completion_free(wait(pending));
        gfxhub_pending_free(pending);
        assert_eq!(along.counts(), (2, 2));
        let kind = along.kind.load(Ordering::SeqCst);
        assert_eq!(kind, gfxhub_status::Invalid as usize);
        gfxhub_client_free(client);
    }
}

#[test]
fn what_is_refused_releases_its_data_too() {
    let (_hub, client) = hub_and_client();
    let (along, name) = (CountedUserData::default(), c("engines.list"));
    let refused = |client, name, options, out| {
        // SAFETY: the handles are used as gfxhub.h requires.
        unsafe {
            gfxhub_submit(
                client,
                name,
                null(),
                options,
                Some(note),
                along.data(),
                Some(released),
                out,
                null_mut(),
            )
        }
    };
    let (mut out, invalid) = (null_mut(), gfxhub_status::Invalid);
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let options = gfxhub_call_options_new();
        gfxhub_call_options_set_timeout_ms(options, 0);
        let name = name.as_ptr();
        assert_eq!(refused(null(), name, null(), &raw mut out), invalid);
        assert_eq!(refused(client, null(), null(), &raw mut out), invalid);
        assert_eq!(
            refused(client, c"\xff".as_ptr(), null(), &raw mut out),
            invalid
        );
        assert_eq!(refused(client, name, null(), null_mut()), invalid);
        assert_eq!(refused(client, name, options, &raw mut out), invalid);
        gfxhub_client_close(client);
        let closed = gfxhub_status::Closed;
        assert_eq!(refused(client, name, null(), &raw mut out), closed);
        assert!(out.is_null());
        assert_eq!(along.counts(), (0, 6));
        gfxhub_call_options_free(options);
        gfxhub_client_free(client);
    }
}

/// A loop takes the results from a queue, without a callback.
#[test]
fn outcomes_come_out_of_a_queue() {
    let (_hub, client) = hub_and_client();
    let (along, name) = (CountedUserData::default(), c("engines.list"));
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let queue = gfxhub_completions_new();
        let next = |timeout_ms| {
            let mut out = null_mut();
            let status = gfxhub_completions_next(queue, timeout_ms, &raw mut out, null_mut());
            assert_eq!(status, gfxhub_status::Ok);
            out
        };
        assert!(next(0).is_null());
        for _ in 0..3 {
            let pending = made(|out| {
                let data = along.data();
                gfxhub_submit_to(
                    client,
                    name.as_ptr(),
                    null(),
                    null(),
                    queue,
                    data,
                    Some(released),
                    out,
                    null_mut(),
                )
            });
            gfxhub_pending_detach(pending);
            gfxhub_pending_free(pending);
        }
        for taken in 0..2 {
            assert_eq!(along.counts(), (0, taken));
            let completion = next(LONG_MS);
            assert_eq!(gfxhub_completion_user_data(completion), along.data());
            assert_eq!(gfxhub_completion_kind(completion), gfxhub_status::Ok);
            gfxhub_completion_free(completion);
        }
        // The third call may or may not have ended; freeing the queue frees its result in either
        // case.
        gfxhub_completions_free(queue);
        gfxhub_client_free(client);
        assert_eq!(along.counts(), (0, 3));
    }
}

#[test]
fn freeing_cancels_what_waits_and_returns_when_nothing_runs() {
    let (_hub, client) = hub_and_client();
    let along = CountedUserData::default();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let busy: Vec<_> = (0..32).map(|_| held(client)).collect();
        // The callback is not called, because the call is freed while it waits for a thread.
        let name = "playout.trigger_button";
        gfxhub_pending_free(submit(client, name, null(), Some(note), &along));
        assert_eq!(along.counts(), (0, 1));
        // A thread of the client calls the callback with the result that the call was cancelled.
        let pending = submit(client, name, null(), Some(note), &along);
        gfxhub_pending_cancel(pending);
        gfxhub_completion_free(wait(pending));
        gfxhub_pending_free(pending);
        assert_eq!(along.counts(), (1, 2));
        let kind = along.kind.load(Ordering::SeqCst);
        assert_eq!(kind, gfxhub_status::Cancelled as usize);
        // Freeing a running call waits until it has ended, however long it takes.
        let freed = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for (pending, end) in busy {
                let pending = AtomicPtr::new(pending);
                let freed = &freed;
                scope.spawn(move || {
                    gfxhub_pending_free(pending.load(Ordering::SeqCst));
                    freed.fetch_add(1, Ordering::SeqCst);
                });
                std::thread::sleep(Duration::from_millis(2));
                assert_eq!(freed.load(Ordering::SeqCst), 0);
                // This lets the work function end after a while, before the outer scope ends.
                scope.spawn(move || {
                    std::thread::sleep(Duration::from_millis(200));
                    drop(end);
                });
            }
        });
        assert_eq!(freed.load(Ordering::SeqCst), 32);
        gfxhub_client_free(client);
    }
}

#[test]
fn closing_returns_when_nothing_runs_and_ends_the_queue() {
    let (hub, client) = hub_and_client();
    let along = CountedUserData::default();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let busy: Vec<_> = (0..32).map(|_| held(client)).collect();
        let waits = submit(client, "playout.trigger_button", null(), Some(note), &along);
        let shared = AtomicPtr::new(client);
        std::thread::scope(|scope| {
            let close = scope.spawn(|| gfxhub_client_close(shared.load(Ordering::SeqCst)));
            // When the client is closed, queued calls end without waiting for running ones.
            let completion = wait(waits);
            assert_eq!(gfxhub_completion_kind(completion), gfxhub_status::Closed);
            let error = gfxhub_completion_error(completion);
            assert_eq!(gfxhub_error_effect(error), gfxhub_effect::None);
            assert_eq!(
                read(gfxhub_error_operation(error)),
                "playout.trigger_button"
            );
            gfxhub_completion_free(completion);
            assert!(!close.is_finished());
            for (pending, end) in busy {
                drop(end);
                gfxhub_pending_free(pending);
            }
            close.join().unwrap();
        });
        gfxhub_pending_free(waits);
        assert_eq!(along.counts(), (1, 1));
        assert_eq!(hub.journal(), []);
        gfxhub_client_free(client);
    }
}

/// The data of a call whose callback frees the call and closes its client.
struct SelfFreeingCall {
    pending: AtomicPtr<gfxhub_pending>,
    client: *mut gfxhub_client,
    ended: Sender<()>,
}

unsafe extern "C-unwind" fn end_all(_: *const gfxhub_completion, data: *mut c_void) {
    // SAFETY: the data is a `SelfFreeingCall` that outlives the call.
    unsafe {
        let own = &*data.cast::<SelfFreeingCall>();
        while own.pending.load(Ordering::SeqCst).is_null() {
            std::thread::yield_now();
        }
        gfxhub_pending_free(own.pending.load(Ordering::SeqCst));
        gfxhub_client_close(own.client);
        own.ended.send(()).unwrap();
    }
}

#[test]
fn a_callback_may_free_its_own_call_and_close_its_client() {
    let (_hub, client) = hub_and_client();
    let (ended, ends) = mpsc::channel();
    let own = SelfFreeingCall {
        pending: AtomicPtr::new(null_mut()),
        client,
        ended,
    };
    let (name, data) = (
        c("engines.list"),
        std::ptr::from_ref(&own).cast_mut().cast(),
    );
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let pending = made(|out| {
            gfxhub_submit(
                client,
                name.as_ptr(),
                null(),
                null(),
                Some(end_all),
                data,
                None,
                out,
                null_mut(),
            )
        });
        own.pending.store(pending, Ordering::SeqCst);
        ends.recv_timeout(LONG).unwrap();
        gfxhub_client_free(client);
    }
}

unsafe extern "C-unwind" fn press(
    client: *const gfxhub_client,
    error: *const gfxhub_error,
    data: *mut c_void,
) {
    assert!(error.is_null());
    // SAFETY: the data is a `CountedUserData`, and the client is borrowed.
    unsafe {
        let status =
            gfxhub_playout_trigger_button(client, 1, 2, c"in".as_ptr(), null(), null_mut());
        (*data.cast::<CountedUserData>())
            .kind
            .store(status as usize, Ordering::SeqCst);
    }
}

/// Submitted work borrows a client. The client stays open when the work ends.
#[test]
fn work_makes_calls_and_work_that_reads_is_refused_what_writes() {
    let (hub, client) = hub_and_client();
    for (reads, status, effects) in [
        (true, gfxhub_status::Invalid, 0),
        (false, gfxhub_status::Ok, 1),
    ] {
        let along = CountedUserData::default();
        // SAFETY: the handles are used as gfxhub.h requires.
        unsafe {
            let pending = made(|out| {
                gfxhub_submit_work(
                    client,
                    reads,
                    null(),
                    Some(press),
                    along.data(),
                    Some(released),
                    out,
                    null_mut(),
                )
            });
            gfxhub_completion_free(wait(pending));
            gfxhub_pending_free(pending);
        }
        assert_eq!(along.kind.load(Ordering::SeqCst), status as usize);
        assert_eq!(along.counts(), (0, 1));
        assert_eq!(hub.journal().len(), effects);
    }
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        assert!(!gfxhub_client_is_closed(client));
        gfxhub_client_free(client);
    }
}
