//! Tests of watches with the hub simulator: changes are reported, and failures remove nothing.

mod measured;

use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, Client, ErrorKind, PlayoutItemCreate, PlayoutRundownName,
    PropertySet, Value, WaitCondition, Watch, WatchChange, WatchChangeKind,
};
use gfxhub_simulator::{LocalHub, Options};

const LONG: Duration = Duration::from_secs(30);
const FAST: Duration = Duration::from_millis(20);

fn start() -> (LocalHub, Client) {
    let hub = LocalHub::start(Options::default()).expect("a hub");
    let client = Client::builder(&hub.url())
        .max_attempts(1)
        .build()
        .expect("a client");
    (hub, client)
}

/// Opens a watch that reads its topics often, and returns it with its reports up to the end of the
/// first synchronization.
fn synced(client: &Client, topics: &str) -> (Watch, Vec<WatchChange>) {
    let watch = client.watch().topics(topics).fastest(FAST).within(FAST);
    let watch = watch.open().expect("a watch");
    let mut first = Vec::new();
    for _ in topics.split(',') {
        first.append(&mut until(&watch, WatchChangeKind::Synced));
    }
    (watch, first)
}

/// Returns the next changes, up to and including the first one of this kind.
fn until(watch: &Watch, kind: WatchChangeKind) -> Vec<WatchChange> {
    let mut found = Vec::new();
    let deadline = Instant::now() + LONG;
    while found.last().is_none_or(|it: &WatchChange| it.kind != kind) {
        assert!(Instant::now() < deadline, "no {kind:?}, but {found:?}");
        found.extend(watch.next_change(Duration::from_millis(100)));
    }
    found
}

fn member(value: &Option<Value>, name: &str) -> Option<Value> {
    let object = value.as_ref().and_then(Value::as_object);
    object.and_then(|object| object.get(name)).cloned()
}

#[test]
fn what_is_there_is_added_and_then_changes_are_told() {
    let (_hub, client) = start();
    let (watch, first) = synced(&client, "Studio A / Mixer_0");
    let properties = client.engines().list_properties(3, "Mixer_0").unwrap();
    assert_eq!(first.len(), properties.len() + 1);
    client
        .engines()
        .set_property(3, "Mixer_0", "Default//Opacity/0", 0.5)
        .unwrap();
    let all = until(&watch, WatchChangeKind::Changed);
    let [change] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!(change.key.as_deref(), Some("Default//Opacity/0"));
    assert_eq!(member(&change.before, "Value"), Some(Value::from(1.0)));
    assert_eq!(member(&change.after, "Value"), Some(Value::from(0.5)));
    assert_eq!(change.fields, Some(Value::Array(vec!["Value".into()])));
    assert_eq!((change.gap, change.seq), (0, first.len() as u64 + 1));
}

#[test]
fn a_property_by_its_path_tells_only_itself() {
    let (_hub, client) = start();
    let (watch, first) = synced(
        &client,
        "Studio A / Cyclorama / Softness,properties:3:Cyclorama",
    );
    let alone = |it: &&WatchChange| it.topic.starts_with("Studio");
    assert_eq!(first.iter().filter(alone).count(), 2);
    assert!(watch.stats().looks < first.len() as u64);
    client
        .names()
        .set("Studio A / Cyclorama / Softness", 0.3)
        .unwrap();
    let mut told = until(&watch, WatchChangeKind::Changed);
    told.append(&mut until(&watch, WatchChangeKind::Changed));
    let mut topics: Vec<String> = told.into_iter().map(|it| it.topic).collect();
    topics.sort_unstable();
    assert_eq!(
        topics,
        ["Studio A / Cyclorama / Softness", "properties:3:Cyclorama"]
    );
}

#[test]
fn unchanged_looks_are_not_decoded() {
    let (_hub, client) = start();
    let (watch, _) = synced(&client, "engines");
    while watch.stats().looks < 40 {
        assert_eq!(watch.next_change(FAST).map(|it| it.kind), None);
    }
    let stats = watch.stats();
    assert!(stats.unchanged >= stats.looks - 2, "{stats:?}");
}

