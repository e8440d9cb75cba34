//! The macro `settings!`, which defines each setting of a client or a call in one place: its name,
//! type, default, range and documentation. [`SettingField`] defines how the values of each type are
//! read and checked.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use crate::{CancelToken, Error, Result, RetryClass, Value};

/// A setting of a client or of a call. The code generators and the `gfxhub` command use it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct SettingInfo {
    /// Name in Rust, such as `connect_timeout`.
    pub name: &'static str,
    /// Name in JSON and in error texts, such as `connectTimeout`.
    pub json_name: &'static str,
    /// Type of the value.
    pub setting_type: SettingType,
    /// Default value; `None` if there is none or it is not a number.
    pub default: Option<Quantity>,
    /// Minimum; `None` if there is none.
    pub min: Option<Quantity>,
    /// Maximum; `None` if there is none.
    pub max: Option<Quantity>,
    /// Documentation, without default and range.
    pub docs: &'static str,
    /// Default and range, one sentence each, such as `Default: 10 s. At least 1 ms. At most 24 h.`;
    /// empty if there are none.
    pub limits: &'static str,
    /// `true` for a setting of a call that applies only to operations that are resent only if the
    /// caller permits it.
    pub for_resendable: bool,
}

impl SettingInfo {
    /// Creates a setting without a default, for another library.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        name: &'static str,
        json_name: &'static str,
        setting_type: SettingType,
        max: Option<Quantity>,
        docs: &'static str,
        limits: &'static str,
    ) -> Self {
        Self {
            name,
            json_name,
            setting_type,
            default: None,
            min: None,
            max,
            docs,
            limits,
            for_resendable: false,
        }
    }

    /// Returns `true` if the setting applies to operations of this class.
    #[must_use]
    pub const fn counts_for(&self, class: RetryClass) -> bool {
        !self.for_resendable || class.is_resent_on_request()
    }
}

/// Type of a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SettingType {
    /// A duration. Its quantities are in milliseconds.
    Duration,
    /// A count.
    Count,
    /// A number of bytes.
    Bytes,
    /// A finite number, which may have a fraction.
    Number,
    /// Text.
    Text,
    /// Text that is never shown.
    Secret,
    /// An address. It may contain a password, so it is never shown.
    Url,
    /// The path of a file.
    Path,
    /// The content of a PEM file.
    Pem,
    /// Header names with values. Some of the values may be secret.
    Headers,
    /// On or off. It is off by default.
    Flag,
    /// A cancel token.
    CancelToken,
    /// A port number.
    Port,
    /// One of these words. If there are two, the first one is the default.
    Choice(&'static [&'static str]),
    /// Several texts. Contains the name of the function that adds one text.
    Texts(&'static str),
    /// JSON, given as text or as a value.
    Json,
    /// JSON, or the path of a JSON file. In a language that has objects for JSON, text is always a
    /// path.
    JsonFile,
}

/// A default or a limit of a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Quantity {
    /// Amount: milliseconds for a duration, and otherwise a count or a number of bytes.
    pub number: u64,
    /// Amount in readable form, such as `64 MiB`.
    pub text: &'static str,
}

impl Quantity {
    /// Creates a quantity for a setting of another library.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(number: u64, text: &'static str) -> Quantity {
        Quantity { number, text }
    }
}

/// A value for a setting that is named at run time. The bindings use it.
#[doc(hidden)]
#[derive(Clone)]
#[non_exhaustive]
pub enum SettingValue {
    Duration(Duration),
    /// A duration in seconds, for [`SettingType::Duration`], or a number with a fraction, for
    /// [`SettingType::Number`].
    Seconds(f64),
    Number(i128),
    Text(String),
    Texts(Vec<String>),
    Path(PathBuf),
    Headers(Vec<(String, String)>),
    Flag(bool),
    CancelToken(CancelToken),
}

/// Converts a JSON value. In JSON, a duration is a number of seconds.
impl TryFrom<Value> for SettingValue {
    type Error = Error;

