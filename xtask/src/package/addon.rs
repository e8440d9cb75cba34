//! Builds the addon of the Node package, and defines its file name in the package.

use std::path::PathBuf;

use crate::install::build::library;
use crate::install::platform::Platform;

/// Builds the addon with these arguments of cargo, and returns the file.
pub(crate) fn build(arguments: &[&str]) -> anyhow::Result<PathBuf> {
    Ok(library("gfxhub-node", arguments)?.shared)
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
