//! The values that a property accepts: their precision, types and sub-fields.

use crate::json::{Map, Number, Value, kind};

use crate::integer_range::is_held;

/// Rounds a number to single precision; `None` if it is out of range for single precision.
pub(crate) fn single_number(number: f64) -> Option<Number> {
    let single = number as f32;
    if single.is_finite() {
        Number::from_f64(f64::from(single))
    } else {
        None
    }
}

/// Returns the value as the hub stores it: integers are kept, and other numbers are rounded to
/// single precision. Returns an error if a number is out of range for single precision.
pub(crate) fn single(value: Value) -> Result<Value, String> {
    Ok(match value {
        Value::Number(number) if number.is_f64() => {
            let rounded = number.as_f64().and_then(single_number);
            Value::Number(
                rounded.ok_or_else(|| format!("{number} is out of range for single precision"))?,
            )
        }
        Value::Array(items) => {
            Value::Array(items.into_iter().map(single).collect::<Result<_, _>>()?)
        }
        Value::Object(members) => Value::Object(
            members
                .into_iter()
                .map(|(name, value)| Ok((name, single(value)?)))
                .collect::<Result<Map<_, _>, String>>()?,
        ),
        other => other,
    })
}

/// Returns the value to store if `given` replaces `held`. `given` must have the same JSON type as
/// `held`, and its numbers are rounded to single precision. `first` is the value in the show at
/// this place. The error says why a value is refused.
///
/// A vector may be given with or without `w`, and a number or a boolean as text. Null is accepted
/// where the show contains null. Every type is accepted where null is stored, and elsewhere only
/// the type of the stored value.
pub(crate) fn accept(first: Option<&Value>, held: &Value, given: Value) -> Result<Value, String> {
    match (held, given) {
        (_, Value::Null) if first.is_some_and(Value::is_null) => Ok(Value::Null),
        (Value::Object(held), Value::Object(given)) if !held.is_empty() => {
            accept_members(first, held, given)
        }
        (Value::Number(_), Value::String(text)) => {
            let number = text.trim();
            let number = is_held(number).then(|| serde_json::from_str::<Number>(number));
            match number {
                Some(Ok(number)) => single(Value::Number(number)),
                _ => Err(format!("Value must be a number, not the text {text:?}")),
            }
        }
        (Value::Bool(_), Value::String(text)) => match text.trim() {
            "true" => Ok(Value::Bool(true)),
            "false" => Ok(Value::Bool(false)),
            _ => Err(format!("Value must be a boolean, not the text {text:?}")),
        },
        (held, given) if !held.is_null() && kind(held) != kind(&given) => Err(format!(
            "Value must be {}, not {}",
            kind(held),
            kind(&given)
        )),
        (_, given) if has_null(&given) && !first.is_some_and(has_null) => {
            Err("Value must not contain null: the show has none there".to_owned())
        }
        (_, given) => single(given),
    }
}

fn accept_members(
    first: Option<&Value>,
    held: &Map<String, Value>,
    mut given: Map<String, Value>,
) -> Result<Value, String> {
    let mut stored = Map::new();
    for (name, value) in held {
        let member = match given.remove(name) {
            Some(member) => accept(first.and_then(|it| first_of(it, name)), value, member)
                .map_err(|why| format!("{name}: {why}"))?,
            None if name == "w" => value.clone(),
            None => return Err(format!("Value lacks its member {name:?}")),
        };
        stored.insert(name.clone(), member);
    }
    if is_vector(held)
        && let Some(w) = given.remove("w")
    {
        let w = accept(None, &Value::from(0), w).map_err(|why| format!("w: {why}"))?;
        stored.insert("w".to_owned(), w);
    }
    match given.keys().next() {
        Some(name) => Err(format!("Value has no member {name:?}")),
        None => Ok(Value::Object(stored)),
    }
}

/// Returns the value of a member in the show. `first` is the value in the show that contains the
/// member. If it is null, all its members count as null.
fn first_of<'a>(first: &'a Value, name: &str) -> Option<&'a Value> {
    match first {
        Value::Null => Some(first),
        first => first.as_object()?.get(name),
    }
}

/// Returns the value of a sub-field in the show. `first` is the value of its property in the show.
pub(crate) fn first_within<'a>(first: &'a Value, path: &[String]) -> Option<&'a Value> {
    path.iter()
        .try_fold(first, |first, name| first_of(first, name))
}

fn has_null(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.iter().any(has_null),
        Value::Object(members) => members.values().any(has_null),
        _ => false,
    }
}

fn is_vector(members: &Map<String, Value>) -> bool {
    ["x", "y", "z"]
        .iter()
        .all(|name| members.get(*name).is_some_and(Value::is_number))
}

/// Returns the sub-field of a value; `None` if it has none at this path of member names.
pub(crate) fn member<'a>(value: &'a Value, path: &[String]) -> Option<&'a Value> {
    path.iter()
        .try_fold(value, |value, name| value.as_object()?.get(name))
}

/// Returns the sub-field of a value for modification; `None` if it has none at this path of member
/// names.
pub(crate) fn member_mut<'a>(value: &'a mut Value, path: &[String]) -> Option<&'a mut Value> {
    path.iter()
        .try_fold(value, |value, name| value.as_object_mut()?.get_mut(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::json;

    #[test]
    fn numbers_come_back_in_single_precision() {
        assert_eq!(
            single(json!([0.2, 7, {"a": 0.5}])),
            Ok(json!([0.20000000298023224, 7, {"a": 0.5}]))
        );
        assert_eq!(
            single(json!(9007199254740993_i64)),
            Ok(json!(9007199254740993_i64))
        );
        assert!(single(json!({"x": 1e39})).is_err());
    }

    #[test]
    fn only_the_same_shape_is_accepted() {
        let vector = json!({"x": 1.0, "y": 2.0, "z": 3.0});
        let accepted = |given| accept(Some(&vector), &vector, given);
        assert_eq!(
            accepted(json!({"x": 4, "y": 5, "z": 6})),
            Ok(json!({"x": 4, "y": 5, "z": 6}))
        );
        assert!(accepted(json!({"x": 4, "y": 5, "z": 6, "w": 1.0})).is_ok());
        assert!(
            accepted(json!({"x": 4, "y": 5}))
                .unwrap_err()
                .contains("\"z\"")
        );
        assert!(
            accepted(json!({"x": 4, "y": 5, "z": 6, "q": 7}))
                .unwrap_err()
                .contains("\"q\"")
        );
        assert!(
            accepted(json!({"x": true, "y": 5, "z": 6}))
                .unwrap_err()
                .starts_with("x: ")
        );
        assert!(accepted(json!(3)).is_err());
        assert!(accepted(Value::Null).is_err());
        let number = |text: &str| accept(None, &json!(1.5), json!(text));
        assert_eq!(number("2.5"), Ok(json!(2.5)));
        assert!(number("soon").is_err());
        let null = Some(&Value::Null);
        assert_eq!(accept(null, &Value::Null, json!([1])), Ok(json!([1])));
        let quaternion = json!({"x": 0.0, "y": 0.0, "z": 0.0, "w": 1.0});
        assert_eq!(
            accept(None, &quaternion, json!({"x": 1.0, "y": 1.0, "z": 1.0})),
            Ok(json!({"x": 1.0, "y": 1.0, "z": 1.0, "w": 1.0}))
        );
    }
}
