//! Tests of the structure of JSON: objects where they are expected, no repeated keys, and limited
//! nesting.

use gfxhub::{Engine, ErrorKind, PlayoutItem, Property, PropertyUpdate, Record, Value};

use super::{OK, Server, client, failed};

/// Checks that this response to `engines.get` is refused.
fn refuse(text: &str) {
    let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", text.len());
    let answer: &'static str = (head + text).leak();
    let server = Server::answering(answer.as_bytes());
    let shown: String = text.chars().take(60).collect();
    assert_eq!(
        failed(client(&server.url()).engines().get(3)).0,
        ErrorKind::Decode,
        "{shown}"
    );
}

#[test]
fn an_array_is_no_record() {
    refuse("[]");
    refuse("[3]");
    refuse(r#"{"id":3,"instances":[[7]]}"#);
    refuse("3");
    refuse("\"3\"");
}

#[test]
fn an_array_is_no_object() {
    for text in [r#"{"id":1,"data":["a",1]}"#, r#"{"id":1,"data":7}"#] {
        let item = PlayoutItem::from_json(text).expect(text);
        assert!(item.data.is_empty(), "{text}");
        assert_eq!(item.drift().mistyped, ["data"], "{text}");
    }
}

/// A repeated documented field is refused.
#[test]
fn a_documented_field_comes_once() {
    refuse(r#"{"id":3,"id":3}"#);
    refuse(r#"{"id":3,"port":1,"x":0,"port":2}"#);
}

/// A repeated undocumented field is refused.
#[test]
fn an_undocumented_field_comes_once() {
    refuse(r#"{"id":3,"new":1,"new":1}"#);
}

/// A repeated key within a value is refused.
#[test]
fn a_key_within_a_value_comes_once() {
    for value in [
        r#"{"a":1,"a":2}"#,
        r#"[{"b":{"a":1,"c":0,"a":1}}]"#,
        r#"{"x":1,"y":2,"z":3,"x":1}"#,
    ] {
        Value::from_json(value).expect_err(value);
        let text = format!(r#"{{"PropertyPath":"p","Value":{value}}}"#);
        Property::from_json(&text).expect_err(value);
    }
}

/// A response has at most 127 levels of nesting, so that the stack is sufficient.
#[test]
fn nesting_ends_before_the_stack_does() {
    let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
    for levels in [140, 1_000] {
        refuse(&format!(r#"{{"id":3,"new":{}}}"#, nested(levels)));
        let value = format!(r#"{{"PropertyPath":"p","Value":{}}}"#, nested(levels));
        Property::from_json(&value).expect_err("too deep");
    }
    Engine::from_json(&format!(r#"{{"id":3,"new":{}}}"#, nested(100))).unwrap();
}

/// A value that is nested more deeply than the client could read is not sent.
#[test]
fn what_is_nested_too_deep_is_not_sent() {
    let nested =
        (0..=Value::DEPTH_LIMIT).fold(Value::from(1), |inner, _| Value::Array(vec![inner]));
    let server = Server::answering(OK);
    let update = PropertyUpdate::new(nested);
    let set = client(&server.url())
        .engines()
        .set_property(3, "n", "p", &update);
    assert_eq!(failed(set).0, ErrorKind::Invalid);
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_document_ends_with_its_end() {
    refuse(r#"{"id":3} {}"#);
    refuse(r#"{"id":3}]"#);
}
