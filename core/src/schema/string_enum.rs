//! The macro `string_enum!`, which defines texts with known values. Hubs may send other values,
//! which are kept unchanged.

/// Defines open enums in the form `/// docs` `Name { /// docs Variant = "WORD", … }`.
macro_rules! string_enum {
    ($( $(#[doc = $doc:literal])+ $Name:ident {
        $( $(#[doc = $word_doc:literal])+ $Word:ident = $wire:literal, )+
    } )+) => { $(
        $(#[doc = $doc])+
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $Name {
            $( $(#[doc = $word_doc])+ $Word, )+
            /// A value that is not known; empty if none was received.
            Other(String),
        }

        impl $Name {
            pub(crate) const INFO: crate::schema::types::EnumInfo = crate::schema::types::EnumInfo {
                name: stringify!($Name),
                values: &[$($wire),+],
                names: &[$(stringify!($Word)),+],
                value_docs: &[$( concat!($($word_doc, "\n"),+) ),+],
                docs: concat!($($doc, "\n"),+),
            };

            /// Returns the value as hubs write it; empty if none was received.
            #[must_use]
            pub fn as_str(&self) -> &str {
                match self {
                    $( Self::$Word => $wire, )+
                    Self::Other(word) => word,
                }
            }

            /// Returns `true` if no value was received.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.as_str().is_empty()
            }

            /// Returns `true` if the value is one of the known ones.
            #[must_use]
            pub fn is_known(&self) -> bool {
                !matches!(self, Self::Other(_))
            }
        }

        impl Default for $Name {
            fn default() -> Self {
                Self::Other(String::new())
            }
        }

        impl From<&str> for $Name {
            fn from(word: &str) -> Self {
                match word {
                    $( $wire => Self::$Word, )+
                    _ => Self::Other(word.to_owned()),
                }
            }
        }

        /// Accepts only known values, since text that a person wrote may be misspelt.
        impl std::str::FromStr for $Name {
            type Err = crate::error::Error;

            fn from_str(word: &str) -> Result<Self, crate::error::Error> {
                let found = Self::from(word);
                match found.is_known() {
                    true => Ok(found),
                    false => Err(crate::error::Error::invalid(
                        stringify!($Name),
                        format!("{word:?} is not one of {}", Self::INFO.values.join(", ")),
                    )),
                }
            }
        }

        impl From<String> for $Name {
            fn from(word: String) -> Self {
                word.as_str().into()
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl PartialEq<str> for $Name {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $Name {
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl crate::schema::field::Field for $Name {
            const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Enum(&Self::INFO);
            const PRESENCE: crate::schema::types::Presence = crate::schema::types::Presence::Empty;

            fn blank() -> Self {
                Self::default()
            }

            fn is_absent(&self) -> bool {
                self.is_empty()
            }

            fn read<'de, D: serde::Deserializer<'de>>(
                from: D,
                context: &crate::value::context::DecodeContext<'_>,
            ) -> Result<(Self, crate::schema::provenance::WireForm), D::Error> {
                let (word, form) = <String as crate::schema::field::Field>::read(from, context)?;
                Ok((word.into(), form))
            }

            fn scan(
                &mut self,
                scanner: &mut crate::value::scanner::Scanner<'_>,
            ) -> Option<crate::schema::provenance::WireForm> {
                *self = Self::from(&*scanner.text()?);
                Some(crate::schema::provenance::WireForm::AsDocumented)
            }

            fn write<S: serde::Serializer>(
                &self,
                form: crate::schema::provenance::WireForm,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                match self {
                    Self::Other(word) => crate::schema::field::Field::write(word, form, to),
                    _ => to.serialize_str(self.as_str()),
                }
            }
        }

        impl crate::schema::body::BodyValue for $Name {
            const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Enum(&Self::INFO);

            fn check(&self) -> Result<(), crate::schema::body::InvalidArgument> {
                if self.is_known() {
                    return Ok(());
                }
                Err(crate::schema::body::InvalidArgument::new(format!(
                    "{:?} is not one of {}",
                    self.as_str(),
                    Self::INFO.values.join(", "),
                )))
            }

            fn write<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }

            fn from_argument(
                value: crate::value::Value,
            ) -> Result<Self, crate::schema::body::InvalidArgument> {
                crate::schema::body::text(value).map(Self::from)
            }
        }
    )+ };
}

pub(crate) use string_enum;
