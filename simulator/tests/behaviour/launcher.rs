//! Tests of launch configurations and renderers, and of engines that take some time to start.

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{Options, Show};

use crate::studio::{INTERNAL, Studio, options};

const NO_ENGINE: (u16, &str) = (
    404,
    "Launch cancelled: This launch configuration has no idle engines or suitable engine installation.",
);

fn instance(studio: &Studio, engine: i64) -> Value {
    studio.get(&format!("/engines/{engine}"))["instances"][0].clone()
}

#[test]
fn a_launch_takes_its_engine_through_the_statuses() {
    let studio = Studio::new();
    assert_eq!(instance(&studio, 1)["status"], "Idle");
    assert_eq!(studio.put("/launcher/1/launch").plain(), (200, "OK"));
    let mut statuses = vec![instance(&studio, 1)["status"].clone()];
    for _ in 0..40 {
        studio.advance(0.1);
        let status = instance(&studio, 1)["status"].clone();
        if statuses.last() != Some(&status) {
            assert_eq!(
                studio.get("/engines/1")["rgraphId"] == 12,
                status == "Loaded"
            );
            statuses.push(status);
        }
    }
    assert_eq!(statuses, ["Checking", "Caching", "Loading", "Loaded"]);
    assert_eq!(studio.get("/engines/1/nodes")[1]["NodePath"], "Scoreboard");
    let running = instance(&studio, 1);
    assert_eq!(
        (&running["projectId"], running["pid"].is_string()),
        (&json!(1), true)
    );
    let placed = json!([{ "rendererId": 1, "engineId": 1, "instanceId": 101 }]);
    assert_eq!(studio.last_effect().change["started"], placed);
    // The instance is not idle now. A second launch finds no engine, and does not affect the
    // instance.
    assert_eq!(studio.put("/launcher/1/launch").plain(), NO_ENGINE);
    assert_eq!(studio.put("/launcher/1/retime").bare(), 200);
    assert_eq!(studio.last_effect().change["retimed"], placed);
    assert_eq!(studio.put("/launcher/1/stop").bare(), 200);
    let stopped = instance(&studio, 1);
    assert_eq!(
        (&stopped["status"], &stopped["pid"]),
        (&json!("Idle"), &Value::Null)
    );
    assert_eq!(studio.last_effect().operation, "launcher.stop");
}

#[test]
fn renderers_load_the_state_that_their_type_means() {
    let studio = Studio::new();
    assert_eq!(studio.put("/launcher/2/launch").status, 200);
    studio.advance(10.0);
    assert_eq!(
        studio.get("/engines/2/nodes")[1]["NodePath"],
        "e0000001-3b7d-4e55-9a01-c4d2e8f70b13"
    );
    assert_eq!(studio.get("/engines/3")["ustateId"], 31);
    // A state that is loaded after the launch stays loaded.
    studio.post("/graphs/21/load", json!({ "engineHostId": 2 }));
    studio.advance(10.0);
    assert_eq!(
        studio.get("/engines/2/nodes")[1]["NodePath"],
        "d0000001-3b7d-4e55-9a01-c4d2e8f70b13"
    );
}

#[test]
fn a_stop_leaves_other_launches_alone() {
    let studio = Studio::new();
    for launch in ["/launcher/1/launch", "/launcher/2/launch"] {
        assert_eq!(studio.put(launch).plain(), (200, "OK"));
    }
    studio.advance(10.0);
    assert_eq!(studio.put("/launcher/1/stop").bare(), 200);
    assert_eq!(instance(&studio, 1)["status"], "Idle");
    for engine in [2, 3] {
        assert_eq!(instance(&studio, engine)["status"], "Loaded", "{engine}");
    }
}

#[test]
fn all_renderers_start_or_none() {
    let studio = Studio::new();
    assert_eq!(
        studio.put("/launcher/2/renderer/3/start").plain(),
        (200, "OK")
    );
    assert_eq!(studio.put("/launcher/2/launch").plain(), NO_ENGINE);
    assert_eq!(instance(&studio, 2)["status"], "Idle");
    assert_eq!(
        studio.put("/launcher/2/renderer/3/stop").plain(),
        (200, "OK")
    );
    assert_eq!(studio.put("/launcher/2/launch").plain(), (200, "OK"));
    for path in ["/launcher/3/launch", "/launcher/99/launch"] {
        assert_eq!(studio.put(path).plain(), NO_ENGINE);
    }
}

