//! A kind of fault: its name, its stage, its parameters and its code.

use std::fmt;
use std::time::Duration;

use crate::json::{Map, Value, json};

use super::script::{RawResponse, WireScript};
use crate::response::HubResponse;

/// A kind of fault, an entry of [`FAULT_CATALOG`](crate::FAULT_CATALOG).
#[derive(Clone, Copy)]
pub struct FaultInfo {
    /// Name, which is the value of `fault` in a scenario.
    pub name: &'static str,
    /// Stage of an exchange in which the fault applies.
    pub stage: Stage,
    /// Points of a call at which the fault may apply. The first is the default. Empty for faults of
    /// a connection, which apply before any call.
    pub after: &'static [FaultPoint],
    /// Parameters that a scenario may set.
    pub parameters: &'static [ParameterInfo],
    /// Description in a sentence or two.
    pub docs: &'static str,
    pub(crate) action: FaultAction,
}

impl FaultInfo {
    /// Returns the kind of fault as JSON.
    pub(crate) fn json(&self) -> Value {
        let default = |it: &ParameterInfo| serde_json::from_str(it.default).unwrap_or(Value::Null);
        let parameters = self.parameters.iter().map(|it| {
            json!({
                "name": it.name,
                "takes": it.shape.to_string(),
                "default": default(it),
                "docs": it.docs,
            })
        });
        json!({
            "name": self.name,
            "stage": self.stage.name(),
            "after": self.after.iter().map(|after| after.name()).collect::<Vec<_>>(),
            "parameters": parameters.collect::<Vec<_>>(),
            "docs": self.docs,
        })
    }
}

impl fmt::Debug for FaultInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FaultInfo")
            .field("name", &self.name)
            .field("stage", &self.stage)
            .field("after", &self.after)
            .field("parameters", &self.parameters)
            .field("docs", &self.docs)
            .finish_non_exhaustive()
    }
}

/// The stage of an exchange in which a fault applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// After a connection was accepted, and before a byte is read.
    Accept,
    /// The call as a whole: there is no response, a different one, or a late one.
    Request,
    /// The head of the response.
    Head,
    /// The body of the response.
    Body,
    /// The JSON of the response. The framing of the response is valid.
    Json,
}

impl Stage {
    /// All stages, in the order in which they occur in an exchange.
    pub const ALL: [Stage; 5] = [
        Stage::Accept,
        Stage::Request,
        Stage::Head,
        Stage::Body,
        Stage::Json,
    ];

    /// Returns the name of the stage: `accept`, `request`, `head`, `body` or `json`.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Accept => "accept",
            Stage::Request => "request",
            Stage::Head => "head",
            Stage::Body => "body",
            Stage::Json => "json",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The point of a call at which a fault applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultPoint {
    /// The request was read, and has no effect.
    Request,
    /// The request took effect in the state, the store and the journal. The fault affects only the
    /// response.
    Effect,
}

impl FaultPoint {
    /// Returns the name of the point: `request` or `effect`.
    pub fn name(self) -> &'static str {
        match self {
            FaultPoint::Request => "request",
            FaultPoint::Effect => "effect",
        }
    }
}

impl fmt::Display for FaultPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A parameter of a kind of fault, which a scenario may set.
#[derive(Debug, Clone, Copy)]
pub struct ParameterInfo {
    /// Name in the scenario.
    pub name: &'static str,
    /// Type of the values.
    pub shape: ParameterShape,
    /// Default value as JSON.
    pub default: &'static str,
    /// Short description.
    pub docs: &'static str,
}

/// The type of a parameter's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ParameterShape {
    /// A number of seconds from 0 to 3600.
    Seconds,
    /// A number of seconds, or null for no limit.
    SecondsOrNull,
    /// A whole number from 0 to this maximum.
    Count(u64),
    /// A whole number from 0 to this maximum, or null.
    CountOrNull(u64),
    /// A text of at most 64 KiB.
    Text,
    /// A text, or null.
    TextOrNull,
    /// An object whose members are headers: their names and values.
    Headers,
    /// An HTTP status from 200 to 599.
    Status,
    /// True or false.
    Flag,
}

impl fmt::Display for ParameterShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParameterShape::Seconds => f.write_str("seconds, 0 to 3600"),
            ParameterShape::SecondsOrNull => f.write_str("seconds, 0 to 3600, or null"),
            ParameterShape::Count(most) => write!(f, "a whole number, 0 to {most}"),
            ParameterShape::CountOrNull(most) => {
                write!(f, "a whole number, 0 to {most}, or null")
            }
            ParameterShape::Text => f.write_str("a text"),
            ParameterShape::TextOrNull => f.write_str("a text, or null"),
            ParameterShape::Headers => f.write_str("an object of headers, each a text"),
            ParameterShape::Status => f.write_str("a status, 200 to 599"),
            ParameterShape::Flag => f.write_str("true or false"),
        }
    }
}

