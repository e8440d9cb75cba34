//! Tests of the rules of a live session, with a simulated clock. Random sequences of steps are
//! compared with a model.

use super::*;
use crate::ErrorKind;
use crate::error::from_status;
use crate::live::Settings;
use crate::options::CallStart;
use crate::value::Value;
use crate::write_scope::PathHashes;
use proptest::prelude::*;

const ALLOWED: SendLimits = SendLimits {
    held_from: None,
    threads: 16,
    threads_for_all: false,
};

const SETTINGS: Settings = Settings {
    rate: 50,
    total_rate: 5000,
    stale_after: None,
    max_properties: 1024,
};

/// Time between two values of a property at the rate of `SETTINGS`.
const PERIOD: Duration = Duration::from_millis(20);

const MS: Duration = Duration::from_millis(1);

/// A session with a simulated clock.
struct SimulatedSession {
    rules: Rules,
    now: Instant,
}

impl SimulatedSession {
    fn new(settings: Settings, width: usize) -> SimulatedSession {
        let now = Instant::now();
        SimulatedSession {
            rules: Rules::new(settings, width, now),
            now,
        }
    }

    /// Creates a session with `count` properties on each of these engines.
    fn with(engines: &[i64], count: usize) -> SimulatedSession {
        let mut session = SimulatedSession::new(SETTINGS, 32);
        for engine in engines {
            (0..count).for_each(|number| session.open(*engine, &format!("p{number}")));
        }
        session
    }

    fn open(&mut self, engine: i64, property: &str) {
        let path = PathHashes::to(&[&engine.to_string(), "n", property]);
        let address = PropertyAddress::new(engine, "n", property);
        self.rules
            .open(address, WriteScope::Property(path), None, self.now);
    }

    fn pass(&mut self, time: Duration) {
        self.now += time;
    }

    fn update(&self, value: f64, eased: bool) -> Update {
        let body = PropertyUpdate::new(value);
        Update {
            start: CallStart::at(self.now),
            body: if eased { body.linear(2.0) } else { body },
        }
    }

    fn set(&mut self, at: usize, value: f64) {
        self.take(at, value, false);
    }

    fn ease(&mut self, at: usize, value: f64) {
        self.take(at, value, true);
    }

    fn take(&mut self, at: usize, value: f64, eased: bool) {
        let taken = TakenUpdates {
            update: Some(self.update(value, eased)),
            sets: 1,
            eases: eased.into(),
        };
        self.rules.set(at, taken);
    }

    fn due(&mut self) -> Vec<Send> {
        self.rules.due(self.now, ALLOWED)
    }

    /// Returns the indexes of the properties whose values are sent now.
    fn slots(&mut self) -> Vec<usize> {
        self.due().iter().map(|send| send.slot).collect()
    }

    fn end(&mut self, send: Send, outcome: Outcome) {
        self.rules.ended(send.slot, send.update, outcome, self.now);
    }

    fn deliver(&mut self, send: Send) {
        self.end(send, Outcome::Delivered);
    }

    /// Ends an attempt because the hub does not accept the value now. The value is resent after
    /// `wait`.
    fn refuse(&mut self, send: Send, error: Error, wait: Duration) {
        let outcome = Outcome::Again {
            at: self.now + wait,
            error,
            sequence: Sequence::default(),
        };
        self.end(send, outcome);
    }

    fn reports(&mut self) -> Vec<String> {
        self.rules.report_held(self.now);
        let reports = self.rules.take_reports();
        let short = reports.iter().map(|report| {
            let place = match (&report.address, report.engine_id) {
                (Some(address), Some(engine)) => format!(" {engine} {}", address.property_path),
                (None, Some(engine)) => format!(" {engine}"),
                _ => String::new(),
            };
            format!("{}{place}", report.kind.word())
        });
        short.collect()
    }

    fn assert_adds_up(&self) {
        let stats = self.rules.stats();
        let ends = stats.delivered + stats.superseded + stats.failed + stats.expired;
        let ends = ends + stats.dropped + stats.waiting;
        assert_eq!(stats.sets, ends, "{stats:?}");
    }
}

fn status(status: u16) -> Error {
    from_status(status, b"", |_| None, false, true)
}

fn unreachable() -> Error {
    Error::new(ErrorKind::Connect, Effect::None, "refused")
}

fn lost() -> Error {
    Error::new(ErrorKind::ConnectionLost, Effect::Maybe, "reset")
}

#[test]
fn values_that_come_at_the_rate_are_all_sent_and_faster_ones_are_replaced() {
    let mut session = SimulatedSession::with(&[3], 1);
    let mut sent = 0;
    for step in 0..100 {
        session.set(0, f64::from(step));
        for send in session.due() {
            sent += 1;
            session.deliver(send);
        }
        session.pass(PERIOD / 2);
    }
    assert_eq!(sent, 50);
    let stats = session.rules.stats();
    assert_eq!(
        (stats.delivered, stats.superseded, stats.waiting),
        (50, 49, 1)
    );
    // The first value after a pause is sent at once.
    session.pass(PERIOD * 10 + PERIOD / 3);
    session.set(0, 0.5);
    assert_eq!(session.slots(), [0]);
    session.assert_adds_up();
}

