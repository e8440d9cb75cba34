//! The one build that `cargo xtask test` runs on: every package in one call of cargo, so that each
//! dependency is compiled once and with one set of features.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use gfxhub_tests::cargo::{self, cargo};
use gfxhub_tests::json::Json;

use crate::tool::Tool;
use crate::{c_library, node, python};

/// What the packages are built with beside their default features.
const FEATURES: [&str; 2] = ["--features", "gfxhub-c/local-hub"];

/// Packages that are of no use without an interpreter.
const BY_TOOL: [(Tool, &[&str]); 2] = [
    (Tool::Python, &["gfxhub-py"]),
    (Tool::Node, &["gfxhub-node"]),
];

static BUILT: OnceLock<Result<Vec<Artefact>, String>> = OnceLock::new();

/// Something that cargo built, as its messages name it.
#[derive(Debug)]
pub(crate) struct Artefact {
    package: String,
    target: String,
    files: Vec<PathBuf>,
    is_test: bool,
    /// The folder of its package.
    pub(crate) folder: PathBuf,
    pub(crate) executable: Option<PathBuf>,
}

impl Artefact {
    /// The package and the target in it.
    pub(crate) fn name(&self) -> String {
        format!("{}: {}", self.package, self.target)
    }
}

/// Which packages of the workspace are built and tested, in words for cargo.
pub(crate) fn selection() -> Vec<&'static str> {
    let mut words = vec!["--locked", "--workspace"];
    for (tool, packages) in BY_TOOL {
        if !tool.is_here() {
            words.extend(packages.iter().flat_map(|package| ["--exclude", package]));
        }
    }
    words.extend(FEATURES);
    words
}

/// Builds everything that the tests run, once, and puts the libraries of C, Python and Node where
/// their programs find them.
pub(crate) fn build() -> Result<(), String> {
    BUILT
        .get_or_init(|| {
            let built = build_now()?;
            // Another build of these packages, with other features, would put its own files there.
            c_library::take(&library_among(&built, "gfxhub-c"))?;
            for (package, put) in [
                ("gfxhub-py", python::put_module as fn(PathBuf) -> _),
                ("gfxhub-node", node::put_addon),
            ] {
                if let Some(file) = library_among(&built, package).into_iter().next() {
                    put(file)?;
                }
            }
            Ok(built)
        })
        .as_ref()
        .map(drop)
        .map_err(Clone::clone)
}

/// Whether everything was built by this command.
pub(crate) fn is_built() -> bool {
    matches!(BUILT.get(), Some(Ok(_)))
}

/// A program of the workspace: from the build of everything if there was one, else built now.
pub(crate) fn program(package: &str, name: &str) -> Result<PathBuf, String> {
    let built = BUILT.get().and_then(|built| built.as_ref().ok());
    let found = built.into_iter().flatten().find_map(|artefact| {
        let is_it = artefact.package == package && artefact.target == name && !artefact.is_test;
        artefact.executable.clone().filter(|_| is_it)
    });
    found.map_or_else(|| built_alone(package, name), Ok)
}

/// A program that is built by itself, once however often it is asked for.
fn built_alone(package: &str, name: &str) -> Result<PathBuf, String> {
    static PROGRAMS: Mutex<BTreeMap<String, PathBuf>> = Mutex::new(BTreeMap::new());
    let mut programs = PROGRAMS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(program) = programs.get(name) {
        return Ok(program.clone());
    }
    let program = cargo::build(package, ["--bin", name])?;
    programs.insert(name.to_owned(), program.clone());
    Ok(program)
}

fn build_now() -> Result<Vec<Artefact>, String> {
    // This program is running, which Windows does not replace; its tests are built with the others'.
    let words = ["build", "--all-targets", "--exclude", "xtask"];
    artefacts(cargo(&words).args(selection()))
}

