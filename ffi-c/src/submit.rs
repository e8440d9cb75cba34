//! Submitted calls, which block no thread of the caller: `gfxhub_submit` and its variants, and the
//! results of the calls.

use std::collections::VecDeque;
use std::ffi::{c_char, c_void};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gfxhub_core::bindings::{Access, Submitted, known_name, process_number};
use gfxhub_core::{Client, Effect, Error, ErrorKind};
use once_cell::race::OnceBox;

use crate::call::ExportCall;
use crate::call_options::gfxhub_call_options;
use crate::client::{ClientHandle, gfxhub_client};
use crate::error::{ErrorDetails, gfxhub_error, panicked};
use crate::event::gfxhub_user_data_free;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{as_handle, as_handle_or_null, deref_handle, free, handle, make, read};
use crate::input;
use crate::invoke::{InvokedHandle, gfxhub_invoked};
use crate::panic_boundary::guard;
use crate::user_data::UserData;

/// A call that a thread of the client makes. Any number of threads may use it at the same time.
/// Free it with `gfxhub_pending_free`.
pub struct gfxhub_pending {
    _opaque: [u8; 0],
}

/// The result of a submitted call. A callback borrows its completion; free any other completion
/// with `gfxhub_completion_free`.
pub struct gfxhub_completion {
    _opaque: [u8; 0],
}

/// A queue of results, for an event loop of the caller. Any number of threads may use it at the
/// same time. Free it with `gfxhub_completions_free`.
pub struct gfxhub_completions {
    _opaque: [u8; 0],
}

/// Function that is called with the result of a call, on a thread of the client.
pub type gfxhub_completion_callback = Option<
    unsafe extern "C-unwind" fn(completion: *const gfxhub_completion, user_data: *mut c_void),
>;

/// Function that makes calls, on a thread of the client. It must use `client` for its calls. If it
/// can make no calls, `client` is NULL and `error` says why; otherwise `error` is NULL. Both are
/// borrowed.
pub type gfxhub_work = Option<
    unsafe extern "C-unwind" fn(
        client: *const gfxhub_client,
        error: *const gfxhub_error,
        user_data: *mut c_void,
    ),
>;

handle! {
    gfxhub_pending => PendingCall;
    gfxhub_completion => Arc<CallState>;
    gfxhub_completions => Arc<Queue>;
}

/// The state of a submitted call, shared by its thread, its handle and its completions.
pub(crate) struct CallState {
    user: UserData,
    outcome: OnceBox<Result<Option<InvokedHandle>, ErrorDetails>>,
    waiting: Mutex<()>,
    ended: Condvar,
}

/// The handle of a submitted call.
pub(crate) struct PendingCall {
    state: Arc<CallState>,
    submitted: Submitted,
    detached: AtomicBool,
}

/// A queue of results that were not taken yet.
pub(crate) struct Queue {
    process: u64,
    outcomes: Mutex<VecDeque<Arc<CallState>>>,
    filled: Condvar,
}

/// The receiver of a call's result.
enum Receiver {
    Nobody,
    Callback(unsafe extern "C-unwind" fn(*const gfxhub_completion, *mut c_void)),
    Queue(Arc<Queue>),
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No code that could panic runs while these locks are held, so their data is consistent.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the error of a wait in a forked child process. The call is made by the parent process.
fn of_parent() -> Error {
    let detail = "the call belongs to the process that this one was forked from";
    Error::new(ErrorKind::Closed, Effect::Maybe, detail)
}

impl CallState {
    fn new(user: UserData) -> Arc<Self> {
        Arc::new(Self {
            user,
            outcome: OnceBox::new(),
            waiting: Mutex::new(()),
            ended: Condvar::new(),
        })
    }

