//! `handle!`: a handle is an object that lives on and has state. Its methods are rows of four kinds; from a
//! row follow the method in Rust, whose work is a function of what the handle shares with its threads, and
//! the metadata, from which every binding has its own form of it.

use super::operation::ArgumentInfo;
use super::plain::{PlainFieldType, PlainInfo, PlainType};
use super::settings::SettingInfo;
use crate::error::ErrorKind;

/// A handle.
#[derive(Debug)]
#[non_exhaustive]
pub struct HandleInfo {
    /// Its type's name, `LiveSession`.
    pub name: &'static str,
    /// Its documentation.
    pub docs: &'static str,
    /// The library that it is in, `gfxhub`.
    pub library: &'static str,
    /// The type of its errors, `Error`.
    pub error: &'static str,
    /// The name of what fails, in place of that of an operation.
    pub operation: &'static str,
    /// What becomes of it where it is dropped: the end of a sentence.
    pub dropped: &'static str,
    /// The call that opens it, of a client or of its own; none where another handle does.
    pub opening: Option<OpeningInfo>,
    /// The plain data that says what it stands for: the arguments of the method that opens it.
    pub address: Option<&'static PlainInfo>,
    /// Its methods that every language has by these rows, besides whether it is closed.
    pub methods: &'static [MethodInfo],
    /// The names of those that each language has by hand.
    pub by_hand: &'static [&'static str],
}

/// The call that opens a handle.
#[derive(Debug)]
#[non_exhaustive]
pub struct OpeningInfo {
    /// Its name, `live`.
    pub name: &'static str,
    /// Its documentation; empty where that of the handle says it.
    pub docs: &'static str,
    /// The type of its options, `LiveOptions`.
    pub options: &'static str,
    /// Its settings.
    pub settings: &'static [&'static SettingInfo],
    /// What it fails as.
    pub errors: &'static [MethodError],
}

/// A method of a handle.
#[derive(Debug)]
#[non_exhaustive]
pub struct MethodInfo {
    /// Its name, `flush`.
    pub name: &'static str,
    /// Its documentation.
    pub docs: &'static str,
    /// Its kind.
    pub kind: MethodKind,
    /// Its arguments; one that waits has a time limit besides.
    pub arguments: &'static [ArgumentInfo],
    /// What it gives.
    pub returns: Option<ReturnInfo>,
    /// What it fails as.
    pub errors: &'static [MethodError],
    /// True where C gives its status alone, without an error that explains it.
    pub status_only: bool,
}

/// The kind of a method, by which each language has its own form of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum MethodKind {
    /// It neither waits nor fails. After the end it gives the last value.
    Now,
    /// It waits for no longer than it is told. After the end it fails as `Closed`, without an effect.
    Waits,
    /// Like one that waits, and it ends the handle. A second time it does nothing.
    Closes,
    /// It opens another handle. After the end it fails as `Closed`.
    Opens,
    /// It gives what happens, each event once. After the end it gives what is left, and then none.
    Events,
    /// It gives what has happened after a number, as often as it is asked, also after the end.
    Log,
}

/// What a method gives.
#[derive(Debug)]
#[non_exhaustive]
pub struct ReturnInfo {
    /// Its name, where it has one.
    pub name: &'static str,
    /// Its documentation: the end of a sentence.
    pub docs: &'static str,
    /// Its type; for events that of each.
    pub return_type: ReturnType,
}

/// The type of what a method gives.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum ReturnType {
    /// Plain data.
    Plain(PlainType),
    /// A list of plain data.
    List(PlainType),
    /// A handle, by its name.
    Handle(&'static str),
}

/// An error of a method.
#[derive(Debug)]
#[non_exhaustive]
pub struct MethodError {
    /// Its kind.
    pub kind: ErrorKind,
    /// The name of the argument that it is about, where there is one.
    pub argument: &'static str,
    /// When it comes: the end of a sentence.
    pub when: &'static str,
}

// The table of another library makes its own.

impl HandleInfo {
    /// A handle that opens itself.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        dropped: &'static str,
        opening: OpeningInfo,
        methods: &'static [MethodInfo],
    ) -> Self {
        Self {
            name,
            docs,
            library: "",
            error: "",
            operation: name,
            dropped,
            opening: Some(opening),
            address: None,
            methods,
            by_hand: &[],
        }
    }

    /// The same of another library, with its type of errors.
    #[doc(hidden)]
    #[must_use]
    pub const fn of(self, library: &'static str, error: &'static str) -> Self {
        Self {
            library,
            error,
            ..self
        }
    }
}

impl OpeningInfo {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        options: &'static str,
        settings: &'static [&'static SettingInfo],
        errors: &'static [MethodError],
    ) -> Self {
        Self {
            name,
            docs,
            options,
            settings,
            errors,
        }
    }
}

