//! Tests of live sessions with the hub simulator: the last value, the rate, the order, and a hub
//! that goes away.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, Client, ErrorKind, Event, LiveReportKind, LiveSession, PropertyUpdate, Value,
    Vector,
};
use gfxhub_simulator::{LocalHub, Options};

const MIXER: (i64, &str, &str) = (3, "Mixer_0", "Default//Opacity/0");
const SOFTNESS: (i64, &str, &str) = (3, "Cyclorama", "Material//Softness/0");
const LONG: Duration = Duration::from_secs(10);

fn start(service_time: Duration) -> (LocalHub, Client) {
    let options = Options {
        service_time,
        ..Options::default()
    };
    let hub = LocalHub::start(options).expect("a hub");
    let client = Client::new(&hub.url()).expect("a client");
    (hub, client)
}

fn value(client: &Client, (engine, node, property): (i64, &str, &str)) -> Value {
    let found = client.engines().get_property(engine, node, property);
    found.expect("a property").value
}

/// Returns the number of sets of a property that the hub has executed.
fn executed(hub: &LocalHub, (_, node, property): (i64, &str, &str)) -> usize {
    let of_property = |effect: &&gfxhub_simulator::Effect| {
        effect.target["nodePath"] == node && effect.target["propertyPath"] == property
    };
    hub.journal().iter().filter(of_property).count()
}

/// Returns a session that has set the opacity of a mixer to 0.5, with this fault in the first set.
fn set_once_under(hub: &LocalHub, client: &Client, fault: &str, after: &str) -> LiveSession {
    let fault = format!(
        r#"{{"faults": [{{"fault": "{fault}", "after": "{after}",
            "operation": "engines.set_property", "nth": 1}}]}}"#
    );
    hub.set_faults_json(&fault).expect("faults");
    let live = client.live().open().expect("a live session");
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).expect("a property");
    opacity.set(0.5);
    let failures = live.flush(LONG).expect("everything sent");
    assert!(failures.is_empty(), "{failures:?}");
    live
}

/// Checks that each value that was set is counted exactly once.
fn assert_adds_up(live: &LiveSession) {
    let stats = live.stats();
    let ends = stats.delivered + stats.superseded + stats.failed + stats.expired + stats.dropped;
    assert_eq!(stats.sets, ends + stats.waiting, "{stats:?}");
}

#[test]
fn the_last_value_arrives_and_those_before_it_may_be_replaced() {
    let (hub, client) = start(Duration::from_millis(2));
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    for step in 1..=1000 {
        assert!(opacity.set(f64::from(step) / 1024.0));
    }
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(1000.0 / 1024.0));
    let stats = live.stats();
    assert_eq!(stats.sets, 1000);
    assert_eq!(stats.waiting, 0);
    assert!(stats.superseded > 900, "{stats:?}");
    assert_eq!(stats.delivered as usize, executed(&hub, MIXER));
    assert!(stats.round_trip_p50 >= Duration::from_millis(2));
    assert!(stats.round_trip_max >= stats.round_trip_p99);
    assert_adds_up(&live);
}