#[test]
fn configurations_and_renderers_are_made() {
    let studio = Studio::new();
    let body = json!({ "name": "Mine", "renderers": [1, "2"] });
    let made = studio.post("/launcher/create", body).parts();
    assert_eq!(made, (200, json!({ "id": 4, "renderers": [1, 2] })));
    assert_eq!(
        studio.get("/launcher/4"),
        json!({ "id": 4, "name": "Mine", "renderers": [1, 2] })
    );
    let body = json!({
        "launchConfigId": 4, "engineId": null, "projectId": 1, "projectMapId": 5,
        "engineType": "RE5", "stateId": 21,
    });
    assert_eq!(
        studio
            .post("/launcher/4/renderer/create", body.clone())
            .parts(),
        (200, json!(4))
    );
    assert_eq!(studio.get("/launcher/4/renderer"), json!([1, 2, 4]));
    assert_eq!(studio.get("/launcher/4/renderer/4"), body);
    // The hub derives missing members of the body from the given ones.
    assert_eq!(
        studio
            .call("POST", "/launcher/3/renderer/create", None)
            .json(),
        json!(5)
    );
    let made = studio.get("/launcher/3/renderer/5");
    assert_eq!(
        (&made["engineType"], &made["stateId"]),
        (&json!("RE"), &json!(11))
    );
    let made = studio
        .post("/launcher/3/renderer/create", json!({ "engineId": 3 }))
        .json();
    let made = studio.get(&format!("/launcher/3/renderer/{made}"));
    assert_eq!(
        (&made["engineType"], &made["launchConfigId"]),
        (&json!("UE"), &json!(3))
    );
    assert_eq!(studio.hub.journal().len(), 4);
}

#[test]
fn wrong_launcher_calls_are_refused() {
    let studio = Studio::new();
    for body in [
        json!({}),
        json!({ "name": "x" }),
        json!({ "name": "", "renderers": [] }),
        json!({ "name": "x", "renderers": 1 }),
        json!({ "name": "x", "renderers": [1.5] }),
        json!({ "name": "x", "renderers": [99] }),
        json!({ "name": "x", "renderers": [1, 1] }),
        json!([]),
    ] {
        assert_eq!(
            studio.post("/launcher/create", body.clone()).bare(),
            422,
            "{body}"
        );
    }
    for body in [
        json!({ "engineType": "RE6" }),
        json!({ "engineId": 99 }),
        json!({ "projectId": "x" }),
        json!({ "projectId": 99 }),
        json!({ "engineType": "UE", "stateId": 11 }),
        json!({ "launchConfigId": 99 }),
        json!([]),
    ] {
        let response = studio.post("/launcher/1/renderer/create", body.clone());
        assert_eq!(
            response.plain(),
            (422, "Failed to update renderer"),
            "{body}"
        );
    }
    let response = studio.post("/launcher/99/renderer/create", json!({}));
    assert_eq!(response.plain(), (422, "Failed to update renderer"));
    for (method, path) in [
        ("GET", "/launcher/x"),
        ("PUT", "/launcher/x/launch"),
        ("PUT", "/launcher/1.5/stop"),
        ("GET", "/launcher/x/renderer"),
        ("GET", "/launcher/1/renderer/x"),
        ("POST", "/launcher/x/renderer/create"),
        ("PUT", "/launcher/1/renderer/x/start"),
    ] {
        assert_eq!(studio.call(method, path, None).bare(), 422, "{path}");
    }
    let unlisted = (404, "Renderer not listed in selected configuration.");
    assert_eq!(studio.put("/launcher/1/renderer/2/start").plain(), unlisted);
    assert_eq!(studio.put("/launcher/1/renderer/2/stop").plain(), unlisted);
    let response = studio.call("GET", "/launcher/1/renderer/2", None);
    assert_eq!(response.plain(), (404, "Renderer not found"));
    for (method, path) in [
        ("GET", "/launcher/99"),
        ("PUT", "/launcher/99/stop"),
        ("PUT", "/launcher/99/retime"),
        ("GET", "/launcher/99/renderer"),
    ] {
        assert_eq!(studio.call(method, path, None).plain(), INTERNAL, "{path}");
    }
    assert_eq!(studio.hub.journal(), []);
}

