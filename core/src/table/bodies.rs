//! `bodies!`: what operations send. Strict: required fields are arguments, unknown ones are refused.

use crate::table::outgoing::Refused;
use crate::value::{Object, Value};

/// The members of a body given by name, taken out one after the other.
pub(crate) struct Members(Object);

impl Members {
    pub(crate) fn new(value: Value) -> Result<Self, Refused> {
        crate::table::outgoing::Outgoing::from_argument(value).map(Self)
    }

    pub(crate) fn take(&mut self, wire: &str) -> Option<Value> {
        self.0.remove(wire)
    }

    /// Refuses what nobody took: a misspelt `duration` would otherwise jump on air.
    pub(crate) fn finish(self, body: &crate::BodyInfo) -> Result<(), Refused> {
        let Some((name, _)) = self.0.iter().next() else {
            return Ok(());
        };
        let known: Vec<&str> = body.fields.iter().map(|field| field.wire).collect();
        Err(Refused::new(format!(
            "{} has no such field; it has {}",
            body.name,
            known.join(", ")
        ))
        .within(format!(".{name}")))
    }
}

/// Defines bodies:
/// `/// docs` `Name(/// docs required: Type = "wire", …) { /// docs optional: Type = "wire", … }`,
/// and before the braces `check = function;` for a rule that spans the fields or binds one alone,
/// `resend = function;` where the body changes the class of its row.
macro_rules! bodies {
    ($( $(#[doc = $doc:literal])+ $Name:ident
        ( $( $(#[doc = $need_doc:literal])+ $need:ident: $Need:ty = $need_wire:literal ),* $(,)? )
        $( check = $check:path; )? $( resend = $resend:path; )?
        { $( $(#[doc = $may_doc:literal])+ $may:ident: $May:ty = $may_wire:literal, )* }
    )+) => { $(
        $(#[doc = $doc])+
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        pub struct $Name {
            $( $(#[doc = $need_doc])+ pub $need: $Need, )*
            $( $(#[doc = $may_doc])+ pub $may: Option<$May>, )*
        }

        impl $Name {
            /// With what is required; everything else is left to the hub.
            #[must_use]
            pub fn new($( $need: impl Into<$Need> ),*) -> Self {
                Self { $( $need: $need.into(), )* $( $may: None, )* }
            }

            $(
                $(#[doc = $may_doc])+
                #[must_use]
                pub fn $may(mut self, $may: impl Into<$May>) -> Self {
                    self.$may = Some($may.into());
                    self
                }
            )*
        }

        crate::table::bodies::bodies!(@default $Name $($need)*);

        const _: () = {
            use crate::table::bodies::Members;
            use crate::table::outgoing::{Body, Outgoing, Refused, Send};

            static INFO: crate::BodyInfo = crate::BodyInfo {
                name: stringify!($Name),
                docs: crate::table::records::docs!($($doc)+),
                fields: &[
                    $( crate::BodyField {
                        wire: $need_wire,
                        name: stringify!($need),
                        shape: <$Need as Outgoing>::SHAPE,
                        required: true,
                        nullable: <$Need as Outgoing>::NULLABLE,
                        docs: crate::table::records::docs!($($need_doc)+),
                    }, )*
                    $( crate::BodyField {
                        wire: $may_wire,
                        name: stringify!($may),
                        shape: <$May as Outgoing>::SHAPE,
                        required: false,
                        nullable: <$May as Outgoing>::NULLABLE,
                        docs: crate::table::records::docs!($($may_doc)+),
                    }, )*
                ],
            };

            impl Body for $Name {
                const INFO: &'static crate::BodyInfo = &INFO;

                fn check(&self) -> Result<(), Refused> {
                    $( Outgoing::check(&self.$need)
                        .map_err(|no| no.within(concat!(".", $need_wire)))?; )*
                    $( if let Some(value) = &self.$may {
                        Outgoing::check(value).map_err(|no| no.within(concat!(".", $may_wire)))?;
                    } )*
                    $( $check(self)?; )?
                    Ok(())
                }

                fn to_wire(&self) -> String {
                    crate::document::to_json(&Send(self))
                }

                fn from_argument(value: crate::Value) -> Result<Self, Refused> {
                    #[allow(unused_mut)]
                    let mut members = Members::new(value)?;
                    let body = Self {
                        $( $need: match members.take($need_wire) {
                            Some(value) => Outgoing::from_argument(value),
                            None => Err(Refused::new("it is required")),
                        }
                        .map_err(|no| no.within(concat!(".", $need_wire)))?, )*
                        $( $may: members
                            .take($may_wire)
                            .map(Outgoing::from_argument)
                            .transpose()
                            .map_err(|no| no.within(concat!(".", $may_wire)))?, )*
                    };
                    members.finish(&INFO)?;
                    Ok(body)
                }

                $( fn resend(&self, row: crate::Resend) -> crate::Resend {
                    $resend(self, row)
                } )?
            }

            /// A body within a body.
            impl Outgoing for $Name {
                const SHAPE: crate::Shape = crate::Shape::Body(&INFO);

                fn check(&self) -> Result<(), Refused> {
                    Body::check(self)
                }

                fn write<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    use serde::ser::SerializeMap;
                    #[allow(unused_mut)]
                    let mut map = to.serialize_map(None)?;
                    $( map.serialize_entry($need_wire, &Send(&self.$need))?; )*
                    $( if let Some(value) = self.$may.as_ref().filter(|v| !v.is_default()) {
                        map.serialize_entry($may_wire, &Send(value))?;
                    } )*
                    map.end()
                }

                fn from_argument(value: crate::Value) -> Result<Self, Refused> {
                    <Self as Body>::from_argument(value)
                }
            }
        };
    )+ };

    (@default $Name:ident) => {
        /// Nothing given.
        impl Default for $Name {
            fn default() -> Self {
                Self::new()
            }
        }
    };
    (@default $Name:ident $($need:ident)+) => {};
}

pub(crate) use bodies;
