//! The types of the options of a hub simulator.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use gfxhub::bindings::SettingValue;

use crate::clock::ClockMode;
use crate::error::LocalHubError;
use crate::faults::scenario::Faults;
use crate::json::Value;
use crate::origin::Origin;
use crate::profile::Profile;
use crate::show::Show;

/// The type of an option. It determines which values the bindings can set. Its errors lack the name
/// of the option, which the caller adds.
pub(crate) trait OptionValue: Sized {
    /// Converts a value that is given at run time.
    fn read(value: SettingValue) -> Result<Self, LocalHubError>;

    /// Adds a text to an option that is a list.
    fn add(&mut self, _: &str) -> Result<(), LocalHubError> {
        Err(refused("it is not a list"))
    }
}

fn refused(why: impl fmt::Display) -> LocalHubError {
    LocalHubError::invalid("", why)
}

/// Returns the error for a name that is not an option.
pub(crate) fn unknown(known: &[&str]) -> LocalHubError {
    let known = known.join(", ");
    refused(format!("there is no such option; the options are {known}"))
}

fn text(value: SettingValue) -> Result<String, LocalHubError> {
    match value {
        SettingValue::Text(text) => Ok(text),
        _ => Err(refused("it must be text")),
    }
}

fn texts(value: SettingValue) -> Result<Vec<String>, LocalHubError> {
    match value {
        SettingValue::Texts(texts) => Ok(texts),
        _ => Err(refused("it must be a list of texts")),
    }
}

impl OptionValue for IpAddr {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        parse_host(&text(value)?).map_err(refused)
    }
}

impl OptionValue for u16 {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        let number = match value {
            SettingValue::Number(number) => u16::try_from(number).ok(),
            _ => None,
        };
        number.ok_or_else(|| refused("it must be a whole number from 0 to 65535"))
    }
}

impl OptionValue for Option<Show> {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        Ok(Some(match value {
            SettingValue::Path(path) => Show::load(path),
            value => Show::from_json(&text(value)?),
        }?))
    }
}

impl OptionValue for Option<PathBuf> {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        Ok(Some(match value {
            SettingValue::Path(path) => path,
            value => text(value)?.into(),
        }))
    }
}

impl OptionValue for Profile {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        text(value)?
            .parse()
            .map_err(|error: crate::ParseProfileError| refused(error))
    }
}

impl OptionValue for ClockMode {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        text(value)?
            .parse()
            .map_err(|error: crate::ParseClockModeError| refused(error))
    }
}

impl OptionValue for Option<String> {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        text(value).map(Some)
    }
}

impl OptionValue for Vec<String> {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        texts(value)
    }

    fn add(&mut self, text: &str) -> Result<(), LocalHubError> {
        self.push(text.to_owned());
        Ok(())
    }
}

impl OptionValue for Vec<Origin> {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        let mut origins = Self::new();
        texts(value)?
            .iter()
            .try_for_each(|text| origins.add(text))?;
        Ok(origins)
    }

    fn add(&mut self, text: &str) -> Result<(), LocalHubError> {
        self.push(
            text.parse()
                .map_err(|error: crate::ParseOriginError| refused(error))?,
        );
        Ok(())
    }
}

impl OptionValue for Option<Faults> {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        Ok(Some(match value {
            SettingValue::Path(path) => Faults::load(path),
            value => Faults::from_json(&text(value)?),
        }?))
    }
}

impl OptionValue for Duration {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        let time = match value {
            SettingValue::Duration(time) => Some(time),
            SettingValue::Seconds(seconds) => Duration::try_from_secs_f64(seconds).ok(),
            SettingValue::Number(seconds) => u64::try_from(seconds).ok().map(Duration::from_secs),
            _ => None,
        };
        time.ok_or_else(|| refused("it must be a finite duration, 0 or more"))
    }
}

/// The value is `true`, `false`, a status, or an object with `status` and `body`.
impl OptionValue for License {
    fn read(value: SettingValue) -> Result<Self, LocalHubError> {
        let read: Option<Value> = match value {
            SettingValue::Flag(flag) => Some(flag.into()),
            SettingValue::Number(number) => u64::try_from(number).ok().map(Value::from),
            SettingValue::Text(json) => serde_json::from_str(&json).ok(),
            _ => None,
        };
        let status = |status: &Value| {
            let status = u16::try_from(status.as_u64()?).ok()?;
            (400..600).contains(&status).then_some(status)
        };
        let license = read.and_then(|read| match &read {
            Value::Bool(true) => Some(License::Present),
            Value::Bool(false) => Some(License::missing()),
            Value::Number(_) => status(&read).map(License::missing_with),
            Value::Object(response) => {
                let mut names = response.keys();
                let is_known = names.all(|name| name == "status" || name == "body");
                let body = response.get("body").map_or(Some(""), Value::as_str)?;
                let status = status(response.get("status")?)?;
                let body = body.to_owned();
                is_known.then_some(License::Missing { status, body })
            }
            _ => None,
        });
        license.ok_or_else(|| {
            refused(
                "it must be true, false, the status of a failure (400 to 599, 403 for example), or an \
                 object with status and body (text)",
            )
        })
    }
}

/// Parses an address to listen on, for [`Options::host`](crate::Options::host): an IP address, or
/// `localhost`.
///
/// # Errors
/// An error if the text is neither an IP address nor `localhost`.
pub fn parse_host(text: &str) -> Result<IpAddr, ParseHostError> {
    match text {
        "localhost" => Ok(Ipv4Addr::LOCALHOST.into()),
        _ => text.parse().map_err(|_| ParseHostError(text.to_owned())),
    }
}