#[test]
fn renderers_of_the_wrong_engine_type_are_refused() {
    let studio = Studio::new();
    for body in [
        // Engines 1 and 4 are of the type RE, 2 is RE5, and 3 is UE. Their instances have the same
        // types.
        json!({ "engineId": 1, "engineType": "UE", "stateId": 31 }),
        json!({ "engineId": 1, "engineType": "RE5", "stateId": 21 }),
        json!({ "engineId": 2, "engineType": "RE", "stateId": 11 }),
        json!({ "engineId": 3, "engineType": "RE" }),
        json!({ "engineId": 4, "engineType": "UE" }),
        // The state has another type, or does not exist.
        json!({ "engineType": "RE", "stateId": 21 }),
        json!({ "engineType": "RE5", "stateId": 31 }),
        json!({ "engineType": "UE", "stateId": 12 }),
        json!({ "engineId": 2, "stateId": 11 }),
        json!({ "stateId": 0 }),
        json!({ "stateId": -1 }),
        json!({ "stateId": 9_007_199_254_740_993_i64 }),
    ] {
        let response = studio.post("/launcher/1/renderer/create", body.clone());
        assert_eq!(
            response.plain(),
            (422, "Failed to update renderer"),
            "{body}"
        );
    }
    assert_eq!(studio.hub.journal(), []);
    for body in [
        json!({ "engineId": 1, "engineType": "RE", "stateId": 12 }),
        json!({ "engineId": 2, "engineType": "RE5", "stateId": 21 }),
        json!({ "engineId": 3, "engineType": "UE", "stateId": 31 }),
        json!({ "engineId": 4, "engineType": "RE" }),
    ] {
        let response = studio.post("/launcher/1/renderer/create", body.clone());
        assert_eq!(response.status, 200, "{body}");
    }
}

/// Starts the test studio with a changed show. Returns the error if the show is refused.
fn with_show(change: impl FnOnce(&mut Value)) -> Result<Studio, String> {
    let mut show: Value = serde_json::from_str(include_str!("show.json")).unwrap();
    change(&mut show);
    let show = Show::from_json(&show.to_string()).map_err(|why| why.to_string())?;
    Ok(Studio::with(Options {
        show: Some(show),
        ..options()
    }))
}

#[test]
fn an_engine_takes_the_types_of_its_instances_as_well() {
    let studio = with_show(|show| {
        let instance = json!({ "id": 199, "engineType": "UE" });
        let instances = show["engines"][0]["instances"].as_array_mut();
        instances.unwrap().push(instance);
        show["renderers"][2]["engineId"] = json!(1);
    });
    let studio = studio.unwrap();
    let body = json!({ "engineId": 1, "engineType": "UE", "stateId": 31 });
    let made = studio.post("/launcher/1/renderer/create", body).json();
    let start = format!("/launcher/1/renderer/{made}/start");
    assert_eq!(studio.put(&start).plain(), (200, "OK"));
    assert_eq!(studio.last_effect().change["started"][0]["instanceId"], 199);
}

#[test]
fn shows_with_renderers_of_the_wrong_engine_type_are_refused() {
    for (field, value, place) in [
        ("engineId", json!(2), "renderers[0].engineId"),
        ("engineType", json!("UE"), "renderers[0]"),
        ("stateId", json!(21), "renderers[0].stateId"),
    ] {
        let refused = with_show(|show| show["renderers"][0][field] = value);
        let why = refused.err().unwrap_or_else(|| panic!("{field}"));
        assert!(why.contains(place), "{why}");
    }
}

#[test]
fn where_no_state_of_its_type_is_there_a_renderer_cannot_be_made() {
    let studio = with_show(|show| {
        show["ustates"] = json!([]);
        show["renderers"][2] = show["renderers"][1].clone();
        show["renderers"][2]["id"] = json!(3);
    });
    let studio = studio.unwrap();
    for body in [json!({ "engineType": "UE" }), json!({ "engineId": 3 })] {
        let response = studio.post("/launcher/1/renderer/create", body);
        assert_eq!(response.plain(), (422, "Failed to update renderer"));
    }
}

#[test]
fn a_renderer_whose_engine_has_no_instance_of_its_type_does_not_start() {
    let studio = with_show(|show| {
        show["engines"][2]["instances"][0]["engineType"] = json!("RE");
        show["renderers"][2]["engineId"] = json!(3);
    });
    let studio = studio.unwrap();
    assert_eq!(
        studio.put("/launcher/2/renderer/3/start").plain(),
        NO_ENGINE
    );
    assert_eq!(studio.put("/launcher/2/launch").plain(), NO_ENGINE);
    assert_eq!(instance(&studio, 2)["status"], "Idle");
    assert_eq!(studio.hub.journal(), []);
}
