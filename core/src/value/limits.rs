//! Values that must not be sent: numbers that JSON cannot represent, and values that are nested too
//! deeply for hubs. In arguments given as JSON text, an object such as `{"$number": "NaN"}` stands
//! for a number that JSON cannot represent.

use super::Value;
use super::object::Object;
use std::fmt::Write as _;

impl Value {
    /// Maximum number of nested arrays and objects in a value, for reading and for sending.
    pub const DEPTH_LIMIT: usize = 127;

    /// Returns the path of the first number that is not finite, such as `.location.x` or `[3]`. The
    /// path is empty if the value itself is that number; `None` if all numbers are finite.
    ///
    /// ```
    /// use gfxhub::{Object, Value, Vector};
    ///
    /// let mut track = Object::new();
    /// track.insert("location", Vector::xyz(f64::NAN, 0.0, 0.0));
    /// assert_eq!(Value::from(track).find_non_finite().as_deref(), Some(".location.x"));
    /// ```
    pub fn find_non_finite(&self) -> Option<String> {
        // In most values all numbers are finite, so no path is needed.
        if self.is_finite() {
            return None;
        }
        let mut path = String::new();
        self.walk_to_non_finite(&mut path).then_some(path)
    }

    /// Returns `true` if all numbers in the value are finite.
    pub(super) fn is_finite(&self) -> bool {
        match self {
            Self::Double(number) => number.is_finite(),
            Self::Vector(vector) => vector.numbers().all(f64::is_finite),
            Self::Object(object) => object.iter().all(|(_, value)| value.is_finite()),
            Self::Array(items) => items.iter().all(Self::is_finite),
            _ => true,
        }
    }

    /// Searches for the first number that is not finite. If there is one, appends its path to
    /// `path` and returns `true`.
    fn walk_to_non_finite(&self, path: &mut String) -> bool {
        let length = path.len();
        let found = match self {
            Self::Double(number) => return !number.is_finite(),
            Self::Vector(vector) => vector.iter().any(|(name, value)| {
                step_in(path, length, name);
                value.walk_to_non_finite(path)
            }),
            Self::Object(object) => object.iter().any(|(name, value)| {
                step_in(path, length, name);
                value.walk_to_non_finite(path)
            }),
            Self::Array(items) => items.iter().enumerate().any(|(index, value)| {
                path.truncate(length);
                // Writing to a `String` cannot fail.
                let _ = write!(path, "[{index}]");
                value.walk_to_non_finite(path)
            }),
            _ => return false,
        };
        if !found {
            path.truncate(length);
        }
        found
    }

    /// Returns the number of nested levels of arrays and objects: 0 for a number, 1 for a vector.
    pub fn depth(&self) -> usize {
        match self {
            Self::Array(_) | Self::Object(_) => {}
            Self::Vector(_) => return 1,
            _ => return 0,
        }
        // This is not recursive, since the value may be nested too deeply for the stack.
        let mut deepest = 0;
        let mut open = vec![(self, 0)];
        while let Some((value, level)) = open.pop() {
            let level = match value {
                Self::Array(items) => {
                    open.extend(items.iter().map(|item| (item, level + 1)));
                    level + 1
                }
                Self::Object(object) => {
                    open.extend(object.iter().map(|(_, item)| (item, level + 1)));
                    level + 1
                }
                Self::Vector(_) => level + 1,
                _ => level,
            };
            deepest = deepest.max(level);
        }
        deepest
    }
}

/// Maximum number of levels that the arguments of a call add to a value: the arguments, the body,
/// and the lists and objects in the body.
const AROUND: usize = 8;

/// Returns the error for arguments that are nested too deeply; `None` for all others. Must be
/// called before the text is read, since reading needs stack space for each level.
pub(super) fn too_deep(text: &str) -> Option<String> {
    let most = Value::DEPTH_LIMIT + AROUND;
    let (mut level, mut within_text, mut escaped) = (0_usize, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = within_text,
            b'"' => within_text = !within_text,
            _ if within_text => {}
            b'[' | b'{' => level += 1,
            b']' | b'}' => level = level.saturating_sub(1),
            _ => {}
        }
        if level > most {
            return Some(format!("it is nested deeper than {most} levels"));
        }
    }
    None
}

/// Replaces the part of the path after `length` with a step to the member `name`.
fn step_in(path: &mut String, length: usize, name: &str) {
    path.truncate(length);
    let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    // Writing to a `String` cannot fail.
    let _ = if plain {
        write!(path, ".{name}")
    } else {
        write!(path, "[{name:?}]")
    };
}

const MARK: &str = "$number";

/// The numbers that are not finite, with their names.
const NUMBERS: [(&str, f64); 3] = [
    ("NaN", f64::NAN),
    ("Infinity", f64::INFINITY),
    ("-Infinity", f64::NEG_INFINITY),
];

impl Value {
    /// Replaces objects such as `{"$number": "NaN"}` with the numbers for which they stand, at
    /// every level.
    ///
    /// This is used for arguments given as JSON text, and never for the responses of a hub.
    pub(crate) fn decode_non_finite(self) -> Self {
        match self {
            Self::Array(items) => {
                Self::Array(items.into_iter().map(Self::decode_non_finite).collect())
            }
            Self::Object(object) => match marked_number(&object) {
                Some(number) => Self::Double(number),
                None => Self::from(
                    object
                        .into_iter()
                        .map(|(name, value)| (name, value.decode_non_finite()))
                        .collect::<Object>(),
                ),
            },
            other => other,
        }
    }

