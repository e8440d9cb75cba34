//! Tests that doubles keep every bit when they are written as text and read again.
//!
//! `GFXHUB_DOUBLES` sets the number of doubles. The default is small enough for a normal run.

use gfxhub::{Property, Record, Value};

/// Number of doubles by default.
const USUAL: u64 = 200_000;

#[test]
fn doubles_keep_every_bit() {
    let count = count();
    let mut random = fastrand::Rng::with_seed(7);
    let mut tried = 0;
    while tried < count {
        // Any bit pattern is possible, including exponents that are very rare.
        let number = f64::from_bits(random.u64(..));
        if !number.is_finite() {
            continue;
        }
        tried += 1;
        let json = Value::Double(number).to_json();
        same(number, &json);
        // Some hubs do not write the shortest text of a number.
        same(number, &format!("{number:.17e}"));
        if tried % 64 == 0 {
            let record = format!(r#"{{"PropertyPath":"p","Value":{json}}}"#);
            let property = Property::from_json(&record).unwrap();
            assert_eq!(bits(&property.value), Some(number.to_bits()), "{record}");
            assert_eq!(property.to_json(), record);
        }
    }
    println!("{tried} doubles kept every bit");
}

/// The numbers are as hubs send them: with few digits or with all digits of a double, and without
/// an exponent.
#[test]
fn decimal_fractions_are_read_as_the_standard_library_does() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..count() {
        let json = if random.bool() {
            f64::from(f32::from_bits(random.u32(0x3000_0000..0x5000_0000))).to_string()
        } else {
            let (whole, decimals) = (random.u64(..), random.usize(1..=22));
            let whole = whole >> random.u32(20..64);
            let digits: String = (0..decimals).map(|_| random.digit(10)).collect();
            format!("{}{whole}.{digits}", if random.bool() { "-" } else { "" })
        };
        let due: f64 = json.parse().unwrap();
        let text = format!(r#"{{"PropertyPath":"p","DisplayName":"","Value":{json}}}"#);
        let property = Property::from_json(&text).unwrap();
        match json.contains('.') {
            true => assert_eq!(bits(&property.value), Some(due.to_bits()), "{text}"),
            false => assert_eq!(property.value.as_f64(), Some(due), "{text}"),
        }
        let text = format!(
            r#"{{"PropertyPath":"p","DisplayName":"","Value":{{"x":0,"y":{json},"z":1.5}}}}"#
        );
        let vector = Property::from_json(&text).unwrap().value.as_vector();
        let y = vector.map(|vector| vector.y.to_bits());
        assert_eq!(y, Some(due.to_bits()), "{text}");
    }
}

fn count() -> u64 {
    std::env::var("GFXHUB_DOUBLES").map_or(USUAL, |count| {
        count.parse().expect("GFXHUB_DOUBLES is a number")
    })
}

fn same(number: f64, json: &str) {
    let read = Value::from_json(json).expect("a double is a document");
    assert_eq!(bits(&read), Some(number.to_bits()), "{json}");
}

/// Returns the bits of a double. Returns `None` for another variant, so that an integer does not
/// count as a double.
fn bits(value: &Value) -> Option<u64> {
    match value {
        Value::Double(number) => Some(number.to_bits()),
        _ => None,
    }
}
