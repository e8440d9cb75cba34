//! Macros that define the Rust API from the rows of `table.rs`: the options, the data, and the
//! methods of `LocalHub`. Each method calls the function of `Shared` with the same name.

/// Defines the struct of options with its defaults, the metadata of the options, and functions that
/// set an option by its name, for the bindings and the command.
macro_rules! options {
    (
        $(#[doc = $doc:literal])+
        $Options:ident as $name:literal;
        $(
            $(#[doc = $field_doc:literal])+
            $field:ident $(as $alias:ident)?: $Type:ty = $json_name:literal $Word:ident $([$($words:literal),+])?
                $(, max $max:literal $unit:ident)? $(, default $default:expr)?;
        )+
        only in Rust:
        $( $(#[doc = $own_doc:literal])+ $own:ident: $Own:ty; )+
    ) => {
        $(#[doc = $doc])+
        #[derive(Clone)]
        pub struct $Options {
            $(
                $(#[doc = $field_doc])+
                $( #[doc = ""] #[doc = concat!("At most ", $max, " ", stringify!($unit), ".")] )?
                pub $field: $Type,
            )+
            $( $(#[doc = $own_doc])+ pub $own: $Own, )+
        }

        impl Default for $Options {
            fn default() -> Self {
                Self {
                    $( $field: crate::local_hub::define::initial!($($default)?), )+
                    $( $own: Default::default(), )+
                }
            }
        }

        impl std::fmt::Debug for $Options {
            /// Writes no keys and no tokens. Of a show, it writes only whether one is set.
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($Options))
                    $( .field(stringify!($field), crate::local_hub::define::shown!($Word self.$field)) )+
                    $( .field(stringify!($own), &self.$own) )+
                    .finish()
            }
        }

        impl $Options {
            /// The options that all languages have, in the order of their table.
            #[doc(hidden)]
            pub const SETTINGS: &'static [&'static gfxhub::schema::SettingInfo] = &[$(
                &gfxhub::schema::SettingInfo::new(
                    crate::local_hub::define::named!($field $($alias)?),
                    $json_name,
                    crate::local_hub::define::setting_type!($Word $($($words),+)?),
                    crate::local_hub::define::maximum!($($max $unit)?),
                    concat!($($field_doc, "\n"),+),
                    concat!($("At most ", $max, " ", stringify!($unit), ".")?),
                )
            ),+];

            /// Sets the option with this JSON name. The bindings use this, since they have a table
            /// of the options and no code for each one.
            ///
            /// # Errors
            /// An error if there is no option with this name, or if the value is not valid for it.
            #[doc(hidden)]
            pub fn set(
                &mut self,
                name: &str,
                value: gfxhub::bindings::SettingValue,
            ) -> Result<(), crate::LocalHubError> {
                use crate::options::OptionValue;
                let set = match name {
                    $( $json_name => OptionValue::read(value).map(|value| self.$field = value), )+
                    _ => Err(crate::options::unknown(&[$($json_name),+])),
                };
                set.map_err(|error| error.at(name))
            }

            /// Adds a text to the option with this name, which is a list. The C interface uses
            /// this.
            ///
            /// # Errors
            /// The errors of [`set`](Self::set).
            #[doc(hidden)]
            pub fn add(&mut self, name: &str, text: &str) -> Result<(), crate::LocalHubError> {
                use crate::options::OptionValue;
                let added = match name {
                    $( $json_name => OptionValue::add(&mut self.$field, text), )+
                    _ => Err(crate::options::unknown(&[$($json_name),+])),
                };
                added.map_err(|error| error.at(name))
            }
        }
    };
}

/// Expands to the value of an option that was not set.
macro_rules! initial {
    () => {
        Default::default()
    };
    ($default:expr) => {
        $default
    };
}

/// Expands to the name of an option in languages other than Rust.
macro_rules! named {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $alias:ident) => {
        stringify!($alias)
    };
}

macro_rules! setting_type {
    (Choice $($words:literal),+) => {
        gfxhub::schema::SettingType::Choice(&[$($words),+])
    };
    (Texts $adder:literal) => {
        gfxhub::schema::SettingType::Texts($adder)
    };
    ($Word:ident) => {
        gfxhub::schema::SettingType::$Word
    };
}

macro_rules! maximum {
    () => {
        None
    };
    ($max:literal s) => {
        Some(gfxhub::schema::Quantity::new(
            $max * 1000,
            concat!($max, " s"),
        ))
    };
}

/// Expands to the value of an option in `Debug` output.
macro_rules! shown {
    (Secret $option:expr) => {
        &$option.is_some()
    };
    (JsonFile $option:expr) => {
        &$option.is_some()
    };
    ($Word:ident $option:expr) => {
        &$option
    };
}

/// Defines a struct of plain data, which is an object in JSON.
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
        $(#[doc = $doc])+
        #[derive(Debug, Clone, PartialEq, serde::Serialize $(, $derived)*)]
        #[serde(rename_all = "camelCase")]
        pub struct $Data {
            $(
                $(#[doc = $field_doc])+
                $(#[serde($($serde)+)])?
                pub $field: $Type,
            )+
        }
    };
}

/// Defines an enum whose values are words.
macro_rules! words {
    (
        $(#[doc = $doc:literal])+
        $Words:ident { $( $(#[doc = $value_doc:literal])+ $Value:ident = $word:literal; )+ }
    ) => {
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
        pub enum $Words {
            $( $(#[doc = $value_doc])+ #[serde(rename = $word)] $Value, )+
        }
    };
}

/// Defines `LocalHub` and its methods.
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
        $(#[doc = $doc])+
        ///
        /// ```
        /// use gfxhub_simulator::{LocalHub, Options};
        ///
        /// let hub = LocalHub::start(Options::default())?;
        /// println!("a hub listens at {}", hub.url());
        /// # Ok::<(), gfxhub_simulator::LocalHubError>(())
        /// ```
        pub struct $Hub {
            pub(super) shared: super::Shared,
        }

        impl $Hub {
            $(#[doc = $start_doc])+
            ///
            /// # Errors
            $( #[doc = crate::local_hub::define::fails!($StartError $start_when)] )+
            pub fn $start(options: crate::Options) -> Result<Self, crate::LocalHubError> {
                super::Shared::$start(options).map(|shared| Self { shared })
            }

            $( crate::local_hub::define::method! {
                $kind [
                    $(#[doc = $method_doc])+
                    $(
                        ///
                        /// ```
                        /// # let hub = gfxhub_simulator::LocalHub::start(Default::default())?;
                        #[doc = $example]
                        /// # Ok::<(), gfxhub_simulator::LocalHubError>(())
                        /// ```
                    )?
                ] [
                    $( #[doc = crate::local_hub::define::fails!($Kind $when)] )*
                ]
                $method [$($with)*] ($($arg: $Arg),*) -> $Ret
            } )+
        }
    };
}

/// Expands to a line in a list of errors.
macro_rules! fails {
    ($Kind:ident $when:literal) => {
        concat!(
            "- [`ErrorKind::",
            stringify!($Kind),
            "`](gfxhub::ErrorKind::",
            stringify!($Kind),
            ") ",
            $when
        )
    };
}

/// Defines the methods of a row.
macro_rules! method {
    (now [$($docs:tt)*] [] $method:ident [] () -> $Ret:ty) => {
        $($docs)*
        pub fn $method(&self) -> $Ret {
            self.shared.$method()
        }
    };
    (closes $($row:tt)+) => {
        crate::local_hub::define::method! { waits $($row)+ }
    };
    (waits [$($docs:tt)*] [] $method:ident [] ($($arg:ident: $Arg:ty),*) -> $Ret:ty) => {
        $($docs)*
        pub fn $method(&self, $($arg: $Arg),*) -> $Ret {
            self.shared.$method($($arg),*)
        }
    };
    (waits [$($docs:tt)*] [$($errors:tt)+] $method:ident [] ($($arg:ident: $Arg:ty),*) -> $Ret:ty) => {
        $($docs)*
        ///
        /// # Errors
        $($errors)+
        pub fn $method(&self, $($arg: $Arg),*) -> Result<$Ret, crate::LocalHubError> {
            self.shared.$method($($arg),*)
        }
    };
    (log [$($docs:tt)*] [] $method:ident [$since:ident $json:ident] ($arg:ident: $Arg:ty) -> $Ret:ty) => {
        $($docs)*
        pub fn $method(&self) -> Vec<$Ret> {
            self.$since(0)
        }

        #[doc = concat!("Returns the entries of [`", stringify!($method), "`](Self::", stringify!($method), ") after the one with this number.")]
        pub fn $since(&self, $arg: $Arg) -> Vec<$Ret> {
            self.shared.$method($arg)
        }

        /// Returns the same entries as a JSON array.
        pub fn $json(&self, $arg: $Arg) -> String {
            // Writing cannot fail, since the entries contain only text, numbers and JSON.
            serde_json::to_string(&self.$since($arg)).unwrap_or_else(|_| "[]".to_owned())
        }
    };
}

pub(crate) use {fails, initial, maximum, method, named, setting_type, shown};