    fn try_from(value: Value) -> Result<SettingValue> {
        Ok(match value {
            Value::Bool(flag) => SettingValue::Flag(flag),
            Value::Text(text) => SettingValue::Text(text),
            Value::Integer(number) => SettingValue::Number(number.into()),
            Value::Unsigned(number) => SettingValue::Number(number.into()),
            Value::Double(seconds) => SettingValue::Seconds(seconds),
            other => {
                let detail = format!("it has the wrong type: {}", other.kind_name());
                return Err(Error::invalid("", detail));
            }
        })
    }
}

/// Factors of the units in the rows of `settings!`.
pub(crate) mod unit {
    #![allow(non_upper_case_globals)]
    pub(crate) const ms: u64 = 1;
    pub(crate) const s: u64 = 1000;
    pub(crate) const h: u64 = 60 * 60 * s;
    pub(crate) const byte: u64 = 1;
    pub(crate) const MiB: u64 = 1024 * 1024;
}

/// The type of a setting's field. It determines how the setting is set and which values it accepts.
/// The `Debug` output of a value contains no secrets.
pub(crate) trait SettingField: Sized {
    const TYPE: SettingType;
    /// Type that the argument of the setter is converted to.
    type Argument;

    /// Converts the argument of the setter.
    fn from_setter(argument: Self::Argument) -> Self;

    /// Converts a value given at run time. The error says which type is expected.
    fn from_value(value: SettingValue) -> std::result::Result<Self, &'static str>;

    /// Returns the value in the form that is compared with the minimum and the maximum of the
    /// setting, and in the form in which an error shows it. Returns `None` for a type without a
    /// range.
    fn position(&self) -> Option<(Position, &dyn fmt::Debug)> {
        None
    }

    /// Returns an error for a value outside the range of the setting.
    fn check(&self, info: &SettingInfo) -> Result<()> {
        let Some((position, shown)) = self.position() else {
            return Ok(());
        };
        let beyond = match (info.min, info.max) {
            (Some(min), _) if position < Position::of(min) => format!("less than {}", min.text),
            (_, Some(max)) if position > Position::of(max) => format!("more than {}", max.text),
            _ => return Ok(()),
        };
        let detail = match (info.min, info.max) {
            (Some(min), Some(max)) => format!(
                "{shown:?} is {beyond}; it must be from {} to {}",
                min.text, max.text
            ),
            _ => format!("{shown:?} is {beyond}"),
        };
        Err(Error::invalid(info.json_name, detail))
    }
}

/// The value of a setting in millionths of its unit, for comparison with a minimum or a maximum.
/// For a duration, the unit is the millisecond, so the value is in nanoseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Position(u128);

impl Position {
    fn of(quantity: Quantity) -> Position {
        Position(u128::from(quantity.number) * 1_000_000)
    }
}

/// Field types that can be initialized with the default in a row of `settings!`.
pub(crate) trait FromQuantity {
    fn from_quantity(quantity: Quantity) -> Self;
}

impl FromQuantity for Duration {
    fn from_quantity(quantity: Quantity) -> Duration {
        Duration::from_millis(quantity.number)
    }
}

impl SettingField for Duration {
    const TYPE: SettingType = SettingType::Duration;
    type Argument = Duration;

    fn from_setter(argument: Duration) -> Duration {
        argument
    }

    fn from_value(value: SettingValue) -> std::result::Result<Duration, &'static str> {
        match value {
            SettingValue::Duration(time) => Ok(time),
            SettingValue::Number(seconds) => u64::try_from(seconds)
                .map(Duration::from_secs)
                .map_err(|_| "it must be a finite duration, 0 or more"),
            SettingValue::Seconds(seconds) => Duration::try_from_secs_f64(seconds)
                .map_err(|_| "it must be a finite duration, 0 or more"),
            _ => Err("it must be a duration"),
        }
    }

    fn position(&self) -> Option<(Position, &dyn fmt::Debug)> {
        Some((Position(self.as_nanos()), self))
    }
}

