//! Finds the version of glibc that a file needs, from the names of the symbol versions in it.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail, ensure};

use super::build::GLIBC;

/// Beginning of the names of symbol versions.
const MARK: &[u8] = b"GLIBC_";

/// Returns the version of glibc that a Linux file needs. Returns an error if it is newer than the
/// version [`GLIBC`], with which packages must run.
pub(crate) fn check(file: &Path) -> anyhow::Result<(u32, u32)> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    let name = file.display();
    ensure!(
        bytes.starts_with(b"\x7fELF"),
        "{name} is not a Linux program or library"
    );
    match newest(&bytes) {
        None => bail!("{name} contains no version of glibc"),
        Some(wanted) if wanted > GLIBC => {
            bail!("{name} needs glibc {wanted:?}, but {GLIBC:?} is the maximum")
        }
        Some(wanted) => Ok(wanted),
    }
}

/// Returns the first two numbers of the newest version that the file names.
fn newest(bytes: &[u8]) -> Option<(u32, u32)> {
    let places = bytes.windows(MARK.len()).enumerate();
    let places = places.filter(|(_, window)| *window == MARK);
    let versions = places.filter_map(|(at, _)| {
        let rest = &bytes[at + MARK.len()..];
        let end = rest
            .iter()
            .position(|byte| !byte.is_ascii_digit() && *byte != b'.')?;
        let text = std::str::from_utf8(&rest[..end]).ok()?;
        let mut numbers = text.split('.').map(str::parse::<u32>);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    });
    versions.max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_found_whatever_the_order() {
        let bytes = b"\0GLIBC_2.9\0GLIBC_2.17\0GLIBC_2.2.5\0GLIBC_PRIVATE\0GLIBC_2.3.4\0";
        assert_eq!(newest(bytes), Some((2, 17)));
        assert_eq!(newest(b"GLIBC_"), None);
    }

    #[test]
    fn a_file_that_wants_a_newer_one_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.so");
        for (text, is_good) in [
            ("\x7fELF\0GLIBC_2.17\0", true),
            ("\x7fELF\0GLIBC_2.18\0", false),
            ("\x7fELF\0GLIBC_2.4\0GLIBC_3.0\0", false),
            ("\x7fELF\0", false),
            ("GLIBC_2.17\0", false),
        ] {
            fs::write(&file, text).unwrap();
            assert_eq!(check(&file).is_ok(), is_good, "{text:?}");
        }
    }
}
