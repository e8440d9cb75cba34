//! The schema as data: the types, records and bodies, for generators and checks.

use super::provenance::SchemaDrift;
use crate::error::Result;

/// The form of a value on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldType {
    /// `true` or `false`.
    Boolean,
    /// An integer of up to 64 bits.
    Integer,
    /// Seconds, finite and not negative.
    Seconds,
    /// Text.
    Text,
    /// Text that may not be empty.
    NonEmptyString,
    /// Any value of a property.
    Value,
    /// An object with members of any kind.
    Object,
    /// A number or text that identifies an object; ids of different types do not mix.
    Id(&'static IdInfo),
    /// A text with known values.
    Enum(&'static EnumInfo),
    /// An array.
    List(&'static FieldType),
    /// An object whose member names are data, with values of one type.
    RecordMap(&'static FieldType),
    /// A nested record.
    Record(&'static RecordInfo),
    /// The id of a renderer, or on newer hubs the renderer itself.
    RendererRef,
    /// A nested object in a body.
    Body(&'static BodyInfo),
}

/// A distinct id type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct IdInfo {
    /// Name of the type, such as `EngineId`.
    pub name: &'static str,
    /// Name as an argument on the wire, such as `engineId`.
    pub wire: &'static str,
    /// `true` if the wire has text, `false` if it has an integer.
    pub text: bool,
    /// `true` if an integer is accepted in place of text.
    pub or_integer: bool,
    /// Documentation of the id.
    pub docs: &'static str,
}

/// A list of known values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct EnumInfo {
    /// Name of the type, such as `EngineStatus`.
    pub name: &'static str,
    /// Known values; in responses, others are kept unchanged.
    pub values: &'static [&'static str],
    /// Names in Rust, such as `EaseIn`, in the order of the values.
    pub names: &'static [&'static str],
    /// Documentation of each value, in the order of the values.
    pub value_docs: &'static [&'static str],
    /// Documentation of the type.
    pub docs: &'static str,
}

/// Effect of a missing field on its record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// The record cannot be read: the field identifies the object.
    Required,
    /// The field reads as empty.
    Empty,
    /// The field reads as `None`.
    Optional,
}

/// A record that hubs send.
#[derive(Debug)]
#[non_exhaustive]
pub struct RecordInfo {
    /// Name of the record, such as `Engine`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Documented fields.
    pub fields: &'static [FieldInfo],
    pub(crate) drift: fn(&str) -> Result<SchemaDrift>,
}

impl RecordInfo {
    /// Returns the differences between a record in wire JSON and the documentation: the drift of
    /// the record that is read from it, without nested records.
    ///
    /// ```
    /// let node = gfxhub::schema::RECORDS.iter().find(|record| record.name == "Node").unwrap();
    /// let drift = node.drift(r#"{"NodePath": "Mixer_0", "NodeName": ["Mixer"], "Colour": "red"}"#)?;
    /// assert_eq!((&drift.mistyped[..], &drift.undocumented[..]), (&["NodeName"][..], &["Colour".to_owned()][..]));
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::Decode`](crate::ErrorKind::Decode) if the record cannot be read.
    pub fn drift(&self, json: &str) -> Result<SchemaDrift> {
        (self.drift)(json)
    }
}

/// Records have distinct names.
impl PartialEq for RecordInfo {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for RecordInfo {}

/// A documented field of a record.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldInfo {
    /// Name in JSON, such as `NodePath`.
    pub wire: &'static str,
    /// Name in Rust, such as `node_path`.
    pub name: &'static str,
    /// Form of the value.
    pub shape: FieldType,
    /// Meaning of its absence.
    pub presence: Presence,
    /// Documentation.
    pub docs: &'static str,
}

/// A body that an operation sends.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BodyInfo {
    /// Name of the body, such as `PropertyUpdate`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Fields, required ones first.
    pub fields: &'static [BodyField],
}

/// A field of a body.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BodyField {
    /// Name in JSON, such as `Duration`.
    pub wire: &'static str,
    /// Name in Rust, such as `duration`.
    pub name: &'static str,
    /// Form of the value.
    pub shape: FieldType,
    /// `true` if the field is required.
    pub required: bool,
    /// `true` if an explicit null may be sent.
    pub nullable: bool,
    /// Documentation.
    pub docs: &'static str,
}
