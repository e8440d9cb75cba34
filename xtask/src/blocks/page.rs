//! Finds the code blocks in a text, with the place of each, its language, and the output that
//! follows it. A text is a Markdown page, or a header, whose comments are Markdown too.

use std::path::Path;

use anyhow::{Context as _, bail, ensure};
use gfxhub_tests::cargo::root;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag};

use crate::commands::Sh;

/// A page, and its path relative to the project's root.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A code block, between fences or indented.
#[derive(Debug, PartialEq)]
pub(crate) struct Block {
    /// Language, which is the word after the fence. An indented block in a header is in the
    /// header's language.
    pub(crate) language: String,
    /// Text after the language: `no_run` for `rust,no_run`.
    pub(crate) attributes: String,
    /// Heading of the section that contains the block.
    pub(crate) section: String,
    /// Number of the line above the block's text, counted from 1. For a fenced block it is the line
    /// of the fence.
    pub(crate) line: usize,
    pub(crate) text: String,
    /// Name of the file in which the reader saves the block, if the text above says so.
    pub(crate) file: Option<String>,
    /// Reason why the block is not run, if the line above gives one.
    pub(crate) not_run: Option<String>,
    /// Expected output: the content of a `text` block that directly follows.
    pub(crate) prints: Option<String>,
}

/// Allowed languages. A block in any other language would silently not be run.
const LANGUAGES: [&str; 14] = [
    "", "c", "cmake", "console", "cpp", "csv", "http", "js", "json", "python", "rust", "sh",
    "text", "toml",
];

/// Languages of data. Blocks in these languages are not run.
const DATA: [&str; 7] = ["", "cmake", "csv", "http", "json", "text", "toml"];

/// Beginning of a comment that gives the reason why a block is not run.
const MARK: &str = "<!-- not run: ";

/// Folder of the generated pages, most of which describe a group of operations.
const REFERENCE: &str = "docs/reference/";

/// Pages whose blocks another test runs, and the name of that test. The step `pages` still runs the
/// shell blocks (`sh`) of the handwritten ones.
const ELSEWHERE: [(&str, &str); 3] = [
    (REFERENCE, "the step reference"),
    ("docs/command.md", "the test documentation of gfxhub-cli"),
    ("docs/simulator.md", "the tests of gfxhub-simulator"),
];

impl Page {
    /// Returns README.md and all pages under docs.
    pub(crate) fn all() -> anyhow::Result<Vec<Page>> {
        let mut files = vec![root().join("README.md")];
        files.extend(Sh::new()?.files_under("docs")?);
        files.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
        files.iter().map(Page::at).collect()
    }

    /// Reads a page, whose path is relative to the project's root.
    pub(crate) fn at(file: impl AsRef<Path>) -> anyhow::Result<Page> {
        let file = root().join(file);
        let path = file.strip_prefix(root()).unwrap_or(&file);
        let path = path.to_string_lossy().replace('\\', "/");
        let text = Sh::new()?.read_file(&file)?.replace("\r\n", "\n");
        Ok(Page { path, text })
    }

    /// Returns the comments of a header, with their line numbers. The header is in C++ if the name
    /// ends in `hpp`, else in C.
    pub(crate) fn of_header(name: &str, text: &str) -> Page {
        let markdown = |line: &str| {
            let comment = match name.ends_with(".h") {
                true => line.strip_prefix(" *"),
                false => line.trim_start().strip_prefix("//"),
            };
            let comment = comment.unwrap_or_default().trim_start_matches('/');
            comment.strip_prefix(' ').unwrap_or(comment).to_owned() + "\n"
        };
        Page {
            path: name.to_owned(),
            text: text.lines().map(markdown).collect(),
        }
    }

    /// Returns the handwritten pages.
    pub(crate) fn to_run() -> anyhow::Result<Vec<Page>> {
        let mut pages = Page::all()?;
        pages.retain(|page| !page.is_reference());
        Ok(pages)
    }

    /// Returns `true` if the page is part of the reference.
    pub(crate) fn is_reference(&self) -> bool {
        self.path.starts_with(REFERENCE)
    }

    /// Returns `true` if another test runs the page's blocks, except its shell blocks.
    pub(crate) fn is_elsewhere(&self) -> bool {
        let mut paths = ELSEWHERE.iter().map(|(path, _)| path);
        paths.any(|path| self.path.starts_with(path))
    }

    /// Returns the page's blocks. Returns an error if a block is not closed or its language is
    /// unknown.
    pub(crate) fn blocks(&self) -> anyhow::Result<Vec<Block>> {
        let indented = match self.path.rsplit_once('.') {
            Some((_, "h")) => "c",
            Some((_, "hpp")) => "cpp",
            _ => "",
        };
        blocks(&self.text, indented).with_context(|| self.path.clone())
    }

    /// Returns the page's first block in a language.
    pub(crate) fn first(&self, language: &str) -> anyhow::Result<Block> {
        let mut blocks = self.blocks()?.into_iter();
        let first = blocks.find(|block| block.language == language);
        first.with_context(|| format!("{} has no block in {language}", self.path))
    }
}

impl Block {
    /// Returns `true` if the block is a program and no comment above says that it is not run.
    pub(crate) fn is_program(&self) -> bool {
        !DATA.contains(&self.language.as_str()) && self.not_run.is_none()
    }

    /// Returns the block's text for a C compiler, so that its messages name the line in this page.
    pub(crate) fn marked(&self, page: &str) -> String {
        format!("#line {} \"{page}\"\n{}", self.line + 1, self.text)
    }