    /// Replaces every number that is not finite with the object that stands for it.
    pub(crate) fn encode_non_finite(self) -> Self {
        match self {
            Self::Double(number) if !number.is_finite() => mark(number),
            Self::Array(items) => {
                Self::Array(items.into_iter().map(Self::encode_non_finite).collect())
            }
            Self::Vector(vector) => {
                Self::from(vector.iter().map(marked_member).collect::<Object>())
            }
            Self::Object(object) => {
                Self::from(object.into_iter().map(marked_member).collect::<Object>())
            }
            other => other,
        }
    }
}

fn marked_member<K>((name, value): (K, Value)) -> (K, Value) {
    (name, value.encode_non_finite())
}

fn marked_number(object: &Object) -> Option<f64> {
    let name = object.get(MARK).filter(|_| object.len() == 1)?.as_str()?;
    NUMBERS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, number)| *number)
}

fn mark(number: f64) -> Value {
    let name = match number {
        f64::INFINITY => "Infinity",
        f64::NEG_INFINITY => "-Infinity",
        _ => "NaN",
    };
    Value::Object([(MARK, name)].into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::super::vector::Vector;
    use super::*;

    #[test]
    fn names_the_first_number_that_is_not_finite() {
        let nan = r#"{"$number":"NaN"}"#;
        for (text, path) in [
            ("NAN".to_owned(), Some("")),
            ("[1,2,3,NAN,NAN]".to_owned(), Some("[3]")),
            (
                r#"{"a":[1],"location":{"x":1,"y":2,"z":NAN}}"#.to_owned(),
                Some(".location.z"),
            ),
            (r#"{"x":0,"y":0,"z":0,"w":NAN}"#.to_owned(), Some(".w")),
            (
                r#"{"a":[[1],[1,{"b":NAN}]],"c":NAN}"#.to_owned(),
                Some(".a[1][1].b"),
            ),
            (
                r#"{"Actor//On/0":NAN}"#.to_owned(),
                Some(r#"["Actor//On/0"]"#),
            ),
            (r#"{"":NAN}"#.to_owned(), Some(r#"[""]"#)),
            (r#"[1,"NaN",null,{"x":1,"y":2,"z":3}]"#.to_owned(), None),
        ] {
            let value = Value::from_json(&text.replace("NAN", nan))
                .unwrap()
                .decode_non_finite();
            assert_eq!(value.find_non_finite().as_deref(), path, "{text}");
        }
    }

    #[test]
    fn counts_levels() {
        for (text, depth) in [
            ("1", 0),
            (r#""text""#, 0),
            ("[]", 1),
            ("{}", 1),
            (r#"{"x":1,"y":1,"z":1}"#, 1),
            (r#"[1,[[]],{"a":{"x":1,"y":1,"z":1}},2]"#, 3),
        ] {
            assert_eq!(Value::from_json(text).unwrap().depth(), depth, "{text}");
        }
    }

    #[test]
    fn as_deep_as_can_be_read_can_be_sent_in_any_body() {
        let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
        let deepest = nested(Value::DEPTH_LIMIT);
        assert_eq!(
            Value::from_json(&deepest).unwrap().depth(),
            Value::DEPTH_LIMIT
        );
        assert!(Value::from_json(&nested(Value::DEPTH_LIMIT + 1)).is_err());
        let body = format!(r#"{{"a":[{{"\"[[":{{"b":{deepest},"c":"{{{{"}}}}]}}"#);
        assert!(Value::from_arguments(&body).is_ok());
        for levels in [136, 100_000] {
            let fault = Value::from_arguments(&nested(levels)).unwrap_err();
            assert!(
                fault.to_string().contains("deeper than 135 levels"),
                "{fault}"
            );
        }
        // There are more closing than opening brackets, which is not JSON.
        assert!(Value::from_arguments("]]]").is_err());
    }

    fn resolved(text: &str) -> Value {
        Value::from_json(text).unwrap().decode_non_finite()
    }

    #[test]
    fn marks_become_numbers_and_numbers_marks() {
        for (name, number) in NUMBERS {
            let text = format!(r#"{{"$number":"{name}"}}"#);
            let value = resolved(&text);
            assert_eq!(value.as_f64().map(f64::to_bits), Some(number.to_bits()));
            assert_eq!(value.to_json(), text);
        }
    }

    #[test]
    fn marks_are_found_anywhere_within() {
        let text = r#"[1,{"a":{"x":1,"y":{"$number":"Infinity"},"z":2.5},"b":["t"]}]"#;
        let value = resolved(text);
        assert_eq!(value.find_non_finite().as_deref(), Some("[1].a.y"));
        let vector = value.as_array().unwrap()[1]
            .get("a")
            .and_then(|a| a.as_vector());
        assert_eq!(vector, Some(Vector::xyz(1.0, f64::INFINITY, 2.5)));
        assert_eq!(value.to_json(), text);
    }

    #[test]
    fn what_only_looks_like_a_mark_stays() {
        for text in [
            r#"{"$number":"nan"}"#,
            r#"{"$number":1}"#,
            r#"{"$number":"NaN","more":1}"#,
            r#"{"number":"NaN"}"#,
            r#"{"a":"NaN","b":{"x":1,"y":2,"z":3}}"#,
        ] {
            assert_eq!(resolved(text), Value::from_json(text).unwrap());
        }
    }
}
