//! Tests of reading shows: errors in files and their places, and the defaults of missing fields.

use super::schema::places;
use super::{read, set, valid_show, with};
use crate::show::Show;
use crate::show::error::{ShowError, ShowErrorKind};
use serde_json::{Value, json};
use std::fs;

/// Asserts that the show is malformed at this place, with these words in the message.
fn malformed(text: &str, place: &str, words: &[&str]) -> ShowError {
    let error = Show::from_json(text).unwrap_err();
    let ShowErrorKind::Malformed { fault, .. } = error.kind() else {
        panic!("{error}")
    };
    assert_eq!(fault.place(), place, "{error}");
    let message = error.to_string();
    for word in words {
        assert!(message.contains(word), "{message:?} lacks {word:?}");
    }
    error
}

fn show_without(pointer: &str) -> String {
    let mut show = valid_show();
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    show.pointer_mut(parent)
        .unwrap()
        .as_object_mut()
        .unwrap()
        .remove(last)
        .unwrap();
    show.to_string()
}

#[test]
fn missing_fields_name_their_place() {
    for (pointer, place, field) in [
        ("/format", "the show", "format"),
        ("/engines/1/name", "engines[1]", "name"),
        (
            "/engines/0/nodes/0/NodePath",
            "engines[0].nodes[0]",
            "NodePath",
        ),
        (
            "/engines/0/nodes/0/properties/1/Value",
            "engines[0].nodes[0].properties[1]",
            "Value",
        ),
        ("/templates/0/buttons/1/id", "templates[0].buttons[1]", "id"),
        (
            "/playoutRundowns/0/items/0/template",
            "playoutRundowns[0].items[0]",
            "template",
        ),
        (
            "/newsroomRundowns/0/items/1/mosObject",
            "newsroomRundowns[0].items[1]",
            "mosObject",
        ),
        ("/renderers/0/stateId", "renderers[0]", "stateId"),
    ] {
        malformed(
            &show_without(pointer),
            place,
            &[&format!("missing field `{field}`"), "Add it"],
        );
    }
}

#[test]
fn every_required_field_of_the_valid_show_is_missed() {
    for (section, required) in [
        ("/graphs/0", &["id", "name"][..]),
        ("/rgraphs/0", &["id", "name"]),
        ("/ustates/0", &["id", "name"]),
        ("/projects/0", &["projectId", "name"]),
        ("/launchConfigs/0", &["id", "name"]),
        (
            "/newsroomRundowns/0",
            &["ncsID", "roID", "roSlug", "createdAt"],
        ),
        (
            "/newsroomRundowns/0/items/0/mosObject",
            &["objID", "created"],
        ),
        ("/templates/0/externalData/photo", &["contentType"]),
    ] {
        for field in required {
            let error = Show::from_json(&show_without(&format!("{section}/{field}"))).unwrap_err();
            assert!(
                error
                    .to_string()
                    .contains(&format!("missing field `{field}`")),
                "{error}"
            );
        }
    }
}