    /// Stores the result and passes it to the receiver.
    fn end(self: Arc<Self>, outcome: Result<Option<InvokedHandle>, Error>, receiver: Receiver) {
        let outcome = outcome.map_err(ErrorDetails::from);
        // Cannot fail, because the result is set only here.
        let _ = self.outcome.set(Box::new(outcome));
        drop(locked(&self.waiting));
        self.ended.notify_all();
        match receiver {
            Receiver::Nobody => {}
            Receiver::Callback(callback) => {
                // SAFETY: the header states what the function must fulfil; the completion is
                // lent to it.
                unsafe { callback(as_handle(&self), self.user.pointer()) }
            }
            Receiver::Queue(queue) => {
                locked(&queue.outcomes).push_back(self);
                queue.filled.notify_one();
            }
        }
    }

    fn is_ended(&self) -> bool {
        self.outcome.get().is_some()
    }

    /// Waits until the call has ended. Returns `false` if the time limit expires first.
    fn wait(&self, timeout_ms: u64) -> bool {
        let limit = Duration::from_millis(timeout_ms);
        let waiting = locked(&self.waiting);
        let is_running = |_: &mut ()| !self.is_ended();
        drop(self.ended.wait_timeout_while(waiting, limit, is_running));
        self.is_ended()
    }

    fn error(&self) -> Option<&ErrorDetails> {
        self.outcome.get()?.as_ref().err()
    }

    fn invoked(&self) -> Option<&InvokedHandle> {
        self.outcome.get()?.as_ref().ok()?.as_ref()
    }
}

/// Cancels the call, unless it was detached, and waits until it has ended. The caller can then free
/// the data that the call uses.
impl Drop for PendingCall {
    fn drop(&mut self) {
        if self.detached.load(Ordering::Acquire) {
            return;
        }
        if !self.state.is_ended() {
            self.submitted.withdraw();
        }
        self.submitted.wait_ended();
    }
}

/// The client, the options and the user data that the caller passes to submit a call.
struct Submission {
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    user: UserData,
}

impl Submission {
    /// Submits `work` to a thread of the client.
    ///
    /// # Safety
    /// The pointers must follow the rules in the header.
    unsafe fn submit(
        self,
        operation: &'static str,
        access: Access,
        work: impl FnOnce(Arc<CallState>, Result<&Client, Error>) + Send + 'static,
    ) -> Result<PendingCall, Error> {
        // SAFETY: the caller upholds the contract of this function.
        let (connection, options) = unsafe {
            let connection = input::required_handle("client", self.client)?;
            (connection, deref_handle(self.options).cloned())
        };
        let state = CallState::new(self.user);
        let own = Arc::clone(&state);
        let client = connection.client().with(options.unwrap_or_default());
        let submitted = client.submit_work(operation, access, move |turn| work(own, turn))?;
        Ok(PendingCall {
            state,
            submitted,
            detached: AtomicBool::new(false),
        })
    }

