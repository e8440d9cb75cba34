//! Tests of control calls for faults, request statistics and resets.

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{FAULT_CATALOG, FAULT_SELECTORS, Faults};

use super::seen::Line;
use crate::studio::{Studio, options};
use crate::wire::send;

#[test]
fn a_scenario_is_set_shown_and_taken_away() {
    let studio = Studio::new();
    let scenario = r#"{"seed": 3, "faults": [{"fault": "status", "status": 503, "times": 1}]}"#;
    let set = studio.control("PUT", "faults", Some(scenario));
    assert_eq!(set.status, 200);
    assert_eq!(studio.call("GET", "/projects", None).status, 503);
    assert_eq!(studio.call("GET", "/projects", None).status, 200);
    let shown = studio.control("GET", "faults", None).json();
    assert_eq!((&shown["seed"], &shown["struck"]), (&json!(3), &json!(1)));
    let rule = json!({ "fault": "status", "status": 503, "times": 1, "seen": 2, "struck": 1 });
    assert_eq!(shown["faults"], json!([rule]));
    let kinds = shown["kinds"].as_array().unwrap();
    assert_eq!(kinds.len(), FAULT_CATALOG.len());
    for (kind, shown) in FAULT_CATALOG.iter().zip(kinds) {
        assert_eq!(shown["name"], kind.name);
        assert_eq!(shown["docs"], kind.docs);
        assert_eq!(
            shown["parameters"].as_array().unwrap().len(),
            kind.parameters.len()
        );
    }
    let selectors = shown["selectors"].as_array().unwrap();
    assert_eq!(selectors.len(), FAULT_SELECTORS.len());
    for (selector, shown) in FAULT_SELECTORS.iter().zip(selectors) {
        assert_eq!(shown["name"], selector.name);
        let stages: Vec<_> = selector.stages.iter().map(|stage| stage.name()).collect();
        assert_eq!(shown["stages"], json!(stages));
    }
    let choices = selectors[0]["choices"].as_array().unwrap();
    for choice in ["*", "engines.*", "playout.trigger_button"] {
        assert!(choices.contains(&json!(choice)), "{choice}");
    }
    let gone = studio.control("DELETE", "faults", None).json();
    assert_eq!((&gone["faults"], &gone["struck"]), (&json!([]), &json!(0)));
}

#[test]
fn a_wrong_scenario_is_refused_and_the_one_before_stays() {
    let studio = Studio::new();
    let faults = Faults::from_json(r#"{"faults": [{"fault": "redirect"}]}"#).unwrap();
    studio.hub.set_faults(faults);
    let wrong = r#"{"faults": [{"fault": "status", "status": "busy"}]}"#;
    let refused = studio.control("PUT", "faults", Some(wrong));
    assert_eq!(refused.status, 422);
    let why = refused.json();
    assert!(
        why["error"].as_str().unwrap().contains("faults[0].status"),
        "{why}"
    );
    assert_eq!(studio.call("GET", "/projects", None).status, 302);
    assert_eq!(studio.control("PATCH", "faults", None).status, 405);
    let bare = send(studio.hub.port(), "DELETE", "/_control/faults", &[], None);
    assert_eq!(bare.status, 403);
}

#[test]
fn a_rule_is_added_and_the_counts_of_the_others_continue() {
    let studio = Studio::new();
    let once = r#"{"seed": 3, "faults": [{"fault": "status", "status": 503, "times": 1}]}"#;
    studio.hub.set_faults_json(once).unwrap();
    assert_eq!(studio.call("GET", "/projects", None).status, 503);
    let add = |rule: &str| studio.control("POST", "faults", Some(rule));
    let added = add(r#"{"fault": "status", "status": 504, "operation": "projects.*"}"#).json();
    assert_eq!(added["faults"][0]["struck"], 1);
    assert_eq!(added["faults"][1]["seen"], 0);
    assert_eq!(studio.call("GET", "/projects", None).status, 504);
    let refused = add(r#"{"fault": "status", "status": "busy"}"#);
    assert_eq!(refused.status, 422);
    let why = refused.json()["error"].to_string();
    assert!(why.contains("faults[2].status"), "{why}");
    assert_eq!(add("[]").status, 422);
    let shown = studio.control("GET", "faults", None).json();
    assert_eq!(shown["faults"].as_array().unwrap().len(), 2);
    // A rule that is added has the random numbers that it would have had from the start.
    let chance = r#"{"fault": "status", "status": 505, "probability": 0.5}"#;
    let rolled = || -> Vec<u16> {
        let status = |_| studio.call("GET", "/engines", None).status;
        (0..32).map(status).collect()
    };
    studio.hub.set_faults_json(r#"{"seed": 9}"#).unwrap();
    assert_eq!(add(chance).status, 200);
    let added = rolled();
    let whole = format!(r#"{{"seed": 9, "faults": [{chance}]}}"#);
    studio.hub.set_faults_json(&whole).unwrap();
    assert_eq!(rolled(), added);
}

#[test]
fn faults_can_be_there_from_the_start() {
    let studio = Studio::with(gfxhub_simulator::Options {
        faults: Some(Faults::from_json(r#"{"faults": [{"fault": "html-page"}]}"#).unwrap()),
        ..options()
    });
    let response = studio.call("GET", "/projects", None);
    assert!(response.text().contains("sign in"), "{response:?}");
}

#[test]
fn tallies_and_a_reset_over_http() {
    let studio = Studio::new();
    studio
        .hub
        .set_faults_json(r#"{"faults": [{"fault": "close", "nth": 1}]}"#)
        .unwrap();
    for _ in 0..2 {
        let mut line = Line::to(&studio);
        line.make("call 1");
        line.read(usize::MAX);
    }
    let request_stats = |id: &str| studio.control("GET", &format!("request-stats?id={id}"), None);
    assert_eq!(
        request_stats("call%201").json(),
        json!({ "requests": 2, "effects": 1 })
    );
    assert_eq!(
        request_stats("other").json(),
        json!({ "requests": 0, "effects": 0 })
    );
    assert_eq!(studio.control("GET", "request-stats", None).status, 400);
    assert_eq!(studio.control("POST", "reset", None).bare(), 204);
    assert_eq!(request_stats("call%201").json()["requests"], 0);
    let faults = studio.control("GET", "faults", None).json();
    assert_eq!(faults["struck"], 1, "a reset leaves the faults");
    let journal: Value = studio.control("GET", "journal", None).json();
    assert_eq!(
        (&journal["effects"], &journal["last"]),
        (&json!([]), &json!(1))
    );
}
