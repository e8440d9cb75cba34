//! Tests that the child of a fork has its own pools, whose threads run its calls.
#![cfg(unix)]
#![allow(
    unsafe_code,
    reason = "a fork is nothing that the standard library offers"
)]

use std::ptr;
use std::sync::mpsc;
use std::time::Duration;

use gfxhub::bindings::{ClientPools, Job, JobHandle, Turn};
use gfxhub::{Client, ErrorKind};

unsafe extern "C" {
    fn fork() -> i32;
    fn waitpid(process: i32, status: *mut i32, options: i32) -> i32;
    fn _exit(code: i32) -> !;
}

/// Submits a job, and checks that it runs on a thread of the pool.
fn runs(pools: &ClientPools, read: bool) -> Option<JobHandle> {
    let (tell, told) = mpsc::channel();
    let job = pools.pool(read).submit(Job {
        deadline: None,
        cancelled: Box::new(|| false),
        work: Box::new(move |turn| {
            let _ = tell.send(matches!(turn, Turn::Run));
        }),
    });
    (told.recv_timeout(Duration::from_secs(20)) == Ok(true)).then_some(job)
}

#[test]
fn the_child_of_a_fork_has_pools_of_its_own() {
    let pools = ClientPools::default();
    let parents = pools.pool(true);
    assert!(ptr::eq(parents, pools.pool(true)));
    assert!(!ptr::eq(parents, pools.pool(false)));
    let job = runs(&pools, true).expect("a thread of the parent");
    let client = Client::new("http://127.0.0.1:9").expect("an address");
    let (release, released) = mpsc::channel::<()>();
    let parents_call = client.submit(move |_| {
        let _ = released.recv();
        Ok(7)
    });
    // SAFETY: the child only does what the library allows after a fork, and exits without
    // returning.
    let child = unsafe { fork() };
    assert!(child >= 0, "no child could be made");
    if child == 0 {
        let childs = pools.pool(true);
        let own_call = client.submit(|_| Ok(8));
        parents_call.cancel();
        let well = parents_call.is_ready()
            && parents_call
                .wait()
                .is_err_and(|error| error.kind() == ErrorKind::Closed)
            && own_call.wait().is_ok_and(|result| result == 8)
            && !ptr::eq(parents, childs)
            && ptr::eq(childs, pools.pool(true))
            && !job.withdraw()
            && [true, false]
                .iter()
                .all(|read| runs(&pools, *read).is_some());
        pools.end_cancelled();
        // SAFETY: the child exits without cleaning up anything of the parent.
        unsafe { _exit(if well { 0 } else { 1 }) }
    }
    let mut status = -1;
    // SAFETY: the process is our child, and the status is ours.
    assert_eq!(unsafe { waitpid(child, &raw mut status, 0) }, child);
    assert_eq!(status, 0, "the child had no threads of its own");
    drop(release);
    assert_eq!(parents_call.wait().expect("the call goes on"), 7);
    assert!(runs(&pools, true).is_some(), "the parent has lost its own");
}
