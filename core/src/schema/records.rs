//! The macro `records!`, which defines the records that hubs send and composed calls return.
//! Reading a record accepts many forms; writing it produces the same JSON again.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::field::ReceivedMember;
use super::provenance::{Provenance, SchemaDrift, UnknownFields, ValidatedJson, WireForm};
use super::types::{FieldInfo, RecordInfo};
use crate::value::context::DecodeContext;
use crate::value::scanner::Scanner;

/// A record, one of [`RECORDS`](crate::schema::RECORDS). The trait is sealed.
pub trait Record: Sized + sealed::Sealed {
    /// Name and documented fields.
    const INFO: &'static RecordInfo;

    /// Reads a record from JSON. All forms that are accepted from a hub are accepted here.
    ///
    /// # Errors
    /// [`ErrorKind::Decode`](crate::ErrorKind::Decode) with the JSON path of the unreadable part.
    fn from_json(json: &str) -> crate::error::Result<Self>;

    /// Returns the record as JSON that contains exactly the received data. The order of the members
    /// and the spelling of numbers may differ.
    fn to_json(&self) -> String;

    /// Returns the undocumented fields and the fields that could not be read (see
    /// [`SchemaDrift::mistyped`]).
    fn extra(&self) -> &UnknownFields;

    /// Returns the form in which the documented field with this JSON name was received.
    fn form(&self, wire: &str) -> Option<WireForm>;

    /// Returns the differences between the record and its documentation.
    fn drift(&self) -> SchemaDrift {
        let fields = Self::INFO.fields;
        let wires = || fields.iter().map(|field| field.wire);
        let is_mistyped = |wire: &&'static str| self.extra().get(wire).is_some();
        let is_missing = |wire: &&'static str| self.form(wire) == Some(WireForm::Missing);
        let names = self.extra().iter().map(|(name, _)| name);
        SchemaDrift {
            missing: wires()
                .filter(is_missing)
                .filter(|wire| !is_mistyped(wire))
                .collect(),
            mistyped: wires().filter(is_mistyped).collect(),
            undocumented: names
                .filter(|name| place(fields, name).is_none())
                .map(str::to_owned)
                .collect(),
        }
    }
}

pub(crate) mod sealed {
    /// Restricts [`super::Record`] to the records of this crate.
    #[expect(private_bounds, reason = "nobody outside can name it")]
    pub trait Sealed: crate::schema::field::Field + serde::Serialize {}
}

/// A member name: the index of a documented field, or the name of an undocumented one.
enum Key {
    Known(usize),
    Unknown(String),
}

/// Reads a member name, without an allocation for a documented one. The field after the previous
/// one is tried first, since most hubs send the fields in order.
struct ReadKey {
    fields: &'static [FieldInfo],
    next: usize,
}

impl<'de> DeserializeSeed<'de> for ReadKey {
    type Value = Key;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Key, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl Visitor<'_> for ReadKey {
    type Value = Key;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a member name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Key, E> {
        if self.fields.get(self.next).is_some_and(|f| f.wire == name) {
            return Ok(Key::Known(self.next));
        }
        Ok(place(self.fields, name).map_or_else(|| Key::Unknown(name.to_owned()), Key::Known))
    }
}

/// Returns the index of the documented field with this JSON name.
pub(crate) fn place(fields: &[FieldInfo], wire: &str) -> Option<usize> {
    fields.iter().position(|field| field.wire == wire)
}

/// A function that reads the value of the documented field with this index.
type Reader<'a, A, E> = dyn FnMut(usize, &mut A) -> Result<ReceivedMember, E> + 'a;

/// Reads the members of a record. `read` reads the value of a documented one into its field. All
/// records use this function, so that each record adds only little code.
pub(crate) fn members<'de, A: MapAccess<'de>>(
    mut map: A,
    fields: &'static [FieldInfo],
    context: &DecodeContext<'_>,
    read: &mut Reader<'_, A, A::Error>,
) -> Result<Provenance, A::Error> {
    let mut provenance = Provenance::default();
    let (mut came, mut next) = (0_u32, 0);
    let mut read = || {
        while let Some(key) = map.next_key_seed(ReadKey { fields, next })? {
            match key {
                Key::Known(at) => {
                    let wire = fields[at].wire;
                    if came & 1 << at != 0 {
                        return Err(A::Error::duplicate_field(wire));
                    }
                    came |= 1 << at;
                    next = at + 1;
                    let came = read(at, &mut map).inspect_err(|_| context.in_member(wire))?;
                    match came {
                        ReceivedMember::Readable(form) => provenance.mark(at, form),
                        ReceivedMember::Mistyped(json) => {
                            provenance.mark(at, WireForm::Missing);
                            provenance.extra.push(wire.to_owned(), json, context)?;
                        }
                    }
                }
                Key::Unknown(name) => {
                    let json = map
                        .next_value_seed(ValidatedJson(context))
                        .inspect_err(|_| context.in_member(&name))?;
                    provenance.extra.push(name, json, context)?;
                }
            }
        }
        provenance.extra.reject_duplicates(context)?;
        provenance
            .mark_missing(fields, came)
            .map_err(A::Error::missing_field)
    };
    let read = read();
    context.settle(read, provenance)
}

