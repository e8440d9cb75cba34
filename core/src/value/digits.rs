//! Numbers that come as their digits.
//!
//! A program whose other crates ask serde_json for `arbitrary_precision` gets that everywhere, and
//! then doubles and long integers come as objects of one private member that holds the digits.
//! They must still be numbers here. Where the feature is off, such an object is just that.

use std::fmt;

use once_cell::race::OnceBool;
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, Visitor};

use super::{Value, big_integers};

/// The name of serde_json's private member; its own `Value` depends on it.
const NAME: &str = "$serde_json::private::Number";

/// Whether serde_json hands numbers over as digits in this program.
fn in_use() -> bool {
    // Nobody waits for another thread to find out: a fork could have left that one behind.
    static KNOWN: OnceBool = OnceBool::new();
    let find = || serde_json::from_str::<Probe>("0.5").is_ok_and(|probe| probe.as_digits);
    KNOWN.get_or_init(find)
}

/// Whether the first key of an object says that the object is a number.
pub(super) fn announced_by(key: &str) -> bool {
    key == NAME && in_use()
}

/// The number of these digits, as if it had come as a number.
pub(super) fn parse<E: Error>(digits: &str) -> Result<Value, E> {
    if digits.contains(['.', 'e', 'E']) || digits == "-0" {
        return double(digits).map(Value::Double);
    }
    let signed = digits.parse::<i64>().map(Value::Integer);
    signed
        .or_else(|_| digits.parse::<u64>().map(Value::Unsigned))
        .map_err(|_| E::custom("integer of more than 64 bits"))
}

/// The double next to these digits, if there is a finite one.
pub(super) fn double<E: Error>(digits: &str) -> Result<f64, E> {
    // As serde_json reads any double, in the same program.
    match serde_json::from_str(digits) {
        Ok(number) if !big_integers::is_small(digits) => Ok(number),
        _ => Err(E::custom("number out of range")),
    }
}

/// Reads a number and sees how it comes.
struct Probe {
    as_digits: bool,
}

impl<'de> Deserialize<'de> for Probe {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(ProbeVisitor)
    }
}

struct ProbeVisitor;

impl<'de> Visitor<'de> for ProbeVisitor {
    type Value = Probe;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a number")
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Probe, E> {
        Ok(Probe { as_digits: false })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Probe, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Probe { as_digits: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_give_the_number_that_reading_gives() {
        for digits in [
            "0",
            "-1",
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775808",
            "18446744073709551615",
            "1.0",
            "-0",
            "-0.0",
            "1e3",
            "1E+300",
            "5e-324",
            "0e-999",
        ] {
            let parsed = parse::<serde_json::Error>(digits).unwrap();
            // The text tells 0.0 from -0.0, which `==` does not.
            assert_eq!(
                parsed.to_json(),
                Value::from_json(digits).unwrap().to_json()
            );
        }
        for (digits, reason) in [
            ("18446744073709551616", "more than 64 bits"),
            ("-9223372036854775809", "more than 64 bits"),
            ("1e999", "out of range"),
            ("-1e999", "out of range"),
            ("1e-999", "out of range"),
        ] {
            let fault = parse::<serde_json::Error>(digits).unwrap_err().to_string();
            assert!(fault.contains(reason), "{digits}: {fault}");
        }
    }

    #[test]
    fn an_object_with_that_member_is_one_where_numbers_come_as_numbers() {
        let text = format!(r#"{{"{NAME}":"1"}}"#);
        let value = Value::from_json(&text).unwrap();
        if in_use() {
            assert_eq!(value, Value::Integer(1));
        } else {
            assert_eq!(value.to_json(), text);
        }
    }
}
