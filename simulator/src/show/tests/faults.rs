//! Tests of the validator for all sections: ids, names, segments, and reports of errors.

use super::{assert_invalid, faults_of, only, read, set, valid_show, with};
use crate::show::error::{ShowErrorKind, ValidationError};
use serde_json::json;

#[test]
fn the_show_that_the_tests_change_is_valid() {
    read(&valid_show()).unwrap();
}

#[test]
fn formats_other_than_ours() {
    let later = json!({ "format": 2, "name": 7, "lamps": [] });
    only(
        &later,
        "format",
        "2 is not a format that this version reads",
    );
    assert_invalid("/format", json!(2), "2 is not a format");
}

#[test]
fn ids_twice() {
    assert_invalid("/engines/2/id", json!(1), "already used by engines[0].id");
    assert_invalid(
        "/engines/0/instances/1/id",
        json!(1),
        "already used by engines[0].instances[0].id",
    );
    for section in ["graphs", "rgraphs", "ustates"] {
        let pointer = format!("/{section}/-");
        let place = format!("{section}[1].id");
        only(
            &with(&pointer, json!({ "id": 1, "name": "X" })),
            &place,
            "already used",
        );
    }
    assert_invalid(
        "/templates/1/id",
        json!(1),
        "already used by templates[0].id",
    );
    assert_invalid("/playoutRundowns/0/items/1/id", json!(1), "already used");
    let rundown =
        json!({ "id": 1, "name": "X", "items": [{ "id": 2, "name": "X", "template": "Clock" }] });
    let found = faults_of(&with("/playoutRundowns/-", rundown));
    let places: Vec<_> = found.iter().map(ValidationError::place).collect();
    assert_eq!(
        places,
        ["playoutRundowns[1].id", "playoutRundowns[1].items[0].id"]
    );
    let project = json!({ "projectId": 1, "name": "X" });
    only(
        &with("/projects/-", project),
        "projects[1].projectId",
        "already used",
    );
    only(
        &with("/launchConfigs/-", json!({ "id": 1, "name": "X" })),
        "launchConfigs[1].id",
        "already used",
    );
    let renderer = json!({ "id": 1, "launchConfigId": 1, "engineType": "UE", "stateId": 1 });
    only(
        &with("/renderers/-", renderer),
        "renderers[1].id",
        "already used by renderers[0].id",
    );
    assert_invalid(
        "/newsroomRundowns/0/items/1/itemID",
        json!("1"),
        "already used",
    );
    assert_invalid(
        "/newsroomRundowns/0/items/1/mosObject/objID",
        json!("M1"),
        "already used",
    );
    let rundown =
        json!({ "ncsID": "NCS", "roID": "1", "roSlug": "X", "createdAt": "2024-05-17T18:30:00Z" });
    only(
        &with("/newsroomRundowns/-", rundown.clone()),
        "newsroomRundowns[1].roID",
        "already used",
    );
    let mut elsewhere = rundown;
    set(&mut elsewhere, "/ncsID", json!("OTHER"));
    read(&with("/newsroomRundowns/-", elsewhere)).unwrap();
}

#[test]
fn numbers_that_are_no_ids() {
    for id in [json!(0), json!(-1), json!(1_i64 << 53)] {
        assert_invalid("/engines/2/id", id.clone(), "is not an id");
        assert_invalid("/ustates/0/id", id.clone(), "is not an id");
        assert_invalid("/templates/1/id", id.clone(), "is not an id");
        assert_invalid("/playoutRundowns/0/id", id.clone(), "is not an id");
        assert_invalid("/playoutRundowns/0/items/0/id", id.clone(), "is not an id");
        assert_invalid("/engines/0/instances/0/id", id, "is not an id");
    }
}

#[test]
fn empty_names() {
    for pointer in [
        "/engines/0/name",
        "/engines/0/role",
        "/engines/0/status",
        "/engines/0/instances/0/status",
        "/graphs/0/name",
        "/rgraphs/0/name",
        "/ustates/0/name",
        "/templates/1/name",
        "/playoutRundowns/0/name",
        "/playoutRundowns/0/items/0/name",
        "/newsroomRundowns/0/roSlug",
        "/newsroomRundowns/0/status",
        "/newsroomRundowns/0/items/0/mosObject/objAir",
        "/projects/0/name",
        "/launchConfigs/0/name",
    ] {
        let mut show = valid_show();
        // No item may use the template that loses its name.
        set(
            &mut show,
            "/playoutRundowns/0/items/1/template",
            json!("Lower Third"),
        );
        set(&mut show, pointer, json!(" "));
        let found = faults_of(&show);
        assert_eq!(found.len(), 1, "{pointer}: {found:?}");
        assert_eq!(found[0].problem(), "is empty", "{pointer}");
    }
    assert_invalid(
        "/engines/0/name",
        json!("x".repeat(256)),
        "256 characters long",
    );
}

#[test]
fn segments_that_cannot_be_addressed() {
    for pointer in [
        "/engines/0/nodes/0/NodePath",
        "/engines/0/nodes/0/properties/0/PropertyPath",
        "/engines/0/nodes/0/functions/0/FunctionPath",
        "/templates/0/buttons/0/id",
        "/templates/0/buttons/0/key",
        "/newsroomRundowns/0/ncsID",
        "/newsroomRundowns/0/roID",
        "/newsroomRundowns/0/items/0/storyID",
        "/newsroomRundowns/0/items/0/itemID",
        "/newsroomRundowns/0/items/0/mosObject/objID",
        "/newsroomRundowns/0/items/1/mosObject/buttons/0/id",
    ] {
        assert_invalid(pointer, json!(""), "is empty");
        assert_invalid(pointer, json!(".."), "cannot be addressed");
        assert_invalid(pointer, json!("x".repeat(1025)), "1025 characters long");
    }
    let field = json!({ "contentType": "text/plain", "text": "" });
    let show = with("/templates/1/externalData", json!({ "..": field }));
    only(&show, "templates[1].externalData...", "cannot be addressed");
}

#[test]
fn all_faults_are_listed_and_readable() {
    let mut show = with("/engines/0/name", json!(""));
    set(
        &mut show,
        "/playoutRundowns/0/items/0/template",
        json!("Clok"),
    );
    let error = read(&show).unwrap_err();
    assert!(matches!(error.kind(), ShowErrorKind::Unsound(faults) if faults.len() == 2));
    assert_eq!(
        error.to_string(),
        "the show has 2 faults:\n  \
         engines[0].name: is empty. Give it a name.\n  \
         playoutRundowns[0].items[0].template: no template is called \"Clok\". \
         Give a name from templates, or add a template with this name."
    );
    let many: Vec<_> = (1..=60).map(|id| json!({ "id": id, "name": "" })).collect();
    let mut show = valid_show();
    set(&mut show, "/projects", json!([]));
    set(&mut show, "/renderers/0/projectId", json!(null));
    set(&mut show, "/ustates", json!(many));
    let error = read(&show).unwrap_err();
    assert_eq!(error.faults().len(), 60);
    assert!(error.to_string().ends_with("\n  and 10 more"), "{error}");
}