/// The error for a text that is not an address to listen on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseHostError(String);

impl fmt::Display for ParseHostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not an IP address; give 127.0.0.1, or 0.0.0.0 for all networks of this \
             machine",
            self.0
        )
    }
}

impl std::error::Error for ParseHostError {}

/// The license of the hub for its REST interface, and its response without a license. Since the
/// response of real hubs is not documented, it can be set; the default status is 403.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum License {
    /// The hub has a license.
    #[default]
    Present,
    /// The hub has no license: it sends this response to every request of the REST interface.
    Missing {
        /// Status of the response.
        status: u16,
        /// Body of the response. Its content type is JSON if the text is JSON, otherwise text.
        body: String,
    },
}

impl License {
    /// Returns the value for a hub without a license. The hub responds with 403 and a sentence that
    /// says why.
    pub fn missing() -> License {
        License::missing_with(403)
    }

    /// Returns the value for a hub without a license. The hub responds with this status and a
    /// sentence that says why.
    pub fn missing_with(status: u16) -> License {
        let body = "This hub is not licensed for the REST interface.".to_owned();
        License::Missing { status, body }
    }
}

/// The limits of a hub. They ensure that no client can block the hub or fill its memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Maximum size of a request's body in bytes; a larger one gets the response 413.
    pub body: usize,
    /// Maximum total size of the bodies that are read at a time, in bytes. Bodies of up to 64 KiB
    /// are not counted. A further body waits for capacity, and gets the response 503 if there is
    /// none within `body_timeout`.
    pub bodies: usize,
    /// Maximum size of a request's path and query in bytes; a larger one gets the response 414.
    pub path: usize,
    /// Maximum size of a request's head in bytes; a larger one gets the response 431.
    pub head: usize,
    /// Maximum number of connections at a time. A further connection replaces the one that has been
    /// idle the longest; if none is idle, it waits.
    pub connections: usize,
    /// Maximum time for which a connection may be idle, and maximum time for a request's head.
    pub idle: Duration,
    /// Maximum time for a request's body; a slower one gets the response 408.
    pub body_timeout: Duration,
    /// Maximum time for which a client may leave a response unread.
    pub write_timeout: Duration,
    /// Maximum number of requests that the log keeps. The oldest ones are dropped.
    pub requests: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 8 << 20,
            bodies: 64 << 20,
            path: 16 << 10,
            head: 64 << 10,
            connections: 512,
            idle: Duration::from_secs(60),
            body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            requests: 10_000,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local_hub::Options;

    fn set(name: &str, value: SettingValue) -> Result<Options, LocalHubError> {
        let mut options = Options::default();
        options.set(name, value).map(|()| options)
    }

    fn text(text: &str) -> SettingValue {
        SettingValue::Text(text.to_owned())
    }

    #[test]
    fn an_option_is_set_by_its_name_in_json() {
        assert_eq!(set("port", SettingValue::Number(80)).unwrap().port, 80);
        let time = set("serviceTime", SettingValue::Seconds(0.5)).unwrap();
        assert_eq!(time.service_time, Duration::from_millis(500));
        let origins = SettingValue::Texts(vec!["http://a.example".to_owned()]);
        let mut options = set("allowedOrigins", origins).unwrap();
        options.add("allowedOrigins", "http://b.example").unwrap();
        assert_eq!(options.allowed_origins.len(), 2);
        for (json, license) in [
            ("true", License::Present),
            ("false", License::missing()),
            ("402", License::missing_with(402)),
            (
                r#"{"status": 500, "body": "no"}"#,
                License::Missing {
                    status: 500,
                    body: "no".to_owned(),
                },
            ),
        ] {
            assert_eq!(set("license", text(json)).unwrap().license, license);
        }
    }

    #[test]
    fn what_an_option_cannot_be_names_its_place() {
        for (name, value, place) in [
            ("clok", text("real"), "clok"),
            ("clock", text("fast"), "clock"),
            ("port", SettingValue::Number(65536), "port"),
            ("host", text("studio"), "host"),
            ("license", text(r#"{"status": 200}"#), "license"),
            ("license", text(r#"{"status": 500, "code": 1}"#), "license"),
            ("allowedOrigins", text("http://a.example"), "allowedOrigins"),
            ("serviceTime", SettingValue::Seconds(-1.0), "serviceTime"),
            ("show", text("{"), "show"),
            ("faults", text("{"), "faults"),
            (
                "faults",
                text(r#"{"faults": [{"fault": "rest"}]}"#),
                "faults[0].fault",
            ),
        ] {
            let error = set(name, value).unwrap_err();
            assert_eq!(
                (error.kind(), error.place()),
                (gfxhub::ErrorKind::Invalid, place)
            );
        }
        let mut options = Options::default();
        let added = options.add("allowedOrigins", "*").unwrap_err();
        assert_eq!(added.place(), "allowedOrigins");
        assert_eq!(options.add("port", "1").unwrap_err().place(), "port");
    }

    #[test]
    fn a_file_that_cannot_be_read_is_a_failure_of_this_machine() {
        let error = set("show", SettingValue::Path("no-such.json".into())).unwrap_err();
        assert_eq!(
            (error.kind(), error.place()),
            (gfxhub::ErrorKind::Io, "show")
        );
    }
}