/// The function that applies a kind of fault.
#[derive(Debug, Clone, Copy)]
pub(crate) enum FaultAction {
    /// Replaces the handling of a connection.
    Accept(fn(&FaultParams) -> WireScript),
    /// Delays the call by the returned time.
    Wait(fn(&FaultParams) -> Duration),
    /// Replaces the response with another one, which the server sends in the usual way.
    HubResponse(fn(&FaultParams, HubResponse) -> HubResponse),
    /// Replaces the bytes that the server would send.
    Wire(fn(&FaultParams, RawResponse) -> WireScript),
}

/// Maximum length of a parameter that is a text, in bytes.
const MAX_TEXT: usize = 64 << 10;

/// The parameters of a fault: those that the scenario sets, and the defaults of the others.
/// [`check_parameter`] has checked each of them against its type in the table. So the methods below
/// never use their fallback values.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FaultParams(Map<String, Value>);

impl FaultParams {
    /// Creates the parameters. The values in `chosen` must have been checked.
    pub(super) fn new(info: &FaultInfo, chosen: &Map<String, Value>) -> FaultParams {
        let value = |parameter: &ParameterInfo| {
            let default = || serde_json::from_str(parameter.default).unwrap_or_default();
            let chosen = chosen.get(parameter.name).cloned();
            (parameter.name.to_owned(), chosen.unwrap_or_else(default))
        };
        FaultParams(info.parameters.iter().map(value).collect())
    }

    fn value(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or(&Value::Null)
    }

    pub(super) fn seconds(&self, name: &str) -> Duration {
        self.seconds_or_none(name).unwrap_or_default()
    }

    pub(super) fn seconds_or_none(&self, name: &str) -> Option<Duration> {
        let seconds = self.value(name).as_f64()?;
        Duration::try_from_secs_f64(seconds).ok()
    }

    pub(super) fn count(&self, name: &str) -> u64 {
        self.count_or_none(name).unwrap_or_default()
    }

    pub(super) fn count_or_none(&self, name: &str) -> Option<u64> {
        self.value(name).as_u64()
    }

    /// Returns a count as a `usize`, for sizes in memory.
    pub(super) fn size(&self, name: &str) -> usize {
        usize::try_from(self.count(name)).unwrap_or(usize::MAX)
    }

    pub(super) fn status(&self, name: &str) -> u16 {
        u16::try_from(self.count(name)).unwrap_or(500)
    }

    pub(super) fn text(&self, name: &str) -> &str {
        self.text_or_none(name).unwrap_or_default()
    }

    pub(super) fn text_or_none(&self, name: &str) -> Option<&str> {
        self.value(name).as_str()
    }

    pub(super) fn headers(&self, name: &str) -> Vec<(String, String)> {
        let headers = self.value(name).as_object().into_iter().flatten();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        headers
            .map(|(name, value)| (name.clone(), text(value)))
            .collect()
    }

    pub(super) fn flag(&self, name: &str) -> bool {
        self.value(name).as_bool().unwrap_or(false)
    }

    /// Returns the value of the parameter, but less than `length`, so that something is cut off. If
    /// the parameter is null, returns half of `length`.
    pub(super) fn part_of(&self, name: &str, length: usize) -> usize {
        let chosen = match self.count_or_none(name) {
            Some(count) => usize::try_from(count).unwrap_or(usize::MAX),
            None => length / 2,
        };
        chosen.min(length.saturating_sub(1))
    }
}

/// Checks that a value has a type. The error says what the value must be.
pub(super) fn check_parameter(shape: ParameterShape, value: &Value) -> Result<(), String> {
    let fits = match shape {
        ParameterShape::SecondsOrNull
        | ParameterShape::CountOrNull(_)
        | ParameterShape::TextOrNull
            if value.is_null() =>
        {
            true
        }
        ParameterShape::Seconds | ParameterShape::SecondsOrNull => value
            .as_f64()
            .is_some_and(|seconds| (0.0..=3600.0).contains(&seconds)),
        ParameterShape::Count(most) | ParameterShape::CountOrNull(most) => {
            value.as_u64().is_some_and(|count| count <= most)
        }
        ParameterShape::Text | ParameterShape::TextOrNull => {
            value.as_str().is_some_and(|text| text.len() <= MAX_TEXT)
        }
        ParameterShape::Headers => return check_headers(shape, value),
        ParameterShape::Status => value
            .as_u64()
            .is_some_and(|status| (200..=599).contains(&status)),
        ParameterShape::Flag => value.is_boolean(),
    };
    if fits {
        Ok(())
    } else {
        Err(format!("it must be {shape}"))
    }
}

fn check_headers(shape: ParameterShape, value: &Value) -> Result<(), String> {
    let headers = value
        .as_object()
        .ok_or_else(|| format!("it must be {shape}"))?;
    for (name, value) in headers {
        let value = value.as_str().filter(|value| value.len() <= MAX_TEXT);
        let sound = hyper::header::HeaderName::try_from(name.as_str()).is_ok()
            && value.is_some_and(|value| hyper::header::HeaderValue::try_from(value).is_ok());
        if !sound {
            return Err(format!(
                "{name:?} is not a header that can be sent; the faults of the stage `head` send \
                 invalid ones"
            ));
        }
    }
    Ok(())
}
