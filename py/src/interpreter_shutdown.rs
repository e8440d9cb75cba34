//! The only interpreter that the module supports, and its end: no thread may wait for the
//! interpreter once it has begun to shut down.
//!
//! CPython up to 3.13 ends a thread that asks for the interpreter then. If the thread is inside a
//! Python function that our frames have called, that ends the whole process ("FATAL: exception not
//! rethrown"); pyo3 only takes care of its own frames. So every thread except the main one passes a
//! gate before it asks, and Python's `atexit` shuts the gate once all threads inside have come out.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;

/// Address of the module `sys` of the interpreter that imported this module first; 0 before.
static OWNER: AtomicUsize = AtomicUsize::new(0);
static SHUT: AtomicBool = AtomicBool::new(false);
static INSIDE: AtomicUsize = AtomicUsize::new(0);

/// Maximum time for which the end waits for the threads inside, which may be in the program's own
/// functions.
const SHUTDOWN_WAIT: Duration = Duration::from_millis(500);

/// The right to hold the interpreter or to wait for it.
pub(crate) struct InterpreterGuard(());

impl Drop for InterpreterGuard {
    fn drop(&mut self) {
        INSIDE.fetch_sub(1, Ordering::SeqCst);
    }
}

fn enter() -> Option<InterpreterGuard> {
    INSIDE.fetch_add(1, Ordering::SeqCst);
    let pass = InterpreterGuard(());
    (!is_shut()).then_some(pass)
}

/// Returns `true` once the end has begun: calls of all threads except the main one end then.
pub(crate) fn is_shut() -> bool {
    SHUT.load(Ordering::SeqCst)
}

/// Runs something with the interpreter, from a thread of ours; `None` if it no longer exists.
pub(crate) fn attach<T>(work: impl FnOnce(Python<'_>) -> T) -> Option<T> {
    let _pass = enter()?;
    Python::try_attach(work)
}

/// Admits one of Python's own threads, which has the interpreter already. A thread that comes after
/// the end stops here for good: the exit of the process ends it.
pub(crate) fn held(py: Python<'_>) -> InterpreterGuard {
    enter().unwrap_or_else(|| py.detach(|| park_forever()))
}

/// Runs something without the interpreter, on one of Python's own threads other than the main one.
pub(crate) fn detached<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send,
) -> (T, InterpreterGuard) {
    py.detach(|| {
        let outcome = work();
        (outcome, enter().unwrap_or_else(|| park_forever()))
    })
}

fn park_forever() -> ! {
    loop {
        std::thread::park();
    }
}

/// Called by `atexit`: from here on only the main thread holds the interpreter.
#[pyfunction]
pub(crate) fn _begin_shutdown(py: Python<'_>) {
    SHUT.store(true, Ordering::SeqCst);
    py.detach(|| {
        let since = Instant::now();
        while INSIDE.load(Ordering::SeqCst) != 0 && since.elapsed() < SHUTDOWN_WAIT {
            std::thread::sleep(Duration::from_micros(200));
        }
    });
}

/// Resets the count of threads inside, in the child after a fork: they exist only in the parent.
#[pyfunction]
pub(crate) fn _forked() {
    INSIDE.store(0, Ordering::SeqCst);
}

/// Refuses every interpreter except the first, and the same one after its end: the classes that
/// pyo3 keeps would belong to another.
pub(crate) fn claim(py: Python<'_>) -> PyResult<()> {
    // While the first interpreter lives, no other has its `sys` at this address; after its end the
    // gate is shut.
    let sys = py.import("sys")?.as_ptr() as usize;
    let owner = OWNER.compare_exchange(0, sys, Ordering::SeqCst, Ordering::SeqCst);
    let reason = match owner {
        _ if is_shut() => "the interpreter that imported it first was finalized",
        Err(owner) if owner != sys => {
            "another interpreter, which is still running, has imported it"
        }
        _ => return Ok(()),
    };
    Err(PyImportError::new_err(format!(
        "gfxhub serves one Python interpreter in a process, and {reason}. Initialize Python once and \
         import gfxhub there; use no subinterpreter for it, or start another process."
    )))
}

/// Registers the functions for Python's exit, and for a fork.
pub(crate) fn install(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let shut = wrap_pyfunction!(_begin_shutdown, module)?;
    py.import("atexit")?.call_method1("register", (shut,))?;
    let os = py.import("os")?;
    // Windows has no fork.
    if os.hasattr("register_at_fork")? {
        let options = pyo3::types::PyDict::new(py);
        options.set_item("after_in_child", wrap_pyfunction!(_forked, module)?)?;
        os.call_method("register_at_fork", (), Some(&options))?;
    }
    Ok(())
}
