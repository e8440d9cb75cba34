//! Settings of clients and of calls, as Python keyword arguments.

use gfxhub::RetryClass;
use gfxhub::schema::{CALL_SETTINGS, SettingInfo, SettingType};
use serde::Serialize;

use super::docs;
use crate::reference::markdown::sentence;

/// A setting as a keyword argument.
#[derive(Serialize)]
pub(super) struct Keyword {
    name: &'static str,
    /// Declaration of the parameter, with its type and default.
    declared: String,
    /// Entry in the docstring of a method.
    docs: String,
}

impl Keyword {
    /// Returns a setting of a client as a keyword argument.
    pub(super) fn of_client(info: &'static SettingInfo) -> Keyword {
        Keyword {
            name: info.name,
            declared: format!("{}: {} | None = None", info.name, takes(info)),
            docs: docs::indented_entry(&text(info, &docs::plain(info.docs)), "        "),
        }
    }

    /// Returns an option of a call as a keyword argument.
    pub(super) fn of_call(info: &'static SettingInfo) -> Keyword {
        Keyword {
            declared: declared(info),
            ..Keyword::of_client(info)
        }
    }
}

/// Returns the options that calls of this retry class have.
pub(super) fn of_class(class: RetryClass) -> impl Iterator<Item = &'static SettingInfo> {
    let settings = CALL_SETTINGS.iter().copied();
    settings.filter(move |info| info.counts_for(class))
}

/// Returns the declaration of an option as a parameter.
pub(super) fn declared(info: &SettingInfo) -> String {
    match info.setting_type {
        SettingType::Flag => format!("{}: bool = False", info.name),
        _ => format!("{}: {} | None = None", info.name, takes(info)),
    }
}

/// Returns the code that passes an option on as a keyword argument.
pub(super) fn handed(info: &SettingInfo) -> String {
    format!("{0}={0}", info.name)
}

/// Returns the entry of an option in the docstring of an operation.
pub(super) fn entry(info: &SettingInfo) -> Vec<String> {
    docs::entry(&text(info, &sentence(info.docs)))
}

fn text(info: &SettingInfo, docs: &str) -> String {
    let seconds = match info.setting_type {
        SettingType::Duration => "Seconds, or a timedelta. ",
        _ => "",
    };
    let text = format!("{}: {seconds}{docs} {}", info.name, info.limits);
    text.trim_end().to_owned()
}

fn takes(info: &SettingInfo) -> &'static str {
    match info.setting_type {
        SettingType::Duration => "float | timedelta",
        SettingType::Count | SettingType::Bytes => "int",
        SettingType::Number => "float",
        SettingType::Path => "str | PathLike[str]",
        SettingType::Pem => "str | bytes",
        SettingType::Headers => "Mapping[str, str]",
        SettingType::Flag => "bool",
        SettingType::CancelToken => "CancelToken",
        _ => "str",
    }
}