macro_rules! numbers {
    ($($Number:ty: $Type:ident),+) => { $(
        impl FromQuantity for $Number {
            fn from_quantity(quantity: Quantity) -> $Number {
                <$Number>::try_from(quantity.number).unwrap_or(<$Number>::MAX)
            }
        }

        impl SettingField for $Number {
            const TYPE: SettingType = SettingType::$Type;
            type Argument = $Number;

            fn from_setter(argument: $Number) -> $Number {
                argument
            }

            fn from_value(value: SettingValue) -> std::result::Result<$Number, &'static str> {
                match value {
                    SettingValue::Number(number) => <$Number>::try_from(number)
                        .map_err(|_| if number < 0 { "it is less than 0" } else { "it is too large" }),
                    _ => Err("it must be a whole number"),
                }
            }

            fn position(&self) -> Option<(Position, &dyn fmt::Debug)> {
                Some((Position(*self as u128 * 1_000_000), self))
            }
        }
    )+ };
}

numbers! { u32: Count, usize: Count, u64: Bytes }

impl SettingField for f64 {
    const TYPE: SettingType = SettingType::Number;
    type Argument = f64;

    fn from_setter(argument: f64) -> f64 {
        argument
    }

    fn from_value(value: SettingValue) -> std::result::Result<f64, &'static str> {
        match value {
            SettingValue::Number(number) => Ok(number as f64),
            SettingValue::Seconds(number) => Ok(number),
            _ => Err("it must be a number"),
        }
    }

    fn check(&self, info: &SettingInfo) -> Result<()> {
        let limit = |quantity: Option<Quantity>| quantity.map(|it| (it.number as f64, it.text));
        let detail = match (limit(info.min), limit(info.max)) {
            _ if !self.is_finite() => "it must be a finite number".to_owned(),
            (Some((min, text)), _) if *self < min => format!("{self} is less than {text}"),
            (_, Some((max, text))) if *self > max => format!("{self} is more than {text}"),
            _ => return Ok(()),
        };
        Err(Error::invalid(info.json_name, detail))
    }
}

/// A setting that may be unset. Its documentation says what applies then.
impl<T: SettingField> SettingField for Option<T> {
    const TYPE: SettingType = T::TYPE;
    type Argument = T::Argument;

    fn from_setter(argument: T::Argument) -> Self {
        Some(T::from_setter(argument))
    }

    fn from_value(value: SettingValue) -> std::result::Result<Self, &'static str> {
        T::from_value(value).map(Some)
    }

    fn check(&self, info: &SettingInfo) -> Result<()> {
        self.as_ref().map_or(Ok(()), |value| value.check(info))
    }
}

/// Implements settings that store the argument of the setter unchanged. A row consists of the type,
/// its kind, the error for other values, and the values that are accepted at run time.
macro_rules! stored_as_given {
    ($( $Type:ty: $Kind:ident, $refusal:literal, $( $Value:ident($value:ident) => $stored:expr ),+; )+) => { $(
        impl SettingField for $Type {
            const TYPE: SettingType = SettingType::$Kind;
            type Argument = $Type;

            fn from_setter(argument: $Type) -> $Type {
                argument
            }

            fn from_value(value: SettingValue) -> std::result::Result<$Type, &'static str> {
                match value {
                    $( SettingValue::$Value($value) => Ok($stored), )+
                    _ => Err($refusal),
                }
            }
        }
    )+ };
}

stored_as_given! {
    String: Text, "it must be text", Text(text) => text;
    PathBuf: Path, "it must be the path of a file", Path(path) => path, Text(text) => text.into();
    bool: Flag, "it must be true or false", Flag(flag) => flag;
    CancelToken: CancelToken, "it must be a cancel token", CancelToken(token) => token;
}

