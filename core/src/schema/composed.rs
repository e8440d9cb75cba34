//! Composed calls: calls that make many calls of an operation, one for each of their items.

use super::operation::ArgumentInfo;
use super::plain::{PlainInfo, PlainType};
use super::settings::SettingInfo;
use super::types::{BodyInfo, IdInfo};

/// A composed call. What it gives for an item is what its operation gives, and its retry class is that
/// of its operation.
#[derive(Debug)]
#[non_exhaustive]
pub struct ComposedInfo {
    /// Its name, `engines.set_properties`.
    pub name: &'static str,
    /// Its group, `engines`.
    pub group: &'static str,
    /// Its name within the group, `set_properties`.
    pub verb: &'static str,
    /// Its documentation.
    pub docs: &'static str,
    /// The name of the operation that each item is a call of.
    pub operation: &'static str,
    /// Its arguments besides the items, which stand before them.
    pub arguments: &'static [ArgumentInfo],
    /// Its items.
    pub items: ItemsInfo,
    /// Its settings besides those of a call.
    pub settings: &'static [&'static SettingInfo],
    /// The address that a result has.
    pub address: PlainType,
}

/// The items of a composed call.
#[derive(Debug)]
#[non_exhaustive]
pub struct ItemsInfo {
    /// Their name as an argument, `sets`.
    pub name: &'static str,
    /// The type of each.
    pub item_type: ItemType,
    /// Their documentation.
    pub docs: &'static str,
}

impl ItemsInfo {
    pub(crate) const fn new(
        name: &'static str,
        item_type: ItemType,
        docs: &'static str,
    ) -> ItemsInfo {
        ItemsInfo {
            name,
            item_type,
            docs,
        }
    }
}

/// The type of an item.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum ItemType {
    /// An id that is text.
    Id(&'static IdInfo),
    /// Plain data, whose fields are the arguments of the operation.
    Plain(&'static PlainInfo),
    /// The same with the members of the operation's body.
    PlainWithBody(&'static PlainInfo, &'static BodyInfo),
}
