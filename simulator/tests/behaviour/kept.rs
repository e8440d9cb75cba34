//! Tests that the hub sends every accepted value unchanged, even after a restart with a store. It
//! accepts values up to the limits, and refuses values with one more level of nesting and integers
//! with one more bit.

use gfxhub::Client;
use gfxhub_simulator::json::{Value, json};
use gfxhub_simulator::{Options, Show};

use crate::store::{TestFile, look};
use crate::studio::{MIXER, Studio, node_path, property_path};
use crate::wire::{Reply, segment, send};

/// Maximum nesting of a value.
const MAX_DEPTH: usize = 120;

/// The node of the RE5 engine 2 that contains `PIN`.
const SET: (i64, &str) = (2, "3F2504E0-4F89-11D3-9A0C-0305E82C3301");
const PIN: &str = "9b2d0002-3b7d-4e55-9a01-c4d2e8f70b13";

/// Returns the show of the test studio, with additional places that accept any value.
fn show() -> Show {
    let mut show: Value = serde_json::from_str(include_str!("show.json")).unwrap();
    let any = json!({ "PropertyPath": "Any", "Value": null });
    let function = "/engines/0/nodes/0/functions/0/properties";
    let pin = json!({ "PropertyPath": PIN, "Value": { "a": { "b": null } } });
    for (place, property) in [(function, any), ("/engines/1/nodes/0/properties", pin)] {
        let list = show.pointer_mut(place).and_then(Value::as_array_mut);
        list.unwrap().push(property);
    }
    Show::from_json(&show.to_string()).unwrap()
}

fn started(file: Option<&TestFile>) -> Studio {
    let options = file.map_or_else(crate::studio::options, TestFile::options);
    Studio::with(Options {
        show: Some(show()),
        ..options
    })
}

/// A call that writes a value: its method, its path, and the parts of the body before and after the
/// value.
struct Carrier {
    method: &'static str,
    path: String,
    before: &'static str,
    after: &'static str,
    /// Number of nested levels around the value that count as a part of it.
    within: usize,
}

fn carriers() -> Vec<Carrier> {
    let carrier = |method, path, before, after, within| Carrier {
        method,
        path,
        before,
        after,
        within,
    };
    let function = segment("Default//DoTransition/0");
    let function = format!("{}/functions/{function}", node_path(MIXER));
    let items = || "/playout/rundowns/7/items".to_owned();
    let data = r#"{"name":"A","template":"Full Frame","data":{"v":"#;
    vec![
        carrier(
            "PATCH",
            property_path(MIXER, "Default//Nothing/0"),
            r#"{"Value":"#,
            "}",
            0,
        ),
        carrier(
            "PATCH",
            property_path(MIXER, "Default//Nothing/0"),
            r#"{"Interpolation":"Linear","Duration":9,"Delay":1,"Value":"#,
            "}",
            0,
        ),
        carrier(
            "PATCH",
            property_path(SET, &format!("{PIN}.a.b")),
            r#"{"Value":"#,
            "}",
            2,
        ),
        carrier(
            "POST",
            function,
            r#"{"Parameters":[{"PropertyPath":"Any","payload":{"value":"#,
            "}}]}",
            0,
        ),
        carrier("POST", items(), data, "}}", 1),
        carrier(
            "PATCH",
            format!("{}/70", items()),
            r#"{"data":{"v":"#,
            "}}",
            1,
        ),
        carrier(
            "PATCH",
            "/newsroom/mosObjects/OBJ%201".to_owned(),
            r#"{"data":{"v":"#,
            "}}",
            1,
        ),
    ]
}

impl Carrier {
    fn send(&self, studio: &Studio, value: &str) -> Reply {
        let body = format!("{}{value}{}", self.before, self.after);
        let path = format!("/api/rest/v1{}", self.path);
        send(
            studio.hub.port(),
            self.method,
            &path,
            &[],
            Some(body.as_bytes()),
        )
    }
}

