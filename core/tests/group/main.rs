//! Tests of groups against hub simulators.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod live;
mod measured;
mod watch;

use std::net::TcpListener;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gfxhub::bindings::{CallProgress, StopReasons};
use gfxhub::{
    CallOptions, CancelToken, Client, Effect, ErrorKind, GroupMember, GroupPolicy, MemberCall,
    MemberOutcome, MemberUse, NamePaths, NamedLoad, NamedSets, NamedUpdate, Object,
    PlayoutItemCreate, SnapshotTaking, Value,
};
use gfxhub_simulator::{LocalHub, Options, Show};

const BUTTON: &str = "Evening News / Opening Title / In";

fn hub() -> (LocalHub, Client) {
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    (hub, client)
}

/// Starts a hub with two engines whose nodes have the same names.
fn hub_with_twins() -> (LocalHub, Client) {
    let nodes = r#"[{"NodePath": "Mixer_0", "NodeName": "Mixer_0", "properties":
        [{"PropertyPath": "Default//Opacity/0", "DisplayName": "Opacity", "Value": 1.0}]}]"#;
    let engine = |id, name, shown| {
        format!(
            r#"{{"id": {id}, "name": "{name}", "displayName": "{shown}", "engineType": "RE",
                "nodes": {nodes}}}"#
        )
    };
    let (a, b) = (engine(1, "A-RE", "Studio A"), engine(2, "B-RE", "Studio B"));
    let show = format!(r#"{{"format": 1, "engines": [{a}, {b}]}}"#);
    let options = Options {
        show: Some(Show::from_json(&show).unwrap()),
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    (hub, client)
}

/// Returns a client for an address at which no hub listens.
fn nobody() -> Client {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    Client::new(&format!("http://{}", listener.local_addr().unwrap())).unwrap()
}

/// Returns a client with this time limit for an address that takes connections and never answers.
fn hanging(timeout: Duration) -> (TcpListener, Client) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let client = Client::builder(&format!("http://{}", listener.local_addr().unwrap()));
    (listener, client.timeout(timeout).build().unwrap())
}

fn all(members: &[(&str, &Client)]) -> Client {
    let members = members
        .iter()
        .map(|(name, client)| GroupMember::new(*name, client));
    Client::group_of(GroupPolicy::All, members).unwrap()
}

/// Returns the JSON of a fault that occurs after this stage of the requests of an operation.
fn fault(fault: &str, after: &str, operation: &str) -> String {
    format!(
        r#"{{"faults": [{{"fault": "{fault}", "after": "{after}", "operation": "{operation}"}}]}}"#
    )
}

#[test]
fn a_press_reaches_main_and_backup() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let both = all(&[("main", &main), ("backup", &backup)]);
    let report = both.group().press(BUTTON).unwrap();
    assert_eq!(report.agree, Some(true));
    assert!(report.fired_within_us.is_some());
    for (member, hub) in report.members.iter().zip([&one, &two]) {
        assert_eq!(member.outcome, MemberOutcome::Succeeded);
        assert!(member.sent_us.unwrap() <= member.ended_us.unwrap());
        assert_eq!(hub.journal().len(), 1);
    }
    // A call of a pair may return before the backup has answered.
    let pair = Client::pair(&main, &backup).unwrap();
    let report = pair.group().press(BUTTON).unwrap();
    assert_eq!(report.members[0].outcome, MemberOutcome::Succeeded);
    let state = &pair.group().settle().unwrap()[1];
    assert_eq!((state.calls, state.failures), (1, 0));
    assert_eq!((one.journal().len(), two.journal().len()), (2, 2));
}

#[test]
fn a_gang_sets_all_its_engines() {
    let (local, hub) = hub_with_twins();
    let gang = hub.gang(["Studio A", "Studio B"]).unwrap();
    let report = gang.group().set("Mixer_0 / Opacity", 0.25).unwrap();
    assert_eq!(report.members[1].engine, "Studio B");
    let seen: Vec<_> = local
        .journal()
        .iter()
        .map(|it| it.target["engineId"].clone())
        .collect();
    assert_eq!(seen.len(), 2);
    assert_ne!(seen[0], seen[1]);
    let read = gang.group().get("Mixer_0 / Opacity").unwrap();
    let value = |at: usize| read.members[at].result.get("Value").unwrap().into_owned();
    assert_eq!((value(0), value(1)), (Value::from(0.25), Value::from(0.25)));
    let node = MemberCall::new("engines.get_node");
    let arguments = Object::from_iter([("nodePath", Value::from("Mixer_0"))]);
    let read = gang.group().invoke(node.arguments(arguments)).unwrap();
    assert!(
        read.members
            .iter()
            .all(|it| it.outcome == MemberOutcome::Succeeded)
    );
}

