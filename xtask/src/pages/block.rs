//! The blocks of code in the pages: the line of each, its language, and the output that follows it.

use anyhow::{Context as _, bail, ensure};
use gfxhub_tests::cargo::root;

use crate::commands::Sh;

/// A page, with its path from the root of the project.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A block of code between fences.
#[derive(Debug, PartialEq)]
pub(crate) struct Block {
    /// The word after the fence.
    pub(crate) language: String,
    /// The rest after the fence: `rust,no_run` has `no_run`.
    pub(crate) attributes: String,
    /// Line number of its fence, from 1.
    pub(crate) line: usize,
    pub(crate) text: String,
    /// File that it is saved as, if the text above it says so.
    pub(crate) file: Option<String>,
    /// Reason why it is not run, if the line above it gives one.
    pub(crate) not_run: Option<String>,
    /// Its output: the block of `text` that directly follows it.
    pub(crate) prints: Option<String>,
}

/// The languages after fences. Any other would be neither run nor noticed.
const LANGUAGES: [&str; 14] = [
    "", "c", "cmake", "console", "cpp", "csv", "http", "js", "json", "python", "rust", "sh",
    "text", "toml",
];

/// Languages of data, whose blocks are not run.
const DATA: [&str; 7] = ["", "cmake", "csv", "http", "json", "text", "toml"];

/// Beginning of a comment with the reason why a block is not run.
const MARK: &str = "<!-- not run: ";

/// Folder of the generated pages, one for each group of operations.
const REFERENCE: &str = "docs/reference/";

/// The pages whose blocks another test runs, each with that test. The shell (`sh`) of those that
/// are not generated runs with the other pages.
const ELSEWHERE: [(&str, &str); 3] = [
    (REFERENCE, "the step reference"),
    ("docs/command.md", "the test documentation of gfxhub-cli"),
    ("docs/simulator.md", "the tests of gfxhub-simulator"),
];

impl Page {
    /// Returns README.md and all pages under docs.
    pub(crate) fn all() -> anyhow::Result<Vec<Page>> {
        let sh = Sh::new()?;
        let mut folders = vec![root().join("docs")];
        let mut files = vec![root().join("README.md")];
        while let Some(folder) = folders.pop() {
            for entry in sh.read_dir(&folder)? {
                match entry.is_dir() {
                    true => folders.push(entry),
                    false => files.push(entry),
                }
            }
        }
        files.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
        files.sort();
        let page = |file: std::path::PathBuf| {
            let path = file.strip_prefix(root()).unwrap_or(&file);
            let path = path.to_string_lossy().replace('\\', "/");
            let text = sh.read_file(&file)?.replace("\r\n", "\n");
            anyhow::Ok(Page { path, text })
        };
        files.into_iter().map(page).collect()
    }

    /// Returns the pages that are written by hand.
    pub(crate) fn to_run() -> anyhow::Result<Vec<Page>> {
        let mut pages = Page::all()?;
        pages.retain(|page| !page.path.starts_with(REFERENCE));
        Ok(pages)
    }

    /// Returns `true` if another test runs its blocks, except its shell.
    pub(crate) fn is_elsewhere(&self) -> bool {
        let mut paths = ELSEWHERE.iter().map(|(path, _)| path);
        paths.any(|path| self.path.starts_with(path))
    }

    /// Returns its blocks. Returns an error if one is not closed, or its language is unknown.
    pub(crate) fn blocks(&self) -> anyhow::Result<Vec<Block>> {
        blocks(&self.text).with_context(|| self.path.clone())
    }
}

impl Block {
    /// Returns `true` if it is a program and no mark excludes it.
    pub(crate) fn is_program(&self) -> bool {
        !DATA.contains(&self.language.as_str()) && self.not_run.is_none()
    }

    /// Returns the words of a block that only has this project's own commands, line by line. They
    /// build and test everything, and are read by a test of `arguments` instead.
    pub(crate) fn own_commands(&self) -> Option<Vec<&str>> {
        let lines = self.text.lines().filter(|line| !line.is_empty());
        let lines = lines.map(|line| line.strip_prefix("cargo xtask "));
        let lines = lines.collect::<Option<Vec<&str>>>()?;
        (self.language == "sh" && !lines.is_empty()).then_some(lines)
    }
}

