//! Interrupts recalls in the middle, by cancelling them or by killing the process, on a hub with
//! faults.

use std::env;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;

use gfxhub::RecallPlan;

use super::*;

/// Faults of a network and a hub under load: each answer may be missing, late or a failure.
const FAULTS: &str = r#"{"seed": 7, "faults": [
    {"fault": "reset", "operation": "engines.*", "probability": 0.01},
    {"fault": "reset", "operation": "engines.set_property", "after": "effect", "probability": 0.01},
    {"fault": "status", "status": 503, "operation": "engines.set_property", "probability": 0.01},
    {"fault": "delay", "seconds": 0.005, "operation": "engines.*", "probability": 0.05}
]}"#;

/// Environment variable with the address of the hub and the file of the plan, for a child process.
const CHILD: &str = "GFXHUB_RECALL_CHILD";

/// Recalls a plan. Another test runs this in a child process, and kills that process.
#[test]
#[ignore = "another test starts it in a child process"]
fn a_plan_is_recalled() {
    let Ok(child) = env::var(CHILD) else { return };
    let (url, plan) = child.split_once(' ').unwrap();
    let plan: RecallPlan = serde_json::from_str(&fs::read_to_string(plan).unwrap()).unwrap();
    let client = Client::new(url).unwrap();
    let _ = client.snapshots().recall(RecallRequest::new(&plan));
}

/// Recalls a plan, and cancels the recall after a time. Returns `true` if the recall was completed.
fn cancelled_after(client: &Client, plan: &RecallPlan, after: Duration) -> bool {
    let cancel = CancelToken::new();
    let recalling = client.with(CallOptions::new().cancel(&cancel));
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(after);
            cancel.cancel();
        });
        recalling
            .snapshots()
            .recall(RecallRequest::new(plan))
            .is_ok()
    })
}

