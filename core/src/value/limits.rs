//! What must not be sent: numbers that JSON cannot write, and nesting that hubs cannot read.

use std::fmt::Write as _;

use super::Value;

/// Integers up to this size are exact as doubles, and every whole double up to it is an integer.
pub(crate) const EXACT: u64 = 1 << 53;

impl Value {
    /// How deep a value may be to be sent: decoders commonly stop at 128, and a body adds levels.
    pub const DEPTH_LIMIT: usize = 120;

    /// The path of the first number that is not finite: `.location.x`, `[3]`, or nothing for the
    /// value itself.
    ///
    /// ```
    /// use gfxhub::{Object, Value, Vector};
    ///
    /// let mut track = Object::new();
    /// track.insert("location", Vector::xyz(f64::NAN, 0.0, 0.0));
    /// assert_eq!(Value::from(track).find_non_finite().as_deref(), Some(".location.x"));
    /// ```
    pub fn find_non_finite(&self) -> Option<String> {
        // Nearly always there is none, and then nobody wants a path.
        if self.is_finite() {
            return None;
        }
        let mut path = String::new();
        self.walk_to_non_finite(&mut path).then_some(path)
    }

    /// Whether all numbers in it are finite.
    fn is_finite(&self) -> bool {
        match self {
            Self::Double(number) => number.is_finite(),
            Self::Vector(vector) => vector.numbers().all(f64::is_finite),
            Self::Object(object) => object.iter().all(|(_, value)| value.is_finite()),
            Self::Array(items) => items.iter().all(Self::is_finite),
            _ => true,
        }
    }

    /// Goes to the first non-finite number and leaves its path in `path`, if there is one.
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
                // Writing to a String cannot fail.
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

    /// How many levels of arrays and objects there are: 0 for a number, 1 for a vector.
    pub fn depth(&self) -> usize {
        match self {
            Self::Array(_) | Self::Object(_) => {}
            Self::Vector(_) => return 1,
            _ => return 0,
        }
        // Without recursion: the value may be deeper than the stack allows.
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

/// Replaces what follows `length` with a step to the member `name`.
fn step_in(path: &mut String, length: usize, name: &str) {
    path.truncate(length);
    let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    // Writing to a String cannot fail.
    let _ = if plain {
        write!(path, ".{name}")
    } else {
        write!(path, "[{name:?}]")
    };
}

#[cfg(test)]
mod tests {
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
                .resolve_number_marks();
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
    fn what_may_be_sent_can_be_read_again_inside_a_body() {
        let value = (0..Value::DEPTH_LIMIT).fold(Value::Null, |inner, _| Value::Array(vec![inner]));
        assert_eq!(value.depth(), Value::DEPTH_LIMIT);
        let body = format!(r#"[{{"Value":{}}}]"#, value.to_json());
        assert!(Value::from_json(&body).is_ok());
    }
}