#[test]
fn many_properties_are_set_on_every_member() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let both = all(&[("main", &main), ("backup", &backup)]);
    let paths = [
        "Studio A / Cyclorama / Softness",
        "Studio A / Mixer_0 / Opacity",
    ];
    let sets = NamedSets::new(Object::from_iter(paths.map(|path| (path, 0.25))));
    let report = both.group().set_many(&sets).unwrap();
    assert_eq!(report.agree, Some(true), "{report:?}");
    assert!(report.fired_within_us.is_some());
    let items = report.members[1].result.as_array().unwrap();
    let address = |at: usize| items[at].get("address").unwrap().into_owned();
    assert_eq!([address(0), address(1)], paths.map(Value::from));
    assert_eq!((one.journal().len(), two.journal().len()), (2, 2));
    let wrong = NamedSets::new(Object::from_iter([(paths[0], f64::NAN)]));
    let error = both.group().set_many(&wrong).unwrap_err();
    assert_eq!(error.effect(), Effect::None);
    assert!(
        error.argument().unwrap().starts_with("body.values"),
        "{error}"
    );
    let gone = NamedSets::new(Object::from_iter([
        (paths[0], 0.5),
        ("Studio A / No / No", 0.5),
    ]));
    let error = both.group().set_many(&gone).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnknownName, Effect::None)
    );
    assert_eq!((one.journal().len(), two.journal().len()), (2, 2));
}

#[test]
fn many_properties_of_a_gang_have_the_paths_that_were_given() {
    let (local, hub) = hub_with_twins();
    let gang = hub.gang(["Studio A", "Studio B"]).unwrap();
    let sets = NamedSets::new(Object::from_iter([("Mixer_0 / Opacity", 0.5)]));
    let report = gang.group().set_many(sets.over(0.1)).unwrap();
    for member in &report.members {
        let item = &member.result.as_array().unwrap()[0];
        assert_eq!(
            item.get("address").unwrap().as_str(),
            Some("Mixer_0 / Opacity")
        );
    }
    assert_eq!(local.journal().len(), 2);
}

#[test]
fn engines_of_two_hubs_may_have_the_same_number() {
    let ((one, main), (two, backup)) = (hub_with_twins(), hub_with_twins());
    let engine = |name, client| GroupMember::new(name, client).engine("Studio A");
    let members = [engine("main", &main), engine("backup", &backup)];
    for policy in [GroupPolicy::All, GroupPolicy::Main] {
        let group = Client::group_of(policy, members.clone()).unwrap();
        group.group().set("Mixer_0 / Opacity", 0.25).unwrap();
        let states = group.group().settle().unwrap();
        assert!(states.iter().all(|it| it.failures == 0), "{states:?}");
    }
    assert_eq!((one.journal().len(), two.journal().len()), (2, 2));
}

#[test]
fn what_a_gang_cannot_mean_is_refused() {
    let (local, hub) = hub_with_twins();
    let gang = hub.gang(["Studio A", "Studio B"]).unwrap();
    let error = gang.group().press(BUTTON).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Invalid, Effect::None)
    );
    let given = Object::from_iter([("engineId", 3)]);
    let other = MemberCall::new("engines.get").arguments(given);
    assert_eq!(
        gang.group().invoke(&other).unwrap_err().kind(),
        ErrorKind::Invalid
    );
    let name = hub.engines().list().unwrap()[0].name.clone();
    let shown = hub.engines().list().unwrap()[0].display_name.clone();
    let same = hub.gang([name, shown]).unwrap();
    let error = same.group().set("Mixer_0 / Opacity", 0.25).unwrap_err();
    assert!(error.detail().contains("the same engine"), "{error}");
    assert!(local.journal().is_empty());
}

