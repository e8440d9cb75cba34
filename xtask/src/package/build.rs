//! Makes the builds for packages. cargo builds for one platform. For Linux, zig is the linker, so
//! that the files run with an old glibc.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context as _, ensure};
use gfxhub_tests::cargo::{self, artifacts, root, target_folder};
use xshell::cmd;

use crate::cargo_tool::cargo_home;
use crate::commands::Sh;
pub(crate) use crate::install::build::{CLIENT as LIBRARY, LOCAL_HUB};
use crate::install::build::{Libraries, libraries_of};
use crate::install::platform::{Abi, Platform, System};
use crate::install::{InstallPrefix, PROFILE};
use crate::python::{self, Venv};
use crate::workspace_build::package_of;

/// Oldest glibc with which packages must run: that of CentOS 7 and of manylinux_2_17.
pub(crate) const GLIBC: (u32, u32) = (2, 17);

/// Oldest macOS on which packages must run.
const MACOS: &str = "11.0";

/// Names of the crates of the command and of the Node addon.
pub(crate) const COMMAND: &str = "gfxhub-cli";
pub(crate) const ADDON: &str = "gfxhub-node";

/// Date that quick builds set for compilers and packers: the first day of 2020.
const QUICK_DATE: &str = "1577836800";

/// A build for one platform.
#[derive(Debug)]
pub(crate) struct Builder {
    /// Platform for which it builds.
    pub(crate) platform: Platform,
    /// True for the quick build, which is not optimised.
    pub(crate) debug: bool,
    /// Built files, by the name of the crate.
    built: BTreeMap<&'static str, Vec<PathBuf>>,
}

impl Builder {
    /// Creates a builder for a platform.
    pub(crate) fn new(platform: Platform, debug: bool) -> Builder {
        Builder {
            platform,
            debug,
            built: BTreeMap::new(),
        }
    }

    /// Builds these crates in one call of cargo, so that shared dependencies are built once.
    pub(crate) fn build(&mut self, crates: &[&'static str]) -> anyhow::Result<()> {
        if crates.is_empty() {
            return Ok(());
        }
        let mut command = cargo::cargo(&["build", "--target", self.platform.triple()]);
        command.arg("--locked");
        command.args(crates.iter().flat_map(|name| ["--package", name]));
        if !self.debug {
            command.args(["--profile", PROFILE]);
        }
        command.envs(self.variables()?);
        for artifact in artifacts(&mut command, &crates.join(", "))? {
            let package = package_of(&artifact);
            let name = crates.iter().copied().find(|name| *name == package);
            if let (Some(name), false) = (name, artifact.target.is_custom_build()) {
                let files = artifact.filenames.into_iter().map(PathBuf::from);
                self.built.entry(name).or_default().extend(files);
            }
        }
        Ok(())
    }

    /// Returns the libraries of a C crate.
    pub(crate) fn libraries(&self, name: &str) -> anyhow::Result<Libraries> {
        let files = self.built.get(name).map_or(&[][..], Vec::as_slice);
        libraries_of(name, files)
    }

    /// Returns the path of the Node addon.
    pub(crate) fn addon(&self) -> anyhow::Result<PathBuf> {
        Ok(self.libraries(ADDON)?.shared)
    }

    /// Returns the path of the command.
    pub(crate) fn command(&self) -> anyhow::Result<PathBuf> {
        let files = self.built.get(COMMAND).into_iter().flatten();
        let name = format!("gfxhub{}", self.platform.program_suffix());
        let mut found = files.filter(|file| file.ends_with(&name));
        let program = found.next().cloned();
        program.context("cargo built the command but did not report its path")
    }

    /// Returns the target for zig, with the oldest glibc, or `None` if zig does not link for this
    /// platform.
    pub(crate) fn zig_target(&self) -> Option<String> {
        let (major, minor) = GLIBC;
        let triple = self.platform.triple();
        match (self.platform.system, self.platform.abi) {
            (System::Linux, Abi::Gnu) => Some(format!("{triple}.{major}.{minor}")),
            (System::Linux, Abi::Musl) => Some(triple.to_owned()),
            _ => None,
        }
    }

    /// Returns the date that is set for compilers and packers. The date of the quick build never
    /// changes, because a change would compile all crates again.
    fn source_date(&self) -> anyhow::Result<String> {
        match self.debug {
            true => Ok(QUICK_DATE.to_owned()),
            false => source_date(),
        }
    }

    /// Returns the environment variables for compilers. cargo and maturin get the same ones, so
    /// that each can use the other's build. They make zig the linker, keep the paths of this
    /// machine out of packages, and leave debug information out of the quick build.
    pub(crate) fn variables(&self) -> anyhow::Result<Vec<(String, String)>> {
        let mut flags = vec![std::env::var("RUSTFLAGS").unwrap_or_default()];
        let folders = [(root().to_owned(), "/gfxhub"), (cargo_home(), "/cargo")];
        flags.extend(
            folders
                .iter()
                .map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())),
        );
        // On musl, a library must use the C library of the program that loads it.
        if self.platform.abi == Abi::Musl {
            flags.push("-Ctarget-feature=-crt-static".to_owned());
        }
        let mut variables = vec![
            ("RUSTFLAGS".to_owned(), flags.join(" ").trim().to_owned()),
            ("CARGO_INCREMENTAL".to_owned(), "0".to_owned()),
            ("CARGO_PROFILE_DEV_DEBUG".to_owned(), "0".to_owned()),
            ("SOURCE_DATE_EPOCH".to_owned(), self.source_date()?),
        ];
        if self.platform.system == System::MacOs {
            variables.push(("MACOSX_DEPLOYMENT_TARGET".to_owned(), MACOS.to_owned()));
        }
        if let Some(target) = self.zig_target() {
            let compiler = zig(&target)?.display().to_string();
            let name = self.platform.triple().replace('-', "_");
            let linker = format!("CARGO_TARGET_{}_LINKER", name.to_uppercase());
            variables.push((format!("CC_{name}"), compiler.clone()));
            variables.push((linker, compiler));
        }
        Ok(variables)
    }
}

