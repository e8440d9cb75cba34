//! The settings of clients, calls, batches and handles as members of JavaScript options.

use gfxhub::schema::{OperationInfo, SettingInfo, SettingType};
use serde::Serialize;

use crate::docs::{with_operations, without_rust_remarks};
use crate::names::camel;

/// A setting, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct SettingView {
    pub(super) name: String,
    docs: String,
    #[serde(rename = "type")]
    form: String,
    /// Sample value.
    sample: &'static str,
}

/// Documentation that is added to that of a cancel token. JavaScript calls a token a signal.
const SIGNAL: &str = " A read is rejected immediately. The signal's reason is the error's `cause`; the \
     error's `name` is `AbortError`, or `TimeoutError` for `AbortSignal.timeout()`.";

/// Largest maximum of a count whose type lists all allowed numbers.
const FEW: u64 = 4;

/// Returns the view of a setting.
pub(super) fn view(setting: &SettingInfo) -> SettingView {
    let spelled =
        |operation: &OperationInfo| format!("{}.{}", operation.group, camel(operation.verb));
    let docs = with_operations(&without_rust_remarks(setting.docs), spelled);
    let remark = match setting.setting_type {
        SettingType::Duration => " In milliseconds.",
        SettingType::Bytes => " In bytes.",
        SettingType::CancelToken => SIGNAL,
        _ => "",
    };
    let limits = match setting.limits {
        "" => String::new(),
        limits => format!(" {limits}"),
    };
    SettingView {
        name: name(setting),
        docs: docs + remark + &limits,
        form: form(setting),
        sample: match setting.setting_type {
            SettingType::Duration | SettingType::Count | SettingType::Bytes => "1000",
            SettingType::Number => "0.5",
            SettingType::Headers => "{}",
            SettingType::Flag => "true",
            SettingType::CancelToken => "new AbortController().signal",
            _ => "'text'",
        },
    }
}

/// Returns the name of a setting in JavaScript, where a token is called a signal.
pub(crate) fn name(setting: &SettingInfo) -> String {
    match setting.setting_type {
        SettingType::Duration => format!("{}Ms", setting.json_name),
        SettingType::CancelToken => "signal".to_owned(),
        _ => setting.json_name.to_owned(),
    }
}

/// Returns the name in backquotes with its unit, for a list of options.
pub(super) fn mention(setting: &SettingInfo) -> String {
    let unit = match setting.setting_type {
        SettingType::Duration => " (milliseconds)",
        SettingType::Bytes => " (bytes)",
        _ => "",
    };
    format!("`{}`{unit}", name(setting))
}

fn form(setting: &SettingInfo) -> String {
    match setting.setting_type {
        SettingType::Count => match (setting.min, setting.max) {
            (Some(min), Some(max)) if max.number <= FEW => {
                let numbers = (min.number..=max.number).map(|number| number.to_string());
                numbers.collect::<Vec<_>>().join(" | ")
            }
            _ => "number".to_owned(),
        },
        SettingType::Duration | SettingType::Bytes | SettingType::Number => "number".to_owned(),
        SettingType::Headers => "{ readonly [name: string]: string }".to_owned(),
        SettingType::Flag => "boolean".to_owned(),
        SettingType::CancelToken => "AbortSignal".to_owned(),
        _ => "string".to_owned(),
    }
}