    /// Returns the block's lines if each is a command of this project, else `None`. These commands
    /// are not run, because they build and test the whole project; a test of `arguments` parses
    /// them.
    pub(crate) fn own_commands(&self) -> Option<Vec<&str>> {
        let lines = self.text.lines().filter(|line| !line.is_empty());
        let lines = lines.map(|line| line.strip_prefix("cargo xtask "));
        let lines = lines.collect::<Option<Vec<&str>>>()?;
        (self.language == "sh" && !lines.is_empty()).then_some(lines)
    }
}

/// Reads the blocks in a Markdown text. `indented` is the language of blocks without a fence.
fn blocks(text: &str, indented: &str) -> anyhow::Result<Vec<Block>> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found: Vec<Block> = Vec::new();
    let mut section = "";
    // Number of lines up to the end of the previous block.
    let mut end = 0;
    let mut events = Parser::new(text).into_offset_iter();
    while let Some((event, place)) = events.next() {
        let kind = match event {
            Event::Start(Tag::CodeBlock(kind)) => kind,
            Event::Start(Tag::Heading { .. }) => {
                section = text[place].trim_matches(['#', ' ', '\n']);
                continue;
            }
            _ => continue,
        };
        let body = events.by_ref().map_while(|(event, _)| match event {
            Event::Text(text) => Some(text.into_string()),
            _ => None,
        });
        let body: String = body.collect();
        let top = text[..place.start].matches('\n').count();
        let (info, line) = match &kind {
            CodeBlockKind::Fenced(info) => (&**info, top + 1),
            CodeBlockKind::Indented => (indented, top),
        };
        if kind.is_fenced() {
            let last = text[place.clone()].trim_end().lines().skip(1).last();
            let is_closed = last.is_some_and(|last| last.trim() == "```");
            ensure!(is_closed, "line {line}: the block is not closed");
        }
        let between = lines.get(end..top).unwrap_or_default();
        end = text[..place.end].lines().count();
        let (language, attributes) = info.split_once(',').unwrap_or((info, ""));
        if !LANGUAGES.contains(&language) {
            let known = LANGUAGES.join(", ");
            bail!("line {line}: {language:?} is not one of the languages: {known}");
        }
        let is_next = between.iter().all(|line| line.is_empty());
        match found.last_mut() {
            Some(before) if language == "text" && is_next && before.language != "text" => {
                before.prints = Some(body);
                continue;
            }
            _ => {}
        }
        let above = between.last().copied().unwrap_or_default();
        let mut said = between.iter().rev();
        let said = said.find(|line| !line.is_empty() && !line.starts_with(MARK));
        found.push(Block {
            language: language.to_owned(),
            attributes: attributes.to_owned(),
            section: section.to_owned(),
            line,
            text: body,
            file: said.and_then(|said| file(said)),
            not_run: reason(above).with_context(|| format!("line {line}"))?,
            prints: None,
        });
    }
    Ok(found)
}

/// Returns the name of the file in which the reader saves a block, if the end of the text above
/// says so.
fn file(said: &str) -> Option<String> {
    let (_, name) = said.strip_suffix("`:")?.rsplit_once(" as `")?;
    Some(name.to_owned())
}

/// Returns the reason in a comment that says why a block is not run. Returns an error if the
/// comment has no reason.
fn reason(line: &str) -> anyhow::Result<Option<String>> {
    let Some(rest) = line.strip_prefix(MARK) else {
        return Ok(None);
    };
    let reason = rest.strip_suffix(" -->").unwrap_or_default();
    ensure!(
        reason.split_whitespace().count() >= 3,
        "the comment gives no reason: {line}"
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
        let found = blocks(text, "").unwrap();
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
        let found = blocks(text, "").unwrap();
        let files: Vec<_> = found.iter().map(|block| block.file.as_deref()).collect();
        assert_eq!(files, [Some("a.py"), None]);
    }

    #[test]
    fn commands_of_the_project_are_told_from_others() {
        let block = |text: &str| {
            blocks(&format!("```sh\n{text}```\n"), "")
                .unwrap()
                .remove(0)
        };
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
            let message = format!("{:#}", blocks(text, "").unwrap_err());
            assert!(message.contains(why), "{message}");
        }
    }

    #[test]
    fn comments_of_a_header_have_blocks_too() {
        let text = "/* x */\n/**\n * Call:\n *\n *     call(1,\n *          2);\n *\n *     end();\n \
                    * - `a`: x\n */\n";
        let found = Page::of_header("x.h", text).blocks().unwrap();
        let [block] = &found[..] else {
            panic!("{found:?}");
        };
        assert_eq!((block.language.as_str(), block.line), ("c", 4));
        assert_eq!(block.text, "call(1,\n     2);\n\nend();\n");
        let text = "// One\n//\n//     one;\nint x;\n  /// Two:\n  /// ```cpp\n  /// f(1);\n  ///   g();\n  /// ```\n";
        let found = Page::of_header("x.hpp", text).blocks().unwrap();
        let found: Vec<_> = found
            .iter()
            .map(|block| (block.language.as_str(), block.line, block.text.as_str()))
            .collect();
        assert_eq!(found, [("cpp", 2, "one;\n"), ("cpp", 6, "f(1);\n  g();\n")]);
    }

    #[test]
    fn a_block_knows_its_heading() {
        let found = blocks("# A\n\n## b.c\n\n```sh\n# d\n```\n", "").unwrap();
        assert_eq!(found[0].section, "b.c");
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
