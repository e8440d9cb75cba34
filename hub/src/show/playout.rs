//! Templates and playout rundowns of a show.

use super::{Data, base64};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A template: what a playout item is made from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Template {
    /// Number of the template.
    pub id: i64,
    /// Name of the template, by which items refer to it.
    pub name: String,
    /// The buttons that its items get, in order.
    #[serde(default)]
    pub buttons: Vec<TemplateButton>,
    /// The fields of its form with the values that an item has until it gives its own.
    #[serde(default)]
    pub data: Data,
    /// Its ExternalData fields by their keys, and what a download of each gives.
    #[serde(default)]
    pub external_data: BTreeMap<String, ExternalData>,
}

/// A button of a template's form.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TemplateButton {
    /// Its id.
    pub id: String,
    /// Its key, where it has one of its own. A trigger takes the id or the key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What is written on it; its id when the file does not say.
    #[serde(default)]
    pub label: String,
}

/// What the download of an ExternalData field gives: `text` or `base64`, one of the two.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExternalData {
    /// The content type of the answer.
    pub content_type: String,
    /// The answer as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The answer as bytes, in standard base64 with padding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
}

impl ExternalData {
    /// The bytes of the answer; none when `base64` does not hold base64, which a show that was
    /// checked never has.
    pub fn bytes(&self) -> Vec<u8> {
        self.decoded().unwrap_or_default()
    }

    /// The bytes of the answer, unless what stands there is not base64.
    pub(super) fn decoded(&self) -> Option<Vec<u8>> {
        match (&self.text, &self.base64) {
            (Some(text), _) => Some(text.clone().into_bytes()),
            (None, Some(digits)) => base64::decode(digits),
            (None, None) => Some(Vec::new()),
        }
    }
}

/// A playout rundown with its items.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayoutRundown {
    /// Number of the rundown.
    pub id: i64,
    /// Name of the rundown.
    pub name: String,
    /// Its items, in order.
    #[serde(default)]
    pub items: Vec<PlayoutItem>,
}

/// An item of a playout rundown. Its buttons are those of its template.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayoutItem {
    /// Number of the item, unique in the show.
    pub id: i64,
    /// Name of the item.
    pub name: String,
    /// Name of its template.
    pub template: String,
    /// Values of the template's fields; on loading, fields that are not given come from the
    /// template.
    #[serde(default)]
    pub data: Data,
    /// The channels that it plays on in place of its own.
    #[serde(default)]
    pub overridden_channels: Vec<i64>,
}
