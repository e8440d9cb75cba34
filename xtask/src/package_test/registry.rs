//! Tests the npm packages when they come from a registry: with a lock file, without a lock file,
//! and with a lock file that was written on another platform.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, ensure};
use gfxhub_tests::cargo::root;
use xshell::cmd;

use super::print_checks;
use super::scratch::{Scratch, file_server, prints};
use crate::commands::Sh;
use crate::install::VERSION;
use crate::install::platform::{Platform, RELEASED};
use crate::package::npm::{self, NPM};

/// Installs the packages from a registry on loopback and runs the command.
pub(crate) fn check(scratch: &Scratch, tarball: &Path) -> anyhow::Result<()> {
    let registry = scratch.folder("registry")?;
    let files = Sh::new()?.create_dir(registry.join("-"))?;
    let host = Platform::host();
    let built = tarball.with_file_name(npm::platform_file(&host));
    for file in [tarball, &built] {
        fs::copy(file, files.join(file.file_name().unwrap_or_default()))?;
    }
    // The packages of the other platforms contain an empty file instead of an addon.
    let stage = scratch.folder("other-platforms")?;
    let none = stage.join("none.node");
    fs::write(&none, "")?;
    for triple in RELEASED.iter().filter(|triple| **triple != host.triple()) {
        let platform = Platform::named(triple)?;
        let place = npm::lay_platform(&stage.join(triple), &platform, &none)?;
        npm::pack(&place, &files, &npm::platform_file(&platform))?;
    }
    let server = file_server(&registry)?;
    let url = server.url();
    let sh = Sh::new()?;
    let script = root().join("xtask/artefacts/npm_registry.cjs");
    cmd!(sh, "node {script} {registry} {url}").run()?;

    let sh = Sh::at(&scratch.folder("npm")?)?;
    let cache = scratch.folder("npm-cache")?;
    let words = ["--no-audit", "--no-fund", "--silent", "--registry", &url];
    let npm = |words_of: &[&str]| {
        let command = cmd!(sh, "{NPM} {words_of...} {words...}");
        prints(command.env("npm_config_cache", &cache), None)
    };
    let expected = format!("gfxhub {VERSION}");
    let works = |how: &str| {
        let ran = prints(
            cmd!(sh, "{NPM} exec --no -- gfxhub --version"),
            Some(&expected),
        );
        ran.with_context(|| how.to_owned())?;
        // Only the addon of this platform is installed.
        let addons = fs::read_dir(sh.current_dir().join("node_modules/@gfxhub"))?;
        ensure!(
            addons.count() == 1,
            "{how}: npm installed the addons of other platforms"
        );
        anyhow::Ok(())
    };
    sh.write_file("package.json", "{ \"private\": true }\n")?;
    npm(&["install", "gfxhub"])?;
    works("without a lock file")?;
    let lock = sh.read_file("package-lock.json")?;
    for triple in RELEASED {
        let package = npm::platform_package(&Platform::named(triple)?);
        ensure!(
            lock.contains(&package),
            "the lock file does not contain {package}"
        );
    }
    npm(&["ci"])?;
    works("with a lock file")?;
    // Installs with a lock file as another platform writes it.
    for name in ["node_modules", "package-lock.json"] {
        sh.remove_path(name)?;
    }
    npm(&["install", "--os=darwin", "--cpu=arm64"])?;
    npm(&["ci"])?;
    works("with a lock file of macOS")?;
    print_checks(
        "npm registry",
        &[
            "without a lock file",
            "with one",
            "with one of another platform",
        ],
    );
    Ok(())
}
