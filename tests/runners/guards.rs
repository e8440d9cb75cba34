//! Tests of a client's guard with a hub simulator: acts without a permit send nothing, and each
//! permit has one effect at most.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use gfxhub::schema::{OPERATIONS, calls, operation};
use gfxhub::{
    Arming, Client, ClientBuilder, Effect, Error, ErrorKind, FieldsUpdate, LiveReportKind, Method,
    Object, Permit, PreviewedCall, PropertySet, PropertyUpdate, RequestPreview, RetryClass, Value,
};
use gfxhub_simulator::{FAULT_CATALOG, LocalHub, Options};
use gfxhub_tests::case::Case;
use gfxhub_tests::load::{committed_cases, examples};

/// A guard for all calls that may change something.
const EVERYTHING: &str = "set, update, create, on-air";

const NODE: &str = "Mixer_0";
const PROPERTY: &str = "Default//Opacity/0";

fn hub() -> LocalHub {
    LocalHub::start(Options::default()).unwrap()
}

fn guarded(hub: &LocalHub, acts: &str) -> Client {
    built(Client::builder(&hub.url()).guard(acts))
}

fn built(builder: ClientBuilder) -> Client {
    builder.build().unwrap()
}

/// Returns the number of requests that a function sends.
fn sent(hub: &LocalHub, act: impl FnOnce()) -> usize {
    let before = hub.requests_since(0).len();
    act();
    hub.requests_since(0).len() - before
}

/// Returns the number of effects so far.
fn effects(hub: &LocalHub) -> usize {
    hub.journal_since(0).len()
}

fn permits(client: &Client) -> Vec<Permit> {
    client.guard().permits().unwrap()
}

fn preview(client: &Client, name: &str, arguments: &str) -> Result<Vec<RequestPreview>, Error> {
    let arguments = Value::from_json(arguments).unwrap().into_object().unwrap();
    let call = PreviewedCall::new(name).arguments(arguments);
    client.requests().preview(&call)
}

fn press(client: &Client) -> Result<(), Error> {
    client.playout().trigger_button(1, 2, "in")
}

#[track_caller]
fn assert_refused<T: std::fmt::Debug>(outcome: Result<T, Error>, call: &str) {
    let error = outcome.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotArmed, "{error}");
    assert_eq!(error.effect(), Effect::None, "{error}");
    assert!(
        error.message().contains(&format!("guard.arm(\"{call}\")")),
        "{error}"
    );
    assert!(!error.hub().is_empty(), "{error}");
}

fn acts(case: &Case) -> bool {
    let call = calls().find(|call| call.name == case.operation).unwrap();
    call.resend != RetryClass::Read
}

#[test]
fn every_operation_that_acts_wants_a_permit_and_every_other_wants_none() {
    let cases = committed_cases().unwrap();
    let examples = examples(&cases);
    assert_eq!(examples.len(), OPERATIONS.len() + 1);
    for case in examples {
        let hub = hub();
        let client = guarded(&hub, EVERYTHING);
        let name = case.operation.as_str();
        let call = || client.invoke(name, &case.arguments.compact());
        if !acts(case) {
            assert_ne!(sent(&hub, || drop(call())), 0, "{name}");
            continue;
        }
        assert_eq!(sent(&hub, || assert_refused(call(), name)), 0, "{name}");
        client.guard().arm(name).unwrap();
        assert_eq!(sent(&hub, || drop(call())), 1, "{name}");
        assert_eq!(sent(&hub, || assert_refused(call(), name)), 0, "{name}");
    }
}

#[test]
fn a_client_that_only_reads_sends_the_27_reads_and_raw_gets() {
    let cases = committed_cases().unwrap();
    let hub = hub();
    let client = built(Client::builder(&hub.url()).read_only(true));
    let mut reads = 0;
    for case in examples(&cases) {
        let call = || client.invoke(&case.operation, &case.arguments.compact());
        match acts(case) {
            false => reads += usize::from(sent(&hub, || drop(call())) > 0),
            true => {
                let refused = || assert_eq!(call().unwrap_err().kind(), ErrorKind::NotArmed);
                assert_eq!(sent(&hub, refused), 0, "{}", case.name);
            }
        }
    }
    assert_eq!(reads, 27);
    client
        .request(Method::Get, "/api/rest/v1/engines", None)
        .unwrap();
    let all_else = || {
        let kind = |error: Error| error.kind();
        let set = PropertySet::new(3, NODE, PROPERTY, 0.5);
        let fields = FieldsUpdate::new(Object::from_iter([("headline", "x")]));
        let refused = [
            client.request(Method::Post, "/x", None).map(drop),
            client.engines().set_properties(&[set]).map(drop),
            client.playout().update_fields(1, 2, &fields).map(drop),
            client.live().open().map(drop),
            client.guard().arm("request").map(drop),
        ];
        for outcome in refused {
            assert_eq!(outcome.map_err(kind), Err(ErrorKind::NotArmed));
        }
    };
    assert_eq!(sent(&hub, all_else), 0);
    assert_eq!(effects(&hub), 0);
}

