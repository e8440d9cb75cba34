//! The loop of attempts against a fake of the attempt itself: no socket, and no wait to speak of.

use super::*;
use crate::error::from_status;

const LONG: Duration = Duration::from_secs(3600);

/// One outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ends {
    Well,
    /// Without a complete answer.
    Lost(Kind, Effect),
    /// With a complete answer of this status.
    With(u16),
    /// With a complete answer of this status and `Retry-After`.
    Asking(u16, &'static str),
}

use Ends::{Asking, Lost, Well, With};

const MAYBE: Ends = Lost(Kind::ConnectionLost, Effect::Maybe);
const UNSENT: Ends = Lost(Kind::Connect, Effect::None);

fn retry() -> Retry {
    Retry {
        backoff: Backoff::between(Duration::ZERO, Duration::ZERO),
        ..Retry::new(ATTEMPTS)
    }
}

fn plan(class: Resend, asked: bool) -> Plan<'static> {
    Plan {
        class,
        asked,
        reach: &Reach::Nothing,
        deadline: Instant::now() + LONG,
        cancel: None,
    }
}

fn ending(ends: Ends, class: Resend) -> Result<RawResponse, Failure> {
    let soft = |error: Error| match class {
        Resend::Read => error.with_effect(Effect::None),
        _ => error,
    };
    let answered = |status, headers: crate::transport::Headers| {
        let answer = RawResponse::of(status, headers);
        let header = |name: &str| answer.header(name);
        let error = from_status(status, b"", header, false, true);
        let answer = Some(Box::new(answer.clone()));
        Failure {
            error: soft(error),
            answer,
        }
    };
    Err(match ends {
        Well => return Ok(RawResponse::empty()),
        Lost(kind, effect) => Failure {
            error: soft(Error::new(kind, effect, "no")),
            answer: None,
        },
        With(status) => answered(status, Default::default()),
        Asking(status, wait) => answered(status, [("retry-after", wait)].into()),
    })
}

/// What came of a call: how many attempts, and how it ended.
#[derive(Debug, PartialEq)]
struct Came {
    attempts: usize,
    /// `None` for a success.
    error: Option<(Kind, Effect)>,
}

/// Makes a call whose attempts end in this way, the last for ever.
fn call(retry: &Retry, plan: &Plan<'_>, script: &[Ends]) -> Came {
    let mut made = 0;
    let outcome = retry.run(plan, &mut |number| {
        made += 1;
        assert_eq!(usize::try_from(number), Ok(made));
        ending(script[(made - 1).min(script.len() - 1)], plan.class)
    });
    if let Err(failed) = &outcome {
        assert_eq!(usize::try_from(failed.attempts), Ok(made));
    }
    let error = outcome.err().map(|failed| failed.error);
    Came {
        attempts: made,
        error: error.map(|error| (error.kind(), error.effect())),
    }
}

/// The same for a client that has made no call before.
fn first_call(class: Resend, asked: bool, script: &[Ends]) -> Came {
    call(&retry(), &plan(class, asked), script)
}

fn came(attempts: usize, kind: Kind, effect: Effect) -> Came {
    Came {
        attempts,
        error: Some((kind, effect)),
    }
}

fn well(attempts: usize) -> Came {
    Came {
        attempts,
        error: None,
    }
}

#[test]
fn nothing_is_handed_over_more_often_than_its_class_allows() {
    let mut scripts = 0;
    for class in Resend::ALL {
        for asked in [false, true] {
            for kind in Kind::ALL {
                for effect in [Effect::None, Effect::Maybe, Effect::Done] {
                    for first in [UNSENT, MAYBE, Lost(*kind, effect), With(500), With(503)] {
                        let script = [first, Lost(*kind, effect)];
                        let mut sent = 0;
                        let mut made = 0;
                        let outcome = retry().run(&plan(class, asked), &mut |_| {
                            let ends = script[made.min(1)];
                            made += 1;
                            sent += u32::from(!matches!(ends, Lost(_, Effect::None)));
                            ending(ends, class)
                        });
                        let told = format!("{class:?} {asked} {script:?}: {made} attempts");
                        assert!(made <= 3, "{told}");
                        assert!(sent <= 1 + class.again(asked), "{told}");
                        let effect = outcome.err().map(|failed| failed.error.effect());
                        if class != Resend::Read && sent > 0 {
                            assert_ne!(effect, Some(Effect::None), "{told}");
                        } else {
                            assert_eq!(effect, Some(Effect::None), "{told}");
                        }
                        scripts += 1;
                    }
                }
            }
        }
    }
    assert_eq!(scripts, 8 * 2 * 25 * 3 * 5);
}