#[test]
fn every_kind_of_value_arrives() {
    let (_hub, client) = start(Duration::ZERO);
    let live = client.live().rate(0).open().unwrap();
    let mut any = live
        .property(3, "Cyclorama", "Material//MaskColor/0")
        .unwrap();
    for new in [
        Value::from(Vector::xyzw(0.25, 0.5, 0.75, 1.0)),
        Value::from_json(r#"{"x":0.5,"y":0.5,"z":0.5,"w":0.5}"#).unwrap(),
    ] {
        assert!(any.set(new.clone()));
        assert!(live.flush(LONG).unwrap().is_empty());
        let read = any.read().unwrap().value;
        assert!(read.approx_eq(&new), "{read}");
    }
    assert!(!any.set(f64::NAN));
    assert!(!any.set(Value::Null));
    assert_eq!(live.stats().sets, 2);
}

#[test]
fn the_pace_is_kept_and_the_first_value_goes_at_once() {
    let (hub, client) = start(Duration::ZERO);
    let live = client.live().rate(20).open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    let began = Instant::now();
    opacity.set(0.5);
    while executed(&hub, MIXER) == 0 {
        assert!(began.elapsed() < LONG);
        thread::sleep(Duration::from_millis(1));
    }
    let mut step = 0;
    while began.elapsed() < Duration::from_millis(1000) {
        step += 1;
        opacity.set(f64::from(step % 512) / 512.0);
        thread::sleep(Duration::from_millis(1));
    }
    let sent = executed(&hub, MIXER);
    let allowed = (began.elapsed().as_secs_f64() * 20.0).ceil() as usize + 2;
    assert!(sent <= allowed, "{sent} of {allowed}");
    assert!(sent > allowed / 3, "{sent} of {allowed}");
}

#[test]
fn all_properties_together_keep_their_pace() {
    let (hub, client) = start(Duration::ZERO);
    let live = client.live().rate(0).total_rate(100).open().unwrap();
    let [(engine, node, property), (other, softness, path)] = [MIXER, SOFTNESS];
    let mut first = live.property(engine, node, property).unwrap();
    let mut second = live.property(other, softness, path).unwrap();
    let began = Instant::now();
    let mut step = 0;
    while began.elapsed() < Duration::from_millis(500) {
        step += 1;
        first.set(f64::from(step % 512) / 512.0);
        second.set(f64::from(step % 256) / 256.0);
        thread::sleep(Duration::from_millis(1));
    }
    let sent = executed(&hub, MIXER) + executed(&hub, SOFTNESS);
    // A burst may contain the values of an eighth of a second.
    let allowed = (began.elapsed().as_secs_f64() * 100.0).ceil() as usize + 14;
    assert!(sent <= allowed, "{sent} of {allowed}");
    assert!(executed(&hub, SOFTNESS) > 5 && executed(&hub, MIXER) > 5);
}

#[test]
fn of_several_handles_the_newest_value_counts() {
    let (_hub, client) = start(Duration::from_millis(5));
    let live = client.live().rate(0).open().unwrap();
    let (engine, node, property) = MIXER;
    thread::scope(|scope| {
        for _ in 0..4 {
            let mut handle = live.property(engine, node, property).unwrap();
            scope.spawn(move || {
                for step in 0..200 {
                    handle.set(f64::from(step) / 1024.0);
                    thread::sleep(Duration::from_micros(200));
                }
            });
        }
    });
    let mut last = live.property(engine, node, property).unwrap();
    last.set(0.75);
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.75));
    assert_eq!(live.stats().sets, 801);
    assert_adds_up(&live);
}

#[test]
fn a_single_command_after_it_is_not_undone() {
    let (_hub, client) = start(Duration::from_millis(1));
    let live = client.live().rate(5).open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    opacity.set(0.25);
    assert!(live.flush(LONG).unwrap().is_empty());
    // Because of the rate, this value is not sent before the command.
    opacity.set(0.5);
    thread::sleep(Duration::from_millis(20));
    client
        .engines()
        .set_property(engine, node, property, 0.75)
        .unwrap();
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.75));
    let stats = live.stats();
    assert_eq!((stats.delivered, stats.superseded), (1, 1));
}

#[test]
fn a_refused_value_is_reported_and_others_keep_their_pace() {
    let (hub, client) = start(Duration::ZERO);
    let (live, undisturbed) = (client.live().open().unwrap(), client.live().open().unwrap());
    let (engine, node, property) = MIXER;
    let mut good = live.property(engine, node, property).unwrap();
    let mut wrong = live.property(3, "Nowhere", property).unwrap();
    let (engine, node, property) = SOFTNESS;
    let mut other = undisturbed.property(engine, node, property).unwrap();
    let began = Instant::now();
    let mut step = 0;
    while began.elapsed() < Duration::from_millis(1500) {
        step += 1;
        for property in [&mut good, &mut other] {
            property.set(f64::from(step % 512) / 512.0);
        }
        wrong.set(0.5);
        thread::sleep(Duration::from_millis(5));
    }
    let reports = live.take_reports();
    assert!((1..=2).contains(&reports.len()), "{reports:?}");
    for report in &reports {
        assert_eq!(report.kind, LiveReportKind::Failed);
        let address = report.address.as_ref().unwrap();
        assert_eq!(address.node_path.as_str(), "Nowhere");
        assert_eq!(report.error.as_ref().unwrap().status(), Some(500));
        assert!(report.to_string().starts_with("3 Nowhere "), "{report}");
    }
    let (disturbed, alone) = (executed(&hub, MIXER), executed(&hub, SOFTNESS));
    assert!(
        alone > 50 && disturbed.abs_diff(alone) * 20 <= alone,
        "{disturbed} {alone}"
    );
}

