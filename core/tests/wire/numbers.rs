//! Tests of numbers. Doubles keep every bit, invalid numbers are not sent, and integers never
//! become doubles.

use gfxhub::{Effect, Engine, ErrorKind, Property, PropertyUpdate, Record, Value, Vector};

use proptest::prelude::*;

use super::{OK, Server, client};

/// Generates doubles of all magnitudes.
fn doubles() -> impl Strategy<Value = f64> {
    let any_bits = any::<u64>().prop_map(f64::from_bits);
    any_bits.prop_filter("JSON has only finite numbers", |number| number.is_finite())
}

/// Returns a configuration with enough cases to cover every exponent.
fn many() -> ProptestConfig {
    ProptestConfig {
        cases: 50_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Doubles that are received keep every bit.
#[test]
fn doubles_come_in_bit_by_bit() {
    proptest!(many(), |(number in doubles())| {
        let read = Value::from_json(&format!("{number:e}")).unwrap();
        prop_assert_eq!(read.as_f64().map(f64::to_bits), Some(number.to_bits()));
    });
}

#[test]
fn doubles_go_out_bit_by_bit() {
    proptest!(many(), |(number in doubles())| {
        let text = Value::from(number).to_json();
        let read: f64 = text.parse().unwrap();
        prop_assert_eq!(read.to_bits(), number.to_bits(), "{}", text);
    });
}

/// Checks that this update is refused before anything is sent. The error must name this argument.
fn refuse(update: &PropertyUpdate, place: &str) {
    let server = Server::answering(OK);
    let set = client(&server.url())
        .engines()
        .set_property(3, "n", "p", update);
    let error = set.unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Invalid, Effect::None),
        "{error}"
    );
    assert_eq!(error.argument(), Some(place), "{error}");
    assert_eq!(server.connections(), 0);
}

/// NaN and infinity are refused at any place in a value.
#[test]
fn nan_and_infinity_are_refused() {
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        refuse(&PropertyUpdate::new(number), "body.Value");
        refuse(
            &PropertyUpdate::new(Vector::xyz(0.0, number, 0.0)),
            "body.Value.y",
        );
        refuse(
            &PropertyUpdate::new(vec![Value::from(1), number.into()]),
            "body.Value[1]",
        );
    }
}

/// Times in seconds must be finite and not negative.
#[test]
fn a_time_that_is_none_is_refused() {
    for seconds in [f64::NAN, f64::INFINITY, -0.5] {
        refuse(&PropertyUpdate::new(1).duration(seconds), "body.Duration");
        refuse(&PropertyUpdate::new(1).delay(seconds), "body.Delay");
    }
}

#[test]
fn an_integer_of_more_than_64_bits_does_not_become_a_double() {
    for text in [
        "18446744073709551616",
        "-9223372036854775809",
        "[1,{\"a\":99999999999999999999}]",
    ] {
        Value::from_json(text).expect_err(text);
    }
    let wide = r#"{"PropertyPath":"p","Value":{"x":1,"y":1,"z":18446744073709551616}}"#;
    Property::from_json(wide).expect_err(wide);
}

#[test]
fn the_largest_integers_are_kept() {
    for number in [
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
    ] {
        assert_eq!(Value::from_json(number).unwrap().to_json(), number);
    }
}