impl MethodInfo {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        kind: MethodKind,
        arguments: &'static [ArgumentInfo],
        returns: Option<ReturnInfo>,
        errors: &'static [MethodError],
    ) -> Self {
        Self {
            name,
            docs,
            kind,
            arguments,
            returns,
            errors,
            status_only: false,
        }
    }

    /// The same; whether C gives its status alone.
    #[doc(hidden)]
    #[must_use]
    pub const fn status_only(self, status_only: bool) -> Self {
        Self {
            status_only,
            ..self
        }
    }
}

impl ReturnInfo {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(docs: &'static str, return_type: ReturnType) -> Self {
        Self {
            name: "",
            docs,
            return_type,
        }
    }
}

impl MethodError {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(kind: ErrorKind, argument: &'static str, when: &'static str) -> Self {
        Self {
            kind,
            argument,
            when,
        }
    }
}

/// What a method can give.
pub(crate) trait Returned {
    const TYPE: ReturnType;
}

impl<T: PlainFieldType> Returned for T {
    const TYPE: ReturnType = ReturnType::Plain(T::TYPE);
}

impl<T: PlainFieldType> Returned for Vec<T> {
    const TYPE: ReturnType = ReturnType::List(T::TYPE);
}

/// Defines a handle, whose field `shared` does the work of its methods, and knows whether it `is_closed()`.
/// Its rows are:
///
/// - `now name() -> Type;` calls `shared.name()`.
/// - `waits name, name_unless() -> Type => out "what that is", error Kind "when";` calls
///   `shared.name(timeout, stops)`; so does `closes`.
/// - `opens name(argument: Id) -> Handle, error …;` calls `Handle::open(&shared, argument)`.
/// - `events names, next_name, take_names, wait_names() -> Type;` calls `shared.names(timeout, most)`.
macro_rules! handle {
    (
        $(#[doc = $doc:literal])+
        pub struct $Name:ident $fields:tt
        fails as $operation:literal;
        dropped $dropped:literal;
        $(opened by $open:ident with $SETTINGS:ident as $options:literal
            $(, error $OpenError:ident $open_when:literal)*;)?
        $(at $Address:ident;)?
        $(
            $(#[doc = $method_doc:literal])+
            $kind:ident $method:ident $(, $with:ident)*($($arg:ident: $Arg:ident),*)
                $(-> $Ret:ty $(=> $out:ident $gives:literal)?)?
                $(, error $Error:ident $when:literal)*;
        )*
        $(by_hand $($by_hand:ident),+;)?
    ) => {
        $(#[doc = $doc])+
        #[doc = ""]
        $( #[doc = concat!(
            "Opened by [`Client::", stringify!($open), "`](crate::Client::", stringify!($open),
            "); it may be used from any number of threads at once."
        )] )?
        #[doc = concat!("To drop it ", $dropped, ".")]
        pub struct $Name $fields

        impl $Name {
            $( crate::schema::handle::method! {
                $kind [
                    $(#[doc = $method_doc])+
                    $( $( #[doc = ""] #[doc = concat!("Returns ", $gives, ".")] )? )?
                ] [
                    $( #[doc = concat!(
                        "- [`ErrorKind::", stringify!($Error), "`](crate::ErrorKind::", stringify!($Error), ") ", $when
                    )] )*
                ]
                $method [$($with)*] ($($arg: $Arg),*) $(-> $Ret)?
            } )*

            /// Whether it or its client was closed, or it was cancelled. In the child of a fork it is closed.
            #[must_use]
            pub fn is_closed(&self) -> bool {
                self.shared.is_closed()
            }

            $(
                /// The property that it stands for.
                #[must_use]
                pub fn address(&self) -> &$Address {
                    &self.address
                }
            )?

            pub(crate) const INFO: crate::schema::handle::HandleInfo = crate::schema::handle::HandleInfo {
                name: stringify!($Name),
                docs: concat!($($doc, "\n"),+),
                library: "gfxhub",
                error: "Error",
                operation: $operation,
                dropped: $dropped,
                opening: crate::schema::handle::opening! {
                    $( $open $SETTINGS $options [$($OpenError $open_when)*] )?
                },
                address: crate::schema::handle::address!($($Address)?),
                methods: &[$( crate::schema::handle::MethodInfo {
                    name: stringify!($method),
                    docs: concat!($($method_doc, "\n"),+),
                    kind: crate::schema::handle::kind!($kind),
                    arguments: &[$( crate::schema::operation::ArgumentInfo::id(stringify!($arg), &$Arg::ID) ),*],
                    returns: crate::schema::handle::returns!($($Ret $(, $out $gives)?)?),
                    errors: &[$( crate::schema::handle::MethodError::new(
                        crate::ErrorKind::$Error, "", $when,
                    ) ),*],
                    status_only: false,
                } ),*],
                by_hand: &[$( $( stringify!($by_hand) ),+ )?],
            };
        }

        impl crate::schema::handle::Returned for $Name {
            const TYPE: crate::schema::handle::ReturnType =
                crate::schema::handle::ReturnType::Handle(stringify!($Name));
        }
    };
}

/// The methods of a row.
macro_rules! method {
    (now [$($docs:tt)*] [] $method:ident [] ()) => {
        $($docs)*
        pub fn $method(&self) {
            self.shared.$method();
        }
    };
    (now [$($docs:tt)*] [] $method:ident [] () -> $Ret:ty) => {
        $($docs)*
        #[must_use]
        pub fn $method(&self) -> $Ret {
            self.shared.$method()
        }
    };
    (closes $($row:tt)+) => {
        crate::schema::handle::method! { waits $($row)+ }
    };
    (waits [$($docs:tt)*] [$($errors:tt)*] $method:ident [$unless:ident] () -> $Ret:ty) => {
        $($docs)*
        ///
        /// # Errors
        $($errors)*
        pub fn $method(&self, timeout: std::time::Duration) -> crate::Result<$Ret> {
            self.$unless(timeout, &crate::stop::StopReasons::default())
        }

        #[doc = concat!("[`", stringify!($method), "`](Self::", stringify!($method), "), which also stops waiting")]
        /// for these reasons: for the bindings of other languages.
        #[doc(hidden)]
        pub fn $unless(
            &self,
            timeout: std::time::Duration,
            stops: &crate::stop::StopReasons,
        ) -> crate::Result<$Ret> {
            let client = &self.shared.client;
            let given = self.shared.$method(timeout, &client.stops.or(stops));
            given.map_err(|error| client.name_hub(error))
        }
    };
    (opens [$($docs:tt)*] [$($errors:tt)*] $method:ident [] ($($arg:ident: $Arg:ident),*) -> $Ret:ty) => {
        $($docs)*
        ///
        $( #[doc = concat!("- `", stringify!($arg), "`: [`", stringify!($Arg), "`](crate::", stringify!($Arg), ")")] )*
        ///
        /// # Errors
        $($errors)*
        pub fn $method(&self, $($arg: impl Into<$Arg>),*) -> crate::Result<$Ret> {
            let opened = <$Ret>::open(&self.shared, $($arg.into()),*);
            opened.map_err(|error| self.shared.client.name_hub(error))
        }
    };
    (events [$($docs:tt)*] [] $method:ident [$next:ident $take:ident $wait:ident] () -> $Ret:ty) => {
        $($docs)*
        ///
        /// As they come, until it ends; several threads get each once.
        pub fn $method(&self) -> impl Iterator<Item = $Ret> {
            std::iter::from_fn(|| self.$next(std::time::Duration::MAX))
        }

        #[doc = concat!("The next of [`", stringify!($method), "`](Self::", stringify!($method), "). It waits for one, for")]
        /// so long at most; none then, and where none comes any more.
        #[must_use]
        pub fn $next(&self, timeout: std::time::Duration) -> Option<$Ret> {
            self.shared.$method(timeout, 1).pop()
        }

        #[doc = concat!("The [`", stringify!($method), "`](Self::", stringify!($method), ") since the last time. It never waits.")]
        #[must_use]
        pub fn $take(&self) -> Vec<$Ret> {
            self.$wait(std::time::Duration::ZERO)
        }

        /// The same; where there is none, it waits for one, for so long at most, or until it ends.
        #[must_use]
        pub fn $wait(&self, timeout: std::time::Duration) -> Vec<$Ret> {
            self.shared.$method(timeout, usize::MAX)
        }
    };
}

macro_rules! kind {
    (now) => {
        crate::schema::handle::MethodKind::Now
    };
    (waits) => {
        crate::schema::handle::MethodKind::Waits
    };
    (closes) => {
        crate::schema::handle::MethodKind::Closes
    };
    (opens) => {
        crate::schema::handle::MethodKind::Opens
    };
    (events) => {
        crate::schema::handle::MethodKind::Events
    };
}

macro_rules! opening {
    () => {
        None
    };
    ($open:ident $SETTINGS:ident $options:literal [$($Error:ident $when:literal)*]) => {
        Some(crate::schema::handle::OpeningInfo::new(
            stringify!($open),
            "",
            $options,
            $SETTINGS,
            &[$( crate::schema::handle::MethodError::new(
                crate::ErrorKind::$Error, "", $when,
            ) ),*],
        ))
    };
}

macro_rules! address {
    () => {
        None
    };
    ($Address:ident) => {
        Some(&$Address::INFO)
    };
}

macro_rules! returns {
    () => {
        None
    };
    ($Ret:ty) => {
        crate::schema::handle::returns!(@ $Ret, "", "")
    };
    ($Ret:ty, $out:ident $gives:literal) => {
        crate::schema::handle::returns!(@ $Ret, stringify!($out), $gives)
    };
    (@ $Ret:ty, $out:expr, $gives:literal) => {
        Some(crate::schema::handle::ReturnInfo {
            name: $out,
            docs: $gives,
            return_type: <$Ret as crate::schema::handle::Returned>::TYPE,
        })
    };
}

pub(crate) use {address, handle, kind, method, opening, returns};