#[test]
fn an_item_that_is_deleted_is_removed_once_and_one_that_moves_has_moved() {
    let (_hub, client) = start();
    let (watch, first) = synced(&client, "items:1");
    let items = client.playout().list_items(1).unwrap();
    let (last, gone) = (items.last().unwrap(), &items[0]);
    assert_eq!(first.len(), items.len() + 1);
    let update = gfxhub::PlayoutItemUpdate::new().order(0);
    client.playout().update_item(1, last.id, &update).unwrap();
    let moved = until(&watch, WatchChangeKind::Moved);
    assert_eq!(moved.last().unwrap().key, Some(last.id.to_string()));
    client.playout().delete_item(1, gone.id).unwrap();
    let removed = until(&watch, WatchChangeKind::Removed);
    assert_eq!(removed.last().unwrap().key, Some(gone.id.to_string()));
    assert!(member(&removed.last().unwrap().before, "name").is_some());
}

#[test]
fn a_newsroom_rundown_is_watched_by_its_ids_and_by_its_name() {
    let (_hub, client) = start();
    let ids = "newsroomRundown:SPORT.NCS.STUDIO:69425946";
    let (watch, first) = synced(&client, &format!("{ids},news:Sport Tonight"));
    assert_eq!(first.len(), 2 * 4);
    assert!(first.iter().all(|it| it.error.is_none()));
    let update = gfxhub::MosObjectUpdate::new().description("Result");
    client
        .newsroom()
        .update_mos_object("69430002", &update)
        .unwrap();
    for _ in 0..2 {
        let told = until(&watch, WatchChangeKind::Changed);
        let change = told.last().unwrap();
        assert_eq!(change.key.as_deref(), Some("69425950 69425952"));
        assert_eq!(change.name.as_deref(), Some("Line-up"));
        assert_eq!(change.fields, Some(Value::Array(vec!["mosObject".into()])));
    }
    let wanted = WaitCondition::new(5);
    let found = client
        .changes()
        .wait_for("news:Sport Tonight / Cup final / Line-up", wanted);
    assert_eq!(found.unwrap().key, "69425950 69425952");
}

#[test]
fn what_its_own_list_lacks_is_removed_though_the_hub_answers_with_500() {
    let (_hub, client) = start();
    let item = client.playout().list_items(1).unwrap()[0].clone();
    let topic = format!("Evening News / {}", item.name);
    let (watch, _) = synced(&client, &topic);
    client.playout().delete_rundown(1).unwrap();
    let told = until(&watch, WatchChangeKind::Removed);
    assert_eq!(told.last().unwrap().key, Some(item.id.to_string()));
    let lost = told.iter().filter(|it| it.kind == WatchChangeKind::Lost);
    assert_eq!(lost.count(), 0, "{told:?}");
}

#[test]
fn a_path_is_followed_to_an_item_of_the_same_name() {
    let (hub, client) = start();
    let item = client.playout().list_items(1).unwrap()[0].clone();
    let path = format!("Evening News / {}", item.name);
    // The other topic is read by the same request, and goes on showing a list without the item.
    let (watch, _) = synced(&client, &format!("items:1,{path}"));
    let other = Client::new(&hub.url()).unwrap();
    other.playout().delete_item(1, item.id).unwrap();
    let again = PlayoutItemCreate::new(&*item.name, "Lower Third");
    let again = other.playout().create_item(1, &again).unwrap();
    let mut seen = Vec::new();
    let is_seen = |seen: &[WatchChange], kind, id: &str| {
        let mut of_path = seen.iter().filter(|it| it.topic == path);
        of_path.any(|it| it.kind == kind && it.key.as_deref() == Some(id))
    };
    let deadline = Instant::now() + LONG;
    while !is_seen(&seen, WatchChangeKind::Added, &again.id.to_string())
        || !is_seen(&seen, WatchChangeKind::Removed, &item.id.to_string())
    {
        assert!(Instant::now() < deadline, "{seen:?}");
        seen.extend(watch.wait_changes(Duration::from_millis(100)));
    }
}

#[test]
fn what_an_engine_had_is_removed_when_the_hub_no_longer_lists_it() {
    let (hub, client) = start();
    let (watch, _) = synced(&client, "Studio A / Mixer_0 / Opacity");
    let faults = r#"{"faults": [
        {"fault": "status", "status": 500, "operation": "engines.list_properties"},
        {"fault": "status", "status": 500, "operation": "engines.get"},
        {"fault": "status", "status": 200, "body": "[]", "contentType": "application/json",
            "operation": "engines.list"}]}"#;
    hub.set_faults_json(faults).unwrap();
    let removed = until(&watch, WatchChangeKind::Removed);
    let key = removed.last().unwrap().key.as_deref();
    assert_eq!(key, Some("Default//Opacity/0"));
}

