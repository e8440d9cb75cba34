//! Documentation of the schema with the names that Python has.

use crate::docs::{lines, wrapped};

/// How wide a line of a docstring is, without its margin.
pub(super) const WIDTH: usize = 88;

/// Names of Rust and what stands for them.
const NAMES: &[(&str, &str)] = &[
    ("`Value::approx_eq`", "`gfxhub.approx_eq`"),
    ("`null`", "`gfxhub.NULL`"),
];

fn python(text: &str) -> String {
    NAMES.iter().fold(text.to_owned(), |text, (rust, python)| {
        text.replace(rust, python)
    })
}

/// The lines of a doc text. Where the first paragraph takes more than one, its first sentence
/// stands alone, as the summary that Python's tools show.
pub(super) fn text(docs: &str) -> Vec<String> {
    let mut lines: Vec<String> = lines(docs).iter().map(|line| python(line)).collect();
    let end = lines
        .iter()
        .position(String::is_empty)
        .unwrap_or(lines.len());
    let first = lines.drain(..end).collect::<Vec<_>>().join(" ");
    let summary = match first.split_once(". ") {
        Some((summary, rest)) if first.len() > WIDTH => {
            vec![format!("{summary}."), String::new(), rest.to_owned()]
        }
        _ => vec![first],
    };
    wrapped(&summary.into_iter().chain(lines).collect::<Vec<_>>(), WIDTH)
}

/// A doc text as one line.
pub(super) fn plain(docs: &str) -> String {
    python(&lines(docs).join(" ")).replace("  ", " ")
}

/// An entry of a section: the first line under the section's margin, the rest under its own.
pub(super) fn entry(text: &str) -> Vec<String> {
    let broken = wrapped(&[text.to_owned()], WIDTH - 8);
    let margin = |(at, line): (usize, String)| {
        format!("{}{line}", if at == 0 { "    " } else { "        " })
    };
    broken.into_iter().enumerate().map(margin).collect()
}

/// An entry of a section of a docstring that has this margin.
pub(super) fn indented_entry(text: &str, margin: &str) -> String {
    let lines = entry(text).into_iter();
    let lines: Vec<String> = lines.map(|line| format!("{margin}{line}")).collect();
    lines.join("\n")
}
