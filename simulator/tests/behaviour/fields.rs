//! Tests that the hub sends every field of section 2 of the specification and no others. The fields
//! are in a committed list.

use std::collections::{BTreeMap, BTreeSet};

use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{LocalHub, Options, Profile};

use crate::studio::Studio;
use crate::wire::segment;

/// Names of the fields of each record that a hub of a profile must send.
struct Expected {
    fields: BTreeMap<String, BTreeSet<String>>,
}

impl Expected {
    fn new(profile: Profile) -> Expected {
        let list: BTreeMap<String, BTreeMap<String, Value>> =
            serde_json::from_str(include_str!("../../../tests/spec/section2.json")).unwrap();
        let names = |fields: BTreeMap<String, Value>| fields.into_keys().collect();
        let mut expected = Expected {
            fields: list
                .into_iter()
                .map(|(name, it)| (name, names(it)))
                .collect(),
        };
        match profile {
            Profile::V1_0 => {
                expected.change(
                    "Engine",
                    &["re_enabled", "ue_enabled", "ustateId"],
                    &["enabled"],
                );
                expected.change("Node", &["NodeName"], &[]);
            }
            Profile::V1_6 => {}
            Profile::V2_1 => {
                expected.change("Engine", &["canCook"], &[]);
                let cooked = ["cookedProjectId", "cookedMapId", "cookedId"];
                expected.change("EngineInstance", &cooked, &[]);
                expected.change("LaunchConfig", &[], &["running", "mode"]);
            }
        }
        expected
    }

    fn change(&mut self, record: &str, gone: &[&str], new: &[&str]) {
        let fields = self.fields.get_mut(record).unwrap();
        for name in gone {
            assert!(fields.remove(*name), "{name}");
        }
        fields.extend(new.iter().map(|name| (*name).to_owned()));
    }

    /// Asserts that a record from the hub has exactly the expected fields, except that those in
    /// `absent` may be missing.
    #[track_caller]
    fn holds(&self, record: &str, written: &Value, absent: &[&str]) {
        let written = written
            .as_object()
            .unwrap_or_else(|| panic!("{record}: {written}"));
        let mut wanted = self.fields[record].clone();
        for name in absent {
            assert!(wanted.contains(*name), "{record}.{name}");
            if !written.contains_key(*name) {
                wanted.remove(*name);
            }
        }
        let found: BTreeSet<_> = written.keys().cloned().collect();
        assert_eq!(found, wanted, "{record}");
    }

    /// Calls `holds` for each record of a list, which must not be empty.
    #[track_caller]
    fn each(&self, record: &str, written: &Value, absent: &[&str]) {
        let written = written
            .as_array()
            .unwrap_or_else(|| panic!("{record}: {written}"));
        assert!(!written.is_empty(), "{record}");
        for one in written {
            self.holds(record, one, absent);
        }
    }
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().unwrap().iter()
}

fn first_id(list: &Value) -> i64 {
    list[0]["id"].as_i64().unwrap()
}

fn check_engines(studio: &Studio, expected: &Expected) {
    let engines = studio.get("/engines");
    expected.each("Engine", &engines, &["engineType"]);
    let (mut properties, mut functions) = (0, 0);
    for engine in items(&engines) {
        for instance in items(&engine["instances"]) {
            expected.holds("EngineInstance", instance, &[]);
        }
        let path = format!("/engines/{}", engine["id"]);
        assert_eq!(studio.get(&path), *engine);
        for node in items(&studio.get(&format!("{path}/nodes"))) {
            expected.holds("Node", node, &[]);
            let path = format!(
                "{path}/nodes/{}",
                segment(node["NodePath"].as_str().unwrap())
            );
            assert_eq!(studio.get(&path), *node);
            for property in items(&studio.get(&format!("{path}/properties"))) {
                expected.holds("Property", property, &[]);
                properties += 1;
            }
            for function in items(&studio.get(&format!("{path}/functions"))) {
                expected.holds("FunctionSummary", function, &[]);
                let name = segment(function["FunctionPath"].as_str().unwrap());
                let function = studio.get(&format!("{path}/functions/{name}"));
                expected.holds("Function", &function, &[]);
                for property in function["Properties"].as_object().unwrap().values() {
                    expected.holds("Property", property, &[]);
                }
                functions += 1;
            }
        }
    }
    assert!(properties > 0 && functions > 0);
}