#[test]
fn a_restart_of_the_hub_is_lost_and_back_and_removes_nothing() {
    let (hub, client) = start();
    let (watch, _) = synced(&client, "engines,items:1,Studio A / Mixer_0");
    hub.restart(Duration::from_secs(3)).unwrap();
    let mut told = Vec::new();
    for _ in 0..3 {
        told.append(&mut until(&watch, WatchChangeKind::Back));
    }
    let lost: Vec<&WatchChange> = told
        .iter()
        .filter(|it| it.kind == WatchChangeKind::Lost)
        .collect();
    assert_eq!(lost.len(), 3, "{told:?}");
    assert!(lost.iter().all(|it| it.error.is_some()));
    assert!(
        told.iter().all(|it| it.kind != WatchChangeKind::Removed),
        "{told:?}"
    );
    // The watch goes on, and reports a later change as usual.
    client
        .engines()
        .set_property(3, "Mixer_0", "Default//Opacity/0", 0.25)
        .unwrap();
    let changed = until(&watch, WatchChangeKind::Changed);
    assert_eq!(changed.last().unwrap().topic, "Studio A / Mixer_0");
}

#[test]
fn a_restart_of_an_engine_removes_nothing() {
    let (hub, client) = start();
    let (watch, first) = synced(&client, "nodes:3,Studio A / Mixer_0");
    assert!(first.len() > 4);
    hub.restart_engine(3, Duration::from_secs(2), Duration::from_secs(2))
        .unwrap();
    let end = Instant::now() + Duration::from_secs(8);
    while Instant::now() < end {
        for change in watch.wait_changes(Duration::from_millis(100)) {
            assert_ne!(change.kind, WatchChangeKind::Removed, "{change:?}");
        }
    }
}

#[test]
fn the_budget_of_a_hub_is_shared_by_its_watches() {
    let (hub, _) = start();
    // Each watch has a client of its own, so that none shares its looks.
    let watches: Vec<Watch> = (0..4)
        .map(|_| {
            let client = Client::new(&hub.url()).unwrap();
            let topics = "engines,playout,items:1,templates,nodes:3,launcher,graphs,newsroom";
            let watch = client.watch().topics(topics).fastest(FAST).within(FAST);
            watch.open().unwrap()
        })
        .collect();
    thread::sleep(Duration::from_secs(3));
    let stats: Vec<_> = watches.iter().map(Watch::stats).collect();
    let looks: u64 = stats.iter().map(|it| it.looks).sum();
    assert!((8..=161).contains(&looks), "{looks} looks");
    assert!(stats.iter().any(|it| it.held_back > FAST), "{stats:?}");
    drop(watches);
    assert!(hub.requests_since(0).len() as u64 <= looks + 8);
}

#[test]
fn a_watch_that_joins_another_has_a_stretch_after_its_first_look() {
    let (_hub, client) = start();
    let (_first, _) = synced(&client, "engines");
    for _ in 0..5 {
        let (watch, _) = synced(&client, "playout");
        let stats = watch.stats();
        assert!(stats.stretch_percent >= 100, "{stats:?}");
    }
}

#[test]
fn looks_beyond_the_budget_are_stretched_and_told_once() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let (tell, told) = std::sync::mpsc::channel();
    let client = Client::builder(&hub.url()).on_event(move |event| {
        if event.operation() == "watch.stretch" {
            let _ = tell.send((event.path().to_owned(), event.kind()));
        }
    });
    let client = client.build().unwrap();
    // Two lists every 20 ms are 100 looks a second, and the budget allows 40 at most.
    let watch = client
        .watch()
        .topics("engines,playout")
        .fastest(FAST)
        .within(FAST);
    let watch = watch.open().unwrap();
    let (sentence, kind) = told.recv_timeout(LONG).expect("a stretch is told");
    assert_eq!(kind, Some(ErrorKind::Throttled));
    assert!(
        sentence.contains("as long as asked for, because their topics ask for 100 looks a second"),
        "{sentence}"
    );
    let stats = watch.stats();
    assert!(stats.stretch_percent >= 250, "{stats:?}");
    assert!(told.try_recv().is_err());
    // Both lists are looked at about equally often.
    let reads = |end: &str| {
        hub.requests()
            .iter()
            .filter(|it| it.path.ends_with(end))
            .count()
    };
    let (engines, rundowns) = (reads("/engines"), reads("/rundowns"));
    assert!(
        engines.abs_diff(rundowns) * 10 <= engines,
        "{engines} and {rundowns}"
    );
}

