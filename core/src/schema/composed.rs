//! Composed calls: calls that make many calls of an operation, one for each of their items.

use super::operation::ArgumentInfo;
use super::plain::PlainType;
use super::settings::SettingInfo;

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
    /// An example in Rust. What begins with `#` belongs to its test alone.
    pub example: &'static str,
}

impl ComposedInfo {
    /// The arguments of its operation that each item has, in their order.
    pub fn item_arguments(&self) -> impl Iterator<Item = &'static ArgumentInfo> {
        let operation = crate::schema::operation(self.operation);
        let arguments = operation.map_or(&[][..], |operation| operation.arguments);
        let is_own = |wire: &str| self.arguments.iter().any(|own| own.wire == wire);
        arguments
            .iter()
            .filter(move |argument| !is_own(argument.wire))
    }
}

/// The composed call of this name.
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
    /// Their name as an argument, `sets`.
    pub name: &'static str,
    /// The type of each: an id that is text, or plain data whose fields are the arguments of the operation
    /// and its body. In JSON the members of all its fields stand side by side.
    pub item_type: PlainType,
    /// Their documentation.
    pub docs: &'static str,
    /// True where they may be left out, and then stand for all that there are.
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

    /// The place of an argument of the operation among the arguments of the composed call:
    /// `addresses[3].nodePath`, `nodes[3]`, or the argument itself where no item holds it.
    pub(crate) fn place(&self, index: usize, argument: &str) -> String {
        match self.item_type {
            PlainType::Id(id) if id.wire == argument => format!("{}[{index}]", self.name),
            PlainType::Id(_) => argument.to_owned(),
            _ => format!("{}[{index}].{argument}", self.name),
        }
    }
}
