//! Converts the items and the reports of batches from and to JSON. An item is an address and, in a
//! [`PropertySet`], also the members of its update.

use super::report::Report;
use super::{PropertyAddress, PropertySet};
use crate::error::{Error, Result};
use crate::schema::body::Body;
use crate::schema::composed::ComposedInfo;
use crate::schema::ids::Segment;
use crate::schema::plain::{PlainType, PlainValue, json, members, plain_json};
use crate::types::{EngineId, NodePath, PropertyPath};
use crate::value::{Object, Value};

/// An item of a composed call.
pub(crate) trait Item: Sized {
    /// Parses an item. An unknown member is an error.
    fn from_argument(value: Value) -> Result<Self>;
}

impl Item for PropertySet {
    fn from_argument(value: Value) -> Result<Self> {
        Self::from_value(value)
    }
}

impl Item for PropertyAddress {
    fn from_argument(value: Value) -> Result<Self> {
        Self::from_value(value)
    }
}

impl Item for NodePath {
    fn from_argument(value: Value) -> Result<Self> {
        Segment::from_argument(value).map_err(|expected| Error::invalid("", expected))
    }
}

/// Returns a report as JSON: `{"items": [{"address": …, "result": …} or {"address": …, "error":
/// {"kind", "effect", "status", "message"}}], "skewMs": …, "elapsedMs": …, "connections": …}`.
pub(crate) fn report(call: &ComposedInfo, report: Box<dyn Report>) -> String {
    // The figures become members of the report that follow `items`.
    let figures = plain_json(report.figures());
    let figures = figures.trim_start_matches('{');
    let mut items = Vec::new();
    report.for_each(&mut |address, outcome| {
        let address = Value::Object(address_members(call, &address)).to_json();
        items.push(match outcome {
            Ok(result) => format!(r#"{{"address":{address},"result":{}}}"#, result.to_json()),
            Err(error) => format!(r#"{{"address":{address},"error":{}}}"#, error_facts(&error)),
        });
    });
    format!(r#"{{"items":[{}],{figures}"#, items.join(","))
}

/// Returns an address as a JSON object. Plain data gives its members; an id becomes the only
/// member, under the id's own name.
fn address_members(call: &ComposedInfo, address: &PlainValue<'_>) -> Object {
    match (address, call.address) {
        (PlainValue::Plain(plain), _) => members(*plain),
        (id, PlainType::Id(info)) => Object::from_iter([(info.wire, json(id))]),
        _ => Object::new(),
    }
}

fn error_facts(error: &Error) -> String {
    let status = error
        .status()
        .map_or(Value::Null, |status| Value::from(i64::from(status)));
    let facts = Object::from_iter([
        ("kind", Value::from(error.kind().name())),
        ("effect", Value::from(error.effect().word())),
        ("status", status),
        ("message", Value::from(error.message())),
    ]);
    Value::Object(facts).to_json()
}

impl PropertyAddress {
    /// Reads an address from an object with `engineId`, `nodePath` and `propertyPath`, and no other
    /// members.
    ///
    /// ```
    /// use gfxhub::{PropertyAddress, Value};
    ///
    /// let json = r#"{"engineId":3,"nodePath":"Wall","propertyPath":"Led//Level/0"}"#;
    /// let address = PropertyAddress::from_value(Value::from_json(json)?)?;
    /// assert_eq!(address, PropertyAddress::new(3, "Wall", "Led//Level/0"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid), with the name of the wrong member as the
    /// argument.
    pub fn from_value(value: Value) -> Result<Self> {
        let mut members = object(value)?;
        let address = take_address(&mut members)?;
        match members.iter().next() {
            Some((name, _)) => Err(Error::invalid(name, "there is no such member")),
            None => Ok(address),
        }
    }
}

impl PropertySet {
    /// Creates a `PropertySet` from JSON text as [`from_value`](PropertySet::from_value) does.
    /// `{"$number": "NaN"}` (or `Infinity`, `-Infinity`) stands for a number that JSON cannot
    /// represent; such a number is refused when the property is set.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid), with the name of the wrong member as the
    /// argument.
    pub fn from_json(json: &str) -> Result<Self> {
        let value = Value::from_arguments(json)
            .map_err(|fault| Error::invalid("", format!("invalid JSON: {fault}")))?;
        Self::from_value(value.decode_non_finite())
    }

    /// Creates a `PropertySet` from an object with the members of a [`PropertyAddress`] and of a
    /// [`PropertyUpdate`](crate::PropertyUpdate), and no other members.
    ///
    /// ```
    /// use gfxhub::{PropertySet, Value};
    ///
    /// let json = r#"{"engineId":3,"nodePath":"Wall","propertyPath":"Led//Level/0","Value":0.5}"#;
    /// let set = PropertySet::from_value(Value::from_json(json)?)?;
    /// assert_eq!(set, PropertySet::new(3, "Wall", "Led//Level/0", 0.5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid), with the name of the wrong member as the
    /// argument.
    pub fn from_value(value: Value) -> Result<Self> {
        let mut members = object(value)?;
        let address = take_address(&mut members)?;
        let update = body(members)?;
        Ok(Self { address, update })
    }
}

/// Reads the body of an item from its members other than those of the address.
pub(crate) fn body<T: Body>(members: Object) -> Result<T> {
    T::from_argument(Value::Object(members)).map_err(|refused| {
        let place = refused.place.trim_start_matches('.');
        Error::invalid(place, refused.reason)
    })
}

pub(crate) fn object(value: Value) -> Result<Object> {
    match value {
        Value::Object(members) => Ok(members),
        other => Err(Error::invalid(
            "",
            format!("it must be an object, not {}", other.kind_name()),
        )),
    }
}

fn take_address(members: &mut Object) -> Result<PropertyAddress> {
    Ok(PropertyAddress {
        engine_id: take::<EngineId>(members)?,
        node_path: take::<NodePath>(members)?,
        property_path: take::<PropertyPath>(members)?,
    })
}

pub(crate) fn take<T: Segment>(members: &mut Object) -> Result<T> {
    let name = T::INFO.wire;
    let value = members.remove(name);
    let value = value.ok_or_else(|| Error::invalid(name, "it is required"))?;
    T::from_argument(value).map_err(|expected| Error::invalid(name, expected))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_that_is_wrong_is_named() {
        let set = |json: &str| PropertySet::from_value(Value::from_json(json).unwrap());
        let address = r#""engineId":3,"nodePath":"n","propertyPath":"p""#;
        for (json, argument) in [
            ("[]".to_owned(), ""),
            (r#"{"engineId":"x"}"#.to_owned(), "engineId"),
            (r#"{"engineId":3}"#.to_owned(), "nodePath"),
            (format!("{{{address}}}"), "Value"),
            (
                format!("{{{address},\"Value\":1,\"Duration\":\"x\"}}"),
                "Duration",
            ),
            (format!("{{{address},\"Value\":1,\"Other\":1}}"), "Other"),
        ] {
            let error = set(&json).unwrap_err();
            assert_eq!(error.argument(), Some(argument), "{json}: {error}");
        }
        let nan = format!("{{{address},\"Value\":{{\"$number\":\"NaN\"}}}}");
        let nan = PropertySet::from_json(&nan).unwrap();
        assert!(matches!(nan.update.value, Value::Double(number) if number.is_nan()));
        assert_eq!(
            PropertySet::from_json("{").unwrap_err().argument(),
            Some("")
        );
        let read = format!("{{{address},\"Value\":1}}");
        let read = PropertyAddress::from_value(Value::from_json(&read).unwrap());
        assert_eq!(read.unwrap_err().argument(), Some("Value"));
    }
}
