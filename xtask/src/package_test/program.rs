//! Tests the archive and the Debian package of the command, unpacked into an empty folder.

use std::path::Path;

use anyhow::ensure;
use xshell::cmd;

use super::scratch::{Scratch, prints};
use super::{TriedSteps, print_checks, traffic};
use crate::commands::Sh;
use crate::install::VERSION;
use crate::package::notices::{LICENCES, NOTICES_NAME};
use crate::python::interpreter;
use crate::server_process::ServerProcess;

/// Files that the archive must contain in addition to the command.
const FILES: [&str; 5] = [
    "README.md",
    "completions/gfxhub.bash",
    "completions/_gfxhub",
    "completions/gfxhub.fish",
    "man/man1/gfxhub.1",
];

/// Arguments with which the command sets the property at the path [`SOFTNESS`].
const SET: [&str; 6] = [
    "engines",
    "set-property",
    "3",
    "Cyclorama",
    "Material//Softness/0",
    "0.5",
];
const SOFTNESS: &str =
    "/api/rest/v1/engines/3/nodes/Cyclorama/properties/Material%2F%2FSoftness%2F0";

/// Unpacks the archive and uses the command.
pub(crate) fn archive(
    scratch: &Scratch,
    archive: &Path,
    tried: &mut TriedSteps,
) -> anyhow::Result<()> {
    let place = unpacked(scratch, "command", archive)?;
    let sh = Sh::at(&place)?;
    for file in FILES.iter().chain(&LICENCES).chain(&[NOTICES_NAME]) {
        ensure!(
            place.join(file).is_file(),
            "the archive of the command does not contain {file}"
        );
    }
    moves(&sh, &place.join("gfxhub"))?;
    print_checks(
        "archive of the command",
        &[
            "version",
            "a property moves",
            "completions",
            "manual pages",
            "the licences",
        ],
    );
    tried.steps(
        "shell",
        &[
            "tar xf gfxhub-cli-*.tar.gz",
            "gfxhub-cli-*/gfxhub simulator --port 8080 --quiet &",
            "gfxhub-cli-*/gfxhub --hub http://127.0.0.1:8080 engines set-property 3 Cyclorama Material//Softness/0 0.8",
        ],
    )
}

/// Unpacks the Debian package, without installing it, and uses the command.
pub(crate) fn debian(scratch: &Scratch, package: &Path) -> anyhow::Result<()> {
    let place = scratch.folder("debian")?;
    let sh = Sh::at(&place)?;
    cmd!(sh, "dpkg-deb --extract {package} {place}").run()?;
    let fields = cmd!(sh, "dpkg-deb --field {package} Package Version Depends").read()?;
    let version = format!("Version: {VERSION}");
    ensure!(
        fields.contains(&version) && fields.contains("libc6 (>= 2.17)"),
        "the fields of the Debian package are {fields:?}"
    );
    for file in [
        "usr/share/man/man1/gfxhub.1.gz",
        "usr/share/bash-completion/completions/gfxhub",
        "usr/share/doc/gfxhub/copyright",
        "usr/share/doc/gfxhub/THIRD-PARTY-NOTICES.txt",
    ] {
        ensure!(
            place.join(file).is_file(),
            "the Debian package does not contain {file}"
        );
    }
    moves(&sh, &place.join("usr/bin/gfxhub"))?;
    print_checks(
        "Debian package, unpacked",
        &["version", "a property moves", "its files"],
    );
    Ok(())
}

/// Unpacks an archive and returns its only folder.
pub(crate) fn unpacked(
    scratch: &Scratch,
    name: &str,
    archive: &Path,
) -> anyhow::Result<std::path::PathBuf> {
    let folder = scratch.folder(name)?;
    let (sh, python) = (Sh::at(&folder)?, interpreter()?);
    let packed = archive.file_name().unwrap_or_default().to_string_lossy();
    // Python's zipfile restores neither links nor permissions, but the archive has none.
    match packed.strip_suffix(".tar.gz") {
        Some(inner) => {
            prints(cmd!(sh, "{python} -m tarfile -e {archive} {folder}"), None)?;
            Ok(folder.join(inner))
        }
        None => {
            prints(cmd!(sh, "{python} -m zipfile -e {archive} {folder}"), None)?;
            Ok(folder.join(packed.trim_end_matches(".zip")))
        }
    }
}

/// Checks that the command prints its version, can change a property of a hub, and connects to no
/// other machine.
fn moves(sh: &Sh, program: &Path) -> anyhow::Result<()> {
    let version = format!("gfxhub {VERSION}");
    prints(cmd!(sh, "{program} --version"), Some(&version))?;
    let hub = ServerProcess::hub()?;
    let url = hub.url();
    let set = [&["--hub", &url][..], &SET].concat();
    let folder = sh.current_dir();
    traffic::prints(sh, "command", program, &set, &[&folder])?;
    let softness = hub.get(SOFTNESS)?;
    ensure!(
        softness.contains("\"Value\":0.5"),
        "the softness at the hub is {softness}"
    );
    Ok(())
}
