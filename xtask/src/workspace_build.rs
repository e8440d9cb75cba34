//! The build on which `cargo xtask test` relies. One call of cargo builds every package, so that
//! each dependency is compiled once and with one set of features.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use cargo_metadata::Artifact;
use cargo_metadata::camino::Utf8Path;
use gfxhub_tests::cargo::{self, artifacts, cargo};

use crate::c_library;
use crate::install::build;
use crate::tool::Tool;

/// Packages that need an interpreter, with the tool for it.
const BY_TOOL: [(Tool, &[&str]); 2] = [
    (Tool::Python, &["gfxhub-py"]),
    (Tool::Node, &["gfxhub-node"]),
];

/// The built files. An error is kept as text, so that every caller gets it.
static BUILT: OnceLock<Result<Vec<Artifact>, String>> = OnceLock::new();

/// Returns cargo's arguments for the packages of the workspace that are built and tested.
pub(crate) fn selection() -> Vec<&'static str> {
    let mut words = vec!["--locked", "--workspace"];
    for (tool, packages) in BY_TOOL {
        if !tool.is_here() {
            words.extend(packages.iter().flat_map(|package| ["--exclude", package]));
        }
    }
    words
}

/// The name of a package, and the function that copies its library to where programs look for it.
pub(crate) type LibraryInstaller = (&'static str, fn(PathBuf) -> anyhow::Result<()>);

/// Builds all programs that the tests run, on the first call only. Copies the C library and the
/// libraries of these packages to where programs look for them.
pub(crate) fn build(libraries: &[LibraryInstaller]) -> anyhow::Result<()> {
    BUILT
        .get_or_init(|| build_now(libraries).map_err(|why| format!("{why:#}")))
        .as_ref()
        .map(drop)
        .map_err(anyhow::Error::msg)
}

/// Returns `true` if this process has built the workspace.
pub(crate) fn is_built() -> bool {
    matches!(BUILT.get(), Some(Ok(_)))
}

/// Returns the path of a program of the workspace. Takes it from the build of the workspace if this
/// process has made one, else builds the program alone.
pub(crate) fn program(package: &str, name: &str) -> anyhow::Result<PathBuf> {
    let built = BUILT.get().and_then(|built| built.as_ref().ok());
    let found = built.into_iter().flatten().find_map(|artifact| {
        let is_it = package_of(artifact) == package
            && artifact.target.name == name
            && !artifact.profile.test;
        artifact.executable.as_ref().filter(|_| is_it)
    });
    found.map_or_else(|| built_alone(package, name), |program| Ok(program.into()))
}

/// Returns the path of a program that is built separately, on the first call only.
fn built_alone(package: &str, name: &str) -> anyhow::Result<PathBuf> {
    static PROGRAMS: Mutex<BTreeMap<String, PathBuf>> = Mutex::new(BTreeMap::new());
    let mut programs = PROGRAMS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(program) = programs.get(name) {
        return Ok(program.clone());
    }
    let program = cargo::build(package, ["--bin", name])?;
    programs.insert(name.to_owned(), program.clone());
    Ok(program)
}

fn build_now(libraries: &[LibraryInstaller]) -> anyhow::Result<Vec<Artifact>> {
    // This program is running, and Windows cannot replace it. `test_programs` builds its tests.
    let words = ["build", "--all-targets", "--exclude", "xtask"];
    let built = artifacts(cargo(&words).args(selection()), "the workspace")?;
    // The files are copied now, because a later build of these packages with other features would
    // replace them.
    c_library::take(&library_among(&built, build::CLIENT))?;
    c_library::take_local_hub(&library_among(&built, build::LOCAL_HUB))?;
    for (package, put) in libraries {
        if let Some(file) = library_among(&built, package).into_iter().next() {
            put(file)?;
        }
    }
    Ok(built)
}

/// Builds the test programs of the selected packages.
pub(crate) fn test_programs(selection: &[&str]) -> anyhow::Result<Vec<Artifact>> {
    let mut command = cargo(&["test", "--no-run"]);
    let mut built = artifacts(command.args(selection), "the workspace")?;
    built.retain(|artifact| artifact.profile.test && artifact.executable.is_some());
    Ok(built)
}

/// Returns the name of an artifact's package. It is part of the identifier
/// `path+file:///folder#name@version`; cargo omits it if the folder has the same name.
pub(crate) fn package_of(artifact: &Artifact) -> &str {
    let id = &artifact.package_id.repr;
    let fragment = id.rsplit_once('#').map_or("", |(_, fragment)| fragment);
    match fragment.split_once('@') {
        Some((name, _)) => name,
        None => folder_of(artifact).file_name().unwrap_or_default(),
    }
}

/// Returns the path of the folder of an artifact's package.
pub(crate) fn folder_of(artifact: &Artifact) -> &Utf8Path {
    let manifest = artifact.manifest_path.as_path();
    manifest.parent().unwrap_or(manifest)
}

/// Returns the files of a package's library among the built ones.
fn library_among(built: &[Artifact], package: &str) -> Vec<PathBuf> {
    let is_library = |artifact: &&Artifact| {
        package_of(artifact) == package
            && !artifact.profile.test
            && artifact.executable.is_none()
            && !artifact.target.is_custom_build()
    };
    let files = built.iter().filter(is_library);
    let files = files.flat_map(|artifact| &artifact.filenames);
    files.map(PathBuf::from).collect()
}

#[cfg(test)]
mod tests {
    use gfxhub_tests::cargo::artifacts_in;

    use super::*;

    const LIBRARY: &str = concat!(
        r#"{"reason":"compiler-artifact","package_id":"path+file:///w/ffi-c#gfxhub-c@0.1.0","#,
        r#""manifest_path":"/w/ffi-c/Cargo.toml","target":{"name":"gfxhub","kind":["cdylib"],"#,
        r#""src_path":"/w/ffi-c/src/lib.rs"},"profile":{"opt_level":"0","debuginfo":0,"#,
        r#""debug_assertions":true,"overflow_checks":true,"test":false},"features":[],"#,
        r#""filenames":["/t/libgfxhub.so","/t/libgfxhub.a"],"executable":null,"fresh":true}"#,
    );

    #[test]
    fn a_library_is_found_by_its_package() {
        let library = artifacts_in(LIBRARY.as_bytes());
        let files = ["/t/libgfxhub.so", "/t/libgfxhub.a"].map(PathBuf::from);
        assert_eq!(library_among(&library, "gfxhub-c"), files);
        assert!(library_among(&library, "gfxhub-py").is_empty());
        for (word, other) in [
            ("\"test\":false", "\"test\":true"),
            ("cdylib", "custom-build"),
        ] {
            let others = artifacts_in(LIBRARY.replace(word, other).as_bytes());
            assert!(others.len() == 1 && library_among(&others, "gfxhub-c").is_empty());
        }
    }

    #[test]
    fn a_package_is_named_by_its_identifier_or_its_folder() {
        for (id, name) in [("#gfxhub-c@0.1.0", "gfxhub-c"), ("#0.1.0", "ffi-c")] {
            let message = LIBRARY.replace("#gfxhub-c@0.1.0", id);
            let artifacts = artifacts_in(message.as_bytes());
            assert_eq!(package_of(&artifacts[0]), name);
            assert_eq!(folder_of(&artifacts[0]), "/w/ffi-c");
        }
    }
}