/// Recalls a plan in a child process, and kills the process after a time. Returns `true` if the
/// recall was completed.
fn killed_after(hub: &LocalHub, plan: &RecallPlan, after: Duration) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("plan.json");
    fs::write(&file, plan.to_json()).unwrap();
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", "interrupted::a_plan_is_recalled"])
        .env(CHILD, format!("{} {}", hub.url(), file.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let first = hub.journal().last().map_or(0, |effect| effect.sequence);
    let end = Instant::now() + Duration::from_secs(10);
    // The test waits for the first effect, because a child takes its time to start and the
    // interruption must hit the recall.
    while hub.journal_since(first).is_empty() && Instant::now() < end {
        if child.try_wait().unwrap().is_some() {
            return true;
        }
        thread::sleep(Duration::from_micros(200));
    }
    thread::sleep(after);
    let has_ended = child.try_wait().unwrap().is_some();
    let _ = child.kill();
    child.wait().unwrap();
    has_ended
}

/// Interrupts recalls, this many times altogether, and repeats each recall until it is completed.
fn interrupt(times: usize, is_killed: bool) {
    let (hub, client) = with_show(Some(&numbers(8, 10)));
    let wanted = client.snapshots().take(at_once()).unwrap();
    let planning = RecallPlanning::new(&wanted)
        .only(["Node_[0-5]".into()])
        .fast(true);
    let of_plan = |node: &str| ('0'..='5').any(|digit| node.ends_with(digit));
    let calm = Faults::from_json(r#"{"faults": []}"#).unwrap();
    let (mut interruptions, mut round) = (0, 0);
    while interruptions < times {
        round += 1;
        assert_eq!(change(&client, &settable(&wanted), 80), 80);
        let start = client.snapshots().take(at_once()).unwrap();
        let first = client.snapshots().plan(&planning).unwrap();
        assert_eq!(first.sets.len(), 60);
        let last = hub.journal().last().map_or(0, |effect| effect.sequence);
        hub.set_faults(Faults::from_json(FAULTS).unwrap());
        let mut plan = first.clone();
        let mut tries = 0;
        loop {
            tries += 1;
            let after = Duration::from_micros(fastrand::u64(0..4_000 + tries * 4_000));
            let has_ended = match is_killed {
                true => killed_after(&hub, &plan, after),
                false => cancelled_after(&client, &plan, after),
            };
            if has_ended {
                break;
            }
            interruptions += 1;
            plan = loop {
                // Planning may fail because of the faults, and is then repeated. A plan may also
                // lack properties whose requests failed; a later plan contains them.
                match client.snapshots().plan(&planning) {
                    Ok(plan) => break plan,
                    Err(error) => assert_ne!(error.kind(), ErrorKind::Invalid),
                }
            };
        }
        let comparison = SnapshotComparison::new(&wanted).fast(true);
        hub.set_faults(calm.clone());
        let left = client.snapshots().diff(&comparison).unwrap();
        let unset = left.iter().filter(|one| of_plan(&one.node_name)).count();
        assert!(unset <= 6, "{round}: {unset} of 60 were not set");
        // Without faults, the remaining properties are set.
        let rest = client.snapshots().plan(&planning).unwrap();
        client
            .snapshots()
            .recall(RecallRequest::new(&rest))
            .unwrap();
        let left = client.snapshots().diff(&comparison).unwrap();
        assert_eq!(left.len(), 20, "{round}: {left:?}");
        assert!(left.iter().all(|one| !of_plan(&one.node_name)));
        for effect in hub.journal_since(last) {
            let node = effect.target["nodePath"].as_str().unwrap();
            assert!(of_plan(node), "{node} is outside of the plan");
        }
        let undo = UndoRequest::new(first.undo.as_ref().unwrap());
        client.snapshots().undo(&undo).unwrap();
        let comparison = SnapshotComparison::new(&start).fast(true);
        assert_eq!(client.snapshots().diff(&comparison).unwrap(), [], "{round}");
        // The values are restored, so that the next round begins like this one.
        let plan = client
            .snapshots()
            .plan(RecallPlanning::new(&wanted).all(true).fast(true));
        client
            .snapshots()
            .recall(RecallRequest::new(plan.unwrap()))
            .unwrap();
    }
}

#[test]
fn a_cancelled_recall_goes_on_and_its_first_undo_restores_the_start() {
    interrupt(rounds(10), false);
}

#[test]
fn a_killed_recall_goes_on_and_its_first_undo_restores_the_start() {
    interrupt(rounds(5), true);
}

/// Makes a call that sets properties, and cancels it after its first effects.
fn cancelled_midway<T>(
    hub: &LocalHub,
    client: &Client,
    call: impl FnOnce(&Client) -> gfxhub::Result<T>,
) -> gfxhub::Error {
    let cancel = CancelToken::new();
    let last = hub.journal().last().map_or(0, |effect| effect.sequence);
    thread::scope(|scope| {
        scope.spawn(|| {
            let end = Instant::now() + Duration::from_secs(10);
            while hub.journal_since(last).is_empty() && Instant::now() < end {
                thread::sleep(Duration::from_millis(1));
            }
            thread::sleep(Duration::from_millis(50));
            cancel.cancel();
        });
        let outcome = call(&client.with(CallOptions::new().cancel(&cancel)));
        outcome.err().expect("the call is cancelled")
    })
}

#[test]
fn an_interrupted_recall_and_an_interrupted_undo_say_how_to_go_on() {
    let (hub, client) = with_show(Some(&numbers(8, 10)));
    let wanted = client.snapshots().take(at_once()).unwrap();
    assert_eq!(change(&client, &settable(&wanted), 80), 80);
    let planning = RecallPlanning::new(&wanted).all(true).fast(true);
    let plan = client.snapshots().plan(planning).unwrap();
    let slow =
        r#"{"faults": [{"fault": "delay", "seconds": 0.2, "operation": "engines.set_property"}]}"#;
    let calm = r#"{"faults": []}"#;
    hub.set_faults(Faults::from_json(slow).unwrap());
    let recall = |client: &Client| client.snapshots().recall(RecallRequest::new(&plan));
    let error = cancelled_midway(&hub, &client, recall).to_string();
    assert!(
        error.contains("recall the plan again to go on, or undo it"),
        "{error}"
    );
    hub.set_faults(Faults::from_json(calm).unwrap());
    recall(&client).unwrap();
    hub.set_faults(Faults::from_json(slow).unwrap());
    let request = UndoRequest::new(plan.undo.as_ref().unwrap());
    let undo = |client: &Client| client.snapshots().undo(&request);
    let error = cancelled_midway(&hub, &client, undo).to_string();
    assert!(error.contains("undo it again to go on"), "{error}");
    hub.set_faults(Faults::from_json(calm).unwrap());
    undo(&client).unwrap();
}
