//! Templates and playout rundowns of a show.

use super::object;
use super::object::{Data, MAX_ID, MAX_NAME};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A template, from which playout items are made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Template {
    /// Number of the template.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the template, by which items refer to it.
    pub name: String,
    /// Buttons of the template's items, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub buttons: Vec<TemplateButton>,
    /// Fields of the form, each with the value that an item has if its data lacks the field.
    #[serde(default)]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub data: Data,
    /// ExternalData fields by their keys, with the download of each.
    #[serde(default, deserialize_with = "object::map")]
    pub external_data: BTreeMap<String, ExternalData>,
}

/// A button of a template's form.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TemplateButton {
    /// Id of the button.
    pub id: String,
    /// Key of the button, if it has one. A trigger takes the id or the key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Label of the button; its id if the file has none.
    #[serde(default)]
    pub label: String,
}

/// The download of an ExternalData field: either `text` or `base64`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schemars(extend("oneOf" = [
    { "required": ["text"], "properties": { "text": { "type": "string" } } },
    { "required": ["base64"], "properties": { "base64": { "type": "string" } } },
]))]
pub struct ExternalData {
    /// The content type of the response.
    pub content_type: String,
    /// The response as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The response as bytes, in standard base64 with padding.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base64: Option<String>,
}

impl Template {
    /// Returns the reason why data does not fit the template's form: it has fields that the
    /// template lacks. The first ten of them are named. Returns `None` if the data fits.
    pub(crate) fn misfit(&self, data: &Data) -> Option<String> {
        let is_known =
            |name: &String| self.data.contains_key(name) || self.external_data.contains_key(name);
        let unknown = data.keys().filter(|name| !is_known(name)).take(10);
        let unknown: Vec<String> = unknown.map(|name| quoted(name)).collect();
        if unknown.is_empty() {
            return None;
        }
        let fields = self.external_data.keys();
        let fields = fields.filter(|name| !self.data.contains_key(*name));
        let known: Vec<&str> = self.data.keys().chain(fields).map(String::as_str).collect();
        let known = match known.is_empty() {
            true => "it has none".to_owned(),
            false => format!("it has {}", known.join(", ")),
        };
        let (template, unknown) = (quoted(&self.name), unknown.join(", "));
        Some(format!(
            "template {template} has no field {unknown}; {known}"
        ))
    }
}

/// Returns a name in quotes, cut to the maximum length of a name in a show.
fn quoted(name: &str) -> String {
    let start: String = name.chars().take(MAX_NAME).collect();
    format!("{start:?}")
}

impl ExternalData {
    /// Returns the bytes of the response; empty if `base64` does not hold base64, which is
    /// impossible in a checked show.
    pub fn bytes(&self) -> Vec<u8> {
        self.decoded().unwrap_or_default()
    }

    /// Returns the bytes of the response; `None` if `base64` does not contain base64.
    pub(super) fn decoded(&self) -> Option<Vec<u8>> {
        match (&self.text, &self.base64) {
            (Some(text), _) => Some(text.clone().into_bytes()),
            (None, Some(digits)) => from_base64(digits),
            (None, None) => Some(Vec::new()),
        }
    }
}

/// Decodes standard base64; white space and line ends are skipped.
fn from_base64(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
    BASE64_STANDARD.decode(digits).ok()
}

/// A playout rundown with its items.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayoutRundown {
    /// Number of the rundown.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the rundown.
    pub name: String,
    /// Items of the rundown, in order.
    #[serde(default, deserialize_with = "object::list")]
    pub items: Vec<PlayoutItem>,
}

/// An item of a playout rundown. Its buttons are those of its template.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayoutItem {
    /// Number of the item, unique in the show.
    #[schemars(range(min = 1, max = MAX_ID))]
    pub id: i64,
    /// Name of the item.
    pub name: String,
    /// Name of the item's template.
    pub template: String,
    /// Values of the template's fields; on loading, missing fields are taken from the
    /// template.
    #[serde(default)]
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub data: Data,
    /// Channels on which the item is played in place of its own.
    #[serde(default)]
    pub overridden_channels: Vec<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decodes_what_the_standard_lists() {
        for (text, bytes) in [
            ("", ""),
            ("Zg==", "f"),
            ("Zm8=", "fo"),
            ("Zm9v", "foo"),
            ("Zm9vYg==", "foob"),
            ("Zm9v\nYmFy", "foobar"),
        ] {
            let decoded = from_base64(text);
            assert_eq!(decoded.as_deref(), Some(bytes.as_bytes()), "{text}");
        }
        assert_eq!(from_base64("+/+/"), Some(vec![0xfb, 0xff, 0xbf]));
    }

    #[test]
    fn data_with_a_field_that_the_template_lacks_does_not_fit() {
        let template: Template = serde_json::from_str(
            r#"{"id":1,"name":"A","data":{"title":"","photo":""},
                "externalData":{"photo":{"contentType":"a/b","text":""},"notes":{"contentType":"a/b","text":""}}}"#,
        )
        .unwrap();
        let misfit = |data: &str| template.misfit(&serde_json::from_str(data).unwrap());
        assert_eq!(misfit(r#"{"title":1,"notes":2}"#), None);
        assert_eq!(
            misfit(r#"{"titel":1,"title":2,"x\n":3}"#).unwrap(),
            r#"template "A" has no field "titel", "x\n"; it has title, photo, notes"#
        );
        let empty = Template {
            data: Data::new(),
            external_data: BTreeMap::new(),
            ..template.clone()
        };
        assert!(empty.misfit(&Data::new()).is_none());
        assert!(
            empty
                .misfit(&template.data)
                .unwrap()
                .ends_with("; it has none")
        );
    }

    #[test]
    fn refuses_what_is_not_base64() {
        for text in [
            "Z", "Zg", "Zg=", "Zh==", "Zm9=", "Z===", "====", "Zg==Zg==", "Zm9-", "Zé==",
        ] {
            assert_eq!(from_base64(text), None, "{text}");
        }
    }
}
