//! Functions that write source text: indentation, Rust doc comments, Python docstrings, and lists
//! in one or more lines.

/// First line of a generated Rust file.
pub(super) const RUST: &str = "//! Written by cargo xtask generate; do not edit.";

/// First line of a generated Python file.
pub(super) const PYTHON: &str = "# Written by cargo xtask generate; do not edit.";

/// Maximum length of a line of Python.
const WIDTH: usize = 100;

/// Returns the lines as Rust doc comments.
pub(super) fn comments(lines: &[String], margin: &str) -> String {
    lines
        .iter()
        .map(|line| format!("{margin}/// {line}").trim_end().to_owned() + "\n")
        .collect()
}

/// Returns the lines as a Python docstring.
pub(super) fn docstring(lines: &[String], margin: &str) -> String {
    if let [only] = lines {
        return format!("{margin}\"\"\"{only}\"\"\"\n");
    }
    let mut out = String::new();
    for (at, line) in lines.iter().enumerate() {
        let open = if at == 0 { "\"\"\"" } else { "" };
        out.push_str(format!("{margin}{open}{line}").trim_end());
        out.push('\n');
    }
    format!("{out}{margin}\"\"\"\n")
}

/// Returns `head`, the items and `tail` in one line if they fit. Otherwise each item has its own
/// line, with a trailing comma so that the formatter does not join the lines.
pub(super) fn listed(margin: &str, head: &str, items: &[String], tail: &str) -> String {
    let one = format!("{margin}{head}{}{tail}", items.join(", "));
    if one.chars().count() <= WIDTH {
        return one + "\n";
    }
    let items: String = items
        .iter()
        .map(|item| format!("{margin}    {item},\n"))
        .collect();
    format!("{margin}{head}\n{items}{margin}{tail}\n")
}

/// Returns the rank of a name in the order of the linter: constants, then classes, then the rest.
fn rank(name: &str) -> u8 {
    let constant = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    match name {
        _ if name.chars().all(constant) => 0,
        _ if name.starts_with(|letter: char| letter.is_ascii_uppercase()) => 1,
        _ => 2,
    }
}

/// Sorts public names.
pub(super) fn sort(names: &mut [String]) {
    names.sort_by_key(|name| (rank(name), name.clone()));
}

/// Returns an import statement.
pub(super) fn import(module: &str, mut names: Vec<String>) -> String {
    // The order of public names depends on upper and lower case, but that of imports does not.
    names.sort_by_key(|name| (rank(name), name.to_ascii_lowercase()));
    let one = format!("from {module} import {}\n", names.join(", "));
    if one.chars().count() <= 101 {
        return one;
    }
    listed("", &format!("from {module} import ("), &names, ")")
}
