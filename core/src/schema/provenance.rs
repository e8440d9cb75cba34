//! Data that a record has in addition to its fields: the wire form of each field, and the
//! undocumented fields.

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error};
use serde_json::value::RawValue;

use super::types::{FieldInfo, Presence};
use crate::Value;
use crate::value::context::DecodeContext;
use crate::value::duplicate_keys::reject_duplicates;
use crate::value::scanner::Scanner;

/// The form in which a documented field was received.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WireForm {
    /// In the documented form.
    #[default]
    AsDocumented,
    /// The field was not received.
    Missing,
    /// As null.
    Null,
    /// In another JSON type: a number as text, text as a number, or one value in place of a list.
    OtherType,
    /// As 0 or 1 in place of a boolean.
    Digit,
}

/// Fields of a record that are not in the specification, and fields that have a type that cannot be
/// read, in the order received.
#[derive(Clone, Default)]
pub struct UnknownFields(Vec<(Box<str>, Box<RawValue>)>);

impl UnknownFields {
    /// Returns the JSON text of the field with this name; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(n, _)| *n == name).map(|(_, json)| json)
    }

    /// Returns an iterator over the names and JSON texts of the fields.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, json)| (&**name, json.get()))
    }

    /// Returns the number of fields.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if there are no fields.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn raw(&self) -> impl Iterator<Item = (&str, &RawValue)> {
        self.0.iter().map(|(name, json)| (&**name, &**json))
    }

    pub(crate) fn push<E: Error>(
        &mut self,
        name: String,
        json: Box<RawValue>,
        context: &DecodeContext<'_>,
    ) -> Result<(), E> {
        context.text(name.len());
        context.push(&mut self.0, (name.into_boxed_str(), json))
    }

    /// Reads the value of the field with this name and stores it, if the scanner accepts the value.
    pub(crate) fn scan(&mut self, name: &str, scanner: &mut Scanner<'_>) -> Option<()> {
        let start = scanner.at();
        scanner.check_value()?;
        let json = scanner.since(start)?;
        scanner.context.text(json.len());
        let json = RawValue::from_string(json.to_owned()).ok()?;
        scanner.context.text(name.len());
        scanner.push(&mut self.0, (name.into(), json))
    }

    /// Returns an error if a name is repeated. It is called once for each record, so that a record
    /// with very many fields takes little time.
    pub(crate) fn reject_duplicates<E: Error>(&self, context: &DecodeContext<'_>) -> Result<(), E> {
        reject_duplicates(&self.0, |(name, _)| name, context)
    }
}

/// Writes the names and JSON texts.
impl std::fmt::Debug for UnknownFields {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Reads JSON text and checks it. Text that was not checked could be nested too deeply, or contain
/// repeated keys, lone surrogates and numbers that no type can represent.
pub(crate) struct ValidatedJson<'c>(pub(crate) &'c DecodeContext<'c>);

impl<'de> DeserializeSeed<'de> for ValidatedJson<'_> {
    type Value = Box<RawValue>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Box<RawValue>, D::Error> {
        let json = Box::<RawValue>::deserialize(from)?;
        self.0.text(json.get().len());
        crate::value::read::check(json.get(), self.0).map_err(D::Error::custom)?;
        Ok(json)
    }
}

/// The comparison ignores the order, and the spelling of a value: `"\u00e9"` equals `"é"`, and
/// `1e2` equals `100.0`.
impl PartialEq for UnknownFields {
    fn eq(&self, other: &Self) -> bool {
        // Values that no `Value` can represent, such as an integer of more than 64 bits, are
        // compared as text.
        let same = |a: &str, b: &str| {
            a == b
                || matches!(
                    (Value::from_json(a), Value::from_json(b)),
                    (Ok(a), Ok(b)) if a == b
                )
        };
        crate::value::duplicate_keys::same_members(self.iter(), other.iter(), same)
    }
}

/// The wire form of each documented field, in three bits each, and the undocumented fields.
#[derive(Debug, Clone, Default)]
pub(crate) struct Provenance {
    forms: u128,
    pub(crate) extra: UnknownFields,
}

impl Provenance {
    pub(crate) fn form(&self, field: usize) -> WireForm {
        match self.forms >> (3 * field) & 7 {
            0 => WireForm::AsDocumented,
            1 => WireForm::Missing,
            2 => WireForm::Null,
            3 => WireForm::OtherType,
            _ => WireForm::Digit,
        }
    }

    /// Marks the fields that were not received. `came` has a bit for each field that was. The error
    /// is the name of a required field that is missing.
    pub(crate) fn mark_missing(
        &mut self,
        fields: &[FieldInfo],
        came: u32,
    ) -> Result<(), &'static str> {
        for (at, field) in fields.iter().enumerate() {
            if came & 1 << at == 0 {
                if field.presence == Presence::Required {
                    return Err(field.wire);
                }
                self.mark(at, WireForm::Missing);
            }
        }
        Ok(())
    }

    pub(crate) fn mark(&mut self, field: usize, form: WireForm) {
        let bits = match form {
            WireForm::AsDocumented => 0,
            WireForm::Missing => 1,
            WireForm::Null => 2,
            WireForm::OtherType => 3,
            WireForm::Digit => 4,
        };
        self.forms = self.forms & !(7 << (3 * field)) | bits << (3 * field);
    }
}

/// Differences between a received record and its documentation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct SchemaDrift {
    /// Names of the documented fields that are missing.
    pub missing: Vec<&'static str>,
    /// Names of the documented fields with a type that cannot be read. These fields read as absent,
    /// and their received values are among the undocumented fields of the record.
    pub mistyped: Vec<&'static str>,
    /// Names of the undocumented fields.
    pub undocumented: Vec<String>,
}

impl SchemaDrift {
    /// Returns `true` if the record does not differ from its documentation.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.mistyped.is_empty() && self.undocumented.is_empty()
    }
}
