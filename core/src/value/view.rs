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

/// A member of a view.
pub(super) trait Member: Sized {
    /// The member from what is there; `None` if that does not fit.
    fn read(value: Option<&Value>) -> Option<Self>;

    /// What to write; `None` for nothing.
    fn write(self) -> Option<Value>;
}

impl<T: Member> Member for Option<T> {
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
    ($($type:ty: $read:expr;)*) => {$(
        impl Member for $type {
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
    bool: Value::as_bool;
    i64: Value::as_i64;
    f64: Value::as_f64;
    String: |value| value.as_str().map(str::to_owned);
    Vec<Value>: |value| value.as_array().map(<[Value]>::to_vec);
    Vector: Value::vector;
    super::Pair: super::Pair::from_value;
    super::Pid: super::Pid::from_value;
}

/// Defines a view: a struct whose fields have wire names.
macro_rules! view {
    ($(#[$meta:meta])* $name:ident {
        $($(#[$field_meta:meta])* $field:ident: $type:ty = $wire:literal,)*
    }) => {
        $(#[$meta])*
        pub struct $name {
            $($(#[$field_meta])* pub $field: $type,)*
        }

        impl $crate::value::view::View for $name {
            fn from_value(value: &$crate::value::Value) -> Option<Self> {
                let members = value.as_object()?;
                Some(Self {
                    $($field: $crate::value::view::Member::read(members.get($wire))?,)*
                })
            }
        }

        impl From<$name> for $crate::value::Value {
            fn from(view: $name) -> Self {
                let members = [
                    $(($wire, $crate::value::view::Member::write(view.$field)),)*
                ];
                let given = members.into_iter().filter_map(|(name, value)| Some((name, value?)));
                Self::from(given.collect::<$crate::value::Object>())
            }
        }
    };
}
pub(super) use view;