#[test]
fn a_hub_that_was_away_gets_the_newest_value_of_each() {
    let (hub, client) = start(Duration::ZERO);
    let live = client.live().open().unwrap();
    let [(engine, node, property), (other, softness, path)] = [MIXER, SOFTNESS];
    let mut first = live.property(engine, node, property).unwrap();
    let mut second = live.property(other, softness, path).unwrap();
    first.set(0.25);
    second.set(0.25);
    assert!(live.flush(LONG).unwrap().is_empty());
    let down = Duration::from_millis(400);
    thread::scope(|scope| {
        scope.spawn(|| hub.restart(down).unwrap());
        let began = Instant::now();
        let mut step = 0;
        while began.elapsed() < down / 2 {
            step += 1;
            first.set(f64::from(step % 512) / 512.0);
            second.set(f64::from(step % 512) / 512.0);
            thread::sleep(Duration::from_millis(1));
        }
        first.set(0.5);
        second.set(0.75);
    });
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.5));
    assert_eq!(value(&client, SOFTNESS), Value::from(0.75));
    let kinds: Vec<_> = live.take_reports().iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [LiveReportKind::Lost, LiveReportKind::Back]);
    assert_eq!(live.stats().reconnects, 1);
    assert_adds_up(&live);
    // One value of each property was sent before the hub's restart, and one after it.
    assert_eq!(executed(&hub, MIXER), 2);
    assert_eq!(executed(&hub, SOFTNESS), 2);
}

#[test]
fn values_that_are_too_old_expire() {
    let (hub, client) = start(Duration::ZERO);
    let live = client
        .live()
        .stale_after(Duration::from_millis(50))
        .open()
        .unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    let before = value(&client, MIXER);
    thread::scope(|scope| {
        scope.spawn(|| hub.restart(Duration::from_millis(500)).unwrap());
        thread::sleep(Duration::from_millis(50));
        opacity.set(0.123);
    });
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), before);
    let reports = live.take_reports();
    assert!(reports.iter().any(|it| it.kind == LiveReportKind::Expired));
    assert_eq!(live.stats().expired, 1);
    assert_adds_up(&live);
}

#[test]
fn an_eased_value_is_sent_once_and_what_follows_waits_for_it() {
    let (hub, client) = start(Duration::from_millis(50));
    let live = client.live().rate(0).open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    assert!(opacity.ease(PropertyUpdate::new(1.0).linear(0.2)));
    thread::sleep(Duration::from_millis(20));
    opacity.set(0.5);
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(executed(&hub, MIXER), 2);
    assert_eq!(value(&client, MIXER), Value::from(0.5));
    // An eased value that is replaced before it was sent is reported.
    opacity.set(0.25);
    thread::sleep(Duration::from_millis(10));
    opacity.ease(PropertyUpdate::new(1.0).linear(0.2));
    thread::sleep(Duration::from_millis(10));
    opacity.set(0.125);
    assert!(live.flush(LONG).unwrap().is_empty());
    let kinds: Vec<_> = live.take_reports().iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [LiveReportKind::Superseded]);
    assert!(!opacity.ease(PropertyUpdate::new(1.0).linear(-0.2)));
    assert_adds_up(&live);
}

#[test]
fn a_response_that_is_lost_is_asked_for_again() {
    let (hub, client) = start(Duration::ZERO);
    let live = set_once_under(&hub, &client, "reset", "effect");
    assert_eq!(executed(&hub, MIXER), 2);
    let stats = live.stats();
    assert_eq!((stats.sets, stats.sent, stats.delivered), (1, 2, 1));
    assert!(live.take_reports().is_empty());
}

#[test]
fn a_web_page_acknowledges_nothing() {
    let (hub, client) = start(Duration::ZERO);
    let live = set_once_under(&hub, &client, "html-page", "request");
    assert_eq!(value(&client, MIXER), Value::from(0.5));
    let stats = live.stats();
    assert_eq!((stats.sets, stats.sent, stats.delivered), (1, 2, 1));
    // The fault held the value back only for a moment, which is not reported.
    assert!(live.take_reports().is_empty());
    assert_adds_up(&live);
}

#[test]
fn a_response_that_is_no_property_is_reported_and_not_sent_again() {
    let (hub, client) = start(Duration::ZERO);
    let live = set_once_under(&hub, &client, "empty-body", "effect");
    let reports = live.take_reports();
    let [report] = &reports[..] else {
        panic!("{reports:?}")
    };
    assert_eq!(report.kind, LiveReportKind::Failed);
    let error = report.error.as_ref().unwrap();
    assert_eq!(error.kind(), ErrorKind::Decode);
    assert_eq!(executed(&hub, MIXER), 1);
    assert_eq!(live.stats().failed, 1);
    assert_adds_up(&live);
}

