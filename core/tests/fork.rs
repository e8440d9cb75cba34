//! Tests that a forked child process has its own pools, and that its calls run on the threads of
//! these pools.
#![cfg(unix)]

use std::ptr;
use std::sync::mpsc;
use std::time::Duration;

use gfxhub::bindings::{ClientPools, Job, JobHandle, Turn};
use gfxhub::{Client, ErrorKind, Watch, WatchChangeKind, WatchFigures};
use gfxhub_simulator::{LocalHub, Options};
use gfxhub_test_support::fork::in_a_child;

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
    let mut parents_call = Some(client.submit(move |_| {
        let _ = released.recv();
        Ok(7)
    }));
    let ended = in_a_child(|| {
        let childs = pools.pool(true);
        let own_call = client.submit(|_| Ok(8));
        let call = parents_call.take().expect("the call of the parent");
        call.cancel();
        let well = call.is_ready()
            && call
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
        u8::from(!well)
    });
    assert_eq!(ended(), 0, "the child had no threads of its own");
    drop(release);
    // The call goes on in the parent, although the child process has dropped its own copy of it.
    let call = parents_call.expect("the call");
    assert_eq!(call.wait().expect("the call goes on"), 7);
    assert!(runs(&pools, true).is_some(), "the parent lost its threads");
}

/// Reads changes until a topic is synced. Returns `false` if no change arrives for 20 seconds.
fn syncs(watch: &Watch) -> bool {
    let next = || watch.next_change(Duration::from_secs(20));
    std::iter::from_fn(next).any(|it| it.kind == WatchChangeKind::Synced)
}

#[test]
fn the_child_of_a_fork_has_watches_of_its_own() {
    let hub = LocalHub::start(Options::default()).expect("a hub");
    let client = Client::new(&hub.url()).expect("a client");
    let watch = client.watch().topics("playout").open().expect("a watch");
    assert!(syncs(&watch));
    let ended = in_a_child(|| {
        // The watch of the parent has ended in the child. A new one reads the hub on a thread of
        // the child.
        let has_ended = watch.is_closed()
            && watch.changes().next().is_none()
            && watch.stats() == WatchFigures::default()
            && watch.close(Duration::from_secs(20)).is_ok();
        let own = client.watch().topics("playout").open();
        u8::from(!has_ended || !own.is_ok_and(|own| syncs(&own)))
    });
    assert_eq!(ended(), 0, "the child did not watch");
    let playout = client.playout();
    let rundown = gfxhub::PlayoutRundownName::new("Late News");
    playout.create_rundown(&rundown).expect("a rundown");
    let change = watch.next_change(Duration::from_secs(20));
    assert_eq!(change.map(|it| it.kind), Some(WatchChangeKind::Added));
}
