//! The classes of the errors, one a kind.

use gfxhub::Kind;

use super::source::{PYTHON, docstring, listed};
use crate::committed::File;
use crate::docs::wrapped;

/// Their names.
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<String> = Kind::ALL
        .iter()
        .map(|kind| kind.python().to_owned())
        .collect();
    names.sort();
    names
}

/// `gfxhub/_errors.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"The errors of calls by kind.\"\"\"\n\n{PYTHON}\n\nfrom typing import ClassVar\n\nfrom ._error import GfxHubError\n\n"
    );
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &names, "]"));
    for kind in Kind::ALL {
        text.push_str(&class(*kind));
    }
    File::new("py/python/gfxhub/_errors.py", text)
}

/// What Python has of its own for the same, so that who catches that catches this.
fn bases(kind: Kind) -> &'static str {
    match kind {
        Kind::Invalid => "GfxHubError, ValueError",
        Kind::ConnectTimeout | Kind::Timeout => "GfxHubError, TimeoutError",
        _ => "GfxHubError",
    }
}

fn class(kind: Kind) -> String {
    let mut lines = crate::docs::lines(kind.docs());
    lines.extend([String::new(), kind.advice().to_owned()]);
    let told = docstring(&wrapped(&lines, 88), "    ");
    format!(
        "\n\nclass {}({}):\n{told}\n    kind: ClassVar[str] = {:?}\n",
        kind.python(),
        bases(kind),
        kind.name()
    )
}
