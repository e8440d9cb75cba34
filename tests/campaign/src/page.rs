//! The measured parts of the guide's page, between the marks that name them.

use std::fs;
use std::path::{Path, PathBuf};

/// The page.
fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reliability.md")
}

/// Puts what a run found between its marks.
///
/// # Errors
/// When the page cannot be read or written, or has no such marks.
pub fn write(name: &str, text: &str) -> Result<(), String> {
    let path = path();
    let fault = |fault: std::io::Error| format!("{}: {fault}", path.display());
    let page = fs::read_to_string(&path).map_err(fault)?;
    let page = replaced(&page, name, text)
        .ok_or_else(|| format!("{} has no marks for {name}", path.display()))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_between_the_marks_is_replaced() {
        let page = "# A\n<!-- measured: a -->\nold\n<!-- end of a -->\nb\n";
        let due = "# A\n<!-- measured: a -->\n\nnew\n\n<!-- end of a -->\nb\n";
        assert_eq!(replaced(page, "a", "new\n").as_deref(), Some(due));
        assert_eq!(replaced(due, "a", "new").as_deref(), Some(due));
        assert_eq!(replaced(page, "b", "new"), None);
    }

    #[test]
    fn the_page_has_the_marks_of_every_run() {
        let page = fs::read_to_string(path()).unwrap();
        for name in [
            "campaign", "stale", "flood", "segments", "order", "loaded", "drift",
        ] {
            assert!(replaced(&page, name, "").is_some(), "{name}");
        }
    }
}
