//! Converts an argument of the command line to the type in the operation's definition.
//!
//! An argument that does not fit the type is passed on as text. The client then refuses it with the
//! same error that other callers of the client get.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use gfxhub::{
    Object, Value,
    schema::{BodyInfo, FieldType},
};

/// Numbers that JSON cannot represent. The client refuses them with an error that names them.
const NOT_FINITE: [(&str, f64); 5] = [
    ("nan", f64::NAN),
    ("inf", f64::INFINITY),
    ("infinity", f64::INFINITY),
    ("-inf", f64::NEG_INFINITY),
    ("-infinity", f64::NEG_INFINITY),
];

/// Converts the argument for a field or parameter that takes a single argument.
pub(crate) fn value(shape: &FieldType, nullable: bool, word: &str) -> Result<Value, String> {
    if nullable && word == "null" {
        return Ok(Value::Null);
    }
    match shape {
        FieldType::Boolean => Ok(match word {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            other => other.into(),
        }),
        FieldType::Integer | FieldType::Seconds => Ok(number(word)),
        FieldType::Id(id) if !id.text => Ok(match number(word) {
            // A number with a point is passed on as text, because a name such as 19.30 can look
            // like one.
            Value::Double(_) => word.into(),
            number => number,
        }),
        FieldType::Text | FieldType::NonEmptyString | FieldType::Enum(_) | FieldType::Id(_) => {
            Ok(word.into())
        }
        FieldType::Value => any(word),
        FieldType::List(element) => list(element, std::iter::once(word)),
        FieldType::Body(info) if !word.trim_start().starts_with('{') => pair(info, word),
        FieldType::Record(_) if !word.trim_start().starts_with('{') => {
            json(&std::fs::read_to_string(word).map_err(|error| format!("{word}: {error}"))?)
        }
        _ => json(word),
    }
}

/// Converts the arguments for a field that takes any number of them. Each is one element, several
/// short elements separated by commas, or a JSON array of elements.
pub(crate) fn list<'a>(
    element: &FieldType,
    words: impl Iterator<Item = &'a str>,
) -> Result<Value, String> {
    let mut elements = Vec::new();
    for word in words {
        if word.trim_start().starts_with('[') {
            match json(word)? {
                Value::Array(more) => elements.extend(more),
                other => elements.push(other),
            }
        } else if is_short(element) {
            let parts = word
                .split(',')
                .map(str::trim)
                .filter(|part| !part.is_empty());
            for part in parts {
                elements.push(value(element, false, part)?);
            }
        } else {
            elements.push(value(element, false, word)?);
        }
    }
    Ok(Value::Array(elements))
}

/// Returns `true` if one argument may contain several values of this type, separated by commas.
pub(crate) fn is_short(shape: &FieldType) -> bool {
    match shape {
        FieldType::Boolean | FieldType::Integer | FieldType::Seconds | FieldType::Enum(_) => true,
        FieldType::Id(id) => !id.text,
        _ => false,
    }
}

/// Returns `true` if a value of this type may be a negative number.
pub(crate) fn is_number(shape: &FieldType) -> bool {
    match shape {
        FieldType::Integer | FieldType::Seconds | FieldType::Value => true,
        FieldType::Id(id) => !id.text,
        FieldType::List(element) => is_number(element),
        _ => false,
    }
}

/// Parses a duration in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.trim().parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "it must be a number of seconds, 0 or more, for example 1.5".to_owned())
}

