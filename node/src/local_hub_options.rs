//! The options of a hub simulator, from the JSON object that JavaScript gives.

use gfxhub_simulator::{ClockMode, Faults, License, LocalHubError, Options, Show, parse_host};
use serde_json::Value;

use crate::error::{LOCAL_HUB, NodeError, duration};
use crate::local_hub::failure;
use crate::settings::{object, text, unknown};

/// Every option.
const KNOWN: [&str; 13] = [
    "host",
    "port",
    "show",
    "store",
    "profile",
    "apiKey",
    "license",
    "clock",
    "token",
    "allowedHosts",
    "allowedOrigins",
    "faults",
    "serviceTime",
];

/// Reads them.
pub(crate) fn read(json: &str) -> Result<Options, NodeError> {
    let mut options = Options::default();
    for (name, value) in object(LOCAL_HUB, json)? {
        set(&mut options, &name, value)?;
    }
    Ok(options)
}

fn set(options: &mut Options, name: &str, value: Value) -> Result<(), NodeError> {
    let refuse = |expected: &str| NodeError::invalid(LOCAL_HUB, name, expected);
    let text = |value| text(LOCAL_HUB, name, value);
    match name {
        "host" => {
            options.host = parse_host(&text(value)?).map_err(|error| refuse(&error.to_string()))?;
        }
        "port" => {
            let port = value.as_u64().and_then(|port| u16::try_from(port).ok());
            options.port =
                port.ok_or_else(|| refuse("it must be a whole number from 0 to 65535"))?;
        }
        "show" => options.show = Some(show(value)?),
        "store" => options.store = Some(text(value)?.into()),
        "profile" => {
            let profile = text(value)?.parse();
            options.profile = profile
                .map_err(|error: gfxhub_simulator::ParseProfileError| refuse(&error.to_string()))?;
        }
        "apiKey" => options.api_key = Some(text(value)?),
        "license" => options.license = license(&value)?,
        "clock" => {
            options.clock = match value.as_str() {
                Some("real") => ClockMode::Real,
                Some("manual") => ClockMode::Manual,
                _ => return Err(refuse("it must be \"real\" or \"manual\"")),
            }
        }
        "token" => options.control_token = Some(text(value)?),
        "allowedHosts" => {
            let Value::Array(hosts) = value else {
                return Err(refuse("it must be a list of host names"));
            };
            options.allowed_hosts = hosts.into_iter().map(text).collect::<Result<_, _>>()?;
        }
        "allowedOrigins" => {
            let Value::Array(origins) = value else {
                return Err(refuse("it must be a list of origins"));
            };
            let origin = |origin| {
                let origin = text(origin)?.parse();
                origin
                    .map_err(|error: gfxhub_simulator::ParseOriginError| refuse(&error.to_string()))
            };
            options.allowed_origins = origins.into_iter().map(origin).collect::<Result<_, _>>()?;
        }
        "faults" => options.faults = Some(faults(&text(value)?)?),
        "serviceTime" => {
            let time = value
                .as_f64()
                .and_then(|seconds| duration(seconds * 1000.0));
            options.service_time =
                time.ok_or_else(|| refuse("it must be a number of seconds, 0 to 10"))?;
        }
        _ => return Err(unknown(LOCAL_HUB, name, &KNOWN)),
    }
    Ok(())
}

/// A show by the path of its file, or the show itself.
fn show(value: Value) -> Result<Show, NodeError> {
    let shown = match value {
        Value::String(path) => Show::load(path),
        value @ Value::Object(_) => Show::from_json(&value.to_string()),
        _ => {
            let expected = "it must be the path of a show file, or the show itself as an object";
            return Err(NodeError::invalid(LOCAL_HUB, "show", expected));
        }
    };
    shown.map_err(|error| failure(LocalHubError::from(error)))
}

/// A scenario of faults from its JSON text. What is wrong is named by its place in there.
pub(crate) fn faults(json: &str) -> Result<Faults, NodeError> {
    Faults::from_json(json).map_err(|error| failure(LocalHubError::from(error)))
}

/// True, false, or the response of a hub without a license.
fn license(value: &Value) -> Result<License, NodeError> {
    let expected = "it must be true, false, or an object with status (400 to 599) and body (text)";
    let refuse = || NodeError::invalid(LOCAL_HUB, "license", expected);
    match value {
        Value::Bool(true) => Ok(License::Present),
        Value::Bool(false) => Ok(License::missing()),
        Value::Object(response) if response.keys().all(|key| key == "status" || key == "body") => {
            let status = response.get("status").and_then(Value::as_u64);
            let status = status
                .and_then(|status| u16::try_from(status).ok())
                .filter(|status| (400..600).contains(status))
                .ok_or_else(refuse)?;
            let body = response.get("body").map_or(Some(""), Value::as_str);
            let body = body.ok_or_else(refuse)?.to_owned();
            Ok(License::Missing { status, body })
        }
        _ => Err(refuse()),
    }
}