#[test]
fn a_property_that_fails_in_whatever_way_slows_no_other() {
    let answers = [400, 401, 403, 404, 409, 429, 500, 502, 503, 504].map(status);
    for error in answers.into_iter().chain([lost()]) {
        for bad in [1, 31] {
            let mut session = SimulatedSession::with(&[3], 64);
            let mut sent = vec![0; 64];
            for step in 0..100 {
                (0..64).for_each(|at| session.set(at, f64::from(step)));
                for tick in 0..20 {
                    // Every attempt ends after a millisecond, whether it succeeds or fails.
                    let due = session.due();
                    session.pass(MS);
                    for send in due {
                        sent[send.slot] += 1;
                        match (send.slot < bad, error.kind()) {
                            (false, _) => session.deliver(send),
                            (true, ErrorKind::NotFound | ErrorKind::Rejected)
                            | (true, ErrorKind::Conflict | ErrorKind::Server) => {
                                session.end(send, Outcome::Failed(error.clone()));
                            }
                            (true, _) => session.refuse(send, error.clone(), 100 * MS),
                        }
                    }
                    assert!(tick > 0 || step < 2 || session.rules.stats().waiting <= 64);
                }
            }
            // Each property could send 100 values. It misses a few at the start, when all 64
            // properties send at once.
            let good = &sent[bad..];
            assert!(good.iter().all(|count| *count >= 95), "{error}: {sent:?}");
            assert!(sent[0] < 40, "{error}: {sent:?}");
            session.assert_adds_up();
        }
    }
}

#[test]
fn properties_that_hang_have_a_part_of_the_connections_and_never_all() {
    let mut session = SimulatedSession::new(SETTINGS, 32);
    (0..64).for_each(|number| session.open(3, &format!("p{number}")));
    (0..64).for_each(|at| session.set(at, 1.0));
    // The requests for the first 31 properties get no response. One connection is left, over which
    // the values of the other properties are delivered one after the other.
    let mut hanging = 0;
    for _ in 0..40 {
        for send in session.due() {
            match send.slot < 31 {
                true => hanging += 1,
                false => session.deliver(send),
            }
        }
        session.pass(MS);
    }
    assert_eq!((hanging, session.rules.stats().delivered), (31, 33));
    // The hub has answered the other properties. So they may have 32 requests in flight, in
    // addition to the 31 that hang.
    session.pass(PERIOD);
    (31..64).for_each(|at| session.set(at, 2.0));
    assert_eq!(session.due().len(), 32);
}

#[test]
fn the_same_answer_from_several_properties_is_the_engines_and_its_success_frees_them_all() {
    let mut session = SimulatedSession::with(&[3, 4], 8);
    (0..16).for_each(|at| session.set(at, 1.0));
    for send in session.due() {
        match send.slot < 8 {
            true => session.refuse(send, status(401), 100 * MS),
            false => session.deliver(send),
        }
    }
    session.pass(101 * MS);
    assert_eq!(session.reports(), [""; 0]);
    // One value is sent to probe the engine. It is refused and resent after 600 ms, and no other
    // probe is sent until then.
    let probe = session.due().remove(0);
    assert_eq!(session.slots().len(), 0);
    session.refuse(probe, status(401), 600 * MS);
    session.pass(599 * MS);
    assert_eq!(session.slots().len(), 0);
    assert_eq!(session.reports(), [""; 0]);
    session.pass(100 * MS);
    assert_eq!(session.reports(), ["held 3"]);
    let probe = session.due().remove(0);
    assert_eq!(session.slots().len(), 0);
    assert_eq!(session.reports(), [""; 0], "it is reported once");
    session.deliver(probe);
    assert_eq!(session.reports(), ["back 3"]);
    session.pass(PERIOD);
    assert_eq!(session.slots().len(), 7, "all that are not delivered");
}

#[test]
fn the_same_answer_from_several_engines_is_the_hubs() {
    let mut session = SimulatedSession::with(&[3, 4], 4);
    (0..8).for_each(|at| session.set(at, 1.0));
    for send in session.due() {
        session.refuse(send, status(503), 100 * MS);
    }
    // The value of a property that has not failed itself is sent at once. Of the other values, one
    // is sent as a probe, and the rest wait until the hub works.
    session.open(4, "another");
    session.pass(150 * MS);
    assert_eq!(session.reports(), [""; 0]);
    session.set(8, 1.0);
    let mut due = session.due();
    assert_eq!(due.iter().map(|send| send.slot).collect::<Vec<_>>(), [0, 8]);
    while let Some(send) = due.pop() {
        session.refuse(send, status(503), 100 * MS);
    }
    session.pass(650 * MS);
    assert_eq!(session.reports(), ["lost"]);
    let mut probes = session.due();
    assert_eq!(probes.len(), 1);
    session.deliver(probes.remove(0));
    assert_eq!(session.reports(), ["back"]);
    assert_eq!(session.rules.stats().reconnects, 1);
    session.pass(PERIOD);
    assert_eq!(session.slots().len(), 8);
}

