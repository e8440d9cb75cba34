//! Writes archives whose bytes depend only on their contents, with `packaging/archive.py`.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use gfxhub_tests::cargo::root;
use xshell::cmd;

use super::build::source_date;
use crate::commands::Sh;
use crate::install::platform::{Platform, System};
use crate::python;

/// Packs a folder into an archive in `folder`: a zip for Windows, else a tarball. The packed folder
/// is the only entry at the top level.
pub(crate) fn pack(stage: &Path, folder: &Path, platform: &Platform) -> anyhow::Result<PathBuf> {
    let name = stage.file_name().context("the folder has no name")?;
    let end = match platform.system {
        System::Windows => "zip",
        _ => "tar.gz",
    };
    let archive = folder.join(format!("{}.{end}", name.to_string_lossy()));
    archive_py(&[stage, &archive])?;
    Ok(archive)
}

/// Replaces a file by its gzip compression.
pub(crate) fn gzip(file: &Path) -> anyhow::Result<()> {
    archive_py(&[Path::new("--gzip"), file]).map(drop)
}

/// Writes the sha256 of each file in a folder, in the format of sha256sum.
pub(crate) fn write_sums(folder: &Path, sums: &Path) -> anyhow::Result<()> {
    archive_py(&[Path::new("--sums"), folder, sums]).map(drop)
}

/// Returns the digest of a file; `name` is `sha256` or `sha512`.
pub(crate) fn digest(name: &str, file: &Path) -> anyhow::Result<String> {
    archive_py(&[Path::new("--digest"), Path::new(name), file])
}

fn archive_py(words: &[&Path]) -> anyhow::Result<String> {
    let (sh, python) = (Sh::new()?, python::interpreter()?);
    let script = root().join("packaging/archive.py");
    let command = cmd!(sh, "{python} -B {script} {words...}");
    Ok(command.env("SOURCE_DATE_EPOCH", source_date()?).read()?)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::{Duration, SystemTime};

    use super::*;

    /// Creates a folder with always the same contents. The files are created in the order of
    /// `names`, and are `age` seconds old.
    fn stage(place: &Path, names: [&str; 3], age: u64) -> PathBuf {
        let folder = place.join("thing-1");
        fs::create_dir_all(folder.join("lib")).unwrap();
        for name in names {
            let file = folder.join(name);
            fs::write(&file, format!("contents of {name}")).unwrap();
            let time = SystemTime::now() - Duration::from_secs(age);
            fs::File::open(&file).unwrap().set_modified(time).unwrap();
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink("b.so.1", folder.join("lib/b.so")).unwrap();
        folder
    }

    #[test]
    fn what_is_packed_twice_has_the_same_bytes() {
        for triple in ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu"] {
            let platform = Platform::named(triple).unwrap();
            let pack = |names, age| {
                let place = tempfile::tempdir().unwrap();
                let stage = stage(place.path(), names, age);
                // A zip archive cannot contain links.
                if platform.system == System::Windows {
                    let _ = fs::remove_file(stage.join("lib/b.so"));
                }
                fs::read(pack(&stage, place.path(), &platform).unwrap()).unwrap()
            };
            let first = pack(["lib/b.so.1", "a", "c"], 0);
            let second = pack(["c", "lib/b.so.1", "a"], 100_000);
            assert!(first == second, "{triple}");
            assert!(first != pack(["lib/b.so.1", "a", "d"], 0), "{triple}");
        }
    }

    #[test]
    fn the_sums_name_each_file() {
        let place = tempfile::tempdir().unwrap();
        let sums = place.path().join("SHA256SUMS");
        fs::write(place.path().join("empty"), "").unwrap();
        write_sums(place.path(), &sums).unwrap();
        let sum = digest("sha256", &place.path().join("empty")).unwrap();
        assert!(sum.starts_with("e3b0c44298fc1c149afbf4c8996fb924"), "{sum}");
        assert_eq!(
            fs::read_to_string(&sums).unwrap(),
            format!("{sum}  empty\n")
        );
        let long = digest("sha512", &place.path().join("empty")).unwrap();
        assert!(long.starts_with("cf83e1357eefb8bd"), "{long}");
    }
}
