//! Tests of engines, nodes, properties and functions, and of values that move.

use gfxhub_simulator::json::{Value, json};

use crate::studio::{INTERNAL, MIXER, SET, Studio, node_path, property_path};
use crate::wire::segment;

#[test]
fn engines_and_nodes_are_listed_and_read() {
    let studio = Studio::new();
    let engines = studio.get("/engines");
    let ids: Vec<_> = engines
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["id"].clone())
        .collect();
    assert_eq!(ids, [1, 2, 3, 4, 5]);
    assert_eq!(studio.get("/engines/1"), engines[0]);
    assert_eq!(engines[0]["diskSpace"], json!(2_000_000_000_000_i64));
    assert_eq!(engines[0]["instances"][1]["pid"], "77");
    assert!(engines[3].get("engineType").is_none());
    let node = json!({ "NodePath": "Mixer_0", "NodeName": "Mixer" });
    assert_eq!(studio.get("/engines/1/nodes")[0], node);
    assert_eq!(studio.get(&node_path(MIXER)), node);
    for path in [
        "/engines/9",
        "/engines/x",
        "/engines/1/nodes/None",
        "/engines/9/nodes",
    ] {
        assert_eq!(studio.call("GET", path, None).plain(), INTERNAL, "{path}");
    }
}

#[test]
fn properties_are_listed_and_set() {
    let studio = Studio::new();
    let listed = studio.get(&format!("{}/properties", node_path(MIXER)));
    let expected = json!({
        "PropertyPath": "Actor//EnableRender/0", "DisplayName": "Enable render", "Value": true,
    });
    assert_eq!(listed[0], expected);
    let opacity = property_path(MIXER, "Default//Opacity/0");
    let response = studio.patch(&opacity, json!({ "Value": 0.2 }));
    let expected = json!({
        "PropertyPath": "Default//Opacity/0",
        "DisplayName": "Opacity",
        "Value": 0.20000000298023224,
    });
    assert_eq!(response.parts(), (200, expected.clone()));
    assert!(response.text().contains("0.20000000298023224"));
    assert_eq!(studio.get(&opacity), expected);
    let effect = studio.last_effect();
    assert_eq!(effect.operation, "engines.set_property");
    assert_eq!(effect.target["engineId"], 1);
    assert_eq!(effect.target["propertyPath"], "Default//Opacity/0");
    assert_eq!(effect.change["Value"], json!(0.20000000298023224));
    // Integers remain integers, numbers may be given as text, and a property that is null accepts
    // any value.
    for (property, given, held) in [
        ("Default//Count/0", json!(16_777_217), json!(16_777_217)),
        ("Default//Opacity/0", json!("0.5"), json!(0.5)),
        ("Default//Nothing/0", json!({ "a": 1 }), json!({ "a": 1 })),
        (
            "Default//Plates.v2/0",
            json!({ "data": [3] }),
            json!({ "data": [3] }),
        ),
        ("Default//List/0", json!([1, 2, 3]), json!([1, 2, 3])),
    ] {
        let response = studio.patch(&property_path(MIXER, property), json!({ "Value": given }));
        assert_eq!(
            (response.status, &response.json()["Value"]),
            (200, &held),
            "{property}"
        );
        assert_eq!(studio.value(MIXER, property), held);
    }
}

#[test]
fn a_wrong_update_changes_nothing() {
    let studio = Studio::new();
    let opacity = property_path(MIXER, "Default//Opacity/0");
    for body in [
        json!({}),
        json!({ "value": 1.0 }),
        json!({ "Value": "loud" }),
        json!({ "Value": null }),
        json!({ "Value": { "x": 1 } }),
        json!({ "Value": 1e39 }),
        json!({ "Value": 0.5, "Interpolation": "linear" }),
        json!({ "Value": 0.5, "Interpolation": 3 }),
        json!({ "Value": 0.5, "Duration": -1 }),
        json!({ "Value": 0.5, "Delay": -0.001 }),
        json!({ "Value": 0.5, "Delay": "soon" }),
        json!([0.5]),
    ] {
        let response = studio.patch(&opacity, body.clone());
        assert_eq!(response.status, 422, "{body}");
        assert!(response.json()["error"].is_string(), "{body}");
    }
    for path in [
        property_path(MIXER, "Default//Opacity/1"),
        property_path(MIXER, "Default//Position/0.x"),
        property_path((9, "Mixer_0"), "Default//Opacity/0"),
        property_path((1, "Mixer_1"), "Default//Opacity/0"),
    ] {
        assert_eq!(
            studio.patch(&path, json!({ "Value": 0.5 })).plain(),
            INTERNAL,
            "{path}"
        );
    }
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 1.0);
    assert_eq!(studio.hub.journal(), []);
}

