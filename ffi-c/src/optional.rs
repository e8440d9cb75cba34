//! Numbers, booleans and pairs that may be absent.

use gfxhub_core::Pair;

/// An optional number.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_double {
    /// True if there is a number.
    pub has: bool,
    /// The number, if `has` is true.
    pub value: f64,
}

/// An optional integer.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_int64 {
    /// True if there is an integer.
    pub has: bool,
    /// The integer, if `has` is true.
    pub value: i64,
}

/// An optional boolean.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_bool {
    /// True if there is a boolean.
    pub has: bool,
    /// The boolean, if `has` is true.
    pub value: bool,
}

/// An optional pair of numbers.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_pair {
    /// True if there is a pair.
    pub has: bool,
    /// First number, if `has` is true.
    pub x: f64,
    /// Second number, if `has` is true.
    pub y: f64,
}

/// Implements the conversions between the optional types of C and of Rust.
macro_rules! optional {
    ($($C:ident of $Of:ty;)+) => { $(
        impl From<Option<$Of>> for $C {
            fn from(of: Option<$Of>) -> Self {
                Self { has: of.is_some(), value: of.unwrap_or_default() }
            }
        }

        impl From<$C> for Option<$Of> {
            fn from(of: $C) -> Self {
                of.has.then_some(of.value)
            }
        }
    )+ };
}

optional! {
    gfxhub_optional_double of f64;
    gfxhub_optional_int64 of i64;
    gfxhub_optional_bool of bool;
}

impl From<Option<Pair>> for gfxhub_optional_pair {
    fn from(pair: Option<Pair>) -> Self {
        let Pair { x, y } = pair.unwrap_or_default();
        Self {
            has: pair.is_some(),
            x,
            y,
        }
    }
}

impl From<gfxhub_optional_pair> for Option<Pair> {
    fn from(pair: gfxhub_optional_pair) -> Self {
        pair.has.then_some(Pair {
            x: pair.x,
            y: pair.y,
        })
    }
}
