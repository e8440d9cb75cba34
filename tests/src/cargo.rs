//! Calls cargo in the workspace, and finds the files that it built. The runner of the `gfxhub`
//! command and xtask use this module.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use cargo_metadata::{Artifact, Message};

/// Returns the root folder of the workspace.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // This package is in a folder of the workspace. If it were not, cargo would report a clearer
    // error.
    here.parent().unwrap_or(here)
}

/// Returns a command for cargo in the workspace. It is the cargo that started this program, if one
/// did.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    command.args(arguments).current_dir(root());
    for name in hidden_variables() {
        command.env_remove(name);
    }
    command
}

/// Returns the path of the cargo that started this program, or `cargo` if none did.
pub fn program() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"))
}

/// Returns the environment variables that programs started by this program must not see: those with
/// which `cargo run` describes this package, and `RUST_BACKTRACE`. Tests cause thousands of panics on
/// purpose, and printing the backtrace of one takes a sixth of a second.
pub fn hidden_variables() -> impl Iterator<Item = OsString> {
    let names = std::env::vars_os().map(|(name, _)| name);
    names.filter(|name| name.to_str().is_some_and(is_hidden))
}

/// Returns `true` for `RUST_BACKTRACE`, and if `cargo run` has set a variable to describe this
/// package. Build scripts can read such variables; if they differed between the calls from this
/// program and those from a shell, the scripts and all that depends on them would be built again
/// each time.
fn is_hidden(variable: &str) -> bool {
    let about_this_package = [
        "CARGO_PKG_",
        "CARGO_MANIFEST_",
        "CARGO_BIN_",
        "CARGO_CRATE_",
    ];
    let is_about = |start: &&str| variable.starts_with(start);
    variable == "RUST_BACKTRACE" || about_this_package.iter().any(is_about)
}

/// Builds a program and returns its path. `target` is `--bin NAME` or `--example NAME`, followed by
/// any further arguments for cargo.
pub fn build<const WORDS: usize>(package: &str, target: [&str; WORDS]) -> anyhow::Result<PathBuf> {
    build_with(&[], package, target)
}

/// Builds a program like [`build`], with these environment variables for cargo.
pub fn build_with<const WORDS: usize>(
    environment: &[(&str, &str)],
    package: &str,
    target: [&str; WORDS],
) -> anyhow::Result<PathBuf> {
    let name = target.get(1).copied().unwrap_or(package);
    let mut command = cargo(&["build", "--locked", "--package", package]);
    command.args(target).envs(environment.iter().copied());
    executable(artifacts(&mut command, name)?)
        .with_context(|| format!("cargo built {name} but did not report its path"))
}

/// Builds the parts of a package that the arguments select, and returns the files of its library.
pub fn library_files(package: &str, arguments: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    let mut command = cargo(&["build", "--locked", "--package", package]);
    let built = artifacts(command.args(arguments), package)?.pop();
    let files = built.map_or_else(Vec::new, |artifact| artifact.filenames);
    Ok(files.into_iter().map(PathBuf::from).collect())
}

/// Runs a cargo command that builds `what`, and returns the built artifacts.
pub fn artifacts(command: &mut Command, what: &str) -> anyhow::Result<Vec<Artifact>> {
    // The cargo that is started here does not know a `--target-dir` that was passed to the cargo
    // that started this program.
    command.arg("--target-dir").arg(target_folder());
    command.args(["--message-format", "json-render-diagnostics"]);
    // The messages on stdout are read here, and the compiler's output on stderr is shown.
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.context("cargo cannot be started")?;
    ensure!(
        output.status.success(),
        "{what} does not build; the compiler's errors are above"
    );
    Ok(artifacts_in(&output.stdout))
}

/// Returns the artifacts in the JSON messages of cargo.
pub fn artifacts_in(messages: &[u8]) -> Vec<Artifact> {
    let artifact = |message| match message {
        Ok(Message::CompilerArtifact(artifact)) => Some(artifact),
        _ => None,
    };
    Message::parse_stream(messages)
        .filter_map(artifact)
        .collect()
}

/// Returns the path of the program that was built last.
pub fn executable(built: Vec<Artifact>) -> Option<PathBuf> {
    let mut built = built.into_iter().rev();
    built.find_map(|artifact| artifact.executable.map(PathBuf::from))
}

/// Returns the target folder, into which cargo built this program and builds the others.
pub fn target_folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let mut folders = program.ancestors();
    let folder = folders.find(|folder| folder.join("CACHEDIR.TAG").is_file());
    folder.map_or_else(|| root().join("target"), Path::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_in_the_messages() {
        let messages = concat!(
            r#"{"reason":"compiler-artifact","package_id":"path+file:///w/cli#gfxhub-cli@0.1.0",
            "manifest_path":"/w/cli/Cargo.toml","target":{"name":"gfxhub","kind":["bin"],
            "src_path":"/w/cli/src/main.rs"},"profile":{"opt_level":"0","debuginfo":0,
            "debug_assertions":true,"overflow_checks":true,"test":false},"features":[],
            "filenames":["/t/gfxhub"],"executable":"/t/gfxhub","fresh":true}"#,
            "\nnot JSON\n",
            r#"{"reason":"build-finished","success":true}"#,
        );
        // cargo writes each message on its own line.
        let messages = messages.replace("\n            ", "");
        let built = artifacts_in(messages.as_bytes());
        assert_eq!(built.len(), 1);
        assert_eq!(executable(built), Some(PathBuf::from("/t/gfxhub")));
        assert_eq!(executable(artifacts_in(b"not JSON\n")), None);
    }

    #[test]
    fn cargo_is_called_as_by_a_person() {
        assert!(is_hidden("CARGO_PKG_NAME") && is_hidden("RUST_BACKTRACE"));
        for kept in [
            "CARGO_HOME",
            "CARGO_TARGET_DIR",
            "CARGO_NET_OFFLINE",
            "PATH",
        ] {
            assert!(!is_hidden(kept));
        }
        // cargo has set this variable for the test.
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
