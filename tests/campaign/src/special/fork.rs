//! The child of a fork, which checks something and ends.
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

/// `WNOHANG` and `SIGKILL`.
const AT_ONCE: i32 = 1;
const KILL: i32 = 9;
/// Time after which a child is killed.
const LIMIT: Duration = Duration::from_secs(5);

/// Lets a child of this process do something, and returns its exit status: the code that `act`
/// returns, times 256.
pub(super) fn in_a_child(act: impl FnOnce() -> u8) -> i32 {
    // SAFETY: the child does what the library promises to do after a fork, and ends without return.
    let process = unsafe { fork() };
    if process == 0 {
        let code = catch_unwind(AssertUnwindSafe(act)).unwrap_or(u8::MAX);
        // SAFETY: `_exit` runs none of the parent's clean-up in the child.
        unsafe { _exit(i32::from(code)) }
    }
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
