//! Tests of playout: rundowns, the order of items, templates, buttons and ExternalData fields.

use gfxhub_simulator::json::{Value, json};

use crate::studio::{INTERNAL, Studio};

fn names(studio: &Studio) -> Vec<Value> {
    let items = studio.get("/playout/rundowns/7/items");
    items
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["name"].clone())
        .collect()
}

#[test]
fn rundowns_come_and_go() {
    let studio = Studio::new();
    let listed = json!([{ "id": 7, "name": "Evening" }, { "id": 8, "name": "Empty" }]);
    assert_eq!(studio.get("/playout/rundowns"), listed);
    let made = studio.post("/playout/rundowns", json!({ "name": "Late" }));
    assert_eq!(made.parts(), (201, json!({ "id": 9, "name": "Late" })));
    assert_eq!(
        studio.get("/playout/rundowns/9"),
        json!({ "id": 9, "name": "Late" })
    );
    let renamed = studio.patch("/playout/rundowns/9", json!({ "name": "Later" }));
    assert_eq!(renamed.parts(), (200, json!({ "id": 9, "name": "Later" })));
    assert_eq!(
        studio.call("DELETE", "/playout/rundowns/9", None).bare(),
        204
    );
    assert_eq!(
        studio.call("DELETE", "/playout/rundowns/9", None).bare(),
        404
    );
    assert_eq!(
        studio.call("GET", "/playout/rundowns/9", None).plain(),
        INTERNAL
    );
    // No number is used twice.
    let made = studio.post("/playout/rundowns", json!({ "name": "New" }));
    assert_eq!(made.json()["id"], 10);
    let operations: Vec<_> = studio.hub.journal().iter().map(|it| it.operation).collect();
    let expected = [
        "create_rundown",
        "rename_rundown",
        "delete_rundown",
        "create_rundown",
    ];
    assert_eq!(operations, expected.map(|verb| format!("playout.{verb}")));
}

#[test]
fn rundowns_need_names() {
    let studio = Studio::new();
    let required = (422, json!({ "error": "Rundown name is required." }));
    for body in [
        json!({}),
        json!({ "name": "" }),
        json!({ "name": null }),
        json!([1]),
    ] {
        assert_eq!(
            studio.post("/playout/rundowns", body.clone()).parts(),
            required
        );
        assert_eq!(studio.patch("/playout/rundowns/7", body).parts(), required);
    }
    assert_eq!(
        studio.call("POST", "/playout/rundowns", None).parts(),
        required
    );
    let long = json!({ "name": "x".repeat(256) });
    let why = json!({ "error": "Rundown name must have at most 255 characters." });
    for (method, path) in [
        ("POST", "/playout/rundowns"),
        ("PATCH", "/playout/rundowns/7"),
    ] {
        let response = studio.call(method, path, Some(long.clone()));
        assert_eq!(response.parts(), (422, why.clone()));
    }
    assert_eq!(
        studio
            .patch("/playout/rundowns/99", json!({ "name": "x" }))
            .bare(),
        404
    );
    assert_eq!(
        studio
            .patch("/playout/rundowns/x", json!({ "name": "x" }))
            .bare(),
        404
    );
    assert_eq!(studio.hub.journal(), []);
}

#[test]
fn items_get_buttons_and_data_from_their_template() {
    let studio = Studio::new();
    let body = json!({ "name": "D", "template": "Lower Third", "data": { "headline": "Hi" } });
    let made = studio.post("/playout/rundowns/7/items", body);
    let data = json!({ "headline": "Hi", "subline": "none" });
    let mut item = json!({ "id": 73, "name": "D", "template": "Lower Third", "data": data });
    assert_eq!(made.parts(), (201, item.clone()));
    item["buttons"] = json!([{ "id": "1", "label": "In" }, { "id": "2", "label": "Out" }]);
    assert_eq!(studio.get("/playout/rundowns/7/items/73"), json!([item]));
    assert_eq!(studio.get("/playout/rundowns/7/items")[3], item);
    // Another template has other buttons and other data.
    let changed = studio.patch(
        "/playout/rundowns/7/items/73",
        json!({ "template": "Full Frame" }),
    );
    assert_eq!(changed.json()["data"], json!({ "clip": "" }));
    assert!(changed.json().get("buttons").is_none());
    let read = studio.get("/playout/rundowns/7/items/73");
    assert_eq!(
        read[0]["buttons"],
        json!([{ "id": "take", "label": "Take" }])
    );
    // The first request has no data, and the second has no body. Some clients send these.
    let bare = json!({ "name": "E", "template": "Full Frame" });
    assert_eq!(studio.post("/playout/rundowns/8/items", bare).status, 201);
    assert_eq!(
        studio
            .call("PATCH", "/playout/rundowns/7/items/70", None)
            .status,
        200
    );
    let templates = json!([{ "id": 1, "name": "Lower Third" }, { "id": 2, "name": "Full Frame" }]);
    assert_eq!(studio.get("/playout/templates"), templates);
}

