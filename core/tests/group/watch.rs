//! Tests of watches of groups.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use gfxhub::{Watch, WatchChange, WatchChangeKind};

use super::*;

const SOFTNESS: &str = "Studio A / Cyclorama / Softness";

/// Waits for a change of this kind.
fn change(watch: &Watch, kind: WatchChangeKind) -> WatchChange {
    loop {
        let next = watch.next_change(Duration::from_secs(30));
        let next = next.expect("the watch reports it");
        if next.kind == kind {
            return next;
        }
    }
}

#[test]
fn changes_name_their_member_and_values_come_apart() {
    let ((one, main), (_two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let watch = pair
        .watch()
        .topics(SOFTNESS)
        .within(Duration::from_millis(50));
    let watch = watch.open().unwrap();
    let synced = [(); 2].map(|()| change(&watch, WatchChangeKind::Synced).member.unwrap());
    assert!(synced.contains(&"main".to_owned()) && synced.contains(&"backup".to_owned()));
    backup.names().set(SOFTNESS, 0.75).unwrap();
    let changed = change(&watch, WatchChangeKind::Changed);
    assert_eq!(changed.member.as_deref(), Some("backup"));
    assert!(changed.to_string().starts_with("backup: "), "{changed}");
    let apart = change(&watch, WatchChangeKind::Apart);
    assert_eq!(apart.member.as_deref(), Some("backup"));
    assert_eq!(apart.name.as_deref(), Some("Softness"));
    assert_eq!(apart.after, Some(Value::from(0.75)));
    assert!(watch.stats().looks >= 4);
    one.stop();
    let lost = change(&watch, WatchChangeKind::Lost);
    assert_eq!(lost.member.as_deref(), Some("main"));
    backup.names().set(SOFTNESS, 0.5).unwrap();
    let changed = change(&watch, WatchChangeKind::Changed);
    assert_eq!(changed.member.as_deref(), Some("backup"));
    watch.close(Duration::from_secs(5)).unwrap();
    assert!(watch.is_closed());
}

#[test]
fn a_watch_of_a_group_ends_with_the_group() {
    let ((_one, main), (_two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let watch = pair.watch().topics("engines").open().unwrap();
    assert!(!watch.is_closed());
    pair.close();
    assert!(watch.is_closed());
    assert_eq!(watch.changes().filter(|it| it.member.is_none()).count(), 0);
    backup.close();
    let again = Client::pair(&main, &backup).unwrap();
    let error = again.watch().topics("engines").open().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Closed);
    assert!(error.message().contains("member backup"), "{error}");
}

#[test]
fn a_watch_that_cannot_be_opened_makes_no_looks() {
    let ((main_hub, main), (_two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    backup.close();
    let watch = pair.watch().topics("engines");
    let opened = watch.within(Duration::from_millis(20)).open();
    assert_eq!(opened.unwrap_err().kind(), ErrorKind::Closed);
    // A look that has begun may still arrive, and no more follow.
    let deadline = Instant::now() + Duration::from_secs(30);
    let mut before = None;
    while before.replace(main_hub.requests().len()) != Some(main_hub.requests().len()) {
        assert!(Instant::now() < deadline, "the looks go on");
        std::thread::sleep(Duration::from_millis(500));
    }
}

#[test]
fn the_watches_of_all_members_end_at_the_same_time() {
    const COUNT: usize = 32;
    let (busy, is_over) = (
        Arc::new(AtomicUsize::new(0)),
        Arc::new(AtomicBool::new(false)),
    );
    // No hub listens, and the program holds up the thread that reports the first failed look.
    let listeners: Vec<_> = (0..COUNT)
        .map(|_| TcpListener::bind("127.0.0.1:0").unwrap())
        .collect();
    let members: Vec<_> = listeners
        .iter()
        .map(|listener| {
            let (busy, is_over) = (Arc::clone(&busy), Arc::clone(&is_over));
            let address = listener.local_addr().unwrap();
            let client = Client::builder(&format!("http://{address}")).on_event(move |_| {
                busy.fetch_add(1, Ordering::Relaxed);
                while !is_over.load(Ordering::Relaxed) {
                    std::thread::sleep(Duration::from_millis(5));
                }
            });
            GroupMember::new(address.to_string(), &client.build().unwrap())
        })
        .collect();
    drop(listeners);
    let group = Client::group_of(GroupPolicy::All, members).unwrap();
    let watch = group.watch().topics("engines").open().unwrap();
    let deadline = Instant::now() + Duration::from_secs(30);
    while busy.load(Ordering::Relaxed) < COUNT {
        assert!(Instant::now() < deadline, "{busy:?} looks have failed");
        std::thread::sleep(Duration::from_millis(20));
    }
    let began = Instant::now();
    watch.close(Duration::from_secs(30)).unwrap();
    let took = began.elapsed();
    is_over.store(true, Ordering::Relaxed);
    // A watch is waited for up to 60 ms, which one after the other would be 1.9 s.
    assert!(took < Duration::from_millis(1500), "{took:?}");
}

#[test]
fn engines_are_watched_with_the_client_of_their_hub() {
    let (_local, hub) = hub_with_twins();
    let gang = hub.gang(["Studio A", "Studio B"]).unwrap();
    let error = gang.watch().topics("engines").open().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
}