#[test]
fn a_group_needs_members_that_differ() {
    let (_local, hub) = hub();
    let refused = |group: gfxhub::Result<Client>| group.unwrap_err().kind() == ErrorKind::Invalid;
    assert!(refused(Client::pair(&hub, &hub.clone())));
    assert!(refused(hub.gang(["Studio A", "Studio A"])));
    assert!(refused(hub.gang::<&str>([])));
    let gang = hub.gang(["Studio A", "Studio B"]).unwrap();
    assert!(refused(Client::pair(&gang, &nobody())));
    let many = (0..65).map(|at| format!("#{at}"));
    assert!(refused(hub.gang(many)));
    assert!(
        hub.group()
            .press(BUTTON)
            .unwrap_err()
            .detail()
            .contains("no group")
    );
}

#[test]
fn a_call_that_reaches_one_member_alone_is_refused() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    assert_eq!(pair.engines().list().unwrap().len(), 4);
    let errors = [
        pair.playout().trigger_button(1, 1, "in").unwrap_err(),
        pair.names().press(BUTTON).unwrap_err(),
        pair.request(gfxhub::Method::Post, "/api/rest/v1/x", None)
            .unwrap_err(),
    ];
    for error in errors {
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Invalid, Effect::None)
        );
    }
    assert!(one.journal().is_empty() && two.journal().is_empty());
}

#[test]
fn a_name_that_main_does_not_know_is_sent_to_nobody() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let gone = main.playout().get_item(1, 1).unwrap().name;
    main.playout().delete_item(1, 1).unwrap();
    let pair = Client::pair(&main, &backup).unwrap();
    let path = format!("Evening News / {gone} / In");
    let error = pair.group().press(path).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnknownName, Effect::None)
    );
    assert!(error.message().contains("member main"), "{error}");
    assert_eq!((one.journal().len(), two.journal().len()), (1, 0));
}

#[test]
fn a_call_that_main_refuses_does_not_wait_for_a_backup_that_hangs() {
    let (one, _) = hub();
    let main = Client::builder(&one.url()).timeout(Duration::from_secs(40));
    let main = main.build().unwrap();
    let (_listener, backup) = hanging(Duration::from_secs(40));
    let pair = Client::pair(&main, &backup).unwrap();
    let began = Instant::now();
    let error = pair.group().press("Evening News / Typo / In").unwrap_err();
    assert!(began.elapsed() < Duration::from_secs(20), "{error}");
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnknownName, Effect::None)
    );
    let outcomes = "main failed (none), backup under way (none)";
    assert!(error.message().contains(outcomes), "{error}");
    backup.close();
    pair.group().settle().unwrap();
    assert!(one.journal().is_empty());
}

#[test]
fn a_read_of_what_main_does_not_know_waits_for_the_backup() {
    let ((_one, main), (two, backup)) = (hub_with_twins(), hub());
    two.set_service_time(Duration::from_millis(300)).unwrap();
    let pair = Client::pair(&main, &backup).unwrap();
    let path = "Studio A / Cyclorama / Softness";
    let report = pair.group().get(path).unwrap();
    let outcomes: Vec<_> = report.members.iter().map(|it| it.outcome.clone()).collect();
    assert_eq!(outcomes, [MemberOutcome::Failed, MemberOutcome::Succeeded]);
}

#[test]
fn a_name_that_a_backup_does_not_know_is_its_own_error() {
    let ((one, main), (two, backup)) = (hub(), hub());
    backup.playout().delete_item(1, 1).unwrap();
    let gone = main.playout().get_item(1, 1).unwrap();
    let path = format!("Evening News / {} / In", gone.name);
    let pair = Client::pair(&main, &backup).unwrap();
    let report = pair.group().press(path.as_str()).unwrap();
    assert_eq!(report.members[0].outcome, MemberOutcome::Succeeded);
    let state = &pair.group().settle().unwrap()[1];
    assert_eq!((state.calls, state.failures), (1, 1));
    assert!(state.message.contains(&gone.name), "{}", state.message);
    assert_eq!((one.journal().len(), two.journal().len()), (1, 1));
    let error = all(&[("a", &main), ("b", &backup)])
        .group()
        .press(path.as_str())
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnknownName, Effect::None)
    );
    assert_eq!((one.journal().len(), two.journal().len()), (1, 1));
}

