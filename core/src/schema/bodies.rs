//! The macro `bodies!`, which defines the bodies of operations and composed calls. Required fields
//! are arguments of the constructor, and unknown fields are refused.

use std::borrow::Borrow;

use crate::error::{Error, Result};
use crate::schema::body::{Body, BodyValue, InvalidArgument};
use crate::value::Value;
use crate::value::object::Object;

/// Reads a body from JSON text. Forms such as `{"$number": "NaN"}` are allowed.
pub(crate) fn from_json<T: Body>(json: &str) -> Result<T> {
    let value = Value::from_arguments(json)
        .map_err(|fault| Error::invalid("body", format!("invalid JSON: {fault}")))?;
    from_value(value.decode_non_finite())
}

/// Reads a body from an object with JSON names. Unknown members are refused.
pub(crate) fn from_value<T: Body>(value: Value) -> Result<T> {
    T::from_argument(value).map_err(|refused| {
        let refused = refused.within("body");
        Error::invalid(refused.place, refused.reason)
    })
}

/// The members of a body. They are removed as they are read, so that unknown ones are left.
pub(crate) struct Members(Object);

impl Members {
    pub(crate) fn new(value: Value) -> std::result::Result<Self, InvalidArgument> {
        crate::schema::body::BodyValue::from_argument(value).map(Self)
    }

    /// Removes a required member and returns its value. Not inlined, since all fields of the same
    /// type use it.
    #[inline(never)]
    pub(crate) fn need<T: BodyValue>(
        &mut self,
        wire: &str,
    ) -> std::result::Result<T, InvalidArgument> {
        match self.may(wire)? {
            Some(value) => Ok(value),
            None => Err(InvalidArgument::new("it is required").within_member(wire)),
        }
    }

    /// Removes an optional member and returns its value.
    #[inline(never)]
    pub(crate) fn may<T: BodyValue>(
        &mut self,
        wire: &str,
    ) -> std::result::Result<Option<T>, InvalidArgument> {
        let Some(value) = self.0.remove(wire) else {
            return Ok(None);
        };
        T::from_argument(value)
            .map(Some)
            .map_err(|no| no.within_member(wire))
    }

    /// Refuses unknown members. If a misspelt `duration` were ignored, the value would jump on air.
    pub(crate) fn finish(
        self,
        body: &crate::schema::types::BodyInfo,
    ) -> std::result::Result<(), InvalidArgument> {
        let Some((name, _)) = self.0.iter().next() else {
            return Ok(());
        };
        let known: Vec<&str> = body.fields.iter().map(|field| field.wire).collect();
        Err(InvalidArgument::new(format!(
            "{} has no such field; it has {}",
            body.name,
            known.join(", ")
        ))
        .within(format!(".{name}")))
    }
}

/// Types that a call accepts as its body `B`: the body, a reference to the body, `()` if no field is
/// required, or, if only one field is required, a value that converts to this field. A body passed by
/// reference is not copied.
pub trait IntoBody<B> {
    /// The body itself, or a reference to it.
    type Held: Borrow<B>;

    /// Converts the value into the body.
    fn into_body(self) -> Self::Held;
}

