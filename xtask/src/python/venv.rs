//! Environments of Python: made under the target folder, filled by pip.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::commands::succeed;

/// An environment of its own, which nothing else of the machine sees.
#[derive(Debug)]
pub(crate) struct Venv(PathBuf);

impl Venv {
    /// Makes an environment with this interpreter, or takes the one that is there.
    pub(crate) fn at(folder: &Path, interpreter: &Path) -> Result<Venv, String> {
        let venv = Venv(folder.to_owned());
        let works = |python: &Path| version(python).is_ok();
        // An interpreter that has been upgraded leaves an environment that no longer runs.
        if works(&venv.python()) {
            return Ok(venv);
        }
        let mut command = Command::new(interpreter);
        command.args(["-m", "venv", "--clear"]).arg(folder);
        succeed(&mut command).map_err(|why| {
            format!(
                "{why}; it makes an environment of Python, for which some systems want a package of \
                 their own: apt install python3-venv"
            )
        })?;
        Ok(venv)
    }

    /// Its interpreter.
    pub(crate) fn python(&self) -> PathBuf {
        self.program("python")
    }

    /// A program that has been installed into it.
    pub(crate) fn program(&self, name: &str) -> PathBuf {
        let folder = self.0.join(if cfg!(windows) { "Scripts" } else { "bin" });
        folder
            .join(name)
            .with_extension(std::env::consts::EXE_EXTENSION)
    }

    /// A command in it, as if it had been activated.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let own = self.program("python");
        let own = own.parent().map(Path::to_owned);
        let path = std::env::join_paths(own.into_iter().chain(std::env::split_paths(&folders)));
        if let Ok(path) = path {
            command.env("PATH", path);
        }
        // What a developer's shell has set for other programs of Python.
        for name in [
            "PYTHONPATH",
            "PYTHONHOME",
            "PYTEST_ADDOPTS",
            "PYTEST_PLUGINS",
        ] {
            command.env_remove(name);
        }
        command.env("VIRTUAL_ENV", &self.0);
        command
    }

    /// A module of its interpreter, run as a program.
    pub(crate) fn module(&self, name: &str) -> Command {
        let mut command = self.command(self.python());
        command.args(["-m", name]);
        command
    }

    /// Has pip install what the arguments say.
    pub(crate) fn install(&self, arguments: &[&OsStr]) -> Result<(), String> {
        let mut command = self.module("pip");
        command.args(["install", "--quiet", "--disable-pip-version-check"]);
        command.args(arguments);
        succeed(&mut command)
    }

    /// Has pip install a list of requirements, unless that is done. A list that can be reached
    /// neither over the network nor on this machine is told of in words.
    pub(crate) fn require(&self, list: &Path) -> Result<(), String> {
        let wanted = fs::read_to_string(list);
        let wanted = wanted.map_err(|fault| format!("{}: {fault}", list.display()))?;
        let done = self.0.join("gfxhub-requirements.txt");
        if fs::read_to_string(&done).is_ok_and(|there| there == wanted) {
            return Ok(());
        }
        self.install(&["--requirement".as_ref(), list.as_os_str()])
            .map_err(|why| {
                format!(
                    "{why}; it says above why. Without a network, set PIP_INDEX_URL to an index that \
                     can be reached, or PIP_FIND_LINKS and PIP_NO_INDEX=1 to a folder that holds \
                     what {} names",
                    list.display()
                )
            })?;
        fs::write(&done, wanted).map_err(|fault| format!("{}: {fault}", done.display()))
    }
}

/// The machine's own Python 3.
pub(crate) fn interpreter() -> Result<PathBuf, String> {
    // On Windows it goes by the second name alone, and the first may open a shop.
    let names = if cfg!(windows) {
        ["python", "python3"]
    } else {
        ["python3", "python"]
    };
    let found = names
        .iter()
        .find(|name| version(Path::new(name)).is_ok_and(|version| version.starts_with("3.")));
    found
        .map(PathBuf::from)
        .ok_or_else(|| "there is no Python 3: install it from python.org or your system".to_owned())
}

/// The version of an interpreter, as `3.11.7`.
pub(crate) fn version(python: &Path) -> Result<String, String> {
    let mut command = Command::new(python);
    command.args(["-c", "import platform; print(platform.python_version())"]);
    let output = command.output();
    let output = output.map_err(|fault| format!("{} does not start: {fault}", python.display()))?;
    if !output.status.success() {
        return Err(format!("{} ended with {}", python.display(), output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interpreter_that_is_not_there_is_told() {
        let why = version(Path::new("gfxhub-no-such-python")).unwrap_err();
        assert!(why.contains("gfxhub-no-such-python"), "{why}");
    }

    #[test]
    fn commands_see_the_environment_first() {
        let venv = Venv(PathBuf::from("env"));
        let command = venv.module("pip");
        let path = command.get_envs().find(|(name, _)| *name == "PATH");
        let path = path.and_then(|(_, value)| value).unwrap();
        let first = std::env::split_paths(path).next().unwrap();
        assert_eq!(Some(first.as_path()), venv.python().parent());
        assert!(venv.python().starts_with("env"));
        let words: Vec<_> = command.get_args().collect();
        assert_eq!(words, ["-m", "pip"]);
    }
}
