//! A call of an operation in the form that handlers receive.

use crate::json::{Map, Value, check_levels, levels_of};

use crate::approx_size::MAX_RESPONSE;
use crate::clock::Timestamp;
use crate::integer_range::is_held;
use crate::profile::Profile;
use crate::response::HubResponse;
use crate::show::object::{Data, MAX_NAME};

/// The result of an operation. Both variants are responses. With an `Err`, a handler can return
/// early.
pub(crate) type HandlerResult = Result<HubResponse, HubResponse>;

/// Name of the download of an ExternalData field. The specification's table of operations does not
/// contain it, but it is handled as a call. Its path is that of a button trigger, but GET is
/// allowed too.
pub(crate) const EXTERNAL_DATA: &str = "playout.trigger_external_data";

/// A call of an operation.
#[derive(Debug)]
pub(crate) struct Call<'a> {
    /// The arguments of the path by name, after decoding.
    pub(crate) arguments: &'a [(&'static str, String)],
    /// The body; `None` if the request has none.
    pub(crate) body: Option<Value>,
    pub(crate) method: &'a str,
    pub(crate) profile: Profile,
    pub(crate) now: Timestamp,
}

impl Call<'_> {
    /// Returns an argument as it was sent; empty if the route has no argument with this name.
    pub(crate) fn text(&self, name: &str) -> &str {
        let found = self
            .arguments
            .iter()
            .find(|(argument, _)| *argument == name);
        found.map_or("", |(_, text)| text.as_str())
    }

    /// Returns an argument as an id; `None` if it is not an integer.
    pub(crate) fn id(&self, name: &str) -> Option<i64> {
        self.text(name).parse().ok()
    }

    /// Returns the body as an object; `None` if it is any other JSON. A missing body and null count
    /// as an empty object, since some clients send no body.
    pub(crate) fn object(&self) -> Option<Map<String, Value>> {
        match &self.body {
            None | Some(Value::Null) => Some(Map::new()),
            Some(Value::Object(members)) => Some(members.clone()),
            Some(_) => None,
        }
    }

    /// Returns the body as [`Call::object`] does; the error is the response to any other JSON.
    pub(super) fn members(&self) -> Result<Map<String, Value>, HubResponse> {
        self.object()
            .ok_or_else(|| unprocessable("The body must be an object."))
    }
}

/// Returns an optional member. Null counts as a missing member.
pub(crate) fn present<'a>(body: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    body.get(name).filter(|value| !value.is_null())
}

/// Returns the optional member `data`. The error is the response to data that cannot be stored.
pub(super) fn data_of(body: &Map<String, Value>) -> Result<Option<&Data>, HubResponse> {
    match present(body, "data") {
        None => Ok(None),
        Some(Value::Object(data)) => {
            check_levels("data", levels_of(data))
                .map_err(|why| unprocessable(&format!("{why}.")))?;
            Ok(Some(data))
        }
        Some(_) => Err(unprocessable("data must be an object.")),
    }
}

/// Returns the number that a value contains: a JSON number, or a number as text, since hubs accept
/// both.
pub(crate) fn number(value: &Value) -> Option<f64> {
    let number = match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) if is_held(text.trim()) => text.trim().parse().ok(),
        _ => None,
    };
    number.filter(|number| number.is_finite())
}

/// Returns the integer that a value contains: a JSON number such as `3` or `3.0`, or an integer as
/// text, since hubs accept both.
pub(crate) fn integer(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64().or_else(|| {
            let number = number.as_f64().filter(|number| number.fract() == 0.0)?;
            // The conversion is exact, because a double represents each integer below 2^53.
            (number.abs() < 9_007_199_254_740_992.0).then_some(number as i64)
        }),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// Returns the integers in an array; `None` if an element is not an integer.
pub(crate) fn integers(value: &Value) -> Option<Vec<i64>> {
    value.as_array()?.iter().map(integer).collect()
}

/// Returns the text; `None` if it is blank or the value is not a text.
pub(crate) fn non_empty_str(value: &Value) -> Option<&str> {
    value.as_str().filter(|text| !text.trim().is_empty())
}

/// Returns `true` if a name is not longer than a show allows.
pub(crate) fn fits_name_limit(name: &str) -> bool {
    name.chars().count() <= MAX_NAME
}

/// Returns the response to a change that is refused because a later response would then be too
/// large for clients.
pub(super) fn no_room(what: &str) -> HubResponse {
    let most = MAX_RESPONSE >> 20;
    let text = format!(
        "This hub simulator is full: {what} would be longer than {most} MiB, which is the \
         most that one response contains. Nothing was changed."
    );
    HubResponse::text(507, text)
}

/// Returns the response to a body that violates a rule. `why` states the rule.
pub(super) fn unprocessable(why: &str) -> HubResponse {
    HubResponse::error(422, why)
}
