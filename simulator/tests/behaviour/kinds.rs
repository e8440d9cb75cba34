//! Tests of the types of values that a property accepts. Null is accepted where the show contains
//! null. A boolean may be given as text if the old value is a boolean, and a number if it is a
//! number. The hub sends null only where the show contains null or a client has set it.

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{LocalHub, Options, Profile, Show};

use crate::store::TestFile;
use crate::studio::{MIXER, Studio, node_path, property_path};
use crate::wire::segment;

#[test]
fn what_may_be_null_can_be_null_again_and_nothing_else_can() {
    let file = TestFile::new();
    let mut studio = Studio::with(file.options());
    let nothing = property_path(MIXER, "Default//Nothing/0");
    for value in [
        json!(null),
        json!("text"),
        json!(null),
        json!({ "a": [null] }),
        json!(null),
    ] {
        let response = studio.patch(&nothing, json!({ "Value": value }));
        assert_eq!(response.status, 200, "{value}: {response:?}");
        assert_eq!(response.json()["Value"], value);
        assert_eq!(studio.value(MIXER, "Default//Nothing/0"), value);
    }
    // Null is accepted after the restart too, because only the value in the show counts.
    studio.patch(&nothing, json!({ "Value": 5 }));
    drop(studio);
    studio = Studio::with(file.options());
    assert_eq!(studio.value(MIXER, "Default//Nothing/0"), 5);
    let response = studio.patch(&nothing, json!({ "Value": null }));
    assert_eq!(response.status, 200, "{response:?}");
    for (property, value) in [
        ("Default//Opacity/0", json!(null)),
        ("Actor//EnableRender/0", json!(null)),
        ("Default//Capture folder/0", json!(null)),
        ("Default//Position/0", json!(null)),
        ("Default//Position/0", json!({ "x": null, "y": 0, "z": 0 })),
        (
            "Default//Position/0",
            json!({ "x": 0, "y": 0, "z": 0, "w": null }),
        ),
        ("Default//List/0", json!([null])),
        ("Default//List/0", json!([0, { "a": null }])),
        ("Default//Plates.v2/0", json!({ "data": [null] })),
    ] {
        let before = studio.value(MIXER, property);
        let response = studio.patch(&property_path(MIXER, property), json!({ "Value": value }));
        assert_eq!(response.status, 422, "{property} {value}");
        assert_eq!(studio.value(MIXER, property), before);
    }
}

#[test]
fn members_that_may_be_null_can_be_null_again() {
    let mut show: Value = serde_json::from_str(include_str!("show.json")).unwrap();
    let properties = show.pointer_mut("/engines/0/nodes/0/properties").unwrap();
    let value = json!({ "message": null, "count": 1, "list": [null] });
    properties
        .as_array_mut()
        .unwrap()
        .push(json!({ "PropertyPath": "Mixed", "Value": value }));
    let studio = Studio::with(Options {
        show: Some(Show::from_json(&show.to_string()).unwrap()),
        ..crate::studio::options()
    });
    let mixed = property_path(MIXER, "Mixed");
    for (value, status) in [
        (
            json!({ "message": "late", "count": 2, "list": [null, 1] }),
            200,
        ),
        (json!({ "message": null, "count": 3, "list": [] }), 200),
        (json!({ "message": null, "count": null, "list": [] }), 422),
        (json!({ "message": 7, "count": "4", "list": [null] }), 200),
    ] {
        let response = studio.patch(&mixed, json!({ "Value": value }));
        assert_eq!(response.status, status, "{value}: {response:?}");
    }
    assert_eq!(
        studio.value(MIXER, "Mixed"),
        json!({ "message": 7, "count": 4, "list": [null] })
    );
}

