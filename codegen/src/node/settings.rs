//! The settings of a client as members of its options.

use gfxhub::schema::{SETTINGS, SettingInfo, SettingType};
use serde::Serialize;

use crate::docs::without_rust_remarks;

/// A setting.
#[derive(Serialize)]
pub(super) struct SettingView {
    name: String,
    docs: String,
    #[serde(rename = "type")]
    form: String,
}

/// Up to here the numbers of a range are named one by one.
const FEW: u64 = 4;

/// The settings of a client.
pub(super) fn of_client() -> Vec<SettingView> {
    SETTINGS.iter().copied().map(view).collect()
}

fn view(setting: &SettingInfo) -> SettingView {
    let (unit, behind) = match setting.setting_type {
        SettingType::Duration => (" In milliseconds.", "Ms"),
        SettingType::Bytes => (" In bytes.", ""),
        _ => ("", ""),
    };
    let limits = match setting.limits {
        "" => String::new(),
        limits => format!(" {limits}"),
    };
    SettingView {
        name: format!("{}{behind}", setting.json_name),
        docs: without_rust_remarks(setting.docs) + unit + &limits,
        form: form(setting),
    }
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
        SettingType::Duration | SettingType::Bytes => "number".to_owned(),
        SettingType::Headers => "{ readonly [name: string]: string }".to_owned(),
        SettingType::Flag => "boolean".to_owned(),
        _ => "string".to_owned(),
    }
}
