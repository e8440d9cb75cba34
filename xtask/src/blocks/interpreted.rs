//! Runs Python blocks in one interactive session, and JavaScript blocks as a module with the built
//! package.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use gfxhub_tests::cargo::root;

use crate::blocks::page::{Block, Page};
use crate::blocks::session::{END, Session};
use crate::blocks::shell::Terminal;
use crate::commands::Sh;
use crate::package::{addon, npm::stage as stage_package};
use crate::{node, python};

/// A Python program that reads the name of a file for each block, and runs the file in the state
/// that the previous block left.
const READER: &str = "\
import sys, traceback
names = {'__name__': '__main__'}
for file in map(str.strip, sys.stdin):
    code = 0
    try:
        with open(file, encoding='utf-8') as text:
            exec(compile(text.read(), sys.argv[1], 'exec'), names)
    except BaseException:
        traceback.print_exc(file=sys.stdout)
        code = 1
    print(sys.argv[2], code, flush=True)
";

/// Copies the package, laid out as npm installs it, to where programs in the folder find it.
pub(crate) fn node(folder: &Path) -> anyhow::Result<()> {
    node::ready()?;
    let addon = root().join("node").join(addon::file_name());
    stage_package(&folder.join("node_modules/gfxhub"), &addon).map(drop)
}

/// A Python session in a folder. The blocks' files are in another folder.
pub(crate) struct Interpreter {
    session: Session,
    typed: PathBuf,
}

impl Interpreter {
    pub(crate) fn open(
        terminal: &Terminal,
        page: &Page,
        folder: &Path,
        typed: PathBuf,
    ) -> anyhow::Result<Interpreter> {
        let mut command = terminal.command(&python::interpreter()?, folder);
        command.args(["-B", "-W", "error", "-c", READER, &page.path, END]);
        let session = Session::start(command)?;
        Ok(Interpreter { session, typed })
    }

    /// Runs a block, and compares its output with that in the page if there is one.
    pub(crate) fn run(&mut self, block: &Block) -> anyhow::Result<()> {
        let file = self.typed.join(format!("{}.py", block.line));
        Sh::new()?.write_file(&file, joined(&[block]))?;
        let ran = self.session.run(&file.display().to_string())?;
        ensure!(ran.code == 0, "it fails\n{}", ran.printed);
        compare(block.prints.as_deref(), &ran.printed)
    }
}

/// Joins blocks into one program in which each line has its number in the page, so that messages
/// name the right lines.
pub(crate) fn joined(blocks: &[&Block]) -> String {
    let mut text = String::new();
    for block in blocks {
        let lines = text.matches('\n').count();
        text += &"\n".repeat(block.line.saturating_sub(lines));
        text += &block.text;
    }
    text
}

/// Compares the output of a program with that in the page, if there is one.
pub(crate) fn compare(shown: Option<&str>, printed: &str) -> anyhow::Result<()> {
    match shown {
        Some(shown) if shown != printed => {
            bail!("it prints\n{printed}\nbut the page shows\n{shown}")
        }
        _ => Ok(()),
    }
}
