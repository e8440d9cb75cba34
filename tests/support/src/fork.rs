//! Children of a fork, which check something and end.
#![allow(
    unsafe_code,
    reason = "a fork is nothing that the standard library offers"
)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;
use std::time::{Duration, Instant};

unsafe extern "C" {
    fn fork() -> i32;
    fn waitpid(process: i32, status: *mut i32, options: i32) -> i32;
    fn kill(process: i32, signal: i32) -> i32;
    fn _exit(code: i32) -> !;
}

/// `WNOHANG` and `SIGKILL`, which are the same on all systems with forks.
const AT_ONCE: i32 = 1;
const KILL: i32 = 9;

/// Time after which a child is killed.
const LIMIT: Duration = Duration::from_secs(10);

/// Runs `act` in a child. The returned function waits for the child and returns its exit status:
/// the code that `act` returned, times 256.
///
/// # Panics
/// Panics if the system gives no child.
pub fn in_a_child(act: impl FnOnce() -> u8) -> impl FnOnce() -> i32 {
    // SAFETY: the child only does what the library allows after a fork, and exits without
    // returning.
    let process = unsafe { fork() };
    assert!(process >= 0, "no child could be made");
    if process == 0 {
        let code = catch_unwind(AssertUnwindSafe(act)).unwrap_or(u8::MAX);
        // SAFETY: the child exits without cleaning up anything of the parent.
        unsafe { _exit(i32::from(code)) }
    }
    move || {
        let begun = Instant::now();
        let mut status = 0;
        // SAFETY: the process is our child, and the status is ours.
        while unsafe { waitpid(process, &raw mut status, AT_ONCE) } == 0 {
            if begun.elapsed() > LIMIT {
                // SAFETY: the child has not been waited for, so the number is still its own.
                unsafe { kill(process, KILL) };
            }
            thread::sleep(Duration::from_millis(1));
        }
        status
    }
}