#[test]
fn booleans_as_text_are_booleans_where_a_boolean_is_held() {
    let studio = Studio::new();
    let render = property_path(MIXER, "Actor//EnableRender/0");
    for (text, held) in [("false", false), ("true", true), (" false ", false)] {
        let response = studio.patch(&render, json!({ "Value": text }));
        assert_eq!(
            (response.status, &response.json()["Value"]),
            (200, &json!(held)),
            "{text:?}"
        );
        assert_eq!(studio.value(MIXER, "Actor//EnableRender/0"), held);
    }
    for value in [json!("yes"), json!("1"), json!(""), json!(1), json!(0.0)] {
        let response = studio.patch(&render, json!({ "Value": value }));
        assert_eq!(response.status, 422, "{value}");
    }
    for (property, held) in [
        ("Default//Capture folder/0", json!("true")),
        ("Default//Nothing/0", json!("true")),
    ] {
        let response = studio.patch(&property_path(MIXER, property), json!({ "Value": "true" }));
        assert_eq!(
            (response.status, &response.json()["Value"]),
            (200, &held),
            "{property}"
        );
    }
    let response = studio.patch(
        &property_path(MIXER, "Default//Count/0"),
        json!({ "Value": "true" }),
    );
    assert_eq!(response.status, 422);
}

/// Returns every property of nodes and functions that a hub sends, with its place.
fn all_properties(studio: &Studio) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    let list = |path: &str| studio.get(path).as_array().unwrap().clone();
    for engine in list("/engines") {
        let id = engine["id"].as_i64().unwrap();
        for node in list(&format!("/engines/{id}/nodes")) {
            let path = node_path((id, node["NodePath"].as_str().unwrap()));
            for property in list(&format!("{path}/properties")) {
                found.push((format!("{path} {}", property["PropertyPath"]), property));
            }
            for function in list(&format!("{path}/functions")) {
                let function = segment(function["FunctionPath"].as_str().unwrap());
                let read = studio.get(&format!("{path}/functions/{function}"));
                for property in read["Properties"].as_object().unwrap().values() {
                    found.push((format!("{path} {function}"), property.clone()));
                }
            }
        }
    }
    found
}

#[test]
fn the_shows_that_come_with_the_hub_hold_no_null() {
    let minimal = Show::from_json(include_str!("../../shows/minimal.json")).unwrap();
    for show in [None, Some(minimal)] {
        for profile in Profile::ALL {
            let options = Options {
                show: show.clone(),
                profile,
                ..Options::default()
            };
            let studio = Studio {
                hub: LocalHub::start(options).unwrap(),
            };
            if profile != Profile::V1_0 {
                // The nodes of states that are not loaded at the start are checked too.
                for (group, kind) in [("rgraphs", "RE"), ("graphs", "RE5"), ("ustates", "UE")] {
                    for state in studio.get(&format!("/{group}")).as_array().unwrap() {
                        for engine in studio.get("/engines").as_array().unwrap() {
                            if engine["engineType"] == kind {
                                let path = format!("/{group}/{}/load", state["id"]);
                                studio.post(&path, json!({ "engineHostId": engine["id"] }));
                                no_nulls(&studio);
                            }
                        }
                    }
                }
            }
            no_nulls(&studio);
        }
    }
}

fn no_nulls(studio: &Studio) {
    let properties = all_properties(studio);
    assert!(!properties.is_empty());
    for (place, property) in properties {
        assert!(
            !property["Value"].to_string().contains("null"),
            "{place}: {property}"
        );
    }
}