#[test]
fn a_connection_that_is_refused_is_the_hubs_at_once() {
    let mut session = SimulatedSession::with(&[3], 4);
    (0..4).for_each(|at| session.set(at, 1.0));
    for send in session.due() {
        session.refuse(send, unreachable(), 50 * MS);
    }
    assert_eq!(session.reports(), ["lost"]);
    session.pass(51 * MS);
    let mut probe = session.due();
    assert_eq!(probe.len(), 1, "a hub that is lost is tried with one value");
    session.refuse(probe.remove(0), unreachable(), 50 * MS);
    assert_eq!(session.reports(), [""; 0]);
    session.pass(51 * MS);
    let probe = session.due().remove(0);
    session.deliver(probe);
    assert_eq!(session.reports(), ["back"]);
    session.pass(PERIOD);
    assert_eq!(session.slots().len(), 3);
}

/// A hub that goes away ends the connections in use, and then cannot be reached. Both kinds of
/// failure are over when the hub is back.
#[test]
fn a_hub_that_is_back_after_it_could_not_be_reached_begins_anew() {
    let mut session = SimulatedSession::with(&[3], 4);
    (0..4).for_each(|at| session.set(at, 1.0));
    for send in session.due() {
        let error = if send.slot < 3 { lost() } else { unreachable() };
        session.refuse(send, error, 50 * MS);
    }
    assert_eq!(session.reports(), ["lost"]);
    session.pass(740 * MS);
    let probe = session.due().remove(0);
    session.deliver(probe);
    session.pass(20 * MS);
    assert_eq!(session.reports(), ["back"]);
    assert_eq!(session.slots().len(), 3);
}

#[test]
fn a_hub_that_goes_is_lost_once_and_back_once_however_its_connections_ended() {
    for before in [lost(), status(503)] {
        let mut session = SimulatedSession::with(&[3, 4], 8);
        (0..16).for_each(|at| session.set(at, 1.0));
        // When the hub goes away, all requests in flight but the last fail with the same error.
        // After that, no connection can be made.
        let mut due = session.due();
        let last = due.pop().unwrap();
        for send in due {
            session.refuse(send, before.clone(), 20 * MS);
        }
        session.refuse(last, unreachable(), 20 * MS);
        let mut reports = session.reports();
        let mut looked = 0;
        for _ in 0..20 {
            session.pass(50 * MS);
            for send in session.due() {
                looked += 1;
                session.refuse(send, unreachable(), 100 * MS);
            }
            reports.extend(session.reports());
        }
        // Only one value probes the hub, not one for each property.
        assert!((1..=10).contains(&looked), "{before}: {looked}");
        session.pass(Duration::from_secs(1));
        for send in session.due() {
            session.deliver(send);
        }
        reports.extend(session.reports());
        assert_eq!(reports, ["lost", "back"], "{before}");
        assert_eq!(session.rules.stats().reconnects, 1);
    }
}

#[test]
fn what_was_sent_before_the_hub_went_does_not_bring_it_back() {
    let mut session = SimulatedSession::with(&[3, 4], 8);
    (0..16).for_each(|at| session.set(at, 1.0));
    let mut due = session.due();
    let late = due.split_off(8);
    session.pass(MS);
    for send in due {
        session.refuse(send, unreachable(), 20 * MS);
    }
    let mut reports = session.reports();
    // The responses to these requests were on the way when the hub went away.
    for send in late {
        session.pass(MS);
        session.deliver(send);
        reports.extend(session.reports());
    }
    for _ in 0..20 {
        session.pass(50 * MS);
        for send in session.due() {
            session.refuse(send, unreachable(), 100 * MS);
        }
        reports.extend(session.reports());
    }
    session.pass(Duration::from_secs(1));
    for send in session.due() {
        session.deliver(send);
    }
    reports.extend(session.reports());
    assert_eq!(reports, ["lost", "back"]);
}

#[test]
fn what_fails_in_another_way_meanwhile_is_back_as_often_as_it_was_lost() {
    let mut session = SimulatedSession::with(&[3, 4], 2);
    (0..4).for_each(|at| session.set(at, 1.0));
    let mut reports = Vec::new();
    for error in [status(503), status(401)] {
        for _ in 0..100 {
            for send in session.due() {
                session.refuse(send, error.clone(), 20 * MS);
            }
            session.pass(50 * MS);
            reports.extend(session.reports());
        }
    }
    session.pass(Duration::from_secs(1));
    for _ in 0..4 {
        for send in session.due() {
            session.deliver(send);
        }
        session.pass(PERIOD);
        reports.extend(session.reports());
    }
    assert_eq!(reports.first().map(String::as_str), Some("lost"));
    // The reports of the hub and of each engine are counted separately, because an engine may be
    // held back for longer than the hub.
    let of = |place: &str, words: &[&str]| {
        let all = reports.iter().filter_map(|it| it.strip_suffix(place));
        all.filter(|word| words.contains(word)).count()
    };
    for place in ["", " 3", " 4"] {
        assert_eq!(
            of(place, &["lost", "held"]),
            of(place, &["back"]),
            "{reports:?}"
        );
    }
    assert_eq!(of("", &["lost"]), 1, "{reports:?}");
}

