//! Tests of reading a handle's events: each is read once, and reading ends with the handle.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::{Client, LiveProperty, LiveReport, LiveSession};
use gfxhub_simulator::LocalHub;

const LONG: Duration = Duration::from_secs(10);

/// Returns a session in which one value has failed.
fn failing(client: &Client) -> (LiveSession, LiveProperty) {
    let live = client.live().open().expect("a live session");
    let mut wrong = live.property(3, "Nowhere", "p").expect("a property");
    wrong.set(1);
    assert!(live.flush(LONG).expect("all is settled").is_empty());
    (live, wrong)
}

#[test]
fn two_threads_get_each_event_once_until_the_end() {
    const REPORTS: usize = 100;
    let hub = LocalHub::start(Default::default()).expect("a hub");
    let client = Client::new(&hub.url()).expect("a client");
    let live = client.live().open().expect("a live session");
    let told = Mutex::new(Vec::new());
    let note = |report: LiveReport| {
        let address = report.address.expect("the address of a property");
        told.lock().expect("no panic").push(address.property_path);
    };
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| live.reports().for_each(note));
        }
        for number in 0..REPORTS {
            let path = format!("p{number}");
            let mut wrong = live.property(3, "Nowhere", path).expect("a property");
            wrong.set(1);
        }
        // Only the end of the session can end the two threads.
        live.close(LONG).expect("it closes");
    });
    let told = told.into_inner().expect("no panic");
    let different: BTreeSet<String> = told.iter().map(ToString::to_string).collect();
    assert_eq!((told.len(), different.len()), (REPORTS, REPORTS));
}

#[test]
fn a_reader_that_stops_leaves_the_rest() {
    let hub = LocalHub::start(Default::default()).expect("a hub");
    let client = Client::new(&hub.url()).expect("a client");
    let (live, _) = failing(&client);
    let mut other = live.property(3, "Nowhere", "q").expect("a property");
    other.set(1);
    assert!(live.flush(LONG).expect("all is settled").is_empty());
    assert_eq!(live.reports().take(1).count(), 1);
    assert_eq!(live.next_report(Duration::ZERO).map(|_| ()), Some(()));
    assert!(live.next_report(Duration::ZERO).is_none());
}
