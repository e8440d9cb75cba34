//! Calls cargo in the workspace, and finds what it built: for the command's runner and for xtask.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::json::Json;

/// The folder of the workspace.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // This package is a folder of the workspace; were it not, cargo would complain better than we.
    here.parent().unwrap_or(here)
}

/// Cargo, the one that started this program if one did, in the workspace.
pub fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(is_about_this_package) {
            command.env_remove(name);
        }
    }
    command
}

/// Whether `cargo run` has set a variable to speak of this package. Build scripts that look at such
/// variables would run again, and all that stands on them, whenever cargo is called by us and not by
/// a person.
fn is_about_this_package(variable: &str) -> bool {
    [
        "CARGO_PKG_",
        "CARGO_MANIFEST_",
        "CARGO_BIN_",
        "CARGO_CRATE_",
    ]
    .iter()
    .any(|start| variable.starts_with(start))
}

/// Builds one program and gives its path. `target` says which: `--bin NAME` or `--example NAME`, and
/// what else there is to say to cargo.
pub fn build<const WORDS: usize>(package: &str, target: [&str; WORDS]) -> Result<PathBuf, String> {
    build_with(&[], package, target)
}

/// The same, with these variables set for cargo.
pub fn build_with<const WORDS: usize>(
    environment: &[(&str, &str)],
    package: &str,
    target: [&str; WORDS],
) -> Result<PathBuf, String> {
    let name = target.get(1).copied().unwrap_or(package);
    executable(&messages(package, &target, environment, name)?)
        .ok_or_else(|| format!("cargo built {name} and does not say where"))
}

/// Builds what the arguments say of a package and gives the files of its library.
pub fn artefacts(package: &str, arguments: &[&str]) -> Result<Vec<PathBuf>, String> {
    Ok(files(&messages(package, arguments, &[], package)?))
}

/// Builds and gives what cargo has to say of it.
fn messages(
    package: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
    name: &str,
) -> Result<String, String> {
    let mut command = cargo(&["build", "--locked", "--package", package]);
    // Whoever named another folder for us did not tell our children.
    command.arg("--target-dir").arg(target_folder());
    command.envs(environment.iter().copied());
    command
        .args(arguments)
        .args(["--message-format", "json-render-diagnostics"]);
    // The messages are for us, what the compiler says is for people.
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|fault| format!("cargo does not start: {fault}"))?;
    if !output.status.success() {
        return Err(format!(
            "{name} does not build; the compiler says above why"
        ));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The folder that this program was built into, where cargo builds what else there is.
pub fn target_folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let mut folders = program.ancestors();
    let folder = folders.find(|folder| folder.join("CACHEDIR.TAG").is_file());
    folder.map_or_else(|| root().join("target"), Path::to_owned)
}

/// The program that cargo's messages name last.
fn executable(messages: &str) -> Option<PathBuf> {
    messages.lines().rev().find_map(|line| {
        let message = Json::parse(line).ok()?;
        message.get("executable")?.as_text().map(PathBuf::from)
    })
}

/// The files of the artefact that cargo's messages name last.
fn files(messages: &str) -> Vec<PathBuf> {
    let last = messages.lines().rev().find_map(|line| {
        let message = Json::parse(line).ok()?;
        let Json::List(files) = message.get("filenames")? else {
            return None;
        };
        Some(
            files
                .iter()
                .filter_map(|file| file.as_text().map(PathBuf::from))
                .collect(),
        )
    });
    last.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_in_the_messages() {
        let messages = concat!(
            r#"{"reason":"compiler-artifact","executable":null}"#,
            "\n",
            r#"{"reason":"compiler-artifact","executable":"C:\\target\\debug\\gfxhub.exe"}"#,
            "\n",
            r#"{"reason":"build-finished","success":true}"#,
            "\n",
        );
        let found = executable(messages);
        assert_eq!(found, Some(PathBuf::from(r"C:\target\debug\gfxhub.exe")));
        assert_eq!(executable("not JSON\n"), None);
        let message = r#"{"reason":"compiler-artifact","filenames":["a.so","a.a"]}"#;
        assert_eq!(files(message), ["a.so", "a.a"].map(PathBuf::from));
    }

    #[test]
    fn cargo_is_called_as_by_a_person() {
        assert!(is_about_this_package("CARGO_PKG_NAME"));
        for kept in [
            "CARGO_HOME",
            "CARGO_TARGET_DIR",
            "CARGO_NET_OFFLINE",
            "PATH",
        ] {
            assert!(!is_about_this_package(kept));
        }
        // Cargo has set this one for the test.
        assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some());
        let removed = |(name, value): (&std::ffi::OsStr, Option<_>)| {
            name == "CARGO_MANIFEST_DIR" && value.is_none()
        };
        assert!(cargo(&[]).get_envs().any(removed));
    }

    #[test]
    fn the_workspace_is_where_its_files_are() {
        assert!(root().join("tests/spec/operations.json").is_file());
    }
}