#[test]
fn a_backup_takes_what_a_dead_main_refuses() {
    let (two, backup) = hub();
    let pair = Client::pair(&nobody(), &backup).unwrap();
    let error = pair.group().press(BUTTON).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Connect, Effect::Maybe)
    );
    assert!(
        error.message().contains("main failed (none), backup done"),
        "{error}"
    );
    assert_eq!(two.journal().len(), 1);
}

#[test]
fn a_backup_that_is_off_does_not_stop_main() {
    let (one, main) = hub();
    let pair = Client::pair(&main, &nobody()).unwrap();
    for _ in 0..2 {
        pair.group()
            .set("Studio A / Cyclorama / Softness", 0.5)
            .unwrap();
    }
    let report = pair.group().press(BUTTON).unwrap();
    assert_eq!(report.members[0].outcome, MemberOutcome::Succeeded);
    assert_eq!(
        one.journal()
            .iter()
            .filter(|it| it.operation == "playout.trigger_button")
            .count(),
        1
    );
    let wait = Instant::now();
    while pair.group().status().unwrap()[1].away != Some(true) {
        assert!(wait.elapsed() < Duration::from_secs(30));
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_backup_that_hangs_is_reported_as_under_way() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let hang = fault("stall", "effect", "playout.trigger_button");
    two.set_faults_json(&hang).unwrap();
    let pair = Client::pair(&main, &backup).unwrap();
    let report = pair.group().press(BUTTON).unwrap();
    assert_eq!(report.members[0].outcome, MemberOutcome::Succeeded);
    assert_eq!(
        (report.members[1].outcome.clone(), report.agree),
        (MemberOutcome::UnderWay, None)
    );
    assert_eq!(one.journal().len(), 1);
    backup.close();
    let settled = pair.group().settle().unwrap();
    assert_eq!((settled[1].calls, settled[1].failures), (1, 1));
}

#[test]
fn a_backup_whose_name_leads_elsewhere_is_not_pressed_late() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let paths = NamePaths::new([BUTTON.into()]);
    backup.names().prepare(&paths).unwrap();
    // The prepared address leads to nothing any more, so that the backup looks for the button.
    let other = Client::new(&two.url()).unwrap();
    let item = other.playout().get_item(1, 1).unwrap();
    other.playout().delete_item(1, 1).unwrap();
    let again = PlayoutItemCreate::new(&item.name, &item.template);
    other.playout().create_item(1, &again).unwrap();
    two.set_service_time(Duration::from_secs(1)).unwrap();
    let patient = CallOptions::new().timeout(Duration::from_secs(60));
    let pair = Client::pair(&main, &backup).unwrap().with(patient);
    pair.group().press(BUTTON).unwrap();
    let state = &pair.group().settle().unwrap()[1];
    assert_eq!((state.calls, state.failures), (1, 1));
    assert!(state.message.contains("500 ms"), "{}", state.message);
    let presses = |hub: &LocalHub| {
        let all = hub.journal();
        let is_press = |operation: &str| operation == "playout.trigger_button";
        all.iter().filter(|it| is_press(it.operation)).count()
    };
    assert_eq!((presses(&one), presses(&two)), (1, 0));
}

#[test]
fn calls_that_wait_for_a_backup_that_hangs_are_limited() {
    let (one, main) = hub();
    let (_listener, backup) = hanging(Duration::from_secs(300));
    let patient = CallOptions::new().timeout(Duration::from_secs(300));
    let pair = Client::pair(&main, &backup).unwrap().with(patient);
    let mut last = None;
    for _ in 0..35 {
        last = Some(pair.group().press(BUTTON).unwrap());
    }
    assert_eq!(one.journal().len(), 35);
    let member = &last.unwrap().members[1];
    assert_eq!(
        (&member.outcome, &*member.effect),
        (&MemberOutcome::Failed, "none")
    );
    assert_eq!(pair.group().status().unwrap()[1].calls, 3);
    backup.close();
    assert_eq!(pair.group().settle().unwrap()[1].calls, 35);
}