#[test]
fn a_connection_that_fails_while_the_hub_takes_others_is_not_the_hubs() {
    let mut session = SimulatedSession::with(&[3], 2);
    (0..2).for_each(|at| session.set(at, 1.0));
    let mut due = session.due();
    session.pass(MS);
    let (second, first) = (due.remove(1), due.remove(0));
    session.deliver(first);
    session.refuse(second, unreachable(), 50 * MS);
    assert_eq!(session.reports(), [""; 0]);
    session.set(0, 2.0);
    session.pass(PERIOD);
    assert_eq!(session.slots(), [0]);
}

#[test]
fn what_is_held_back_is_reported_once_and_when_it_is_back() {
    let mut session = SimulatedSession::with(&[3], 2);
    let mut heard = Vec::new();
    for step in 0..400 {
        (0..2).for_each(|at| session.set(at, f64::from(step)));
        for send in session.due() {
            match send.slot == 0 && step < 300 {
                true => session.refuse(send, status(403), 200 * MS),
                false => session.deliver(send),
            }
        }
        heard.extend(session.reports().into_iter().map(|report| (step, report)));
        session.pass(PERIOD / 2);
    }
    let [(held, first), (back, second)] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert_eq!((&**first, &**second), ("held 3 p0", "back 3 p0"));
    assert!(*held <= 100, "within a second");
    assert!((300..320).contains(back), "{back}");
}

#[test]
fn a_request_without_an_answer_is_reported_within_a_second() {
    let mut session = SimulatedSession::with(&[3], 2);
    let mut heard = Vec::new();
    let mut hanging = None;
    for step in 0..200 {
        (0..2).for_each(|at| session.set(at, f64::from(step)));
        for send in session.due() {
            match send.slot == 0 {
                true => hanging = Some(send),
                false => session.deliver(send),
            }
        }
        heard.extend(session.reports().into_iter().map(|report| (step, report)));
        session.pass(PERIOD / 2);
    }
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert!(heard[0].0 < 100 && heard[0].1 == "held 3 p0", "{heard:?}");
    // A property whose responses are always late is not reported as back after each of them.
    for _ in 0..3 {
        session.deliver(hanging.take().unwrap());
        session.set(0, 0.5);
        session.pass(PERIOD);
        for send in session.due() {
            match send.slot == 0 {
                true => hanging = Some(send),
                false => session.deliver(send),
            }
        }
        session.pass(Duration::from_secs(2));
        assert_eq!(session.reports(), [""; 0]);
    }
    session.deliver(hanging.unwrap());
    session.set(0, 0.5);
    session.pass(PERIOD);
    let quick = session.due().remove(0);
    session.deliver(quick);
    assert_eq!(session.reports(), ["back 3 p0"]);
}

#[test]
fn the_total_rate_is_reported_once_where_it_holds_values_back() {
    let settings = Settings {
        total_rate: 100,
        ..SETTINGS
    };
    for (count, reported) in [(1, false), (4, true)] {
        let mut session = SimulatedSession::new(settings.clone(), 32);
        (0..count).for_each(|number| session.open(3, &format!("p{number}")));
        let mut heard = Vec::new();
        for step in 0..2000 {
            (0..count).for_each(|at| session.set(at, f64::from(step)));
            for send in session.due() {
                session.deliver(send);
            }
            heard.extend(session.reports());
            session.pass(2 * MS);
        }
        let expected: &[&str] = if reported { &["limited"] } else { &[] };
        assert_eq!(heard, expected);
    }
}

#[test]
fn only_what_the_hub_keeps_waiting_is_stale() {
    let stale_after = Some(100 * MS);
    let settings = Settings {
        stale_after,
        rate: 1,
        ..SETTINGS
    };
    // A value that waits only because of the session's own rate does not become stale.
    let mut session = SimulatedSession::new(settings.clone(), 32);
    session.open(3, "p");
    session.set(0, 1.0);
    let send = session.due().remove(0);
    session.pass(MS);
    session.deliver(send);
    session.set(0, 2.0);
    session.pass(Duration::from_secs(2));
    assert_eq!(session.slots(), [0]);
    // A value becomes stale if the hub is away for longer than `stale_after`.
    for (away, expired) in [(90 * MS, 0), (110 * MS, 1)] {
        let mut session = SimulatedSession::new(settings.clone(), 32);
        (0..2).for_each(|number| session.open(3, &format!("p{number}")));
        session.set(0, 1.0);
        let send = session.due().remove(0);
        session.refuse(send, unreachable(), 50 * MS);
        session.set(1, 1.0);
        session.pass(away);
        let probe = session.due();
        assert_eq!(session.rules.stats().expired > 0, expired > 0, "{away:?}");
        drop(probe);
        session.assert_adds_up();
    }
    // A value also becomes stale if the hub responds too late.
    let settings = Settings {
        rate: 0,
        ..settings
    };
    for (late, expired) in [(90 * MS, 0), (110 * MS, 1)] {
        let mut session = SimulatedSession::new(settings.clone(), 32);
        session.open(3, "p");
        session.set(0, 1.0);
        let send = session.due().remove(0);
        session.set(0, 2.0);
        session.pass(late);
        session.deliver(send);
        assert_eq!(session.slots().len(), 1 - expired);
        assert_eq!(session.rules.stats().expired, expired as u64);
    }
}