#[test]
fn sub_fields_of_re5_pins_are_set_by_suffix() {
    let studio = Studio::new();
    let set = |path: &str, body: Value| studio.patch(&property_path(SET, path), body);
    let response = set(
        "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.w.z",
        json!({ "Value": 0.1 }),
    );
    let (status, answered) = response.parts();
    assert_eq!(
        (status, &answered["PropertyPath"]),
        (200, &json!("9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13"))
    );
    assert_eq!(answered["Value"]["w"]["z"], json!(0.10000000149011612));
    assert_eq!(answered["Value"]["x"]["x"], 1.0);
    assert_eq!(
        studio.value(SET, "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13"),
        answered["Value"]
    );
    // Another pin with exactly this path takes precedence over the suffix.
    assert_eq!(
        set(
            "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.w",
            json!({ "Value": 6 })
        )
        .status,
        200
    );
    assert_eq!(
        studio.value(SET, "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.w"),
        6
    );
    assert_eq!(
        studio.value(SET, "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13"),
        answered["Value"]
    );
    assert_eq!(
        set(
            "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.x",
            json!({ "Value": { "x": 2, "y": 0, "z": 0 } })
        )
        .status,
        200
    );
    assert_eq!(
        studio.value(SET, "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13")["x"],
        json!({ "x": 2, "y": 0, "z": 0, "w": 0.0 })
    );
    for missing in [
        "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.q",
        "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.x.x.x",
        "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.",
        "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13..x",
        "nothing.x",
    ] {
        assert_eq!(
            set(missing, json!({ "Value": 1 })).plain(),
            INTERNAL,
            "{missing}"
        );
    }
    assert_eq!(
        set(
            "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.y.x",
            json!({ "Value": "1e" })
        )
        .status,
        422
    );
    // Each sub-field moves independently.
    let linear = |value: f64| json!({ "Value": value, "Interpolation": "Linear", "Duration": 4 });
    set("9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.y.x", linear(8.0));
    studio.advance(1.0);
    set("9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13.y.z", linear(4.0));
    studio.advance(1.0);
    let expected = json!({ "x": 4.0, "y": 1.0, "z": 1.0, "w": 0.0 });
    assert_eq!(
        studio.value(SET, "9b2d0001-3b7d-4e55-9a01-c4d2e8f70b13")["y"],
        expected
    );
}

#[test]
fn values_are_sent_in_all_five_forms() {
    let studio = Studio::new();
    let position = property_path(MIXER, "Default//Position/0");
    for (word, after_a_quarter) in [
        ("Constant", 16.0),
        ("Linear", 4.0),
        ("EaseIn", 1.0),
        ("EaseOut", 7.0),
        ("EaseInOut", 2.0),
    ] {
        let origin = json!({ "x": 0.0, "y": 0.0, "z": 0.0 });
        studio.patch(&position, json!({ "Value": origin }));
        let goal = json!({ "x": 16.0, "y": 0.0, "z": -16.0 });
        let body = json!({
            "Value": goal, "Interpolation": word, "Duration": 4, "Delay": "0.5",
        });
        let response = studio.patch(&position, body);
        assert_eq!((response.status, &response.json()["Value"]), (200, &goal));
        assert_eq!(studio.value(MIXER, "Default//Position/0"), origin);
        studio.advance(0.499);
        assert_eq!(studio.value(MIXER, "Default//Position/0"), origin);
        studio.advance(1.001);
        let now = studio.value(MIXER, "Default//Position/0");
        assert_eq!(
            now,
            json!({ "x": after_a_quarter, "y": 0.0, "z": -after_a_quarter }),
            "{word}"
        );
        assert_eq!(studio.value(MIXER, "Default//Position/0"), now);
        studio.advance(3.0);
        assert_eq!(studio.value(MIXER, "Default//Position/0"), goal);
    }
}

#[test]
fn functions_are_read_and_called() {
    let studio = Studio::new();
    let functions = format!("{}/functions", node_path(MIXER));
    let summary =
        json!([{ "FunctionPath": "Default//DoTransition/0", "FunctionName": "Do transition" }]);
    assert_eq!(studio.get(&functions), summary);
    let function = format!("{functions}/{}", segment("Default//DoTransition/0"));
    let read = studio.get(&function);
    assert_eq!(
        read["Properties"]["Default//Duration/0"]["DisplayName"],
        "Duration"
    );
    let parameters = |parameters: Value| json!({ "Parameters": parameters });
    let duration = |value: Value| json!({ "PropertyPath": "Default//Duration/0", "payload": { "value": value } });
    let response = studio.post(&function, parameters(json!([duration(json!(2.5))])));
    assert_eq!(response.parts(), (200, json!({ "success": true })));
    assert_eq!(
        studio.get(&function)["Properties"]["Default//Duration/0"]["Value"],
        2.5
    );
    assert_eq!(studio.last_effect().operation, "engines.call_function");
    assert_eq!(studio.last_effect().change["Parameters"][0]["value"], 2.5);
    // A missing body is accepted, because some clients send none.
    assert_eq!(
        studio.call("POST", &function, None).json(),
        json!({ "success": true })
    );
    assert_eq!(studio.hub.journal().len(), 2);
    for wrong in [
        json!({}),
        json!([{ "PropertyPath": "Default//Duration/0" }]),
        json!([{ "PropertyPath": "None", "payload": { "value": 1 } }]),
        json!([duration(json!(9.0)), duration(json!("soon"))]),
    ] {
        assert_eq!(
            studio.post(&function, parameters(wrong.clone())).status,
            422,
            "{wrong}"
        );
    }
    assert_eq!(
        studio.get(&function)["Properties"]["Default//Duration/0"]["Value"],
        2.5
    );
    assert_eq!(
        studio
            .call("POST", &format!("{functions}/None"), None)
            .plain(),
        INTERNAL
    );
    assert_eq!(
        studio
            .call("GET", &format!("{functions}/None"), None)
            .plain(),
        INTERNAL
    );
    assert_eq!(studio.hub.journal().len(), 2);
}