#[test]
fn all_act_or_none_if_one_cannot_be_reached() {
    let ((one, first), (two, second)) = (hub(), hub());
    let group = all(&[("a", &first), ("b", &second), ("c", &nobody())]);
    let error = group.group().press(BUTTON).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Connect, Effect::None)
    );
    assert!(error.message().contains("member c"), "{error}");
    assert!(one.journal().is_empty() && two.journal().is_empty());
    group
        .group()
        .use_member(MemberUse::new("c").used(false))
        .unwrap();
    assert_eq!(group.group().press(BUTTON).unwrap().members.len(), 2);
    let none = MemberUse::new("a").used(false);
    group.group().use_member(&none).unwrap();
    assert!(
        group
            .group()
            .use_member(MemberUse::new("b").used(false))
            .is_err()
    );
    assert!(group.group().use_member(MemberUse::new("z")).is_err());
}

#[test]
fn a_batch_of_a_member_that_cannot_be_reached_is_sent_by_none() {
    let ((one, main), nobody) = (hub(), nobody());
    let set = r#"[{"engineId": 3, "nodePath": "Mixer_0", "propertyPath": "Default//Opacity/0",
        "Value": 0.25}]"#;
    let arguments = Object::from_iter([("sets", Value::from_json(set).unwrap())]);
    let batch = MemberCall::new("engines.set_properties").arguments(arguments);
    let group = all(&[("a", &main), ("b", &nobody)]);
    let error = group.group().invoke(&batch).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Connect, Effect::None)
    );
    assert!(error.message().contains("member b"), "{error}");
    assert!(one.journal().is_empty());
    assert_eq!(group.group().status().unwrap()[1].failures, 1);
    // The batch of a pair is that of its main member.
    let pair = Client::pair(&nobody, &main).unwrap();
    let error = pair.group().invoke(&batch).unwrap_err();
    assert!(
        error.message().contains("main failed (none), backup done"),
        "{error}"
    );
    assert_eq!(one.journal().len(), 1);
}

#[test]
fn all_fails_if_one_fails_after_it_was_sent() {
    let ((one, first), (two, second)) = (hub(), hub());
    let lost = fault("reset", "effect", "playout.trigger_button");
    two.set_faults_json(&lost).unwrap();
    let group = all(&[("a", &first), ("b", &second)]);
    let error = group.group().press(BUTTON).unwrap_err();
    assert_eq!(error.effect(), Effect::Maybe);
    assert!(
        error.message().contains("a done, b failed (maybe)"),
        "{error}"
    );
    assert_eq!((one.journal().len(), two.journal().len()), (1, 1));
}

#[test]
fn a_cancelled_call_is_sent_by_none() {
    let ((one, first), (two, second)) = (hub(), hub());
    two.set_service_time(Duration::from_secs(5)).unwrap();
    let group = all(&[("a", &first), ("b", &second)]);
    let token = CancelToken::new();
    let cancel = token.clone();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        cancel.cancel();
    });
    let options = CallOptions::new().cancel(&token);
    let error = group.with(options).group().press(BUTTON).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Cancelled, Effect::None)
    );
    assert!(one.journal().is_empty() && two.journal().is_empty());
}

/// Returns options whose calls ask this function at every check whether they have to end.
fn asking(ask: impl Fn() -> bool + Send + Sync + 'static) -> CallOptions {
    CallOptions::new().stopped_by(&StopReasons::default().or_polled(Arc::new(ask)))
}

#[test]
fn a_function_that_is_asked_while_members_wait_may_make_calls() {
    let ((one, first), (two, second), (three, third)) = (hub(), hub(), hub());
    two.set_service_time(Duration::from_secs(1)).unwrap();
    let group = all(&[("a", &first), ("b", &second)]);
    let ask = move || third.playout().trigger_button(1, 1, "in").is_err();
    let patient = asking(ask).timeout(Duration::from_secs(60));
    group.with(patient).group().press(BUTTON).unwrap();
    assert_eq!((one.journal().len(), two.journal().len()), (1, 1));
    assert!(!three.journal().is_empty());
}

