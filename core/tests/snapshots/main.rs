//! Tests of snapshots and recalls against the hub simulator.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

mod interrupted;
mod measured;
mod refused;
mod trouble;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, Client, DifferenceKind, EngineId, ErrorKind, PlannedSet,
    RecallOutcome, RecallPlanning, RecallReport, RecallRequest, Snapshot, SnapshotComparison,
    SnapshotTaking, UndoRequest, Value,
};
use gfxhub_simulator::{Faults, LocalHub, Options, Show};
use proptest::prelude::*;
use serde_json::json;

fn with_show(show: Option<&str>) -> (LocalHub, Client) {
    let options = Options {
        show: show.map(|json| Show::from_json(json).expect("a valid show")),
        ..Options::default()
    };
    let hub = LocalHub::start(options).expect("a free port");
    let client = Client::new(&hub.url()).expect("an address");
    (hub, client)
}

fn at_once() -> SnapshotTaking {
    SnapshotTaking::new().once(true).fast(true)
}

/// Returns a show with an engine that has these nodes, each with its properties.
fn show(nodes: &[Vec<(String, serde_json::Value)>]) -> String {
    let nodes = nodes.iter().enumerate().map(|(at, properties)| {
        let properties = properties.iter().map(|(name, value)| {
            json!({"PropertyPath": format!("Default//{name}/0"), "DisplayName": name, "Value": value})
        });
        json!({"NodePath": format!("Node_{at}"), "properties": properties.collect::<Vec<_>>()})
    });
    let nodes: Vec<_> = nodes.collect();
    json!({"format": 1, "engines": [{"id": 1, "name": "Studio", "engineType": "RE", "nodes": nodes}]})
        .to_string()
}

/// Returns a show with this many nodes, each with this many properties: numbers with a fraction.
fn numbers(nodes: usize, properties: usize) -> String {
    let of_node = |at: usize| {
        let property = |nth: usize| {
            (
                format!("P{nth}"),
                json!(0.5 + at as f64 + nth as f64 / 100.0),
            )
        };
        (0..properties).map(property).collect()
    };
    show(&(0..nodes).map(of_node).collect::<Vec<_>>())
}

/// Returns the properties that a snapshot has, and that a recall may set.
fn settable(snapshot: &Snapshot) -> Vec<(EngineId, String, String, Value)> {
    let mut all = Vec::new();
    for engine in &snapshot.engines {
        for node in &engine.nodes {
            for property in node
                .properties
                .iter()
                .filter(|property| property.skip.is_none())
            {
                let (node, path) = (&node.node_path, &property.property_path);
                all.push((
                    engine.id,
                    node.as_str().to_owned(),
                    path.as_str().to_owned(),
                    property.value.clone(),
                ));
            }
        }
    }
    all
}

/// Changes these properties if their values are numbers with a fraction, but at most `most` of
/// them.
fn change(client: &Client, properties: &[(EngineId, String, String, Value)], most: usize) -> usize {
    let doubles = properties
        .iter()
        .filter_map(|(engine, node, path, value)| match value {
            Value::Double(number) => Some((*engine, node, path, *number)),
            _ => None,
        });
    let mut changed = 0;
    for (engine, node, path, number) in doubles.take(most) {
        let set = client
            .engines()
            .set_property(engine, node, path, number + 0.125);
        set.expect("a set");
        changed += 1;
    }
    changed
}

fn outcomes(report: &RecallReport) -> HashSet<RecallOutcome> {
    let results = report.results.iter();
    results.map(|result| result.outcome.clone()).collect()
}

#[test]
fn what_another_client_changed_is_named_brought_back_and_undone() {
    let (hub, client) = with_show(Some(&numbers(8, 10)));
    let before = client.snapshots().take(at_once()).unwrap();
    let other = Client::new(&hub.url()).unwrap();
    assert_eq!(change(&other, &settable(&before), 40), 40);
    let changed = client.snapshots().take(at_once()).unwrap();

    let comparison = SnapshotComparison::new(&before).fast(true);
    let differences = client.snapshots().diff(&comparison).unwrap();
    assert_eq!(differences.len(), 40);
    assert!(
        differences
            .iter()
            .all(|one| one.kind == DifferenceKind::Changed)
    );
    let two = SnapshotComparison::new(&before).second(&changed);
    assert_eq!(client.snapshots().diff(&two).unwrap(), differences);

    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(&planning).unwrap();
    assert_eq!((plan.sets.len(), plan.left_alone.len()), (40, 0));
    let report = client
        .snapshots()
        .recall(RecallRequest::new(&plan))
        .unwrap();
    assert_eq!(outcomes(&report), HashSet::from([RecallOutcome::Recalled]));
    assert_eq!(client.snapshots().diff(&comparison).unwrap(), []);

    // Another client changes one of these properties before the undo.
    let PlannedSet {
        engine_id,
        node_path,
        property_path,
        ..
    } = &plan.sets[7];
    other
        .engines()
        .set_property(*engine_id, node_path, property_path, 99.5)
        .unwrap();
    let undo = UndoRequest::new(report.undo.as_ref().unwrap());
    let undone = client.snapshots().undo(&undo).unwrap();
    for (at, result) in undone.results.iter().enumerate() {
        let expected = match at {
            7 => RecallOutcome::ChangedSince,
            _ => RecallOutcome::Recalled,
        };
        assert_eq!(result.outcome, expected, "{result:?}");
    }
    let two = SnapshotComparison::new(&changed).fast(true);
    let left = client.snapshots().diff(&two).unwrap();
    assert_eq!(left.len(), 1, "{left:?}");
    assert_eq!(left[0].second, Value::from(99.5));
}

