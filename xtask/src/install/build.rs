//! Builds the libraries for C and finds the built files.

use std::path::PathBuf;

use anyhow::Context as _;
use gfxhub_tests::cargo;

/// Profile with which packages are built. `bench/Cargo.toml` has a profile with the same name.
pub(crate) const PROFILE: &str = "dist";

/// The files of a built library.
#[derive(Debug)]
pub(crate) struct Libraries {
    /// The shared library.
    pub(crate) shared: PathBuf,
    /// The static library, if there is one.
    pub(crate) archive: Option<PathBuf>,
    /// The import library, with which programs are linked, on systems that have one.
    pub(crate) import: Option<PathBuf>,
}

/// Names of the crates of the C libraries: that of the client and that of the hub simulator.
pub(crate) const CLIENT: &str = "gfxhub-c";
pub(crate) const LOCAL_HUB: &str = "gfxhub-c-local-hub";

/// Builds the C library of a package. The build is optimised unless `debug` is true.
pub(crate) fn libraries(package: &str, debug: bool) -> anyhow::Result<Libraries> {
    let mut arguments = vec!["--lib"];
    if !debug {
        arguments.extend(["--profile", PROFILE]);
    }
    library(package, &arguments)
}

/// Builds the library of a package with these arguments of cargo.
pub(crate) fn library(package: &str, arguments: &[&str]) -> anyhow::Result<Libraries> {
    libraries_of(package, &cargo::library_files(package, arguments)?)
}

/// Returns the libraries among the files that cargo built for a package.
pub(crate) fn libraries_of(package: &str, files: &[PathBuf]) -> anyhow::Result<Libraries> {
    let found = find_libraries(files);
    found.with_context(|| format!("cargo built {package} but did not report its path"))
}

/// Returns the libraries among the files that cargo built, or `None` if there is no shared library.
fn find_libraries(files: &[PathBuf]) -> Option<Libraries> {
    let ending = |endings: &[&str]| {
        let mut files = files.iter().filter_map(|file| {
            let name = file.file_name()?.to_str()?;
            endings
                .iter()
                .any(|ending| name.ends_with(ending))
                .then(|| file.clone())
        });
        files.next()
    };
    let import = ending(&[".dll.a", ".dll.lib"]);
    let archive = files.iter().find(|file| {
        let of_archive = file.extension().is_some_and(|e| e == "a" || e == "lib");
        of_archive && Some(*file) != import.as_ref()
    });
    Some(Libraries {
        shared: ending(&[".so", ".dylib", ".dll"])?,
        archive: archive.cloned(),
        import,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_are_distinguished_by_file_name_on_every_system() {
        for (files, import) in [
            (["libgfxhub.so", "libgfxhub.a", "libgfxhub.rlib"], None),
            (["libgfxhub.a", "libgfxhub.dylib", "libgfxhub.d"], None),
            (["gfxhub.dll", "libgfxhub.dll.a", "libgfxhub.a"], Some(1)),
            (["gfxhub.dll.lib", "gfxhub.lib", "gfxhub.dll"], Some(0)),
        ] {
            let paths = files.map(PathBuf::from);
            let found = find_libraries(&paths).unwrap();
            assert_eq!(found.import, import.map(|at: usize| paths[at].clone()));
            let archive = found.archive.unwrap();
            assert_ne!(Some(&archive), found.import.as_ref());
            assert!(archive.extension().is_some_and(|e| e == "a" || e == "lib"));
            assert!(
                found
                    .shared
                    .extension()
                    .is_some_and(|e| e != "a" && e != "lib")
            );
        }
        let shared = find_libraries(&[PathBuf::from("libgfxhub_local_hub.so")]).unwrap();
        assert!(shared.archive.is_none() && shared.import.is_none());
        assert!(find_libraries(&[PathBuf::from("libgfxhub.a")]).is_none());
    }
}
