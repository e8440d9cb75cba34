//! The parameters of one fault, checked and complete.

use std::time::Duration;

use serde_json::{Map, Value};

use super::info::{FaultInfo, ParameterInfo, ParameterShape};

/// Longest text that a parameter may be.
const LONGEST: usize = 64 << 10;

/// The parameters of a fault: those of the scenario, and the defaults of the rest. What is read
/// from it is what [`check`] has let in under the shape that the table says, so that the fallback
/// of each reader is never seen.
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

    /// The same for what lies in memory.
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
pub(super) fn check(shape: ParameterShape, value: &Value) -> Result<(), String> {
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
