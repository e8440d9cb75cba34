//! Reads values with the scanner. The results are the same as those of [`super::read`].

use super::Value;
use super::object::Object;
use super::scanner::{Number, Scanner};
use super::vector::{MemberReader, Vector};

/// Reads any value.
pub(crate) fn value(scanner: &mut Scanner<'_>) -> Option<Value> {
    Some(match scanner.peek()? {
        b'{' => return vector_or_object(scanner),
        b'[' => Value::Array(scanner.list(value)?),
        b'"' => {
            let text = scanner.text()?;
            Value::Text(scanner.context.own(&text))
        }
        b't' | b'f' => Value::Bool(scanner.boolean()?),
        b'n' => {
            scanner.literal(b"null")?;
            Value::Null
        }
        _ => number(&scanner.number()?)?,
    })
}

fn number(number: &Number<'_>) -> Option<Value> {
    Some(match number.integer() {
        Some(integer) => Value::Integer(integer),
        None => Value::Double(number.double()?),
    })
}

/// Reads an object. It remains an object even if it has the members of a vector.
pub(crate) fn object(scanner: &mut Scanner<'_>) -> Option<Object> {
    let mut members = Vec::new();
    scanner.object(|it, name| {
        let value = value(it)?;
        it.push(&mut members, (it.context.own(name), value))
    })?;
    Some(Object::of(members))
}

/// Reads a vector, which is the form of most objects. Consumes nothing if the object is not a
/// vector.
fn vector(scanner: &mut Scanner<'_>) -> Option<Vector> {
    let (mut numbers, mut integers, mut count) = ([0.0; 4], 0, 0);
    scanner.vector(|index, component| {
        numbers[index] = component.double()?;
        integers |= u8::from(component.is_integer()) << index;
        count = index + 1;
        Some(())
    })?;
    let [x, y, z, w] = numbers;
    let w = (count == numbers.len()).then_some(w);
    Some(Vector::from_parts([x, y, z], w, integers))
}

fn vector_or_object(scanner: &mut Scanner<'_>) -> Option<Value> {
    if let Some(vector) = vector(scanner) {
        return Some(Value::Vector(vector));
    }
    let mut partial = MemberReader::default();
    let mut members = None;
    scanner.object(|it, name| {
        let value = value(it)?;
        if members.is_none() && partial.take(name, &value) {
            return Some(());
        }
        let members = members.get_or_insert_with(|| partial.members());
        it.push(members, (it.context.own(name), value))
    })?;
    let vector = match members {
        None => partial.vector(),
        Some(_) => None,
    };
    Some(match vector {
        Some(vector) => Value::Vector(vector),
        None => Value::Object(Object::of(members.unwrap_or_else(|| partial.members()))),
    })
}
