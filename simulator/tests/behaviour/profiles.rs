//! Tests of the generations of hubs.

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{Options, Profile};

use crate::studio::{Studio, options};

fn studio(profile: Profile) -> Studio {
    Studio::with(Options {
        profile,
        ..options()
    })
}

#[test]
fn the_oldest_hubs_know_three_groups() {
    let studio = studio(Profile::V1_0);
    for path in [
        "/engines",
        "/playout/rundowns",
        "/playout/templates",
        "/newsroom/rundowns",
    ] {
        assert_eq!(studio.call("GET", path, None).status, 200, "{path}");
    }
    for path in [
        "/graphs",
        "/rgraphs/11",
        "/ustates",
        "/projects",
        "/launcher",
        "/launcher/1",
    ] {
        assert_eq!(studio.call("GET", path, None).status, 404, "{path}");
    }
    assert_eq!(studio.put("/launcher/1/launch").status, 404);
    let engine = studio.get("/engines/1");
    assert_eq!(engine["enabled"], true);
    for gone in ["re_enabled", "ue_enabled", "ustateId"] {
        assert!(engine.get(gone).is_none(), "{gone}");
    }
    assert_eq!(engine["instances"][0]["engineType"], Value::Null);
    assert_eq!(engine["instances"][0]["engineVersion"], Value::Null);
    assert_eq!(engine["instances"][0]["cookedId"], 3);
    assert_eq!(
        studio.get("/engines/1/nodes")[0],
        json!({ "NodePath": "Mixer_0" })
    );
}

#[test]
fn the_newest_hubs_have_other_fields() {
    let studio = studio(Profile::V2_1);
    let engine = studio.get("/engines/1");
    assert!(engine.get("canCook").is_none());
    assert_eq!(engine["re_enabled"], true);
    for gone in ["cookedProjectId", "cookedMapId", "cookedId"] {
        assert!(engine["instances"][0].get(gone).is_none(), "{gone}");
    }
    let config = studio.get("/launcher/1");
    assert_eq!(
        (&config["running"], config["mode"].is_string()),
        (&json!(false), true)
    );
    assert_eq!(config["renderers"][0]["id"], 1);
    assert_eq!(config["renderers"][0]["stateId"], 12);
    assert_eq!(studio.put("/launcher/1/launch").status, 200);
    assert_eq!(studio.get("/launcher")[0]["running"], true);
    assert_eq!(studio.get("/launcher/1/renderer"), json!([1]));
}
