//! Simulates a reader who follows a page from its first block to its last.

use std::collections::{BTreeSet, HashSet};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::blocks::interpreted::{Interpreter, compare, joined};
use crate::blocks::page::{Block, Page};
use crate::blocks::plan::{self, Step};
use crate::blocks::program::{Files, Program};
use crate::blocks::shell::{Shell, Terminal};
use crate::commands::{self, Sh};

/// Maximum time to wait for a port of the page that another process uses, such as another run of
/// this test.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The reader of a page, in an empty folder.
pub(crate) struct Reader<'a> {
    terminal: &'a Terminal,
    page: &'a Page,
    lacking: &'a BTreeSet<&'a str>,
    folder: PathBuf,
    /// Folder, outside the reader's own, for typed text and built files.
    typed: PathBuf,
    shell: Option<Shell>,
    python: Option<Interpreter>,
    /// Line numbers of the blocks that ran to their end.
    ran: HashSet<usize>,
}

/// Returns the language that a block needs and whose tool is missing. A shell block also needs the
/// languages of the files that it names.
pub(crate) fn missing_language<'a>(
    block: &Block,
    blocks: &[Block],
    lacking: &BTreeSet<&'a str>,
) -> Option<&'a str> {
    let mut needed = files_of(block, blocks).chain(std::iter::once(block));
    needed.find_map(|it| lacking.get(it.language.as_str()).copied())
}

/// Returns the blocks that are saved as files which a shell block names.
fn files_of<'a>(block: &'a Block, blocks: &'a [Block]) -> impl Iterator<Item = &'a Block> {
    let is_named = move |it: &&Block| {
        let file = it.file.as_ref();
        block.language == "sh" && file.is_some_and(|file| block.text.contains(file))
    };
    blocks.iter().filter(is_named)
}

impl<'a> Reader<'a> {
    /// Creates a reader in its own folder for this page, under `pages`.
    pub(crate) fn new(
        terminal: &'a Terminal,
        page: &'a Page,
        pages: &Path,
        lacking: &'a BTreeSet<&'a str>,
    ) -> anyhow::Result<Reader<'a>> {
        let name = page.path.trim_end_matches(".md").replace('/', "-");
        let (folder, typed) = (pages.join(&name), pages.join(format!("{name}.typed")));
        let sh = Sh::new()?;
        sh.create_dir(&folder)?;
        sh.create_dir(&typed)?;
        Ok(Reader {
            terminal,
            page,
            lacking,
            folder,
            typed,
            shell: None,
            python: None,
            ran: HashSet::new(),
        })
    }

    /// Follows the page step by step. Stops at the first step that fails and returns its error.
    pub(crate) fn follow(&mut self, blocks: &[Block]) -> Option<String> {
        let steps = plan::steps(self.page, blocks);
        let is_here = |step: &Step<'_>| {
            let mut of_step = step.blocks().into_iter();
            of_step.all(|block| missing_language(block, blocks, self.lacking).is_none())
        };
        let steps: Vec<Step<'_>> = steps.into_iter().filter(is_here).collect();
        for step in steps {
            let of_step = step.blocks();
            if let Err(why) = self.take(&step) {
                let line = of_step.first().map_or(0, |block| block.line);
                let why = commands::chain(&why);
                return Some(format!("{}:{line}: {why}", self.page.path));
            }
            // A saved program counts as run only after a shell block has run it.
            let is_saved = matches!(step, Step::Save(..));
            let files = of_step.iter().flat_map(|block| files_of(block, blocks));
            let ran = of_step.iter().copied().filter(|_| !is_saved).chain(files);
            self.ran.extend(ran.map(|block| block.line));
        }
        None
    }

    /// Returns `true` if this block ran to its end.
    pub(crate) fn has_run(&self, block: &Block) -> bool {
        self.ran.contains(&block.line)
    }

    fn take(&mut self, step: &Step<'_>) -> anyhow::Result<()> {
        match step {
            Step::Save(name, block) => {
                Ok(Sh::new()?.write_file(self.folder.join(name), &block.text)?)
            }
            Step::Shell(block) => {
                ports(&block.text)?.into_iter().try_for_each(until_free)?;
                self.shell()?.paste(block)
            }
            Step::Console(block) => self.shell()?.converse(block),
            Step::Python(block) => self.python()?.run(block),
            Step::Module(blocks) => {
                let file = self.folder.join("page.mjs");
                Sh::new()?.write_file(&file, joined(blocks))?;
                let printed = self.shell()?.program(&["node", "page.mjs"])?;
                let shown = blocks.iter().filter_map(|block| block.prints.as_deref());
                let shown: String = shown.collect();
                compare((!shown.is_empty()).then_some(&shown), &printed)
            }
            Step::Program(block) => {
                let folder = self.typed.join(block.line.to_string());
                let text = block.marked(&self.page.path);
                let Program { file, variable } =
                    Files::Checkout.build(&block.language, &text, &folder)?;
                let file = file.to_str();
                let file = file.context("the path of the target folder is not UTF-8")?;
                let setting = variable.map(|(name, value)| format!("{name}={}", value.display()));
                let words: Vec<&str> = ["env"].into_iter().chain(setting.as_deref()).collect();
                let printed = self.shell()?.program(&[&words[..], &[file]].concat())?;
                compare(block.prints.as_deref(), &printed)
            }
        }
    }

    fn shell(&mut self) -> anyhow::Result<&mut Shell> {
        if self.shell.is_none() {
            let shell = self.terminal.open(&self.folder, self.typed.clone())?;
            self.shell = Some(shell);
        }
        self.shell.as_mut().context("there is no shell")
    }

    fn python(&mut self) -> anyhow::Result<&mut Interpreter> {
        if self.python.is_none() {
            let typed = self.typed.clone();
            let python = Interpreter::open(self.terminal, self.page, &self.folder, typed)?;
            self.python = Some(python);
        }
        self.python.as_mut().context("there is no interpreter")
    }
}

/// Returns the ports that a shell block opens.
fn ports(text: &str) -> anyhow::Result<Vec<u16>> {
    let words = text.split("--port ").skip(1);
    let words = words.filter_map(|rest| rest.split_whitespace().next());
    words.map(|word| Ok(word.parse()?)).collect()
}

/// Waits until no process listens on the port.
fn until_free(port: u16) -> anyhow::Result<()> {
    let end = Instant::now() + TIMEOUT;
    while TcpListener::bind(("127.0.0.1", port)).is_err() {
        if Instant::now() > end {
            bail!(
                "the page needs port {port}, but another program listens on it: end that program"
            );
        }
        thread::sleep(Duration::from_millis(200));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shell_lacks_what_its_files_need() {
        let text = "Save it as `a.py`:\n\n```python\n1\n```\n\n```sh\npytest a.py\n```\n\n```sh\nls\n```\n";
        let page = Page {
            path: "docs/x.md".to_owned(),
            text: text.to_owned(),
        };
        let blocks = page.blocks().unwrap();
        let lacking = BTreeSet::from(["python"]);
        let lacks: Vec<_> = blocks
            .iter()
            .map(|block| missing_language(block, &blocks, &lacking))
            .collect();
        assert_eq!(lacks, [Some("python"), Some("python"), None]);
    }

    #[test]
    fn the_ports_of_a_block_are_found_and_waited_for() {
        let text = "gfxhub simulator --port 8080 --quiet &\ngfxhub simulator --port 8081\n";
        assert_eq!(ports(text).unwrap(), [8080, 8081]);
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = taken.local_addr().unwrap().port();
        drop(taken);
        until_free(port).unwrap();
    }
}