#[test]
fn sub_fields_and_the_whole_keep_their_order() {
    let (_hub, client) = start(Duration::from_millis(5));
    let live = client.live().rate(0).open().unwrap();
    // The engine is an RE5 engine, because these accept values for sub-fields.
    let engine = 4;
    let all = client.engines().list_properties_of(engine, &[]).unwrap();
    let colours = all.into_iter().flat_map(|(node, properties)| {
        let named = |it: &gfxhub::Property| it.display_name == "MaskColor";
        let found = properties.unwrap().into_iter().filter(named);
        found.map(move |it| (node.clone(), it.property_path))
    });
    let (node, whole) = colours.last().unwrap();
    let mut colour = live.property(engine, node.clone(), whole.clone()).unwrap();
    let mut w = live
        .property(engine, node.clone(), format!("{whole}.w"))
        .unwrap();
    for step in 0..50 {
        let level = f64::from(step) / 64.0;
        colour.set(Vector::xyzw(level, level, level, 0.0));
        w.set(level);
        thread::sleep(Duration::from_millis(3));
    }
    assert!(live.flush(LONG).unwrap().is_empty());
    assert!(live.take_reports().is_empty());
    let last = 49.0 / 64.0;
    let found = value(&client, (engine, node.as_str(), whole.as_str()));
    assert!(
        found.approx_eq(&Value::from(Vector::xyzw(last, last, last, last))),
        "{found}"
    );
}

#[test]
fn knobs_add_up_and_keep_within_their_bounds() {
    let (_hub, client) = start(Duration::ZERO);
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    assert!(!opacity.nudge(0.1, 0.0, 1.0), "its value is not known yet");
    client
        .engines()
        .set_property(engine, node, property, 0.5)
        .unwrap();
    assert_eq!(opacity.read().unwrap().value, Value::from(0.5));
    for _ in 0..8 {
        assert!(opacity.nudge(0.03125, 0.0, 1.0));
    }
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.75));
    assert!(opacity.nudge(5.0, 0.0, 1.0));
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(1.0));
    assert!(!opacity.nudge(f64::NAN, 0.0, 1.0));
    assert!(!opacity.nudge(0.1, 1.0, 0.0));
}

#[test]
fn a_frame_leaves_together_or_after_five_milliseconds() {
    let (hub, client) = start(Duration::ZERO);
    let live = client.live().open().unwrap();
    let [(engine, node, property), (other, softness, path)] = [MIXER, SOFTNESS];
    let mut first = live.property(engine, node, property).unwrap();
    let mut second = live.property(other, softness, path).unwrap();
    // After these sets, the session's thread knows both properties and looks for new values.
    first.set(0.25);
    second.set(0.25);
    assert!(live.flush(LONG).unwrap().is_empty());
    thread::sleep(Duration::from_millis(50));
    live.begin_frame();
    first.set(0.5);
    second.set(0.5);
    live.end_frame();
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(executed(&hub, MIXER) + executed(&hub, SOFTNESS), 4);
    // A frame that is not ended holds values back only for a short time.
    live.begin_frame();
    first.set(0.75);
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.75));
    live.end_frame();
}

#[test]
fn what_was_acknowledged_is_sent_once_more_on_demand() {
    let (hub, client) = start(Duration::ZERO);
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    let _untouched = live
        .property(3, "Cyclorama", "Material//Softness/0")
        .unwrap();
    opacity.set(0.5);
    assert!(live.flush(LONG).unwrap().is_empty());
    // Another client changes the property, as loading a graph does.
    let other = Client::new(&hub.url()).unwrap();
    let set = |client: &Client, value: f64| {
        let engines = client.engines();
        engines.set_property(engine, node, property, value).unwrap();
    };
    set(&other, 0.25);
    live.reassert();
    // A flush waits for the reasserted value as it does for a value that is set.
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.5));
    assert_eq!(executed(&hub, SOFTNESS), 0);
    // A newer value that this client has set outside the session is kept.
    set(&client, 0.75);
    live.reassert();
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(value(&client, MIXER), Value::from(0.75));
    assert_eq!(live.stats().sets, 2);
    assert_adds_up(&live);
}

#[test]
fn it_ends_at_once_and_says_what_is_left() {
    let (hub, client) = start(Duration::ZERO);
    hub.stop();
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    opacity.set(0.5);
    let left = live.flush(Duration::from_millis(200)).unwrap();
    assert_eq!(left, [opacity.address().clone()]);
    let reports = live.wait_reports(LONG);
    assert_eq!(reports[0].kind, LiveReportKind::Lost);
    assert!(!live.stats().oldest_waiting.is_zero());
    let began = Instant::now();
    drop(live);
    assert!(began.elapsed() < Duration::from_millis(500));
    assert!(opacity.is_closed() && !opacity.set(0.75));

    let live = client.live().open().unwrap();
    let mut other = live.property(engine, node, property).unwrap();
    assert!(other.set(0.5));
    client.close();
    assert!(!other.set(0.75) && live.is_closed());
    // The addresses that are left are returned, whatever ended the session.
    let left = [other.address().clone()];
    assert_eq!(live.flush(LONG).unwrap(), left);
    assert_eq!(client.live().open().unwrap_err().kind(), ErrorKind::Closed);
    assert_eq!(live.close(LONG).unwrap(), left);
    assert_eq!(live.flush(LONG).unwrap_err().kind(), ErrorKind::Closed);
    assert_eq!(live.close(LONG).unwrap(), []);
    assert_eq!(live.stats().dropped, 1);
    assert_adds_up(&live);
}

