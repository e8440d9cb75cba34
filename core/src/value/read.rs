//! Reads and checks JSON text in one pass. Vectors need no allocation, and repeated keys are
//! errors.
//!
//! If any crate of a program enables the feature `arbitrary_precision` of serde_json, it is enabled
//! for all of them. serde_json then passes doubles and integers of more than 64 bits to visitors as
//! objects with one private member, which contains the digits. These objects must be read as
//! numbers. Without the feature, an object with such a member is an ordinary object.

use super::Value;
use super::big_integers::{self, Detected};
use super::context::{DecodeContext, Element};
use super::duplicate_keys::{KeySeed, reject_duplicates};
use super::json_error::JsonError;
use super::limits;
use super::object::Object;
use super::vector::MemberReader;
use super::vector::Vector;
use once_cell::race::OnceBool;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use std::borrow::Cow;
use std::fmt;

impl Value {
    /// Reads JSON text strictly: no repeated keys, no number that does not fit, no lone surrogate,
    /// nothing after the value, and at most 127 levels. A number does not fit if it becomes
    /// infinite as a double, or if it becomes zero although it is not zero.
    ///
    /// Use this in place of `serde_json::from_str::<Value>`, which converts an integer of more than
    /// 64 bits to a double. Here, such an integer is an error.
    ///
    /// ```
    /// use gfxhub::Value;
    ///
    /// assert_eq!(Value::from_json("42").unwrap(), Value::from(42));
    /// assert!(Value::from_json("18446744073709551616").is_err());
    /// assert!(Value::from_json(r#"{"fov": 1, "fov": 2}"#).is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        value(text, &DecodeContext::unlimited()).map_err(JsonError::from)
    }

    /// Reads JSON text of a body or of arguments. It may have 8 more levels of nesting than the
    /// text of [`Value::from_json`], so that a property value in it can have the full depth. The
    /// `gfxhub` command uses this before it calls [`crate::Client::invoke`].
    #[doc(hidden)]
    pub fn from_arguments(text: &str) -> Result<Self, JsonError> {
        if let Some(why) = limits::too_deep(text) {
            return Err(JsonError::of_all(why));
        }
        let context = DecodeContext::unlimited();
        let read = || {
            let mut from = serde_json::Deserializer::from_str(text);
            from.disable_recursion_limit();
            let value = AnyValue(&context).deserialize(&mut from)?;
            from.end().map(|()| value)
        };
        context.numbers.detect(text, read).map_err(JsonError::from)
    }
}

/// Reads a text that must consist of one value.
pub(crate) fn value(
    text: &str,
    context: &DecodeContext<'_>,
) -> Result<Value, Detected<serde_json::Error>> {
    context.numbers.detect(text, || {
        let mut from = serde_json::Deserializer::from_str(text);
        let value = AnyValue(context).deserialize(&mut from)?;
        context.settle(from.end(), value)
    })
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        AnyValue(&DecodeContext::unlimited()).deserialize(input)
    }
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        AnyObject(&DecodeContext::unlimited()).deserialize(input)
    }
}

impl<'de> Deserialize<'de> for Vector {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        match Value::deserialize(input)? {
            Value::Vector(vector) => Ok(vector),
            other => Err(D::Error::invalid_type(
                Unexpected::Other(other.kind_name()),
                &"an object of numbers x, y, z and perhaps w",
            )),
        }
    }
}

/// A seed for any value.
pub(crate) struct AnyValue<'c>(pub(crate) &'c DecodeContext<'c>);

