//! The child of a fork has pools of its own. In a process of its own, as it says that it was forked.

use std::ptr;
use std::sync::mpsc;
use std::time::Duration;

use gfxhub_bindings_support::{ClientPools, Job, ProcessMark, Turn, forked};

#[test]
fn a_fork_that_keeps_the_process_id_has_pools_of_its_own() {
    let pools = ClientPools::default();
    let (tell, told) = mpsc::channel();
    let submit = |read| {
        let tell = tell.clone();
        pools.pool(read).submit(Job {
            deadline: None,
            cancelled: Box::new(|| false),
            work: Box::new(move |turn| tell.send(matches!(turn, Turn::Run)).unwrap()),
        })
    };
    let parents = pools.pool(true);
    assert!(ptr::eq(parents, pools.pool(true)));
    assert!(!ptr::eq(parents, pools.pool(false)));
    let job = submit(true);
    assert!(told.recv_timeout(Duration::from_secs(20)).unwrap());
    let before = ProcessMark::current();
    // As in a container, where parent and child can have the same id.
    forked();
    assert_ne!(before, ProcessMark::current());
    let childs = pools.pool(true);
    assert!(!ptr::eq(parents, childs));
    assert!(ptr::eq(childs, pools.pool(true)));
    assert!(!job.withdraw());
    for read in [true, false] {
        submit(read);
        assert!(told.recv_timeout(Duration::from_secs(20)).unwrap());
    }
    pools.end_cancelled();
}