/// Defines bodies in the form `/// docs` `Name(/// docs required: Type = "wire", …) { /// docs
/// optional: Type = "wire", … }`. Before the braces, there may be `check = function;` for a rule
/// that concerns several fields or only this body, `resend = function;` if the body can change the
/// retry class of its operation, and `engine = function;` if the body names the engine of the call.
macro_rules! bodies {
    ($( $(#[doc = $doc:literal])+ $Name:ident
        ( $( $(#[doc = $need_doc:literal])+ $need:ident: $Need:ty = $need_wire:literal ),* $(,)? )
        $( check = $check:path; )? $( resend = $resend:path; )? $( engine = $engine:path; )?
        { $( $(#[doc = $may_doc:literal])+ $may:ident: $May:ty = $may_wire:literal, )* }
    )+) => { $(
        $(#[doc = $doc])+
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        pub struct $Name {
            $( $(#[doc = $need_doc])+ pub $need: $Need, )*
            $( $(#[doc = $may_doc])+ pub $may: Option<$May>, )*
        }

        impl crate::schema::plain::PlainFieldType for $Name {
            const TYPE: crate::schema::plain::PlainType =
                crate::schema::plain::PlainType::Body(<Self as crate::schema::body::Body>::INFO);

            fn value(&self) -> crate::schema::plain::PlainValue<'_> {
                crate::schema::plain::PlainValue::Body(self.to_json())
            }
        }

        impl $Name {
            /// Returns a body with only the required fields. The others are not sent.
            #[must_use]
            pub fn new($( $need: impl Into<$Need> ),*) -> Self {
                Self { $( $need: $need.into(), )* $( $may: None, )* }
            }

            /// Reads a body from JSON in the form in which it is sent. A member that is unknown or
            /// has the wrong type is refused. The values are checked when a call sends the body.
            /// # Errors
            /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid), with the path of the wrong member
            /// as the argument (`body.Duration`).
            pub fn from_json(json: &str) -> crate::error::Result<Self> {
                crate::schema::bodies::from_json(json)
            }

            /// Returns the JSON of the body as it would be sent. A number that JSON cannot
            /// represent is written in a form such as `{"$number":"NaN"}`, which a call does not
            /// send.
            #[must_use]
            pub fn to_json(&self) -> String {
                crate::schema::body::RequestBody::to_wire(self)
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

        crate::schema::bodies::bodies!(@default $Name $($need)*);
        crate::schema::bodies::bodies!(@of_one $Name $($Need),*);

        impl crate::schema::bodies::IntoBody<$Name> for $Name {
            type Held = Self;

            fn into_body(self) -> Self {
                self
            }
        }

        impl crate::schema::bodies::IntoBody<$Name> for &$Name {
            type Held = Self;

            fn into_body(self) -> Self {
                self
            }
        }

        const _: () = {
            use std::result::Result;

            use crate::schema::bodies::Members;
use crate::schema::body::{Body, RequestBody, BodyValue, InvalidArgument, Send};

            static INFO: crate::schema::types::BodyInfo = crate::schema::types::BodyInfo {
                name: stringify!($Name),
                docs: concat!($($doc, "\n"),+),
                fields: &[
                    $( crate::schema::types::BodyField {
                        wire: $need_wire,
                        name: stringify!($need),
                        shape: <$Need as BodyValue>::SHAPE,
                        required: true,
                        nullable: <$Need as BodyValue>::NULLABLE,
                        docs: concat!($($need_doc, "\n"),+),
                    }, )*
                    $( crate::schema::types::BodyField {
                        wire: $may_wire,
                        name: stringify!($may),
                        shape: <$May as BodyValue>::SHAPE,
                        required: false,
                        nullable: <$May as BodyValue>::NULLABLE,
                        docs: concat!($($may_doc, "\n"),+),
                    }, )*
                ],
            };

            impl RequestBody for $Name {
                fn check(&self) -> Result<(), InvalidArgument> {
                    $( BodyValue::check(&self.$need)
                        .map_err(|no| no.within_member($need_wire))?; )*
                    $( if let Some(value) = &self.$may {
                        BodyValue::check(value).map_err(|no| no.within_member($may_wire))?;
                    } )*
                    $( $check(self)?; )?
                    Ok(())
                }

                fn to_wire(&self) -> String {
                    crate::schema::json::to_json(&Send(self))
                }

                $( fn resend(&self, row: crate::schema::retry_class::RetryClass) -> crate::schema::retry_class::RetryClass {
                    $resend(self, row)
                } )?

                $( fn engine(&self) -> Option<i64> {
                    Some($engine(self))
                } )?
            }

            impl Body for $Name {
                const INFO: &'static crate::schema::types::BodyInfo = &INFO;
            }

            /// Converts an object with JSON names. A member that is missing, unknown or of the
            /// wrong type is refused; the error names it as an argument in `body`.
            impl TryFrom<crate::value::Value> for $Name {
                type Error = crate::error::Error;

                fn try_from(value: crate::value::Value) -> crate::error::Result<Self> {
                    crate::schema::bodies::from_value(value)
                }
            }

            /// A body can be sent by itself, or be a field of another body.
            impl BodyValue for $Name {
                const SHAPE: crate::schema::types::FieldType = crate::schema::types::FieldType::Body(&INFO);

                fn check(&self) -> Result<(), InvalidArgument> {
                    RequestBody::check(self)
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

                fn from_argument(value: crate::value::Value) -> Result<Self, InvalidArgument> {
                    #[allow(unused_mut)]
                    let mut members = Members::new(value)?;
                    let body = Self {
                        $( $need: members.need($need_wire)?, )*
                        $( $may: members.may($may_wire)?, )*
                    };
                    members.finish(&INFO)?;
                    Ok(body)
                }
            }
        };
    )+ };

    (@default $Name:ident) => {
        /// Creates an empty body.
        impl Default for $Name {
            fn default() -> Self {
                Self::new()
            }
        }

        /// Accepts `()` in place of a body that may be empty.
        impl crate::schema::bodies::IntoBody<$Name> for () {
            type Held = $Name;

            fn into_body(self) -> $Name {
                $Name::new()
            }
        }
    };
    (@default $Name:ident $($need:ident)+) => {};

    (@of_one $Name:ident $Need:ty) => {
        impl<T: Into<$Need>> crate::schema::bodies::IntoBody<$Name> for T {
            type Held = $Name;

            fn into_body(self) -> $Name {
                $Name::new(self)
            }
        }
    };
    (@of_one $Name:ident $($Need:ty),*) => {};
}

pub(crate) use bodies;

#[cfg(test)]
mod tests {
    use crate::{ErrorKind, PropertyUpdate, RendererCreate};

    #[test]
    fn a_body_is_read_from_json_strictly_and_written_again() {
        let json = r#"{"Value":{"x":1,"y":2.5,"z":0},"Duration":1.5}"#;
        assert_eq!(PropertyUpdate::from_json(json).unwrap().to_json(), json);
        let json = r#"{"engineId":null}"#;
        assert_eq!(RendererCreate::from_json(json).unwrap().to_json(), json);
        for (json, argument) in [
            ("{", "body"),
            ("{}", "body.Value"),
            (r#"{"Value":1,"duration":2}"#, "body.duration"),
            (r#"{"Value":1,"Duration":"2"}"#, "body.Duration"),
        ] {
            let error = PropertyUpdate::from_json(json).unwrap_err();
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some(argument))
            );
        }
        let marked = PropertyUpdate::from_json(r#"{"Value":{"$number":"NaN"}}"#).unwrap();
        assert!(marked.value.as_f64().unwrap().is_nan());
        assert_eq!(marked.to_json(), r#"{"Value":{"$number":"NaN"}}"#);
        let negative = PropertyUpdate::new(1).duration(f64::NEG_INFINITY).delay(-2);
        assert_eq!(
            negative.to_json(),
            r#"{"Value":1,"Duration":{"$number":"-Infinity"},"Delay":-2}"#
        );
    }
}
