//! Installs the documents of the C library: pages, reference, examples, shows and their schema.

use gfxhub_tests::cargo::root;

use super::InstallPrefix;
use crate::commands::Sh;
use crate::relative_links;

/// Folder of the documents under the prefix. They have the same relative paths as in the project,
/// so that their links work.
const FOLDER: &str = "share/doc/gfxhub";

/// Paths of files, and of folders whose contents are installed.
const DOCUMENTS: [&str; 27] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "SECURITY.md",
    "docs/README.md",
    "docs/c-conventions.md",
    "docs/concepts.md",
    "docs/errors.md",
    "docs/faults.md",
    "docs/recipes/camera-track.md",
    "docs/recipes/main-and-backup.md",
    "docs/recipes/many-properties.md",
    "docs/recipes/proxy.md",
    "docs/recipes/rundown-from-csv.md",
    "docs/recipes/submit.md",
    "docs/recipes/testing.md",
    "docs/reference",
    "docs/reliability.md",
    "docs/shows.md",
    "docs/simulator.md",
    "docs/start/c.md",
    "docs/start/cpp.md",
    "docs/upgrade.md",
    "examples/c",
    "examples/cpp",
    "simulator/schemas",
    "simulator/shows",
];

/// Copies the documents. Replaces links to pages that are not installed by their text.
pub(crate) fn lay(place: &InstallPrefix) -> anyhow::Result<()> {
    let (sh, mut files) = (Sh::new()?, Vec::new());
    for document in DOCUMENTS {
        let path = root().join(document);
        let found = match path.is_dir() {
            true => sh.files_under(path)?,
            false => vec![path],
        };
        for file in found {
            let file = file.strip_prefix(root())?.display().to_string();
            files.push(file.replace('\\', "/"));
        }
    }
    for file in &files {
        let (source, path) = (root().join(file), format!("{FOLDER}/{file}"));
        if !file.ends_with(".md") {
            place.copy(&source, &path)?;
            continue;
        }
        let text = sh.read_file(source)?;
        let within = |path: &str| {
            let folder = format!("{path}/");
            files
                .iter()
                .any(|file| file == path || file.starts_with(&folder))
        };
        place.write(&path, &relative_links::without_dead(file, &text, within))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the links in a folder with the headers and the README too, as in the archive.
    #[test]
    fn headers_and_documents_lead_to_what_comes_along() -> anyhow::Result<()> {
        let folder = tempfile::tempdir()?;
        let place = InstallPrefix::new(folder.path())?;
        lay(&place)?;
        for header in ["gfxhub.h", "gfxhub.hpp", "gfxhub_local_hub.h"] {
            let source = root().join("include").join(header);
            place.copy(&source, &format!("include/{header}"))?;
        }
        place.copy_folder(&root().join("include/gfxhub"), "include/gfxhub")?;
        place.copy(&root().join("packaging/c/README.md"), "README.md")?;
        place.write("example/five.c", "")?;
        relative_links::check(folder.path())
    }
}