#[test]
fn what_was_acknowledged_waits_again_as_old_as_it_is_and_without_its_move() {
    let mut session = SimulatedSession::with(&[3], 3);
    session.ease(0, 1.0);
    session.set(1, 2.0);
    let numbers: Vec<u64> = session
        .due()
        .into_iter()
        .map(|send| {
            let number = send.update.number();
            session.deliver(send);
            number
        })
        .collect();
    session.pass(PERIOD);
    // A call of the client outside the session has set the second property to a newer value.
    let order = CallStart::at(session.now).number();
    session
        .rules
        .reassert(order, |_, number| number == numbers[1]);
    // A flush that began before the reassertion does not wait for the reasserted value. A close
    // does not return the property, because the hub has acknowledged the value.
    assert_eq!(session.rules.unsettled(order).len(), 0);
    assert_eq!(session.rules.unsettled(order + 1).len(), 1);
    assert_eq!(session.rules.left().len(), 0);
    let mut due = session.due();
    assert_eq!(due.len(), 1);
    let send = due.remove(0);
    assert_eq!((send.slot, send.update.number()), (0, numbers[0]));
    assert_eq!(send.update.body, PropertyUpdate::new(1.0));
    // A value is not reasserted while it is in flight, nor if a newer one waits.
    session.rules.reassert(order, |_, _| false);
    session.set(0, 3.0);
    session.deliver(send);
    session.rules.reassert(order, |_, _| false);
    session.pass(PERIOD);
    let values = session.due().into_iter().map(|send| send.update.body.value);
    let values: Vec<f64> = values.filter_map(|value| value.as_f64()).collect();
    assert_eq!(values, [2.0, 3.0]);
    session.assert_adds_up();
}

#[test]
fn an_eased_value_that_is_replaced_is_reported_wherever_it_waits() {
    let mut session = SimulatedSession::with(&[3], 1);
    // Two eased values are replaced before the rules receive them.
    let update = Some(session.update(1.0, false));
    let (sets, eases) = (4, 2);
    session.rules.set(
        0,
        TakenUpdates {
            update,
            sets,
            eases,
        },
    );
    assert_eq!(session.reports(), ["superseded 3 p0"; 2]);
    // An eased value is replaced while it waits to be sent. Another one is in flight when a newer
    // value is set; its attempt then fails, and it is not resent.
    session.ease(0, 2.0);
    session.set(0, 3.0);
    assert_eq!(session.reports(), ["superseded 3 p0"]);
    let send = session.due().remove(0);
    session.deliver(send);
    session.ease(0, 4.0);
    session.pass(PERIOD);
    let send = session.due().remove(0);
    session.set(0, 5.0);
    session.refuse(send, unreachable(), MS);
    assert!(session.reports().contains(&"superseded 3 p0".to_owned()));
    assert_eq!(session.rules.stats().superseded, 3 + 1 + 1 + 1);
    session.assert_adds_up();
}

#[test]
fn a_property_and_its_sub_fields_have_one_value_in_flight_the_oldest_first() {
    let mut session = SimulatedSession::new(SETTINGS, 32);
    for property in ["p", "p.x", "q"] {
        session.open(3, property);
    }
    session.set(1, 1.0);
    session.set(0, 2.0);
    session.set(2, 3.0);
    let mut due = session.due();
    let slots: Vec<usize> = due.iter().map(|send| send.slot).collect();
    assert_eq!(slots, [1, 2]);
    assert_eq!(session.slots(), [0; 0]);
    session.deliver(due.remove(0));
    assert_eq!(session.slots(), [0]);
}

#[test]
fn what_belongs_to_a_frame_or_has_no_thread_waits() {
    let mut session = SimulatedSession::with(&[3], 2);
    session.set(0, 1.0);
    let held_from = Some(CallStart::at(session.now).number());
    session.ease(1, 2.0);
    let frame = SendLimits {
        held_from,
        ..ALLOWED
    };
    let plain = session.rules.due(session.now, frame);
    assert_eq!(plain.iter().map(|send| send.slot).collect::<Vec<_>>(), [0]);
    let threads = |threads| SendLimits { threads, ..ALLOWED };
    assert!(session.rules.due(session.now, threads(0)).is_empty());
    assert_eq!(session.slots(), [1]);
    // No more eased values are sent than there are threads.
    let mut session = SimulatedSession::with(&[3], 4);
    (0..3).for_each(|at| session.ease(at, 1.0));
    session.set(3, 1.0);
    assert_eq!(session.rules.due(session.now, threads(2)).len(), 3);
    let mut session = SimulatedSession::with(&[3], 4);
    (0..4).for_each(|at| session.set(at, 1.0));
    let proxied = SendLimits {
        threads_for_all: true,
        ..threads(2)
    };
    assert_eq!(session.rules.due(session.now, proxied).len(), 2);
}