/// Builds the programs of the tests of these packages.
pub(crate) fn test_programs(selection: &[&str]) -> Result<Vec<Artefact>, String> {
    let mut built = artefacts(cargo(&["test", "--no-run"]).args(selection))?;
    built.retain(|artefact| artefact.is_test && artefact.executable.is_some());
    Ok(built)
}

/// Has cargo build, and gives what it says it did.
fn artefacts(command: &mut Command) -> Result<Vec<Artefact>, String> {
    command.arg("--target-dir").arg(cargo::target_folder());
    command.args(["--message-format", "json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|fault| format!("cargo does not start: {fault}"))?;
    if !output.status.success() {
        return Err("the workspace does not build; the compiler says above why".to_owned());
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    Ok(messages.lines().filter_map(artefact).collect())
}

/// The artefact that a message of cargo names.
fn artefact(message: &str) -> Option<Artefact> {
    let message = Json::parse(message).ok()?;
    let files = message.get("filenames")?;
    let text = |json: &Json| json.as_text().map(str::to_owned);
    let manifest = PathBuf::from(text(message.get("manifest_path")?)?);
    let Json::List(files) = files else {
        return None;
    };
    Some(Artefact {
        package: package_name(&text(message.get("package_id")?)?, &manifest)?,
        target: text(message.get("target")?.get("name")?)?,
        is_test: matches!(message.get("profile")?.get("test")?, Json::Bool(true)),
        folder: manifest.parent()?.to_owned(),
        files: files.iter().filter_map(text).map(PathBuf::from).collect(),
        executable: message.get("executable").and_then(text).map(PathBuf::from),
    })
}

/// The name in a package's identifier, `path+file:///folder#name@version`; where the folder has the
/// package's name, cargo leaves it out.
fn package_name(id: &str, manifest: &std::path::Path) -> Option<String> {
    let (_, fragment) = id.rsplit_once('#')?;
    match fragment.split_once('@') {
        Some((name, _)) => Some(name.to_owned()),
        None => Some(manifest.parent()?.file_name()?.to_str()?.to_owned()),
    }
}

/// The files of a package's library.
fn library_among(built: &[Artefact], package: &str) -> Vec<PathBuf> {
    let is_library = |artefact: &&Artefact| {
        artefact.package == package
            && !artefact.is_test
            && artefact.executable.is_none()
            && artefact.target != "build-script-build"
    };
    let library = built.iter().filter(is_library);
    library
        .flat_map(|artefact| artefact.files.clone())
        .collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    const LIBRARY: &str = r#"{"reason":"compiler-artifact","package_id":"path+file:///w/ffi-c#gfxhub-c@0.1.0",
        "manifest_path":"/w/ffi-c/Cargo.toml","target":{"name":"gfxhub"},"profile":{"test":false},
        "filenames":["/t/libgfxhub.so","/t/libgfxhub.a"],"executable":null}"#;

    #[test]
    fn what_cargo_built_is_read_from_its_messages() {
        let library = artefact(LIBRARY).unwrap();
        assert_eq!(library.package, "gfxhub-c");
        let files = ["/t/libgfxhub.so", "/t/libgfxhub.a"].map(PathBuf::from);
        assert_eq!(library_among(&[library], "gfxhub-c"), files);
        let tests = artefact(&LIBRARY.replace("\"test\":false", "\"test\":true")).unwrap();
        assert!(tests.is_test && library_among(&[tests], "gfxhub-c").is_empty());
        assert!(artefact(r#"{"reason":"build-finished","success":true}"#).is_none());
        assert!(artefact("not JSON").is_none());
    }

    #[test]
    fn a_package_is_named_by_its_identifier_or_its_folder() {
        let manifest = Path::new("/w/xtask/Cargo.toml");
        for (id, name) in [
            ("path+file:///w/core#gfxhub@0.1.0", "gfxhub"),
            ("path+file:///w/xtask#0.1.0", "xtask"),
        ] {
            assert_eq!(package_name(id, manifest).as_deref(), Some(name));
        }
    }
}
