//! Writes the software bills of materials of the packages with cargo-cyclonedx, in the format
//! CycloneDX.

use std::path::Path;

use gfxhub_tests::cargo::root;
use xshell::cmd;

use super::Package;
use super::build::{ADDON, Builder, COMMAND, LIBRARY, LOCAL_HUB, source_date};
use crate::cargo_tool::CYCLONEDX;
use crate::commands::{self, Sh};
use crate::install::{InstallPrefix, VERSION};

/// The packaged crates and their folders.
const CRATES: [(&str, &str); 5] = [
    (LIBRARY, "ffi-c"),
    (LOCAL_HUB, "ffi-c/local-hub"),
    (COMMAND, "cli"),
    (ADDON, "node"),
    ("gfxhub-py", "py"),
];

/// Writes a bill of materials for each packaged crate. Returns `None` if cargo-cyclonedx is not
/// installed.
pub(crate) fn make(folder: &Path, builder: &Builder) -> anyhow::Result<Option<Package>> {
    let Some(program) = CYCLONEDX.find_or_say("bill of materials")? else {
        return Ok(None);
    };
    let (sh, place) = (Sh::new()?, InstallPrefix::new(folder)?);
    let target = builder.platform.triple();
    // cargo-cyclonedx writes a file next to the manifest of every crate in the workspace.
    let name = format!("gfxhub-{target}");
    let write = cmd!(
        sh,
        "{program} cyclonedx --quiet --format json --spec-version 1.5 --target {target}
            --override-filename {name}"
    );
    let written = write.env("SOURCE_DATE_EPOCH", source_date()?).run();
    let written = written.map_err(anyhow::Error::from).and_then(|()| {
        let mut last = None;
        for (crate_name, at) in CRATES {
            let file = format!("{crate_name}-{VERSION}-{target}.cdx.json");
            let text = sh.read_file(root().join(at).join(format!("{name}.json")))?;
            // The path of this machine would be useless to readers.
            let here = format!("file://{}", root().display());
            place.write(&file, &text.replace(&here, "file:///gfxhub"))?;
            last = Some(folder.join(file));
        }
        Ok(last)
    });
    // All files that cargo-cyclonedx has written are removed from the sources.
    let listed = cmd!(
        sh,
        "git ls-files --others --exclude-standard -- *{name}.json"
    )
    .read()?;
    for file in listed.lines() {
        sh.remove_path(file)?;
    }
    let last = written?;
    commands::say(&format!("sbom: {} files, CycloneDX 1.5", CRATES.len()));
    Ok(last.map(|file| Package {
        file,
        sizes: Vec::new(),
    }))
}
