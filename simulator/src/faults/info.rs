//! What is known of a kind of fault: its name, where it strikes, its parameters, in words.

use std::fmt;

use serde_json::{Value, json};

use super::action::FaultAction;

/// A kind of fault, as [`FAULT_CATALOG`](crate::FAULT_CATALOG) lists it.
#[derive(Clone, Copy)]
pub struct FaultInfo {
    /// Its name, as a scenario says it in `fault`.
    pub name: &'static str,
    /// Where in an exchange it strikes.
    pub stage: Stage,
    /// When it may strike; what comes first is meant where a scenario does not say. Empty for
    /// faults of a connection, which no call has reached yet.
    pub after: &'static [FaultPoint],
    /// What a scenario may choose about it.
    pub parameters: &'static [ParameterInfo],
    /// What it does, in a sentence or two.
    pub docs: &'static str,
    pub(crate) act: FaultAction,
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

/// Where in an exchange a fault strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// When a connection has been accepted, before anything is read.
    Accept,
    /// At the call as a whole: there is no reply, or a late one.
    Request,
    /// In the head of the reply.
    Head,
    /// In the body of the reply.
    Body,
    /// In the JSON of the reply, whose framing is sound.
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

/// After what a fault strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultPoint {
    /// The request was read, and nothing was done.
    Request,
    /// It was done: state, store and journal have it, and the reply is what suffers.
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
    /// What is meant where it is not given, as JSON.
    pub default: &'static str,
    /// What it says, in a few words.
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
