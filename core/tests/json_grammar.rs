//! Tests of the JSON grammar, rule by rule: texts that the client must read, texts that it must
//! refuse, and texts for which RFC 8259 leaves the choice to the client. The cases are in
//! `json_grammar.json`.

use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};

use gfxhub::{Client, Effect, Engine, ErrorKind, Property, Record, Value};
use gfxhub_test_support::{Server, closing_response};
use serde_json::Value as Json;

/// A JSON text, and what the client must do with it.
struct Case {
    /// Name: the section of the RFC, and the rule that the case shows.
    name: String,
    body: Vec<u8>,
    accept: bool,
    /// True if the text is accepted in an undocumented field, whose text is kept as received.
    undocumented: bool,
    /// The text that the value must be written as; `None` if the case does not check this.
    written: Option<String>,
}

#[test]
fn there_is_a_case_for_every_rule() {
    let cases = cases();
    let named = |accept, rule: &str| {
        let of_rule = |case: &&Case| case.accept == accept && case.name.starts_with(rule);
        cases.iter().filter(of_rule).count()
    };
    for rule in [
        "JSON-text",
        "ws",
        "literal",
        "array",
        "object",
        "int",
        "frac",
        "exp",
        "string",
        "escape",
    ] {
        assert!(named(true, rule) >= 5, "{rule}: too few accepted cases");
        assert!(
            named(false, rule) >= 12,
            "{rule}: too few cases that are refused"
        );
    }
    assert!(named(true, "") >= 95 && named(false, "") >= 188);
}

#[test]
fn a_value_is_read_by_the_grammar() {
    for case in cases() {
        let Ok(text) = std::str::from_utf8(&case.body) else {
            assert!(!case.accept, "{}", case.name);
            continue;
        };
        match Value::from_json(text) {
            Ok(value) => {
                assert!(case.accept, "{} was read as {value:?}", case.name);
                let json = value.to_json();
                assert_eq!(Value::from_json(&json), Ok(value), "{}", case.name);
                if let Some(written) = &case.written {
                    assert_eq!(&json, written, "{}", case.name);
                }
            }
            Err(fault) => assert!(!case.accept, "{} was refused: {fault}", case.name),
        }
    }
}