#[test]
fn items_keep_their_order() {
    let studio = Studio::new();
    let make = |name: &str, order: Value| {
        let body = json!({ "name": name, "template": "Full Frame", "order": order });
        studio.post("/playout/rundowns/7/items", body).json()["id"]
            .as_i64()
            .unwrap()
    };
    make("D", json!(1));
    make("E", json!("0"));
    make("F", json!(99));
    assert_eq!(names(&studio), ["E", "A", "D", "B", "C", "F"]);
    let move_to = |id: i64, order: i64| {
        let path = format!("/playout/rundowns/7/items/{id}");
        studio
            .patch(&path, json!({ "order": order, "overriddenChannels": [3] }))
            .status
    };
    assert_eq!(move_to(70, 4), 200);
    assert_eq!(names(&studio), ["E", "D", "B", "C", "A", "F"]);
    assert_eq!(
        studio.last_effect().change["overriddenChannels"],
        json!([3])
    );
    assert_eq!(studio.last_effect().change["order"], 4);
    assert_eq!(
        studio
            .call("DELETE", "/playout/rundowns/7/items/71", None)
            .bare(),
        204
    );
    assert_eq!(names(&studio), ["E", "D", "C", "A", "F"]);
    // An update without channels keeps them.
    assert_eq!(
        studio
            .patch("/playout/rundowns/7/items/70", json!({ "name": "Z" }))
            .status,
        200
    );
    assert_eq!(
        studio.last_effect().change["overriddenChannels"],
        json!([3])
    );
}

#[test]
fn wrong_items_are_refused() {
    let studio = Studio::new();
    for body in [
        json!({}),
        json!({ "name": "x" }),
        json!({ "template": "Full Frame" }),
        json!({ "name": "x", "template": "None" }),
        json!({ "name": "x", "template": "Full Frame", "order": -1 }),
        json!({ "name": "x", "template": "Full Frame", "order": 1.5 }),
        json!({ "name": "x", "template": "Full Frame", "data": "text" }),
        json!({ "name": 3, "template": "Full Frame" }),
    ] {
        assert_eq!(
            studio
                .post("/playout/rundowns/7/items", body.clone())
                .status,
            422,
            "{body}"
        );
    }
    for body in [
        json!({ "name": "" }),
        json!({ "overriddenChannels": 3 }),
        json!({ "data": [] }),
    ] {
        assert_eq!(
            studio
                .patch("/playout/rundowns/7/items/70", body.clone())
                .status,
            422,
            "{body}"
        );
    }
    let item = json!({ "name": "x", "template": "Full Frame" });
    assert_eq!(
        studio
            .post("/playout/rundowns/9/items", item.clone())
            .bare(),
        404
    );
    assert_eq!(
        studio.patch("/playout/rundowns/8/items/70", item).bare(),
        404
    );
    assert_eq!(
        studio
            .call("DELETE", "/playout/rundowns/8/items/70", None)
            .bare(),
        404
    );
    assert_eq!(
        studio
            .call("GET", "/playout/rundowns/8/items/70", None)
            .plain(),
        INTERNAL
    );
    assert_eq!(
        studio
            .call("GET", "/playout/rundowns/9/items", None)
            .plain(),
        INTERNAL
    );
    assert_eq!(names(&studio), ["A", "B", "C"]);
    assert_eq!(studio.hub.journal(), []);
}