#[test]
fn what_was_not_sent_is_tried_again_whatever_its_class() {
    for class in Resend::ALL {
        for kind in [
            Kind::Connect,
            Kind::ConnectTimeout,
            Kind::ConnectionLost,
            Kind::Timeout,
        ] {
            let unsent = Lost(kind, Effect::None);
            assert_eq!(
                first_call(class, false, &[unsent]),
                came(3, kind, Effect::None)
            );
            assert_eq!(
                first_call(class, false, &[unsent, Well]),
                well(2),
                "{class:?}"
            );
        }
        for kind in [
            Kind::Tls,
            Kind::Dns,
            Kind::Invalid,
            Kind::Cancelled,
            Kind::Closed,
        ] {
            let unsent = Lost(kind, Effect::None);
            assert_eq!(
                first_call(class, true, &[unsent]),
                came(1, kind, Effect::None)
            );
        }
    }
}

#[test]
fn after_a_maybe_it_is_as_the_class_says() {
    for (class, asked, attempts) in [
        (Resend::Set, false, 2),
        (Resend::Update, true, 1),
        (Resend::Delete, false, 1),
        (Resend::Delete, true, 2),
        (Resend::Create, true, 1),
        (Resend::Trigger, true, 1),
        (Resend::Machine, true, 1),
        (Resend::Stop, false, 1),
        (Resend::Stop, true, 2),
    ] {
        for kind in [Kind::ConnectionLost, Kind::Timeout, Kind::Protocol] {
            let expected = came(attempts, kind, Effect::Maybe);
            let script = [Lost(kind, Effect::Maybe)];
            assert_eq!(first_call(class, asked, &script), expected, "{class:?}");
        }
        let done = Lost(Kind::ConnectionLost, Effect::Done);
        let expected = came(1, Kind::ConnectionLost, Effect::Done);
        assert_eq!(first_call(class, asked, &[done]), expected, "{class:?}");
    }
    for kind in [
        Kind::ConnectionLost,
        Kind::Timeout,
        Kind::Protocol,
        Kind::Connect,
    ] {
        let expected = came(3, kind, Effect::None);
        assert_eq!(
            first_call(Resend::Read, false, &[Lost(kind, Effect::Maybe)]),
            expected
        );
    }
    let expected = came(1, Kind::TooLarge, Effect::None);
    let large = Lost(Kind::TooLarge, Effect::Done);
    assert_eq!(first_call(Resend::Read, false, &[large]), expected);
}

#[test]
fn a_complete_answer_is_final_but_for_reads_that_are_put_off() {
    for status in 300..600_u16 {
        let passing = matches!(status, 429 | 502 | 503 | 504);
        for class in Resend::ALL {
            let read = class == Resend::Read;
            let attempts = if read && passing { 3 } else { 1 };
            let came = first_call(class, true, &[With(status)]);
            assert_eq!(came.attempts, attempts, "{class:?} {status}");
            let maybe = !read && !(400..500).contains(&status);
            let effect = if maybe { Effect::Maybe } else { Effect::None };
            assert_eq!(came.error.map(|(_, effect)| effect), Some(effect));
        }
    }
    assert_eq!(
        first_call(Resend::Read, false, &[With(503), With(502), Well]),
        well(3)
    );
}

#[test]
fn a_wait_that_the_hub_asks_for_is_kept_or_ends_the_call() {
    let read = plan(Resend::Read, false);
    let began = Instant::now();
    assert_eq!(call(&retry(), &read, &[Asking(429, "1"), Well]), well(2));
    assert!(began.elapsed() >= Duration::from_secs(1));
    let expected = came(1, Kind::Throttled, Effect::None);
    // More than the deadline leaves, a date, and more than a number can say.
    for wait in [
        "3601",
        "Wed, 21 Oct 2026 07:28:00 GMT",
        "99999999999999999999",
    ] {
        let began = Instant::now();
        assert_eq!(
            call(&retry(), &read, &[Asking(429, wait)]),
            expected,
            "{wait}"
        );
        assert!(began.elapsed() < Duration::from_secs(1));
    }
}

#[test]
fn once_it_may_have_happened_no_later_attempt_says_that_it_has_not() {
    for (class, asked) in [
        (Resend::Set, false),
        (Resend::Stop, true),
        (Resend::Delete, true),
    ] {
        for (second, kind) in [
            (UNSENT, Kind::Connect),
            (With(400), Kind::Rejected),
            (Lost(Kind::Tls, Effect::None), Kind::Tls),
            (Lost(Kind::Cancelled, Effect::None), Kind::Cancelled),
            (Lost(Kind::Closed, Effect::None), Kind::Cancelled),
        ] {
            let error = first_call(class, asked, &[MAYBE, second]).error;
            assert_eq!(error, Some((kind, Effect::Maybe)), "{class:?} {second:?}");
        }
        let done = Lost(Kind::Decode, Effect::Done);
        let error = first_call(class, asked, &[MAYBE, done]).error;
        assert_eq!(error, Some((Kind::Decode, Effect::Done)), "{class:?}");
    }
}

