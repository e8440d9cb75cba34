//! A shell that runs the commands of a documentation page. Its output is compared with the output
//! in the page.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{bail, ensure};
use gfxhub_tests::cargo::{root, target_folder};

use crate::blocks::page::Block;
use crate::blocks::session::{BlockOutput, END, Session};
use crate::commands::{Sh, is_on_path};
use crate::python;
use crate::server_process::{build_command, command};

/// Beginning of a command in a `console` block.
const PROMPT: &str = "$ ";

/// Returns a shell script that reads the name of a file for each block. It runs the file in the
/// shell itself. Commands get an empty input. At the start of a block, `$?` is the exit code of the
/// previous block.
fn reader() -> String {
    format!(
        "exec 3<&0 </dev/null 2>&1\nstatus=0\nwhile IFS= read -r block <&3; do\n  \
         (exit $status)\n  . \"$block\"\n  status=$?\n  printf '{END} %s\\n' $status\ndone\n"
    )
}

/// The environment of a terminal in which all parts of the project are installed.
#[derive(Debug)]
pub(crate) struct Terminal {
    path: OsString,
}

impl Terminal {
    /// Builds the command and adds it to PATH, together with an interpreter named `python` and its
    /// pytest.
    pub(crate) fn ready() -> anyhow::Result<Terminal> {
        ensure!(is_on_path("sh"), "the shell blocks of the pages need sh");
        let gfxhub = build_command()?;
        let mut folders: Vec<PathBuf> = gfxhub.parent().map(Path::to_owned).into_iter().collect();
        let tools = target_folder().join(python::ENVIRONMENT);
        folders.push(tools.join(if cfg!(windows) { "Scripts" } else { "bin" }));
        let before = env::var_os("PATH").unwrap_or_default();
        folders.extend(env::split_paths(&before));
        let path = env::join_paths(folders)?;
        Ok(Terminal { path })
    }

    /// Returns a command that runs a program in this terminal, in a folder.
    pub(crate) fn command(&self, program: &Path, folder: &Path) -> Command {
        let mut command = command(program);
        command.current_dir(folder).env("PATH", &self.path);
        command.env("HOME", folder).env_remove("XDG_CONFIG_HOME");
        command.env("PYTHONPATH", root().join(python::SOURCES));
        command
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("PYTHONUTF8", "1");
        // The plugin is named explicitly because the environment may have it installed or not.
        command.env("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1");
        command.env("PYTEST_PLUGINS", "pytest_gfxhub");
        command
    }

    /// Opens the terminal in a folder. The files with its input are in the folder `typed`.
    pub(crate) fn open(&self, folder: &Path, typed: PathBuf) -> anyhow::Result<Shell> {
        let mut command = self.command("sh".as_ref(), folder);
        command.args(["-c", &reader()]);
        Ok(Shell {
            session: Session::start(command)?,
            typed,
            count: 0,
        })
    }
}

/// An open terminal.
pub(crate) struct Shell {
    session: Session,
    typed: PathBuf,
    count: usize,
}

impl Shell {
    /// Runs an `sh` block, none of whose commands may fail, and compares its output with that in
    /// the page if there is one. Waits until the programs in the background listen, as a person
    /// would.
    pub(crate) fn paste(&mut self, block: &Block) -> anyhow::Result<()> {
        let BlockOutput { printed, code } =
            self.typed(&format!("set -e\n{}set +e\n", block.text))?;
        ensure!(code == 0, "it ended with {code}\n{printed}");
        let in_background = block.text.lines().filter(|line| line.ends_with('&'));
        self.session.listening(in_background.count(), &printed)?;
        match &block.prints {
            Some(shown) if trimmed(shown) != trimmed(&printed) => {
                bail!("it prints\n{printed}\nbut the page shows\n{shown}")
            }
            _ => Ok(()),
        }
    }

    /// Types the commands of a `console` block one after the other, and compares the output of
    /// each.
    pub(crate) fn converse(&mut self, block: &Block) -> anyhow::Result<()> {
        let mut lines = block.text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some(call) = line.strip_prefix(PROMPT) else {
                bail!("no command precedes the output `{line}`");
            };
            let mut shown = String::new();
            while let Some(line) = lines.next_if(|line| !line.starts_with(PROMPT)) {
                shown += &format!("{line}\n");
            }
            let BlockOutput { printed, .. } = self.typed(&format!("{call}\n"))?;
            if trimmed(&printed) != trimmed(&shown) {
                bail!("`{call}` prints\n{printed}\nbut the page shows\n{shown}");
            }
        }
        Ok(())
    }

    /// Runs a program that the page told the reader to save or build, and returns its output.
    pub(crate) fn program(&mut self, words: &[&str]) -> anyhow::Result<String> {
        let line = shlex::try_join(words.iter().copied())?;
        let BlockOutput { printed, code } = self.typed(&format!("{line}\n"))?;
        ensure!(code == 0, "it ended with {code}\n{printed}");
        Ok(printed)
    }

    fn typed(&mut self, text: &str) -> anyhow::Result<BlockOutput> {
        self.count += 1;
        let file = self.typed.join(format!("{}.sh", self.count));
        Sh::new()?.write_file(&file, text)?;
        self.session
            .run(&file.display().to_string().replace('\\', "/"))
    }
}

/// Returns the lines without trailing spaces, which editors remove.
fn trimmed(text: &str) -> Vec<&str> {
    text.trim_end().lines().map(str::trim_end).collect()
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::blocks::page::Page;

    /// Opens a terminal and reads the blocks of a text. Returns `None` if the machine has no sh.
    fn opened(text: &str) -> Option<(TempDir, Shell, Vec<Block>)> {
        if !is_on_path("sh") {
            return None;
        }
        let terminal = Terminal {
            path: env::var_os("PATH").unwrap_or_default(),
        };
        let folder = tempfile::tempdir().unwrap();
        let shell = terminal.open(folder.path(), folder.path().to_owned());
        let page = Page {
            path: "docs/x.md".to_owned(),
            text: text.to_owned(),
        };
        Some((folder, shell.unwrap(), page.blocks().unwrap()))
    }

    #[test]
    fn blocks_go_on_where_the_one_before_ended() {
        let text = "```sh\nexport A=1\nfalse || echo \"exit code $?\"\n```\n\n```text\nexit code 1\n```\n\
                    ```console\n$ sh -c 'exit 4'\n$ echo $? $A\n4 1\n```\n```sh\necho a\nfalse\necho b\n```\n";
        let Some((_folder, mut shell, blocks)) = opened(text) else {
            return;
        };
        shell.paste(&blocks[0]).unwrap();
        shell.converse(&blocks[1]).unwrap();
        let why = format!("{:#}", shell.paste(&blocks[2]).unwrap_err());
        assert_eq!(why, "a\n: it ended the session");
    }

    #[test]
    fn what_is_printed_is_compared() {
        let text = "```console\n$ echo a\nb\n```\n```sh\necho a\n```\n```text\nb\n```\n";
        let Some((_folder, mut shell, blocks)) = opened(text) else {
            return;
        };
        let why = shell.converse(&blocks[0]).unwrap_err().to_string();
        assert!(why.contains("`echo a` prints\na\n"), "{why}");
        let why = shell.paste(&blocks[1]).unwrap_err().to_string();
        assert!(why.contains("it prints\na\n"), "{why}");
    }
}