#[test]
fn the_end_drops_what_waits_and_what_is_on_its_way() {
    let mut session = SimulatedSession::with(&[3], 3);
    (0..3).for_each(|at| session.set(at, 1.0));
    let mut due = session.due();
    session.deliver(due.remove(0));
    session.set(1, 2.0);
    assert_eq!(session.rules.left().len(), 2);
    session.rules.end();
    let stats = session.rules.stats();
    assert_eq!((stats.delivered, stats.dropped, stats.waiting), (1, 3, 0));
    session.assert_adds_up();
}

/// A step of a random history of a session.
#[derive(Clone, Debug)]
enum Step {
    Set(usize),
    Ease(usize),
    /// Ends the attempt in flight of a property, if there is one. The second number selects the
    /// outcome, and the third is the wait until a resend, in milliseconds.
    End(usize, u8, u16),
    Pass(u16),
    Reassert,
}

fn step() -> impl Strategy<Value = Step> {
    let at = 0..8_usize;
    prop_oneof![
        4 => at.clone().prop_map(Step::Set),
        1 => at.clone().prop_map(Step::Ease),
        6 => (at, 0..8_u8, 25..1000_u16).prop_map(|(at, how, wait)| Step::End(at, how, wait)),
        4 => (0..50_u16).prop_map(Step::Pass),
        1 => Just(Step::Reassert),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// In any history, each value is counted exactly once. A property and its sub-fields have at
    /// most one value in flight, and an older value never follows a newer one. Once the hub accepts
    /// everything, the last value of each property arrives, unless it was refused or replaced.
    #[test]
    fn random_histories_keep_account_order_and_the_last_value(
        steps in prop::collection::vec(step(), 1..200),
    ) {
        let mut session = SimulatedSession::new(Settings { rate: 200, ..SETTINGS }, 4);
        // There are eight properties on two engines. `a.x` and `b.y` are sub-fields of `a` and `b`.
        for (engine, property) in [(3, "a"), (3, "a.x"), (3, "b"), (4, "a"), (4, "b"), (4, "b.y"), (4, "c"), (4, "d")] {
            session.open(engine, property);
        }
        let groups = [0, 0, 1, 2, 3, 3, 4, 5];
        let mut model = Model::default();
        for step in steps {
            match step {
                Step::Set(at) => {
                    model.set(at);
                    session.set(at, model.value());
                }
                Step::Ease(at) => {
                    model.set(at);
                    session.ease(at, model.value());
                }
                Step::Pass(time) => session.pass(u32::from(time) * MS),
                Step::Reassert => {
                    let newest = |scope: &WriteScope| model.newest.get(&scope.property());
                    let has_newer = |scope: &WriteScope, number| {
                        newest(scope).is_some_and(|newest| *newest > number)
                    };
                    session.rules.reassert(CallStart::at(session.now).number(), has_newer);
                }
                Step::End(at, how, wait) => {
                    let Some(place) = model.in_flight.iter().position(|send| send.slot == at) else { continue };
                    let send = model.in_flight.swap_remove(place);
                    let wait = u32::from(wait) * MS;
                    let eased = send.update.is_eased();
                    match how {
                        0..=2 => {
                            model.delivered(&send);
                            session.deliver(send);
                        }
                        3 => {
                            model.gone(&send);
                            session.end(send, Outcome::Failed(status(404)));
                        }
                        4 => {
                            model.gone(&send);
                            session.end(send, Outcome::Superseded);
                        }
                        5 if !eased => session.refuse(send, lost(), wait),
                        6 => session.refuse(send, unreachable(), wait),
                        _ => session.refuse(send, status(429), wait),
                    }
                }
            }
            for send in session.due() {
                let alike = |other: &Send| groups[other.slot] == groups[send.slot];
                prop_assert!(!model.in_flight.iter().any(alike), "two in flight");
                let newest = model.newest.entry(key(&send.address)).or_default();
                prop_assert!(*newest <= send.update.number(), "an older one after a newer one");
                *newest = send.update.number();
                model.in_flight.push(send);
            }
            session.rules.report_held(session.now);
            session.assert_adds_up();
        }
        // From here on, the hub accepts every value.
        for _ in 0..2000 {
            for send in std::mem::take(&mut model.in_flight) {
                model.delivered(&send);
                session.deliver(send);
            }
            session.pass(10 * MS);
            model.in_flight = session.due();
        }
        session.assert_adds_up();
        prop_assert_eq!(session.rules.stats().waiting, 0);
        for at in 0..8 {
            let (last, gone) = (model.last.get(&at), model.gone.get(&at));
            prop_assert!(last.is_none_or(|last| model.at_hub.get(&at) == Some(last) || gone == Some(last)));
        }
    }
}

/// Returns the key that a property shares with its sub-fields.
fn key(address: &PropertyAddress) -> Option<u64> {
    let engine = address.engine_id.to_string();
    let property = address.property_path.as_str();
    WriteScope::Property(PathHashes::to(&[&engine, "n", property])).property()
}

/// Model of a session: the values that were set, and the state of the hub.
#[derive(Default)]
struct Model {
    values: u32,
    in_flight: Vec<Send>,
    /// Number of the newest value sent for each key. A property and its sub-fields share a key.
    newest: HashMap<Option<u64>, u64>,
    last: HashMap<usize, u32>,
    at_hub: HashMap<usize, u32>,
    /// Last value that the hub refused or that a newer command replaced, for each property.
    gone: HashMap<usize, u32>,
}

impl Model {
    fn set(&mut self, at: usize) {
        self.values += 1;
        self.last.insert(at, self.values);
    }

    fn value(&self) -> f64 {
        f64::from(self.values)
    }

    fn number(send: &Send) -> u32 {
        // The values are whole numbers, beginning with 1.
        send.update.body.value.as_f64().unwrap_or_default() as u32
    }

    fn delivered(&mut self, send: &Send) {
        self.at_hub.insert(send.slot, Self::number(send));
    }

    fn gone(&mut self, send: &Send) {
        self.gone.insert(send.slot, Self::number(send));
    }
}

/// Path of names of the property in the tests of names.
const PATH: &str = "Studio A / Desk / Tint";

const SECOND: Duration = Duration::from_secs(1);

impl SimulatedSession {
    fn open_named(&mut self) -> usize {
        let path = NamePath::from(PATH);
        let address = crate::live::named::unknown_address(&path);
        self.rules
            .open(address, WriteScope::Nothing, Some(path), self.now);
        self.rules.len() - 1
    }

    /// Returns the indexes of the properties whose names are looked up now. The flag is `true` if
    /// the lists that the client keeps must be read again for the look-up.
    fn look_ups(&mut self) -> Vec<(usize, bool)> {
        let due = self.rules.look_ups(self.now);
        due.iter().map(|it| (it.slot, it.since.is_some())).collect()
    }

    /// Ends a look-up. The name leads to this property of engine 3.
    fn found(&mut self, at: usize, property: &str) {
        let path = PathHashes::to(&["3", "n", property]);
        let address = PropertyAddress::new(3, "n", property);
        self.looked_up(at, Ok((address, WriteScope::Property(path))));
    }

    fn looked_up(&mut self, at: usize, outcome: Result<(PropertyAddress, WriteScope)>) {
        let order = CallStart::at(self.now).number();
        self.rules
            .looked_up(at, self.now, outcome, self.now, order, |_, _| false);
    }

    /// Returns a session with a property that is given by its name. The name leads to `old`.
    fn with_name() -> (SimulatedSession, usize) {
        let mut session = SimulatedSession::new(SETTINGS, 32);
        let at = session.open_named();
        assert_eq!(session.look_ups(), [(at, false)]);
        session.found(at, "old");
        (session, at)
    }

    fn sent(&mut self) -> Vec<(String, Value)> {
        let mut sent = Vec::new();
        for send in self.due() {
            let value = send.update.body.value.clone();
            sent.push((send.address.property_path.as_str().to_owned(), value));
            self.deliver(send);
        }
        sent
    }
}

fn unknown_name() -> Error {
    Error::new(ErrorKind::UnknownName, Effect::None, "nothing")
}

#[test]
fn a_value_waits_until_its_name_is_found() {
    let mut session = SimulatedSession::new(SETTINGS, 32);
    let at = session.open_named();
    session.set(at, 0.5);
    assert!(session.sent().is_empty());
    assert_eq!(session.look_ups(), [(at, false)]);
    assert!(session.look_ups().is_empty(), "one at a time");
    assert!(session.sent().is_empty());
    session.found(at, "p");
    assert_eq!(session.sent(), [("p".to_owned(), Value::from(0.5))]);
    assert!(session.look_ups().is_empty());
    assert!(session.reports().is_empty());
    session.assert_adds_up();
}

#[test]
fn after_a_500_the_newest_value_goes_to_where_the_name_leads_then() {
    for code in [404, 500] {
        let (mut session, at) = SimulatedSession::with_name();
        session.pass(SECOND);
        session.set(at, 0.25);
        let send = session.due().remove(0);
        session.end(send, Outcome::Failed(status(code)));
        session.set(at, 0.5);
        assert_eq!(session.look_ups(), [(at, true)]);
        session.pass(PERIOD);
        assert!(session.sent().is_empty());
        session.found(at, "new");
        assert_eq!(session.sent(), [("new".to_owned(), Value::from(0.5))]);
        assert!(session.reports().is_empty());
        assert_eq!(session.rules.stats().failed, 0);
        session.assert_adds_up();
    }
}

#[test]
fn a_failure_within_a_second_of_a_look_up_waits_for_the_next() {
    let (mut session, at) = SimulatedSession::with_name();
    session.set(at, 0.25);
    let send = session.due().remove(0);
    session.end(send, Outcome::Failed(status(500)));
    session.pass(SECOND - MS);
    assert!(session.look_ups().is_empty());
    session.pass(MS);
    assert_eq!(session.look_ups(), [(at, true)]);
    session.found(at, "new");
    assert_eq!(session.sent(), [("new".to_owned(), Value::from(0.25))]);
    session.assert_adds_up();
}

#[test]
fn a_value_that_is_refused_where_the_name_still_leads_has_failed() {
    let (mut session, at) = SimulatedSession::with_name();
    let mut look_ups = 0;
    // For 60 s the hub refuses every value, and the name is looked up less and less often.
    for _ in 0..3000 {
        session.pass(PERIOD);
        session.set(at, 0.25);
        if !session.look_ups().is_empty() {
            look_ups += 1;
            session.found(at, "old");
        }
        for send in session.due() {
            session.end(send, Outcome::Failed(status(500)));
        }
    }
    assert!((6..=10).contains(&look_ups), "{look_ups}");
    let failed = session.rules.stats().failed;
    assert!((50..=60).contains(&failed), "{failed}");
    session.assert_adds_up();
    assert_eq!(session.reports()[0], "failed 3 old");
}

#[test]
fn an_eased_value_is_sent_again_after_a_404_and_not_after_a_500() {
    for (code, again) in [(404, 1), (500, 0)] {
        let (mut session, at) = SimulatedSession::with_name();
        session.pass(SECOND);
        session.ease(at, 0.25);
        let send = session.due().remove(0);
        session.end(send, Outcome::Failed(status(code)));
        assert_eq!(session.rules.stats().failed, 1 - again);
        session.pass(SECOND);
        let looks = session.look_ups();
        assert_eq!(looks.len() as u64, again);
        if again > 0 {
            session.found(at, "new");
        }
        assert_eq!(session.sent().len() as u64, again);
        session.assert_adds_up();
    }
}

#[test]
fn a_name_that_leads_nowhere_fails_the_value_and_is_looked_up_for_the_next() {
    let mut session = SimulatedSession::new(SETTINGS, 32);
    let at = session.open_named();
    session.set(at, 0.25);
    assert_eq!(session.look_ups(), [(at, false)]);
    session.looked_up(at, Err(unknown_name()));
    assert_eq!(session.reports(), [format!("failed 0 {PATH}")]);
    assert_eq!(session.rules.stats().failed, 1);
    assert!(!session.rules.is_busy());
    // Without a new value, the name is not looked up again.
    session.pass(10 * SECOND);
    assert!(session.look_ups().is_empty());
    session.set(at, 0.5);
    assert_eq!(session.look_ups(), [(at, true)]);
    session.found(at, "p");
    assert_eq!(session.sent(), [("p".to_owned(), Value::from(0.5))]);
    session.assert_adds_up();
}

#[test]
fn a_value_is_kept_while_the_lists_cannot_be_read() {
    let mut session = SimulatedSession::new(SETTINGS, 32);
    let (first, second) = (session.open_named(), session.open_named());
    session.set(first, 0.25);
    session.set(second, 0.25);
    assert_eq!(session.look_ups().len(), 2);
    session.looked_up(first, Err(status(503)));
    session.looked_up(second, Err(status(503)));
    assert!(session.look_ups().is_empty());
    session.pass(SECOND);
    // A failed look-up does not count against an engine. It is reported for each property, with
    // engine 0.
    let held = format!("held 0 {PATH}");
    assert_eq!(session.reports(), [held.clone(), held]);
    assert_eq!(session.look_ups().len(), 2);
    session.found(first, "p");
    session.looked_up(second, Err(unreachable()));
    assert_eq!(session.reports(), ["lost"]);
    session.pass(SECOND);
    assert_eq!(session.look_ups(), [(second, false)]);
    session.found(second, "q");
    // The first value tests whether the hub is back.
    assert_eq!((session.sent().len(), session.sent().len()), (1, 1));
    assert_eq!(session.reports().first().map(String::as_str), Some("back"));
    session.assert_adds_up();
}

#[test]
fn after_a_load_the_last_value_is_sent_where_the_name_leads_then() {
    let (mut session, at) = SimulatedSession::with_name();
    session.set(at, 0.25);
    assert_eq!(session.sent().len(), 1);
    session.pass(SECOND);
    session.rules.doubt_all_names();
    assert_eq!(session.look_ups(), [(at, false)]);
    // Another load during the look-up makes another look-up necessary.
    session.rules.doubt_all_names();
    session.found(at, "new");
    assert!(session.sent().is_empty());
    session.pass(SECOND);
    assert_eq!(session.look_ups(), [(at, false)]);
    session.found(at, "newer");
    assert_eq!(session.sent(), [("newer".to_owned(), Value::from(0.25))]);
    // The name still leads to the same property, which has the value already, so that nothing is
    // sent.
    session.pass(SECOND);
    session.rules.doubt_all_names();
    assert_eq!(session.look_ups(), [(at, false)]);
    session.found(at, "newer");
    assert!(session.sent().is_empty());
    session.assert_adds_up();
}

#[test]
fn a_property_by_its_name_and_the_same_by_its_address_take_turns() {
    let (mut session, named) = SimulatedSession::with_name();
    session.open(3, "old");
    session.set(named, 0.25);
    session.set(1, 0.5);
    let first = session.due();
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].slot, named);
    for send in first {
        session.deliver(send);
    }
    assert_eq!(session.slots(), [1]);
}
