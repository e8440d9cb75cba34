//! Views: objects of known members, read from a value and turned into one again.
//!
//! The type of a field carries its rule: an `Option` may be absent or null and is then not
//! written, anything else must be there. Members that the view does not know are passed over.

use super::{Value, Vector};

/// A shape that a value may have.
pub(super) trait View: Sized {
    /// The view of a value, if it has that shape.
    fn from_value(value: &Value) -> Option<Self>;
}

/// A shape that values can have, as the tables say it: its name, what it is, its members.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StructInfo {
    /// Its name, `Track`.
    pub name: &'static str,
    /// What it is.
    pub docs: &'static str,
    /// Its members, required ones first.
    pub members: &'static [MemberInfo],
}

/// A member of such a shape.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemberInfo {
    /// Its name on the wire, `centerShift`.
    pub wire: &'static str,
    /// Its name in Rust, `center_shift`.
    pub name: &'static str,
    /// What it holds.
    pub holds: MemberKind,
    /// Whether there is no such shape without it.
    pub required: bool,
    /// What it says.
    pub docs: &'static str,
}

/// What a member holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum MemberKind {
    /// Yes or no.
    Boolean,
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// Text.
    Text,
    /// A list of values.
    Values,
    /// A [`Vector`].
    Vector,
    /// A [`Pair`](super::Pair).
    Pair,
    /// A [`Pid`](super::Pid): text or a whole number.
    Pid,
}

/// A member of a view.
pub(super) trait Member: Sized {
    /// What it holds.
    const HOLDS: MemberKind;
    /// Whether there is no such view without it.
    const REQUIRED: bool = true;

    /// The member from what is there; `None` if that does not fit.
    fn read(value: Option<&Value>) -> Option<Self>;

    /// What to write; `None` for nothing.
    fn write(self) -> Option<Value>;
}

impl<T: Member> Member for Option<T> {
    const HOLDS: MemberKind = T::HOLDS;
    const REQUIRED: bool = false;

    fn read(value: Option<&Value>) -> Option<Self> {
        match value {
            None | Some(Value::Null) => Some(None),
            given => T::read(given).map(Some),
        }
    }

    fn write(self) -> Option<Value> {
        self.and_then(T::write)
    }
}

/// Members that a value gives with one call and that turn into one by themselves.
macro_rules! members {
    ($($type:ty as $ErrorKind:ident: $read:expr;)*) => {$(
        impl Member for $type {
            const HOLDS: MemberKind = MemberKind::$ErrorKind;

            fn read(value: Option<&Value>) -> Option<Self> {
                value.and_then($read)
            }

            fn write(self) -> Option<Value> {
                Some(self.into())
            }
        }
    )*};
}

members! {
    bool as Boolean: Value::as_bool;
    i64 as Integer: Value::as_i64;
    f64 as Number: Value::as_f64;
    String as Text: |value| value.as_str().map(str::to_owned);
    Vec<Value> as Values: |value| value.as_array().map(<[Value]>::to_vec);
    Vector as Vector: Value::as_vector;
    super::Pair as Pair: super::Pair::from_value;
    super::Pid as Pid: super::Pid::from_value;
}

/// Defines a view: a struct whose fields have wire names.
macro_rules! struct_view {
    ($(#[doc = $doc:literal])+ #[derive($($derive:ident),+)] $name:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty = $wire:literal,)*
    }) => {
        $(#[doc = $doc])+
        #[derive($($derive),+)]
        pub struct $name {
            $($(#[doc = $field_doc])+ pub $field: $type,)*
        }

        impl $name {
            /// Its name and members.
            pub const INFO: &'static $crate::value::StructInfo = &$crate::value::StructInfo {
                name: stringify!($name),
                docs: concat!($($doc, "\n"),+),
                members: &[$( $crate::value::MemberInfo {
                    wire: $wire,
                    name: stringify!($field),
                    holds: <$type as $crate::value::struct_view::Member>::HOLDS,
                    required: <$type as $crate::value::struct_view::Member>::REQUIRED,
                    docs: concat!($($field_doc, "\n"),+),
                }, )*],
            };
        }

        impl $crate::value::struct_view::View for $name {
            fn from_value(value: &$crate::value::Value) -> Option<Self> {
                let members = value.as_object()?;
                Some(Self {
                    $($field: $crate::value::struct_view::Member::read(members.get($wire))?,)*
                })
            }
        }

        impl From<$name> for $crate::value::Value {
            fn from(view: $name) -> Self {
                let members = [
                    $(($wire, $crate::value::struct_view::Member::write(view.$field)),)*
                ];
                let given = members.into_iter().filter_map(|(name, value)| Some((name, value?)));
                Self::from(given.collect::<$crate::value::Object>())
            }
        }
    };
}
pub(super) use struct_view;