/// Returns the path of a script that compiles and links for a target with zig. maturin translates
/// the linker arguments of Rust into those of zig.
fn zig(target: &str) -> anyhow::Result<PathBuf> {
    let venv = tools()?;
    let (maturin, python) = (venv.program("maturin"), venv.python());
    // The target names of zig contain no vendor.
    let target = target.replace("-unknown-", "-");
    let script = format!(
        "#!/bin/sh\n\
         export CARGO_ZIGBUILD_ZIG_COMMAND='{}' CARGO_ZIGBUILD_ZIG_COMMAND_ARGS='-m ziglang'\n\
         exec '{}' zig cc -- -fno-sanitize=all -target {target} \"$@\"\n",
        python.display(),
        maturin.display()
    );
    let place = InstallPrefix::new(&target_folder().join("packaging"))?;
    let name = format!("zig-{target}.sh");
    place.write(&name, &script)?;
    let file = place.prefix().join(name);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755))?;
    }
    Ok(file)
}

/// Returns a Python environment with the tools that build packages: maturin and zig.
pub(crate) fn tools() -> anyhow::Result<Venv> {
    let venv = Venv::at(
        &target_folder().join("packaging/venv"),
        &python::interpreter()?,
    )?;
    venv.require(&root().join("packaging/requirements.txt"))?;
    Ok(venv)
}

/// Returns the time of every file in an archive, in seconds since 1970: SOURCE_DATE_EPOCH if it is
/// set, else the time of the last commit.
pub(crate) fn source_date() -> anyhow::Result<String> {
    let date = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(date) => date,
        Err(_) => {
            let sh = Sh::new()?;
            let asked = cmd!(sh, "git log -1 --format=%ct").ignore_stderr().read();
            asked.context("this is not a git clone: set SOURCE_DATE_EPOCH")?
        }
    };
    let is_number = !date.is_empty() && date.bytes().all(|byte| byte.is_ascii_digit());
    ensure!(
        is_number,
        "SOURCE_DATE_EPOCH is {date:?}, which is not a number of seconds"
    );
    Ok(date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zig_is_given_the_oldest_glibc() {
        let target = |triple| Builder::new(Platform::named(triple).unwrap(), true).zig_target();
        assert_eq!(
            target("x86_64-unknown-linux-gnu").as_deref(),
            Some("x86_64-unknown-linux-gnu.2.17")
        );
        assert_eq!(
            target("aarch64-unknown-linux-musl").as_deref(),
            Some("aarch64-unknown-linux-musl")
        );
        assert_eq!(target("x86_64-pc-windows-msvc"), None);
    }
}
