//! Forks: the child of a fork makes connections of its own and waits for no lock of its parent.
#![allow(
    unsafe_code,
    reason = "a fork is nothing that the standard library offers"
)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use gfxhub::Client;

use super::{Server, builder, child, client};

unsafe extern "C" {
    fn fork() -> i32;
    fn waitpid(process: i32, status: *mut i32, options: i32) -> i32;
    fn kill(process: i32, signal: i32) -> i32;
    fn _exit(code: i32) -> !;
}

/// `WNOHANG` and `SIGKILL`, the same wherever there are forks.
const AT_ONCE: i32 = 1;
const KILL: i32 = 9;

/// Does something in a child, and gives in the parent what ends with the child: true if it went well.
fn in_a_child(act: impl FnOnce() -> bool) -> impl FnOnce() -> bool {
    // SAFETY: the child does what the library promises to do after a fork, and ends without return.
    let process = unsafe { fork() };
    assert!(process >= 0, "no child could be made");
    if process == 0 {
        let well = catch_unwind(AssertUnwindSafe(act)).unwrap_or(false);
        // SAFETY: nothing of the parent is tidied up in the child.
        unsafe { _exit(if well { 0 } else { 1 }) }
    }
    move || {
        let begin = Instant::now();
        let mut status = 0;
        // SAFETY: the process is our child, and the status is ours.
        while unsafe { waitpid(process, &raw mut status, AT_ONCE) } == 0 {
            if begin.elapsed() > Duration::from_secs(10) {
                // SAFETY: the child has not been waited for, so the number is still its own.
                unsafe { kill(process, KILL) };
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        status == 0
    }
}

/// A hub that answers each read with the number of the connection that it came on.
fn numbering() -> Server {
    Server::start(|connection| {
        while connection.request().is_some() {
            let body = format!("{{\"id\":{}}}", connection.number);
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", body.len());
            connection.write((head + &body).as_bytes());
        }
    })
}

/// The number of the connection that a read goes out on.
fn connection(hub: &Client) -> i64 {
    hub.engines().get(1).unwrap().id.get()
}

#[test]
fn parent_and_child_share_no_connection() {
    if child::text().is_none() {
        child::play("forks::parent_and_child_share_no_connection", "-", |_| ());
        return;
    }
    let server = numbering();
    let hub = client(&server.url());
    assert_eq!((connection(&hub), connection(&hub)), (0, 0));
    let ended = in_a_child(|| connection(&hub) == 1 && connection(&hub) == 1);
    assert!(ended(), "the child used the connection of its parent");
    assert_eq!(
        connection(&hub),
        0,
        "the child closed the connection of its parent"
    );
}

#[test]
fn a_child_waits_for_no_lock_of_its_parent() {
    if child::text().is_none() {
        child::play(
            "forks::a_child_waits_for_no_lock_of_its_parent",
            "-",
            |_| (),
        );
        return;
    }
    let server = numbering();
    let hub = builder(&server.url()).timeout(Duration::from_secs(5));
    let hub = hub.build().unwrap();
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while !over.load(Ordering::SeqCst) {
                    connection(&hub);
                }
            });
        }
        let well = (0..40).all(|_| in_a_child(|| hub.engines().get(1).is_ok())());
        over.store(true, Ordering::SeqCst);
        assert!(well, "a child did not get its answer");
    });
}
