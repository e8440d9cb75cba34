//! The macro `handle!`, which defines a handle: an object that keeps state between calls. Each
//! method is one row, and the kind of the row determines its form. The macro generates two things
//! from a row: the Rust method, which calls a function of the state that the handle shares with its
//! threads, and metadata, from which the bindings are generated.

use super::operation::ArgumentInfo;
use super::plain::{PlainFieldType, PlainInfo, PlainType};
use super::settings::SettingInfo;
use crate::error::ErrorKind;

/// The definition of a handle: the call that opens it, its methods, and its texts.
#[derive(Debug)]
#[non_exhaustive]
pub struct HandleInfo {
    /// Name of the type, such as `LiveSession`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Library that contains the handle, such as `gfxhub`.
    pub library: &'static str,
    /// Type of the handle's errors, such as `Error`.
    pub error: &'static str,
    /// Operation name in the errors of the handle.
    pub operation: &'static str,
    /// Effect of dropping the handle, written as the end of a sentence.
    pub dropped: &'static str,
    /// Call that opens the handle: a call of a client or of the library. `None` if another handle
    /// opens it.
    pub opening: Option<OpeningInfo>,
    /// Plain data that the method `address` of the handle returns. It identifies the target of the
    /// handle.
    pub address: Option<&'static PlainInfo>,
    /// Methods that are generated for every language, except `is_closed`.
    pub methods: &'static [MethodInfo],
    /// Names of the methods that are written by hand in each language.
    pub by_hand: &'static [&'static str],
}

/// The call that opens a handle.
#[derive(Debug)]
#[non_exhaustive]
pub struct OpeningInfo {
    /// Name, such as `live`.
    pub name: &'static str,
    /// Documentation; empty if the documentation of the handle is sufficient.
    pub docs: &'static str,
    /// Type of the options, such as `LiveOptions`.
    pub options: &'static str,
    /// Settings.
    pub settings: &'static [&'static SettingInfo],
    /// Possible errors.
    pub errors: &'static [MethodError],
}

/// The definition of a method of a handle.
#[derive(Debug)]
#[non_exhaustive]
pub struct MethodInfo {
    /// Name, such as `flush`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Kind of the method.
    pub kind: MethodKind,
    /// Arguments. A method that waits has a time limit in addition.
    pub arguments: &'static [ArgumentInfo],
    /// Result.
    pub returns: Option<ReturnInfo>,
    /// Possible errors.
    pub errors: &'static [MethodError],
    /// `true` if C returns only a status, without an error that explains it.
    pub status_only: bool,
}

/// Kind of a method, which determines its form in each language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum MethodKind {
    /// Does not wait and does not fail. After the handle has ended, it returns the last value.
    Now,
    /// Waits up to its time limit. After the handle has ended, it fails as `Closed`, without
    /// effect.
    Waits,
    /// Waits like [`Waits`](MethodKind::Waits) and then ends the handle. A second call does
    /// nothing.
    Closes,
    /// Opens another handle. After this handle has ended, it fails as `Closed`.
    Opens,
    /// Returns each event once. After the handle has ended, it returns the events that are left,
    /// and then none.
    Events,
    /// Returns the events with numbers greater than a given one. It can return the same events
    /// again, even after the handle has ended.
    Log,
}

/// The result of a method: its name, its documentation and its type.
#[derive(Debug)]
#[non_exhaustive]
pub struct ReturnInfo {
    /// Name; may be empty.
    pub name: &'static str,
    /// Documentation that completes the sentence `Returns ...`; may be empty.
    pub docs: &'static str,
    /// Type of the result; for events, the type of one event.
    pub return_type: ReturnType,
}

/// Type of a method's result.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum ReturnType {
    /// Plain data.
    Plain(PlainType),
    /// A list of plain data.
    List(PlainType),
    /// The handle with this name.
    Handle(&'static str),
}

/// An error that a method can return, and its condition.
#[derive(Debug)]
#[non_exhaustive]
pub struct MethodError {
    /// Kind of the error.
    pub kind: ErrorKind,
    /// Name of the argument that the error concerns; empty if it concerns none.
    pub argument: &'static str,
    /// Condition of the error, written as the end of a sentence.
    pub when: &'static str,
}

// Constructors for definitions in other libraries.

impl HandleInfo {
    /// Creates the definition of a handle that has its own opening call.
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

    /// Assigns the handle to another library, which has its own error type.
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

    /// Sets the field `status_only`.
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

/// Types that a method can return.
pub(crate) trait Returned {
    const TYPE: ReturnType;
}

impl<T: PlainFieldType> Returned for T {
    const TYPE: ReturnType = ReturnType::Plain(T::TYPE);
}

impl<T: PlainFieldType> Returned for Vec<T> {
    const TYPE: ReturnType = ReturnType::List(T::TYPE);
}

/// Defines a handle. Its field `shared` implements the methods and `is_closed()`. The rows are:
///
/// - `now name() -> Type;` calls `shared.name()`.
/// - `waits name, name_unless() -> Type => out "what that is", error Kind "when";` calls
///   `shared.name(timeout, stops)`. `closes` does the same.
/// - `opens name(argument: Id) -> Handle, error …;` calls `Handle::name(&shared, argument)`.
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
        #[doc = concat!("Dropping it ", $dropped, ".")]
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

            /// Returns `true` if the handle or its client was closed, or if the handle was
            /// cancelled. Also returns `true` in a forked child process.
            #[must_use]
            pub fn is_closed(&self) -> bool {
                self.shared.is_closed()
            }

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

/// Defines the methods of a row.
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

        #[doc = concat!("Does the same as [`", stringify!($method), "`](Self::", stringify!($method), "), but also stops waiting")]
        /// if one of the reasons in `stops` applies. The bindings of other languages use it.
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
            let opened = <$Ret>::$method(&self.shared, $($arg.into()),*);
            opened.map_err(|error| self.shared.client.name_hub(error))
        }
    };
    (events [$($docs:tt)*] [] $method:ident [$next:ident $take:ident $wait:ident] () -> $Ret:ty) => {
        $($docs)*
        ///
        /// Blocks between events, until the handle ends. If several threads iterate, each event
        /// goes to one of them.
        pub fn $method(&self) -> impl Iterator<Item = $Ret> {
            std::iter::from_fn(|| self.$next(std::time::Duration::MAX))
        }

        #[doc = concat!(
            "Returns the next of [`", stringify!($method), "`](Self::", stringify!($method),
            "), or waits for it."
        )]
        /// Returns `None` if none comes before the timeout, or if no more can come.
        #[must_use]
        pub fn $next(&self, timeout: std::time::Duration) -> Option<$Ret> {
            self.shared.$method(timeout, 1).pop()
        }

        #[doc = concat!("Returns the [`", stringify!($method), "`](Self::", stringify!($method), ") since the last call. Never waits.")]
        #[must_use]
        pub fn $take(&self) -> Vec<$Ret> {
            self.$wait(std::time::Duration::ZERO)
        }

        #[doc = concat!("Does the same as `", stringify!($take), "`, but if there is none, waits")]
        /// for one, for at most the timeout or until the handle ends.
        #[must_use]
        pub fn $wait(&self, timeout: std::time::Duration) -> Vec<$Ret> {
            self.shared.$method(timeout, usize::MAX)
        }

        #[doc = concat!("Waits as `", stringify!($wait), "` does, and takes nothing. The bindings of")]
        /// other languages use it.
        #[doc(hidden)]
        pub fn await_event(&self, timeout: std::time::Duration) {
            let _none = self.shared.$method(timeout, 0);
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
