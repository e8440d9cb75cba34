//! The pages' shell: scripts as `sh` runs them, and calls of the command with what they print.

use std::env;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail, ensure};
use gfxhub_tests::cargo::{root, target_folder};

use crate::commands::{Sh, is_on_path};
use crate::pages::execution::printed_in_time;
use crate::pages::interpreted::folder;
use crate::pages::program::{Program, Run};
use crate::python;
use crate::simulator_process::{build_command, command};

/// The port that the pages give a simulator; a free one is put in its place.
const PORT: &str = "8080";

/// How a call begins in a block of `console`.
const PROMPT: &str = "$ ";

/// Each runs in a folder with the examples, as in a checkout.
pub(super) fn ready(programs: &[Program]) -> anyhow::Result<Box<Run>> {
    let gfxhub = build_command()?;
    ensure!(
        programs.is_empty() || is_on_path("sh"),
        "the pages' shell needs sh"
    );
    python::ready()?;
    let folder = folder("shell")?;
    let examples = folder.join("examples/python");
    let sh = Sh::new()?;
    sh.create_dir(&examples)?;
    for file in sh.read_dir(root().join("examples/python"))? {
        sh.copy_file(file, &examples)?;
    }
    let path = path(&gfxhub)?;
    Ok(Box::new(move |_, program, url| {
        let shell = |script: &str| {
            let mut command = command("sh".as_ref());
            command.args(["-c", script]).current_dir(&folder);
            command.env("PATH", &path).env("NO_COLOR", "1");
            command.env("PYTHONPATH", root().join(python::SOURCES));
            command.env("HOME", &folder).env_remove("XDG_CONFIG_HOME");
            command.envs(url.map(|url| ("GFXHUB_URL", url)));
            command
        };
        match (program.language.as_str(), own_commands(&program.text)) {
            ("console", _) => console(&program.text, url, shell).map(|()| String::new()),
            // A test of `arguments` reads them.
            (_, Some(_)) => Ok(String::new()),
            _ => printed_in_time(&mut shell(&script(&program.text)?)),
        }
    }))
}

/// The path with the command, and with an interpreter called `python`, first.
fn path(gfxhub: &Path) -> anyhow::Result<std::ffi::OsString> {
    let mut folders: Vec<PathBuf> = gfxhub.parent().map(Path::to_owned).into_iter().collect();
    folders.push(target_folder().join(python::ENVIRONMENT).join("bin"));
    let before = env::var_os("PATH").unwrap_or_default();
    folders.extend(env::split_paths(&before));
    Ok(env::join_paths(folders)?)
}

/// A block's text as a script that stops where a line fails, and ends what it has started.
fn script(text: &str) -> anyhow::Result<String> {
    let free = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let text = text.replace(PORT, &free.to_string());
    let mut script = "set -e\ntrap 'kill $started 2>/dev/null || true' EXIT\n".to_owned();
    for line in text.lines() {
        match line.strip_suffix('&') {
            // Else it would hold the script's output open. A person takes a second to go on.
            Some(line) => {
                script += &format!("{line} >/dev/null &\nstarted=\"$started $!\"\nsleep 1\n");
            }
            None => script += &format!("{line}\n"),
        }
    }
    Ok(script)
}

/// The words of a block of nothing but this project's own commands, line by line. They build and test
/// everything, and are not run for a page.
pub(crate) fn own_commands(text: &str) -> Option<Vec<String>> {
    let lines = text.lines().filter(|line| !line.is_empty());
    let lines = lines.map(|line| line.strip_prefix("cargo xtask ").map(str::to_owned));
    lines
        .collect::<Option<Vec<String>>>()
        .filter(|lines| !lines.is_empty())
}

/// Runs the calls of a block one after the other, and compares what each prints. The hub at this address
/// stands for that of the pages.
fn console(text: &str, hub: Option<&str>, shell: impl Fn(&str) -> Command) -> anyhow::Result<()> {
    let mut code = 0;
    for call in text.split(PROMPT).skip(1) {
        let (line, shown) = call.split_once('\n').unwrap_or((call, ""));
        let line = line.replace("$?", &code.to_string());
        let output = shell(&line).output().context("sh does not start")?;
        code = output.status.code().unwrap_or(-1);
        let printed = [output.stdout, output.stderr].concat();
        let mut printed = String::from_utf8_lossy(&printed).into_owned();
        if let Some(hub) = hub {
            printed = printed.replace(hub, &format!("http://127.0.0.1:{PORT}"));
        }
        if trimmed(&printed) != trimmed(shown) {
            bail!("`{line}` prints\n{printed}\nand the page shows\n{shown}");
        }
    }
    Ok(())
}

/// Lines without the spaces at their ends, which editors remove.
fn trimmed(text: &str) -> Vec<&str> {
    text.trim_end().lines().map(str::trim_end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_the_project_are_told_from_others() {
        let lines = own_commands("cargo xtask demo   # a rehearsal\n\ncargo xtask test\n").unwrap();
        assert_eq!(lines, ["demo   # a rehearsal", "test"]);
        assert_eq!(own_commands("cargo xtask test\ngfxhub simulator\n"), None);
    }

    #[test]
    fn what_a_call_prints_is_compared() {
        if !is_on_path("sh") {
            return;
        }
        let shell = |line: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", line]);
            command
        };
        console("$ false\n$ echo $?\n1\n", None, shell).unwrap();
        let why = console("$ echo a\nb\n", None, shell)
            .unwrap_err()
            .to_string();
        assert!(why.contains("prints\na\n"), "{why}");
    }
}
