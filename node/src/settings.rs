//! Reads the options of a client and of a call from JSON. They are the settings that the core
//! defines, with time limits in milliseconds.

use gfxhub::{
    BatchOptions, CallOptions, Client, ClientBuilder,
    bindings::SettingValue,
    schema::{
        BATCH_SETTINGS, CALL_SETTINGS, ComposedInfo, HANDLES, SETTINGS, SettingInfo, SettingType,
    },
};
use napi_derive::napi;
use serde_json::{Map, Value};

use crate::error::{NodeError, duration};
use crate::panic_boundary;

/// Operation name in errors about the options of a client, for which no operation is called.
const NONE: &str = "";

/// A client, with those of its options that the core does not know.
pub(crate) struct ConfiguredClient {
    pub(crate) client: Client,
    /// Mark of integers that become BigInt in JavaScript.
    pub(crate) mark: Option<String>,
    /// True if a JavaScript function receives reports about attempts.
    pub(crate) observed: bool,
}

/// Creates a client from its options, which are JSON.
pub(crate) fn client(url: &str, options: &str) -> Result<ConfiguredClient, NodeError> {
    let mut builder = Client::builder(url);
    let (mut mark, mut observed) = (None, false);
    for (name, value) in object(NONE, options)? {
        match name.as_str() {
            // JavaScript has checked that the option is a boolean. If the option is true,
            // JavaScript passes the mark.
            "bigint" => mark = Some(text(NONE, &name, value)?),
            "onEvent" => observed = value == Value::Bool(true),
            _ => builder = set(builder, &name, value)?,
        }
    }
    Ok(ConfiguredClient {
        client: builder.build()?,
        mark,
        observed,
    })
}

/// Parses options, which must be a JSON object.
pub(crate) fn object(operation: &str, json: &str) -> Result<Map<String, Value>, NodeError> {
    match serde_json::from_str(json) {
        Ok(Value::Object(members)) => Ok(members),
        _ => Err(NodeError::invalid(
            operation,
            "options",
            "they must be an object",
        )),
    }
}

/// Returns the error for an option that does not exist.
pub(crate) fn unknown(operation: &str, name: &str, known: &[&str]) -> NodeError {
    if let Some(known) = known
        .iter()
        .find(|known| known.strip_suffix("Ms") == Some(name))
    {
        let detail = format!("there is no such option; use {known}, in milliseconds");
        return NodeError::invalid(operation, name, detail);
    }
    let known = known.join(", ");
    NodeError::invalid(
        operation,
        name,
        format!("there is no such option; the options are {known}"),
    )
}

/// Reads an option that must be text.
pub(crate) fn text(operation: &str, name: &str, value: Value) -> Result<String, NodeError> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(NodeError::invalid(operation, name, "it must be text")),
    }
}

/// Suffix of the names of time limits in JavaScript. All other times are in seconds.
const MILLISECONDS: &str = "Ms";

/// Options of a client that are not settings of the core.
const MORE: [&str; 2] = ["bigint", "onEvent"];

/// Returns the JavaScript name of a setting. In place of a cancel token, JavaScript has a signal,
/// which it handles itself.
fn name_of(setting: &SettingInfo) -> String {
    match setting.setting_type {
        SettingType::Duration => format!("{}{MILLISECONDS}", setting.json_name),
        SettingType::CancelToken => "signal".to_owned(),
        _ => setting.json_name.to_owned(),
    }
}

/// An option of a call, of a composed call or of a handle, described for JavaScript.
#[napi(object, object_from_js = false)]
pub struct OptionForm {
    /// Name of the option.
    pub name: String,
    /// Type: `time`, `signal`, `flag`, `number`, `double` or `text`.
    pub form: String,
}

/// Returns the settings with which the handle of this name is opened.
pub(crate) fn of_handle(name: &str) -> &'static [&'static SettingInfo] {
    let mut handles = HANDLES.iter();
    let opening = handles.find(|handle| handle.name == name);
    let opening = opening.and_then(|handle| handle.opening.as_ref());
    opening.map_or(&[], |opening| opening.settings)
}

/// Describes settings as options, with their names and types.
pub(crate) fn forms(settings: &[&SettingInfo]) -> Vec<OptionForm> {
    let form = |setting: &&SettingInfo| OptionForm {
        name: name_of(setting),
        form: match setting.setting_type {
            SettingType::Duration => "time",
            SettingType::CancelToken => "signal",
            SettingType::Flag => "flag",
            SettingType::Count | SettingType::Bytes => "number",
            SettingType::Number => "double",
            _ => "text",
        }
        .to_owned(),
    };
    settings.iter().map(form).collect()
}

