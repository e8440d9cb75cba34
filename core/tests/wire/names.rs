//! Tests of host names. A literal address starts no thread for a lookup, and a lookup never exceeds
//! the deadline.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gfxhub::{Effect, ErrorKind, Phase};

use super::{OK, Server, builder, child_process, client, command, soon};

/// Number of running threads of the library, and its maximum.
struct Threads {
    now: AtomicUsize,
    most: AtomicUsize,
}

/// Starts to count the threads of the library in this process.
fn counting() -> Arc<Threads> {
    let (now, most) = Default::default();
    let threads = Arc::new(Threads { now, most });
    let (beginning, ending) = (Arc::clone(&threads), Arc::clone(&threads));
    gfxhub::bindings::set_thread_hooks(Some((
        Arc::new(move || {
            let now = beginning.now.fetch_add(1, Ordering::SeqCst) + 1;
            beginning.most.fetch_max(now, Ordering::SeqCst);
        }),
        Arc::new(move || {
            ending.now.fetch_sub(1, Ordering::SeqCst);
        }),
    )));
    threads
}

#[test]
fn an_address_needs_no_thread() {
    let Some(port) = child_process::text() else {
        let server = Server::answering(OK);
        let port = server.address.port().to_string();
        child_process::run_to_success("names::an_address_needs_no_thread", &port, |_| ());
        assert_eq!(server.requests().len(), 6);
        return;
    };
    let threads = counting();
    for host in ["127.0.0.1", "localhost", "LOCALHOST."] {
        let hub = client(&format!("http://{host}:{port}"));
        command(&hub).unwrap();
        hub.engines().get(1).unwrap_err();
    }
    assert_eq!(threads.most.load(Ordering::SeqCst), 0);
}

#[test]
fn many_calls_take_one_thread_to_look_up_a_name() {
    if child_process::text().is_none() {
        child_process::run_to_success(
            "names::many_calls_take_one_thread_to_look_up_a_name",
            "",
            |_| (),
        );
        return;
    }
    let threads = counting();
    let hub = builder("http://hub.invalid").resolve_timeout(Duration::from_millis(300));
    let hub = hub.build().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                let error = soon(|| command(&hub)).unwrap_err();
                // The name service of this machine may fail or time out for such a name.
                assert!(
                    matches!(error.kind(), ErrorKind::Dns | ErrorKind::Timeout),
                    "{error}"
                );
                assert_eq!(error.effect(), Effect::None);
                assert_eq!(error.phase(), Some(Phase::Resolve));
            });
        }
    });
    // A thread that has its result may still be ending while a late call starts another one.
    let most = threads.most.load(Ordering::SeqCst);
    assert!((1..=2).contains(&most), "{most} threads");
}