#[test]
fn properties_are_opened_while_others_are_set() {
    let (_hub, client) = start(Duration::ZERO);
    let live = client.live().rate(0).total_rate(0).open().unwrap();
    thread::scope(|scope| {
        for thread in 0..4 {
            let live = &live;
            scope.spawn(move || {
                for number in 0..100 {
                    let node = format!("Nowhere {thread} {number}");
                    let mut handle = live.property(3, node, "Default//Opacity/0").unwrap();
                    assert!(handle.set(0.5));
                }
            });
        }
    });
    assert!(live.flush(LONG).unwrap().is_empty());
    let stats = live.stats();
    assert_eq!((stats.sets, stats.failed), (400, 400));
    assert_eq!(stats.reports_dropped, 400 - 256);
}

#[test]
fn what_cannot_be_is_refused_when_it_is_opened() {
    let (_hub, client) = start(Duration::ZERO);
    for count in [0, 65_537] {
        let refused = client.live().max_properties(count).open().unwrap_err();
        assert_eq!(refused.argument(), Some("maxProperties"));
    }
    let live = client.live().max_properties(1).open().unwrap();
    let refused = live.property(3, "..", "x").unwrap_err();
    assert_eq!(refused.argument(), Some("nodePath"));
    let (engine, node, property) = MIXER;
    let _first = live.property(engine, node, property).unwrap();
    let _same = live.property(engine, node, property).unwrap();
    let second = live.property(engine, "Cyclorama", property).unwrap_err();
    assert_eq!(second.kind(), ErrorKind::Invalid);
}

#[test]
fn a_request_has_the_time_limit_of_the_options() {
    let (_hub, client) = start(Duration::from_millis(300));
    let none = client.with(CallOptions::new().timeout(Duration::ZERO));
    assert_eq!(none.live().open().unwrap_err().argument(), Some("timeout"));
    let hasty = client.with(CallOptions::new().timeout(Duration::from_millis(50)));
    let live = hasty.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    opacity.set(0.5);
    assert_eq!(live.flush(Duration::from_millis(250)).unwrap().len(), 1);
    // Each attempt ended after its time limit, and the value was sent again.
    assert!(live.stats().sent >= 2);
}

#[test]
fn attempts_are_reported_as_ever() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&seen);
    let report = move |event: &Event| kept.lock().unwrap().push(event.operation().to_owned());
    let client = Client::builder(&hub.url())
        .on_event(report)
        .build()
        .unwrap();
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    opacity.set(0.5);
    assert!(live.close(LONG).unwrap().is_empty());
    assert_eq!(*seen.lock().unwrap(), ["engines.set_property"]);
}

#[test]
fn nobody_waits_for_a_hub_that_hangs() {
    let (_hub, client) = start(Duration::from_secs(2));
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    let longest = AtomicU64::new(0);
    for step in 0..10_000 {
        let began = Instant::now();
        opacity.set(f64::from(step % 512) / 512.0);
        let took = u64::try_from(began.elapsed().as_micros()).unwrap();
        longest.fetch_max(took, Ordering::Relaxed);
    }
    // The time includes delays by the scheduler.
    assert!(longest.into_inner() < 200_000);
    let began = Instant::now();
    drop(live);
    assert!(began.elapsed() < Duration::from_secs(1));
}

/// A request without a response is reported with the address of its hub.
#[test]
fn a_report_of_a_hub_that_hangs_names_it() {
    let (hub, client) = start(Duration::from_secs(4));
    let live = client.live().open().unwrap();
    let (engine, node, property) = MIXER;
    let mut opacity = live.property(engine, node, property).unwrap();
    opacity.set(0.5);
    let reports = live.wait_reports(LONG);
    let error = reports[0].error.as_ref().unwrap();
    assert_eq!(error.kind(), ErrorKind::Timeout);
    assert_eq!(error.hub(), hub.url());
    let begins = format!("engines.set_property at {} failed: ", hub.url());
    assert!(error.message().starts_with(&begins), "{error}");
}
