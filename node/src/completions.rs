//! The completion queue of a JavaScript environment (the main thread or a worker). Calls are
//! started on it. Their results are fetched from it, several at a time.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use gfxhub::CancelToken;
use gfxhub::bindings::JobHandle;
use napi::Status;
use napi::bindgen_prelude::{Buffer, Env, Function};
use napi::threadsafe_function::{ThreadsafeFunction, ThreadsafeFunctionCallMode};
use napi_derive::napi;

use crate::error::{NodeError, milliseconds};
use crate::panic_boundary;

/// Wakes up the environment's event loop. It does not keep the loop alive; JavaScript does so while
/// a promise is pending.
type Waker = ThreadsafeFunction<(), (), (), Status, false, true>;

/// A thread's report about a call, in the form for JavaScript.
#[napi(object, object_from_js = false)]
pub struct Message {
    /// Number of the call.
    pub call: i64,
    /// `done`, `failed`, `event`, `unobserved` or `progress`.
    pub what: &'static str,
    /// JSON of the result, of the error, of the event, or of the number of completed items and the
    /// total number.
    pub text: Option<String>,
    /// Bytes of a result that is passed on as received.
    pub bytes: Option<Buffer>,
    /// Time in milliseconds that a completed call has left for the conversion of its result in
    /// JavaScript.
    pub left: Option<f64>,
}

/// A thread's report about a call.
enum Completion {
    Done(CallResult, Option<Duration>),
    Failed(NodeError),
    Event(String),
    Unobserved,
    Progress(usize, usize),
}

impl Completion {
    fn message(self, call: i64) -> Message {
        let message = |what, text| Message {
            call,
            what,
            text,
            bytes: None,
            left: None,
        };
        match self {
            Self::Done(result, left) => Message {
                bytes: result.bytes.map(Buffer::from),
                left: left.map(milliseconds),
                ..message("done", result.text)
            },
            Self::Failed(failure) => message("failed", Some(failure.to_json())),
            Self::Event(event) => message("event", Some(event)),
            Self::Unobserved => message("unobserved", None),
            Self::Progress(done, total) => message("progress", Some(format!("[{done},{total}]"))),
        }
    }
}

/// The result of a call.
#[derive(Debug, Default)]
pub(crate) struct CallResult {
    /// Result as JSON; `None` if the result is empty.
    pub(crate) text: Option<String>,
    /// Body of a result that is passed on as received.
    pub(crate) bytes: Option<Vec<u8>>,
}

/// The part of a queue that the threads of its calls share. It outlives the environment.
#[derive(Default)]
pub(crate) struct CallRegistry {
    state: Mutex<State>,
}

/// A call that has not ended yet.
struct RunningCall {
    token: CancelToken,
    /// Handle of the job in its pool; `None` until the job is submitted.
    job: Option<JobHandle>,
}

#[derive(Default)]
struct State {
    /// `None` until the constructor of the queue sets it, and after the environment's end.
    waker: Option<Arc<Waker>>,
    wake_scheduled: bool,
    completions: Vec<(i64, Completion)>,
    running: HashMap<i64, RunningCall>,
}

impl CallRegistry {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that could panic runs while this lock is held, so its data is consistent.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a call and returns the token with which it is cancelled.
    pub(crate) fn open(&self, call: i64) -> CancelToken {
        let token = CancelToken::new();
        let running = RunningCall {
            token: token.clone(),
            job: None,
        };
        self.lock().running.insert(call, running);
        token
    }

    /// Stores the handle with which a queued call can be withdrawn, unless the call has ended.
    pub(crate) fn queued(&self, call: i64, job: JobHandle) {
        if let Some(running) = self.lock().running.get_mut(&call) {
            running.job = Some(job);
        }
    }

    /// Reports the result of a call with its remaining time, and removes the call.
    pub(crate) fn close(
        &self,
        call: i64,
        outcome: Result<CallResult, NodeError>,
        left: Option<Duration>,
    ) {
        let completion =
            outcome.map_or_else(Completion::Failed, |result| Completion::Done(result, left));
        let mut state = self.lock();
        state.running.remove(&call);
        push(state, call, completion);
    }

    /// Withdraws a call that has not begun. Returns `false` if there is nothing to withdraw, as
    /// when the call has begun.
    fn withdraw(&self, call: i64) -> bool {
        let job = self.lock().running.get(&call).and_then(|it| it.job.clone());
        // The lock must not be held here, because withdrawing drops the data of the job.
        let withdrawn = job.is_some_and(|job| job.withdraw());
        if withdrawn {
            self.lock().running.remove(&call);
        }
        withdrawn
    }

