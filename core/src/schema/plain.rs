//! The macros `plain!` and `kinds!`, which define plain data: the structs, other than records, that
//! the library returns or takes. Each is defined only once. Generators use the definition, and
//! bindings use it to read the values.

use std::time::Duration;

use super::handle::{HandleInfo, ReturnType};
use super::operation::{OperationInfo, ResponseType};
use super::types::{BodyInfo, IdInfo};
use crate::error::Error;
use crate::value::{Object, Value};

/// The definition of a struct of plain data.
#[derive(Debug)]
#[non_exhaustive]
pub struct PlainInfo {
    /// Name of the struct, such as `LiveStats`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Fields.
    pub fields: &'static [PlainField],
    /// `true` if the data can be written as a sentence. Languages without `Display` have the
    /// sentence in a field `message`.
    pub has_message: bool,
}

/// Two definitions are equal if their names are, since names are distinct.
impl PartialEq for PlainInfo {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for PlainInfo {}

/// A field of plain data.
#[derive(Debug)]
#[non_exhaustive]
pub struct PlainField {
    /// Name in Rust, such as `engine_id`.
    pub name: &'static str,
    /// Type of the value.
    pub plain_type: PlainType,
    /// `true` if the value may be absent.
    pub optional: bool,
    /// Documentation.
    pub docs: &'static str,
}

impl PlainInfo {
    /// Creates the definition of plain data for another library.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        fields: &'static [PlainField],
    ) -> Self {
        Self {
            name,
            docs,
            fields,
            has_message: false,
        }
    }
}

impl PlainField {
    /// Creates the definition of a field for another library.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        name: &'static str,
        plain_type: PlainType,
        optional: bool,
        docs: &'static str,
    ) -> Self {
        Self {
            name,
            plain_type,
            optional,
            docs,
        }
    }

    /// Returns the name of the field in JSON, such as `engineId`.
    #[must_use]
    pub fn json_name(&self) -> String {
        let mut words = self.name.split('_');
        let first = words.next().unwrap_or_default().to_owned();
        words.fold(first, |mut name, word| {
            let mut letters = word.chars();
            name.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
            name + letters.as_str()
        })
    }
}

/// Type of a field of plain data.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum PlainType {
    /// A count.
    Count,
    /// A duration.
    Duration,
    /// A number or a text that identifies an object of the hub.
    Id(&'static IdInfo),
    /// A word from a closed list.
    Kind(&'static KindInfo),
    /// Text.
    Text,
    /// A port number.
    Port,
    /// Any JSON value.
    Json,
    /// Other plain data.
    Plain(&'static PlainInfo),
    /// The body of an operation.
    Body(&'static BodyInfo),
    /// An error.
    Error,
}

/// A closed enum whose values are kinds of plain data.
#[derive(Debug)]
#[non_exhaustive]
pub struct KindInfo {
    /// Name of the enum, such as `LiveReportKind`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Values. The number of each is its position in the list.
    pub values: &'static [KindValue],
}

impl KindInfo {
    /// Creates the definition of a closed enum for another library.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, values: &'static [KindValue]) -> Self {
        Self { name, docs, values }
    }
}

/// A value of a closed enum.
#[derive(Debug)]
#[non_exhaustive]
pub struct KindValue {
    /// Name in Rust, such as `Failed`.
    pub name: &'static str,
    /// Name in other languages, such as `failed`.
    pub word: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Optional fields that plain data of this kind can have.
    pub fields: &'static [KindField],
}

impl KindValue {
    /// Creates the definition of a value for another library.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(name: &'static str, word: &'static str, docs: &'static str) -> Self {
        Self {
            name,
            word,
            docs,
            fields: &[],
        }
    }
}

/// An optional field that plain data of a certain kind has or can have.
#[derive(Debug)]
#[non_exhaustive]
pub struct KindField {
    /// Name of the field.
    pub name: &'static str,
    /// `true` if plain data of this kind always has the field.
    pub always: bool,
}

impl KindField {
    pub(crate) const fn new(name: &'static str, always: bool) -> KindField {
        KindField { name, always }
    }
}

/// Plain data in the form in which bindings read it: its fields in the order of the definition.
#[doc(hidden)]
pub trait Plain {
    /// Returns the definition.
    fn info(&self) -> &'static PlainInfo;

    /// Returns the values of the fields, in the order of the definition.
    fn values(&self) -> Vec<PlainValue<'_>>;

    /// Returns the data as a sentence; `None` if it has no such form.
    fn message(&self) -> Option<String>;
}

/// Value of a field of plain data.
#[doc(hidden)]
#[derive(Clone)]
#[non_exhaustive]
pub enum PlainValue<'a> {
    None,
    Count(u64),
    Duration(Duration),
    Number(i64),
    Text(&'a str),
    Kind(&'static KindValue),
    Json(&'a Value),
    Plain(&'a dyn Plain),
    /// The body of an operation, as JSON.
    Body(String),
    Error(&'a Error),
}

/// Types that a field of plain data can have.
pub(crate) trait PlainFieldType {
    const TYPE: PlainType;
    const OPTIONAL: bool = false;

    fn value(&self) -> PlainValue<'_>;
}

impl PlainFieldType for u64 {
    const TYPE: PlainType = PlainType::Count;

    fn value(&self) -> PlainValue<'_> {
        PlainValue::Count(*self)
    }
}

impl PlainFieldType for Duration {
    const TYPE: PlainType = PlainType::Duration;

    fn value(&self) -> PlainValue<'_> {
        PlainValue::Duration(*self)
    }
}

impl PlainFieldType for String {
    const TYPE: PlainType = PlainType::Text;

    fn value(&self) -> PlainValue<'_> {
        PlainValue::Text(self)
    }
}

impl PlainFieldType for Value {
    const TYPE: PlainType = PlainType::Json;

    fn value(&self) -> PlainValue<'_> {
        PlainValue::Json(self)
    }
}

impl PlainFieldType for Error {
    const TYPE: PlainType = PlainType::Error;

    fn value(&self) -> PlainValue<'_> {
        PlainValue::Error(self)
    }
}

