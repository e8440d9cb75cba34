//! The types into which the other clients decode responses with serde, as a careful user would
//! write them.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::work::{COLOUR, SECONDS, Work};

/// A property of a node.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub(crate) struct Property {
    pub(crate) property_path: String,
    pub(crate) display_name: String,
    pub(crate) value: PropertyValue,
}

impl Property {
    /// Returns `true` if the property has a path and a value.
    fn is_whole(&self) -> bool {
        let holds = match &self.value {
            PropertyValue::Switch(_) => true,
            PropertyValue::Number(number) => number.is_finite(),
            PropertyValue::Text(text) => !text.is_empty(),
            PropertyValue::Vector { length, .. } => *length >= 3,
        };
        holds && !self.property_path.is_empty() && !self.display_name.is_empty()
    }
}

/// The value of a property. `serde_json::Value` and untagged enums are not used because both are
/// several times slower.
#[derive(Debug, PartialEq)]
pub(crate) enum PropertyValue {
    Switch(bool),
    Number(f64),
    Text(String),
    Vector { parts: [f64; 4], length: usize },
}

impl<'de> Deserialize<'de> for PropertyValue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PropertyValue, D::Error> {
        from.deserialize_any(ReadHeld)
    }
}

struct ReadHeld;

impl<'de> Visitor<'de> for ReadHeld {
    type Value = PropertyValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a switch, a number, a text or a vector")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<PropertyValue, E> {
        Ok(PropertyValue::Switch(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<PropertyValue, E> {
        Ok(PropertyValue::Number(value as f64))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<PropertyValue, E> {
        Ok(PropertyValue::Number(value as f64))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<PropertyValue, E> {
        Ok(PropertyValue::Number(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<PropertyValue, E> {
        Ok(PropertyValue::Text(value.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<PropertyValue, A::Error> {
        let (mut parts, mut length) = ([0.0; 4], 0);
        while let Some(part) = map.next_key::<Part>()? {
            parts[part as usize] = map.next_value()?;
            length += 1;
        }
        Ok(PropertyValue::Vector { parts, length })
    }
}

/// A member of a vector.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    X,
    Y,
    Z,
    W,
}

/// The body of a request that sets a property.
#[derive(Debug, Serialize)]
#[serde(rename_all = "PascalCase")]
pub(crate) struct Update {
    value: Colour,
    #[serde(skip_serializing_if = "Option::is_none")]
    interpolation: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    duration: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Colour {
    x: f64,
    y: f64,
    z: f64,
    w: f64,
}

impl Update {
    /// Returns the body of a set, or `None` for a read.
    pub(crate) fn of(work: Work) -> Option<Update> {
        let [x, y, z, w] = COLOUR;
        let eased = work == Work::Eased;
        work.is_set().then_some(Update {
            value: Colour { x, y, z, w },
            interpolation: eased.then_some("EaseInOut"),
            duration: eased.then_some(SECONDS),
        })
    }

    /// Returns the body as JSON text.
    pub(crate) fn json(&self) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(self)
    }
}

/// Decodes a response and returns the number of complete properties in it.
pub(crate) fn decode(work: Work, body: &[u8]) -> serde_json::Result<usize> {
    let count = |properties: &[Property]| properties.iter().filter(|p| p.is_whole()).count();
    if work.is_set() {
        return serde_json::from_slice::<Property>(body).map(|property| count(&[property]));
    }
    serde_json::from_slice::<Vec<Property>>(body).map(|properties| count(&properties))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_are_decoded_whole() {
        for work in Work::ALL.into_iter().filter(|work| work.many().is_none()) {
            let read = decode(work, work.answer().as_bytes()).unwrap();
            assert_eq!(read, work.properties(), "{work:?}");
        }
        let set: Property = serde_json::from_str(&Work::Set.answer()).unwrap();
        let due = PropertyValue::Vector {
            parts: COLOUR,
            length: 4,
        };
        assert_eq!(set.value, due);
    }

    #[test]
    fn a_set_is_sent_as_the_specification_says() {
        let json = |work| Update::of(work).map(|update| update.json().unwrap());
        let colour = r#""Value":{"x":0.25,"y":0.5,"z":0.75,"w":1.0}"#;
        let due = format!("{{{colour}}}").into_bytes();
        assert_eq!(json(Work::Set), Some(due));
        let due = format!(r#"{{{colour},"Interpolation":"EaseInOut","Duration":0.5}}"#);
        assert_eq!(json(Work::Eased), Some(due.into_bytes()));
        assert_eq!(json(Work::Node), None);
    }
}