/// A double is accepted as an integer only if it is whole. It must also be in the range in which
/// doubles represent every integer.
#[test]
fn a_double_is_an_id_only_where_it_is_exactly_one() {
    for text in [
        r#"{"id":1.5}"#,
        r#"{"id":1e300}"#,
        r#"{"id":9007199254740994.0}"#,
    ] {
        Engine::from_json(text).expect_err(text);
    }
    assert_eq!(Engine::from_json(r#"{"id":3.0}"#).unwrap().id.get(), 3);
}

#[test]
fn a_number_that_no_double_holds_is_refused() {
    for text in ["1e999", "-1e999", "[1e400]", "NaN", "Infinity", "-Infinity"] {
        Value::from_json(text).expect_err(text);
    }
}

/// Returns nested lists with this many levels.
fn nested(levels: usize) -> String {
    "[".repeat(levels) + &"]".repeat(levels)
}

#[test]
fn what_was_read_can_be_sent_back() {
    let deepest = nested(126);
    let values = [
        "-9223372036854775808",
        "18446744073709551615",
        "-0.0",
        "5e-324",
        "-1.7976931348623157e+308",
        r#"{"x":-9223372036854775808,"y":-0.0,"z":18446744073709551615}"#,
        &deepest,
    ];
    for json in values {
        let answer = format!(r#"{{"PropertyPath":"p","Value":{json}}}"#);
        let length = answer.len();
        let answer = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{answer}");
        let server = Server::answering(String::leak(answer).as_bytes());
        let hub = client(&server.url());
        let engines = hub.engines();
        let value = engines.get_property(3, "n", "p").unwrap().value;

        let update = PropertyUpdate::new(value.clone());
        let text = format!(r#"{{"Value":{json}}}"#);
        engines.set_property(3, "n", "p", &update).unwrap();
        let read = PropertyUpdate::from_json(&text).unwrap();
        engines.set_property(3, "n", "p", &read).unwrap();
        let named = format!(r#"{{"engineId":3,"nodePath":"n","propertyPath":"p","body":{text}}}"#);
        hub.invoke("engines.set_property", &named).unwrap();
        let call = gfxhub::FunctionCall::without_parameters().with("p", value.clone());
        engines.call_function(3, "n", "f", &call).unwrap();
        let call =
            format!(r#"{{"Parameters":[{{"PropertyPath":"p","payload":{{"value":{json}}}}}]}}"#);
        let read = gfxhub::FunctionCall::from_json(&call).unwrap();
        engines.call_function(3, "n", "f", &read).unwrap();
        let named = format!(r#"{{"engineId":3,"nodePath":"n","functionPath":"f","body":{call}}}"#);
        hub.invoke("engines.call_function", &named).unwrap();
        let data: gfxhub::Object = [("field", value)].into_iter().collect();
        let item = gfxhub::PlayoutItemUpdate::new().data(data);
        // The result is ignored, because the response is not an item.
        let _ = hub.playout().update_item(1, 2, &item);

        let bodies = server.requests().into_iter().map(|request| request.body);
        let sent: Vec<String> = bodies
            .map(|body| String::from_utf8(body).unwrap())
            .filter(|body| !body.is_empty())
            .collect();
        let item = format!(r#"{{"data":{{"field":{json}}}}}"#);
        let due = [&text, &text, &text, &call, &call, &call, &item];
        assert!(sent.iter().eq(due), "{json}: {sent:?}");
    }
}

/// A number that is too small for a double must not be read as zero.
#[test]
fn what_is_too_small_for_a_double_is_refused_like_what_is_too_large() {
    let tiny = format!("0.{}1", "0".repeat(400));
    let digits = format!("{}.5e-400", "9".repeat(30));
    for small in [
        "2e-324",
        "-2E-324",
        "0.1e-400",
        "1e-99999999999",
        "123.456e-999999999999999999999999",
        &tiny,
        &digits,
    ] {
        let fault = Value::from_json(small).expect_err(small).to_string();
        assert!(fault.contains("out of range"), "{fault}");
        let text = format!(r#"[0.0, "e-1", {{"a":{small}}}]"#);
        assert_eq!(Value::from_json(&text).expect_err(small).column(), 19);
        Property::from_json(&format!(r#"{{"PropertyPath":"p","Value":{small}}}"#))
            .expect_err(small);
        // The number is also refused in a field of another type, and in an undocumented field.
        Engine::from_json(&format!(r#"{{"id":{small}}}"#)).expect_err(small);
        Engine::from_json(&format!(r#"{{"id":3,"name":{small}}}"#)).expect_err(small);
        Engine::from_json(&format!(r#"{{"id":3,"new":[{{"a":{small}}}]}}"#)).expect_err(small);
        for body in ["Value", "Duration"] {
            let body = format!(r#"{{"Value":1,"{body}":{small}}}"#).replace("1,\"Value\":", "");
            let error = PropertyUpdate::from_json(&body).unwrap_err();
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some("body"))
            );
            let named =
                format!(r#"{{"engineId":3,"nodePath":"n","propertyPath":"p","body":{body}}}"#);
            let invoked = client("http://127.0.0.1:9").invoke("engines.set_property", &named);
            let error = invoked.unwrap_err();
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some("arguments"))
            );
        }
    }
    for zero in [
        "0.0",
        "-0.0",
        "0e-400",
        "0.000e-99999999999",
        "-0E5",
        "5e-324",
        "2.5e-324",
    ] {
        let read = Value::from_json(zero).unwrap().as_f64().unwrap();
        assert_eq!(
            read.to_bits(),
            zero.parse::<f64>().unwrap().to_bits(),
            "{zero}"
        );
        Engine::from_json(&format!(
            r#"{{"id":3,"name":"2e-324","new":[{zero},"2e-324"]}}"#
        ))
        .unwrap();
    }
}

#[test]
fn a_large_double_does_not_make_a_wide_integer_elsewhere_a_fault() {
    let text = r#"{"PropertyPath":"p","Value":1e30,"new":18446744073709551616,"old":2}"#;
    let property = Property::from_json(text).unwrap();
    assert_eq!(property.extra().get("new"), Some("18446744073709551616"));
}
