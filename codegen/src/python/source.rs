//! Pieces of source text: margins, Rust's doc comments, Python's docstrings, lists that break.

/// The first line of a generated file of Rust.
pub(super) const RUST: &str = "//! Written by cargo xtask generate; do not edit.";

/// The first line of a generated file of Python.
pub(super) const PYTHON: &str = "# Written by cargo xtask generate; do not edit.";

/// How wide a line of Python is.
const WIDTH: usize = 100;

/// Doc comments.
pub(super) fn comments(lines: &[String], margin: &str) -> String {
    lines
        .iter()
        .map(|line| format!("{margin}/// {line}").trim_end().to_owned() + "\n")
        .collect()
}

/// A docstring.
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

/// `head(item, item)tail` in one line where it fits, else one item a line with the comma that keeps
/// the formatter from joining them.
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
