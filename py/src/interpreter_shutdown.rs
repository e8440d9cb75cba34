//! The shutdown of the only interpreter that the module supports: no thread may wait for the
//! interpreter after it has begun to shut down.
//!
//! During the shutdown, CPython up to 3.13 ends each thread that asks for the interpreter. If such
//! a thread is within a Python function that our code has called, this ends the whole process
//! ("FATAL: exception not rethrown"); pyo3 handles this only for its own frames. Therefore every
//! thread except the main one passes a gate before it asks for the interpreter. Python's `atexit`
//! closes the gate and waits, for at most [`SHUTDOWN_WAIT`], until all threads inside have left.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;

/// Address of the module `sys` of the interpreter that imported this module first; 0 before the
/// import.
static OWNER: AtomicUsize = AtomicUsize::new(0);
static SHUT: AtomicBool = AtomicBool::new(false);
static INSIDE: AtomicUsize = AtomicUsize::new(0);

/// Maximum time for which the shutdown waits for the threads inside the gate, which may run
/// functions of the program.
const SHUTDOWN_WAIT: Duration = Duration::from_millis(500);

/// The right of a thread to hold the interpreter or to wait for it.
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

/// Returns `true` if the shutdown has begun. It ends the calls of all threads except the main one.
pub(crate) fn is_shut() -> bool {
    SHUT.load(Ordering::SeqCst)
}

/// Runs `work` with the interpreter, on a thread of this library. Returns `None` if the shutdown
/// has begun.
pub(crate) fn attach<T>(work: impl FnOnce(Python<'_>) -> T) -> Option<T> {
    let _pass = enter()?;
    Python::try_attach(work)
}

/// Lets a thread of Python, which already holds the interpreter, pass the gate. After the shutdown
/// has begun, the thread never returns from here; the exit of the process ends it.
pub(crate) fn held(py: Python<'_>) -> InterpreterGuard {
    enter().unwrap_or_else(|| py.detach(|| park_forever()))
}

/// Releases the interpreter and runs `work`, on a thread of Python that is not the main one.
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

/// Called by `atexit`. After this call, only the main thread holds the interpreter.
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

/// Resets the number of threads inside the gate in the child of a fork, because these threads exist
/// only in the parent.
#[pyfunction]
pub(crate) fn _forked() {
    INSIDE.store(0, Ordering::SeqCst);
}

/// Fails for every interpreter except the first one, and after the shutdown of the first one: pyo3
/// keeps classes, which belong to the first interpreter.
pub(crate) fn claim(py: Python<'_>) -> PyResult<()> {
    // While the first interpreter exists, no other has its `sys` at this address. After its
    // shutdown, the gate is closed.
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

/// Registers the functions that Python calls at its exit and after a fork.
pub(crate) fn install(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let shut = wrap_pyfunction!(_begin_shutdown, module)?;
    py.import("atexit")?.call_method1("register", (shut,))?;
    let os = py.import("os")?;
    // This function does not exist on Windows, which has no fork.
    if os.hasattr("register_at_fork")? {
        let options = pyo3::types::PyDict::new(py);
        options.set_item("after_in_child", wrap_pyfunction!(_forked, module)?)?;
        os.call_method("register_at_fork", (), Some(&options))?;
    }
    Ok(())
}
