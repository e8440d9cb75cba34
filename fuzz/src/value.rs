//! `value`: parses a text as a value, converts the value to its shapes, and writes it.

use gfxhub::{Value, Vector};
use serde_json::value::RawValue;

/// Runs the target with one text, or with two texts separated by a byte of 0xFF, which are
/// compared.
pub fn run(data: &[u8]) {
    let mut texts = crate::pieces::of(data).take(2);
    let Some(value) = texts.next().and_then(one) else {
        return;
    };
    let Some(other) = texts.next().and_then(one) else {
        return;
    };
    let (same, turned) = (value.eq(&other), other.eq(&value));
    assert_eq!(same, turned);
    assert_eq!(value.approx_eq(&other), other.approx_eq(&value));
    if same {
        assert!(value.approx_eq(&other));
    }
}

fn one(bytes: &[u8]) -> Option<Value> {
    let text = std::str::from_utf8(bytes).ok()?;
    // serde_json decides if a text is JSON. Values may refuse more texts, but must not accept more.
    let json = serde_json::from_str::<&RawValue>(text);
    let value = match Value::from_json(text) {
        Ok(value) => {
            assert!(
                json.is_ok(),
                "accepted as a value although it is not JSON: {text:?}"
            );
            value
        }
        Err(fault) => {
            let why = fault.to_string();
            let known = [
                "repeated key",
                "out of range",
                "more than 64 bits",
                "recursion limit",
                "surrogate",
                "hex escape",
            ];
            let known = known.iter().any(|reason| why.contains(reason));
            assert!(json.is_err() || known, "JSON, and refused: {why}: {text:?}");
            return None;
        }
    };
    round_trip(&value);
    assert!(value == value.clone() && value.approx_eq(&value));
    shapes(&value);
    look(&value);
    Some(value)
}

/// Checks that a value does not change when it is written and parsed.
fn round_trip(value: &Value) {
    let json = value.to_json();
    let read = match Value::from_json(&json) {
        Ok(read) => read,
        Err(fault) => panic!("{fault}: the written JSON is not a value: {json}"),
    };
    assert_eq!(&read, value);
    assert_eq!(read.to_json(), json);
}

/// Checks that each shape of a value can be converted to a value and back.
fn shapes(value: &Value) {
    macro_rules! each {
        ($($shape:ident)+) => { $(
            if let Some(shape) = value.$shape() {
                let made = Value::from(shape.clone());
                assert_eq!(made.$shape(), Some(shape));
                round_trip(&made);
            }
        )+ };
    }
    each!(as_vector as_track as_texture as_clean_plates as_matrix);
}

/// Calls every accessor of a value.
fn look(value: &Value) {
    let number = value.as_f64();
    if let Some(whole) = value.as_i64() {
        assert!(number.is_some());
        assert_eq!(value.as_u64(), u64::try_from(whole).ok());
    }
    let _ = (
        value.is_null(),
        value.as_bool(),
        value.as_str(),
        value.kind_name(),
    );
    if let Value::Vector(vector) = value {
        let numbers: Vec<f64> = vector.numbers().collect();
        assert_eq!(numbers.len(), vector.len());
        let made = match *numbers {
            [x, y, z] => Vector::xyz(x, y, z),
            [x, y, z, w] => Vector::xyzw(x, y, z, w),
            _ => panic!("a vector of {} numbers", numbers.len()),
        };
        assert_eq!(&made, vector);
    }
    if let Some(object) = value.as_object() {
        for (name, member) in object.iter() {
            assert_eq!(object.get(name), Some(member));
        }
    }
    let mut changed = value.clone();
    if let Some(object) = changed.as_object_mut() {
        let names: Vec<String> = object.iter().map(|(name, _)| name.to_owned()).collect();
        for name in names {
            assert!(object.remove(&name).is_some());
        }
        assert!(object.is_empty());
    }
    if let Ok(object) = value.clone().into_object() {
        assert_eq!(&Value::from(object), value);
    }
}
