//! Tests of the limits of retries: newer values, the budget, the deadline, and the end of the call.

use super::*;
use crate::stop::CancelToken;
use crate::write_scope::PathHashes;

#[test]
fn an_older_value_is_not_sent_over_a_newer_one() {
    let property = |path: &str| WriteScope::Property(PathHashes::to(&["3", "n", path]));
    let attempts = |newer: WriteScope, script: &[Ends]| {
        let retry = retry();
        let plan = plan(RetryClass::Set, false);
        let mut made = 0;
        let outcome = run(&retry, &plan, property("p.w"), &mut |_| {
            made += 1;
            let other = self::plan(RetryClass::Trigger, false);
            let result = call_that_reaches(newer.clone(), &retry, &other, &[Well]);
            assert_eq!(result, success(1));
            ending(script[(made - 1).min(script.len() - 1)], RetryClass::Set)
        });
        let effect = outcome.err().map(|failed| failed.error.effect());
        (made, effect)
    };
    for newer in [
        property("p"),
        property("p.w"),
        property("p.w.z"),
        WriteScope::Anything,
    ] {
        assert_eq!(attempts(newer.clone(), &[MAYBE]), (1, Some(Effect::Maybe)));
        // After an attempt that was not sent, the check for newer writes is made only right before
        // the next attempt sends its first byte.
        assert_eq!(attempts(newer, &[UNSENT]), (3, Some(Effect::None)));
    }
    for newer in [property("q"), property("p.x"), WriteScope::Nothing] {
        assert_eq!(attempts(newer, &[MAYBE, Well]), (2, None));
    }
}

#[test]
fn what_only_a_stale_connection_cost_is_sent_again_at_once() {
    let slow = Duration::from_secs(60);
    for stale in [true, false] {
        let retry = Retry {
            backoff: Backoff::between(slow, slow),
            ..retry()
        };
        let plan = RetryContext {
            limits: Limits::Call {
                deadline: Instant::now() + Duration::from_secs(30),
            },
            ..plan(RetryClass::Set, false)
        };
        let mut made = 0;
        let outcome = run(&retry, &plan, WriteScope::Nothing, &mut |_| {
            made += 1;
            let ends = if made == 1 { MAYBE } else { Well };
            ending(ends, RetryClass::Set).map_err(|failure| FailedAttempt { stale, ..failure })
        });
        // A wait of a minute does not fit into the remaining half minute.
        assert_eq!(
            (made, outcome.is_ok()),
            if stale { (2, true) } else { (1, false) }
        );
    }
}

#[test]
fn no_more_attempts_than_the_client_allows() {
    for max_attempts in 1..=3 {
        let retry = Retry {
            max_attempts,
            ..retry()
        };
        for class in [RetryClass::Read, RetryClass::Trigger] {
            let made = call(&retry, &plan(class, false), &[UNSENT]).attempts;
            assert_eq!(made, usize::try_from(max_attempts).unwrap());
        }
    }
}

#[test]
fn a_hub_that_is_down_is_not_flooded() {
    let retry = retry();
    let read = plan(RetryClass::Read, false);
    let made: usize = (0..100)
        .map(|_| call(&retry, &read, &[UNSENT]).attempts)
        .sum();
    // Each call makes one attempt. In addition there are twenty retries, and those that elapsed
    // time pays for.
    assert!((120..130).contains(&made), "{made}");
}

#[test]
fn a_wait_that_does_not_fit_is_not_begun() {
    let retry = Retry {
        backoff: Backoff::between(LONG, LONG),
        ..Retry::new(3)
    };
    let began = Instant::now();
    let expected = failure(1, ErrorKind::Connect, Effect::None);
    assert_eq!(
        call(&retry, &plan(RetryClass::Read, false), &[UNSENT]),
        expected
    );
    assert!(began.elapsed() < Duration::from_secs(5));
}

