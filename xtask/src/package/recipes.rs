//! Writes the recipes with which Conan, vcpkg and CMake fetch the archive for C and C++ and check
//! its hash.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::ensure;
use gfxhub_tests::cargo::root;

use super::{Package, archive};
use crate::commands::Sh;
use crate::install::{InstallPrefix, VERSION};

/// Files of recipes in `packaging/`, each with its path in the archive of the recipes.
const FILES: [(&str, &str); 6] = [
    ("conan/conanfile.py", "conan/conanfile.py"),
    (
        "conan/test_package/conanfile.py",
        "conan/test_package/conanfile.py",
    ),
    (
        "conan/test_package/CMakeLists.txt",
        "conan/test_package/CMakeLists.txt",
    ),
    ("conan/test_package/test.cpp", "conan/test_package/test.cpp"),
    ("vcpkg/vcpkg.json", "vcpkg/gfxhub/vcpkg.json"),
    ("vcpkg/usage", "vcpkg/gfxhub/usage"),
];

/// An archive that can be fetched.
struct FetchableArchive {
    /// Rust target triple of the platform.
    triple: String,
    url: String,
    sha256: String,
    sha512: String,
}

/// Writes recipes for the archives for C and C++ in `folder`. They fetch the archives from `url`.
pub(crate) fn make(folder: &Path, url: &str) -> anyhow::Result<Package> {
    let fetched = archives(folder)?
        .into_iter()
        .map(|(triple, file)| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            Ok(FetchableArchive {
                triple,
                url: format!("{}/{name}", url.trim_end_matches('/')),
                sha256: archive::digest("sha256", &file)?,
                sha512: archive::digest("sha512", &file)?,
            })
        })
        .collect::<anyhow::Result<Vec<_>>>()?;
    ensure!(
        !fetched.is_empty(),
        "{} contains no archive for C and C++: run `cargo xtask package --only c`",
        folder.display()
    );
    let stage = folder
        .join("stage")
        .join(format!("gfxhub-recipes-{VERSION}"));
    Sh::new()?.remove_path(&stage)?;
    let place = InstallPrefix::new(&stage)?;
    let sources = root().join("packaging");
    for (from, to) in FILES {
        place.write(to, &filled(&fs::read_to_string(sources.join(from))?))?;
    }
    place.write("conan/conandata.yml", &conan_data(&fetched))?;
    let port = fs::read_to_string(sources.join("vcpkg/portfile.cmake"))?;
    place.write(
        "vcpkg/gfxhub/portfile.cmake",
        &port.replace("@ARCHIVES@", &vcpkg_archives(&fetched)),
    )?;
    let cmake = fs::read_to_string(sources.join("cmake/gfxhub-fetch.cmake"))?;
    place.write(
        "cmake/gfxhub-fetch.cmake",
        &cmake.replace("@ARCHIVES@", &cmake_archives(&fetched)),
    )?;
    place.write(
        "README.md",
        &filled(&fs::read_to_string(sources.join("recipes.md"))?),
    )?;
    let file = archive::pack(
        &stage,
        folder,
        &crate::install::platform::Platform::named("x86_64-unknown-linux-gnu")?,
    )?;
    Ok(Package {
        file,
        sizes: Vec::new(),
    })
}

fn filled(text: &str) -> String {
    text.replace("@VERSION@", VERSION)
}

/// Returns the archives of this version in a folder, each with its target triple.
fn archives(folder: &Path) -> anyhow::Result<Vec<(String, PathBuf)>> {
    let start = format!("gfxhub-c-{VERSION}-");
    let mut found = Vec::new();
    for path in Sh::new()?.read_dir(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(rest) = name.strip_prefix(&start) else {
            continue;
        };
        let ends = [".tar.gz", ".zip"];
        if let Some(triple) = ends.iter().find_map(|end| rest.strip_suffix(end)) {
            found.push((triple.to_owned(), path.clone()));
        }
    }
    Ok(found)
}

fn conan_data(fetched: &[FetchableArchive]) -> String {
    let mut text = format!("sources:\n  \"{VERSION}\":\n");
    for FetchableArchive {
        triple,
        url,
        sha256,
        ..
    } in fetched
    {
        text += &format!("    {triple}:\n      url: \"{url}\"\n      sha256: \"{sha256}\"\n");
    }
    text
}

fn vcpkg_archives(fetched: &[FetchableArchive]) -> String {
    let line = |one: &FetchableArchive| {
        format!(
            "set(url_{0} \"{1}\")\nset(sha512_{0} {2})",
            one.triple, one.url, one.sha512
        )
    };
    fetched.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn cmake_archives(fetched: &[FetchableArchive]) -> String {
    let line = |one: &FetchableArchive| {
        format!(
            "set(_gfxhub_url_{0} \"{1}\")\nset(_gfxhub_sha256_{0} {2})",
            one.triple, one.url, one.sha256
        )
    };
    fetched.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_recipe_names_each_archive_with_its_hash() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        assert!(make(path, "http://127.0.0.1:1").is_err());
        for name in [
            "x86_64-unknown-linux-gnu.tar.gz",
            "x86_64-pc-windows-gnu.zip",
        ] {
            fs::write(path.join(format!("gfxhub-c-{VERSION}-{name}")), name).unwrap();
        }
        make(path, "http://127.0.0.1:1/files/").unwrap();
        let stage = path.join("stage").join(format!("gfxhub-recipes-{VERSION}"));
        for file in [
            "conan/conandata.yml",
            "vcpkg/gfxhub/portfile.cmake",
            "cmake/gfxhub-fetch.cmake",
        ] {
            let text = fs::read_to_string(stage.join(file)).unwrap();
            let url = format!(
                "\"http://127.0.0.1:1/files/gfxhub-c-{VERSION}-x86_64-pc-windows-gnu.zip\""
            );
            assert!(text.contains(&url), "{file}: {text}");
            assert!(
                !text.contains("@ARCHIVES@") && !text.contains("@VERSION@"),
                "{file}"
            );
        }
    }
}
