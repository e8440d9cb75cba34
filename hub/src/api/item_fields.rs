//! What the body of an item's create or update says.

use serde_json::{Map, Value};

use super::call::{given, integer, integers, is_short, named, refused};
use crate::answer::Answer;
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
    pub(super) fn read(body: &Map<String, Value>) -> Result<Fields, Answer> {
        let text = |name: &str| match given(body, name) {
            None => Ok(None),
            Some(value) => match named(value).filter(|text| is_short(text)) {
                Some(text) => Ok(Some(text.to_owned())),
                None => Err(refused(&format!(
                    "Rundown item {name} must be a text, not empty, of at most {MAX_NAME} characters."
                ))),
            },
        };
        let order = match given(body, "order") {
            None => None,
            Some(value) => {
                let order = integer(value).and_then(|order| usize::try_from(order).ok());
                Some(order.ok_or_else(|| refused("order must be an integer, 0 or more."))?)
            }
        };
        let channels = match given(body, "overriddenChannels") {
            None => None,
            Some(value) => Some(
                integers(value)
                    .ok_or_else(|| refused("overriddenChannels must be an array of integers."))?,
            ),
        };
        let data = match given(body, "data") {
            None => None,
            Some(Value::Object(data)) => {
                check_levels("data", levels_of(data)).map_err(|why| refused(&format!("{why}.")))?;
                Some(data.clone())
            }
            Some(_) => return Err(refused("data must be an object.")),
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