/// Returns the number of reads of the properties of a node.
fn reads(hub: &LocalHub, node: &str) -> usize {
    let path = format!("/nodes/{node}/properties");
    let requests = hub.requests();
    requests
        .iter()
        .filter(|it| it.path.ends_with(&path))
        .count()
}

#[test]
fn watches_of_a_client_share_the_looks_at_a_topic() {
    let (hub, client) = start();
    let hour = Duration::from_secs(3600);
    let topic = "properties:3:Mixer_0";
    let fast = client.watch().topics(topic).fastest(FAST).slowest(FAST);
    let fast = fast.open().unwrap();
    until(&fast, WatchChangeKind::Synced);
    let slow = client.watch().topics("Studio A / Mixer_0 / Opacity");
    let slow = slow.fastest(hour).slowest(hour).open().unwrap();
    // The later watch gets its first state from the list that was just read for the first watch.
    let first = until(&slow, WatchChangeKind::Synced);
    assert_eq!(first.len(), 2);
    assert_eq!(first[0].key.as_deref(), Some("Default//Opacity/0"));

    // Another client changes the property, so that the slow watch sees the change only through the
    // looks of the fast watch.
    let other = Client::new(&hub.url()).unwrap();
    let set = |value: f64| {
        let engines = other.engines();
        let path = "Default//Opacity/0";
        engines.set_property(3, "Mixer_0", path, value).unwrap();
    };
    set(0.5);
    for watch in [&fast, &slow] {
        let told = until(watch, WatchChangeKind::Changed);
        let after = member(&told.last().unwrap().after, "Value");
        assert_eq!(after, Some(Value::from(0.5)));
    }
    // The slow watch made no looks of its own: the hub's reads are the looks of the fast one, a
    // read to look up the name, and perhaps a look that was not counted yet.
    let (before, looks) = (reads(&hub, "Mixer_0") as u64, fast.stats().looks);
    assert!(before <= looks + 2, "{before} reads, {looks} looks");

    // The slow watch goes on after the fast one was closed.
    fast.close(LONG).unwrap();
    assert!(fast.is_closed() && !slow.is_closed());
    set(0.25);
    slow.look();
    let told = until(&slow, WatchChangeKind::Changed);
    assert_eq!(told.last().unwrap().seq, 4);
    assert_eq!(slow.close(LONG).unwrap().len(), 0);
}

#[test]
fn a_client_has_one_thread_for_its_watches() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let threads = std::sync::Arc::new(std::sync::Mutex::new(std::collections::HashMap::new()));
    let seen = std::sync::Arc::clone(&threads);
    let client = Client::builder(&hub.url()).on_event(move |event| {
        let current = thread::current();
        let mut seen = seen.lock().unwrap();
        let operations: &mut Vec<String> = seen.entry(current.id()).or_default();
        operations.push(event.operation().to_owned());
    });
    let client = client.build().unwrap();
    let topics = ["engines", "playout", "items:1", "nodes:3"];
    let watches = topics.map(|topics| synced(&client, topics).0);
    drop(watches);
    let threads = threads.lock().unwrap();
    let all: Vec<&Vec<String>> = threads.values().collect();
    let [operations] = &all[..] else {
        panic!("{all:?}");
    };
    for due in [
        "engines.list",
        "playout.list_rundowns",
        "playout.list_items",
        "engines.list_nodes",
    ] {
        assert!(
            operations.iter().any(|it| it == due),
            "{due}: {operations:?}"
        );
    }
}

#[test]
fn a_topic_whose_look_stalls_holds_no_other_up() {
    let (hub, client) = start();
    let (watch, _) = synced(&client, "items:1");
    let stall = r#"{"faults": [{"fault": "stall", "path": "/api/rest/v1/engines"}]}"#;
    hub.set_faults_json(stall).unwrap();
    let stalled = client.watch().topics("engines").open().unwrap();
    thread::sleep(Duration::from_millis(200));
    client
        .playout()
        .delete_item(1, client.playout().list_items(1).unwrap()[0].id)
        .unwrap();
    until(&watch, WatchChangeKind::Removed);
    assert_eq!(stalled.stats().looks, 0);
    stalled.close(LONG).unwrap();
    assert!(!watch.is_closed());
}

