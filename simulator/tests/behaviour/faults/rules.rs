//! To which calls and connections the rules of a scenario apply.

use gfxhub_simulator::json::{Value, json};

use super::seen::{Ending, Line};
use crate::studio::Studio;

const STRUCK: u16 = 599;

const NONE: [usize; 0] = [];

/// A rule of a fault that is easily seen, with these selectors.
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

/// Which of so many calls of a path get the fault, counted from 1.
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
    // What is no call of an operation is left alone.
    assert_eq!(studio.call("GET", "/nowhere", None).status, 404);
    assert_eq!(studio.call("HEAD", "/projects", None).status, 200);
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
    // Nothing that stands before a rule changes its dice.
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