    /// Submits the call of an operation by its name.
    ///
    /// # Safety
    /// The pointers must follow the rules in the header.
    unsafe fn invoke(
        self,
        export: &'static str,
        name: *const c_char,
        arguments_json: *const c_char,
        receiver: impl FnOnce() -> Result<Receiver, Error>,
        out: *mut *mut gfxhub_pending,
        error: *mut *mut gfxhub_error,
    ) -> gfxhub_status {
        let attempt = ExportCall::new(export, "");
        let submit = || {
            let receiver = receiver()?;
            // SAFETY: the caller upholds the contract of this function.
            let (name, arguments) = unsafe {
                let arguments = input::text_or_none("arguments", arguments_json)?;
                (
                    input::text("operation", name)?.to_owned(),
                    arguments.unwrap_or_default().to_owned(),
                )
            };
            let (operation, access) = (known_name(&name), Access::of(&name));
            let work = move |state: Arc<CallState>, turn: Result<&Client, Error>| {
                let invoke = |hub: &Client| hub.invoke(&name, &arguments).map(InvokedHandle::from);
                // The client catches its own panics. A panic that is caught here therefore occurred
                // before the client was called.
                let outcome = guard("", || turn.and_then(invoke))
                    .unwrap_or_else(|panic| Err(panicked(operation, Effect::None, &panic)));
                state.end(outcome.map(Some), receiver);
            };
            // SAFETY: the caller upholds the contract of this function.
            unsafe { self.submit(operation, access, work) }
        };
        // SAFETY: the caller upholds the contract of this function.
        unsafe { attempt.give(out, error, submit) }
    }
}

/// Submits a call by its name, as in `gfxhub_invoke`, to a thread of the client, and returns at once.
///
///     gfxhub_pending *pending = NULL;
///     gfxhub_completion *done = NULL;
///     gfxhub_submit(hub, "playout.trigger_button",
///                   "{\"rundownId\": 1, \"itemId\": 2, \"buttonKey\": \"in\"}", NULL, NULL, NULL, NULL,
///                   &pending, &error);
///     gfxhub_pending_wait(pending, 1000, &done, &error);
///     gfxhub_completion_free(done);
///     gfxhub_pending_free(pending);
///
/// - `arguments_json`: the arguments as a JSON object, as in `gfxhub_invoke`; NULL for no arguments.
/// - `options`: the options of the call. The time limit starts now and includes the wait for a thread. A
///   call whose time limit expires in the queue is never sent.
/// - `callback`: called once with the result and `user_data`, on a thread of the client, unless the call is
///   freed before it has begun. It must return soon, because other calls of the client may wait for it. No
///   exception and no longjmp may leave it. May be NULL.
/// - `release`: called once with `user_data`, on any thread, when neither the call nor its handle nor its
///   completions need it any more, and also if this function fails. May be NULL.
/// - `out`: the call. Free it with `gfxhub_pending_free`, which cancels it.
///
/// The client has 32 threads for calls that only read and 32 for all other calls. Each kind of call
/// is processed in the order of submission. Returns `GFXHUB_STATUS_INVALID` for an invalid option,
/// a required pointer that is NULL and a text that is not UTF-8, and `GFXHUB_STATUS_CLOSED` for a
/// closed client. Any other failure is the result of the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_submit(
    client: *const gfxhub_client,
    name: *const c_char,
    arguments_json: *const c_char,
    options: *const gfxhub_call_options,
    callback: gfxhub_completion_callback,
    user_data: *mut c_void,
    release: gfxhub_user_data_free,
    out: *mut *mut gfxhub_pending,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let user = UserData::new(user_data, release);
    let submission = Submission {
        client,
        options,
        user,
    };
    let receiver = || Ok(callback.map_or(Receiver::Nobody, Receiver::Callback));
    let export = "gfxhub_submit";
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { submission.invoke(export, name, arguments_json, receiver, out, error) }
}

/// Submits a call like `gfxhub_submit`, but puts its result into a queue instead of calling a
/// function.
///
///     gfxhub_completions *queue = gfxhub_completions_new();
///     gfxhub_pending *pending = NULL;
///     gfxhub_completion *done = NULL;
///     gfxhub_submit_to(hub, "engines.list", NULL, NULL, queue, NULL, NULL, &pending, &error);
///     while (done == NULL && gfxhub_completions_next(queue, 16, &done, &error) == GFXHUB_STATUS_OK) {
///     }
///     puts(gfxhub_invoked_result(gfxhub_completion_invoked(done)).data);
///     gfxhub_completion_free(done);
///     gfxhub_pending_free(pending);
///     gfxhub_completions_free(queue);
///
/// - `arguments_json`: as in `gfxhub_submit`; may be NULL.
/// - `release`: as in `gfxhub_submit`; may be NULL.
/// - `out`: the call. Free it with `gfxhub_pending_free`, which cancels it. A result in the queue is kept.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_submit_to(
    client: *const gfxhub_client,
    name: *const c_char,
    arguments_json: *const c_char,
    options: *const gfxhub_call_options,
    completions: *const gfxhub_completions,
    user_data: *mut c_void,
    release: gfxhub_user_data_free,
    out: *mut *mut gfxhub_pending,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let user = UserData::new(user_data, release);
    let submission = Submission {
        client,
        options,
        user,
    };
    let receiver = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let queue = unsafe { input::required_handle("completions", completions) }?;
        Ok(Receiver::Queue(Arc::clone(queue)))
    };
    let export = "gfxhub_submit_to";
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { submission.invoke(export, name, arguments_json, receiver, out, error) }
}

