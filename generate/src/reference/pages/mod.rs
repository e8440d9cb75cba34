//! The pages, each made from the tables.

pub(crate) mod bodies;
pub(crate) mod errors;
pub(crate) mod group;
pub(crate) mod index;
pub(crate) mod records;
pub(crate) mod words;

use gfxhub::{EXTERNAL_DATA, GroupInfo, OPERATIONS, OperationInfo};

use super::GENERATED;
use crate::committed::File;

/// A page of this name: its title, and what follows.
pub(crate) fn page(name: &str, title: &str, text: &str) -> File {
    let text = format!("<!-- {GENERATED} -->\n\n# {title}\n\n{}\n", text.trim());
    File::new(format!("docs/reference/{name}.md"), text)
}

/// Every operation, the one without a row included.
pub(crate) fn operations() -> impl Iterator<Item = &'static OperationInfo> {
    OPERATIONS.iter().copied().chain([EXTERNAL_DATA])
}

/// Those of a group.
pub(crate) fn operations_of(group: &GroupInfo) -> impl Iterator<Item = &'static OperationInfo> {
    operations().filter(|operation| operation.group == group.name)
}
