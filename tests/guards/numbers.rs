//! Numbers: every bit of a double, nothing that JSON cannot write, no integer turned into a double.

use gfxhub::{Effect, Engine, Kind, Property, PropertyUpdate, Record, Value, Vector};

use super::{OK, Server, client};

/// Doubles of all sizes, the same in each run.
fn doubles() -> impl Iterator<Item = f64> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let any = std::iter::from_fn(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        Some(f64::from_bits(state))
    });
    any.filter(|number| number.is_finite()).take(50_000)
}

#[test]
fn doubles_come_in_bit_by_bit() {
    let wrong = doubles().filter(|number| {
        let read = Value::from_json(&format!("{number:e}")).unwrap();
        read.as_f64().map(f64::to_bits) != Some(number.to_bits())
    });
    assert_eq!(wrong.count(), 0);
}

#[test]
fn doubles_go_out_bit_by_bit() {
    for number in doubles() {
        let text = Value::from(number).to_json();
        let read: f64 = text.parse().unwrap();
        assert_eq!(read.to_bits(), number.to_bits(), "{text}");
    }
}

/// Sees that this is refused at this place before anything is sent.
fn refuse(update: &PropertyUpdate, place: &str) {
    let server = Server::answering(OK);
    let set = client(&server.url())
        .engines()
        .set_property(3, "n", "p", update);
    let error = set.unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (Kind::Invalid, Effect::None),
        "{error}"
    );
    assert_eq!(error.argument(), Some(place), "{error}");
    assert_eq!(server.connections(), 0);
}

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