fn check_playout(studio: &Studio, expected: &Expected) {
    let rundowns = studio.get("/playout/rundowns");
    expected.each("PlayoutRundown", &rundowns, &[]);
    let templates = studio.get("/playout/templates");
    expected.each("Template", &templates, &[]);
    let made = studio
        .post("/playout/rundowns", json!({ "name": "New" }))
        .json();
    expected.holds("PlayoutRundown", &made, &[]);
    let path = format!("/playout/rundowns/{}/items", first_id(&rundowns));
    let listed = studio.get(&path);
    expected.each("PlayoutItem", &listed, &[]);
    for item in items(&listed) {
        for button in items(&item["buttons"]) {
            expected.holds("PlayoutButton", button, &[]);
        }
    }
    let body = json!({ "name": "New", "template": templates[0]["name"] });
    let made = studio.post(&path, body).json();
    assert!(made.get("buttons").is_none());
    expected.holds("PlayoutItem", &made, &["buttons"]);
    let path = format!("{path}/{}", made["id"]);
    let updated = studio.patch(&path, json!({ "name": "Newer" })).json();
    assert!(updated.get("buttons").is_none());
    expected.holds("PlayoutItem", &updated, &["buttons"]);
    expected.each("PlayoutItem", &studio.get(&path), &[]);
}

fn check_newsroom(studio: &Studio, expected: &Expected) {
    let rundowns = studio.get("/newsroom/rundowns");
    expected.each("NewsroomRundownSummary", &rundowns, &[]);
    let (mut objects, mut buttons) = (0, 0);
    for rundown in items(&rundowns) {
        let device = format!(
            "/newsroom/rundowns/{}",
            segment(rundown["ncsID"].as_str().unwrap())
        );
        expected.each("NewsroomRundownSummary", &studio.get(&device), &[]);
        let id = segment(rundown["roID"].as_str().unwrap());
        let detail = studio.get(&format!("{device}/{id}"));
        expected.holds("NewsroomRundown", &detail, &[]);
        for item in items(&detail["items"]) {
            expected.holds("NewsroomItem", item, &[]);
            let object = &item["mosObject"];
            expected.holds("MosObject", object, &[]);
            for button in items(&object["buttons"]) {
                expected.holds("NewsroomButton", button, &[]);
                buttons += 1;
            }
            let path = format!(
                "/newsroom/mosObjects/{}",
                segment(object["objID"].as_str().unwrap())
            );
            let updated = studio.call("PATCH", &path, None).json();
            assert!(updated.get("buttons").is_none());
            expected.holds("MosObject", &updated, &["buttons"]);
            objects += 1;
        }
    }
    assert!(objects > 0 && buttons > 0);
}

fn check_the_rest(studio: &Studio, expected: &Expected, profile: Profile) {
    for (group, summary, detail) in [
        ("graphs", "GraphSummary", "Graph"),
        ("rgraphs", "RgraphSummary", "Rgraph"),
        ("ustates", "UstateSummary", "Ustate"),
    ] {
        let listed = studio.get(&format!("/{group}"));
        expected.each(summary, &listed, &[]);
        let read = studio.get(&format!("/{group}/{}", first_id(&listed)));
        expected.holds(detail, &read, &[]);
    }
    expected.each("Project", &studio.get("/projects"), &[]);
    let configs = studio.get("/launcher");
    expected.each("LaunchConfig", &configs, &[]);
    expected.holds(
        "LaunchConfig",
        &studio.get(&format!("/launcher/{}", first_id(&configs))),
        &[],
    );
    let made = studio
        .post(
            "/launcher/create",
            json!({ "name": "New", "renderers": [] }),
        )
        .json();
    expected.holds("LaunchConfigCreated", &made, &[]);
    let path = format!("/launcher/{}/renderer", made["id"]);
    let renderer = studio.post(&format!("{path}/create"), json!({})).json();
    assert_eq!(studio.get(&path), json!([renderer]));
    expected.holds("Renderer", &studio.get(&format!("{path}/{renderer}")), &[]);
    if profile == Profile::V2_1 {
        // A complete renderer also contains its number.
        let mut whole = studio.get(&format!("/launcher/{}", made["id"]))["renderers"][0].clone();
        assert_eq!(whole.as_object_mut().unwrap().remove("id"), Some(renderer));
        expected.holds("Renderer", &whole, &[]);
    }
}

fn check(profile: Profile, options: Options) {
    let hub = LocalHub::start(Options { profile, ..options }).unwrap();
    let (studio, expected) = (Studio { hub }, Expected::new(profile));
    check_engines(&studio, &expected);
    check_playout(&studio, &expected);
    check_newsroom(&studio, &expected);
    if profile != Profile::V1_0 {
        check_the_rest(&studio, &expected, profile);
    }
}

#[test]
fn every_field_of_section_2_and_no_other_is_written() {
    for profile in Profile::ALL {
        check(profile, crate::studio::options());
    }
}

#[test]
fn the_demo_show_is_written_in_the_same_fields() {
    for profile in Profile::ALL {
        check(profile, Options::default());
    }
}
