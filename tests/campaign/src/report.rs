//! Writes measured results into the documentation pages, between markers with the name of a run.

use std::fs;
use std::path::{Path, PathBuf};

/// Maximum length of a line of prose.
const WIDTH: usize = 118;

/// Returns the page for the results of a run. The campaign's table is as long as all others
/// together and has its own page.
fn path(name: &str) -> PathBuf {
    let page = match name {
        "campaign" => "reliability-campaign.md",
        _ => "reliability.md",
    };
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    docs.join(page)
}

/// Writes the results of a run between its markers.
///
/// # Errors
/// Returns an error if the page cannot be read or written, or lacks the markers.
pub fn write(name: &str, text: &str) -> Result<(), String> {
    let path = path(name);
    let fault = |fault: std::io::Error| format!("{}: {fault}", path.display());
    let page = fs::read_to_string(&path).map_err(fault)?;
    let page = replaced(&page, name, &wrapped(text))
        .ok_or_else(|| format!("{} has no markers for {name}", path.display()))?;
    fs::write(&path, page).map_err(fault)
}

fn replaced(page: &str, name: &str, text: &str) -> Option<String> {
    let (begin, end) = (
        format!("<!-- measured: {name} -->\n"),
        format!("<!-- end of {name} -->"),
    );
    let (before, rest) = page.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{}\n\n{end}{after}", text.trim()))
}

/// Wraps lines of prose; tables and code blocks remain unchanged.
fn wrapped(text: &str) -> String {
    let mut out = String::new();
    let mut program = false;
    for line in text.lines() {
        program ^= line.starts_with("```");
        if program || line.starts_with('|') {
            out.push_str(line);
        } else {
            let mut length = 0;
            for (at, word) in line.split(' ').enumerate() {
                let width = word.chars().count();
                if at > 0 && length + 1 + width > WIDTH {
                    out.push('\n');
                    length = 0;
                } else if at > 0 {
                    out.push(' ');
                    length += 1;
                }
                out.push_str(word);
                length += width;
            }
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::SPECIAL;

    #[test]
    fn prose_is_broken_and_nothing_else() {
        let row = format!("|{}|\n", " a".repeat(WIDTH));
        let program = format!("```sh\n{}\n```\n", "a ".repeat(WIDTH));
        let prose = "word ".repeat(40);
        let text = format!("{row}{program}{}\n", prose.trim());
        let due = format!(
            "{row}{program}{}\n{}\n",
            "word ".repeat(23).trim(),
            "word ".repeat(17).trim()
        );
        assert_eq!(wrapped(&text), due);
        assert_eq!(wrapped("a\n\nb\n"), "a\n\nb\n");
    }

    #[test]
    fn what_stands_between_the_marks_is_replaced() {
        let page = "# A\n<!-- measured: a -->\nold\n<!-- end of a -->\nb\n";
        let due = "# A\n<!-- measured: a -->\n\nnew\n\n<!-- end of a -->\nb\n";
        assert_eq!(replaced(page, "a", "new\n").as_deref(), Some(due));
        assert_eq!(replaced(due, "a", "new").as_deref(), Some(due));
        assert_eq!(replaced(page, "b", "new"), None);
    }

    #[test]
    fn the_pages_have_the_marks_of_every_run() {
        for name in ["campaign"]
            .into_iter()
            .chain(SPECIAL.iter().map(|it| it.name))
        {
            let page = fs::read_to_string(path(name)).unwrap();
            assert!(replaced(&page, name, "").is_some(), "{name}");
        }
    }

    #[test]
    fn no_line_of_the_page_exceeds_200_characters() {
        let page = fs::read_to_string(path("stale")).unwrap();
        for (number, line) in (1..).zip(page.lines()) {
            assert!(line.chars().count() <= 200, "line {number}: {line}");
        }
    }
}