#[test]
fn a_raw_request_other_than_a_get_is_a_trigger() {
    let hub = hub();
    let client = guarded(&hub, "on-air");
    let path = "/api/rest/v1/playout/rundowns/1/items/2/in";
    let post = || client.request(Method::Post, path, None);
    assert_eq!(sent(&hub, || assert_refused(post(), "request")), 0);
    client.guard().arm("request").unwrap();
    post().unwrap();
    assert_refused(post(), "request");
    assert_eq!(effects(&hub), 1);
}

#[test]
fn an_eased_set_is_a_trigger_and_an_engine_can_be_guarded_alone() {
    let hub = hub();
    let client = guarded(&hub, "on-air, engines.*@4");
    let set = |engine: i64, update: PropertyUpdate| {
        client
            .engines()
            .set_property(engine, NODE, PROPERTY, &update)
    };
    set(3, PropertyUpdate::new(0.5)).unwrap();
    let eased = || set(3, PropertyUpdate::new(1).linear(0.1));
    assert_refused(eased(), "engines.set_property");
    assert_refused(set(4, PropertyUpdate::new(0.5)), "engines.set_property");
    client.guard().arm("engines.set_property@4").unwrap();
    assert_refused(eased(), "engines.set_property");
    client.guard().arm("engines.set_property@3").unwrap();
    eased().unwrap();
    assert_eq!(effects(&hub), 2);
}

#[test]
fn a_guard_of_one_engine_lets_others_pass_and_so_does_a_permit() {
    let hub = hub();
    let client = guarded(&hub, "graphs.load@3");
    let load = |engine: i64| client.graphs().load(22, engine);
    load(4).unwrap();
    let refused = || {
        client.guard().arm("graphs.load@4").unwrap();
        assert_refused(load(3), "graphs.load");
    };
    assert_eq!(sent(&hub, refused), 0);
    client.guard().arm("graphs.load@3").unwrap();
    assert_eq!(sent(&hub, || drop(load(3))), 1);
    assert_eq!(permits(&client).len(), 1, "permit of engine 4 is left");
}

#[test]
fn one_permit_is_for_a_composed_call_as_a_whole() {
    let hub = hub();
    let client = guarded(&hub, EVERYTHING);
    let sets = [
        PropertySet::new(3, NODE, PROPERTY, 0.5),
        PropertySet::new(3, "Cyclorama", "Material//Softness/0", 0.5),
        PropertySet::new(4, NODE, PROPERTY, 0.5),
    ];
    let name = "engines.set_properties";
    let batch = || client.engines().set_properties(&sets);
    assert_eq!(sent(&hub, || assert_refused(batch(), name)), 0);
    client.guard().arm("engines.set_properties@3").unwrap();
    assert_eq!(sent(&hub, || assert_refused(batch(), name)), 0);
    assert_eq!(permits(&client).len(), 1, "the permit was given back");
    client.guard().arm(name).unwrap();
    assert_eq!(sent(&hub, || drop(batch().unwrap())), sets.len());
    assert_refused(batch(), name);
    let fields = FieldsUpdate::new(Object::from_iter([("headline", "Anna Berg")]));
    let update = || client.playout().update_fields(1, 2, &fields);
    let before = effects(&hub);
    assert_refused(update(), "playout.update_fields");
    assert_eq!(effects(&hub), before);
    for name in ["playout.update_fields", "playout.update_item"] {
        client.guard().arm(name).unwrap();
        update().unwrap();
        assert_refused(update(), "playout.update_fields");
    }
}

#[test]
fn a_live_session_wants_a_permit_when_it_opens_and_for_each_eased_value() {
    let hub = hub();
    let client = guarded(&hub, "set, trigger");
    assert_refused(client.live().open(), "live");
    client.guard().arm("live").unwrap();
    let live = client.live().open().unwrap();
    assert!(permits(&client).is_empty());
    let mut opacity = live.property(3, NODE, PROPERTY).unwrap();
    let long = Duration::from_secs(10);
    for value in [0.25, 0.5] {
        assert!(opacity.set(value));
        assert!(live.flush(long).unwrap().is_empty());
    }
    assert_eq!(effects(&hub), 2);
    let eased = || PropertyUpdate::new(1).linear(0.1);
    assert!(opacity.ease(eased()) && live.flush(long).unwrap().is_empty());
    let report = live.take_reports().remove(0);
    assert_eq!(report.kind, LiveReportKind::Failed);
    assert_refused(Err::<(), _>(report.error.unwrap()), "engines.set_property");
    assert_eq!(effects(&hub), 2);
    client.guard().arm("engines.set_property").unwrap();
    assert!(opacity.ease(eased()) && live.flush(long).unwrap().is_empty());
    assert!(permits(&client).is_empty());
    assert_eq!((effects(&hub), live.stats().failed), (3, 1));
}