/// Makes a call that would wait for half an hour, and ends it from another thread.
fn ended(class: RetryClass, first: Ends, stops: &StopReasons, token: &CancelToken) -> CallResult {
    let retry = Retry {
        backoff: Backoff::between(LONG / 2, LONG / 2),
        ..Retry::new(3)
    };
    let (failed, waits) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            waits.recv().unwrap();
            token.cancel();
        });
        let mut made = 0;
        let plan = plan(class, false);
        let outcome = run_until(&retry, &plan, WriteScope::Nothing, stops, &mut |_| {
            made += 1;
            failed.send(()).unwrap();
            ending(first, class)
        });
        let error = outcome.err().map(|failed| failed.error);
        CallResult {
            attempts: made,
            error: error.map(|error| (error.kind(), error.effect())),
        }
    })
}

#[test]
fn a_wait_ends_when_the_call_is_cancelled_or_the_client_closed() {
    let began = Instant::now();
    for (class, first, effect) in [
        (RetryClass::Trigger, UNSENT, Effect::None),
        (RetryClass::Set, MAYBE, Effect::Maybe),
        (RetryClass::Read, MAYBE, Effect::None),
    ] {
        let expected = failure(1, ErrorKind::Cancelled, effect);
        let (cancelled, closed) = (CancelToken::new(), CancelToken::new());
        let none = StopReasons::default();
        let by_cancel = none.or_cancelled(&cancelled);
        assert_eq!(ended(class, first, &by_cancel, &cancelled), expected);
        let by_close = none.or_closed(&closed);
        assert_eq!(ended(class, first, &by_close, &closed), expected);
    }
    assert!(began.elapsed() < Duration::from_secs(5));
}

/// A value of a live session is sent until the hub accepts it or refuses it for good.
#[test]
fn a_value_of_a_live_session_is_sent_until_it_is_settled() {
    let retry = retry();
    let live = |class, ends: &[Ends]| {
        let plan = RetryContext {
            limits: Limits::Live { failures: 0 },
            ..plan(class, false)
        };
        call(&retry, &plan, ends)
    };
    for passing in [
        UNSENT,
        MAYBE,
        Lost(ErrorKind::Dns, Effect::None),
        Lost(ErrorKind::Tls, Effect::None),
        Lost(ErrorKind::Timeout, Effect::Maybe),
        Lost(ErrorKind::UnexpectedContent, Effect::Maybe),
        With(401),
        With(403),
        With(429),
        With(503),
        Asking(503, "soon"),
    ] {
        let script = [vec![passing; 30], vec![Well]].concat();
        assert_eq!(live(RetryClass::Set, &script), success(31), "{passing:?}");
    }
    for refused in [
        With(400),
        With(404),
        With(409),
        With(500),
        Lost(ErrorKind::Decode, Effect::Done),
    ] {
        assert_eq!(
            live(RetryClass::Set, &[refused, Well]).attempts,
            1,
            "{refused:?}"
        );
    }
    // A move over time is not sent a second time if it may have taken effect.
    for (ends, attempts) in [(UNSENT, 2), (With(429), 2), (MAYBE, 1), (With(503), 1)] {
        assert_eq!(
            live(RetryClass::Trigger, &[ends, Well]).attempts,
            attempts,
            "{ends:?}"
        );
    }
}

#[test]
fn a_live_session_waits_as_long_as_the_hub_asks_and_ten_seconds_at_most() {
    let context = RetryContext {
        limits: Limits::Live { failures: 3 },
        ..plan(RetryClass::Set, false)
    };
    for (asked, expected) in [("6", 6), ("10", 10), ("3600", 10), ("soon", 0)] {
        let mut sequence = retry().begin(CallStart::now(), WriteScope::Nothing, None);
        sequence.begin_attempt();
        let Err(failure) = ending(Asking(503, asked), RetryClass::Set) else {
            panic!("a failure");
        };
        let before = Instant::now();
        let Next::Again(at, _) = retry().after(&mut sequence, &context, failure) else {
            panic!("another attempt");
        };
        let wait = at - before;
        let expected = Duration::from_secs(expected);
        assert!(
            (expected..expected + Duration::from_millis(500)).contains(&wait),
            "{wait:?}"
        );
    }
}
