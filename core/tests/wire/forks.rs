//! Tests of forks. The child process uses connections of its own, and waits for no lock of its
//! parent.
#![allow(
    unsafe_code,
    reason = "a PID namespace is nothing that the standard library offers"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use gfxhub::Client;
use gfxhub_test_support::fork;

use super::{Server, builder, child_process, client};

/// Runs `act` in a child process. The returned function waits for the child, and returns `true` if
/// the child has succeeded.
fn in_a_child(act: impl FnOnce() -> bool) -> impl FnOnce() -> bool {
    let ended = fork::in_a_child(|| u8::from(!act()));
    move || ended() == 0
}

/// Does the same as [`in_a_child`], with a child that is the first process of a new PID namespace
/// and thus has the id 1. Returns `None` if the system does not allow this process to create a
/// namespace.
#[cfg(target_os = "linux")]
fn first_of_a_namespace(act: impl FnOnce() -> bool) -> Option<impl FnOnce() -> bool> {
    unsafe extern "C" {
        fn unshare(flags: i32) -> i32;
    }
    /// `CLONE_NEWPID`, and the same with `CLONE_NEWUSER` for processes that do not run as root.
    const OF_ITS_OWN: [i32; 2] = [0x2000_0000, 0x3000_0000];
    // SAFETY: after this call, this thread starts no other thread. Its next child is in the
    // namespace.
    let allowed = OF_ITS_OWN
        .iter()
        .any(|flags| unsafe { unshare(*flags) } == 0);
    allowed.then(|| in_a_child(act))
}

/// Starts a hub that answers each request with an object whose `id` is the number of the
/// connection.
fn numbering() -> Server {
    Server::start(|connection| {
        while connection.request().is_some() {
            let body = format!("{{\"id\":{}}}", connection.number);
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", body.len());
            connection.write((head + &body).as_bytes());
        }
    })
}

/// Sends a request and returns the number of the connection that carried it.
fn connection(hub: &Client) -> i64 {
    hub.engines().get(1).unwrap().id.get()
}

#[test]
fn parent_and_child_share_no_connection() {
    if child_process::text().is_none() {
        child_process::run_to_success("forks::parent_and_child_share_no_connection", "-", |_| ());
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

/// A live session belongs to the process in which its thread runs.
#[test]
fn a_live_session_is_closed_in_a_child() {
    if child_process::text().is_none() {
        child_process::run_to_success("forks::a_live_session_is_closed_in_a_child", "-", |_| ());
        return;
    }
    let server = Server::start(|connection| {
        while connection.request().is_some() {
            let body = r#"{"PropertyPath":"p","DisplayName":"p","Value":1}"#;
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", body.len());
            connection.write((head + body).as_bytes());
        }
    });
    let hub = client(&server.url());
    let live = hub.live().open().unwrap();
    let mut property = live.property(3, "n", "p").unwrap();
    assert!(property.set(1));
    assert!(live.flush(Duration::from_secs(5)).unwrap().is_empty());
    let closed = |error: gfxhub::Error| error.kind() == gfxhub::ErrorKind::Closed;
    let ended = in_a_child(|| {
        let refused = live.is_closed() && !property.set(2);
        let flushed = live.flush(Duration::from_secs(5)).is_err_and(closed);
        let left = live.close(Duration::from_secs(5));
        let ended = left.is_ok_and(|left| left.is_empty());
        let nothing = live.take_reports().is_empty() && live.stats().sets == 0;
        refused && flushed && ended && nothing
    });
    assert!(ended(), "the session is open in the child");
    // The session continues in the parent.
    let mut property = live.property(3, "n", "p").unwrap();
    assert!(property.set(3));
    assert!(live.close(Duration::from_secs(5)).unwrap().is_empty());
    assert_eq!(server.requests().len(), 2);
}

#[test]
fn a_child_waits_for_no_lock_of_its_parent() {
    if child_process::text().is_none() {
        child_process::run_to_success(
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

/// In containers, a child may have the same process id as its parent.
#[cfg(target_os = "linux")]
#[test]
fn a_child_with_the_number_of_its_parent_shares_no_connection() {
    const TEST: &str = "forks::a_child_with_the_number_of_its_parent_shares_no_connection";
    if child_process::text().is_none() {
        child_process::run_to_success(TEST, "-", |_| ());
        return;
    }
    let server = numbering();
    let url = server.url();
    let parent = first_of_a_namespace(|| {
        assert_eq!(std::process::id(), 1);
        let hub = client(&url);
        assert_eq!((connection(&hub), connection(&hub)), (0, 0));
        let Some(ended) = first_of_a_namespace(|| {
            assert_eq!(std::process::id(), 1);
            connection(&hub) == 1 && connection(&hub) == 1
        }) else {
            return false;
        };
        ended() && connection(&hub) == 0
    });
    match parent {
        Some(ended) => assert!(ended(), "parent and child had the same connection"),
        None => eprintln!("skipped: this process may not create PID namespaces"),
    }
}

/// A lock that a thread holds at the time of a fork stays locked in the child for ever.
#[test]
fn a_child_waits_for_no_lock_of_the_library() {
    const TEST: &str = "forks::a_child_waits_for_no_lock_of_the_library";
    if child_process::text().is_none() {
        child_process::run_to_success(TEST, "-", |_| ());
        return;
    }
    let over = AtomicBool::new(false);
    gfxhub::bindings::set_thread_hooks(Some((Arc::new(|| ()), Arc::new(|| ()))));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !over.load(Ordering::SeqCst) {
                    gfxhub::bindings::run_with_hooks(|| ());
                }
            });
        }
        let begins_a_thread = || {
            gfxhub::bindings::run_with_hooks(|| ());
            true
        };
        let well = (0..30).all(|_| in_a_child(begins_a_thread)());
        over.store(true, Ordering::SeqCst);
        assert!(well, "a child waited for a lock of its parent");
    });
}