impl<'de> DeserializeSeed<'de> for AnyValue<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Value, D::Error> {
        input.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for AnyValue<'_> {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, input: D) -> Result<Value, D::Error> {
        self.deserialize(input)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Integer(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        self.0.numbers.flag(value);
        Ok(Value::Double(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(self.0.own(value)))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Value, E> {
        Ok(Value::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let Self(context) = self;
        let mut array = Vec::new();
        let mut read = || {
            while let Some(item) =
                items.next_element_seed(Element(array.len(), context, Self(context)))?
            {
                context.push(&mut array, item)?;
            }
            Ok(())
        };
        let read = read();
        context.settle(read, array).map(Value::Array)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let Self(context) = self;
        let mut partial = MemberReader::default();
        while let Some(key) = map.next_key_seed(KeySeed)? {
            if partial.is_empty() && is_number_key(&key) {
                return parse_digits(&map.next_value::<String>()?);
            }
            let value = map
                .next_value_seed(Self(context))
                .inspect_err(|_| context.in_member(&key))?;
            if !partial.take(&key, &value) {
                let mut members = partial.members();
                context.push(&mut members, (context.own(&key), value))?;
                return read_members(members, map, context).map(Value::Object);
            }
        }
        match partial.vector() {
            Some(vector) => Ok(Value::Vector(vector)),
            None => read_members(partial.members(), map, context).map(Value::Object),
        }
    }
}

/// A seed for an object.
pub(crate) struct AnyObject<'c>(pub(crate) &'c DecodeContext<'c>);

impl<'de> DeserializeSeed<'de> for AnyObject<'_> {
    type Value = Object;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Object, D::Error> {
        input.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for AnyObject<'_> {
    type Value = Object;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object, A::Error> {
        read_members(Vec::new(), map, self.0)
    }
}

/// Reads the remaining members of an object.
fn read_members<'de, A: MapAccess<'de>>(
    mut members: Vec<(String, Value)>,
    mut map: A,
    context: &DecodeContext<'_>,
) -> Result<Object, A::Error> {
    let mut read = || {
        while let Some(key) = map.next_key_seed(KeySeed)? {
            context.step()?;
            let value = map
                .next_value_seed(AnyValue(context))
                .inspect_err(|_| context.in_member(&key))?;
            context.push(&mut members, (context.own(&key), value))?;
        }
        reject_duplicates(&members, |(name, _)| name, context)
    };
    let read = read();
    context.settle(read, members).map(Object::of)
}

/// Name of the member that contains the digits, in an object that serde_json passes for a number.
const NAME: &str = "$serde_json::private::Number";

/// Returns `true` if serde_json passes numbers as digits in this program.
fn in_use() -> bool {
    // `OnceBool` never blocks. A lock could block for ever in a forked process, because the thread
    // that holds it may exist only in the parent.
    static KNOWN: OnceBool = OnceBool::new();
    let find = || serde_json::from_str::<Probe>("0.5").is_ok_and(|probe| probe.as_digits);
    KNOWN.get_or_init(find)
}

/// Returns `true` if an object with this first key stands for a number.
pub(super) fn is_number_key(key: &str) -> bool {
    key == NAME && in_use()
}

/// Parses a number that serde_json passed as digits. The result is the same as if it had passed a
/// number.
pub(super) fn parse_digits<E: Error>(digits: &str) -> Result<Value, E> {
    if digits.contains(['.', 'e', 'E']) || digits == "-0" {
        return parse_double(digits).map(Value::Double);
    }
    let signed = digits.parse::<i64>().map(Value::Integer);
    signed
        .or_else(|_| digits.parse::<u64>().map(Value::Unsigned))
        .map_err(|_| E::custom("integer of more than 64 bits"))
}

/// Returns the double nearest to these digits. Returns an error if it is infinite, or if it is zero
/// although the number is not.
pub(super) fn parse_double<E: Error>(digits: &str) -> Result<f64, E> {
    // serde_json parses the digits, as it does without the feature `arbitrary_precision`.
    match serde_json::from_str(digits) {
        Ok(number) if !big_integers::is_small(digits) => Ok(number),
        _ => Err(E::custom("number out of range")),
    }
}

/// Reads a number, and records the form in which serde_json passes it.
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

/// Checks that a text is one JSON value, as strictly as [`Value::from_json`] except for the size of
/// integers. Numbers too small for a double are found only if the caller reads the enclosing text
/// within [`big_integers::NumberMarks::detect`]. Text that is skipped without this check could
/// contain faults that reading would refuse.
pub(crate) fn check(text: &str, context: &DecodeContext<'_>) -> Result<(), JsonError> {
    let mut from = serde_json::Deserializer::from_str(text);
    let walked = Validator(context).deserialize(&mut from);
    walked.and_then(|()| from.end()).map_err(JsonError::from)
}

/// A seed that checks a value without keeping it.
struct Validator<'c>(&'c DecodeContext<'c>);

impl<'de> DeserializeSeed<'de> for Validator<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<(), D::Error> {
        self.0.step()?;
        input.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Validator<'_> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        self.0.numbers.flag_zero(number);
        Ok(())
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while items.next_element_seed(Validator(self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let mut keys: Vec<Cow<'de, str>> = Vec::new();
        while let Some(key) = map.next_key_seed(KeySeed)? {
            if keys.is_empty() && is_number_key(&key) {
                return parse_double(&map.next_value::<String>()?).map(drop);
            }
            self.0.room(&mut keys)?;
            keys.push(key);
            map.next_value_seed(Validator(self.0))?;
        }
        reject_duplicates(&keys, |key| key, self.0)?;
        self.0.give_back::<Cow<'de, str>>(keys.capacity());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        match Value::from_json(text) {
            Ok(value) => panic!("{text} was read as {value:?}"),
            Err(fault) => fault.to_string(),
        }
    }

    #[test]
    fn every_kind_of_number_keeps_its_kind() {
        for (text, value) in [
            ("0", Value::Integer(0)),
            ("-1", Value::Integer(-1)),
            ("9223372036854775807", Value::Integer(i64::MAX)),
            ("-9223372036854775808", Value::Integer(i64::MIN)),
            ("9223372036854775808", Value::Unsigned(1 << 63)),
            ("18446744073709551615", Value::Unsigned(u64::MAX)),
            ("1.0", Value::Double(1.0)),
            ("-0.0", Value::Double(-0.0)),
            ("1e+300", Value::Double(1e300)),
            ("5e-324", Value::Double(5e-324)),
        ] {
            let read = Value::from_json(text).unwrap();
            assert_eq!(read, value);
            assert_eq!(read.to_json(), text);
        }
    }

    #[test]
    fn any_json_comes_back_as_it_was() {
        for text in [
            "null",
            "true",
            "false",
            r#""""#,
            r#""Grüße \\ \" 🎬 \u0001""#,
            "[]",
            "{}",
            r#"[null,true,1,1.5,"x",[],{},[[{"a":[{}]}]]]"#,
            r#"{"b":1,"a":{"x":1,"y":2},"":null,"c":[{"x":1,"y":2,"z":3.5}]}"#,
        ] {
            assert_eq!(Value::from_json(text).unwrap().to_json(), text);
            // The same text is also read from a stream, from which nothing can be borrowed.
            let streamed: Value = serde_json::from_reader(text.as_bytes()).unwrap();
            assert_eq!(streamed, Value::from_json(text).unwrap());
        }
    }

    #[test]
    fn repeated_keys_are_refused_wherever_they_are() {
        for text in [
            r#"{"a":1,"a":1}"#,
            r#"{"x":1,"y":1,"z":1,"x":1}"#,
            r#"{"x":1,"x":1,"y":1,"z":1}"#,
            r#"{"x":1,"y":1,"z":1,"other":1,"y":2}"#,
            r#"{"\u0061":1,"b":2,"a":3}"#,
            r#"[{"deep":{"a":null,"b":1,"a":null}}]"#,
        ] {
            assert!(fault(text).contains("repeated key"), "{text}");
        }
        assert!(serde_json::from_str::<Object>(r#"{"a":1,"a":1}"#).is_err());
    }

    #[test]
    fn what_is_not_strict_json_is_refused() {
        for text in [
            "",
            " ",
            "1e999",
            "-1e999",
            "[1e400]",
            "nul",
            "NaN",
            "Infinity",
            "01",
            "+1",
            ".5",
            "1.",
            "1 2",
            "[1,]",
            "{\"a\":1,}",
            "{a:1}",
            "'a'",
            "\"\u{1}\"",
            r#""\ud800""#,
            r#""\udc00""#,
            r#""\ud800\u0041""#,
            r#"{"\ud800":1}"#,
            "\u{feff}1",
        ] {
            fault(text);
        }
        assert!(Value::from_json(r#""\ud83c\udfac""#).is_ok());
    }

    #[test]
    fn nesting_ends_before_the_stack_does() {
        let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
        assert_eq!(Value::from_json(&nested(127)).unwrap().depth(), 127);
        for levels in [128, 129, 100_000] {
            assert!(fault(&nested(levels)).contains("recursion limit"));
        }
    }

    #[test]
    fn integers_beyond_64_bits_are_errors_and_doubles_of_that_size_are_not() {
        for text in [
            "18446744073709551616",
            "-9223372036854775809",
            "[1e30, 100000000000000000000]",
            r#"{"x":1,"y":1,"z":18446744073709551616}"#,
            r#"{"a":["18446744073709551616",-99999999999999999999999]}"#,
        ] {
            assert!(fault(text).contains("more than 64 bits"), "{text}");
        }
        for text in [
            "1e19",
            "18446744073709551616.0",
            "-1E300",
            "1844674407370955161600e-2",
        ] {
            assert_eq!(Value::from_json(text).unwrap().as_f64(), text.parse().ok());
        }
    }

    #[test]
    fn an_object_or_a_vector_is_nothing_else() {
        assert!(serde_json::from_str::<Object>("[]").is_err());
        assert!(serde_json::from_str::<Object>("null").is_err());
        // An object with the members of a vector can also be read as an `Object`.
        let object: Object = serde_json::from_str(r#"{"x":1,"y":2,"z":3}"#).unwrap();
        assert_eq!(object.len(), 3);
        let vector: Vector = serde_json::from_str(r#"{"x":1,"y":2,"z":3}"#).unwrap();
        assert_eq!(vector, Vector::xyz(1.0, 2.0, 3.0));
        let error = serde_json::from_str::<Vector>(r#"{"x":1,"y":2}"#).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("invalid type: object, expected an object of numbers")
        );
    }

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
            let parsed = parse_digits::<serde_json::Error>(digits).unwrap();
            // `==` does not distinguish 0.0 from -0.0, but the text does.
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
            let fault = parse_digits::<serde_json::Error>(digits)
                .unwrap_err()
                .to_string();
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

    fn unlimited(text: &str) -> Result<(), JsonError> {
        check(text, &DecodeContext::unlimited())
    }

    #[test]
    fn sound_text_passes() {
        for text in [
            "null",
            "true",
            "-1",
            "18446744073709551616",
            "-0.5e-3",
            r#""\ud83c\udfac é""#,
            r#" [1, [], {"a": {"a": 1}, "b": {"a": 1}}] "#,
        ] {
            assert_eq!(unlimited(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_skipping_would_let_through_is_refused() {
        for (text, reason) in [
            (r#"{"a":1,"a":2}"#, r#"repeated key "a""#),
            (r#"[{"k":{"b":1,"\u0062":2}}]"#, r#"repeated key "b""#),
            ("[1e999]", "out of range"),
            (r#""\ud800\u0041""#, "surrogate"),
            (r#""\udc00""#, "surrogate"),
            (r#"{"\udc00":1}"#, "surrogate"),
            (r#""\ud800""#, "hex escape"),
            ("1 1", "more text after the value"),
            ("", "missing value"),
        ] {
            let fault = unlimited(text).unwrap_err().to_string();
            assert!(fault.contains(reason), "{text}: {fault}");
        }
    }

    #[test]
    fn nesting_is_limited_as_in_reading() {
        let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
        assert_eq!(unlimited(&nested(127)), Ok(()));
        assert!(unlimited(&nested(128)).is_err());
        assert!(unlimited(&nested(1_000_000)).is_err());
    }

    #[test]
    fn large_objects_are_checked_quickly() {
        let members: Vec<String> = (0..100_000).map(|n| format!("\"key{n}\":{n}")).collect();
        assert_eq!(unlimited(&format!("{{{}}}", members.join(","))), Ok(()));
        let fault = unlimited(&format!("{{{},\"key500\":0}}", members.join(","))).unwrap_err();
        assert!(fault.to_string().contains("repeated key \"key500\""));
    }
}
