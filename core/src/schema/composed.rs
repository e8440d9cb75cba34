//! Composed calls, which make a call of one operation for each of their items.

use super::operation::ArgumentInfo;
use super::plain::PlainType;
use super::settings::SettingInfo;

/// A composed call. The result of an item and the retry class are those of its operation.
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
    /// Arguments before the items.
    pub arguments: &'static [ArgumentInfo],
    /// Items.
    pub items: ItemsInfo,
    /// Settings in addition to those of a call.
    pub settings: &'static [&'static SettingInfo],
    /// Type of the address in a result.
    pub address: PlainType,
    /// Example in Rust. Lines that begin with `#` belong only to its test.
    pub example: &'static str,
}

impl ComposedInfo {
    /// Returns the arguments of the operation that each item has, in order.
    pub fn item_arguments(&self) -> impl Iterator<Item = &'static ArgumentInfo> {
        let operation = crate::schema::operation(self.operation);
        let arguments = operation.map_or(&[][..], |operation| operation.arguments);
        let is_own = |wire: &str| self.arguments.iter().any(|own| own.wire == wire);
        arguments
            .iter()
            .filter(move |argument| !is_own(argument.wire))
    }
}

/// Returns the composed call with this name.
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

/// The items of a composed call.
#[derive(Debug)]
#[non_exhaustive]
pub struct ItemsInfo {
    /// Name of the argument, such as `sets`.
    pub name: &'static str,
    /// Type of an item: an id that is text, or plain data whose fields are the arguments of the
    /// operation and its body. In JSON the members of all these fields are in one object.
    pub item_type: PlainType,
    /// Documentation.
    pub docs: &'static str,
    /// `true` if the items may be left out, which stands for all that exist.
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

    /// Returns the place of an argument of the operation among the arguments of the composed call:
    /// `addresses[3].nodePath`, `nodes[3]`, or the argument itself if it is not part of an item.
    pub(crate) fn place(&self, index: usize, argument: &str) -> String {
        match self.item_type {
            PlainType::Id(id) if id.wire == argument => format!("{}[{index}]", self.name),
            PlainType::Id(_) => argument.to_owned(),
            _ => format!("{}[{index}].{argument}", self.name),
        }
    }
}
