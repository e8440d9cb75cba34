//! `gen/kinds.hpp`: the kinds of errors.

use gfxhub::Kind;

use super::layout;
use crate::docs;

pub(crate) fn header() -> String {
    let mut text = layout::doc(
        0,
        "What sort of failure an error reports. New kinds may be added, so a `switch` needs a default.",
    );
    text.push_str("enum class Kind : int {\n");
    for kind in Kind::ALL {
        let mut docs = docs::lines(kind.docs());
        docs.push(kind.advice().to_owned());
        text.push_str(&layout::comment(2, &docs));
        text.push_str(&format!("  {} = {},\n", kind.name(), kind.number()));
    }
    text.push_str("};\n\n/// The name of a kind, the same in every language.\n");
    text.push_str(&lookup());
    layout::header("kinds", "The kinds of errors.", &[], &text)
}

fn lookup() -> String {
    let mut text = String::from(
        "[[nodiscard]] inline const char* name(Kind kind) noexcept {\n  switch (kind) {\n",
    );
    for kind in Kind::ALL.iter().map(|kind| kind.name()) {
        text.push_str(&format!("    case Kind::{kind}:\n      return {kind:?};\n"));
    }
    // A newer library may have kinds that this header does not know.
    text + "  }\n  return \"Unknown\";\n}\n"
}
