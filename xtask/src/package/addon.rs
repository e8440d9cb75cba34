//! Builds the addon of the Node package, and defines its file name in the package.

use std::env::consts::DLL_EXTENSION;
use std::path::PathBuf;

use anyhow::Context as _;
use gfxhub_tests::cargo;

use crate::install::platform::Platform;

/// Builds the addon with these arguments of cargo, and returns the file.
pub(crate) fn build(arguments: &[&str]) -> anyhow::Result<PathBuf> {
    let files = cargo::library_files("gfxhub-node", arguments)?;
    let is_library = |file: &PathBuf| file.extension().is_some_and(|end| end == DLL_EXTENSION);
    let file = files.into_iter().find(is_library);
    file.context("cargo built the addon but did not report its path")
}

/// Returns the file name in the package, which the package's loader uses.
pub(crate) fn file_name() -> String {
    format!("gfxhub.{}.node", Platform::host().npm_name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_addon_is_named_after_the_platform_as_npm_names_it() {
        if cfg!(all(
            target_os = "linux",
            target_arch = "x86_64",
            target_env = "gnu"
        )) {
            assert_eq!(file_name(), "gfxhub.linux-x64-gnu.node");
        }
    }
}
