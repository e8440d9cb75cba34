//! Tests of newsroom rundowns, MOS objects and their buttons.

use gfxhub_simulator::json::json;

use crate::studio::{INTERNAL, Studio};
use crate::wire::segment;

const AWKWARD: &str = "2016ENPS9VM001;P_ENPSNEWS\\W;38387985-0001";

#[test]
fn rundowns_are_listed_by_system() {
    let studio = Studio::new();
    let all = studio.get("/newsroom/rundowns");
    assert_eq!(all.as_array().unwrap().len(), 2);
    assert_eq!(studio.get("/newsroom/rundowns/NCS2"), json!([all[1]]));
    assert_eq!(all[1]["roID"], AWKWARD);
    let detail = studio.get(&format!("/newsroom/rundowns/NCS2/{}", segment(AWKWARD)));
    assert_eq!(detail["roSlug"], "Late");
    assert_eq!(detail["items"][0]["itemID"], "2/3");
    let detail = studio.get("/newsroom/rundowns/NCS1/69425946");
    let object = &detail["items"][0]["mosObject"];
    assert_eq!(
        object["buttons"],
        json!([{ "id": "b1", "key": "in", "label": "In" }])
    );
    assert_eq!(object["data"]["lines"], json!(["a", "b"]));
    for path in ["/newsroom/rundowns/NCS3", "/newsroom/rundowns/NCS1/1"] {
        assert_eq!(studio.call("GET", path, None).plain(), INTERNAL);
    }
}

#[test]
fn the_data_of_a_mos_object_is_replaced() {
    let studio = Studio::new();
    let before = studio.get("/newsroom/rundowns/NCS1/69425946")["items"][0]["mosObject"].clone();
    let body = json!({ "description": "second", "data": { "headline": "Rain" } });
    let (status, object) = studio.patch("/newsroom/mosObjects/OBJ%201", body).parts();
    assert_eq!(
        (status, &object["data"]),
        (200, &json!({ "headline": "Rain" }))
    );
    assert_eq!(
        (&object["changedBy"], &object["description"]),
        (&json!("REST API"), &json!("second"))
    );
    assert!(object.get("buttons").is_none());
    assert_eq!(
        (&object["objRev"], &object["changed"]),
        (&before["objRev"], &before["changed"])
    );
    let after = studio.get("/newsroom/rundowns/NCS1/69425946")["items"][0]["mosObject"].clone();
    assert_eq!(after["data"], object["data"]);
    assert_eq!(after["buttons"], before["buttons"]);
    // Without a body, the call only changes the author of the last change.
    let touched = studio
        .call("PATCH", "/newsroom/mosObjects/OBJ2", None)
        .json();
    assert_eq!(touched["changedBy"], "REST API");
    assert_eq!(studio.hub.journal().len(), 2);
    let refused = studio.patch("/newsroom/mosObjects/OBJ2", json!({ "data": "text" }));
    assert_eq!(refused.status, 422);
    let refused = studio.patch("/newsroom/mosObjects/OBJ2", json!({ "description": 4 }));
    assert_eq!(refused.status, 422);
    let missing = studio.patch("/newsroom/mosObjects/None", json!({ "data": {} }));
    assert_eq!(missing.plain(), INTERNAL);
    assert_eq!(studio.hub.journal().len(), 2);
}

#[test]
fn newsroom_buttons_are_pressed() {
    let studio = Studio::new();
    let ok = (200, json!({ "success": true }));
    let press = |path: &str| studio.call("POST", &format!("/newsroom/rundowns/{path}"), None);
    assert_eq!(press("NCS1/69425946/111/1/in").parts(), ok);
    assert_eq!(press("NCS1/69425946/111/1/b1").parts(), ok);
    let awkward = ["NCS2", AWKWARD, "ST;1\\x", "2/3", "go"]
        .map(segment)
        .join("/");
    assert_eq!(press(&awkward).parts(), ok);
    let effect = studio.last_effect();
    assert_eq!(effect.target["storyID"], "ST;1\\x");
    assert_eq!(effect.change["objID"], "OBJ2");
    let missing = (404, json!({ "error": "Rundown item not found." }));
    for path in [
        "NCS1/1/111/1/in",
        "NCS1/69425946/112/1/in",
        "NCS1/69425946/111/2/in",
    ] {
        assert_eq!(press(path).parts(), missing);
    }
    assert_eq!(press("NCS1/69425946/111/1/none").status, 404);
    assert_eq!(studio.hub.journal().len(), 3);
}