#[test]
fn the_same_state_gives_the_same_document_but_for_its_times() {
    let (_hub, client) = with_show(None);
    let text = || {
        let mut taken = client.snapshots().take(at_once()).unwrap();
        taken.taken.clear();
        for engine in &mut taken.engines {
            engine.begun.clear();
            engine.ended.clear();
        }
        taken.to_json()
    };
    assert_eq!(text(), text());
    // The document that is read from the text is the same, including its unknown members.
    let more = text().replacen('{', r#"{"comment":"before the show","#, 1);
    let read: Snapshot = serde_json::from_str(&more).unwrap();
    assert!(read.to_json().contains(r#""comment":"before the show""#));
}

#[test]
fn a_value_that_moves_is_marked() {
    let show = show(&[vec![
        ("Position".to_owned(), json!(0.0)),
        ("Still".to_owned(), json!(1.0)),
    ]]);
    let (_hub, client) = with_show(Some(&show));
    let update = gfxhub::PropertyUpdate::new(100.0).linear(10.0);
    client
        .engines()
        .set_property(1, "Node_0", "Default//Position/0", &update)
        .unwrap();
    let taken = client.snapshots().take(SnapshotTaking::new()).unwrap();
    let skips: Vec<_> = taken.engines[0].nodes[0]
        .properties
        .iter()
        .map(|one| &one.skip)
        .collect();
    assert_eq!(skips, [&Some(gfxhub::SkipReason::Moving), &None]);
}

#[test]
fn a_gentle_snapshot_keeps_its_pace_and_a_fast_one_its_time() {
    let (hub, client) = with_show(Some(&numbers(40, 5)));
    let begun = Instant::now();
    client
        .snapshots()
        .take(SnapshotTaking::new().once(true))
        .unwrap();
    let gentle = begun.elapsed();
    // The 40 lists are read in 10 groups of 4, and each group except the last one takes at least 40
    // ms.
    assert!(gentle >= Duration::from_millis(360), "{gentle:?}");
    let lists = hub
        .requests()
        .into_iter()
        .filter(|request| request.path.contains("Node_"));
    assert_eq!(lists.count(), 40);
    let taken = client.snapshots().take(at_once()).unwrap();
    assert_eq!(taken.engines[0].nodes.len(), 40);
}

#[test]
fn moves_start_within_the_time_that_the_plan_foretold() {
    let (hub, client) = with_show(Some(&numbers(10, 8)));
    let before = client.snapshots().take(at_once()).unwrap();
    change(&client, &settable(&before), 80);
    let planning = RecallPlanning::new(&before).all(true).over(0.3).fast(true);
    let last = hub.journal().last().map_or(0, |effect| effect.sequence);
    for lead in [false, true] {
        let plan = client
            .snapshots()
            .plan(planning.clone().lead(lead))
            .unwrap();
        assert_eq!(
            plan.sets
                .iter()
                .filter(|set| set.eased == Some(true))
                .count(),
            80
        );
        assert_eq!(plan.lead_ms.is_some(), lead);
        let report = client
            .snapshots()
            .recall(RecallRequest::new(&plan))
            .unwrap();
        let well = [RecallOutcome::Recalled, RecallOutcome::NotSent];
        assert!(
            outcomes(&report).is_subset(&HashSet::from(well)),
            "{report:?}"
        );
        if !lead {
            assert_eq!(outcomes(&report), HashSet::from([RecallOutcome::Recalled]));
        }
        change(&client, &settable(&before), 80);
    }
    // No property is moved twice by one recall.
    let moves = hub.journal_since(last).into_iter();
    let moves = moves.filter(|effect| effect.target["nodePath"].is_string());
    assert!(moves.count() <= 4 * 80);
}

#[test]
fn an_engine_that_fails_five_times_in_a_row_is_left_alone() {
    let (hub, client) = with_show(Some(&numbers(20, 10)));
    let before = client.snapshots().take(at_once()).unwrap();
    change(&client, &settable(&before), 200);
    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(&planning).unwrap();
    let faults =
        r#"{"faults": [{"fault": "status", "status": 500, "operation": "engines.set_property"}]}"#;
    hub.set_faults(Faults::from_json(faults).unwrap());
    let client = client.with(CallOptions::new().timeout(Duration::from_secs(20)));
    let report = client
        .snapshots()
        .recall(RecallRequest::new(&plan))
        .unwrap();
    let count = |wanted: RecallOutcome| {
        report
            .results
            .iter()
            .filter(|result| result.outcome == wanted)
            .count()
    };
    assert_eq!(
        count(RecallOutcome::NotSent),
        200 - 64,
        "{:?}",
        outcomes(&report)
    );
    assert!(count(RecallOutcome::Recalled) == 0);
}

#[test]
fn a_node_that_cannot_be_read_is_missing_and_the_others_are_there() {
    let (hub, client) = with_show(Some(&numbers(3, 1)));
    let faults = r#"{"faults": [{"fault": "status", "status": 404, "operation": "engines.list_properties", "nth": 2}]}"#;
    hub.set_faults(Faults::from_json(faults).unwrap());
    let taken = client.snapshots().take(at_once()).unwrap();
    assert_eq!(taken.complete, Some(false));
    assert_eq!((taken.missing.len(), taken.engines[0].nodes.len()), (1, 2));
    assert_eq!(taken.missing[0].kind, "NotFound");
    hub.stop();
    let error = client.snapshots().take(at_once()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Connect);
}

#[test]
fn a_move_of_less_than_a_millisecond_takes_one() {
    let (_hub, client) = with_show(Some(&numbers(1, 1)));
    let before = client.snapshots().take(at_once()).unwrap();
    assert_eq!(change(&client, &settable(&before), 1), 1);
    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(planning.over(0.0005)).unwrap();
    assert_eq!((plan.over_ms, plan.sets[0].eased), (Some(1), Some(true)));
    let recalled = client.snapshots().recall(RecallRequest::new(&plan));
    assert_eq!(
        outcomes(&recalled.unwrap()),
        HashSet::from([RecallOutcome::Recalled])
    );
}

/// Returns the number of interruptions or of random shows; `GFXHUB_RECALL_ROUNDS` changes it.
fn rounds(default: usize) -> usize {
    let rounds = std::env::var("GFXHUB_RECALL_ROUNDS").ok();
    rounds
        .and_then(|rounds| rounds.parse().ok())
        .unwrap_or(default)
}

/// Generates two values of the same type.
fn two_values() -> impl Strategy<Value = (serde_json::Value, serde_json::Value)> {
    let number = || (-1_000_i32..1_000).prop_map(|number| f64::from(number) / 16.0);
    let vector = move || {
        [number(), number(), number()].prop_map(|[x, y, z]| json!({"x": x, "y": y, "z": z}))
    };
    let text = || "[a-z]{0,6}".prop_map(|text| json!(text));
    prop_oneof![
        (number(), number()).prop_map(|(a, b)| (json!(a), json!(b))),
        any::<(bool, bool)>().prop_map(|(a, b)| (json!(a), json!(b))),
        (0_i64..100, 0_i64..100).prop_map(|(a, b)| (json!(a), json!(b))),
        (text(), text()),
        (vector(), vector()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(u32::try_from(rounds(24)).unwrap()))]

    #[test]
    fn a_recall_of_everything_makes_the_hub_as_it_was(
        nodes in prop::collection::vec(prop::collection::vec(two_values(), 1..6), 1..5),
    ) {
        let then: Vec<Vec<(String, serde_json::Value)>> = nodes
            .iter()
            .map(|node| {
                let names = node.iter().enumerate();
                names.map(|(at, (a, _))| (format!("P{at}"), a.clone())).collect()
            })
            .collect();
        let (_hub, client) = with_show(Some(&show(&then)));
        let before = client.snapshots().take(at_once()).unwrap();
        for (at, node) in nodes.iter().enumerate() {
            for (nth, (_, b)) in node.iter().enumerate() {
                let value = Value::from_json(&b.to_string()).unwrap();
                let path = format!("Default//P{nth}/0");
                client.engines().set_property(1, format!("Node_{at}"), path, value).unwrap();
            }
        }
        let planning = RecallPlanning::new(&before).all(true).fast(true);
        let plan = client.snapshots().plan(&planning).unwrap();
        prop_assert!(plan.left_alone.is_empty(), "{:?}", plan.left_alone);
        client.snapshots().recall(RecallRequest::new(&plan)).unwrap();
        let left = client.snapshots().diff(SnapshotComparison::new(&before).fast(true)).unwrap();
        prop_assert_eq!(left, []);
    }
}
