//! Tests of the validator: engines, the states that they load, and their launches.

use super::{NODE, PIN, assert_invalid, only, read, set, valid_show, with};
use crate::show::Show;
use crate::show::error::ValidationError;
use serde_json::json;

#[test]
fn engine_types_that_do_not_exist() {
    assert_invalid(
        "/engines/2/engineType",
        json!("RE6"),
        "\"RE6\" is not an engine type",
    );
    assert_invalid(
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
    assert_invalid("/engines/0/port", json!(65_536), "not a port");
    assert_invalid("/engines/0/diskSpace", json!(-1), "negative");
    assert_invalid(
        "/engines/0/instances/0/engineHostId",
        json!(2),
        "belongs to engine 1",
    );
}

#[test]
fn loaded_states_that_are_not_there() {
    assert_invalid("/engines/0/rgraphId", json!(9), "9 is not in rgraphs");
    assert_invalid("/engines/0/ustateId", json!(9), "9 is not in ustates");
    assert_invalid("/engines/1/graphId", json!(9), "9 is not in graphs");
    assert_invalid(
        "/engines/0/graphId",
        json!(1),
        "graphs load into RE5 engines",
    );
}

#[test]
fn paths_twice() {
    assert_invalid(
        "/rgraphs/0/nodes/1/NodePath",
        json!("Desk"),
        "already used by rgraphs[0].nodes[0]",
    );
    assert_invalid(
        "/engines/0/nodes/0/properties/1/PropertyPath",
        json!("a"),
        "already used",
    );
    assert_invalid(
        "/engines/0/nodes/0/functions/1/FunctionPath",
        json!("f"),
        "already used",
    );
    let more = json!({ "PropertyPath": "a", "Value": 1 });
    let show = with("/engines/0/nodes/0/functions/0/properties/-", more);
    only(
        &show,
        "engines[0].nodes[0].functions[0].properties[1].PropertyPath",
        "already used",
    );
    assert_invalid(
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
        assert_invalid(pointer, json!("Mixer_0"), "is not a GUID");
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
    assert_invalid(value, json!(3.5e38), "too large for single precision");
    assert_invalid(value, json!(-3.5e38), "too large");
    assert_invalid(value, json!(1e-46), "becomes 0");
    assert_invalid(
        "/engines/0/nodes/0/properties/1/Value/x/0",
        json!(1e39),
        "too large",
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
fn references_of_renderers_to_missing_entries_are_invalid() {
    assert_invalid(
        "/renderers/0/launchConfigId",
        json!(9),
        "9 is not in launchConfigs",
    );
    assert_invalid("/renderers/0/engineId", json!(9), "9 is not in engines");
    assert_invalid("/renderers/0/engineId", json!(2), "engine 2 is of type RE5");
    assert_invalid("/renderers/0/projectId", json!(9), "9 is not in projects");
    assert_invalid(
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
    only(&show, "launchConfigs[0].renderers[1]", "already used");
    assert_invalid("/projects/0/createdAt", json!(-1), "negative");
}

#[test]
fn swaps_that_cannot_be_made() {
    let swap = "/engines/0/nodes/0/functions/1/swap";
    let listed = format!("{swap}/properties");
    assert_invalid(&listed, json!([]), "lists 0 properties");
    assert_invalid(&listed, json!(["b", "c", "d"]), "lists 3 properties");
    assert_invalid(&listed, json!(["c", "c"]), "two different properties");
    assert_invalid(&listed, json!(["b", "c"]), "values of the same kind");
    let missing = with(&listed, json!(["c", "s"]));
    let place = "engines[0].nodes[0].functions[1].swap.properties[1]";
    only(&missing, place, "not among the properties of the node");
    for seconds in ["a", "none"] {
        assert_invalid(
            &format!("{swap}/seconds"),
            json!(seconds),
            "not a property of the function",
        );
    }
}

#[test]
fn values_that_cannot_be_served() {
    let nested = |levels: usize| {
        (0..levels).fold(crate::json::json!(1), |inner, _| {
            crate::json::json!([inner])
        })
    };
    // A show that is read from text can nest no deeper than its reader allows; one built in code
    // can.
    let mut show = Show::from_json(&valid_show().to_string()).unwrap();
    show.engines[0].nodes[0].properties[0].value = nested(121);
    show.engines[0].nodes[0].functions[0].properties[0].value = nested(121);
    show.graphs[0].nodes[0].properties[0].value = nested(121);
    show.templates[0]
        .data
        .insert("deep".to_owned(), nested(120));
    show.playout_rundowns[0].items[1]
        .data
        .insert("deep".to_owned(), nested(120));
    let object = &mut show.newsroom_rundowns[0].items[0].mos_object;
    object.data.insert("deep".to_owned(), nested(120));
    let error = show.clone().completed().unwrap_err();
    let places: Vec<_> = error.faults().iter().map(ValidationError::place).collect();
    assert_eq!(
        places,
        [
            "engines[0].nodes[0].properties[0].Value",
            "engines[0].nodes[0].functions[0].properties[0].Value",
            "graphs[0].nodes[0].properties[0].Value",
            "templates[0].data",
            "playoutRundowns[0].items[1].data",
            "newsroomRundowns[0].items[0].mosObject.data",
        ]
    );
    assert!(
        error.to_string().contains("121 nested lists and objects"),
        "{error}"
    );

    let value = "/engines/0/nodes/0/properties/0/Value";
    for number in ["18446744073709551616", "-9223372036854775809", "1e-400"] {
        let text = with(value, json!("HERE"))
            .to_string()
            .replace("\"HERE\"", number);
        let error = Show::from_json(&text).unwrap_err();
        let fault = &error.faults()[0];
        assert_eq!(fault.place(), "engines[0].nodes[0].properties[0].Value");
        assert_eq!(
            fault.problem(),
            format!("{number} cannot be represented exactly in 64 bits")
        );
        let column = text.find(number).unwrap() + 1;
        assert!(
            error
                .to_string()
                .contains(&format!("line 1, column {column}:")),
            "{error}"
        );
    }
    let own = json!({ "$serde_json::private::RawValue": "[1" });
    let error = read(&with(value, own)).unwrap_err();
    assert!(error.to_string().contains("is reserved"), "{error}");
}