#[test]
fn what_an_earlier_attempt_may_have_deleted_is_gone_as_wanted() {
    for status in [404, 410] {
        let outcome = retry().run(&plan(Resend::Delete, true), &mut |number| match number {
            1 => ending(MAYBE, Resend::Delete),
            _ => ending(With(status), Resend::Delete),
        });
        let Ok(Success::AlreadyGone(answer)) = outcome else {
            panic!("a success");
        };
        assert_eq!(answer.status(), status);
        let expected = came(2, Kind::NotFound, Effect::None);
        let unsent = [UNSENT, With(status)];
        assert_eq!(first_call(Resend::Delete, true, &unsent), expected);
        let expected = came(2, Kind::NotFound, Effect::Maybe);
        let stop = [MAYBE, With(status)];
        assert_eq!(first_call(Resend::Stop, true, &stop), expected);
    }
}

#[test]
fn an_older_value_is_not_sent_over_a_newer_one() {
    let property = |path: &str| Reach::Property(Trail::to(&["3", "n", path]));
    let attempts = |newer: Reach, script: &[Ends]| {
        let retry = retry();
        let own = property("p.w");
        let plan = Plan {
            reach: &own,
            ..plan(Resend::Set, false)
        };
        let mut made = 0;
        let outcome = retry.run(&plan, &mut |_| {
            made += 1;
            let other = Plan {
                reach: &newer,
                ..self::plan(Resend::Trigger, false)
            };
            assert_eq!(call(&retry, &other, &[Well]), well(1));
            ending(script[(made - 1).min(script.len() - 1)], Resend::Set)
        });
        let effect = outcome.err().map(|failed| failed.error.effect());
        (made, effect)
    };
    for newer in [
        property("p"),
        property("p.w"),
        property("p.w.z"),
        Reach::Anything,
    ] {
        assert_eq!(attempts(newer.clone(), &[MAYBE]), (1, Some(Effect::Maybe)));
        assert_eq!(attempts(newer, &[UNSENT]), (1, Some(Effect::None)));
    }
    for newer in [property("q"), property("p.x"), Reach::Nothing] {
        assert_eq!(attempts(newer, &[MAYBE, Well]), (2, None));
    }
}

#[test]
fn no_more_attempts_than_the_client_allows() {
    for most in 1..=3 {
        let retry = Retry { most, ..retry() };
        for class in [Resend::Read, Resend::Trigger] {
            let made = call(&retry, &plan(class, false), &[UNSENT]).attempts;
            assert_eq!(made, usize::try_from(most).unwrap());
        }
    }
}

#[test]
fn a_hub_that_is_down_is_not_stormed() {
    let retry = retry();
    let read = plan(Resend::Read, false);
    let made: usize = (0..100)
        .map(|_| call(&retry, &read, &[UNSENT]).attempts)
        .sum();
    // One each, twenty again, and those that time gives back meanwhile.
    assert!((120..130).contains(&made), "{made}");
}

#[test]
fn a_wait_that_does_not_fit_is_not_begun() {
    let retry = Retry {
        backoff: Backoff::between(LONG, LONG),
        ..Retry::new(ATTEMPTS)
    };
    let began = Instant::now();
    let expected = came(1, Kind::Connect, Effect::None);
    assert_eq!(
        call(&retry, &plan(Resend::Read, false), &[UNSENT]),
        expected
    );
    assert!(began.elapsed() < Duration::from_secs(5));
}

/// Ends a wait of half an hour from another thread, and gives how long that took.
fn ended(class: Resend, first: Ends, end: impl FnOnce(&Retry, &CancelToken) + Send) -> Came {
    let retry = Retry {
        backoff: Backoff::between(LONG / 2, LONG / 2),
        ..Retry::new(ATTEMPTS)
    };
    let token = CancelToken::new();
    let plan = Plan {
        cancel: Some(&token),
        ..plan(class, false)
    };
    let (failed, waits) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        let (retry, token) = (&retry, &token);
        scope.spawn(move || {
            waits.recv().unwrap();
            end(retry, token);
        });
        let mut made = 0;
        let outcome = retry.run(&plan, &mut |_| {
            made += 1;
            failed.send(()).unwrap();
            ending(first, class)
        });
        let error = outcome.err().map(|failed| failed.error);
        Came {
            attempts: made,
            error: error.map(|error| (error.kind(), error.effect())),
        }
    })
}

#[test]
fn a_wait_ends_when_the_call_is_cancelled_or_the_client_closed() {
    let began = Instant::now();
    for (class, first, effect) in [
        (Resend::Trigger, UNSENT, Effect::None),
        (Resend::Set, MAYBE, Effect::Maybe),
        (Resend::Read, MAYBE, Effect::None),
    ] {
        let expected = came(1, Kind::Cancelled, effect);
        assert_eq!(ended(class, first, |_, token| token.cancel()), expected);
        assert_eq!(ended(class, first, |retry, _| retry.close()), expected);
    }
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_client_that_was_closed_tries_nothing() {
    let retry = retry();
    retry.close();
    let expected = came(0, Kind::Closed, Effect::None);
    assert_eq!(call(&retry, &plan(Resend::Read, false), &[Well]), expected);
}