#[test]
fn buttons_are_pressed_by_key_or_id() {
    let studio = Studio::new();
    for key in ["in", "1"] {
        let pressed = studio.call("POST", &format!("/playout/rundowns/7/items/70/{key}"), None);
        assert_eq!(pressed.parts(), (200, json!({ "success": true })));
        assert_eq!(studio.last_effect().operation, "playout.trigger_button");
        assert_eq!(
            studio.last_effect().change["button"],
            json!({ "id": "1", "label": "In" })
        );
    }
    let missing = (404, json!({ "error": "Rundown item not found." }));
    for path in [
        "/playout/rundowns/7/items/99/in",
        "/playout/rundowns/8/items/70/in",
    ] {
        assert_eq!(studio.call("POST", path, None).parts(), missing);
    }
    assert_eq!(
        studio
            .call("POST", "/playout/rundowns/7/items/70/none", None)
            .status,
        404
    );
    assert_eq!(studio.hub.journal().len(), 2);
}

#[test]
fn external_data_is_downloaded() {
    let studio = Studio::new();
    let logo = "/playout/rundowns/7/items/70/Logo";
    for method in ["POST", "GET"] {
        let response = studio.call(method, logo, None);
        assert_eq!(
            (response.status, response.header("content-type")),
            (200, Some("image/png"))
        );
        assert_eq!(response.body, [0x89, b'P', b'N', b'G']);
    }
    let effects = studio.hub.journal();
    assert_eq!(effects.len(), 1);
    assert_eq!(effects[0].operation, "playout.trigger_external_data");
    let button = studio.call("GET", "/playout/rundowns/7/items/70/in", None);
    assert_eq!((button.status, button.header("allow")), (405, Some("POST")));
    let other = studio.call("GET", "/playout/rundowns/7/items/71/Logo", None);
    assert_eq!(other.status, 404);
}

#[test]
fn a_field_that_the_template_lacks_is_refused_by_a_strict_show() {
    let studio = Studio::with(gfxhub_simulator::Options::default());
    let why = r#"template "Lower Third" has no field "headlin"; it has headline, subline."#;
    let refused = (422, json!({ "error": why }));
    let data = json!({ "headlin": "Anna Berg", "subline": "" });
    let created = json!({ "name": "A", "template": "Lower Third", "data": data });
    let items = "/playout/rundowns/1/items";
    assert_eq!(studio.post(items, created).parts(), refused);
    let updated = json!({ "data": data });
    assert_eq!(
        studio.patch(&format!("{items}/2"), updated).parts(),
        refused
    );
    // The data is refused, because the new template lacks a field of the old one.
    let other = json!({ "template": "Quote", "data": { "headline": "A" } });
    assert_eq!(studio.patch(&format!("{items}/2"), other).status, 422);
    let object = json!({ "data": { "headlin": "Rain" } });
    assert_eq!(
        studio
            .patch("/newsroom/mosObjects/MOS-1001", object)
            .parts(),
        refused
    );
    assert_eq!(studio.hub.journal(), []);
    let known = json!({ "template": "Photo Gallery", "data": { "photo": "a.png" } });
    assert_eq!(studio.patch(&format!("{items}/2"), known).status, 200);
}

#[test]
fn other_shows_keep_such_a_field_and_warn_in_the_log() {
    let studio = Studio::new();
    let warning = || studio.hub.requests().pop().unwrap().warning;
    let item = "/playout/rundowns/7/items/70";
    let patched = studio.patch(item, json!({ "data": { "headlin": "Hi" } }));
    assert_eq!(patched.json()["data"]["headlin"], "Hi");
    let why = r#"template "Lower Third" has no field "headlin"; it has headline, subline, Logo"#;
    assert_eq!(warning().as_deref(), Some(why));
    let long = json!({ "data": { "x".repeat(300): 1, "y".repeat(300): 1 } });
    studio.patch(item, long);
    let kept = warning().unwrap();
    assert_eq!((kept.chars().count(), kept.ends_with('…')), (251, true));
    studio.patch(item, json!({ "data": { "headline": "Hi" } }));
    assert_eq!(warning(), None);
    let created = json!({ "name": "D", "template": "Full Frame", "data": { "x": 1 } });
    assert_eq!(
        studio.post("/playout/rundowns/7/items", created).status,
        201
    );
    assert!(warning().is_some());
    studio.patch(
        "/newsroom/mosObjects/OBJ%201",
        json!({ "data": { "lines": [] } }),
    );
    assert!(warning().is_some());
    // There is no warning, because this object has no template.
    studio.patch(
        "/newsroom/mosObjects/OBJ2",
        json!({ "data": { "lines": [] } }),
    );
    assert_eq!(warning(), None);
}