/// With `GFXHUB_GUARD_ROUNDS=100000` the test takes some minutes.
#[test]
fn of_many_threads_with_one_permit_one_acts() {
    const THREADS: usize = 16;
    let rounds = std::env::var("GFXHUB_GUARD_ROUNDS").map_or(50, |count| count.parse().unwrap());
    let hub = hub();
    let client = guarded(&hub, "on-air");
    let (begin, end) = (Barrier::new(THREADS), Barrier::new(THREADS));
    thread::scope(|scope| {
        for thread in 0..THREADS {
            let (client, begin, end) = (&client, &begin, &end);
            scope.spawn(move || {
                for _ in 0..rounds {
                    if thread == 0 {
                        client.guard().arm("playout.trigger_button").unwrap();
                    }
                    begin.wait();
                    if let Err(error) = press(client) {
                        assert_eq!(error.kind(), ErrorKind::NotArmed, "{error}");
                    }
                    end.wait();
                }
            });
        }
    });
    let last = hub.journal_since(0).last().map(|effect| effect.sequence);
    assert_eq!(last, Some(rounds));
}

#[test]
fn a_permit_is_given_back_exactly_if_nothing_was_sent() {
    let mut given_back = 0;
    for fault in FAULT_CATALOG {
        let points: Vec<&str> = match fault.after.len() {
            0 => vec![""],
            _ => fault.after.iter().map(|point| point.name()).collect(),
        };
        for point in points {
            let hub = hub();
            let after = match point {
                "" => String::new(),
                point => format!(r#", "after": "{point}""#),
            };
            let scenario = format!(r#"{{"faults": [{{"fault": "{}"{after}}}]}}"#, fault.name);
            hub.set_faults_json(&scenario).unwrap();
            let settings = Client::builder(&hub.url()).guard("on-air");
            let client = built(settings.timeout(Duration::from_millis(300)));
            client.guard().arm("playout.trigger_button").unwrap();
            let outcome = press(&client);
            let unsent = outcome
                .as_ref()
                .is_err_and(|error| error.effect() == Effect::None && error.status().is_none());
            let left = permits(&client).len();
            let place = format!("{} {point}: {outcome:?}", fault.name);
            assert_eq!(left, usize::from(unsent), "{place}");
            assert!(left == 0 || effects(&hub) == 0, "{place}");
            given_back += left;
        }
    }
    let gone = hub();
    let client = guarded(&gone, "on-air");
    client.guard().arm("playout.trigger_button").unwrap();
    gone.stop();
    let error = press(&client).unwrap_err();
    assert!(error.attempts() > 1, "{error}");
    assert_eq!(permits(&client).len(), 1, "after several attempts");
    println!("with {given_back} of the faults, nothing was sent");
}

#[test]
fn a_permit_ends_with_its_time_and_when_it_is_disarmed() {
    let hub = hub();
    let client = guarded(&hub, "on-air");
    let button = "playout.trigger_button";
    client
        .guard()
        .arm(Arming::new(button).seconds(0.02))
        .unwrap();
    thread::sleep(Duration::from_millis(25));
    assert!(permits(&client).is_empty());
    assert_refused(press(&client), button);
    let permit = client.guard().arm(button).unwrap();
    assert_eq!(permits(&client), std::slice::from_ref(&permit));
    client.guard().disarm(permit.id).unwrap();
    assert!(permits(&client).is_empty());
    assert_refused(press(&client), button);
    assert_eq!(effects(&hub), 0);
}

#[test]
fn the_same_act_is_not_sent_twice_at_once() {
    let within = Duration::from_millis(400);
    let hub = hub();
    let client = built(Client::builder(&hub.url()).once_within(within));
    press(&client).unwrap();
    let by_name = r#"{"rundownId": 1, "itemId": 2, "buttonKey": "in"}"#;
    let error = client
        .invoke("playout.trigger_button", by_name)
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Repeated);
    assert_eq!(error.effect(), Effect::None);
    assert!(
        error.message().contains("the same act was sent 0."),
        "{error}"
    );
    client.playout().trigger_button(1, 2, "out").unwrap();
    for _ in 0..3 {
        let engines = client.engines();
        engines.set_property(3, NODE, PROPERTY, 0.5).unwrap();
        engines.list().unwrap();
    }
    assert_eq!(effects(&hub), 5);
    thread::sleep(within);
    press(&client).unwrap();
    let any = Client::new(&hub.url()).unwrap();
    press(&any).unwrap();
    press(&any).unwrap();
    assert_eq!(effects(&hub), 8);
    hub.stop();
    for _ in 0..2 {
        let error = client.playout().trigger_button(1, 2, "in2").unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Connect, "the call was not sent");
    }
}

