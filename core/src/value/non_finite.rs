//! Numbers that JSON cannot write, spelled as objects: `{"$number": "NaN"}`.

use super::{Object, Value};

const MARK: &str = "$number";

/// Each such number and its name.
const NUMBERS: [(&str, f64); 3] = [
    ("NaN", f64::NAN),
    ("Infinity", f64::INFINITY),
    ("-Infinity", f64::NEG_INFINITY),
];

impl Value {
    /// Puts the numbers in the place of the objects that stand for them, wherever they are.
    ///
    /// For arguments that come as JSON text; what a hub sends is never read so.
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

    /// The other way round: every non-finite number becomes the object that stands for it.
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
    use super::super::Vector;
    use super::*;

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
