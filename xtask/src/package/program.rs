//! Packs the command with its completions and manual pages, as an archive and as a Debian package.

use std::path::Path;

use gfxhub_tests::cargo::root;
use xshell::cmd;

use super::build::{Builder, source_date};
use super::sizes::Size;
use super::{Package, archive, glibc, notices};
use crate::commands::{Sh, printed, succeed};
use crate::install::{InstallPrefix, VERSION};
use crate::relative_links;
use crate::server_process::{build_command, command};

/// The shells for which there are completions, each with the file name of the completions.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "gfxhub.bash"),
    ("zsh", "_gfxhub"),
    ("fish", "gfxhub.fish"),
    ("powershell", "_gfxhub.ps1"),
    ("elvish", "gfxhub.elv"),
];

/// Paths of the completions in the Debian package.
const DEBIAN: [(&str, &str); 3] = [
    (
        "gfxhub.bash",
        "usr/share/bash-completion/completions/gfxhub",
    ),
    ("_gfxhub", "usr/share/zsh/vendor-completions/_gfxhub"),
    (
        "gfxhub.fish",
        "usr/share/fish/vendor_completions.d/gfxhub.fish",
    ),
];

/// Packs the command into an archive.
pub(crate) fn make(folder: &Path, builder: &Builder) -> anyhow::Result<Package> {
    let platform = &builder.platform;
    let stage = folder
        .join("stage")
        .join(format!("gfxhub-cli-{VERSION}-{}", platform.triple()));
    lay_out(&stage, builder)?;
    let file = archive::pack(&stage, folder, platform)?;
    let sizes = vec![
        Size::of("command", &builder.command()?)?,
        Size::of("archive of the command", &file)?,
    ];
    Ok(Package { file, sizes })
}

/// Creates the folder that is packed into the archive.
fn lay_out(stage: &Path, builder: &Builder) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    sh.remove_path(stage)?;
    let place = InstallPrefix::new(stage)?;
    let program = builder.command()?;
    if builder.platform.has_glibc() {
        glibc::check(&program)?;
    }
    place.copy(
        &program,
        &format!("gfxhub{}", builder.platform.program_suffix()),
    )?;
    place.copy(&root().join("packaging/command/README.md"), "README.md")?;
    notices::put(&place, "")?;
    let runs = match builder.platform.is_host() {
        true => program,
        // Completions and manual pages are the same on every platform.
        false => build_command()?,
    };
    for (shell, file) in SHELLS {
        let text = printed(command(&runs).args(["completions", shell]))?;
        place.write(&format!("completions/{file}"), &text)?;
    }
    let manual = sh.create_dir(stage.join("man/man1"))?;
    succeed(command(&runs).arg("man").arg(manual))?;
    relative_links::check(stage)
}

/// Packs the command for Debian and its derivatives.
pub(crate) fn debian(folder: &Path, builder: &Builder) -> anyhow::Result<Package> {
    let processor = builder.platform.debian_processor()?;
    let from = folder.join("stage/debian-files");
    lay_out(&from, builder)?;
    let stage = folder
        .join("stage")
        .join(format!("gfxhub_{VERSION}_{processor}"));
    let sh = Sh::new()?;
    sh.remove_path(&stage)?;
    let place = InstallPrefix::new(&stage)?;
    place.copy(&from.join("gfxhub"), "usr/bin/gfxhub")?;
    for (name, path) in DEBIAN {
        place.copy(&from.join("completions").join(name), path)?;
    }
    for page in sh.read_dir(from.join("man/man1"))? {
        let name = page
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let path = format!("usr/share/man/man1/{name}");
        place.copy(&page, &path)?;
        archive::gzip(&stage.join(path))?;
    }
    let documents = "usr/share/doc/gfxhub";
    notices::put(&place, documents)?;
    let sources = root().join("packaging/debian");
    place.copy(
        &sources.join("copyright"),
        &format!("{documents}/copyright"),
    )?;
    let control = sh.read_file(sources.join("control"))?;
    let files = sh.files_under(&stage)?;
    let sizes = files.iter().map(|file| Ok(file.metadata()?.len()));
    let kilobytes = sizes.sum::<anyhow::Result<u64>>()? / 1024;
    let control = [
        ("@VERSION@", VERSION.to_owned()),
        ("@ARCHITECTURE@", processor.to_owned()),
        ("@KILOBYTES@", kilobytes.to_string()),
    ]
    .iter()
    .fold(control, |text, (mark, with)| text.replace(mark, with));
    place.write("DEBIAN/control", &control)?;
    let file = folder.join(format!("gfxhub_{VERSION}_{processor}.deb"));
    let level = if builder.debug { "-z1" } else { "-z6" };
    let pack = cmd!(
        sh,
        "dpkg-deb --root-owner-group -Zxz {level} --build {stage} {file}"
    );
    pack.env("SOURCE_DATE_EPOCH", source_date()?)
        .ignore_stdout()
        .run()?;
    let sizes = vec![Size::of("Debian package", &file)?];
    Ok(Package { file, sizes })
}
