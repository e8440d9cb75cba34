//! Tests of handles after their end: one rule for each kind of method.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::schema::{HANDLES, HandleInfo, MethodKind};
use gfxhub::{Client, Effect, Error, ErrorKind, LiveProperty, LiveReport, LiveSession};
use gfxhub_simulator::LocalHub;

const LONG: Duration = Duration::from_secs(10);

/// The result of a method.
#[derive(Debug)]
enum Outcome {
    /// It returned, for a method that does not wait.
    Returned,
    /// Number of values left, after a wait.
    Left(usize),
    /// Number of events.
    Events(usize),
    Failed(Error),
}

fn waited<T>(left: gfxhub::Result<Vec<T>>) -> Outcome {
    left.map_or_else(Outcome::Failed, |left| Outcome::Left(left.len()))
}

/// Calls a method of a live session by its name.
fn call(live: &LiveSession, method: &str) -> Outcome {
    match method {
        "property" => match live.property(3, "Mixer_0", "Default//Opacity/0") {
            Ok(_) => Outcome::Returned,
            Err(error) => Outcome::Failed(error),
        },
        "begin_frame" => {
            live.begin_frame();
            Outcome::Returned
        }
        "end_frame" => {
            live.end_frame();
            Outcome::Returned
        }
        "reassert" => {
            live.reassert();
            Outcome::Returned
        }
        "stats" => {
            assert_eq!(live.stats().failed, 1, "the last figures");
            Outcome::Returned
        }
        "flush" => waited(live.flush(LONG)),
        "close" => waited(live.close(LONG)),
        "reports" => Outcome::Events(live.reports().count()),
        other => panic!("the test does not know {other}"),
    }
}

/// Returns the definition of a handle.
fn info(name: &str) -> &'static HandleInfo {
    let mut handles = HANDLES.iter();
    handles.find(|handle| handle.name == name).expect(name)
}

/// Returns a session in which one value has failed.
fn failing(client: &Client) -> (LiveSession, LiveProperty) {
    let live = client.live().open().expect("a live session");
    let mut wrong = live.property(3, "Nowhere", "p").expect("a property");
    wrong.set(1);
    assert!(live.flush(LONG).expect("all is settled").is_empty());
    (live, wrong)
}

#[test]
fn every_kind_of_method_has_its_end() {
    let hub = LocalHub::start(Default::default()).expect("a hub");
    let client = Client::new(&hub.url()).expect("a client");
    let (live, mut wrong) = failing(&client);
    assert!(live.close(LONG).expect("it closes").is_empty());
    assert!(live.is_closed() && wrong.is_closed() && !wrong.set(2));
    let mut events = 1;
    // The second round meets the state that the first one has left.
    for _ in 0..2 {
        for method in info("LiveSession").methods {
            let outcome = call(&live, method.name);
            let holds = match (method.kind, &outcome) {
                (MethodKind::Now, Outcome::Returned) => true,
                (MethodKind::Closes, Outcome::Left(left)) => *left == 0,
                (MethodKind::Events, Outcome::Events(count)) => *count == events,
                (MethodKind::Waits | MethodKind::Opens, Outcome::Failed(error)) => {
                    (error.kind(), error.effect()) == (ErrorKind::Closed, Effect::None)
                }
                _ => false,
            };
            assert!(holds, "{}: {outcome:?}", method.name);
        }
        events = 0;
    }
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
        // Only the end of the session ends the two threads.
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
