//! `objects!`: structs that are JSON objects, read by one piece of code for all of them.

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use std::fmt;

/// What stands for a member until it comes.
pub(crate) trait Blank {
    fn blank() -> Self;
}

impl<T: Default> Blank for T {
    fn blank() -> Self {
        T::default()
    }
}

/// The place of a member name among those that an object has; any other name is a fault.
struct Place(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Place {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<usize, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Place {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<usize, E> {
        let place = self.0.iter().position(|known| *known == name);
        place.ok_or_else(|| E::unknown_field(name, self.0))
    }
}

/// Reads the value of the member at a place.
type Reader<'a, A, E> = dyn FnMut(usize, &mut A) -> Result<(), E> + 'a;

/// Reads the members of an object: `read` reads the value of the one at a place. `required` has a
/// bit for each. One for all structs, so that a struct adds little code of its own.
pub(crate) fn members<'de, A: MapAccess<'de>>(
    mut map: A,
    names: &'static [&'static str],
    required: u32,
    read: &mut Reader<'_, A, A::Error>,
) -> Result<(), A::Error> {
    let mut came = 0_u32;
    while let Some(at) = map.next_key_seed(Place(names))? {
        if came & 1 << at != 0 {
            return Err(A::Error::duplicate_field(names[at]));
        }
        came |= 1 << at;
        read(at, &mut map)?;
    }
    let missing = required & !came;
    match names.get(missing.trailing_zeros() as usize) {
        Some(name) => Err(A::Error::missing_field(name)),
        None => Ok(()),
    }
}

/// Reads the value of a member to its place. Not inlined: members of one type share it.
#[inline(never)]
pub(crate) fn read_to<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    place: &mut T,
    map: &mut A,
) -> Result<(), A::Error> {
    *place = map.next_value()?;
    Ok(())
}

/// What a member is that does not come.
macro_rules! otherwise {
    () => {
        crate::objects::Blank::blank()
    };
    (default) => {
        Default::default()
    };
    (absent) => {
        None
    };
    ($value:literal) => {
        $value.into()
    };
}

/// Whether a member has to come.
macro_rules! is_required {
    () => {
        true
    };
    ($otherwise:tt) => {
        false
    };
}

/// Whether a member is left out when it is written.
macro_rules! is_left_out {
    ($value:expr, absent) => {
        $value.is_none()
    };
    ($value:expr $(, $otherwise:tt)?) => {
        false
    };
}

/// Defines structs by the names of their members in JSON: `field: Type = "name"` has to come;
/// `= "name" or "RE"` is that without it, `or default` what its type begins with, and `or absent`
/// nothing, and is not written then. Any other member is a fault.
macro_rules! objects {
    ($( $(#[$of_struct:meta])* $vis:vis struct $Name:ident {
        $( $(#[$of_field:meta])* $of:vis $field:ident: $Type:ty = $wire:literal $(or $otherwise:tt)?, )+
    } )+) => { $(
        $(#[$of_struct])*
        $vis struct $Name {
            $( $(#[$of_field])* $of $field: $Type, )+
        }

        const _: () = {
            use crate::objects::{Blank, is_left_out, is_required, members, otherwise, read_to};
            use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
            use serde::ser::{Serialize, SerializeMap, Serializer};
            use std::fmt;
            use std::result::Result;

            /// The place of each member.
            #[allow(non_camel_case_types)]
            enum At { $( $field, )+ }

            const NAMES: &[&str] = &[ $( $wire, )+ ];

            // One bit a member.
            const _: () = assert!(NAMES.len() < 32);

            const REQUIRED: u32 =
                $( (is_required!($($otherwise)?) as u32) << At::$field as u32 )|+;

            impl Blank for $Name {
                fn blank() -> Self {
                    Self { $( $field: otherwise!($($otherwise)?), )+ }
                }
            }

            impl<'de> Deserialize<'de> for $Name {
                #[inline(never)]
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    struct Members;

                    impl<'de> Visitor<'de> for Members {
                        type Value = $Name;

                        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                            f.write_str("an object")
                        }

                        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<$Name, A::Error> {
                            let mut object = $Name::blank();
                            members(map, NAMES, REQUIRED, &mut |at, map| {
                                let object = &mut object;
                                match at {
                                    $( at if at == At::$field as usize => {
                                        read_to(&mut object.$field, map)
                                    } )+
                                    // There are no more places than members.
                                    _ => Ok(()),
                                }
                            })?;
                            Ok(object)
                        }
                    }

                    from.deserialize_map(Members)
                }
            }

            impl Serialize for $Name {
                #[inline(never)]
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    let mut map = to.serialize_map(None)?;
                    $( if !is_left_out!(self.$field $(, $otherwise)?) {
                        map.serialize_entry($wire, &self.$field)?;
                    } )+
                    map.end()
                }
            }
        };
    )+ };
}

pub(crate) use {is_left_out, is_required, objects, otherwise};
