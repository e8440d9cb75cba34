//! Tests of the decisions for each class, fault and response.

use super::*;

#[test]
fn nothing_is_sent_more_often_than_its_class_allows() {
    let mut scripts = 0;
    for &class in RetryClass::ALL {
        for resend_opt_in in [false, true] {
            for kind in ErrorKind::ALL {
                for effect in [Effect::None, Effect::Maybe, Effect::Done] {
                    for first in [UNSENT, MAYBE, Lost(*kind, effect), With(500), With(503)] {
                        let script = [first, Lost(*kind, effect)];
                        let mut sent = 0;
                        let mut made = 0;
                        let outcome = run(
                            &retry(),
                            &plan(class, resend_opt_in),
                            WriteScope::Nothing,
                            &mut |_| {
                                let ends = script[made.min(1)];
                                made += 1;
                                sent += u32::from(!matches!(ends, Lost(_, Effect::None)));
                                ending(ends, class)
                            },
                        );
                        let described =
                            format!("{class:?} {resend_opt_in} {script:?}: {made} attempts");
                        assert!(made <= 3, "{described}");
                        assert!(sent <= 1 + class.again(resend_opt_in), "{described}");
                        let effect = outcome.err().map(|failed| failed.error.effect());
                        if class != RetryClass::Read && sent > 0 {
                            assert_ne!(effect, Some(Effect::None), "{described}");
                        } else {
                            assert_eq!(effect, Some(Effect::None), "{described}");
                        }
                        scripts += 1;
                    }
                }
            }
        }
    }
    assert_eq!(scripts, 8 * 2 * ErrorKind::ALL.len() * 3 * 5);
}

#[test]
fn what_was_not_sent_is_tried_again_whatever_its_class() {
    for &class in RetryClass::ALL {
        for kind in [
            ErrorKind::Connect,
            ErrorKind::ConnectTimeout,
            ErrorKind::ConnectionLost,
            ErrorKind::Timeout,
        ] {
            let unsent = Lost(kind, Effect::None);
            assert_eq!(
                first_call(class, false, &[unsent]),
                failure(3, kind, Effect::None)
            );
            assert_eq!(
                first_call(class, false, &[unsent, Well]),
                success(2),
                "{class:?}"
            );
        }
        for kind in [
            ErrorKind::Tls,
            ErrorKind::Dns,
            ErrorKind::Invalid,
            ErrorKind::Cancelled,
            ErrorKind::Closed,
        ] {
            let unsent = Lost(kind, Effect::None);
            assert_eq!(
                first_call(class, true, &[unsent]),
                failure(1, kind, Effect::None)
            );
        }
    }
}

#[test]
fn after_a_maybe_it_is_as_the_class_says() {
    for (class, resend_opt_in, attempts) in [
        (RetryClass::Set, false, 2),
        (RetryClass::Update, true, 1),
        (RetryClass::Delete, false, 1),
        (RetryClass::Delete, true, 2),
        (RetryClass::Create, true, 1),
        (RetryClass::Trigger, true, 1),
        (RetryClass::Machine, true, 1),
        (RetryClass::Stop, false, 1),
        (RetryClass::Stop, true, 2),
    ] {
        for kind in [
            ErrorKind::ConnectionLost,
            ErrorKind::Timeout,
            ErrorKind::Protocol,
        ] {
            let expected = failure(attempts, kind, Effect::Maybe);
            let script = [Lost(kind, Effect::Maybe)];
            assert_eq!(
                first_call(class, resend_opt_in, &script),
                expected,
                "{class:?}"
            );
        }
        let done = Lost(ErrorKind::ConnectionLost, Effect::Done);
        let expected = failure(1, ErrorKind::ConnectionLost, Effect::Done);
        assert_eq!(
            first_call(class, resend_opt_in, &[done]),
            expected,
            "{class:?}"
        );
    }
    for kind in [
        ErrorKind::ConnectionLost,
        ErrorKind::Timeout,
        ErrorKind::Protocol,
        ErrorKind::Connect,
    ] {
        let expected = failure(3, kind, Effect::None);
        assert_eq!(
            first_call(RetryClass::Read, false, &[Lost(kind, Effect::Maybe)]),
            expected
        );
    }
    let expected = failure(1, ErrorKind::TooLarge, Effect::None);
    let large = Lost(ErrorKind::TooLarge, Effect::Done);
    assert_eq!(first_call(RetryClass::Read, false, &[large]), expected);
}

