//! Documentation of the schema, changed to use the names in Python.

use crate::docs::{lines, wrapped};
use crate::names::capitalized;

/// Maximum length of a line of a docstring, without its margin.
pub(super) const WIDTH: usize = 88;

/// Pairs of a name in Rust and the name in Python that replaces it.
const NAMES: &[(&str, &str)] = &[
    ("`Value::approx_eq`", "`gfxhub.approx_eq`"),
    ("`null`", "`gfxhub.NULL`"),
];

fn python(text: &str) -> String {
    NAMES.iter().fold(text.to_owned(), |text, (rust, python)| {
        text.replace(rust, python)
    })
}

/// Returns the lines of a doc text. Python's tools show the first line as the summary. If the first
/// paragraph is longer than one line, its first sentence becomes the summary. If the sentence is
/// too long as well, the part before a semicolon, colon or comma becomes the summary.
pub(super) fn text(docs: &str) -> Vec<String> {
    let mut lines: Vec<String> = lines(docs).iter().map(|line| python(line)).collect();
    let end = lines
        .iter()
        .position(String::is_empty)
        .unwrap_or(lines.len());
    let first = lines.drain(..end).collect::<Vec<_>>().join(" ");
    let mut summary = match first.split_once(". ") {
        Some((summary, rest)) if first.len() > WIDTH => {
            vec![format!("{summary}."), String::new(), rest.to_owned()]
        }
        _ => vec![first],
    };
    if summary[0].len() > WIDTH
        && let Some((short, rest)) = at_pause(&summary[0])
    {
        let rest = [rest, summary.split_off(1).concat()].join(" ");
        summary = vec![short, String::new(), rest];
    }
    wrapped(&summary.into_iter().chain(lines).collect::<Vec<_>>(), WIDTH)
}

/// Splits a sentence at a semicolon, else a colon, else a comma, outside of code.
fn at_pause(sentence: &str) -> Option<(String, String)> {
    ["; ", ": ", ", "].iter().find_map(|mark| {
        let is_code = |at: usize| sentence[..at].matches('`').count() % 2 == 1;
        let mut pauses = sentence.match_indices(mark).map(|(at, _)| at);
        let at = pauses.find(|&at| at < WIDTH && !is_code(at))?;
        let rest = capitalized(&sentence[at + mark.len()..]);
        Some((format!("{}.", &sentence[..at]), rest))
    })
}

/// Returns a doc text as one line.
pub(super) fn plain(docs: &str) -> String {
    python(&lines(docs).join(" ")).replace("  ", " ")
}

/// Returns the lines of an entry of a section. All lines but the first are indented.
pub(super) fn entry(text: &str) -> Vec<String> {
    let broken = wrapped(&[text.to_owned()], WIDTH - 8);
    let margin = |(at, line): (usize, String)| {
        format!("{}{line}", if at == 0 { "    " } else { "        " })
    };
    broken.into_iter().enumerate().map(margin).collect()
}

/// Returns the text of an entry in a section of a docstring that is indented by `margin`.
pub(super) fn indented_entry(text: &str, margin: &str) -> String {
    let lines = entry(text).into_iter();
    let lines: Vec<String> = lines.map(|line| format!("{margin}{line}")).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn a_summary_is_one_line() {
        let code = "`{\"seed\": 7, \"faults\": []}`";
        let docs = format!(
            " Replaces the scenario by {code}, which is JSON\n text that other programs can write as well. More."
        );
        let rest = "Which is JSON text that other programs can write as well. More.";
        assert_eq!(
            text(&docs),
            [&format!("Replaces the scenario by {code}."), "", rest]
        );
        assert_eq!(text(" Short: it stays."), ["Short: it stays."]);
    }
}