#[test]
fn what_nobody_reads_is_folded() {
    let (_hub, client) = start();
    let watch = client
        .watch()
        .topics("Studio A / Mixer_0")
        .within(FAST)
        .max_waiting(2);
    let watch = watch.open().unwrap();
    let set = |value: f64| {
        let engines = client.engines();
        engines
            .set_property(3, "Mixer_0", "Default//Opacity/0", value)
            .unwrap();
    };
    let mut value = 0.0;
    while watch.stats().folded < 3 {
        value += 1.0 / 64.0;
        set(value);
        thread::sleep(Duration::from_millis(30));
    }
    let told = watch.stats().changes;
    thread::sleep(Duration::from_millis(200));
    let all = watch.take_changes();
    let of_opacity: Vec<&WatchChange> = all
        .iter()
        .filter(|it| it.key.as_deref() == Some("Default//Opacity/0"))
        .collect();
    let last = of_opacity.last().unwrap();
    assert_eq!(
        member(&last.after, "Value"),
        Some(Value::from(value)),
        "{told}"
    );
    assert!(last.gap > 0);
}

#[test]
fn a_watch_ends_with_its_client_and_within_a_moment() {
    let (hub, client) = start();
    hub.set_faults_json(r#"{"faults": [{"fault": "stall"}]}"#)
        .unwrap();
    let watch = client.watch().topics("engines").open().unwrap();
    thread::sleep(Duration::from_millis(100));
    assert!(watch.close(LONG).unwrap().is_empty());
    assert!(watch.is_closed() && watch.close(LONG).unwrap().is_empty());
    let other = client.watch().topics("engines").open().unwrap();
    let reader = thread::spawn(move || other.changes().count());
    client.close();
    assert_eq!(reader.join().unwrap(), 0);
    let error = client.watch().topics("engines").open().unwrap_err();
    assert_eq!(
        (error.kind(), error.operation()),
        (ErrorKind::Closed, "watch")
    );
}

#[test]
fn what_cannot_be_watched_is_refused_or_lost() {
    let (_hub, client) = start();
    for topics in ["", "nowhere", "items:x"] {
        let error = client.watch().topics(topics).open().unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid, "{topics}");
        assert_eq!(error.argument(), Some("topics"));
    }
    let watch = client.watch().topics("Studio A / Nothing").open().unwrap();
    let lost = until(&watch, WatchChangeKind::Lost);
    let error = lost.last().unwrap().error.as_ref().unwrap();
    assert_eq!(error.kind(), ErrorKind::UnknownName);
}

/// Waits until a path with this end was requested, and a moment longer for the response.
fn wait_for_request(hub: &LocalHub, end: &str) {
    let deadline = Instant::now() + LONG;
    while !hub.requests().iter().any(|it| it.path.ends_with(end)) {
        assert!(Instant::now() < deadline, "no request for {end}");
        thread::sleep(FAST);
    }
    thread::sleep(FAST);
}

#[test]
fn a_wait_ends_when_another_client_changes_the_thing() {
    let (hub, client) = start();
    let path = "Studio A / Cyclorama / Softness";
    client.names().set(path, 0.25).unwrap();
    let waits = client.clone();
    let waiting = thread::spawn(move || {
        let until = WaitCondition::new(30).equals(0.75);
        waits.changes().wait_for(path, &until)
    });
    let other = Client::new(&hub.url()).unwrap();
    // The wait has made its first look once the list of the node's properties was requested.
    wait_for_request(&hub, "/properties");
    other.names().set(path, 0.75).unwrap();
    let found = waiting.join().unwrap().unwrap();
    assert_eq!(
        found.before.get("Value").map(std::borrow::Cow::into_owned),
        Some(Value::from(0.25))
    );
    assert_eq!(
        found.after.get("Value").map(std::borrow::Cow::into_owned),
        Some(Value::from(0.75))
    );
    assert!(found.looks > 1, "{found:?}");
}

#[test]
fn a_wait_is_for_something_that_is_not_there_yet() {
    let (_hub, client) = start();
    let waits = client.clone();
    let waiting = thread::spawn(move || {
        let path = "Evening News / Late Guest";
        waits.changes().wait_for(path, WaitCondition::new(30))
    });
    thread::sleep(Duration::from_millis(300));
    let created = PlayoutItemCreate::new("Late Guest", "Lower Third");
    let item = client.playout().create_item(1, &created).unwrap();
    let found = waiting.join().unwrap().unwrap();
    assert_eq!(
        (&*found.name, &*found.key),
        ("Late Guest", &*item.id.to_string())
    );
    assert_eq!(found.before, Value::Null);
}

