//! A kind of fault: its name, where it is applied, its parameters and the code that does it.

use std::fmt;
use std::time::Duration;

use crate::json::{Map, Value, json};

use super::script::{RawResponse, WireScript};
use crate::response::HubResponse;

/// A kind of fault, as [`FAULT_CATALOG`](crate::FAULT_CATALOG) lists it.
#[derive(Clone, Copy)]
pub struct FaultInfo {
    /// Its name, as a scenario has it in `fault`.
    pub name: &'static str,
    /// Where in an exchange it applies.
    pub stage: Stage,
    /// When it may apply; the first is the default of a scenario. Empty for
    /// faults of a connection, which no call has reached yet.
    pub after: &'static [FaultPoint],
    /// What a scenario may choose about it.
    pub parameters: &'static [ParameterInfo],
    /// What it does, in a sentence or two.
    pub docs: &'static str,
    pub(crate) action: FaultAction,
}

impl FaultInfo {
    /// The same as JSON.
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

/// Where in an exchange a fault applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// When a connection has been accepted, before anything is read.
    Accept,
    /// At the call as a whole: there is no response, or a late one.
    Request,
    /// In the head of the response.
    Head,
    /// In the body of the response.
    Body,
    /// In the JSON of the response, whose framing is valid.
    Json,
}

impl Stage {
    /// All of them, in the order of an exchange.
    pub const ALL: [Stage; 5] = [
        Stage::Accept,
        Stage::Request,
        Stage::Head,
        Stage::Body,
        Stage::Json,
    ];

    /// Its name: `accept`, `request`, `head`, `body` or `json`.
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

/// The point after which a fault applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultPoint {
    /// The request was read, and nothing was done.
    Request,
    /// It was done: state, store and journal have it, and the response is what suffers.
    Effect,
}

impl FaultPoint {
    /// Its name: `request` or `effect`.
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

/// What a scenario may choose about a kind of fault.
#[derive(Debug, Clone, Copy)]
pub struct ParameterInfo {
    /// Its name in the scenario.
    pub name: &'static str,
    /// What it takes.
    pub shape: ParameterShape,
    /// What is meant where it is not params, as JSON.
    pub default: &'static str,
    /// What it means, in short.
    pub docs: &'static str,
}

/// What a parameter takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ParameterShape {
    /// Seconds, 0 to 3600.
    Seconds,
    /// Seconds, or null for as long as it takes.
    SecondsOrNull,
    /// A whole number from 0 to this.
    Count(u64),
    /// A whole number from 0 to this, or null.
    CountOrNull(u64),
    /// A text of at most 64 KiB.
    Text,
    /// A text, or null.
    TextOrNull,
    /// An object of texts: headers by name.
    Headers,
    /// A status of HTTP, 200 to 599.
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

/// The code of a kind of fault.
#[derive(Debug, Clone, Copy)]
pub(crate) enum FaultAction {
    /// In place of serving a connection.
    Accept(fn(&FaultParams) -> WireScript),
    /// The call continues after this time.
    Wait(fn(&FaultParams) -> Duration),
    /// Another response, which the server sends like any other.
    HubResponse(fn(&FaultParams, HubResponse) -> HubResponse),
    /// Bytes in place of those that the server would send.
    Wire(fn(&FaultParams, RawResponse) -> WireScript),
}

/// Longest text that a parameter may be.
const LONGEST: usize = 64 << 10;

/// The parameters of a fault: those of the scenario, and the defaults of the rest. What is read
/// from it is what [`check_parameter`] has let in under the shape that the table says, so that the
/// fallback of each reader is never seen.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FaultParams(Map<String, Value>);

impl FaultParams {
    /// `chosen` must have been checked.
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

    /// The same as a size in memory.
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

    /// How much of `length` bytes is meant: as many as the parameter says, or half.
    pub(super) fn part_of(&self, name: &str, length: usize) -> usize {
        let chosen = self.count_or_none(name).map(usize::try_from);
        match chosen {
            Some(Ok(chosen)) => chosen.min(length),
            Some(Err(_)) => length,
            None => length / 2,
        }
    }
}

/// Whether a value is of a shape; what it must be if not.
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
            value.as_str().is_some_and(|text| text.len() <= LONGEST)
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
        let value = value.as_str().filter(|value| value.len() <= LONGEST);
        let sound = hyper::header::HeaderName::try_from(name.as_str()).is_ok()
            && value.is_some_and(|value| hyper::header::HeaderValue::try_from(value).is_ok());
        if !sound {
            return Err(format!(
                "{name:?} is not a header that can be sent; the kinds of the stage `head` send \
                 unsound ones"
            ));
        }
    }
    Ok(())
}
