//! The metadata of the hub simulator. The macros in this file create it from the rows of
//! `simulator/src/local_hub/table.rs`, which also define the Rust API of the simulator. The
//! metadata names the library and its error type, because the simulator is not a part of the
//! client's library.

use gfxhub::ErrorKind;
use gfxhub::schema::{
    ArgumentInfo, FieldType, HandleInfo, KindInfo, KindValue, MethodError, MethodInfo, MethodKind,
    OpeningInfo, PlainField, PlainInfo, PlainType, ReturnInfo, ReturnType,
};
use gfxhub_simulator::Options;

macro_rules! options {
    ($(#[doc = $doc:literal])+ $Options:ident as $name:literal; $($rows:tt)+) => {
        /// Documentation of the options.
        pub(super) const OPTIONS_DOCS: &str = concat!($($doc, "\n"),+);
    };
}

macro_rules! data {
    (
        $(#[doc = $doc:literal])+
        $Data:ident as $name:literal ($($derived:ident),*) {
            $(
                $(#[doc = $field_doc:literal])+
                $(#[serde($($serde:tt)+)])?
                $field:ident: $Type:ty = $Word:ident $(, $optional:ident)?;
            )+
        }
    ) => {
        pub(super) struct $Data;

        impl $Data {
            pub(super) const INFO: super::PlainInfo = super::PlainInfo::new(
                $name,
                concat!($($doc, "\n"),+),
                &[$( super::PlainField::new(
                    stringify!($field),
                    plain_type!($Word $Type),
                    is_there!($($optional)?),
                    concat!($($field_doc, "\n"),+),
                ) ),+],
            );

            pub(super) const IN_JSON: &[super::InJson] = &[$( super::InJson {
                is_object: is_object!($Word),
                is_left_out: is_left_out!($($($serde)+)?),
            } ),+];
        }
    };
}

macro_rules! plain_type {
    (Object $Type:ty) => {
        super::PlainType::Json
    };
    (Words $Type:ty) => {
        super::PlainType::Kind(&<$Type>::INFO)
    };
    (Plain $Type:ty) => {
        super::PlainType::Plain(&<$Type>::INFO)
    };
    ($Word:ident $Type:ty) => {
        super::PlainType::$Word
    };
}

macro_rules! words {
    (
        $(#[doc = $doc:literal])+
        $Words:ident { $( $(#[doc = $value_doc:literal])+ $Value:ident = $word:literal; )+ }
    ) => {
        pub(super) struct $Words;

        impl $Words {
            pub(super) const INFO: super::KindInfo = super::KindInfo::new(
                stringify!($Words),
                concat!($($doc, "\n"),+),
                &[$( super::KindValue::new(stringify!($Value), $word, concat!($($value_doc, "\n"),+)) ),+],
            );
        }
    };
}

macro_rules! methods {
    (
        $(#[doc = $doc:literal])+
        $Hub:ident in $library:literal, fails as $Error:ident;
        dropped $dropped:literal;
        $(#[doc = $start_doc:literal])+
        opened by $start:ident with $options:literal
            $(, error $StartError:ident $start_argument:literal $start_when:literal)+;
        $(
            $(#[doc = $method_doc:literal])+
            $kind:ident $method:ident $(, $with:ident)*
                ($($arg:ident: $Arg:ty = $Word:ident $wire:literal $arg_doc:literal $($optional:ident)?),*)
                -> $Ret:ty $(= $Returned:ident $($gives:literal)?)?
                $(, $told:ident $Kind:ident $argument:literal $when:literal)*
                $(=> $example:literal)?;
        )+
    ) => {
        pub(super) static HANDLE: super::HandleInfo = super::HandleInfo::new(
            stringify!($Hub),
            concat!($($doc, "\n"),+),
            $dropped,
            super::OpeningInfo::new(
                stringify!($start),
                concat!($($start_doc, "\n"),+),
                $options,
                super::Options::SETTINGS,
                &[$( super::MethodError::new(super::ErrorKind::$StartError, $start_argument, $start_when) ),+],
            ),
            const { &[$( super::MethodInfo::new(
                stringify!($method),
                concat!($($method_doc, "\n"),+),
                kind!($kind),
                const { &[$( argument!(
                    super::ArgumentInfo::new($wire, stringify!($arg), super::FieldType::$Word, $arg_doc)
                        $(, $optional)?
                ) ),*] },
                returned!($Ret $(, $Returned $($gives)?)?),
                const { &[$( super::MethodError::new(super::ErrorKind::$Kind, $argument, $when) ),*] },
            )
            // If the only errors are invalid arguments, C returns only the status.
            .status_only(const { !(false $(|| is_told!($told))*) }) ),+] },
        )
        .of($library, stringify!($Error));
    };
}

macro_rules! kind {
    (now) => {
        super::MethodKind::Now
    };
    (log) => {
        super::MethodKind::Log
    };
    (waits) => {
        super::MethodKind::Waits
    };
    (closes) => {
        super::MethodKind::Closes
    };
}

macro_rules! argument {
    ($argument:expr) => {
        $argument
    };
    ($argument:expr, optional) => {
        $argument.optional()
    };
}

macro_rules! returned {
    ($Ret:ty) => {
        Some(super::ReturnInfo::new("", super::ReturnType::List(plain_type!(Plain $Ret))))
    };
    ($Ret:ty, None $gives:literal) => {
        None
    };
    ($Ret:ty, $Returned:ident) => {
        returned!($Ret, $Returned "")
    };
    ($Ret:ty, $Returned:ident $gives:literal) => {
        Some(super::ReturnInfo::new($gives, super::ReturnType::Plain(plain_type!($Returned $Ret))))
    };
}

macro_rules! selectors {
    ($(
        of $stages:ident: $name:literal = $Word:ident $([$($words:literal),+])?,
        $takes:literal, $docs:literal;
    )+) => {
        pub(super) static SELECTORS: &[super::Selector] = &[$( super::Selector {
            name: $name,
            takes: $takes,
            docs: $docs,
            word: stringify!($Word),
            words: &[$($($words),+)?],
        } ),+];
    };
}

/// Returns `true` for a type whose JSON is always an object.
macro_rules! is_object {
    (Object) => {
        true
    };
    ($Word:ident) => {
        false
    };
}

/// Returns `true` if a field without a value is omitted from JSON instead of being `null`.
macro_rules! is_left_out {
    (skip_serializing_if = $is_none:literal) => {
        true
    };
    ($($serde:tt)*) => {
        false
    };
}

/// Returns `true` for the word `optional`, and `false` for nothing.
macro_rules! is_there {
    () => {
        false
    };
    (optional) => {
        true
    };
}

/// Returns `true` if C returns an error in addition to its status.
macro_rules! is_told {
    (error) => {
        true
    };
    (status) => {
        false
    };
}

#[path = "../../simulator/src/local_hub/table.rs"]
#[allow(unused_imports, reason = "the metadata does not use the Rust types")]
mod table;

#[path = "../../simulator/src/faults/selectors/table.rs"]
mod selectors;

/// A selector of a fault rule.
pub(crate) struct Selector {
    pub(crate) name: &'static str,
    pub(crate) takes: &'static str,
    pub(crate) docs: &'static str,
    /// Type of the value: `Number`, `Text`, `NumberOrText`, or `Choice` for one of `words`.
    pub(crate) word: &'static str,
    pub(crate) words: &'static [&'static str],
}

/// The selectors of a fault rule, in order.
pub(crate) static SELECTORS: &[Selector] = selectors::SELECTORS;

/// Handles of the simulator.
pub(crate) static HANDLES: &[&HandleInfo] = &[&table::HANDLE];

/// Documentation of the options for opening each of the handles, in the order of `HANDLES`.
pub(crate) static OPTIONS_DOCS: &[&str] = &[table::OPTIONS_DOCS];

/// Plain data of the simulator. Data comes after the data that it contains.
pub(crate) static PLAIN: &[&PlainInfo] = &[
    &table::RequestStats::INFO,
    &table::Effect::INFO,
    &table::RequestEntry::INFO,
];

/// The form that a field of plain data has in JSON.
#[derive(Clone, Copy)]
pub(crate) struct InJson {
    pub(crate) is_object: bool,
    pub(crate) is_left_out: bool,
}

/// The JSON forms of the fields of each plain data, in the order of `PLAIN`.
pub(crate) static IN_JSON: &[&[InJson]] = &[
    table::RequestStats::IN_JSON,
    table::Effect::IN_JSON,
    table::RequestEntry::IN_JSON,
];

/// Returns the documentation of a time without the remark about its unit in JSON.
pub(crate) fn without_unit(text: &str) -> String {
    text.replace("; seconds in JSON", "")
}

#[cfg(test)]
mod tests {
    use gfxhub_tests::handles::case::{HandleCase, committed_cases};

    use super::HANDLES;

    #[test]
    fn every_method_has_a_case() {
        let cases = committed_cases().unwrap();
        let about: Vec<&str> = cases.iter().map(HandleCase::method).collect();
        let due = HANDLES.iter().flat_map(|handle| {
            let methods = handle.methods.iter().map(|method| method.name);
            let names = methods.chain(["open"]);
            names.map(|name| format!("{}.{name}", handle.name))
        });
        let missing: Vec<String> = due.filter(|name| !about.contains(&name.as_str())).collect();
        assert!(missing.is_empty(), "without a case: {missing:?}");
    }
}