    /// Cancels a call that has begun.
    fn cancel(&self, call: i64) {
        if let Some(running) = self.lock().running.get(&call) {
            running.token.cancel();
        }
    }

    /// Reports the number of completed items of a batch. The report replaces an earlier one of this
    /// call that was not fetched yet.
    pub(crate) fn progress(&self, call: i64, done: usize, total: usize) {
        let mut state = self.lock();
        let mut pending = state.completions.iter_mut().rev();
        let stale =
            pending.find(|(of, what)| *of == call && matches!(what, Completion::Progress(..)));
        match stale {
            Some((_, stale)) => *stale = Completion::Progress(done, total),
            None => push(state, call, Completion::Progress(done, total)),
        }
    }

    /// Shuts down the queue when its environment ends: nothing more is reported, and running calls
    /// are cancelled.
    fn shut_down(&self) {
        let mut state = self.lock();
        let left = mem::take(&mut *state);
        drop(state);
        for running in left.running.values() {
            running.token.cancel();
            if let Some(job) = &running.job {
                job.withdraw();
            }
        }
    }
}

/// Reports the attempts of a call. A member of a group may go on after the call, so the end of the
/// attempts is reported separately, when the observer is dropped.
pub(crate) struct Observer {
    pub(crate) registry: Arc<CallRegistry>,
    pub(crate) call: i64,
}

impl Observer {
    /// Reports an attempt.
    pub(crate) fn report(&self, event: String) {
        push(self.registry.lock(), self.call, Completion::Event(event));
    }
}

impl Drop for Observer {
    fn drop(&mut self) {
        push(self.registry.lock(), self.call, Completion::Unobserved);
    }
}

/// Stores a message for the environment and wakes the environment, unless it was already woken for
/// messages that it has not fetched yet.
fn push(mut state: MutexGuard<'_, State>, call: i64, completion: Completion) {
    let Some(waker) = state.waker.clone() else {
        return;
    };
    state.completions.push((call, completion));
    let is_scheduled = mem::replace(&mut state.wake_scheduled, true);
    // Unlocks first, because the event loop takes the lock as soon as it is woken.
    drop(state);
    if !is_scheduled {
        // This fails only while the environment ends. Nothing waits for the message then.
        let _ = waker.call((), ThreadsafeFunctionCallMode::NonBlocking);
    }
}

/// The native part of the JavaScript completion queue.
#[napi]
pub struct CompletionQueue {
    pub(crate) registry: Arc<CallRegistry>,
}

#[napi]
impl CompletionQueue {
    /// Creates a queue that calls `waker` on the event loop when there are messages to fetch.
    #[napi(constructor)]
    pub fn new(env: Env, waker: Function<'_, (), ()>) -> napi::Result<Self> {
        panic_boundary::export("CompletionQueue", || {
            let refused = |error: napi::Error| NodeError::io("", error.reason.clone());
            let registry = Arc::new(CallRegistry::default());
            let waker = waker
                .build_threadsafe_function::<()>()
                .weak::<true>()
                .build()
                .map_err(refused)?;
            registry.lock().waker = Some(Arc::new(waker));
            // Cleanup hooks run in the reverse order, so this one runs before the waker is
            // destroyed.
            env.add_env_cleanup_hook(Arc::clone(&registry), |registry| registry.shut_down())
                .map_err(refused)?;
            Ok(Self { registry })
        })
    }

    /// Returns all messages of the threads since the previous fetch.
    #[napi]
    pub fn fetch(&self) -> napi::Result<Vec<Message>> {
        panic_boundary::export("fetch", || {
            let mut state = self.registry.lock();
            state.wake_scheduled = false;
            let completions = mem::take(&mut state.completions);
            drop(state);
            Ok(completions
                .into_iter()
                .map(|(call, completion)| completion.message(call))
                .collect())
        })
    }

    /// Withdraws a call that has not begun. Returns `true` if it was withdrawn: nothing was sent,
    /// and nothing will be reported about it.
    #[napi]
    pub fn withdraw(&self, call: i64) -> napi::Result<bool> {
        panic_boundary::export("withdraw", || Ok(self.registry.withdraw(call)))
    }

    /// Cancels a call. Returns `true` if it was withdrawn. Otherwise, its result will be reported
    /// soon.
    #[napi]
    pub fn cancel(&self, call: i64) -> napi::Result<bool> {
        panic_boundary::export("cancel", || {
            let withdrawn = self.registry.withdraw(call);
            if !withdrawn {
                self.registry.cancel(call);
            }
            Ok(withdrawn)
        })
    }
}