#[test]
fn a_wait_finds_what_another_client_creates() {
    let (hub, client) = start();
    let waiting = thread::spawn(move || {
        let path = "Evening News / Late Guest";
        client.changes().wait_for(path, WaitCondition::new(30))
    });
    let other = Client::new(&hub.url()).unwrap();
    // The first look-up of the path has read the items without the new one.
    wait_for_request(&hub, "/items");
    let created = PlayoutItemCreate::new("Late Guest", "Lower Third");
    let item = other.playout().create_item(1, &created).unwrap();
    let found = waiting.join().unwrap().unwrap();
    assert_eq!(found.key, item.id.to_string());
}

#[test]
fn a_path_is_followed_to_what_another_client_puts_in_its_place() {
    let (hub, client) = start();
    let item = client.playout().list_items(1).unwrap()[0].clone();
    let (watch, _) = synced(&client, &format!("Evening News / {}", item.name));
    let other = Client::new(&hub.url()).unwrap();
    other.playout().delete_rundown(1).unwrap();
    let name = PlayoutRundownName::new("Evening News");
    let rundown = other.playout().create_rundown(&name).unwrap().id;
    let again = PlayoutItemCreate::new(&*item.name, "Lower Third");
    let item = other.playout().create_item(rundown, &again).unwrap();
    let added = until(&watch, WatchChangeKind::Added);
    assert_eq!(added.last().unwrap().key, Some(item.id.to_string()));
}

#[test]
fn a_wait_whose_time_is_over_says_what_was_last() {
    let (hub, client) = start();
    let path = "Studio A / Cyclorama / Softness";
    client.names().set(path, 0.25).unwrap();
    let wait = |until: WaitCondition| client.changes().wait_for(path, &until).unwrap_err();
    let error = wait(WaitCondition::new(0.4).equals(0.75));
    assert_eq!(error.kind(), ErrorKind::Timeout);
    let text = error.to_string();
    let due = "for Studio A / Cyclorama / Softness to be 0.75; its value was last 0.25 (looks: ";
    assert!(text.contains(due), "{text}");

    let until = WaitCondition::new(0.2).status("Cooking");
    let error = client.changes().wait_for("Studio A", &until).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("its status was last connected, and those of its instances Loaded, Idle"),
        "{error}"
    );

    let error = client
        .changes()
        .wait_for("Studio A / Nobody", WaitCondition::new(0.2));
    let text = error.unwrap_err().to_string();
    assert!(
        text.contains("to be there; ") && text.contains("Nobody"),
        "{text}"
    );

    drop(hub);
    let error = wait(WaitCondition::new(0.2).equals(0.75));
    assert_eq!(error.kind(), ErrorKind::Timeout);
    assert!(
        error.to_string().contains("the last look failed"),
        "{error}"
    );
}

#[test]
fn a_wait_goes_on_while_the_hub_is_away_and_ends_when_it_is_refused_or_cancelled() {
    let (hub, client) = start();
    let path = "Studio A / Cyclorama / Softness";
    client.names().set(path, 0.25).unwrap();
    hub.set_faults_json(r#"{"faults": [{"fault": "status", "status": 500, "times": 2}]}"#)
        .unwrap();
    let until = WaitCondition::new(30).equals(0.25);
    let found = client.changes().wait_for(path, &until).unwrap();
    assert!(found.looks >= 2, "{found:?}");

    hub.set_faults_json(r#"{"faults": [{"fault": "status", "status": 403}]}"#)
        .unwrap();
    let error = client.changes().wait_for(path, &until).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Auth);
    hub.set_faults_json(r#"{"faults": []}"#).unwrap();

    let token = CancelToken::new();
    let cancelled = client.with(CallOptions::new().cancel(&token));
    let never = WaitCondition::new(30).not_equals(0.25);
    let waiting = thread::spawn(move || cancelled.changes().wait_for(path, &never));
    thread::sleep(FAST);
    token.cancel();
    let error = waiting.join().unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Cancelled);
}

#[test]
fn a_wait_has_a_limit_and_one_condition_that_fits() {
    let (_hub, client) = start();
    let refused = |path: &str, until: &WaitCondition| {
        let error = client.changes().wait_for(path, until).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid, "{error}");
        error.argument().unwrap_or_default().to_owned()
    };
    let until = || WaitCondition::new(30);
    assert_eq!(refused("engines", &WaitCondition::new(0)), "body.within");
    let two = until().equals(1).status("Loaded");
    assert_eq!(refused("engines", &two), "body");
    assert_eq!(refused("engines", &until().equals(1)), "body.equals");
    assert_eq!(refused("items:one", &until()), "path");
    assert_eq!(refused("", &until()), "path");
    let button = "Evening News / Opening Title / In";
    assert_eq!(refused(button, &until()), "path");
    let softness = "Studio A / Cyclorama / Softness";
    assert_eq!(refused(softness, &until().status("Loaded")), "body.status");
}