fn blocks(text: &str) -> anyhow::Result<Vec<Block>> {
    let mut found: Vec<Block> = Vec::new();
    let mut lines = text.lines().enumerate();
    let mut above = "";
    // The last line of the text above.
    let mut said = "";
    // True while only empty lines stand between a block and the next.
    let mut is_next = false;
    while let Some((index, line)) = lines.next() {
        let Some(info) = line.strip_prefix("```") else {
            is_next &= line.is_empty();
            above = line;
            if !line.is_empty() && !line.starts_with(MARK) {
                said = line;
            }
            continue;
        };
        let line = index + 1;
        let mut is_closed = false;
        let body = lines.by_ref().map(|(_, line)| line);
        let body = body.take_while(|line| {
            is_closed = *line == "```";
            !is_closed
        });
        let body: String = body.map(|line| format!("{line}\n")).collect();
        ensure!(is_closed, "line {line}: the block is not closed");
        let (language, attributes) = info.split_once(',').unwrap_or((info, ""));
        if !LANGUAGES.contains(&language) {
            let known = LANGUAGES.join(", ");
            bail!("line {line}: {language:?} is not one of the languages: {known}");
        }
        match found.last_mut() {
            Some(before) if language == "text" && is_next && before.language != "text" => {
                before.prints = Some(body);
            }
            _ => found.push(Block {
                language: language.to_owned(),
                attributes: attributes.to_owned(),
                line,
                text: body,
                file: file(said),
                not_run: reason(above).with_context(|| format!("line {line}"))?,
                prints: None,
            }),
        }
        is_next = true;
        above = "";
        said = "";
    }
    Ok(found)
}

/// Returns the name that a block is saved by, from the end of the text above it.
fn file(said: &str) -> Option<String> {
    let (_, name) = said.strip_suffix("`:")?.rsplit_once(" as `")?;
    Some(name.to_owned())
}

/// Returns the reason in a mark. Returns an error for a mark without one.
fn reason(line: &str) -> anyhow::Result<Option<String>> {
    let Some(rest) = line.strip_prefix(MARK) else {
        return Ok(None);
    };
    let reason = rest.strip_suffix(" -->").unwrap_or_default();
    ensure!(
        reason.split_whitespace().count() >= 3,
        "the mark gives no reason: {line}"
    );
    Ok(Some(reason.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_their_line_their_mark_and_what_they_print() {
        let text = "# A\n\n```python\nprint(1)\n```\n\n```text\n1\n```\n\n\
                    <!-- not run: it fetches packages -->\n```sh\npip\n```\n\nB\n\n```text\n2\n```\n";
        let found = blocks(text).unwrap();
        let lines: Vec<_> = found.iter().map(|block| block.line).collect();
        assert_eq!(lines, [3, 12, 18]);
        assert_eq!(found[0].prints.as_deref(), Some("1\n"));
        assert_eq!(found[0].not_run, None);
        assert_eq!(found[1].not_run.as_deref(), Some("it fetches packages"));
        assert_eq!((found[1].text.as_str(), &found[1].prints), ("pip\n", &None));
    }

    #[test]
    fn a_block_is_a_file_where_the_text_above_says_so() {
        let text = "Save it as `a.py`:\n\n```python\n1\n```\n\n```python\n2\n```\n";
        let found = blocks(text).unwrap();
        let files: Vec<_> = found.iter().map(|block| block.file.as_deref()).collect();
        assert_eq!(files, [Some("a.py"), None]);
    }

    #[test]
    fn commands_of_the_project_are_told_from_others() {
        let block = |text: &str| blocks(&format!("```sh\n{text}```\n")).unwrap().remove(0);
        let own = block("cargo xtask demo   # a rehearsal\n\ncargo xtask test\n");
        let lines = own.own_commands().unwrap();
        assert_eq!(lines, ["demo   # a rehearsal", "test"]);
        let other = block("cargo xtask test\ngfxhub simulator\n");
        assert_eq!(other.own_commands(), None);
    }

    #[test]
    fn what_is_not_closed_not_known_or_not_justified_is_refused() {
        for (text, why) in [
            ("```c\nint", "not closed"),
            ("```bash\n```\n", "\"bash\""),
            ("<!-- not run: no -->\n```sh\n```\n", "no reason"),
        ] {
            let message = format!("{:#}", blocks(text).unwrap_err());
            assert!(message.contains(why), "{message}");
        }
    }

    #[test]
    fn every_page_can_be_read() {
        for page in Page::all().unwrap() {
            page.blocks().unwrap();
        }
    }

    #[test]
    fn the_pages_that_others_run_are_there() {
        let pages = Page::all().unwrap();
        for (path, _) in ELSEWHERE {
            assert!(
                pages.iter().any(|page| page.path.starts_with(path)),
                "{path}"
            );
        }
    }
}
