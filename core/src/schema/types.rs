//! The schema as data: the types, records and bodies that generators and checks read.

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
    /// Anything that a property can hold.
    Value,
    /// An object with members of any kind.
    Object,
    /// A number or a text that identifies something; ids of different things do not mix.
    Id(&'static IdInfo),
    /// A text with known values.
    Enum(&'static EnumInfo),
    /// An array.
    List(&'static FieldType),
    /// An object whose member names are data, with values of one type.
    RecordMap(&'static FieldType),
    /// A nested record.
    Record(&'static RecordInfo),
    /// A renderer's id, or the renderer itself on newer hubs.
    RendererRef,
    /// A nested object that is sent.
    Body(&'static BodyInfo),
}

/// A distinct id type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct IdInfo {
    /// The type's name, `EngineId`.
    pub name: &'static str,
    /// Its name as an argument on the wire, `engineId`.
    pub wire: &'static str,
    /// True where the wire has text, false where it has an integer.
    pub text: bool,
    /// True where an integer is taken for the text too.
    pub or_integer: bool,
    /// What it identifies.
    pub docs: &'static str,
}

/// A list of known values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct EnumInfo {
    /// The type's name, `EngineStatus`.
    pub name: &'static str,
    /// The known values; in responses, others are kept as they come.
    pub values: &'static [&'static str],
    /// Their names in Rust, `EaseIn`, in their order.
    pub names: &'static [&'static str],
    /// The documentation of each value, in their order.
    pub value_docs: &'static [&'static str],
    /// The documentation of the values.
    pub docs: &'static str,
}

/// What a record does when a field is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// It identifies the thing: without it the record cannot be read.
    Required,
    /// It reads as empty.
    Empty,
    /// It reads as `None`.
    Optional,
}

/// A record that hubs send.
#[derive(Debug)]
#[non_exhaustive]
pub struct RecordInfo {
    /// The record's name, `Engine`.
    pub name: &'static str,
    /// What it stands for.
    pub docs: &'static str,
    /// Its documented fields.
    pub fields: &'static [FieldInfo],
    pub(crate) drift: fn(&str) -> Result<SchemaDrift>,
}

impl RecordInfo {
    /// Returns how a record in wire JSON differs from the documentation: the drift of the record that
    /// is read from it, without the records within.
    ///
    /// ```
    /// let node = gfxhub::schema::RECORDS.iter().find(|record| record.name == "Node").unwrap();
    /// let drift = node.drift(r#"{"NodePath": "Mixer_0", "NodeName": ["Mixer"], "Colour": "red"}"#)?;
    /// assert_eq!((&drift.mistyped[..], &drift.undocumented[..]), (&["NodeName"][..], &["Colour".to_owned()][..]));
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::Decode`](crate::ErrorKind::Decode) where it cannot be read.
    pub fn drift(&self, json: &str) -> Result<SchemaDrift> {
        (self.drift)(json)
    }
}

/// Records have different names.
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
    /// Its JSON name, `NodePath`.
    pub wire: &'static str,
    /// Its name in Rust, `node_path`.
    pub name: &'static str,
    /// Its form.
    pub shape: FieldType,
    /// What its absence means.
    pub presence: Presence,
    /// Its documentation.
    pub docs: &'static str,
}

/// A body that an operation sends.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BodyInfo {
    /// The body's name, `PropertyUpdate`.
    pub name: &'static str,
    /// Its documentation.
    pub docs: &'static str,
    /// Its fields, required ones first.
    pub fields: &'static [BodyField],
}

/// A field of a body.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BodyField {
    /// Its JSON name, `Duration`.
    pub wire: &'static str,
    /// Its name in Rust, `duration`.
    pub name: &'static str,
    /// Its form.
    pub shape: FieldType,
    /// Whether the body can do without it.
    pub required: bool,
    /// Whether an explicit null may be sent.
    pub nullable: bool,
    /// Its documentation.
    pub docs: &'static str,
}