/// Returns a value with this many nested levels, which are alternately lists and objects.
fn nested(levels: usize) -> String {
    let level = |at: usize| {
        if at.is_multiple_of(2) {
            ("[", "]")
        } else {
            (r#"{"x":"#, "}")
        }
    };
    let opening: String = (0..levels).map(|at| level(at).0).collect();
    let closing: String = (0..levels).rev().map(|at| level(at).1).collect();
    format!("{opening}1{closing}")
}

/// Reads all objects through the client, and the complete journal.
fn readable(studio: &Studio) {
    let client = Client::new(&studio.hub.url()).unwrap();
    for (operation, arguments) in [
        ("engines.list", json!({})),
        (
            "engines.list_properties",
            json!({"engineId": 1, "nodePath": "Mixer_0"}),
        ),
        (
            "engines.list_properties",
            json!({"engineId": 2, "nodePath": SET.1}),
        ),
        (
            "engines.get_function",
            json!({"engineId": 1, "nodePath": "Mixer_0", "functionPath": "Default//DoTransition/0"}),
        ),
        ("playout.list_items", json!({"rundownId": 7})),
        ("playout.get_item", json!({"rundownId": 7, "itemId": 70})),
        (
            "newsroom.get_rundown",
            json!({"ncsID": "NCS1", "roID": "69425946"}),
        ),
    ] {
        let read = client.invoke(operation, &arguments.to_string());
        read.unwrap_or_else(|error| panic!("{operation}: {error}"));
    }
    let journal = studio.control("GET", "journal", None);
    assert_eq!(journal.status, 200);
    gfxhub::Value::from_json(journal.text()).unwrap_or_else(|why| panic!("journal: {why}"));
}

/// Makes each call that contains a value, and then reads all objects, with and without a restart.
fn carried(value: impl Fn(&Carrier) -> String, accepted: bool) {
    for carrier in carriers() {
        let value = value(&carrier);
        let message = format!("{} {} with {value}", carrier.method, carrier.path);
        for stored in [false, true] {
            let file = stored.then(TestFile::new);
            let studio = started(file.as_ref());
            let before = look(&studio);
            let response = carrier.send(&studio, &value);
            if accepted {
                assert!(
                    matches!(response.status, 200 | 201),
                    "{message}: {response:?}"
                );
                studio.advance(0.5);
            } else {
                assert!(
                    matches!(response.status, 400 | 422),
                    "{message}: {response:?}"
                );
                assert_eq!(look(&studio), before, "{message}");
                assert_eq!(studio.hub.journal(), [], "{message}");
            }
            readable(&studio);
            studio.advance(20.0);
            let seen = look(&studio);
            assert_eq!(seen != before, accepted, "{message}");
            if accepted {
                let seen = seen.iter().any(|part| part.to_string().contains(&value));
                assert!(seen, "{message}: not sent unchanged");
            }
            readable(&studio);
            if stored {
                drop(studio);
                // The clock continues from the latest write.
                let studio = started(file.as_ref());
                readable(&studio);
                studio.advance(20.0);
                assert_eq!(look(&studio), seen, "{message}");
                readable(&studio);
            }
        }
    }
}

#[test]
fn values_as_deep_as_may_be_come_back() {
    carried(|carrier| nested(MAX_DEPTH - carrier.within), true);
}

#[test]
fn values_one_level_deeper_are_refused() {
    carried(|carrier| nested(MAX_DEPTH + 1 - carrier.within), false);
    // This is the deepest value that can be read at all.
    carried(
        |carrier| nested(127 - carrier.before.matches(['{', '[']).count()),
        false,
    );
}

#[test]
fn numbers_that_64_bits_hold_come_back_exactly() {
    for number in [
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
        "0.5",
    ] {
        carried(|_| number.to_owned(), true);
    }
    // Data of items and MOS objects keeps doubles. Properties keep numbers in single precision.
    let studio = started(None);
    for number in ["1e+300", "5e-324", "0.1", "-0.0"] {
        let body = format!(r#"{{"data":{{"v":{number}}}}}"#);
        let path = "/api/rest/v1/playout/rundowns/7/items/70";
        let response = send(studio.hub.port(), "PATCH", path, &[], Some(body.as_bytes()));
        assert_eq!(response.status, 200, "{number}");
        assert!(
            response.text().contains(&format!(r#""v":{number}}}"#)),
            "{response:?}"
        );
    }
}

#[test]
fn numbers_that_cannot_come_back_exactly_are_refused() {
    for number in [
        "18446744073709551616",
        "-9223372036854775809",
        "100000000000000000000000000000",
        "1e999",
        "-1e999",
        "1e-400",
        r#"[{"deep":[1,"18446744073709551616",18446744073709551616]}]"#,
    ] {
        carried(|_| number.to_owned(), false);
    }
    // A property whose value is a number accepts the text of a number, but refuses these texts.
    let studio = Studio::new();
    let opacity = property_path(MIXER, "Default//Opacity/0");
    for text in [
        "18446744073709551616",
        "1e999",
        "1e-400",
        "NaN",
        "inf",
        "0x10",
        "1,5",
        "+5",
        "",
        " ",
        "5 5",
        "true",
    ] {
        let response = studio.patch(&opacity, json!({ "Value": text }));
        assert_eq!(response.status, 422, "{text:?}: {response:?}");
    }
    assert_eq!(
        studio.patch(&opacity, json!({ "Value": " 5 " })).json()["Value"],
        5
    );
}

#[test]
fn keys_and_texts_that_cannot_come_back_are_refused() {
    for value in [
        r#"{"a":1,"a":2}"#,
        r#"[{"a":{"b":1,"\u0062":2}}]"#,
        // These objects are refused, because serde_json would read them as other values.
        r#"{"$serde_json::private::RawValue":"[1]"}"#,
        r#"{"$serde_json::private::RawValue":"no JSON"}"#,
        r#"{"$serde_json::private::Number":"1"}"#,
    ] {
        carried(|_| value.to_owned(), false);
    }
    for value in [r#""\u0000 \u001f \ud83c\udfac""#, r#"{"\u0000":"","":"x"}"#] {
        let value: Value = serde_json::from_str(value).unwrap();
        carried(|_| value.to_string(), true);
    }
}

#[test]
fn a_lone_surrogate_is_kept_as_the_replacement() {
    let studio = Studio::new();
    let name = format!("/api/rest/v1{}", property_path(MIXER, "Default//Nothing/0"));
    let half = br#"{"Value": "B \ud83d"}"#;
    let response = send(studio.hub.port(), "PATCH", &name, &[], Some(half));
    assert_eq!(response.status, 200, "{response:?}");
    assert!(response.text().contains("B \u{fffd}"), "{response:?}");
}

#[test]
fn a_body_says_nothing_twice() {
    let studio = Studio::new();
    let opacity = format!("/api/rest/v1{}", property_path(MIXER, "Default//Opacity/0"));
    let twice = br#"{"Value": 0.25, "Value": 0.75}"#;
    let response = send(studio.hub.port(), "PATCH", &opacity, &[], Some(twice));
    assert_eq!(response.status, 400, "{response:?}");
    assert!(
        response.text().contains("repeated key `Value`"),
        "{response:?}"
    );
    assert_eq!(studio.value(MIXER, "Default//Opacity/0"), 1.0);
}
