//! What the body of an item's create or update says.

use serde_json::{Map, Value};

use super::call::{fits_name_limit, integer, integers, non_empty_str, present, unprocessable};
use crate::response::HubResponse;
use crate::show::{Data, MAX_NAME};
use crate::state::values::{check_levels, levels_of};

/// What a create or an update may say of an item.
#[derive(Debug)]
pub(super) struct Fields {
    pub(super) name: Option<String>,
    pub(super) template: Option<String>,
    pub(super) order: Option<usize>,
    pub(super) channels: Option<Vec<i64>>,
    pub(super) data: Option<Data>,
}

impl Fields {
    pub(super) fn read(body: &Map<String, Value>) -> Result<Fields, HubResponse> {
        let text = |name: &str| match present(body, name) {
            None => Ok(None),
            Some(value) => match non_empty_str(value).filter(|text| fits_name_limit(text)) {
                Some(text) => Ok(Some(text.to_owned())),
                None => Err(unprocessable(&format!(
                    "Rundown item {name} must be a text, not empty, of at most {MAX_NAME} characters."
                ))),
            },
        };
        let order = match present(body, "order") {
            None => None,
            Some(value) => {
                let order = integer(value).and_then(|order| usize::try_from(order).ok());
                Some(order.ok_or_else(|| unprocessable("order must be an integer, 0 or more."))?)
            }
        };
        let channels = match present(body, "overriddenChannels") {
            None => None,
            Some(value) => Some(integers(value).ok_or_else(|| {
                unprocessable("overriddenChannels must be an array of integers.")
            })?),
        };
        let data = match present(body, "data") {
            None => None,
            Some(Value::Object(data)) => {
                check_levels("data", levels_of(data))
                    .map_err(|why| unprocessable(&format!("{why}.")))?;
                Some(data.clone())
            }
            Some(_) => return Err(unprocessable("data must be an object.")),
        };
        Ok(Fields {
            name: text("name")?,
            template: text("template")?,
            order,
            channels,
            data,
        })
    }
}
