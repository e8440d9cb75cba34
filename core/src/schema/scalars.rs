//! The basic field types: text, integers, booleans, options, values and objects.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use super::field::{Field, Write};
use super::provenance::WireForm;
use super::types::{FieldType, Presence};
use crate::value::context::DecodeContext;
use crate::value::object::Object;
use crate::value::read::{AnyObject, AnyValue};
use crate::value::scan;
use crate::value::scanner::Scanner;
use crate::value::{EXACT, Value};

/// Text. Hubs also send numbers in place of text (`pid`); these are written as numbers again.
impl Field for String {
    const SHAPE: FieldType = FieldType::Text;
    const PRESENCE: Presence = Presence::Empty;

    fn blank() -> Self {
        Self::new()
    }

    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_any(TextVisitor(context))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        let text = scanner.text()?;
        *self = scanner.context.own(&text);
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error> {
        if form == WireForm::OtherType {
            match serde_json::from_str(self) {
                Ok(Value::Bool(word)) => return to.serialize_bool(word),
                Ok(number @ (Value::Integer(_) | Value::Unsigned(_) | Value::Double(_))) => {
                    return number.serialize(to);
                }
                _ => {}
            }
        }
        to.serialize_str(self)
    }
}

struct TextVisitor<'c>(&'c DecodeContext<'c>);

impl Visitor<'_> for TextVisitor<'_> {
    type Value = (String, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok((self.0.own(text), WireForm::AsDocumented))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok((String::new(), WireForm::Null))
    }

    fn visit_bool<E: Error>(self, word: bool) -> Result<Self::Value, E> {
        Ok((self.0.own(&word.to_string()), WireForm::OtherType))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok((self.0.own(&number.to_string()), WireForm::OtherType))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok((self.0.own(&number.to_string()), WireForm::OtherType))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        self.0.numbers.flag(number);
        Ok((
            self.0.own(&Value::Double(number).to_json()),
            WireForm::OtherType,
        ))
    }
}

/// An integer. Hubs also send it as text; it is then written as text again.
impl Field for i64 {
    const SHAPE: FieldType = FieldType::Integer;

    fn blank() -> Self {
        0
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_any(IntegerVisitor(context))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        *self = scanner.integer()?;
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error> {
        match form {
            WireForm::OtherType => to.collect_str(self),
            _ => to.serialize_i64(*self),
        }
    }
}

struct IntegerVisitor<'c>(&'c DecodeContext<'c>);

impl Visitor<'_> for IntegerVisitor<'_> {
    type Value = (i64, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an integer of 64 bits")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok((number, WireForm::AsDocumented))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        let signed = i64::try_from(number)
            .map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
        Ok((signed, WireForm::AsDocumented))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        self.0.numbers.flag_zero(number);
        if number.fract() == 0.0 && number.abs() <= EXACT as f64 {
            // The conversion is exact: the number is whole and within 2^53.
            return Ok((number as i64, WireForm::AsDocumented));
        }
        Err(E::invalid_value(Unexpected::Float(number), &self))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        match text.parse::<i64>() {
            Ok(number) if number.to_string() == text => Ok((number, WireForm::OtherType)),
            _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
        }
    }
}

/// A boolean. The texts `true` and `false` and the numbers 0 and 1 are accepted too.
impl Field for bool {
    const SHAPE: FieldType = FieldType::Boolean;

    fn blank() -> Self {
        false
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        _: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_any(BooleanVisitor)
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        *self = scanner.boolean()?;
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error> {
        match form {
            WireForm::OtherType => to.collect_str(self),
            WireForm::Digit => to.serialize_u8(u8::from(*self)),
            _ => to.serialize_bool(*self),
        }
    }
}

struct BooleanVisitor;

impl Visitor<'_> for BooleanVisitor {
    type Value = (bool, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true or false")
    }

    fn visit_bool<E: Error>(self, word: bool) -> Result<Self::Value, E> {
        Ok((word, WireForm::AsDocumented))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        match number {
            0 | 1 => Ok((number == 1, WireForm::Digit)),
            _ => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        text.parse()
            .map(|word| (word, WireForm::OtherType))
            .map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

/// A field that some hubs omit or send as null.
impl<T: Field> Field for Option<T> {
    const SHAPE: FieldType = T::SHAPE;
    const PRESENCE: Presence = Presence::Optional;

    fn blank() -> Self {
        None
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_option(OptionVisitor(context, PhantomData))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        if scanner.peek()? == b'n' {
            scanner.literal(b"null")?;
            return Some(WireForm::Null);
        }
        self.insert(T::blank()).scan(scanner)
    }

    fn write<S: Serializer>(&self, form: WireForm, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write(form, to),
            None => to.serialize_unit(),
        }
    }

    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Some(value) => value.write_documented(to),
            None => to.serialize_unit(),
        }
    }
}

struct OptionVisitor<'c, T>(&'c DecodeContext<'c>, PhantomData<T>);

impl<'de, T: Field> Visitor<'de> for OptionVisitor<'_, T> {
    type Value = (Option<T>, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value or null")
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Ok((None, WireForm::Null))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok((None, WireForm::Null))
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        T::read(from, self.0).map(|(value, form)| (Some(value), form))
    }
}

/// A value, such as that of a property. Null is a value, and a missing value is read as null.
impl Field for Value {
    const SHAPE: FieldType = FieldType::Value;
    const PRESENCE: Presence = Presence::Empty;

    fn blank() -> Self {
        Self::Null
    }

    fn is_absent(&self) -> bool {
        *self == Self::Null
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        let value = AnyValue(context).deserialize(from)?;
        let form = if value.is_absent() {
            WireForm::Null
        } else {
            WireForm::AsDocumented
        };
        Ok((value, form))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        *self = scan::value(scanner)?;
        Some(match self {
            Self::Null => WireForm::Null,
            _ => WireForm::AsDocumented,
        })
    }

    /// Writes NaN and infinity as JSON objects that stand for them. A program may put such numbers
    /// into a value, and `serialize` returns an error for them.
    fn write<S: Serializer>(&self, _: WireForm, to: S) -> Result<S::Ok, S::Error> {
        self.write_any(to)
    }
}

/// An object, such as the data of an item or of a MOS object.
impl Field for Object {
    const SHAPE: FieldType = FieldType::Object;
    const PRESENCE: Presence = Presence::Empty;

    fn blank() -> Self {
        Self::new()
    }

    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_option(ObjectVisitor(context))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        *self = scan::object(scanner)?;
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, _: WireForm, to: S) -> Result<S::Ok, S::Error> {
        let write = |(name, value)| (name, Write(value, WireForm::AsDocumented));
        to.collect_map(self.iter().map(write))
    }
}

struct ObjectVisitor<'c>(&'c DecodeContext<'c>);

impl<'de> Visitor<'de> for ObjectVisitor<'_> {
    type Value = (Object, WireForm);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object or null")
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Ok((Object::new(), WireForm::Null))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok((Object::new(), WireForm::Null))
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        let object = AnyObject(self.0).deserialize(from)?;
        Ok((object, WireForm::AsDocumented))
    }
}