#[cfg(unix)]
#[test]
fn the_child_of_a_fork_has_no_permits() {
    let hub = hub();
    let client = guarded(&hub, "on-air");
    let parents = client.guard().arm("playout.trigger_button").unwrap();
    let ended = gfxhub_test_support::fork::in_a_child(|| {
        let refused = press(&client).is_err_and(|error| error.kind() == ErrorKind::NotArmed);
        let own = client.guard().arm("playout.trigger_button").unwrap();
        let well = refused && own.id != parents.id && permits(&client) == [own];
        u8::from(!well)
    });
    assert_eq!(ended(), 0);
    press(&client).unwrap();
}

/// The expected requests are those of the conformance cases.
#[test]
fn a_preview_is_the_request_and_sends_nothing() {
    let cases = committed_cases().unwrap();
    let hub = hub();
    let client = guarded(&hub, "destructive");
    let previews = || {
        for case in examples(&cases) {
            let name = case.operation.as_str();
            let mut all = preview(&client, name, &case.arguments.compact()).unwrap();
            let preview = all.remove(0);
            let due = &case.exchange.as_ref().unwrap().request;
            let wire = (preview.method.as_str(), preview.path.as_str());
            assert_eq!(wire, (due.method.as_str(), due.target.as_str()), "{name}");
            let due = due.body.as_ref().map_or(Value::Null, |body| {
                Value::from_json(&body.compact()).unwrap()
            });
            let body = match preview.body.as_str() {
                "" => Value::Null,
                body => Value::from_json(body).unwrap(),
            };
            assert_eq!(body, due, "{name}");
            assert!(all.is_empty() && preview.operation == name);
        }
    };
    assert_eq!(sent(&hub, previews), 0);
    let stop = || preview(&client, "launcher.stop", r#"{"launchId": 1}"#).unwrap();
    assert_eq!(stop()[0].guard, "not armed");
    client.guard().arm("launcher.stop").unwrap();
    assert_eq!((stop()[0].guard.as_str(), stop()[0].resend), ("armed", 0));
    let unknown = preview(&client, "playout.trigger_button", "{}").unwrap_err();
    assert_eq!(unknown.argument(), Some("rundownId"));
    assert_eq!(permits(&client).len(), 1);
}

#[test]
fn the_preview_of_a_batch_is_armed_only_by_its_own_permit() {
    let hub = hub();
    let client = guarded(&hub, "engines.set_property");
    let sets = r#"{"sets": [{"engineId": 3, "nodePath": "Mixer_0", "propertyPath": "Default//Opacity/0", "Value": 1}]}"#;
    let verdict = || {
        let previews = preview(&client, "engines.set_properties", sets).unwrap();
        previews[0].guard.clone()
    };
    client.guard().arm("engines.set_property").unwrap();
    assert_eq!(verdict(), "not armed");
    let batch = client.invoke("engines.set_properties", sets);
    assert_refused(batch, "engines.set_properties");
    client.guard().arm("engines.set_properties").unwrap();
    assert_eq!(verdict(), "armed");
    client.invoke("engines.set_properties", sets).unwrap();
}

#[test]
fn a_preview_of_a_composed_call_has_its_writes_and_sends_its_reads_alone() {
    let hub = hub();
    let client = built(Client::builder(&hub.url()).read_only(true));
    let set = r#"{"engineId": 3, "nodePath": "n", "propertyPath": "p", "Value": 1}"#;
    let sets = format!(r#"{{"sets": [{set}, {set}]}}"#);
    let batch = || {
        let previews = preview(&client, "engines.set_properties", &sets).unwrap();
        assert_eq!(previews.len(), 2);
        assert!(previews.iter().all(|it| it.guard == "read-only"));
    };
    assert_eq!(sent(&hub, batch), 0);
    let fields = r#"{"rundownId": 1, "itemId": 2, "body": {"fields": {"headline": "x"}}}"#;
    let update = || {
        let previews = preview(&client, "playout.update_fields", fields).unwrap();
        let update = operation("playout.update_item").unwrap();
        assert_eq!(previews[0].operation, update.name);
        assert!(previews[0].body.contains("subline"));
        assert_eq!(previews.len(), 1);
    };
    assert_eq!(sent(&hub, update), 1);
    assert_eq!(effects(&hub), 0);
}
