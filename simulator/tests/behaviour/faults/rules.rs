//! Tests of the rules of a scenario: the calls and connections to which they apply.

use gfxhub_simulator::json::{Value, json};

use super::seen::{Ending, Line};
use crate::studio::Studio;
use crate::wire::segment;

const STRUCK: u16 = 599;

const NONE: [usize; 0] = [];

/// Returns a rule with these selectors. Its fault is easy to recognise.
fn rule(selectors: Value) -> Value {
    let mut rule = json!({ "fault": "status", "status": STRUCK });
    let members = rule.as_object_mut().unwrap();
    members.extend(selectors.as_object().unwrap().clone());
    rule
}

fn set(studio: &Studio, seed: u64, rules: &[Value]) {
    let scenario = json!({ "seed": seed, "faults": rules }).to_string();
    studio.hub.set_faults_json(&scenario).unwrap();
}

/// Makes `calls` calls with a path. Returns the numbers, from 1, of the calls that had the fault.
fn faulted(studio: &Studio, calls: usize, path: &str) -> Vec<usize> {
    let is_struck = |_: &usize| studio.call("GET", path, None).status == STRUCK;
    (1..=calls).filter(is_struck).collect()
}

#[test]
fn a_number_a_step_and_a_limit_choose_among_the_calls() {
    let studio = Studio::new();
    let chosen = |selectors| {
        set(&studio, 0, &[rule(selectors)]);
        faulted(&studio, 7, "/engines")
    };
    assert_eq!(chosen(json!({})), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(chosen(json!({ "nth": 3 })), [3]);
    assert_eq!(chosen(json!({ "every": 3 })), [3, 6]);
    assert_eq!(chosen(json!({ "times": 2 })), [1, 2]);
    assert_eq!(chosen(json!({ "every": 2, "times": 2 })), [2, 4]);
    assert_eq!(chosen(json!({ "times": 0 })), NONE);
    assert_eq!(chosen(json!({ "probability": 0 })), NONE);
    assert_eq!(chosen(json!({ "probability": 1, "nth": 2 })), [2]);
}

#[test]
fn an_operation_and_a_group_choose_and_alone_are_counted() {
    let studio = Studio::new();
    set(
        &studio,
        0,
        &[rule(json!({ "operation": "engines.get", "nth": 2 }))],
    );
    assert_eq!(faulted(&studio, 3, "/engines"), NONE);
    assert_eq!(faulted(&studio, 3, "/engines/1"), [2]);
    set(&studio, 0, &[rule(json!({ "operation": "engines.*" }))]);
    assert_eq!(faulted(&studio, 1, "/engines/1"), [1]);
    assert_eq!(faulted(&studio, 1, "/projects"), NONE);
    set(&studio, 0, &[rule(json!({ "operation": "*" }))]);
    assert_eq!(faulted(&studio, 1, "/projects"), [1]);
    // Requests that are not calls of an operation have no fault.
    assert_eq!(studio.call("GET", "/nowhere", None).status, 404);
    assert_eq!(studio.call("HEAD", "/projects", None).status, 200);
}

#[test]
fn an_engine_chooses_calls_to_it_and_loads() {
    let studio = Studio::new();
    set(&studio, 0, &[rule(json!({ "engine": 2 }))]);
    let status = |method: &str, path: &str, body| studio.call(method, path, body).status;
    assert_eq!(status("GET", "/engines/2/nodes", None), STRUCK);
    assert_eq!(status("GET", "/engines/1/nodes", None), 200);
    assert_eq!(status("GET", "/engines", None), 200);
    let load = |engine: Value| Some(json!({ "engineHostId": engine }));
    assert_eq!(status("POST", "/graphs/22/load", load(json!("2"))), STRUCK);
    assert_eq!(status("POST", "/rgraphs/12/load", load(json!(1))), 200);
    // A call for an item with the number of the engine is not a call to the engine.
    set(&studio, 0, &[rule(json!({ "engine": 70 }))]);
    assert_eq!(status("GET", "/playout/rundowns/7/items/70", None), 200);
}

#[test]
fn an_item_chooses_calls_to_it_in_either_kind_of_rundown() {
    let studio = Studio::new();
    let status = |method: &str, path: &str, body| studio.call(method, path, body).status;
    for id in [json!(70), json!("70")] {
        set(&studio, 0, &[rule(json!({ "item": id }))]);
        assert_eq!(status("GET", "/playout/rundowns/7/items/70", None), STRUCK);
        assert_eq!(
            status("POST", "/playout/rundowns/7/items/070/in", None),
            STRUCK
        );
        assert_eq!(status("GET", "/playout/rundowns/7/items/71", None), 200);
        assert_eq!(status("GET", "/playout/rundowns/7/items", None), 200);
    }
    let press = |path: &str| status("POST", path, None);
    set(&studio, 0, &[rule(json!({ "item": 1 }))]);
    assert_eq!(press("/newsroom/rundowns/NCS1/69425946/111/1/in"), STRUCK);
    set(&studio, 0, &[rule(json!({ "item": "2/3" }))]);
    let awkward = [
        "NCS2",
        r"2016ENPS9VM001;P_ENPSNEWS\W;38387985-0001",
        r"ST;1\x",
        "2/3",
        "go",
    ];
    let awkward = awkward.map(segment).join("/");
    assert_eq!(press(&format!("/newsroom/rundowns/{awkward}")), STRUCK);
    assert_eq!(press("/newsroom/rundowns/NCS1/69425946/111/1/in"), 200);
}

#[test]
fn a_path_is_one_of_the_request_log() {
    let studio = Studio::new();
    let properties = "/engines/1/nodes/Mixer_0/properties";
    assert_eq!(
        studio
            .call("GET", &format!("{properties}?a=b"), None)
            .status,
        200
    );
    let logged = studio.hub.requests().pop().unwrap().path;
    let (logged, _) = logged.split_once('?').unwrap();
    let first = studio.get(properties)[0]["PropertyPath"].clone();
    let property = format!("{properties}/{}", segment(first.as_str().unwrap()));
    set(&studio, 0, &[rule(json!({ "path": logged }))]);
    assert_eq!(faulted(&studio, 1, properties), [1]);
    assert_eq!(
        faulted(&studio, 1, "/engines/%31/nodes/Mixer%5F0/properties?c=d"),
        [1]
    );
    assert_eq!(faulted(&studio, 1, "/engines/1/nodes/Mixer_0"), NONE);
    assert_eq!(faulted(&studio, 1, &property), NONE);
    set(
        &studio,
        0,
        &[rule(
            json!({ "path": "/api/rest/v1/engines/1/nodes/Mixer_0/*" }),
        )],
    );
    assert_eq!(faulted(&studio, 1, &property), [1]);
    assert_eq!(faulted(&studio, 1, "/engines/1/nodes"), NONE);
    // All selectors of a rule must match.
    let both = json!({ "path": "/api/rest/v1/engines/*", "engine": 2, "operation": "engines.get" });
    set(&studio, 0, &[rule(both)]);
    assert_eq!(faulted(&studio, 1, "/engines/1"), NONE);
    assert_eq!(faulted(&studio, 1, "/engines/2/nodes"), NONE);
    assert_eq!(faulted(&studio, 1, "/engines/2"), [1]);
}

#[test]
fn chance_follows_from_the_seed() {
    let studio = Studio::new();
    let chance = rule(json!({ "probability": 0.4 }));
    let run = |seed| {
        set(&studio, seed, std::slice::from_ref(&chance));
        faulted(&studio, 60, "/projects")
    };
    let first = run(7);
    assert!((10..40).contains(&first.len()), "{first:?}");
    assert_eq!(run(7), first);
    assert_ne!(run(8), first);
    // A further rule does not change the random numbers of the first one.
    let never = rule(json!({ "operation": "projects.list", "times": 0 }));
    set(&studio, 7, &[chance.clone(), never]);
    assert_eq!(faulted(&studio, 60, "/projects"), first);
}

#[test]
fn connections_count_from_the_scenario_on() {
    let studio = Studio::new();
    let mut old = Line::to(&studio);
    old.get("/projects");
    assert_eq!(old.read(usize::MAX).1, Ending::Open);
    set(&studio, 0, &[rule(json!({ "connection": 2 }))]);
    let status = |line: &mut Line| {
        line.get("/projects");
        crate::wire::parse(&line.read(usize::MAX).0).status
    };
    assert_eq!(status(&mut old), 200);
    let (mut first, mut second) = (Line::to(&studio), Line::to(&studio));
    assert_eq!(status(&mut first), 200);
    assert_eq!((status(&mut second), status(&mut second)), (STRUCK, STRUCK));
    assert_eq!(status(&mut old), 200);

    let refuse = json!({ "fault": "close-at-accept", "nth": 2 });
    set(&studio, 0, &[refuse]);
    assert_eq!(status(&mut Line::to(&studio)), 200);
    let mut second = Line::to(&studio);
    assert_eq!(second.read(1), (Vec::new(), Ending::Closed));
    assert_eq!(status(&mut Line::to(&studio)), 200);
}

#[test]
fn the_first_rule_that_applies_wins_and_all_of_them_count() {
    let studio = Studio::new();
    let other = json!({ "fault": "status", "status": 418, "nth": 3 });
    set(&studio, 0, &[rule(json!({ "nth": 2 })), other]);
    let statuses: Vec<_> = (0..4)
        .map(|_| studio.call("GET", "/projects", None).status)
        .collect();
    assert_eq!(statuses, [200, STRUCK, 418, 200]);
    assert_eq!(studio.hub.faults_triggered(), 2);
    let message: Value = serde_json::from_str(&studio.hub.faults_json()).unwrap();
    assert_eq!(message["faults"][0]["seen"], 4);
    assert_eq!(message["faults"][1]["struck"], 1);
    assert_eq!(message["faults"][1]["status"], 418);
}