macro_rules! unshown {
    ($( $(#[doc = $doc:literal])+ $Name:ident: $Type:ident, )+) => { $(
        $(#[doc = $doc])+
        #[derive(Clone)]
        pub(crate) struct $Name(pub(crate) String);

        impl SettingField for $Name {
            const TYPE: SettingType = SettingType::$Type;
            type Argument = String;

            fn from_setter(argument: String) -> Self {
                Self(argument)
            }

            fn from_value(value: SettingValue) -> std::result::Result<Self, &'static str> {
                String::from_value(value).map(Self)
            }
        }

        impl fmt::Debug for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("***")
            }
        }
    )+ };
}

unshown! {
    /// Text that is never shown.
    Secret: Secret,
    /// An address that may contain a password.
    Url: Url,
}

/// The content of a PEM file.
#[derive(Clone)]
pub(crate) struct Pem(pub(crate) Vec<u8>);

impl SettingField for Pem {
    const TYPE: SettingType = SettingType::Pem;
    type Argument = Vec<u8>;

    fn from_setter(argument: Vec<u8>) -> Self {
        Self(argument)
    }

    fn from_value(value: SettingValue) -> std::result::Result<Self, &'static str> {
        String::from_value(value).map(|text| Self(text.into_bytes()))
    }
}

impl fmt::Debug for Pem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.0.len())
    }
}

/// Headers with distinct names. Their values may be secret.
#[derive(Clone, Default)]
pub(crate) struct Headers(pub(crate) Vec<(String, String)>);

impl Headers {
    /// Adds a header, or replaces the value of the header with this name.
    pub(crate) fn put(&mut self, name: String, value: String) {
        self.0
            .retain(|(other, _)| !other.eq_ignore_ascii_case(&name));
        self.0.push((name, value));
    }
}

impl SettingField for Headers {
    const TYPE: SettingType = SettingType::Headers;
    type Argument = Vec<(String, String)>;

    fn from_setter(argument: Vec<(String, String)>) -> Self {
        let mut headers = Self::default();
        for (name, value) in argument {
            headers.put(name, value);
        }
        headers
    }

    fn from_value(value: SettingValue) -> std::result::Result<Self, &'static str> {
        match value {
            SettingValue::Headers(headers) => Ok(Self::from_setter(headers)),
            _ => Err("it must be a list of headers"),
        }
    }
}

impl fmt::Debug for Headers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.0.iter().map(|(name, _)| name);
        f.debug_list().entries(names).finish()
    }
}

/// Returns the error for a name that is not a setting.
pub(crate) fn unknown(name: &str, settings: &[&SettingInfo]) -> Error {
    let known: Vec<&str> = settings.iter().map(|info| info.json_name).collect();
    let detail = format!(
        "there is no such setting; the settings are {}",
        known.join(", ")
    );
    Error::invalid(name, detail)
}

