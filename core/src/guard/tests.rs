use super::*;
use crate::Client;

fn guard(list: &str) -> Arc<Guard> {
    let policy = Policy::parse(list).unwrap();
    Arc::new(Guard::new(false, policy, Duration::ZERO))
}

fn raw() -> Request {
    Request::raw(Method::Post, "/api/rest/v1/x", None).unwrap()
}

fn admitted(guard: &Arc<Guard>, whole: &WholeCall) -> Box<Admission> {
    guard.admit(&raw(), Some(whole)).unwrap().unwrap()
}

/// Two parts of a call share its permit, which counts as used once one of them was sent.
#[test]
fn a_permit_of_a_whole_call_is_given_back_if_no_part_was_sent() {
    for sent in [false, true] {
        let guard = guard("trigger");
        guard.arm("playout.update_fields", 0.0).unwrap();
        let whole = WholeCall::new("playout.update_fields");
        let mut parts = [admitted(&guard, &whole), admitted(&guard, &whole)];
        for part in &mut parts {
            part.attempt_begins();
        }
        parts[0].attempt_failed(true);
        parts[1].attempt_failed(!sent);
        drop(parts);
        assert!(guard.permits().is_empty(), "the call goes on");
        drop(whole);
        assert_eq!(guard.permits().is_empty(), sent);
    }
}

#[test]
fn an_attempt_that_was_sent_is_not_forgotten_for_a_later_one_that_was_not() {
    let guard = guard("on-air");
    guard.arm("request", 0.0).unwrap();
    let mut admission = guard.admit(&raw(), None).unwrap().unwrap();
    admission.attempt_begins();
    admission.attempt_failed(false);
    admission.attempt_begins();
    admission.attempt_failed(true);
    drop(admission);
    assert!(guard.permits().is_empty());
}

#[test]
fn a_disarmed_permit_is_not_given_back() {
    let guard = guard("on-air");
    let permit = guard.arm("request", 0.0).unwrap();
    let admission = guard.admit(&raw(), None).unwrap();
    assert!(guard.disarm(permit.id) && !guard.disarm(permit.id));
    drop(admission);
    assert!(guard.permits().is_empty());
    assert!(guard.admit(&raw(), None).is_err());
}

#[test]
fn what_cannot_be_armed_says_so() {
    let guard = guard("on-air");
    for (operation, seconds, argument) in [
        ("engines.list", 60.0, "body.operation"),
        ("playout.*", 60.0, "body.operation"),
        ("graphs.load@x", 60.0, "body.operation"),
        ("graphs.load", 300.5, "body.seconds"),
    ] {
        let error = guard.arm(operation, seconds).unwrap_err();
        assert_eq!(error.argument(), Some(argument), "{error}");
    }
    let permit = guard.arm("graphs.load@3", 300.0).unwrap();
    assert_eq!(permit.operation, "graphs.load@3");
    let only_reads = Client::builder("http://10.0.0.5").read_only(true);
    let error = only_reads.build().unwrap().guard().arm("graphs.load");
    let error = error.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotArmed);
    assert!(error.message().contains("without read_only"), "{error}");
}

/// To measure the time of a check, set `GFXHUB_GUARD_CHECKS=10000000`. Use `--release`.
#[test]
fn a_guard_that_allows_costs_little() {
    let checks: u32 = std::env::var("GFXHUB_GUARD_CHECKS").map_or(1000, |it| it.parse().unwrap());
    type Check = Box<dyn FnMut(&Arc<Guard>)>;
    let time = |guard: &Arc<Guard>, mut check: Check| {
        let began = Instant::now();
        (0..checks).for_each(|_| check(guard));
        began.elapsed() / checks
    };
    let request = Arc::new(raw());
    let allowed = |request: &Arc<Request>| {
        let request = Arc::clone(request);
        Box::new(move |guard: &Arc<Guard>| assert!(guard.admit(&request, None).unwrap().is_none()))
    };
    let none = Arc::new(Guard::new(false, Policy::default(), Duration::ZERO));
    let unset = time(&none, allowed(&request));
    let other = time(&guard("destructive"), allowed(&request));
    let armed = guard("on-air");
    let id = armed.arm("request", 300.0).unwrap().id;
    let permitted = Arc::clone(&request);
    let permitted = time(
        &armed,
        Box::new(move |guard| {
            // The admission is dropped unsent, so that the next check can take the permit again.
            drop(guard.admit(&permitted, None).unwrap().unwrap());
        }),
    );
    assert_eq!(armed.permits()[0].id, id);
    println!(
        "no guard {unset:?}, another act {other:?}, a permit taken and given back {permitted:?}"
    );
    assert!(checks < 1_000_000 || other < Duration::from_nanos(100));
}