/// Submits a function, which may make any number of calls, to a thread of the client. Returns at
/// once.
///
/// - `reads`: true if all calls only read. They run on the client's threads for reads, and a call that may
///   change something is refused.
/// - `options`: as in `gfxhub_submit`. The time limit applies to the total of all calls that `work` makes
///   with its client.
/// - `work`: called once with a client or an error, and with `user_data`. It is not called if the call is
///   freed before it has begun. It must return normally: no exception and no longjmp may leave it.
/// - `release`: as in `gfxhub_submit`; may be NULL.
/// - `out`: the call. Free it with `gfxhub_pending_free`, which cancels it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_submit_work(
    client: *const gfxhub_client,
    reads: bool,
    options: *const gfxhub_call_options,
    work: gfxhub_work,
    user_data: *mut c_void,
    release: gfxhub_user_data_free,
    out: *mut *mut gfxhub_pending,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let user = UserData::new(user_data, release);
    let attempt = ExportCall::new("gfxhub_submit_work", "");
    let submit = || {
        let Some(work) = work else {
            return Err(input::refused("work", "it is NULL"));
        };
        let submission = Submission {
            client,
            options,
            user,
        };
        let access = match reads {
            true => Access::Reads,
            false => Access::Writes,
        };
        let run = move |state: Arc<CallState>, turn: Result<&Client, Error>| {
            let outcome = match turn {
                Ok(hub) => {
                    let lent = ClientHandle::lent(hub.clone());
                    // SAFETY: the header states what the function must fulfil; the client is
                    // lent to it.
                    unsafe { work(as_handle(&lent), std::ptr::null(), state.user.pointer()) }
                    Ok(None)
                }
                Err(error) => {
                    let lent = ErrorDetails::from(error.clone());
                    // SAFETY: the header states what the function must fulfil; the error is lent to
                    // it.
                    unsafe { work(std::ptr::null(), as_handle(&lent), state.user.pointer()) }
                    Err(error)
                }
            };
            state.end(outcome, Receiver::Nobody);
        };
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        unsafe { submission.submit("submit", access, run) }
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, submit) }
}

/// Waits until a call has ended, for at most `timeout_ms` milliseconds. If this is 0, does not
/// wait.
///
/// - `out`: the result, freed with `gfxhub_completion_free`; set to NULL if the call has not ended yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_pending_wait(
    pending: *const gfxhub_pending,
    timeout_ms: u64,
    out: *mut *mut gfxhub_completion,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_pending_wait", "");
    let wait = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let pending = unsafe { input::required_handle("pending", pending) }?;
        if !pending.state.is_ended() && !pending.submitted.is_of_this_process() {
            return Err(of_parent());
        }
        let ended = pending.state.wait(timeout_ms);
        Ok(ended.then(|| Arc::clone(&pending.state)))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give_or_null(out, error, wait) }
}

/// Returns true if a call has ended; false for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_pending_is_ready(pending: *const gfxhub_pending) -> bool {
    let ready = |pending: &PendingCall| pending.state.is_ended();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_pending_is_ready", pending, false, ready) }
}

/// Cancels a call, unless it has ended. A waiting or running call ends within 60 ms, and its result
/// is reported as usual. Returns at once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_pending_cancel(pending: *const gfxhub_pending) {
    let cancel = |pending: &PendingCall| {
        if !pending.state.is_ended() {
            pending.submitted.cancel();
        }
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_pending_cancel", pending, (), cancel) }
}