/// Defines the settings of a builder that stores them in a field `settings`. A row is `/// docs`
/// `fn name(argument: Type) -> FieldType = "jsonName", default 10 s, min 1 ms, max 24 h;`. A
/// setting of a call may end in `for resendable`. The macro generates the field, the setter and the
/// metadata from a row.
macro_rules! settings {
    (
        $(#[doc = $table_doc:literal])+
        $Settings:ident of $Builder:ident;
        $(#[doc = $list_doc:literal])+
        $LIST:ident;
        $(
            $(#[doc = $doc:literal])+
            fn $name:ident($argument:ident: $Argument:ty) -> $Field:ty = $json_name:literal
                $(, default $default:literal $($default_unit:ident)?)?
                $(, min $min:literal $($min_unit:ident)?)?
                $(, max $max:literal $($max_unit:ident)?)?
                $(, for $scope:ident)?;
        )+
    ) => {
        $(#[doc = $table_doc])+
        #[derive(Clone, Debug)]
        pub(crate) struct $Settings {
            $( pub(crate) $name: $Field, )+
        }

        $(#[doc = $list_doc])+
        pub static $LIST: &[&crate::schema::settings::SettingInfo] = &[$( $Settings::$name ),+];

        #[allow(non_upper_case_globals)]
        impl $Settings {
            $( pub(crate) const $name: &'static crate::schema::settings::SettingInfo = &crate::schema::settings::SettingInfo {
                name: stringify!($name),
                json_name: $json_name,
                setting_type: <$Field as crate::schema::settings::SettingField>::TYPE,
                default: crate::schema::settings::quantity!($($default $($default_unit)?)?),
                min: crate::schema::settings::quantity!($($min $($min_unit)?)?),
                max: crate::schema::settings::quantity!($($max $($max_unit)?)?),
                docs: concat!($($doc, "\n"),+),
                limits: concat!(
                    $( "Default: ", $default, $(" ", stringify!($default_unit),)? ". ", )?
                    $( "At least ", $min, $(" ", stringify!($min_unit),)? ". ", )?
                    $( "At most ", $max, $(" ", stringify!($max_unit),)? ".", )?
                ),
                for_resendable: crate::schema::settings::for_resendable!($($scope)?),
            }; )+
        }

        impl Default for $Settings {
            fn default() -> Self {
                Self {
                    $( $name: crate::schema::settings::initial!($Settings $name $($default)?), )+
                }
            }
        }

        impl $Settings {
            /// Returns an error for a value outside its range.
            pub(crate) fn check(&self) -> crate::Result<()> {
                $( crate::schema::settings::SettingField::check(&self.$name, Self::$name)?; )+
                Ok(())
            }
        }

        impl $Builder {
            $(
                $(#[doc = $doc])+
                #[doc = ""]
                #[doc = concat!(
                    $( "Default: ", $default, $(" ", stringify!($default_unit),)? ". ", )?
                    $( "At least ", $min, $(" ", stringify!($min_unit),)? ". ", )?
                    $( "At most ", $max, $(" ", stringify!($max_unit),)? ".", )?
                )]
                pub fn $name(mut self, $argument: $Argument) -> Self {
                    self.settings.$name =
                        crate::schema::settings::SettingField::from_setter($argument.into());
                    self
                }
            )+

            /// Sets the setting with this JSON name. The bindings use this, since they have a table
            /// of the settings and no code for each one. The range is checked later, as for a
            /// setter.
            ///
            /// # Errors
            /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) if there is no setting with this
            /// name, or if the value has the wrong type. The error has the name as its argument.
            #[doc(hidden)]
            pub fn set(&mut self, name: &str, value: crate::schema::settings::SettingValue) -> crate::Result<()> {
                use crate::schema::settings::SettingField;
                match name {
                    $( $json_name => {
                        self.settings.$name = <$Field as SettingField>::from_value(value)
                            .map_err(|expected| crate::Error::invalid($json_name, expected))?;
                    } )+
                    _ => return Err(crate::schema::settings::unknown(name, $LIST)),
                }
                Ok(())
            }
        }
    };
}

/// Expands to the quantity of a row; `None` if the row has none.
macro_rules! quantity {
    () => {
        None
    };
    ($number:literal) => {
        Some(crate::schema::settings::Quantity::new(
            $number,
            stringify!($number),
        ))
    };
    ($number:literal $unit:ident) => {
        Some(crate::schema::settings::Quantity::new(
            $number * crate::schema::settings::unit::$unit,
            concat!($number, " ", stringify!($unit)),
        ))
    };
}

/// Expands to `true` for the scope `resendable`, and to `false` for nothing.
macro_rules! for_resendable {
    () => {
        false
    };
    (resendable) => {
        true
    };
}

/// Expands to the initial value of a field: the default of its row, or that of its type.
macro_rules! initial {
    ($Settings:ident $name:ident) => {
        Default::default()
    };
    ($Settings:ident $name:ident $default:literal) => {
        match $Settings::$name.default {
            Some(default) => crate::schema::settings::FromQuantity::from_quantity(default),
            // This cannot happen: the row has a default.
            None => Default::default(),
        }
    };
}

pub(crate) use {for_resendable, initial, quantity, settings};