#[test]
fn an_undocumented_field_is_read_by_the_grammar_and_kept_as_it_came() {
    for case in cases() {
        let Ok(text) = std::str::from_utf8(&case.body) else {
            continue;
        };
        match Engine::from_json(&format!(r#"{{"id":1,"more":{text}}}"#)) {
            Ok(engine) => {
                assert!(case.undocumented, "{} was read", case.name);
                let json = [' ', '\t', '\n', '\r'];
                let kept = engine.extra().get("more");
                assert_eq!(kept, Some(text.trim_matches(json)), "{}", case.name);
            }
            Err(error) => {
                assert!(!case.undocumented, "{}: {error}", case.name);
                assert_eq!(error.kind(), ErrorKind::Decode);
            }
        }
    }
}

#[test]
fn a_documented_value_of_a_record_is_read_by_the_grammar() {
    for case in cases() {
        let Ok(text) = std::str::from_utf8(&case.body) else {
            continue;
        };
        match Property::from_json(&format!(r#"{{"PropertyPath":"p","Value":{text}}}"#)) {
            Ok(property) => {
                assert!(case.accept, "{} was read", case.name);
                assert_eq!(Ok(property.value), Value::from_json(text), "{}", case.name);
            }
            Err(error) => {
                assert!(!case.accept, "{}: {error}", case.name);
                assert_eq!(error.kind(), ErrorKind::Decode);
            }
        }
    }
}

/// A call receives each case from a socket, in the body of its response. A lone surrogate, which
/// the grammar refuses, is read as U+FFFD.
#[test]
fn the_body_of_a_response_is_read_by_the_grammar() {
    let (hub, next, _server) = hub();
    for case in cases() {
        let body = [br#"{"success":true,"more":"#, &case.body[..], b"}"].concat();
        // If the JSON is incomplete, the effect is unknown, because the missing part could report a
        // failure.
        let text = std::str::from_utf8(&body).unwrap_or_default();
        let effect = match serde_json::from_str::<serde::de::IgnoredAny>(text) {
            Ok(_) => Effect::Done,
            Err(_) => Effect::Maybe,
        };
        let mut repaired = body.clone();
        gfxhub::bindings::replace_lone_surrogates(&mut repaired);
        let accept = case.accept || repaired != body;
        next.send(body).expect("the server is running");
        match hub.playout().trigger_button(1, 2, "in") {
            Ok(_) => assert!(accept, "{} was read", case.name),
            Err(error) => {
                assert!(!accept, "{}: {error}", case.name);
                let outcome = (error.kind(), error.effect(), error.status());
                assert_eq!(
                    outcome,
                    (ErrorKind::Decode, effect, Some(200)),
                    "{}",
                    case.name
                );
            }
        }
    }
}

fn cases() -> Vec<Case> {
    let data: Json =
        serde_json::from_str(include_str!("json_grammar.json")).expect("the cases are well-formed");
    let mut cases = Vec::new();
    for (word, accept) in [("accept", true), ("refuse", false)] {
        for (rule, texts) in data[word].as_object().expect("the cases are well-formed") {
            for text in texts.as_array().expect("the cases are well-formed") {
                let text = text.as_str().expect("the cases are well-formed");
                cases.push(Case {
                    name: format!("{rule}: {text:?}"),
                    body: text.into(),
                    accept,
                    undocumented: accept,
                    written: None,
                });
            }
        }
    }
    cases.extend(
        data["chosen"]
            .as_array()
            .expect("the cases are well-formed")
            .iter()
            .map(chosen),
    );
    cases
}

/// Reads a case in which the RFC leaves a choice. It contains the outcome and the reason.
fn chosen(json: &Json) -> Case {
    let text = |name: &str| {
        json.get(name)
            .map(|text| text.as_str().expect("the cases are well-formed").to_owned())
    };
    let number = |name: &str| {
        usize::try_from(json[name].as_u64().expect("the cases are well-formed"))
            .expect("the cases are well-formed")
    };
    let is = |name: &str| match json[name].as_str().expect("the cases are well-formed") {
        "accept" => true,
        "refuse" => false,
        other => panic!("{other:?} is no outcome"),
    };
    let body = if let Some(hex) = text("hex") {
        let digits = |at: usize| {
            u8::from_str_radix(&hex[at..at + 2], 16).expect("the cases are well-formed")
        };
        (0..hex.len()).step_by(2).map(digits).collect()
    } else if let Some(nested) = text("nested") {
        let (open, inner, close) = match nested.as_str() {
            "[" => ("[", "", "]"),
            _ => (r#"{"a":"#, "0", "}"),
        };
        let close = if json.get("open").is_some() {
            ""
        } else {
            close
        };
        let levels = number("levels");
        [open.repeat(levels), inner.to_owned(), close.repeat(levels)]
            .concat()
            .into()
    } else if let Some(repeated) = text("repeated") {
        format!("\"{}\"", repeated.repeat(number("times"))).into()
    } else {
        text("text").expect("the cases are well-formed").into()
    };
    Case {
        name: format!(
            "{} ({})",
            text("rule").expect("the cases are well-formed"),
            text("why").expect("the cases are well-formed")
        ),
        body,
        accept: is("outcome"),
        undocumented: is(if json.get("undocumented").is_some() {
            "undocumented"
        } else {
            "outcome"
        }),
        written: text("written"),
    }
}

/// Returns a client, a sender for the next body of the client's hub, and the hub.
fn hub() -> (Client, Sender<Vec<u8>>, Server) {
    let (next, bodies) = channel();
    let bodies = Mutex::new(bodies);
    let server = Server::start(move |connection| {
        let Some(_) = connection.request() else {
            return;
        };
        let body = bodies.lock().expect("a test without a panic").recv();
        let body = body.expect("a body for each request");
        connection.write(&closing_response("200 OK", "application/json", body));
        connection.close();
    });
    let client = Client::new(&server.url()).expect("an address");
    (client, next, server)
}