#[test]
fn wrong_types_name_their_place() {
    for (pointer, value, place, words) in [
        (
            "/engines",
            json!(null),
            "engines",
            &["null", "[] for an empty one"][..],
        ),
        (
            "/engines/0/nodes",
            json!(null),
            "engines[0].nodes",
            &["null", "leave the field out"],
        ),
        (
            "/engines/0/name",
            json!(null),
            "engines[0].name",
            &["null", "Give a value"],
        ),
        (
            "/engines/0/id",
            json!("1"),
            "engines[0].id",
            &["invalid type: string \"1\""],
        ),
        (
            "/newsroomRundowns/0/roID",
            json!(1),
            "newsroomRundowns[0].roID",
            &["in quotes"],
        ),
        (
            "/templates/0/data",
            json!([]),
            "templates[0].data",
            &["expected an object"],
        ),
        (
            "/engines/0",
            json!([7, "RE"]),
            "engines[0]",
            &["expected an object"],
        ),
        (
            "/engines/0/Name",
            json!("x"),
            "engines[0].Name",
            &["unknown field `Name`", "spelling"],
        ),
    ] {
        malformed(&with(pointer, value).to_string(), place, words);
    }
    malformed("[]", "the show", &["expected an object"]);
    malformed("null", "the show", &["expected an object"]);
    malformed(r#"{"format":"1"}"#, "format", &["expected a whole number"]);
    malformed(
        r#"{"format":1,}"#,
        "the show",
        &["trailing comma", "Remove the comma"],
    );
    malformed("{'format':1}", "the show", &["double quotes"]);
}

#[test]
fn lists_are_no_objects() {
    let valid = valid_show();
    let mut pointers = Vec::new();
    places(&valid, "", &mut pointers);
    pointers.retain(|pointer| valid.pointer(pointer).is_some_and(Value::is_object));
    assert!(pointers.len() > 40, "{}", pointers.len());
    for pointer in pointers {
        let mut show = valid.clone();
        let object = show.pointer_mut(&pointer).unwrap();
        *object = object.as_object().unwrap().values().cloned().collect();
        let error = read(&show).unwrap_err().to_string();
        assert!(error.contains("expected an object"), "{pointer}: {error}");
    }
}

#[test]
fn texts_that_look_like_brackets_do_not_mislead() {
    let show = r#"{"format":1,"name":"}]\"{[,:\\","engines":[{"id":1,"name":"é"},"#;
    let wrong = |engine: &str| format!("{show}{engine}]}}");
    let number = wrong(r#"{"id":2,"na\u006de":7}"#);
    malformed(&number, "engines[1].name", &["expected a string"]);
    let unknown = wrong(r#"{"id":2,"name":"B","nodes":[{"},{":1}]}"#);
    malformed(
        &unknown,
        "engines[1].nodes[0].},{",
        &["unknown field", "spelling"],
    );
    let invalid = wrong(r#"{"id":2,"name":}"#);
    malformed(&invalid, "engines[1].name", &["Correct the JSON"]);
}

#[test]
fn positions_are_those_of_the_file() {
    let text = "{\n  \"format\": 1,\n  \"engines\": [\n    { \"id\": 1, \"name\": 7 }\n  ]\n}\n";
    let error = malformed(
        text,
        "engines[0].name",
        &["line 4, column 24", "expected a string"],
    );
    assert!(!error.to_string().contains("at line 4 column"), "{error}");
}

#[test]
fn cut_files_are_reported_as_such() {
    let whole = valid_show().to_string();
    for cut in (1..whole.len()).filter(|&at| whole.is_char_boundary(at)) {
        let error = Show::from_json(&whole[..cut]).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("the file ends before the JSON is complete"),
            "{cut}: {error}"
        );
    }
    malformed("", "the show", &["the file is empty"]);
    malformed(
        &whole[..whole.find("\"Mixer_0\"").unwrap() + 3],
        "engines[0].nodes[0].NodePath",
        &["truncated"],
    );
    malformed(
        &format!("{whole}{whole}"),
        "the show",
        &["something follows the end"],
    );
}

#[test]
fn what_json_lets_through_unseen() {
    let twice = r#"{"format":1,"templates":[{"id":1,"name":"A","data":{"a":1,"a":2}}]}"#;
    malformed(
        twice,
        "templates[0].data",
        &["repeated key `a`", "Keep one"],
    );
    let huge = r#"{"format":1,"engines":[{"id":1,"name":"A","port":1e999}]}"#;
    malformed(huge, "engines[0].port", &["number out of range"]);
    let deep = format!("{{\"format\":1,\"name\":{}", "[".repeat(5000));
    let error = Show::from_json(&deep).unwrap_err();
    assert!(
        error.to_string().contains("Nest values less deeply"),
        "{error}"
    );
    let text = format!("\u{feff}{}", valid_show());
    Show::from_json(&text).unwrap();
}

#[test]
fn what_is_left_out_is_filled_in() {
    let show = read(&valid_show()).unwrap();
    let engine = &show.engines[0];
    assert_eq!(
        (&*engine.display_name, &*engine.ip, &*engine.role),
        ("RE", "127.0.0.1", "Broadcast")
    );
    assert_eq!(
        (&*engine.status, engine.re_enabled, engine.ue_enabled),
        ("connected", true, false)
    );
    assert_eq!(
        (
            engine.instances[0].engine_host_id,
            &*engine.instances[0].engine_type
        ),
        (1, "RE")
    );
    assert_eq!(engine.instances[0].status, "Idle");
    assert_eq!(engine.nodes[0].node_name, "Mixer_0");
    assert_eq!(engine.nodes[0].properties[0].display_name, "a");
    assert_eq!(engine.nodes[0].functions[0].function_name, "f");
    assert_eq!(
        engine.nodes[0].functions[0].properties[0].value,
        crate::json::Value::Null
    );
    assert_eq!(show.engines[2].engine_type, None);
    assert_eq!(show.templates[0].buttons[0].label, "in");
    assert_eq!(show.templates[0].external_data["photo"].bytes(), b"foo");
    let items = &show.playout_rundowns[0].items;
    assert_eq!(
        json!(items[0].data),
        json!({ "headline": "own", "side": "left" })
    );
    let rundown = &show.newsroom_rundowns[0];
    assert_eq!(
        (&rundown.updated_at, &rundown.ro_ed_start),
        (&rundown.created_at, &rundown.created_at)
    );
    assert_eq!((&*rundown.status, &*rundown.ro_ed_dur), ("NEW", "00:00:00"));
    let [first, second] = &rundown.items[..] else {
        panic!()
    };
    let buttons = json!([{ "id": "in", "key": "I", "label": "in" }, { "id": "out", "key": "out", "label": "Out" }]);
    assert_eq!(json!(first.mos_object.buttons), buttons);
    assert_eq!(
        (&*first.mos_object.changed_by, &*first.mos_object.changed),
        ("Desk", "2024-05-17T18:30:00Z")
    );
    assert_eq!(second.mos_object.buttons[1].key, "out");
}

#[test]
fn completing_twice_changes_nothing() {
    let show = read(&valid_show()).unwrap();
    assert_eq!(show.clone().completed().unwrap(), show);
    assert_eq!(
        read(&json!(show)).unwrap(),
        show,
        "what is written is read again"
    );
    let demo = Show::demo();
    assert_eq!(demo.clone().completed().unwrap(), demo);
}

#[test]
fn files_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("named.json");
    let error = Show::load(&file).unwrap_err();
    assert!(
        matches!(error.kind(), ShowErrorKind::Unreadable(_)),
        "{error}"
    );
    assert!(
        error.to_string().contains(&*file.to_string_lossy()),
        "{error}"
    );
    assert!(error.faults().is_empty());

    let mut invalid = valid_show();
    set(&mut invalid, "/engines/0/name", json!(""));
    fs::write(&file, invalid.to_string()).unwrap();
    let error = Show::load(&file).unwrap_err();
    assert_eq!(error.path(), Some(&*file));
    assert_eq!(error.faults()[0].place(), "engines[0].name");

    fs::write(&file, b"{\n  \"name\": \"\xff\"}").unwrap();
    let error = Show::load(&file).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("line 2, column 12: the show: the text is not UTF-8"),
        "{error}"
    );

    fs::write(&file, vec![b' '; (64 << 20) + 1]).unwrap();
    let error = Show::load(&file).unwrap_err();
    assert!(
        matches!(error.kind(), ShowErrorKind::TooLarge { .. }),
        "{error}"
    );
    assert!(error.to_string().contains("larger than 64 MiB"), "{error}");
}
