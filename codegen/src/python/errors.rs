//! The exception classes, one for each kind of error.

use gfxhub::ErrorKind;

use super::source::{PYTHON, docstring, listed};
use crate::docs::wrapped;
use crate::output_files::File;

/// Returns the names of the classes.
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<String> = ErrorKind::ALL
        .iter()
        .map(|kind| kind.python().to_owned())
        .collect();
    names.sort();
    names
}

/// Returns `gfxhub/_errors.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"The errors of calls by kind.\"\"\"\n\n{PYTHON}\n\nfrom typing import ClassVar, Literal\n\nfrom ._error import GfxHubError\n\n"
    );
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &names, "]"));
    for kind in ErrorKind::ALL {
        text.push_str(&class(*kind));
    }
    File::new("py/python/gfxhub/_errors.py", text)
}

/// Returns the base classes of a kind's class. They include Python's own class for such a failure,
/// so that code which catches that class also catches this one.
fn bases(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Invalid => "GfxHubError, ValueError",
        ErrorKind::Connect | ErrorKind::ConnectionLost | ErrorKind::Dns => {
            "GfxHubError, ConnectionError"
        }
        ErrorKind::ConnectTimeout => "GfxHubError, ConnectionError, TimeoutError",
        ErrorKind::Timeout => "GfxHubError, TimeoutError",
        _ => "GfxHubError",
    }
}

fn class(kind: ErrorKind) -> String {
    let mut lines = crate::docs::lines(kind.docs());
    lines.extend([String::new(), kind.advice().to_owned()]);
    let docs = docstring(&wrapped(&lines, 88), "    ");
    format!(
        "\n\nclass {}({}):\n{docs}\n    kind: ClassVar[Literal[{name:?}]] = {name:?}\n",
        kind.python(),
        bases(kind),
        name = kind.name()
    )
}