/// Returns the options that every call accepts.
#[napi]
pub fn call_options() -> napi::Result<Vec<OptionForm>> {
    panic_boundary::export("callOptions", || Ok(forms(CALL_SETTINGS)))
}

/// Returns the settings of a composed call.
#[napi]
pub fn batch_options() -> napi::Result<Vec<OptionForm>> {
    panic_boundary::export("batchOptions", || Ok(forms(BATCH_SETTINGS)))
}

/// Reads the options of a call of this operation from JSON, if there are any.
pub(crate) fn of_call(operation: &str, json: Option<&str>) -> Result<CallOptions, NodeError> {
    let mut options = CallOptions::new();
    read(CALL_SETTINGS, operation, json, |name, value| {
        options.set(name, value)
    })?;
    Ok(options)
}

/// Reads the settings of a composed call from JSON, if there are any.
pub(crate) fn of_composed(
    call: &ComposedInfo,
    json: Option<&str>,
) -> Result<BatchOptions, NodeError> {
    let mut options = BatchOptions::new();
    read(call.settings, call.name, json, |name, value| {
        options.set(name, value)
    })?;
    Ok(options)
}

/// Reads options from JSON, if there are any, and passes each to `set` under its name in the core.
pub(crate) fn read(
    settings: &[&SettingInfo],
    operation: &str,
    json: Option<&str>,
    mut set: impl FnMut(&str, SettingValue) -> gfxhub::Result<()>,
) -> Result<(), NodeError> {
    let Some(json) = json else {
        return Ok(());
    };
    for (name, value) in object(operation, json)? {
        let mut settings = settings.iter();
        let setting = settings
            .find(|setting| name_of(setting) == name)
            .ok_or_else(|| NodeError::invalid(operation, &name, "there is no such option"))?;
        let value = setting_value(setting.setting_type, value)
            .map_err(|due| NodeError::invalid(operation, setting.json_name, due))?;
        set(setting.json_name, value)?;
    }
    Ok(())
}

/// Returns the core's names of time limits. In JavaScript, these have a unit as their suffix.
#[napi]
pub fn time_limits() -> napi::Result<Vec<String>> {
    panic_boundary::export("timeLimits", || {
        let opened = HANDLES.iter().flat_map(|handle| of_handle(handle.name));
        let settings = SETTINGS.iter().chain(CALL_SETTINGS).chain(opened);
        let limits = settings.filter(|setting| setting.setting_type == SettingType::Duration);
        Ok(limits.map(|setting| setting.json_name.to_owned()).collect())
    })
}

fn set(mut builder: ClientBuilder, name: &str, value: Value) -> Result<ClientBuilder, NodeError> {
    let Some(setting) = SETTINGS.iter().find(|setting| name_of(setting) == name) else {
        let names = SETTINGS.iter().copied().map(name_of);
        let known: Vec<String> = names.chain(MORE.map(str::to_owned)).collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        return Err(unknown(NONE, name, &known));
    };
    let value = setting_value(setting.setting_type, value)
        .map_err(|due| NodeError::invalid(NONE, setting.json_name, due))?;
    builder.set(setting.json_name, value)?;
    Ok(builder)
}

/// Converts a value to the type of a setting. Fails with the requirement that the value does not
/// meet.
fn setting_value(setting: SettingType, value: Value) -> Result<SettingValue, &'static str> {
    Ok(match (setting, value) {
        (SettingType::Duration, value) => {
            let time = value.as_f64().and_then(duration);
            SettingValue::Duration(time.ok_or("it must be a number of milliseconds")?)
        }
        (SettingType::Count | SettingType::Bytes, value) => {
            let number = value.as_i64().ok_or("it must be a whole number")?;
            SettingValue::Number(number.into())
        }
        (SettingType::Number, value) => {
            let number = value.as_f64().ok_or("it must be a number")?;
            SettingValue::Seconds(number)
        }
        (SettingType::Headers, value) => SettingValue::Headers(headers(value)?),
        (_, Value::Bool(flag)) => SettingValue::Flag(flag),
        (_, Value::String(text)) => SettingValue::Text(text),
        _ => return Err("it must be text"),
    })
}

fn headers(value: Value) -> Result<Vec<(String, String)>, &'static str> {
    let due = "it must be an object whose keys are header names and whose values are strings";
    let Value::Object(headers) = value else {
        return Err(due);
    };
    let header = |(name, value)| match value {
        Value::String(value) => Ok((name, value)),
        _ => Err(due),
    };
    headers.into_iter().map(header).collect()
}