#[test]
fn the_demo_show_has_what_field_clients_call() {
    let studio = Studio {
        hub: LocalHub::start(Options {
            clock: gfxhub_simulator::ClockMode::Manual,
            ..Options::default()
        })
        .unwrap(),
    };
    let mixer = (3, "Mixer_0");
    let channels = || {
        ["Channels//ProgramChannel/0", "Channels//PreviewChannel/0"]
            .map(|it| studio.value(mixer, it))
    };
    let [program, preview] = channels();
    assert!(program.is_string() && preview.is_string() && program != preview);
    for function in ["DoTransition", "Default//DoTransition/0"] {
        let path = format!("{}/functions/{}", node_path(mixer), segment(function));
        let duration = studio.get(&path)["Properties"]["DoTransition/Duration"].clone();
        assert!(duration["Value"].is_number(), "{function}: {duration}");
        let before = channels();
        let parameter =
            json!({ "PropertyPath": "DoTransition/Duration", "payload": { "value": "2" } });
        let response = studio.post(&path, json!({ "Parameters": [parameter] }));
        assert_eq!(
            response.parts(),
            (200, json!({ "success": true })),
            "{function}"
        );
        studio.advance(1.9);
        assert_eq!(channels(), before, "{function}");
        studio.advance(0.2);
        let [program, preview] = before;
        assert_eq!(channels(), [preview, program], "{function}");
    }
    let cut = format!(
        "{}/functions/{}",
        node_path(mixer),
        segment("Default//Cut/0")
    );
    assert_eq!(studio.call("POST", &cut, None).status, 200);
    assert_eq!(channels(), [preview.clone(), program.clone()]);
    let swapped = &studio.last_effect().change["swapped"];
    assert_eq!(
        swapped[0],
        json!({ "PropertyPath": "Channels//ProgramChannel/0", "Value": preview })
    );
    let channel = property_path(mixer, "Channels//ProgramChannel/0");
    assert_eq!(
        studio
            .patch(&channel, json!({ "Value": "Camera 2" }))
            .status,
        200
    );

    let nodes = studio.get("/engines/3/nodes");
    let constant = nodes
        .as_array()
        .unwrap()
        .iter()
        .find(|node| node["NodePath"].as_str().unwrap().starts_with("Constant"));
    let constant = (3, constant.unwrap()["NodePath"].as_str().unwrap());
    assert!(studio.value(constant, "Default//Float/0").is_f64());
    for (property, value) in [
        ("Default//Integer/0", json!(7)),
        ("Default//Boolean/0", json!(true)),
        ("Default//String/0", json!("On air")),
    ] {
        let path = property_path(constant, property);
        let set = studio.patch(&path, json!({ "Value": value }));
        assert_eq!(set.status, 200, "{property}: {set:?}");
        assert_eq!(studio.value(constant, property), value);
    }
    let media = (3, "MediaInput_0");
    assert!(studio.value(media, "File//FilePath/0").is_string());
    assert_eq!(studio.value(media, "Media//Loop/0"), json!(false));
    for function in ["Default//Play/0", "Default//Pause/0", "Default//Rewind/0"] {
        let path = format!("{}/functions/{}", node_path(media), segment(function));
        assert_eq!(
            studio.call("POST", &path, None).json(),
            json!({ "success": true }),
            "{function}"
        );
    }
}

#[test]
fn no_button_of_the_demo_show_has_an_underscore() {
    let studio = Studio {
        hub: LocalHub::start(Options::default()).unwrap(),
    };
    let mut buttons = Vec::new();
    for rundown in studio.get("/playout/rundowns").as_array().unwrap() {
        let items = studio.get(&format!("/playout/rundowns/{}/items", rundown["id"]));
        for item in items.as_array().unwrap() {
            buttons.extend(item["buttons"].as_array().unwrap().clone());
        }
    }
    for rundown in studio.get("/newsroom/rundowns").as_array().unwrap() {
        let [device, id] = ["ncsID", "roID"].map(|it| segment(rundown[it].as_str().unwrap()));
        let rundown = studio.get(&format!("/newsroom/rundowns/{device}/{id}"));
        for item in rundown["items"].as_array().unwrap() {
            buttons.extend(item["mosObject"]["buttons"].as_array().unwrap().clone());
        }
    }
    assert!(buttons.len() > 20);
    for button in buttons {
        for name in ["id", "key"] {
            let text = button[name].as_str().unwrap_or_default();
            assert!(!text.contains('_'), "{button}");
        }
    }
}

#[test]
fn a_transition_goes_on_after_a_restart() {
    let file = TestFile::new();
    let options = || Options {
        show: None,
        ..file.options()
    };
    let mixer = (3, "Mixer_0");
    let program = |studio: &Studio| studio.value(mixer, "Channels//ProgramChannel/0");
    let studio = Studio::with(options());
    let before = program(&studio);
    let preview = studio.value(mixer, "Channels//PreviewChannel/0");
    let path = format!("{}/functions/DoTransition", node_path(mixer));
    assert_eq!(studio.call("POST", &path, None).status, 200);
    drop(studio);
    let studio = Studio::with(options());
    assert_eq!(program(&studio), before);
    studio.advance(0.5);
    assert_eq!(program(&studio), preview);
}
