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
    pub(crate) fn resolve_number_marks(self) -> Self {
        match self {
            Self::Array(items) => {
                Self::Array(items.into_iter().map(Self::resolve_number_marks).collect())
            }
            Self::Object(object) => match marked_number(&object) {
                Some(number) => Self::Double(number),
                None => Self::from(
                    object
                        .into_iter()
                        .map(|(name, value)| (name, value.resolve_number_marks()))
                        .collect::<Object>(),
                ),
            },
            other => other,
        }
    }

    /// The other way round: every non-finite number becomes the object that stands for it.
    pub(super) fn with_number_marks(self) -> Self {
        match self {
            Self::Double(number) if !number.is_finite() => mark(number),
            Self::Array(items) => {
                Self::Array(items.into_iter().map(Self::with_number_marks).collect())
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
    (name, value.with_number_marks())
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