#[test]
fn the_progress_of_a_call_is_that_of_its_members() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let progress = CallProgress::default();
    let options = CallOptions::new().with_progress(&progress);
    let pair = pair.with(options);
    let arguments = r#"{"rundownId": 1, "itemId": 1, "buttonKey": "in"}"#;
    let arguments = Value::from_json(arguments).unwrap();
    let press =
        MemberCall::new("playout.trigger_button").arguments(arguments.into_object().unwrap());
    pair.group().invoke(&press).unwrap();
    pair.group().settle().unwrap();
    let sent = [one.requests().len(), two.requests().len()];
    assert!(progress.cancel(), "{sent:?} requests were not noted");
    // After that, no member sends anything.
    let error = pair.group().invoke(&press).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Cancelled, Effect::None)
    );
    pair.group().settle().unwrap();
    assert_eq!([one.requests().len(), two.requests().len()], sent);
}

#[test]
fn a_batch_that_waits_for_others_asks_whether_it_was_cancelled() {
    let (one, first) = hub();
    let (_listener, second) = hanging(Duration::from_secs(40));
    let path = "Studio A / Cyclorama / Softness";
    first.names().get(path).unwrap();
    let group = all(&[("a", &first), ("b", &second)]);
    let sets = NamedSets::new(Object::from_iter([(path, 0.25)]));
    let began = Instant::now();
    // The first member knows the path, and waits for the second one before that time.
    let patient = asking(move || began.elapsed() > Duration::from_secs(1));
    let patient = patient.timeout(Duration::from_secs(40));
    let error = group.with(patient).group().set_many(&sets).unwrap_err();
    assert!(began.elapsed() < Duration::from_secs(20), "{error}");
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Cancelled, Effect::None)
    );
    assert!(one.journal().is_empty());
}

#[test]
fn members_that_only_read_may_be_read() {
    let ((one, _), (two, backup)) = (hub(), hub());
    let main = Client::builder(&one.url()).read_only(true).build().unwrap();
    let pair = Client::pair(&main, &backup).unwrap();
    let list = MemberCall::new("engines.list");
    let report = pair.group().invoke(&list).unwrap();
    assert_eq!(report.members[0].outcome, MemberOutcome::Succeeded);
    let error = pair.group().press(BUTTON).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::NotArmed, Effect::None)
    );
    let (a, b) = (("a", &backup), ("b", &main));
    let error = all(&[a, b]).group().press(BUTTON).unwrap_err();
    assert_eq!(error.effect(), Effect::None);
    assert!(one.journal().is_empty() && two.journal().is_empty());
}

#[test]
fn the_time_limit_of_a_call_is_that_of_its_members() {
    let ((one, _), (two, _)) = (hub(), hub());
    let hasty = |hub: &LocalHub| {
        let client = Client::builder(&hub.url()).timeout(Duration::from_millis(100));
        client.build().unwrap()
    };
    let both = all(&[("main", &hasty(&one)), ("backup", &hasty(&two))]);
    for hub in [&one, &two] {
        hub.set_service_time(Duration::from_millis(400)).unwrap();
    }
    let list = MemberCall::new("engines.list");
    let error = both.group().invoke(&list).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Timeout);
    let patient = CallOptions::new().timeout(Duration::from_secs(30));
    let report = both.with(patient).group().invoke(&list).unwrap();
    assert_eq!(report.agree, Some(true));
}

#[test]
fn a_read_comes_from_the_first_that_answers() {
    let (_two, backup) = hub();
    let pair = Client::pair(&nobody(), &backup).unwrap();
    let read = pair.group().read(MemberCall::new("engines.list")).unwrap();
    assert_eq!(read.member, "backup");
    let act = Object::from_iter([("path", BUTTON)]);
    let error = pair
        .group()
        .read(MemberCall::new("names.press").arguments(act));
    assert_eq!(error.unwrap_err().effect(), Effect::None);
    assert!(_two.journal().is_empty());
    let report = pair
        .group()
        .invoke(MemberCall::new("engines.list"))
        .unwrap();
    assert_eq!(
        (report.members[0].outcome.clone(), report.agree),
        (MemberOutcome::Failed, Some(false))
    );
}

#[test]
fn a_read_goes_on_to_the_backup_while_main_hangs() {
    let (_two, backup) = hub();
    let (_listener, main) = hanging(Duration::from_secs(10));
    let pair = Client::pair(&main, &backup).unwrap();
    let list = MemberCall::new("engines.list");
    assert_eq!(pair.group().read(&list).unwrap().member, "backup");
    let patient = CallOptions::new().timeout(Duration::from_secs(10));
    let read = pair.with(patient).group().read(&list).unwrap();
    assert_eq!(read.member, "backup");
}

