//! Programs in fixed versions that cargo builds. They take minutes to build, so they are installed
//! in cargo's home folder, where every clone on the machine finds them.

use std::path::PathBuf;

use anyhow::Context as _;
use gfxhub_tests::cargo::target_folder;
use xshell::cmd;

use crate::commands::{self, Sh};
use crate::strictness::or_skip;

/// A program in a fixed version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CargoTool {
    /// Name of the program; that of a cargo subcommand starts with `cargo-`.
    name: &'static str,
    version: &'static str,
    /// Arguments of `cargo install` that select features.
    features: &'static [&'static str],
}

/// Writes the licences of the linked crates.
pub(crate) const ABOUT: CargoTool = CargoTool {
    name: "cargo-about",
    version: "0.9.3",
    // Without this feature it is only a library.
    features: &["--features", "cli"],
};

/// Checks licences, bans and sources of dependencies.
pub(crate) const DENY: CargoTool = CargoTool {
    name: "cargo-deny",
    version: "0.20.2",
    features: &[],
};

/// Writes the software bill of materials.
pub(crate) const CYCLONEDX: CargoTool = CargoTool {
    name: "cargo-cyclonedx",
    version: "0.5.9",
    features: &[],
};

/// Compares the interface of a library with that of an earlier revision.
pub(crate) const SEMVER_CHECKS: CargoTool = CargoTool {
    name: "cargo-semver-checks",
    version: "0.51.0",
    features: &[],
};

/// Changes the client in small ways. Another version may make different changes.
pub(crate) const MUTANTS: CargoTool = CargoTool {
    name: "cargo-mutants",
    version: "27.1.0",
    features: &[],
};

/// Builds the site.
pub(crate) const MDBOOK: CargoTool = CargoTool {
    name: "mdbook",
    version: "0.5.4",
    // Its server is not used here and takes long to build.
    features: &["--no-default-features", "--features", "search"],
};

impl CargoTool {
    /// Returns the path of the program if this version is installed.
    pub(crate) fn find(self) -> Option<PathBuf> {
        let file = format!("{}{}", self.name, std::env::consts::EXE_SUFFIX);
        let program = folder().join("bin").join(file);
        let sh = Sh::new().ok()?;
        let subcommand = self.name.strip_prefix("cargo-");
        let version = cmd!(sh, "{program} {subcommand...} --version")
            .ignore_stderr()
            .read()
            .ok()?;
        version.contains(self.version).then_some(program)
    }

    /// Returns the path of the program. If it is not installed, prints a message and returns
    /// `None`, or fails in strict mode.
    pub(crate) fn find_or_say(self, part: &str) -> anyhow::Result<Option<PathBuf>> {
        let why = format!(
            "{} {} is not installed; `cargo xtask tools` builds it",
            self.name, self.version
        );
        or_skip(self.find().context(why), part)
    }

    /// Builds the program unless it is installed.
    pub(crate) fn install(self) -> anyhow::Result<PathBuf> {
        if let Some(program) = self.find() {
            return Ok(program);
        }
        let CargoTool {
            name,
            version,
            features,
        } = self;
        commands::say(&format!("building {name} {version}, only once"));
        let (sh, folder, target) = (Sh::new()?, folder(), target_folder().join("tools/build"));
        // The program computes only for seconds, so the time for an optimised build would be wasted.
        let install = cmd!(
            sh,
            "cargo install {name} {features...} --quiet --locked --force --version ={version} --root {folder}
                --target-dir {target}"
        );
        let install = install
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        let built = install.run();
        sh.remove_path(&target)?;
        built?;
        self.find()
            .with_context(|| format!("{name} was built, but it is not version {version}"))
    }
}

/// Builds the programs that the test uses.
pub(crate) fn install_tested() -> anyhow::Result<()> {
    for tool in [MDBOOK, DENY, CYCLONEDX] {
        tool.install()?;
    }
    Ok(())
}

fn folder() -> PathBuf {
    cargo_home().join("gfxhub-tools")
}

/// Returns the folder in which cargo keeps its downloads.
pub(crate) fn cargo_home() -> PathBuf {
    let set = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = || std::env::home_dir().unwrap_or_default().join(".cargo");
    set.unwrap_or_else(home)
}
