//! Tests of the validator for templates, playout and newsroom.

use super::{assert_invalid, only, set, with};
use serde_json::json;

#[test]
fn buttons_that_are_ambiguous() {
    assert_invalid(
        "/templates/0/buttons/1/id",
        json!("in"),
        "also the id or key of button \"in\"",
    );
    assert_invalid(
        "/templates/0/buttons/1/key",
        json!("I"),
        "also the id or key of button \"in\"",
    );
    assert_invalid(
        "/templates/0/buttons/1/key",
        json!("in"),
        "also the id or key of button \"in\"",
    );
    assert_invalid(
        "/newsroomRundowns/0/items/1/mosObject/buttons/1/id",
        json!("in"),
        "also the id",
    );
    let out = json!({ "contentType": "text/plain", "text": "" });
    assert_invalid(
        "/templates/0/externalData/out",
        out,
        "also the id or key of button \"out\"",
    );
}

#[test]
fn template_names() {
    let mut show = with("/templates/1/name", json!("Lower Third"));
    set(
        &mut show,
        "/playoutRundowns/0/items/1/template",
        json!("Lower Third"),
    );
    only(
        &show,
        "templates[1].name",
        "already used by templates[0].name",
    );
    assert_invalid(
        "/playoutRundowns/0/items/0/template",
        json!("Clok"),
        "no template is called \"Clok\"",
    );
    assert_invalid(
        "/newsroomRundowns/0/items/1/mosObject/template",
        json!("X"),
        "no template is called",
    );
}

#[test]
fn external_data() {
    let photo = "/templates/0/externalData/photo";
    assert_invalid(&format!("{photo}/base64"), json!("Zm9"), "is not base64");
    assert_invalid(
        &format!("{photo}/contentType"),
        json!("png"),
        "not a content type",
    );
    assert_invalid(
        &format!("{photo}/contentType"),
        json!("a/b\r\nX: y"),
        "not a content type",
    );
    assert_invalid(
        photo,
        json!({ "contentType": "text/plain" }),
        "needs one of text and base64",
    );
    let both = json!({ "contentType": "text/plain", "text": "", "base64": "" });
    assert_invalid(photo, both, "needs one of text and base64");
    let big = json!({ "contentType": "text/plain", "text": "x".repeat((1 << 20) + 1) });
    assert_invalid(photo, big, "holds 1048577 bytes");
}

#[test]
fn times_of_the_newsroom() {
    let rundown = "/newsroomRundowns/0";
    for field in ["createdAt", "updatedAt", "roEdStart"] {
        assert_invalid(
            &format!("{rundown}/{field}"),
            json!("yesterday"),
            "ISO 8601",
        );
    }
    for field in ["created", "changed"] {
        let pointer = format!("{rundown}/items/0/mosObject/{field}");
        assert_invalid(&pointer, json!("2024-02-30T00:00:00Z"), "ISO 8601");
    }
    assert_invalid(
        &format!("{rundown}/roEdDur"),
        json!("30:00"),
        "is not a duration",
    );
    assert_invalid(
        &format!("{rundown}/mosExternalMetadata"),
        json!("{"),
        "does not contain JSON",
    );
    assert_invalid(
        &format!("{rundown}/items/0/mosObject/objRev"),
        json!(-1),
        "negative",
    );
}

#[test]
fn fields_that_the_template_lacks() {
    let mut show = with("/strictFields", json!(true));
    assert!(super::read(&show).is_ok());
    set(
        &mut show,
        "/playoutRundowns/0/items/0/data",
        json!({ "headlin": "" }),
    );
    only(
        &show,
        "playoutRundowns[0].items[0].data",
        "template \"Lower Third\" has no field \"headlin\"; it has headline, side, photo",
    );
    set(&mut show, "/strictFields", json!(false));
    assert!(super::read(&show).is_ok());
    let mut show = with("/strictFields", json!(true));
    set(
        &mut show,
        "/newsroomRundowns/0/items/0/mosObject/data",
        json!({ "x": 1 }),
    );
    only(
        &show,
        "newsroomRundowns[0].items[0].mosObject.data",
        "has no field \"x\"",
    );
}
