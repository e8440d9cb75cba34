//! Tests of graphs, rgraphs and ustates, of the effects of loading them into an engine, and of
//! projects.

use gfxhub_simulator::json::{Value, json};

use crate::studio::{INTERNAL, Studio};

fn nodes(studio: &Studio, engine: i64) -> Vec<Value> {
    let nodes = studio.get(&format!("/engines/{engine}/nodes"));
    nodes
        .as_array()
        .unwrap()
        .iter()
        .map(|node| node["NodePath"].clone())
        .collect()
}

#[test]
fn states_are_listed_and_read() {
    let studio = Studio::new();
    assert_eq!(
        studio.get("/graphs")[1],
        json!({ "id": 22, "name": "Night" })
    );
    assert_eq!(
        studio.get("/graphs/22"),
        json!({ "id": 22, "name": "Night", "content": "{}" })
    );
    assert_eq!(studio.get("/rgraphs/12")["xmlContent"], "<s/>");
    assert_eq!(
        studio.get("/ustates"),
        json!([{ "id": 31, "name": "Stage" }])
    );
    assert_eq!(studio.get("/ustates/31")["ustateData"], "{}");
    for (path, text) in [
        ("/graphs/1", "Graph not found."),
        ("/rgraphs/x", "Rgraph not found."),
        ("/ustates/99", "Ustate not found."),
    ] {
        assert_eq!(
            studio.call("GET", path, None).parts(),
            (404, json!({ "error": text }))
        );
    }
    assert_eq!(
        studio.get("/projects")[0]["createdAt"],
        json!(1_767_225_600_000_i64)
    );
}

#[test]
fn a_loaded_graph_brings_its_nodes() {
    let studio = Studio::new();
    let own = json!("3F2504E0-4F89-11D3-9A0C-0305E82C3301");
    assert_eq!(
        nodes(&studio, 2),
        [own.clone(), json!("d0000001-3b7d-4e55-9a01-c4d2e8f70b13")]
    );
    let sun = "/engines/2/nodes/d0000001-3b7d-4e55-9a01-c4d2e8f70b13/properties/d1000001-3b7d-4e55-9a01-c4d2e8f70b13";
    studio.patch(sun, json!({ "Value": 0.75 }));
    let loaded = studio.post("/graphs/22/load", json!({ "engineHostId": 2 }));
    assert_eq!(loaded.parts(), (200, json!({ "success": true })));
    assert_eq!(
        nodes(&studio, 2),
        [own.clone(), json!("e0000001-3b7d-4e55-9a01-c4d2e8f70b13")]
    );
    assert_eq!(studio.call("GET", sun, None).plain(), INTERNAL);
    assert_eq!(studio.last_effect().operation, "graphs.load");
    assert_eq!(studio.last_effect().change["stateId"], 22);
    // A graph that is loaded again has the values of the show, and not those that were set before.
    studio.post("/graphs/21/load", json!({ "engineHostId": "2" }));
    assert_eq!(studio.get(sun)["Value"], 0.5);
}

#[test]
fn rgraphs_and_ustates_show_in_their_engine() {
    let studio = Studio::new();
    assert_eq!(studio.get("/engines/1")["rgraphId"], 11);
    assert_eq!(
        studio
            .post("/rgraphs/12/load", json!({ "engineHostId": 1 }))
            .status,
        200
    );
    assert_eq!(studio.get("/engines/1")["rgraphId"], 12);
    assert_eq!(nodes(&studio, 1), ["Mixer_0", "Scoreboard"]);
    assert_eq!(studio.get("/engines/3")["ustateId"], Value::Null);
    assert_eq!(
        studio
            .post("/ustates/31/load", json!({ "engineHostId": 3.0 }))
            .status,
        200
    );
    assert_eq!(studio.get("/engines/3")["ustateId"], 31);
}

#[test]
fn wrong_loads_change_nothing() {
    let studio = Studio::new();
    let load = |path: &str, body: Value| studio.post(path, body);
    let no = (200, json!({ "success": false }));
    assert_eq!(
        load("/graphs/22/load", json!({ "engineHostId": 1 })).parts(),
        no
    );
    assert_eq!(
        load("/ustates/31/load", json!({ "engineHostId": 2 })).parts(),
        no
    );
    assert_eq!(
        load("/rgraphs/12/load", json!({ "engineHostId": 5 })).parts(),
        no
    );
    for path in ["/graphs/1/load", "/rgraphs/x/load", "/ustates/99/load"] {
        assert_eq!(load(path, json!({ "engineHostId": 2 })).plain(), INTERNAL);
    }
    assert_eq!(
        load("/graphs/22/load", json!({ "engineHostId": 99 })).plain(),
        INTERNAL
    );
    for body in [
        json!({}),
        json!({ "engineHostId": null }),
        json!({ "engineHostId": "two" }),
    ] {
        assert_eq!(load("/graphs/22/load", body).status, 422);
    }
    assert_eq!(studio.call("POST", "/graphs/22/load", None).status, 422);
    assert_eq!(studio.hub.journal(), []);
    assert_eq!(nodes(&studio, 2)[1], "d0000001-3b7d-4e55-9a01-c4d2e8f70b13");
}
