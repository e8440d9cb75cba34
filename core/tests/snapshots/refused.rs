//! Tests of plans and recalls that are refused, with nothing sent that sets a value.

use gfxhub::Effect;

use super::*;

#[test]
fn a_guard_refuses_a_recall_before_any_part_of_it_is_sent() {
    let show = show(&[vec![
        ("Visible".to_owned(), json!(true)),
        ("Level".to_owned(), json!(0.5)),
    ]]);
    let (hub, client) = with_show(Some(&show));
    let before = client.snapshots().take(at_once()).unwrap();
    let engines = client.engines();
    let set = |path: &str, value: Value| engines.set_property(1, "Node_0", path, value).unwrap();
    set("Default//Visible/0", false.into());
    set("Default//Level/0", 0.75.into());
    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(planning.over(0.1)).unwrap();
    let eased: Vec<_> = plan.sets.iter().map(|set| set.eased).collect();
    assert_eq!(eased, [Some(true), Some(false)]);

    // The guard wants a permit for the move, and none for the jump.
    let guarded = Client::builder(&hub.url()).guard("on-air").build().unwrap();
    let recall = || guarded.snapshots().recall(RecallRequest::new(&plan));
    let last = hub.journal().last().map_or(0, |effect| effect.sequence);
    let error = recall().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotArmed, "{error}");
    assert_eq!(error.effect(), Effect::None, "{error}");
    assert!(hub.journal_since(last).is_empty());
    let long = gfxhub::Arming::new("snapshots.recall").seconds(60);
    guarded.guard().arm(&long).unwrap();
    let report = recall().unwrap();
    assert_eq!(outcomes(&report), HashSet::from([RecallOutcome::Recalled]));
}

#[test]
fn a_pattern_in_a_snapshot_that_cannot_be_parsed_is_refused() {
    let (_hub, client) = with_show(Some(&numbers(1, 1)));
    let look = client.snapshots().take(at_once()).unwrap();
    let broken = || vec!["Camera".to_owned(), "Camera**".to_owned()];
    let (mut protects, mut selects) = (look.clone(), look.clone());
    protects.protect = broken();
    selects.only = broken();
    let plan = |look: &Snapshot| {
        let planning = RecallPlanning::new(look).all(true).fast(true);
        client.snapshots().plan(planning).map(drop)
    };
    let diff = |look: &Snapshot| {
        let comparison = SnapshotComparison::new(look).fast(true);
        client.snapshots().diff(comparison).map(drop)
    };
    for (refused, argument) in [
        (plan(&protects), "body.snapshot.protect[1]"),
        (plan(&selects), "body.snapshot.only[1]"),
        (diff(&selects), "body.first.only[1]"),
    ] {
        let error = refused.expect_err(argument);
        assert_eq!(error.kind(), ErrorKind::Invalid, "{error}");
        assert_eq!(error.argument(), Some(argument), "{error}");
    }
}

#[test]
fn a_map_that_leads_two_engines_to_one_is_refused() {
    let (_hub, client) = with_show(None);
    let look = client.snapshots().take(at_once()).unwrap();
    let [a, b] = [0, 1].map(|at: usize| look.engines[at].id.get());
    // Engine b is not in the map, and so leads to itself.
    let mut map = gfxhub::Object::new();
    map.insert(a.to_string(), b);
    let planning = RecallPlanning::new(&look).all(true).map(map.clone());
    let comparison = SnapshotComparison::new(&look).second(&look);
    let snapshots = client.snapshots();
    for refused in [
        snapshots.plan(planning).map(drop),
        snapshots
            .diff(comparison.clone().map(map.clone()))
            .map(drop),
    ] {
        let error = refused.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid, "{error}");
        assert_eq!(error.argument(), Some("body.map"), "{error}");
    }
    map.insert(b.to_string(), a);
    snapshots.diff(comparison.map(map)).unwrap();
}