/// Returns a function that parses a whole number within these limits.
pub(crate) fn whole_number<T>(
    limits: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: Copy + Display + FromStr + PartialOrd,
{
    move |text| {
        let number = text.trim().parse().ok();
        number
            .filter(|number| limits.contains(number))
            .ok_or_else(|| {
                let (least, most) = (limits.start(), limits.end());
                format!("it must be a whole number from {least} to {most}")
            })
    }
}

/// Parses text that must be valid JSON.
pub(crate) fn json(text: &str) -> Result<Value, String> {
    Value::from_arguments(text).map_err(|fault| format!("it is not valid JSON: {fault}"))
}

/// Parses any value: as JSON if it is valid, or else as text. Text that begins like an object, an
/// array or a string must be valid JSON; otherwise text with a forgotten bracket would go on air.
fn any(word: &str) -> Result<Value, String> {
    if let Some(number) = not_finite(word) {
        return Ok(Value::Double(number));
    }
    match Value::from_json(word) {
        Ok(value) => Ok(value),
        Err(fault) if is_meant_as_json(word) => Err(format!(
            "it is not valid JSON: {fault}. Correct it, or add --text to send it as text"
        )),
        Err(_) => Ok(word.into()),
    }
}

/// Returns `true` if a word is valid JSON or begins like an object, array or string. The word
/// is one that the client cannot read, such as a number that does not fit in 64 bits.
fn is_meant_as_json(word: &str) -> bool {
    word.trim_start().starts_with(['{', '[', '"'])
        || serde_json::from_str::<&serde_json::value::RawValue>(word).is_ok()
}

/// Parses a number, which may be written informally (`.5`, `+1`). Other words are returned as text.
fn number(word: &str) -> Value {
    let word = word.trim();
    if let Some(number) = not_finite(word) {
        return Value::Double(number);
    }
    match Value::from_json(word) {
        Ok(number @ (Value::Integer(_) | Value::Unsigned(_) | Value::Double(_))) => number,
        _ if is_integer(word) => word.into(),
        _ => match word.parse::<f64>() {
            // The word is passed on as text, because the number is too small for a double.
            Ok(0.0) if !is_zero(word) => word.into(),
            Ok(number) => Value::Double(number),
            Err(_) => word.into(),
        },
    }
}

/// Returns `true` if a number is zero, regardless of its exponent.
fn is_zero(word: &str) -> bool {
    let digits = word.split(['e', 'E']).next().unwrap_or_default();
    !digits.contains(|c| matches!(c, '1'..='9'))
}

/// Returns `true` for an integer, even if JSON does not accept it because it is too long, or begins
/// with a plus sign or with zeros.
fn is_integer(word: &str) -> bool {
    let digits = word.trim_start_matches(['+', '-']);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

fn not_finite(word: &str) -> Option<f64> {
    NOT_FINITE
        .into_iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(word))
        .map(|(_, number)| number)
}

/// Parses `PATH=VALUE` as an object whose required fields, including nested ones, are one text and
/// one other value.
fn pair(info: &'static BodyInfo, word: &str) -> Result<Value, String> {
    let leaves = leaves(info);
    let [(first, first_shape), (second, second_shape)] = leaves.as_slice() else {
        return json(word);
    };
    let Some((before, after)) = word.split_once('=') else {
        let form = pair_form(info).unwrap_or_default();
        return Err(format!(
            "{word:?} has no =. Write it as {form}, or as a JSON object"
        ));
    };
    let mut object = Object::new();
    put(&mut object, first, value(first_shape, false, before)?);
    put(&mut object, second, value(second_shape, false, after)?);
    Ok(Value::Object(object))
}

/// Returns the short form that [`pair`] parses, if objects of this type have one.
pub(crate) fn pair_form(info: &'static BodyInfo) -> Option<String> {
    match leaves(info).as_slice() {
        [(first, _), (second, _)] => Some(format!("{}={}", first.last()?, second.last()?)),
        _ => None,
    }
}

/// Returns the required fields that are not objects themselves, with their paths.
fn leaves(info: &'static BodyInfo) -> Vec<(Vec<&'static str>, &'static FieldType)> {
    let mut found = Vec::new();
    for field in info.fields.iter().filter(|field| field.required) {
        match &field.shape {
            FieldType::Body(inner) => {
                for (mut path, shape) in leaves(inner) {
                    path.insert(0, field.wire);
                    found.push((path, shape));
                }
            }
            shape => found.push((vec![field.wire], shape)),
        }
    }
    found
}

fn put(object: &mut Object, path: &[&str], value: Value) {
    match path {
        [] => {}
        [last] => {
            object.insert(*last, value);
        }
        [first, rest @ ..] => {
            let mut inner = Object::new();
            put(&mut inner, rest, value);
            object.insert(*first, Value::Object(inner));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(shape: FieldType, word: &str) -> String {
        match value(&shape, false, word) {
            Ok(value) => value.to_json(),
            Err(why) => why,
        }
    }

    #[test]
    fn a_value_is_json_where_it_is_json_and_text_elsewhere() {
        for (word, json) in [
            ("1", "1"),
            ("-0.5", "-0.5"),
            ("1.0", "1.0"),
            ("true", "true"),
            ("null", "null"),
            (r#"{"x":1}"#, r#"{"x":1}"#),
            ("[1,2]", "[1,2]"),
            (r#""12""#, r#""12""#),
            ("Good evening", r#""Good evening""#),
            ("01", r#""01""#),
            ("12 o'clock", r#""12 o'clock""#),
            ("", r#""""#),
            ("NaN", r#"{"$number":"NaN"}"#),
            ("-Infinity", r#"{"$number":"-Infinity"}"#),
        ] {
            assert_eq!(shown(FieldType::Value, word), json, "{word}");
        }
    }

    #[test]
    fn broken_json_is_not_sent_as_text() {
        for word in [
            r#"{"x":1"#,
            "[1,]",
            r#""open"#,
            r#"{"x":1,"x":2}"#,
            "18446744073709551616",
        ] {
            let why = shown(FieldType::Value, word);
            assert!(why.contains("not valid JSON"), "{why}");
            assert!(why.contains("--text"), "{why}");
        }
    }

    #[test]
    fn numbers_are_numbers_and_everything_else_is_left_to_the_client() {
        for (word, json) in [
            ("3", "3"),
            (" 3", "3"),
            (".5", "0.5"),
            ("1e3", "1000.0"),
            ("-1", "-1"),
            ("nan", r#"{"$number":"NaN"}"#),
            ("inf", r#"{"$number":"Infinity"}"#),
            ("three", r#""three""#),
            ("007", r#""007""#),
            ("18446744073709551616", r#""18446744073709551616""#),
            ("2e-324", r#""2e-324""#),
            ("+.01e-400", r#""+.01e-400""#),
            ("+.00e-400", "0.0"),
        ] {
            assert_eq!(shown(FieldType::Seconds, word), json, "{word}");
        }
    }

    #[test]
    fn lists_take_commas_repetition_and_json() {
        let shown = |words: &[&str]| {
            list(&FieldType::Integer, words.iter().copied())
                .unwrap()
                .to_json()
        };
        assert_eq!(shown(&["1,2", "3"]), "[1,2,3]");
        assert_eq!(shown(&["[4, 5]", "6"]), "[4,5,6]");
        assert_eq!(shown(&[""]), "[]");
        assert_eq!(shown(&[]), "[]");
    }

    #[test]
    fn null_is_null_only_where_that_may_be_sent() {
        assert_eq!(value(&FieldType::Integer, true, "null"), Ok(Value::Null));
        assert_eq!(value(&FieldType::Integer, false, "null"), Ok("null".into()));
    }

    #[test]
    fn a_parameter_is_a_path_and_a_value() {
        let info = gfxhub::schema::BODIES
            .iter()
            .find(|body| body.name == "FunctionParameter")
            .unwrap();
        let shape = FieldType::Body(info);
        let full = r#"{"PropertyPath":"A//B/0","payload":{"value":{"x":1}}}"#;
        assert_eq!(shown(shape, r#"A//B/0={"x":1}"#), full);
        assert_eq!(shown(shape, full), full);
        assert_eq!(pair_form(info).as_deref(), Some("PropertyPath=value"));
        assert!(shown(shape, "A//B/0").contains("has no =. Write it as PropertyPath=value"));
    }
}
