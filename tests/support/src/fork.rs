//! Runs checks in forked child processes, which then exit.
#![allow(unsafe_code, reason = "the standard library has no function to fork")]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;
use std::time::{Duration, Instant};

unsafe extern "C" {
    fn fork() -> i32;
    fn waitpid(process: i32, status: *mut i32, options: i32) -> i32;
    fn kill(process: i32, signal: i32) -> i32;
    fn _exit(code: i32) -> !;
}

/// The value of `WNOHANG` on all systems that have fork.
const AT_ONCE: i32 = 1;
/// The value of `SIGKILL` on all systems that have fork.
const KILL: i32 = 9;

/// Time after which a child process is killed.
const LIMIT: Duration = Duration::from_secs(10);

/// Runs `act` in a forked child process. The returned function waits for the child and returns its
/// exit status, which is the code that `act` returned, times 256.
///
/// # Panics
/// Panics if no child process can be created.
pub fn in_a_child(act: impl FnOnce() -> u8) -> impl FnOnce() -> i32 {
    // SAFETY: the child only does what the library allows after a fork, and exits without
    // returning.
    let process = unsafe { fork() };
    assert!(process >= 0, "no child process could be created");
    if process == 0 {
        let code = catch_unwind(AssertUnwindSafe(act)).unwrap_or(u8::MAX);
        // SAFETY: `_exit` ends the child without running code that belongs to the parent.
        unsafe { _exit(i32::from(code)) }
    }
    move || {
        let begun = Instant::now();
        let mut status = 0;
        // SAFETY: the process is our child, and `status` is a valid variable.
        while unsafe { waitpid(process, &raw mut status, AT_ONCE) } == 0 {
            if begun.elapsed() > LIMIT {
                // SAFETY: the child has not been waited for, so its process id cannot belong to
                // another process.
                unsafe { kill(process, KILL) };
            }
            thread::sleep(Duration::from_millis(1));
        }
        status
    }
}