#[test]
fn an_own_act_is_seen_long_before_the_next_look_is_due() {
    let (_hub, client) = start();
    let hour = Duration::from_secs(3600);
    let path = "Studio A / Mixer_0 / Opacity";
    let watch = client.watch().topics(path).fastest(hour).slowest(hour);
    let watch = watch.open().unwrap();
    until(&watch, WatchChangeKind::Synced);
    client.names().set(path, 0.5).unwrap();
    until(&watch, WatchChangeKind::Changed);
    let sets = [PropertySet::new(3, "Mixer_0", "Default//Opacity/0", 0.25)];
    client.engines().set_properties(&sets).unwrap();
    until(&watch, WatchChangeKind::Changed);
    // Each act in a group of operations that may change the list causes one look, and acts in other
    // groups cause none.
    client.playout().trigger_button(1, 2, "in").unwrap();
    thread::sleep(Duration::from_millis(300));
    assert!(watch.stats().looks <= 5, "{:?}", watch.stats());
}

#[test]
fn a_hub_that_asks_to_wait_is_not_looked_at_before() {
    let (hub, client) = start();
    let faults =
        r#"{"faults": [{"fault": "status", "status": 429, "headers": {"Retry-After": "3"}}]}"#;
    hub.set_faults_json(faults).unwrap();
    let watch = client.watch().topics("engines").open().unwrap();
    let began = Instant::now();
    until(&watch, WatchChangeKind::Lost);
    // Without the header `Retry-After`, the second look would follow after one second.
    assert!(began.elapsed() >= Duration::from_millis(2900));
}

#[test]
fn an_own_act_does_not_shorten_the_wait_after_a_failure() {
    let (hub, client) = start();
    let (watch, _) = synced(&client, "properties:3:Mixer_0");
    let faults = r#"{"faults": [{"fault": "status", "status": 429, "headers": {"Retry-After": "3"},
        "operation": "engines.list_properties"}]}"#;
    hub.set_faults_json(faults).unwrap();
    let began = Instant::now();
    let mut seen = Vec::new();
    while seen
        .last()
        .is_none_or(|it: &WatchChange| it.kind != WatchChangeKind::Lost)
    {
        assert!(began.elapsed() < LONG, "{seen:?}");
        let set = client.engines();
        set.set_property(3, "Mixer_0", "Default//Opacity/0", 0.5)
            .unwrap();
        seen.extend(watch.next_change(FAST));
    }
    assert!(began.elapsed() >= Duration::from_millis(2900));
}

#[test]
fn an_own_act_causes_one_look_at_a_path_that_leads_nowhere() {
    let (hub, client) = start();
    let hour = Duration::from_secs(3600);
    let items = client.playout().list_items(1).unwrap();
    let item = items.iter().find(|item| item.id.get() != 2).unwrap();
    let path = format!("Evening News / {}", item.name);
    let watch = client.watch().topics(path).fastest(hour).slowest(hour);
    let watch = watch.open().unwrap();
    until(&watch, WatchChangeKind::Synced);
    let other = Client::new(&hub.url()).unwrap();
    other.playout().delete_item(1, item.id).unwrap();
    let press = || client.playout().trigger_button(1, 2, "in").unwrap();
    // The look after the first act shows that the item is gone. The next one looks up the path.
    for _ in 0..2 {
        let looks = watch.stats().looks;
        press();
        let deadline = Instant::now() + LONG;
        while watch.stats().looks == looks {
            assert!(Instant::now() < deadline, "{:?}", watch.stats());
            thread::sleep(FAST);
        }
    }
    let looks = watch.stats().looks;
    thread::sleep(Duration::from_secs(1));
    assert!(watch.stats().looks <= looks + 1, "{:?}", watch.stats());
}

