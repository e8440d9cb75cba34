//! Tests of live sessions of groups.

use gfxhub::{LiveReportKind, LiveSession};

use super::*;

const SOFTNESS: &str = "Studio A / Cyclorama / Softness";
const SOON: Duration = Duration::from_secs(30);

fn value(client: &Client, path: &str) -> Value {
    client.names().get(path).unwrap().value
}

/// Waits for a report of this kind.
fn report(live: &LiveSession, kind: LiveReportKind) -> gfxhub::LiveReport {
    let begun = Instant::now();
    loop {
        let next = live.next_report(SOON.saturating_sub(begun.elapsed()));
        let next = next.expect("the session reports it");
        if next.kind == kind {
            return next;
        }
    }
}

#[test]
fn the_newest_value_reaches_every_member() {
    let ((_one, main), (_two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let live = pair.live().open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    for step in 1..=8 {
        assert!(softness.set(f64::from(step) / 8.0));
    }
    assert!(softness.nudge(-0.25, 0.0, 1.0));
    assert!(live.flush(SOON).unwrap().is_empty());
    assert_eq!(value(&main, SOFTNESS), Value::from(0.75));
    assert_eq!(value(&backup, SOFTNESS), Value::from(0.75));
    let stats = live.stats();
    assert_eq!((stats.sets, stats.waiting), (18, 0));
    assert_eq!(stats.sets, stats.delivered + stats.superseded, "{stats:?}");
    assert!(live.close(SOON).unwrap().is_empty());
    assert!(live.is_closed() && !softness.set(0.5));
}

#[test]
fn a_property_of_a_gang_is_given_by_its_path_after_the_engine() {
    let (_local, hub) = hub_with_twins();
    let gang = hub.gang(["Studio A", "Studio B"]).unwrap();
    let live = gang.live().open().unwrap();
    let error = live.property(1, "Mixer_0", "Default//Opacity/0");
    assert_eq!(error.unwrap_err().argument(), Some("engineId"));
    let mut opacity = live.property_at("Mixer_0 / Opacity").unwrap();
    assert_eq!(opacity.read().unwrap().value, Value::from(1.0));
    assert!(opacity.set(0.125));
    assert!(live.close(SOON).unwrap().is_empty());
    for engine in ["Studio A", "Studio B"] {
        let path = format!("{engine} / Mixer_0 / Opacity");
        assert_eq!(value(&hub, &path), Value::from(0.125));
    }
}

#[test]
fn a_backup_that_hangs_does_not_hold_main_back() {
    let ((one, main), (two, backup)) = (hub(), hub());
    two.set_faults_json(&fault("stall", "request", "engines.set_property"))
        .unwrap();
    let pair = Client::pair(&main, &backup).unwrap();
    let live = pair.live().rate(0).open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    let begun = Instant::now();
    for step in 1..=20 {
        assert!(softness.set(f64::from(step) / 32.0));
        while one.journal().len() < step as usize {
            assert!(begun.elapsed() < SOON);
            std::thread::yield_now();
        }
    }
    let left = live.flush(Duration::from_millis(50)).unwrap();
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(two.journal().is_empty());
}

#[test]
fn reports_name_their_member() {
    let ((one, main), (_two, backup)) = (hub(), hub());
    backup.playout().list_rundowns().unwrap();
    let pair = Client::pair(&main, &backup).unwrap();
    let live = pair.live().open().unwrap();
    one.stop();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    softness.set(0.5);
    let lost = report(&live, LiveReportKind::Lost);
    assert_eq!(lost.member.as_deref(), Some("main"));
    assert!(lost.to_string().starts_with("main: the hub: "), "{lost}");
    let begun = Instant::now();
    while value(&backup, SOFTNESS) != Value::from(0.5) {
        assert!(begun.elapsed() < SOON);
    }
}

#[test]
fn a_member_that_is_taken_out_gets_no_values() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let live = pair.live().open().unwrap();
    let mut softness = live.property_at(SOFTNESS).unwrap();
    let out = MemberUse::new("main").used(false);
    pair.group().use_member(&out).unwrap();
    assert!(softness.set(0.5));
    assert!(live.flush(SOON).unwrap().is_empty());
    assert_eq!((one.journal().len(), two.journal().len()), (0, 1));
    pair.group().use_member(MemberUse::new("main")).unwrap();
    assert!(softness.set(0.75));
    assert!(live.flush(SOON).unwrap().is_empty());
    assert_eq!((one.journal().len(), two.journal().len()), (1, 2));
}

#[test]
fn a_backup_without_a_session_is_reported() {
    let ((_one, main), (two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    backup.close();
    let live = pair.live().open().unwrap();
    let lost = report(&live, LiveReportKind::Lost);
    assert_eq!(lost.member.as_deref(), Some("backup"));
    assert_eq!(lost.error.unwrap().kind(), ErrorKind::Closed);
    assert!(live.property_at(SOFTNESS).unwrap().set(0.5));
    assert!(live.close(SOON).unwrap().is_empty());
    assert_eq!(value(&main, SOFTNESS), Value::from(0.5));
    let group = all(&[("a", &main), ("b", &Client::new(&two.url()).unwrap())]);
    main.close();
    assert_eq!(group.live().open().unwrap_err().kind(), ErrorKind::Closed);
}

#[test]
fn a_group_of_which_one_is_closed_opens_no_session() {
    let ((_one, first), (_two, second)) = (hub(), hub());
    let group = all(&[("a", &first), ("b", &second)]);
    second.close();
    let error = group.live().open().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Closed);
    assert!(error.message().contains("member b"), "{error}");
}
