//! Composed calls. Each makes one call of an operation for each of its items.

use super::operation::ArgumentInfo;
use super::plain::PlainType;
use super::settings::SettingInfo;

/// A composed call. Its `operation` determines the type of an item's result and the retry class of
/// an item's request.
#[derive(Debug)]
#[non_exhaustive]
pub struct ComposedInfo {
    /// Name, such as `engines.set_properties`.
    pub name: &'static str,
    /// Group, such as `engines`.
    pub group: &'static str,
    /// Name within the group, such as `set_properties`.
    pub verb: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Name of the operation that is called for each item.
    pub operation: &'static str,
    /// Name of the call whose arguments and body make up an item: the operation, or a call that
    /// finds the arguments of the operation.
    pub item: &'static str,
    /// Arguments that precede the items.
    pub arguments: &'static [ArgumentInfo],
    /// The items, as an argument of the call.
    pub items: ItemsInfo,
    /// Settings in addition to those of a call.
    pub settings: &'static [&'static SettingInfo],
    /// Type of the address of an item in a report.
    pub address: PlainType,
    /// Example in Rust. Lines that begin with `#` belong only to its test.
    pub example: &'static str,
}

/// Returns the composed call with this name; `None` if there is none.
///
/// ```
/// let call = gfxhub::schema::composed("engines.set_properties").unwrap();
/// assert_eq!(call.items.name, "sets");
/// ```
#[must_use]
pub fn composed(name: &str) -> Option<&'static ComposedInfo> {
    let mut calls = crate::schema::COMPOSED.iter().copied();
    calls.find(|call| call.name == name)
}

/// The argument of a composed call that contains the items.
#[derive(Debug)]
#[non_exhaustive]
pub struct ItemsInfo {
    /// Name of the argument, such as `sets`.
    pub name: &'static str,
    /// Type of an item: an id that is text, or plain data whose fields are the arguments and the
    /// body of [`item_call`](ComposedInfo::item_call). In JSON, an item is one object with the
    /// arguments and the members of the body.
    pub item_type: PlainType,
    /// Documentation.
    pub docs: &'static str,
    /// `true` if the items may be left out. The call then applies to all items that exist.
    pub optional: bool,
}

impl ItemsInfo {
    pub(crate) const fn new(
        name: &'static str,
        item_type: PlainType,
        docs: &'static str,
        optional: bool,
    ) -> ItemsInfo {
        ItemsInfo {
            name,
            item_type,
            docs,
            optional,
        }
    }

    /// Returns the place of an argument of an item's call within the arguments of the composed
    /// call: `addresses[3].nodePath`, `nodes[3]`, or the argument itself if it is not part of an
    /// item.
    pub(crate) fn place(&self, index: usize, argument: &str) -> String {
        match self.item_type {
            PlainType::Id(id) if id.wire == argument => format!("{}[{index}]", self.name),
            PlainType::Id(_) => argument.to_owned(),
            _ => format!("{}[{index}].{argument}", self.name),
        }
    }
}
