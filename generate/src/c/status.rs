//! `gfxhub_status`: success, or the kind of the failure.

use std::fmt::Write as _;

use gfxhub::Kind;

use super::rust;
use crate::committed::File;

/// The file of the status.
pub(super) fn file() -> Result<File, String> {
    let mut rows = String::new();
    let mut arms = String::new();
    for kind in Kind::ALL {
        let mut docs = rust::told(kind.docs());
        docs.push(kind.advice().to_owned());
        let _ = writeln!(
            rows,
            "{}{} = {},",
            rust::comment(&docs),
            kind.name(),
            kind.number()
        );
        let _ = writeln!(arms, "Kind::{0} => Self::{0},", kind.name());
    }
    let text = format!(
        "/// What came of a call: success, or what sort of failure it was. Numbers are never changed\n\
         /// and never given twice; a newer library may return further ones.\n\
         #[repr(C)]\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
         pub enum gfxhub_status {{\n/// It succeeded.\nOk = 0,\n{rows}}}\n\n\
         impl From<Kind> for gfxhub_status {{\n\
         fn from(kind: Kind) -> Self {{\nmatch kind {{\n{arms}\
         // The core has grown a kind, and this file is older.\n_ => Self::Internal,\n}}\n}}\n}}\n"
    );
    let uses = ["gfxhub_core::Kind".to_owned()];
    let file = rust::file("status", "What calls return.", &uses, &text)?;
    // The file is itself where this comes from.
    let text = file
        .text
        .replace("use crate::r#gen::status::gfxhub_status;\n", "");
    Ok(File::new(file.path, text))
}