/// Types that an id can contain.
pub(crate) trait PlainId {
    fn plain(&self) -> PlainValue<'_>;
}

impl PlainId for i64 {
    fn plain(&self) -> PlainValue<'_> {
        PlainValue::Number(*self)
    }
}

impl PlainId for String {
    fn plain(&self) -> PlainValue<'_> {
        PlainValue::Text(self)
    }
}

impl<T: PlainFieldType> PlainFieldType for Option<T> {
    const TYPE: PlainType = T::TYPE;
    const OPTIONAL: bool = true;

    fn value(&self) -> PlainValue<'_> {
        self.as_ref().map_or(PlainValue::None, T::value)
    }
}

/// Returns the plain data that handles and calls use. Each is listed after the data that it
/// contains.
pub(crate) fn listed(
    handles: &'static [&'static HandleInfo],
    calls: impl Iterator<Item = &'static OperationInfo>,
) -> Vec<&'static PlainInfo> {
    let mut found = Vec::new();
    for handle in handles {
        let returned = handle
            .methods
            .iter()
            .filter_map(|method| method.returns.as_ref());
        let returned = returned.filter_map(|returned| match returned.return_type {
            ReturnType::Plain(PlainType::Plain(info))
            | ReturnType::List(PlainType::Plain(info)) => Some(info),
            _ => None,
        });
        for info in handle.address.into_iter().chain(returned) {
            add(info, &mut found);
        }
    }
    for call in calls {
        if let ResponseType::DataList(info) = call.outcome {
            add(info, &mut found);
        }
    }
    found
}

/// Adds plain data, after the data that it contains, unless it was added before.
fn add(info: &'static PlainInfo, found: &mut Vec<&'static PlainInfo>) {
    for field in info.fields {
        if let PlainType::Plain(within) = field.plain_type {
            add(within, found);
        }
    }
    if !found.contains(&info) {
        found.push(info);
    }
}

/// A struct of plain data.
pub(crate) trait PlainStruct: Plain {
    const INFO: &'static PlainInfo;
}

/// Result of a composed call that returns data instead of a report.
pub(crate) trait Data {
    const RESPONSE: ResponseType;

    /// Returns the data as JSON; empty if there is none. If `documented` is set, writes records in
    /// the documented form.
    fn to_json(&self, documented: bool) -> String;
}

impl<T: PlainStruct> Data for Vec<T> {
    const RESPONSE: ResponseType = ResponseType::DataList(T::INFO);

    fn to_json(&self, _: bool) -> String {
        let all: Vec<String> = self.iter().map(|one| plain_json(one)).collect();
        format!("[{}]", all.join(","))
    }
}

/// No data, for calls that return no value.
impl Data for () {
    const RESPONSE: ResponseType = ResponseType::Empty;

    fn to_json(&self, _: bool) -> String {
        String::new()
    }
}

/// Returns plain data as JSON text.
pub(crate) fn plain_json(plain: &dyn Plain) -> String {
    Value::Object(members(plain)).to_json()
}

/// Returns plain data as a JSON object. The name of a member that is a duration ends in `Ms`, its
/// unit.
pub(crate) fn members(plain: &dyn Plain) -> Object {
    let fields = plain.info().fields.iter().zip(plain.values());
    let member = |(field, value): (&PlainField, PlainValue<'_>)| {
        let unit = match value {
            PlainValue::Duration(_) => "Ms",
            _ => "",
        };
        (field.json_name() + unit, json(&value))
    };
    fields.map(member).collect()
}

