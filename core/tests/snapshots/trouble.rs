//! Tests of snapshots and recalls with hubs that fail in part: nodes cannot be read, or lists are
//! empty for a while.

use std::thread;

use super::*;

#[test]
fn half_of_the_nodes_failing_leaves_the_other_half() {
    let (hub, client) = with_show(Some(&numbers(20, 2)));
    let before = client.snapshots().take(at_once()).unwrap();
    assert_eq!(change(&client, &settable(&before), 40), 40);
    let faults = r#"{"faults": [{"fault": "status", "status": 404, "operation": "engines.list_properties", "path": "/api/rest/v1/engines/1/nodes/Node_1*"}]}"#;
    hub.set_faults(Faults::from_json(faults).unwrap());
    // The pattern `Node_1*` matches Node_1 and Node_10 to Node_19, whose lists cannot be read.
    let taken = client.snapshots().take(at_once()).unwrap();
    assert_eq!(taken.complete, Some(false));
    assert_eq!((taken.missing.len(), taken.engines[0].nodes.len()), (11, 9));

    let last = hub.journal().last().map_or(0, |effect| effect.sequence);
    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(planning.force(true)).unwrap();
    assert_eq!((plan.sets.len(), plan.left_alone.len()), (18, 22));
    let unread = |one: &gfxhub::UnsetProperty| one.reason == gfxhub::SkipReason::Unread;
    assert!(plan.left_alone.iter().all(unread));
    let report = client
        .snapshots()
        .recall(RecallRequest::new(&plan))
        .unwrap();
    assert_eq!(outcomes(&report), HashSet::from([RecallOutcome::Recalled]));
    assert_eq!(hub.journal_since(last).len(), 18);
}

/// Starts a hub whose list of nodes is empty for this number of requests.
fn empty_at_first(times: usize) -> (LocalHub, Client) {
    let (hub, client) = with_show(None);
    let faults = json!({"faults": [{
        "fault": "status", "status": 200, "body": "[]", "contentType": "application/json",
        "operation": "engines.list_nodes", "engine": 3, "times": times,
    }]});
    hub.set_faults(Faults::from_json(&faults.to_string()).unwrap());
    (hub, client)
}

#[test]
fn an_empty_list_is_read_again() {
    let (_hub, client) = empty_at_first(3);
    let begun = Instant::now();
    let studio = at_once().engines(["Studio A".into()]);
    let taken = client.snapshots().take(&studio).unwrap();
    assert!(!taken.engines[0].nodes.is_empty());
    // The list is read again three times, with half a second between the requests.
    assert!(begun.elapsed() >= Duration::from_millis(1_500));
}

#[test]
fn an_empty_list_counts_after_ten_seconds_and_nothing_is_set() {
    let (hub, client) = with_show(None);
    let studio = at_once().engines(["Studio A".into()]);
    let before = client.snapshots().take(&studio).unwrap();
    drop(hub);
    let (hub, client) = empty_at_first(1_000);
    let begun = Instant::now();
    let taken = thread::scope(|scope| {
        let other = scope.spawn(|| client.snapshots().take(&studio));
        let planning = RecallPlanning::new(&before).all(true).fast(true);
        let error = client.snapshots().plan(planning).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Conflict, "{error}");
        other.join().unwrap().unwrap()
    });
    assert!(begun.elapsed() >= Duration::from_secs(10));
    assert!(taken.engines[0].nodes.is_empty());
    assert!(hub.journal().is_empty());
}

#[test]
fn an_engine_that_has_gone_since_the_plan_is_left_alone() {
    let (hub, client) = with_show(None);
    let studio = at_once().engines(["Studio A".into()]);
    let before = client.snapshots().take(&studio).unwrap();
    let names = client.names();
    names.set("Studio A / Cyclorama / Softness", 0.25).unwrap();
    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(planning).unwrap();
    assert_eq!(plan.sets.len(), 1);
    let hour = Duration::from_secs(3600);
    hub.restart_engine(3, hour, hour).unwrap();
    let last = hub.journal().last().map_or(0, |effect| effect.sequence);
    let refused = client.snapshots().recall(RecallRequest::new(&plan));
    assert_eq!(refused.unwrap_err().kind(), ErrorKind::Conflict);
    assert!(hub.journal_since(last).is_empty());
}

#[test]
fn a_check_that_fails_after_no_set_has_succeeded_has_no_effect() {
    let (hub, client) = with_show(Some(&numbers(1, 1)));
    let before = client.snapshots().take(at_once()).unwrap();
    assert_eq!(change(&client, &settable(&before), 1), 1);
    let planning = RecallPlanning::new(&before).all(true).fast(true);
    let plan = client.snapshots().plan(planning).unwrap();
    // The engine is read twice before the sets, and once more after them.
    let faults = r#"{"faults": [
        {"fault": "status", "status": 400, "operation": "engines.set_property"},
        {"fault": "status", "status": 404, "operation": "engines.get", "nth": 3}
    ]}"#;
    hub.set_faults(Faults::from_json(faults).unwrap());
    let recalled = client.snapshots().recall(RecallRequest::new(&plan));
    let error = recalled.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NotFound, "{error}");
    assert_eq!(error.effect(), gfxhub::Effect::None, "{error}");
}

#[test]
fn a_node_whose_path_cannot_be_sent_is_missing_and_the_others_are_there() {
    let (hub, client) = with_show(Some(&numbers(1, 2)));
    let nodes = json!([{"NodePath": "A\tB"}, {"NodePath": "Node_0"}]);
    let faults = json!({"faults": [{
        "fault": "status", "status": 200, "body": nodes.to_string(),
        "contentType": "application/json", "operation": "engines.list_nodes",
    }]});
    hub.set_faults(Faults::from_json(&faults.to_string()).unwrap());
    let taken = client.snapshots().take(at_once()).unwrap();
    assert_eq!(taken.complete, Some(false));
    assert_eq!((taken.missing.len(), taken.engines[0].nodes.len()), (1, 1));
    assert_eq!(taken.missing[0].kind, "Invalid");
    let planning = RecallPlanning::new(&taken).all(true).fast(true);
    client.snapshots().plan(planning).unwrap();
}