#[test]
fn a_reader_that_sleeps_finds_the_final_state_and_little_to_read() {
    const MOST: usize = 64;
    let (hub, client) = start();
    let nodes = ["Mixer_0", "Cyclorama"];
    let topics = nodes.map(|node| format!("properties:3:{node}")).join(",");
    let watch = client.watch().topics(topics).within(FAST).max_waiting(MOST);
    let watch = watch.open().unwrap();
    let other = Client::new(&hub.url()).unwrap();
    let set = |node: &str, path: &str, value: f64| {
        other.engines().set_property(3, node, path, value).unwrap();
    };
    // The loop makes about 100 changes a second, and nothing takes them from the watch.
    let mut value = 0.0;
    let mut most = 0;
    while watch.stats().folded < 200 {
        value = (value + 1.0 / 256.0) % 1.0;
        set("Mixer_0", "Default//Opacity/0", value);
        set("Cyclorama", "Material//Softness/0", 1.0 - value);
        thread::sleep(Duration::from_millis(20));
        most = most.max(watch.stats().waiting);
    }
    let things: usize = nodes
        .iter()
        .map(|node| client.engines().list_properties(3, *node).unwrap().len() + 1)
        .sum();
    assert!(most <= (MOST + things) as u64, "{most} waited");
    set("Mixer_0", "Default//Opacity/0", 0.125);
    set("Cyclorama", "Material//Softness/0", 0.75);
    // The changes that are taken now must lead to the state of the hub.
    let mut last = std::collections::HashMap::new();
    let deadline = Instant::now() + LONG;
    let due = [
        ("Default//Opacity/0", 0.125),
        ("Material//Softness/0", 0.75),
    ];
    let is_final = |last: &std::collections::HashMap<String, Option<Value>>| {
        let mut due = due.iter();
        due.all(|(key, value)| last.get(*key) == Some(&Some(Value::from(*value))))
    };
    while !is_final(&last) {
        assert!(Instant::now() < deadline, "{last:?}");
        for change in watch.wait_changes(Duration::from_millis(100)) {
            last.insert(
                change.key.unwrap_or_default(),
                member(&change.after, "Value"),
            );
        }
    }
    for node in nodes {
        for property in client.engines().list_properties(3, node).unwrap() {
            let told = last.get(property.property_path.as_str());
            assert_eq!(
                told,
                Some(&Some(property.value)),
                "{}",
                property.property_path
            );
        }
    }
}

#[test]
fn watches_open_and_close_while_changes_flow() {
    let (hub, client) = start();
    let flows = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let (still, other) = (flows.clone(), Client::new(&hub.url()).unwrap());
    let setting = thread::spawn(move || {
        let mut value = 0.0;
        while still.load(std::sync::atomic::Ordering::Relaxed) {
            value = (value + 0.25) % 1.0;
            let engines = other.engines();
            let set = engines.set_property(3, "Mixer_0", "Default//Opacity/0", value);
            set.unwrap();
        }
    });
    for round in 0..300 {
        let watch = client.watch().topics("Studio A / Mixer_0").within(FAST);
        let watch = watch.open().unwrap();
        if round % 3 > 0 {
            let _ = watch.next_change(Duration::from_millis(5));
        }
        if round % 2 == 0 {
            watch.close(LONG).unwrap();
        }
    }
    flows.store(false, std::sync::atomic::Ordering::Relaxed);
    setting.join().unwrap();
    // The threads of the watches have ended.
    #[cfg(target_os = "linux")]
    {
        let count = || {
            let tasks = std::fs::read_dir("/proc/self/task").unwrap();
            let names = tasks
                .filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("comm")).ok());
            names.filter(|name| name.trim() == "gfxhub-watch").count()
        };
        // The limit leaves room for the watches of other tests in this program, which are far fewer
        // than those of this test.
        let deadline = Instant::now() + LONG;
        while count() > 40 {
            assert!(Instant::now() < deadline, "{} threads", count());
            thread::sleep(FAST);
        }
    }
}

#[test]
fn a_sub_field_is_waited_for_and_its_property_is_watched() {
    let (_hub, client) = start();
    let path = "Studio A Virtual Set / Cyclorama / Transform.w.z";
    let (watch, first) = synced(&client, path);
    assert_eq!(first.len(), 2, "{first:?}");
    client.names().set(path, 3).unwrap();
    until(&watch, WatchChangeKind::Changed);
    let until = WaitCondition::new(30).equals(3);
    let found = client.changes().wait_for(path, until).unwrap();
    assert_eq!(found.name, "Transform");
    let never = WaitCondition::new(0.2).equals(4);
    let error = client.changes().wait_for(path, never).unwrap_err();
    assert!(
        error.to_string().contains("its value was last 3 "),
        "{error}"
    );
}
