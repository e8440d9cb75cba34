//! Definitions of field types, records and bodies, which code generators and checks read.

use super::provenance::SchemaDrift;
use crate::error::Result;

/// The type of a value in JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldType {
    /// `true` or `false`.
    Boolean,
    /// An integer of up to 64 bits.
    Integer,
    /// A number of seconds that is finite and not negative.
    Seconds,
    /// Text.
    Text,
    /// Text that must not be empty.
    NonEmptyString,
    /// Any value of a property.
    Value,
    /// An object with members of any kind.
    Object,
    /// A number or a text that identifies an object. Ids of different types cannot be confused.
    Id(&'static IdInfo),
    /// A text with known values.
    Enum(&'static EnumInfo),
    /// An array.
    List(&'static FieldType),
    /// An object whose member names are data. All its values have the same type.
    RecordMap(&'static FieldType),
    /// A nested record.
    Record(&'static RecordInfo),
    /// The id of a renderer. Newer hubs send the renderer itself.
    RendererRef,
    /// A nested object in a body.
    Body(&'static BodyInfo),
}

/// A type of ids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct IdInfo {
    /// Name of the type, such as `EngineId`.
    pub name: &'static str,
    /// Name of an argument of this type in JSON, such as `engineId`.
    pub wire: &'static str,
    /// `true` if the id is text in JSON, `false` if it is an integer.
    pub text: bool,
    /// `true` if an integer is accepted in place of the text.
    pub or_integer: bool,
    /// Documentation of the id.
    pub docs: &'static str,
}

/// A text with known values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct EnumInfo {
    /// Name of the type, such as `EngineStatus`.
    pub name: &'static str,
    /// Known values. Other values in responses are kept unchanged.
    pub values: &'static [&'static str],
    /// Names of the values in Rust, such as `EaseIn`, in the same order.
    pub names: &'static [&'static str],
    /// Documentation of each value, in the same order.
    pub value_docs: &'static [&'static str],
    /// Documentation of the type.
    pub docs: &'static str,
}

/// Effect on a record if a field is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// The record cannot be read. Fields that identify the object are of this kind.
    Required,
    /// The field reads as empty.
    Empty,
    /// The field reads as `None`.
    Optional,
}

/// The definition of a record.
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
    /// Reads a record from JSON and returns its differences from the documentation. Nested records
    /// are not compared.
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

/// Two definitions are equal if their names are, since names are distinct.
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
    /// Type of the value.
    pub shape: FieldType,
    /// Effect on the record if the field is missing.
    pub presence: Presence,
    /// Documentation.
    pub docs: &'static str,
}

/// The definition of a body of an operation or a composed call.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BodyInfo {
    /// Name of the body, such as `PropertyUpdate`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Fields. The required ones come first.
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
    /// Type of the value.
    pub shape: FieldType,
    /// `true` if the field is required.
    pub required: bool,
    /// `true` if an explicit null may be sent.
    pub nullable: bool,
    /// Documentation.
    pub docs: &'static str,
}
