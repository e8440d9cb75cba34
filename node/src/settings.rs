//! The options of a client, from the JSON object that JavaScript gives.

use std::time::Duration;

use gfxhub::{Client, ClientBuilder};
use serde_json::{Map, Value};

use crate::call;
use crate::failure::Failure;

/// No operation is called while a client is made.
const NONE: &str = "";

/// Makes the client; beside it, what marks integers that come as BigInt.
pub(crate) fn client(url: &str, options: &str) -> Result<(Client, Option<String>), Failure> {
    let mut builder = Client::builder(url);
    let mut mark = None;
    for (name, value) in object(NONE, options)? {
        match name.as_str() {
            // JavaScript has seen that it is true or false, and gives the mark for the one.
            "bigint" => mark = Some(text(NONE, &name, value)?),
            _ => builder = set(builder, &name, value)?,
        }
    }
    Ok((builder.build()?, mark))
}

/// The members of options that came as JSON.
pub(crate) fn object(operation: &str, json: &str) -> Result<Map<String, Value>, Failure> {
    match serde_json::from_str(json) {
        Ok(Value::Object(members)) => Ok(members),
        _ => Err(Failure::invalid(
            operation,
            "options",
            "they must be one object",
        )),
    }
}

/// The refusal of an option that does not exist.
pub(crate) fn unknown(operation: &str, name: &str, known: &[&str]) -> Failure {
    if let Some(known) = known
        .iter()
        .find(|known| known.strip_suffix("Ms") == Some(name))
    {
        let detail = format!("there is no such option; use {known}, in milliseconds");
        return Failure::invalid(operation, name, detail);
    }
    let known = known.join(", ");
    Failure::invalid(
        operation,
        name,
        format!("there is no such option; there are {known}"),
    )
}

/// An option that must be text.
pub(crate) fn text(operation: &str, name: &str, value: Value) -> Result<String, Failure> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(Failure::invalid(operation, name, "it must be text")),
    }
}

/// Every option of a client.
const KNOWN: [&str; 16] = [
    "apiKey",
    "headers",
    "timeoutMs",
    "resolveTimeoutMs",
    "connectTimeoutMs",
    "sendTimeoutMs",
    "responseTimeoutMs",
    "bodyTimeoutMs",
    "caFile",
    "proxy",
    "maxConnections",
    "attempts",
    "maxBody",
    "userAgent",
    "onEvent",
    "bigint",
];

fn set(builder: ClientBuilder, name: &str, value: Value) -> Result<ClientBuilder, Failure> {
    let text = |value| text(NONE, name, value);
    Ok(match name {
        "apiKey" => builder.api_key(text(value)?),
        "headers" => headers(builder, value)?,
        "timeoutMs" => builder.timeout(time(name, &value)?),
        "resolveTimeoutMs" => builder.resolve_timeout(time(name, &value)?),
        "connectTimeoutMs" => builder.connect_timeout(time(name, &value)?),
        "sendTimeoutMs" => builder.send_timeout(time(name, &value)?),
        "responseTimeoutMs" => builder.response_timeout(time(name, &value)?),
        "bodyTimeoutMs" => builder.body_timeout(time(name, &value)?),
        "caFile" => builder.ca_file(text(value)?),
        "proxy" => builder.proxy(text(value)?),
        "maxConnections" => {
            let count = u32::try_from(count(name, &value)?);
            builder.max_connections(count.unwrap_or(u32::MAX))
        }
        "attempts" => {
            let most = u32::try_from(count(name, &value)?);
            builder.attempts(most.unwrap_or(u32::MAX))
        }
        "maxBody" => builder.max_body(count(name, &value)?),
        "userAgent" => builder.user_agent(text(value)?),
        // The function itself stays in JavaScript; this says whether there is one.
        "onEvent" => match value {
            Value::Bool(true) => builder.on_event(call::report),
            _ => builder,
        },
        _ => return Err(unknown(NONE, name, &KNOWN)),
    })
}

fn headers(mut builder: ClientBuilder, value: Value) -> Result<ClientBuilder, Failure> {
    let due = "it must be an object of texts by header name";
    let refuse = || Failure::invalid(NONE, "headers", due);
    let Value::Object(headers) = value else {
        return Err(refuse());
    };
    for (name, value) in headers {
        let Value::String(value) = value else {
            return Err(refuse());
        };
        builder = builder.header(name, value);
    }
    Ok(builder)
}

/// A time limit, in milliseconds over there.
fn time(name: &str, value: &Value) -> Result<Duration, Failure> {
    value
        .as_f64()
        .and_then(call::duration)
        .ok_or_else(|| Failure::invalid(NONE, name, "it must be a number of milliseconds"))
}

fn count(name: &str, value: &Value) -> Result<u64, Failure> {
    let whole = value.as_u64();
    whole.ok_or_else(|| Failure::invalid(NONE, name, "it must be a whole number, 0 or more"))
}