#[test]
fn a_result_that_no_report_can_have_is_an_error_of_its_member() {
    let ((_one, main), (two, backup)) = (hub(), hub());
    let both = all(&[("main", &main), ("backup", &backup)]);
    let big = r#"{"faults": [{"fault": "status", "status": 200, "contentType": "application/json",
        "body": "[{\"id\": 1, \"name\": \"A\", \"x\": 123456789012345678901}]"}]}"#;
    two.set_faults_json(big).unwrap();
    let call = MemberCall::new("playout.list_rundowns");
    let report = both.group().invoke(call).unwrap();
    let member = &report.members[1];
    assert_eq!((&*member.kind, &*member.effect), ("Decode", "none"));
    // An act whose result no report can contain has been executed all the same.
    let one = big.replace("\"[{", "\"{").replace("}]\"", "}\"");
    two.set_faults_json(&one).unwrap();
    let mut arguments = Object::new();
    arguments.insert("rundownId", 1);
    arguments.insert("body", Value::from_json(r#"{"name": "A"}"#).unwrap());
    let call = MemberCall::new("playout.rename_rundown").arguments(arguments);
    let error = both.group().invoke(call).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Decode);
    let outcomes = "main done, backup failed (done)";
    assert!(error.message().contains(outcomes), "{error}");
}

#[test]
fn a_comparison_names_what_differs_and_a_recall_repairs_it() {
    let ((_one, main), (_two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let taking = SnapshotTaking::new()
        .engines(["Studio A".into()])
        .once(true)
        .fast(true);
    assert_eq!(pair.group().compare(&taking).unwrap()[0].agrees, Some(true));
    backup
        .names()
        .set("Studio A / Cyclorama / Softness", 0.875)
        .unwrap();
    let check = pair.group().compare(&taking).unwrap();
    let [difference] = &check[0].differences[..] else {
        panic!("{check:?}")
    };
    assert_eq!(difference.display_name, "Softness");
    let look = main.snapshots().take(&taking).unwrap();
    let planning = gfxhub::RecallPlanning::new(&look).all(true);
    let plan = backup.snapshots().plan(&planning).unwrap();
    backup
        .snapshots()
        .recall(gfxhub::RecallRequest::new(&plan))
        .unwrap();
    assert_eq!(pair.group().compare(&taking).unwrap()[0].agrees, Some(true));
}

#[test]
fn a_preview_of_a_group_sends_nothing() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let arguments = Object::from_iter([("path", BUTTON)]);
    let call = gfxhub::PreviewedCall::new("group.press").arguments(arguments);
    let requests = pair.requests().preview(&call).unwrap();
    assert_eq!(requests[0].operation, "playout.trigger_button");
    assert!(one.journal().is_empty() && two.journal().is_empty());
}

#[test]
fn a_closed_group_leaves_its_members_open() {
    let ((_one, main), (_two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    pair.close();
    assert!(pair.is_closed() && !main.is_closed());
    assert_eq!(
        pair.group().press(BUTTON).unwrap_err().kind(),
        ErrorKind::Closed
    );
    assert_eq!(main.engines().list().unwrap().len(), 4);
    let again = Client::pair(&main, &backup).unwrap();
    backup.close();
    again.group().press(BUTTON).unwrap();
    let state = &again.group().settle().unwrap()[1];
    assert!(state.message.contains("closed"), "{}", state.message);
}

#[test]
fn a_load_and_a_move_reach_every_member() {
    let ((one, main), (two, backup)) = (hub(), hub());
    let pair = Client::pair(&main, &backup).unwrap();
    let load = NamedLoad::new("Studio A");
    pair.group().load("rgraph:Studio A Weather", &load).unwrap();
    let update = NamedUpdate::new(0.75).over(0.1);
    pair.group()
        .set("Studio A / Mixer_0 / Opacity", &update)
        .unwrap();
    pair.group().settle().unwrap();
    for hub in [&one, &two] {
        let seen: Vec<_> = hub.journal().iter().map(|it| it.operation).collect();
        assert_eq!(seen, ["rgraphs.load", "engines.set_property"]);
    }
}
