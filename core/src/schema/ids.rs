//! The macro `ids!`, which defines a separate type for each kind of id, so that they cannot be
//! confused.

/// A value that can be part of a path as text.
pub(crate) trait Text {
    /// Returns the text without percent-encoding.
    fn text(&self) -> std::borrow::Cow<'_, str>;
}

impl Text for String {
    fn text(&self) -> std::borrow::Cow<'_, str> {
        self.into()
    }
}

/// An id that is part of paths.
pub(crate) trait Segment: Text {
    /// JSON name and type of the id.
    const INFO: super::types::IdInfo;

    /// Converts an argument given by name. The error says which type is expected.
    fn from_argument(value: crate::value::Value) -> Result<Self, &'static str>
    where
        Self: Sized;
}

/// Defines id types in the form `/// docs` `Name(i64) = "wireName";` or `Name(String) =
/// "wireName";`. `(String, i64)` means text that may also be given as an integer.
macro_rules! ids {
    ($( $(#[doc = $doc:literal])+ $Name:ident($($form:tt)+) = $wire:literal; )+) => { $(
        crate::schema::ids::ids!(@type [$($doc),+] $Name $($form)+);

        impl $Name {
            pub(crate) const ID: crate::schema::types::IdInfo = crate::schema::types::IdInfo {
                name: stringify!($Name),
                wire: $wire,
                text: crate::schema::ids::ids!(@text $($form)+),
                or_integer: crate::schema::ids::ids!(@or_integer $($form)+),
                docs: concat!($($doc, "\n"),+),
            };
        }

        impl crate::schema::plain::PlainFieldType for $Name {
            const TYPE: crate::schema::plain::PlainType =
                crate::schema::plain::PlainType::Id(&Self::ID);

            fn value(&self) -> crate::schema::plain::PlainValue<'_> {
                crate::schema::plain::PlainId::plain(&self.0)
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let context = crate::value::context::DecodeContext::unlimited();
                <Self as crate::schema::field::Field>::read(from, &context).map(|(id, _)| id)
            }
        }

        impl crate::schema::field::Field for $Name {
            const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Id(&Self::ID);

            fn blank() -> Self {
                Self(crate::schema::field::Field::blank())
            }

            fn read<'de, D: serde::Deserializer<'de>>(
                from: D,
                context: &crate::value::context::DecodeContext<'_>,
            ) -> Result<(Self, crate::schema::provenance::WireForm), D::Error> {
                let (id, form) = crate::schema::field::Field::read(from, context)?;
                if form == crate::schema::provenance::WireForm::Null {
                    return Err(serde::de::Error::invalid_type(
                        serde::de::Unexpected::Unit,
                        &concat!("the id ", $wire),
                    ));
                }
                Ok((Self(id), form))
            }

            fn scan(
                &mut self,
                scanner: &mut crate::value::scanner::Scanner<'_>,
            ) -> Option<crate::schema::provenance::WireForm> {
                crate::schema::field::Field::scan(&mut self.0, scanner)
            }

            fn write<S: serde::Serializer>(
                &self,
                form: crate::schema::provenance::WireForm,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                crate::schema::field::Field::write(&self.0, form, to)
            }
        }
    )+ };

    (@text i64) => { false };
    (@text String $(, i64)?) => { true };

    (@or_integer String, i64) => { true };
    (@or_integer $WireForm:ident) => { false };

    (@type [$($doc:literal),+] $Name:ident i64) => {
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $Name(pub i64);

        impl $Name {
            /// Returns the number.
            #[must_use]
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $Name {
            fn from(id: i64) -> Self {
                Self(id)
            }
        }

        impl From<i32> for $Name {
            fn from(id: i32) -> Self {
                Self(id.into())
            }
        }

        impl From<u32> for $Name {
            fn from(id: u32) -> Self {
                Self(id.into())
            }
        }

        impl From<&$Name> for $Name {
            fn from(id: &$Name) -> Self {
                *id
            }
        }

        impl From<$Name> for i64 {
            fn from(id: $Name) -> Self {
                id.0
            }
        }

        impl std::str::FromStr for $Name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl crate::schema::ids::Text for $Name {
            fn text(&self) -> std::borrow::Cow<'_, str> {
                self.0.to_string().into()
            }
        }

        impl crate::schema::ids::Segment for $Name {
            const INFO: crate::schema::types::IdInfo = Self::ID;

            fn from_argument(value: crate::value::Value) -> Result<Self, &'static str> {
                value.as_i64().map(Self).ok_or("it must be an integer of 64 bits")
            }
        }
    };

    (@type [$($doc:literal),+] $Name:ident String) => {
        crate::schema::ids::ids!(@text_type [$($doc),+] $Name);
        crate::schema::ids::ids!(@text_segment $Name, "it must be text", |value: crate::value::Value| match value {
            crate::value::Value::Text(text) => Some($Name(text)),
            _ => None,
        });
    };

    (@type [$($doc:literal),+] $Name:ident String, i64) => {
        crate::schema::ids::ids!(@text_type [$($doc),+] $Name);
        crate::schema::ids::ids!(@text_segment $Name, "it must be text or an integer", |value: crate::value::Value| match value {
            crate::value::Value::Text(text) => Some($Name(text)),
            crate::value::Value::Integer(number) => Some($Name(number.to_string())),
            crate::value::Value::Unsigned(number) => Some($Name(number.to_string())),
            _ => None,
        });

        impl From<i64> for $Name {
            fn from(id: i64) -> Self {
                Self(id.to_string())
            }
        }
    };

    (@text_type [$($doc:literal),+] $Name:ident) => {
        $(#[doc = $doc])+
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $Name(pub String);

        impl $Name {
            /// Returns the text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $Name {
            fn from(id: &str) -> Self {
                Self(id.to_owned())
            }
        }

        impl From<String> for $Name {
            fn from(id: String) -> Self {
                Self(id)
            }
        }

        impl From<&String> for $Name {
            fn from(id: &String) -> Self {
                Self(id.clone())
            }
        }

        impl From<&$Name> for $Name {
            fn from(id: &$Name) -> Self {
                id.clone()
            }
        }

        impl From<$Name> for String {
            fn from(id: $Name) -> Self {
                id.0
            }
        }

        impl AsRef<str> for $Name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl std::str::FromStr for $Name {
            type Err = std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Ok(Self(text.to_owned()))
            }
        }

        impl PartialEq<str> for $Name {
            fn eq(&self, other: &str) -> bool {
                self.0 == other
            }
        }

        impl PartialEq<&str> for $Name {
            fn eq(&self, other: &&str) -> bool {
                self.0 == *other
            }
        }
    };

    (@text_segment $Name:ident, $expected:literal, $read:expr) => {
        impl crate::schema::ids::Text for $Name {
            fn text(&self) -> std::borrow::Cow<'_, str> {
                self.0.as_str().into()
            }
        }

        impl crate::schema::ids::Segment for $Name {
            const INFO: crate::schema::types::IdInfo = Self::ID;

            fn from_argument(value: crate::value::Value) -> Result<Self, &'static str> {
                let read = $read;
                read(value).ok_or($expected)
            }
        }
    };
}

pub(crate) use ids;