/// Lets a call continue after its handle is freed. Freeing the handle then does not wait, so the
/// callback must own all data that it uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_pending_detach(pending: *const gfxhub_pending) {
    let detach = |pending: &PendingCall| pending.detached.store(true, Ordering::Release);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_pending_detach", pending, (), detach) }
}

/// Frees the handle of a call, and cancels the call unless it has ended or was detached. Returns
/// when no callback of this call is running: within 60 ms unless the callback takes longer, and at
/// once if called from the callback. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_pending_free(pending: *mut gfxhub_pending) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_pending_free", pending) }
}

/// Returns `GFXHUB_STATUS_OK` if the call succeeded, or else the kind of failure.
/// `GFXHUB_STATUS_OK` for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completion_kind(
    completion: *const gfxhub_completion,
) -> gfxhub_status {
    let kind = |state: &Arc<CallState>| {
        let kind = |details: &ErrorDetails| details.kind().into();
        state.error().map_or(gfxhub_status::Ok, kind)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_completion_kind",
            completion,
            gfxhub_status::Ok,
            kind,
        )
    }
}

/// Returns the error of a failed call, borrowed; NULL if the call succeeded.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completion_error(
    completion: *const gfxhub_completion,
) -> *const gfxhub_error {
    let error = |state: &'static Arc<CallState>| as_handle_or_null(state.error());
    let none = std::ptr::null();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_completion_error", completion, none, error) }
}

/// Returns the result of a successful call by name, borrowed; NULL for any other call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completion_invoked(
    completion: *const gfxhub_completion,
) -> *const gfxhub_invoked {
    let invoked = |state: &'static Arc<CallState>| as_handle_or_null(state.invoked());
    let none = std::ptr::null();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_completion_invoked", completion, none, invoked) }
}

/// Returns the `user_data` that was passed when the call was submitted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completion_user_data(
    completion: *const gfxhub_completion,
) -> *mut c_void {
    let data = |state: &Arc<CallState>| state.user.pointer();
    let none = std::ptr::null_mut();
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_completion_user_data", completion, none, data) }
}

/// Frees the result of a call. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completion_free(completion: *mut gfxhub_completion) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_completion_free", completion) }
}

/// Creates an empty queue of results. Free it with `gfxhub_completions_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_completions_new() -> *mut gfxhub_completions {
    make("gfxhub_completions_new", || {
        Some(Arc::new(Queue {
            process: process_number(),
            outcomes: Mutex::default(),
            filled: Condvar::new(),
        }))
    })
}

/// Takes the next result from a queue. If there is none, waits for one, for at most `timeout_ms`
/// milliseconds. If this is 0, does not wait.
///
/// - `out`: the result, freed with `gfxhub_completion_free`; set to NULL if there was none within that
///   time.
///
/// Returns `GFXHUB_STATUS_CLOSED` in a forked child for a queue of the parent process.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completions_next(
    completions: *const gfxhub_completions,
    timeout_ms: u64,
    out: *mut *mut gfxhub_completion,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_completions_next", "");
    let next = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let queue = unsafe { input::required_handle("completions", completions) }?;
        if queue.process != process_number() {
            return Err(of_parent());
        }
        let limit = Duration::from_millis(timeout_ms);
        let outcomes = locked(&queue.outcomes);
        let filled = &queue.filled;
        let waited = filled.wait_timeout_while(outcomes, limit, |outcomes| outcomes.is_empty());
        let (mut outcomes, _) = waited.unwrap_or_else(PoisonError::into_inner);
        Ok(outcomes.pop_front())
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give_or_null(out, error, next) }
}

/// Frees a queue and the results in it. Calls that were submitted to the queue continue, but their
/// results are dropped. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_completions_free(completions: *mut gfxhub_completions) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_completions_free", completions) }
}