/// Returns the value of a field of plain data as JSON.
pub(crate) fn json(value: &PlainValue<'_>) -> Value {
    match value {
        PlainValue::Count(count) => Value::from(*count),
        PlainValue::Duration(time) => Value::from(time.as_secs_f64() * 1e3),
        PlainValue::Number(number) => Value::from(*number),
        PlainValue::Text(text) => Value::from(*text),
        PlainValue::Kind(kind) => Value::from(kind.word),
        PlainValue::Json(value) => (*value).clone(),
        PlainValue::Plain(plain) => Value::Object(members(*plain)),
        _ => Value::Null,
    }
}

/// Defines structs of plain data in the form `/// docs` `Name(attribute, …) { /// docs field: Type,
/// … }`. Data that can be written as a sentence has the form `Name(attribute, …), message { … }`.
macro_rules! plain {
    ($(
        $(#[doc = $doc:literal])+
        $Name:ident($($attribute:meta),*) $(, $message:ident)? {
            $( $(#[doc = $field_doc:literal])+ $field:ident: $Type:ty, )+
        }
    )+) => { $(
        $(#[doc = $doc])+
        #[derive(Clone, Debug)]
        $(#[$attribute])*
        pub struct $Name {
            $( $(#[doc = $field_doc])+ pub $field: $Type, )+
        }

        impl $Name {
            pub(crate) const INFO: crate::schema::plain::PlainInfo = crate::schema::plain::PlainInfo {
                name: stringify!($Name),
                docs: concat!($($doc, "\n"),+),
                fields: &[$( crate::schema::plain::PlainField {
                    name: stringify!($field),
                    plain_type: <$Type as crate::schema::plain::PlainFieldType>::TYPE,
                    optional: <$Type as crate::schema::plain::PlainFieldType>::OPTIONAL,
                    docs: concat!($($field_doc, "\n"),+),
                } ),+],
                has_message: crate::schema::plain::has_message!($($message)?),
            };
        }

        impl crate::schema::plain::Plain for $Name {
            fn info(&self) -> &'static crate::schema::plain::PlainInfo {
                <Self as crate::schema::plain::PlainStruct>::INFO
            }

            fn values(&self) -> Vec<crate::schema::plain::PlainValue<'_>> {
                vec![$( crate::schema::plain::PlainFieldType::value(&self.$field) ),+]
            }

            fn message(&self) -> Option<String> {
                crate::schema::plain::message!(self $($message)?)
            }
        }

        impl crate::schema::plain::PlainStruct for $Name {
            const INFO: &'static crate::schema::plain::PlainInfo = &Self::INFO;
        }

        impl crate::schema::plain::PlainFieldType for $Name {
            const TYPE: crate::schema::plain::PlainType =
                crate::schema::plain::PlainType::Plain(&Self::INFO);

            fn value(&self) -> crate::schema::plain::PlainValue<'_> {
                crate::schema::plain::PlainValue::Plain(self)
            }
        }
    )+ };
}

macro_rules! has_message {
    () => {
        false
    };
    (message) => {
        true
    };
}

macro_rules! message {
    ($it:ident) => {
        None
    };
    ($it:ident message) => {
        Some($it.to_string())
    };
}

/// Defines kinds of plain data in the form `/// docs` `Name { /// docs Value = "word", always field
/// field, perhaps field; … }`. After `always` are the optional fields that data of this kind always
/// has, and after `perhaps` those that it may have.
macro_rules! kinds {
    (
        $(#[doc = $doc:literal])+
        $Name:ident {
            $(
                $(#[doc = $value_doc:literal])+
                $Value:ident = $word:literal
                    $(, always $($always:ident)+)?
                    $(, perhaps $($perhaps:ident)+)?;
            )+
        }
    ) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $Name {
            $( $(#[doc = $value_doc])+ $Value, )+
        }

        impl $Name {
            pub(crate) const INFO: crate::schema::plain::KindInfo = crate::schema::plain::KindInfo {
                name: stringify!($Name),
                docs: concat!($($doc, "\n"),+),
                values: &[$( crate::schema::plain::KindValue {
                    name: stringify!($Value),
                    word: $word,
                    docs: concat!($($value_doc, "\n"),+),
                    fields: &[
                        $( $( crate::schema::plain::KindField::new(stringify!($always), true), )+ )?
                        $( $( crate::schema::plain::KindField::new(stringify!($perhaps), false), )+ )?
                    ],
                } ),+],
            };

            /// Returns the kind as a word, such as `failed`.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $( Self::$Value => $word, )+
                }
            }
        }

        impl crate::schema::plain::PlainFieldType for $Name {
            const TYPE: crate::schema::plain::PlainType =
                crate::schema::plain::PlainType::Kind(&Self::INFO);

            fn value(&self) -> crate::schema::plain::PlainValue<'_> {
                crate::schema::plain::PlainValue::Kind(&Self::INFO.values[*self as usize])
            }
        }
    };
}

pub(crate) use {has_message, kinds, message, plain};