/// A member of a record.
pub(crate) enum Member<'a> {
    /// The documented field with this index.
    Field(usize),
    /// An undocumented member with this name.
    Unknown(&'a str),
}

impl<'a> Scanner<'a> {
    /// Reads an object that has some of these fields, each at most once, and possibly other
    /// members. Returns the fields that were present: bit n stands for the field with index n.
    pub(crate) fn record(
        &mut self,
        fields: &[FieldInfo],
        mut value: impl FnMut(&mut Self, Member<'a>) -> Option<()>,
    ) -> Option<u32> {
        self.open(b'{')?;
        let first = self.names.len();
        let (mut came, mut next) = (0_u32, 0);
        let mut more = !self.closes(b'}');
        while more {
            // Most hubs send the fields in order.
            let expected = fields.get(next).filter(|field| self.is_named(field.wire));
            let (place, name) = match expected {
                Some(_) => (Some(next), ""),
                None => {
                    let name = self.name()?;
                    (fields.iter().position(|field| field.wire == name), name)
                }
            };
            match place {
                Some(at) => {
                    if came & 1 << at != 0 {
                        return None;
                    }
                    came |= 1 << at;
                    next = at + 1;
                    value(self, Member::Field(at))?;
                }
                None => {
                    self.remember(first, name)?;
                    value(self, Member::Unknown(name))?;
                }
            }
            more = self.goes_on(b'}')?;
        }
        self.names.truncate(first);
        Some(came)
    }
}

/// Defines records in the form `/// docs` `Name { /// docs field: Type = "wireName", … }`.
macro_rules! records {
    ($( $(#[doc = $doc:literal])+ $Name:ident {
        $( $(#[doc = $field_doc:literal])+ $field:ident: $Type:ty = $wire:literal, )+
    } )+) => { $(
        $(#[doc = $doc])+
        #[derive(Clone)]
        #[non_exhaustive]
        pub struct $Name {
            $( $(#[doc = $field_doc])+ pub $field: $Type, )+
            provenance: crate::schema::provenance::Provenance,
        }

        impl $Name {
            /// Returns the record as JSON, as the hub sent it.
            #[must_use]
            pub fn to_json(&self) -> String {
                crate::schema::json::to_json(self)
            }
        }

        /// Writes the documented fields, and then any other fields that the hub sent.
        impl std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut shown = f.debug_struct(stringify!($Name));
                $( shown.field(stringify!($field), &self.$field); )+
                if !self.provenance.extra.is_empty() {
                    shown.field("extra", &self.provenance.extra);
                }
                shown.finish()
            }
        }

        const _: () = {
            use std::result::Result;

            use crate::schema::provenance::{WireForm, Provenance};
            use crate::schema::field::{ReceivedMember, Documented, Field, read_to, write_from};
            use crate::schema::records::{Member, members, place};
            use crate::value::context::DecodeContext;
            use crate::value::scanner::Scanner;

            /// Index of each field among the wire forms of the record.
            #[allow(non_camel_case_types)]
            #[derive(Clone, Copy)]
            enum At { $( $field, )+ }

            const FIELDS: &[crate::schema::types::FieldInfo] = &[ $( crate::schema::types::FieldInfo {
                wire: $wire,
                name: stringify!($field),
                shape: <$Type as Field>::SHAPE,
                presence: <$Type as Field>::PRESENCE,
                docs: concat!($($field_doc, "\n"),+),
            }, )+ ];

            // The wire forms of a record must fit in one integer, with three bits each, and so must
            // the bits of the fields that were received.
            const _: () = assert!(FIELDS.len() <= 32);

            static INFO: crate::schema::types::RecordInfo = crate::schema::types::RecordInfo {
                name: stringify!($Name),
                docs: concat!($($doc, "\n"),+),
                fields: FIELDS,
                drift: |json| <$Name as crate::schema::records::Record>::from_json(json)
                    .map(|record| crate::schema::records::Record::drift(&record)),
            };

            impl crate::schema::records::sealed::Sealed for $Name {}

            impl crate::schema::records::Record for $Name {
                const INFO: &'static crate::schema::types::RecordInfo = &INFO;

                fn from_json(json: &str) -> crate::error::Result<Self> {
                    crate::schema::json::from_json(json, stringify!($Name))
                }

                fn to_json(&self) -> String {
                    crate::schema::json::to_json(self)
                }

                fn extra(&self) -> &crate::schema::provenance::UnknownFields {
                    &self.provenance.extra
                }

                fn form(&self, wire: &str) -> Option<WireForm> {
                    place(FIELDS, wire).map(|field| self.provenance.form(field))
                }
            }

            /// A record that is a field of a body: a document that one call returned and another takes.
            impl crate::schema::body::BodyValue for $Name {
                const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Record(&INFO);

                fn check(&self) -> Result<(), crate::schema::body::InvalidArgument> {
                    Ok(())
                }

                fn write<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    serde::Serialize::serialize(self, to)
                }

                fn from_argument(
                    value: crate::value::Value,
                ) -> Result<Self, crate::schema::body::InvalidArgument> {
                    crate::schema::body::record(value)
                }
            }

            impl From<&$Name> for $Name {
                fn from(record: &$Name) -> Self {
                    record.clone()
                }
            }

            impl crate::schema::plain::Data for $Name {
                const RESPONSE: crate::schema::operation::ResponseType =
                    crate::schema::operation::ResponseType::Record(&INFO);

                fn to_json(&self, documented: bool) -> String {
                    match documented {
                        true => crate::schema::json::to_json(&crate::schema::field::Documented(self)),
                        false => crate::schema::json::to_json(self),
                    }
                }
            }

            impl crate::schema::plain::Data for Vec<$Name> {
                const RESPONSE: crate::schema::operation::ResponseType =
                    crate::schema::operation::ResponseType::List(&INFO);

                fn to_json(&self, documented: bool) -> String {
                    let each = |record| crate::schema::plain::Data::to_json(record, documented);
                    let all: Vec<String> = self.iter().map(each).collect();
                    format!("[{}]", all.join(","))
                }
            }

            impl<'de> serde::Deserialize<'de> for $Name {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    <Self as Field>::read(from, &DecodeContext::unlimited())
                        .map(|(record, _)| record)
                }
            }

            impl serde::Serialize for $Name {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    use serde::ser::SerializeMap;
                    let mut map = to.serialize_map(None)?;
                    let mut written = 0_u32;
                    $( written |= u32::from(write_from(
                        &self.$field,
                        self.provenance.form(At::$field as usize),
                        $wire,
                        &mut map,
                    )?) << At::$field as usize; )+
                    for (name, json) in self.provenance.extra.raw() {
                        // A program may have set a field that could not be read from the response.
                        if place(FIELDS, name).is_none_or(|at| written & 1 << at == 0) {
                            map.serialize_entry(name, json)?;
                        }
                    }
                    map.end()
                }
            }

            impl PartialEq for $Name {
                fn eq(&self, other: &Self) -> bool {
                    $( self.$field == other.$field && )+
                    self.provenance.extra == other.provenance.extra
                }
            }

            impl Field for $Name {
                const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Record(&INFO);

                fn blank() -> Self {
                    Self {
                        $( $field: Field::blank(), )+
                        provenance: Provenance::default(),
                    }
                }

                #[inline(never)]
                fn read<'de, D: serde::Deserializer<'de>>(
                    from: D,
                    context: &DecodeContext<'_>,
                ) -> Result<(Self, WireForm), D::Error> {
                    struct Members<'c>(&'c DecodeContext<'c>);

                    impl<'de> serde::de::Visitor<'de> for Members<'_> {
                        type Value = $Name;

                        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                            f.write_str(concat!("an object (", stringify!($Name), ")"))
                        }

                        fn visit_map<A: serde::de::MapAccess<'de>>(
                            self,
                            map: A,
                        ) -> Result<$Name, A::Error> {
                            let Self(context) = self;
                            let mut record = <$Name as Field>::blank();
                            let provenance = members(map, FIELDS, context, &mut |at, map| {
                                let record = &mut record;
                                match at {
                                    $( at if at == At::$field as usize => {
                                        read_to(&mut record.$field, map, context)
                                    } )+
                                    // No other index can occur.
                                    _ => Ok(ReceivedMember::Readable(WireForm::Missing)),
                                }
                            });
                            let read = provenance.map(|provenance| record.provenance = provenance);
                            context.settle(read, record)
                        }
                    }

                    let record = from.deserialize_map(Members(context))?;
                    Ok((record, WireForm::AsDocumented))
                }

                #[inline(never)]
                fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
                    let came = scanner.record(FIELDS, |it, member| {
                        let at = match member {
                            Member::Field(at) => at,
                            Member::Unknown(name) => return self.provenance.extra.scan(name, it),
                        };
                        let form = match at {
                            $( at if at == At::$field as usize => self.$field.scan(it)?, )+
                            // No other index can occur.
                            _ => return None,
                        };
                        if form != WireForm::AsDocumented {
                            self.provenance.mark(at, form);
                        }
                        Some(())
                    })?;
                    self.provenance.mark_missing(FIELDS, came).ok()?;
                    Some(WireForm::AsDocumented)
                }

                fn write<S: serde::Serializer>(&self, _: WireForm, to: S) -> Result<S::Ok, S::Error> {
                    serde::Serialize::serialize(self, to)
                }

                fn write_documented<S: serde::Serializer>(
                    &self,
                    to: S,
                ) -> Result<S::Ok, S::Error> {
                    use serde::ser::SerializeMap;
                    let mut map = to.serialize_map(None)?;
                    $( map.serialize_entry($wire, &Documented(&self.$field))?; )+
                    for (name, json) in self.provenance.extra.raw() {
                        // The line above has written all documented fields, also those whose
                        // values could not be read and are in `extra`.
                        if place(FIELDS, name).is_none() {
                            map.serialize_entry(name, json)?;
                        }
                    }
                    map.end()
                }
            }
        };
    )+ };
}

pub(crate) use records;