#[test]
fn a_complete_response_is_final_but_for_postponed_reads() {
    for status in 300..600_u16 {
        let transient = matches!(status, 429 | 502 | 503 | 504);
        for &class in RetryClass::ALL {
            let read = class == RetryClass::Read;
            let attempts = if read && transient { 3 } else { 1 };
            let result = first_call(class, true, &[With(status)]);
            assert_eq!(result.attempts, attempts, "{class:?} {status}");
            let maybe = !read && !(400..500).contains(&status);
            let effect = if maybe { Effect::Maybe } else { Effect::None };
            assert_eq!(result.error.map(|(_, effect)| effect), Some(effect));
        }
    }
    assert_eq!(
        first_call(RetryClass::Read, false, &[With(503), With(502), Well]),
        success(3)
    );
}

#[test]
fn a_retry_after_is_respected_or_ends_the_call() {
    let read = plan(RetryClass::Read, false);
    let began = Instant::now();
    assert_eq!(call(&retry(), &read, &[Asking(429, "1"), Well]), success(2));
    assert!(began.elapsed() >= Duration::from_secs(1));
    let expected = failure(1, ErrorKind::Throttled, Effect::None);
    // One wait is longer than the time left, one is a date, and one is a number out of range.
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
fn once_it_may_have_happened_no_later_attempt_denies_it() {
    for (class, resend_opt_in) in [
        (RetryClass::Set, false),
        (RetryClass::Stop, true),
        (RetryClass::Delete, true),
    ] {
        for (second, kind) in [
            (UNSENT, ErrorKind::Connect),
            (With(400), ErrorKind::Rejected),
            (Lost(ErrorKind::Tls, Effect::None), ErrorKind::Tls),
            (
                Lost(ErrorKind::Cancelled, Effect::None),
                ErrorKind::Cancelled,
            ),
            (Lost(ErrorKind::Closed, Effect::None), ErrorKind::Cancelled),
        ] {
            let error = first_call(class, resend_opt_in, &[MAYBE, second]).error;
            assert_eq!(error, Some((kind, Effect::Maybe)), "{class:?} {second:?}");
        }
        let done = Lost(ErrorKind::Decode, Effect::Done);
        let error = first_call(class, resend_opt_in, &[MAYBE, done]).error;
        assert_eq!(error, Some((ErrorKind::Decode, Effect::Done)), "{class:?}");
    }
}

#[test]
fn what_an_earlier_attempt_may_have_deleted_is_gone_as_wanted() {
    for status in [404, 410] {
        let outcome = run(
            &retry(),
            &plan(RetryClass::Delete, true),
            WriteScope::Nothing,
            &mut |number| match number {
                1 => ending(MAYBE, RetryClass::Delete),
                _ => ending(With(status), RetryClass::Delete),
            },
        );
        let Ok(success) = outcome else {
            panic!("a success");
        };
        assert!(success.already_deleted);
        assert_eq!(success.response.status(), status);
        let expected = failure(2, ErrorKind::NotFound, Effect::None);
        let unsent = [UNSENT, With(status)];
        assert_eq!(first_call(RetryClass::Delete, true, &unsent), expected);
        let expected = failure(2, ErrorKind::NotFound, Effect::Maybe);
        let stop = [MAYBE, With(status)];
        assert_eq!(first_call(RetryClass::Stop, true, &stop), expected);
    }
}
