//! Rules of the validator for engines, what they load, and what launches them.

use super::{NODE, PIN, only, read, set, spoiled, with};
use serde_json::json;

#[test]
fn engine_types_that_do_not_exist() {
    spoiled(
        "/engines/2/engineType",
        json!("RE6"),
        "\"RE6\" is not an engine type",
    );
    spoiled(
        "/engines/0/instances/0/engineType",
        json!("re"),
        "not an engine type",
    );
    let mut show = with("/renderers/0/engineType", json!(""));
    set(&mut show, "/renderers/0/engineId", json!(null));
    only(&show, "renderers[0].engineType", "not an engine type");
}

#[test]
fn numbers_of_engines() {
    spoiled("/engines/0/port", json!(65_536), "not a port");
    spoiled("/engines/0/diskSpace", json!(-1), "negative");
    spoiled(
        "/engines/0/instances/0/engineHostId",
        json!(2),
        "belongs to engine 1",
    );
}

#[test]
fn loaded_states_that_are_not_there() {
    spoiled("/engines/0/rgraphId", json!(9), "9 is not in rgraphs");
    spoiled("/engines/0/ustateId", json!(9), "9 is not in ustates");
    spoiled("/engines/1/graphId", json!(9), "9 is not in graphs");
    spoiled(
        "/engines/0/graphId",
        json!(1),
        "graphs load into RE5 engines",
    );
}

#[test]
fn paths_twice() {
    spoiled(
        "/rgraphs/0/nodes/1/NodePath",
        json!("Desk"),
        "taken already by rgraphs[0].nodes[0]",
    );
    spoiled(
        "/engines/0/nodes/0/properties/1/PropertyPath",
        json!("a"),
        "taken already",
    );
    spoiled(
        "/engines/0/nodes/0/functions/1/FunctionPath",
        json!("f"),
        "taken already",
    );
    let more = json!({ "PropertyPath": "a", "Value": 1 });
    let show = with("/engines/0/nodes/0/functions/0/properties/-", more);
    only(
        &show,
        "engines[0].nodes[0].functions[0].properties[1].PropertyPath",
        "taken already",
    );
    spoiled(
        "/engines/0/nodes/0/NodePath",
        json!("Desk"),
        "also a node of rgraphs[0]",
    );
}

#[test]
fn re5_paths_that_are_no_guids() {
    for pointer in [
        "/graphs/0/nodes/0/NodePath",
        "/graphs/0/nodes/0/properties/0/PropertyPath",
        "/graphs/0/nodes/0/functions/0/FunctionPath",
    ] {
        spoiled(pointer, json!("Mixer_0"), "is not a GUID");
    }
    let own = json!([{ "NodePath": "Mixer_0" }]);
    only(
        &with("/engines/1/nodes", own),
        "engines[1].nodes[0].NodePath",
        "is not a GUID",
    );
    let own = json!([{ "NodePath": PIN, "properties": [{ "PropertyPath": NODE, "Value": true }] }]);
    read(&with("/engines/1/nodes", own)).unwrap();
}

#[test]
fn values_that_single_precision_cannot_hold() {
    let value = "/engines/0/nodes/0/properties/0/Value";
    spoiled(value, json!(3.5e38), "too great for single precision");
    spoiled(value, json!(-3.5e38), "too great");
    spoiled(value, json!(1e-46), "becomes 0");
    spoiled(
        "/engines/0/nodes/0/properties/1/Value/x/0",
        json!(1e39),
        "too great",
    );
    for fine in [
        json!(3.4e38),
        json!(0.0),
        json!(-0.0),
        json!(u64::MAX),
        json!(1e-40),
        json!(0.1),
    ] {
        read(&with(value, fine)).unwrap();
    }
}

#[test]
fn launches_that_lead_nowhere() {
    spoiled(
        "/renderers/0/launchConfigId",
        json!(9),
        "9 is not in launchConfigs",
    );
    spoiled("/renderers/0/engineId", json!(9), "9 is not in engines");
    spoiled("/renderers/0/engineId", json!(2), "engine 2 is of type RE5");
    spoiled("/renderers/0/projectId", json!(9), "9 is not in projects");
    spoiled(
        "/renderers/0/stateId",
        json!(9),
        "9 is not in rgraphs, which is what RE renderers load",
    );
    let mut show = with("/launchConfigs/0/renderers", json!([]));
    only(
        &show,
        "renderers[0].launchConfigId",
        "does not list renderer 1",
    );
    set(&mut show, "/launchConfigs/0/renderers", json!([1, 9]));
    only(
        &show,
        "launchConfigs[0].renderers[1]",
        "9 is not in renderers",
    );
    set(&mut show, "/launchConfigs/0/renderers", json!([1, 1]));
    only(&show, "launchConfigs[0].renderers[1]", "taken already");
    spoiled("/projects/0/createdAt", json!(-1), "negative");
}
