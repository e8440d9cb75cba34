//! `gen/kinds.hpp`: the kinds of errors.

use gfxhub::Kind;

use super::layout;

pub(crate) fn header() -> String {
    let mut text = layout::doc(
        0,
        "What sort of failure an error reports. New kinds may be added, so a `switch` needs a default.",
    );
    text.push_str("enum class Kind : int {\n");
    for kind in Kind::ALL {
        text.push_str(&layout::doc(2, kind.advice()));
        text.push_str(&format!("  {} = {},\n", kind.name(), kind.number()));
    }
    text.push_str("};\n\n/// The name of a kind, the same in every language.\n");
    text.push_str(&lookup("name", Kind::name));
    text.push_str("\n/// What a person can do about it, as one sentence.\n");
    text.push_str(&lookup("advice", Kind::advice));
    layout::header("kinds", "The kinds of errors.", &[], &text)
}

fn lookup(function: &str, of: fn(Kind) -> &'static str) -> String {
    let mut text =
        format!("[[nodiscard]] inline const char* {function}(Kind kind) noexcept {{\n  switch (kind) {{\n");
    for &kind in Kind::ALL {
        let line = format!("      return {:?};", of(kind));
        text.push_str(&format!("    case Kind::{}:\n{line}\n", kind.name()));
    }
    text + "  }\n  return \"\";\n}\n"
}
