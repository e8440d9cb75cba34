//! The shell in which steps run their commands, and the output on the terminal.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::ops::Deref;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo;
use xshell::{Cmd, Shell};

/// A [`Shell`] for `cmd!` that runs the same `cargo` which started this program. It does not print
/// commands: each step has a headline, and an error names the command that failed.
#[derive(Debug)]
pub(crate) struct Sh {
    shell: Shell,
    /// Environment variables that are removed from its commands.
    hidden: Vec<OsString>,
}

impl Sh {
    /// Creates a shell whose current folder is the root of the workspace.
    pub(crate) fn new() -> anyhow::Result<Sh> {
        Sh::at(cargo::root())
    }

    /// Creates a shell whose current folder is `folder`.
    pub(crate) fn at(folder: &Path) -> anyhow::Result<Sh> {
        let shell = Shell::new()?;
        shell.change_dir(folder);
        let hidden = cargo::hidden_variables().collect();
        Ok(Sh { shell, hidden })
    }

    /// Removes these variables of the developer's shell from the environment of its commands.
    pub(crate) fn without_variables(mut self, variables: &[&str]) -> Sh {
        self.hidden.extend(variables.iter().map(OsString::from));
        self
    }

    /// Returns the files in a folder and its subfolders, in order.
    pub(crate) fn files_under(&self, folder: impl AsRef<Path>) -> anyhow::Result<Vec<PathBuf>> {
        let (mut folders, mut files) = (self.read_dir(folder)?, Vec::new());
        while let Some(entry) = folders.pop() {
            match entry.is_dir() {
                true => folders.extend(self.read_dir(entry)?),
                false => files.push(entry),
            }
        }
        files.sort();
        Ok(files)
    }

    /// Begins a command; `cmd!` calls this.
    pub(crate) fn cmd(&self, program: impl AsRef<Path>) -> Cmd<'_> {
        let program = match program.as_ref() {
            name if name == Path::new("cargo") => PathBuf::from(cargo::program()),
            path => path.to_owned(),
        };
        let cmd = self.shell.cmd(program).quiet();
        self.hidden.iter().fold(cmd, Cmd::env_remove)
    }
}

impl Deref for Sh {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.shell
    }
}

/// Returns an error and its causes in one line. Replaces the path of cargo by `cargo`, and the
/// paths of files in the workspace by relative ones.
pub(crate) fn chain(why: &anyhow::Error) -> String {
    let root = format!("`{}{MAIN_SEPARATOR}", cargo::root().display());
    let chain = format!("{why:#}").replace(&root, "`");
    let cargo = format!("`{} ", Path::new(&cargo::program()).display());
    chain.replace(&cargo, "`cargo ")
}

/// Runs a command that was not created by a [`Sh`] to its end. The output is not captured.
pub(crate) fn succeed(command: &mut Command) -> anyhow::Result<()> {
    let name = words(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => bail!("`{name}` ended with {status}"),
        Err(fault) => bail!("`{name}` does not start: {fault}"),
    }
}

/// Runs a command to its end and returns its output. If the command fails, the output is part of
/// the error.
pub(crate) fn printed(command: &mut Command) -> anyhow::Result<String> {
    let name = words(command);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("`{name}` does not start"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    bail!("`{name}` ended with {}\n{said}", output.status)
}

/// Returns the command line as a person would type it.
fn words(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![program.to_string_lossy().into_owned()];
    words.extend(
        command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned()),
    );
    words.join(" ")
}

/// Prints lines. Does not fail if the output is closed.
pub(crate) fn say(lines: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{lines}");
    // Flushed so that the next output of a child process appears below.
    let _ = out.flush();
}

/// Prints an error message.
pub(crate) fn complain(lines: &str) {
    let _ = writeln!(io::stderr(), "{lines}");
}

/// Returns a duration as text, such as `4.2 s` or `12 min 34 s`.
pub(crate) fn duration(time: Duration) -> String {
    let tenths = (time.as_millis() + 50) / 100;
    if tenths < 600 {
        return format!("{}.{} s", tenths / 10, tenths % 10);
    }
    let seconds = tenths / 10;
    format!("{} min {:02} s", seconds / 60, seconds % 60)
}

/// Returns `true` if a program with this name is in a folder of PATH. Does not run it.
pub(crate) fn is_on_path(program: &str) -> bool {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(&file).is_file()))
}

#[cfg(test)]
mod tests {
    use xshell::cmd;

    use super::*;

    #[test]
    fn an_error_names_the_command_as_it_is_typed() {
        let sh = Sh::new().unwrap();
        let failed = cmd!(sh, "cargo no-such-command").ignore_stderr().run();
        let why = anyhow::Error::from(failed.unwrap_err()).context("the step");
        assert_eq!(
            chain(&why),
            "the step: command exited with non-zero code `cargo no-such-command`: 101"
        );
        let missing = sh.read_file(cargo::root().join("no-such-file"));
        let why = chain(&missing.unwrap_err().into());
        assert!(
            why.starts_with("failed to read file `no-such-file`: "),
            "{why}"
        );
    }

    #[test]
    fn variables_that_are_hidden_are_not_seen() {
        // Cargo sets this variable for the test.
        let sh = Sh::new().unwrap().without_variables(&["CARGO_HOME"]);
        let command = Command::from(cmd!(sh, "cargo --version"));
        assert_eq!(command.get_program(), cargo::program());
        for name in ["CARGO_MANIFEST_DIR", "CARGO_HOME"] {
            assert!(
                command
                    .get_envs()
                    .any(|variable| variable == (name.as_ref(), None))
            );
        }
    }

    #[test]
    fn a_command_is_named_as_it_is_typed() {
        assert_eq!(words(Command::new("/usr/bin/curl").arg("-V")), "curl -V");
    }

    #[test]
    fn times_are_short() {
        for (millis, text) in [
            (0, "0.0 s"),
            (960, "1.0 s"),
            (59_949, "59.9 s"),
            (59_950, "1 min 00 s"),
            (754_000, "12 min 34 s"),
        ] {
            assert_eq!(duration(Duration::from_millis(millis)), text);
        }
    }
}
