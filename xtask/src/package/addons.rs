//! The addons of the Node package: what each is built from, and the name that the package knows it by.

use std::env::consts::DLL_EXTENSION;
use std::path::PathBuf;

use gfxhub_tests::cargo;

/// An addon.
#[derive(Debug)]
pub(crate) struct Addon {
    /// What it is called where its size is told.
    pub(crate) what: &'static str,
    crate_name: &'static str,
    start: &'static str,
}

/// The one that a program loads.
pub(crate) const CLIENT: Addon = Addon {
    what: "addon of Node",
    crate_name: "gfxhub-node",
    start: "gfxhub",
};

/// The one that `npx gfxhub` loads.
const COMMAND: Addon = Addon {
    what: "addon of the command",
    crate_name: "gfxhub-node-command",
    start: "gfxhub-command",
};

/// An addon that has been built, and its file.
#[derive(Debug)]
pub(crate) struct Built {
    pub(crate) addon: &'static Addon,
    pub(crate) file: PathBuf,
}

/// Builds both, with these arguments for cargo.
pub(crate) fn build(arguments: &[&str]) -> Result<[Built; 2], String> {
    let built = |addon: &'static Addon| -> Result<Built, String> {
        let files = cargo::artefacts(addon.crate_name, arguments)?;
        let is_library = |file: &PathBuf| file.extension().is_some_and(|end| end == DLL_EXTENSION);
        let file = files.into_iter().find(is_library);
        let file = file.ok_or("cargo built the addon and does not say where")?;
        Ok(Built { addon, file })
    };
    Ok([built(&CLIENT)?, built(&COMMAND)?])
}

impl Addon {
    /// Its name in the package, as the package's own loader says it.
    pub(crate) fn file_name(&self) -> String {
        format!("{}.{}.node", self.start, platform())
    }
}

/// The platform by the name that npm's packages go by.
fn platform() -> String {
    let system = match std::env::consts::OS {
        "windows" => "win32",
        "macos" => "darwin",
        other => other,
    };
    let processor = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    match (system, cfg!(target_env = "musl")) {
        ("linux", true) => format!("linux-{processor}-musl"),
        ("linux", false) => format!("linux-{processor}-gnu"),
        _ => format!("{system}-{processor}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_addon_is_named_after_the_platform_as_npm_names_it() {
        if cfg!(all(
            target_os = "linux",
            target_arch = "x86_64",
            target_env = "gnu"
        )) {
            assert_eq!(CLIENT.file_name(), "gfxhub.linux-x64-gnu.node");
            assert_eq!(COMMAND.file_name(), "gfxhub-command.linux-x64-gnu.node");
        }
        assert!(platform().split('-').count() >= 2);
    }
}
