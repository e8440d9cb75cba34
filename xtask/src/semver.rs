//! `cargo xtask semver`: checks with cargo-semver-checks that the version number reflects the
//! changes in the client's interface.

use clap::Args;
use xshell::cmd;

use crate::cargo_tool::SEMVER_CHECKS;
use crate::commands::Sh;

/// Options of the comparison.
#[derive(Debug, PartialEq, Args)]
pub(crate) struct Options {
    /// Git revision to compare with
    #[arg(long, value_name = "REVISION")]
    baseline: String,
}

/// Compares the crate `gfxhub` with an earlier revision.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let (sh, program) = (Sh::new()?, SEMVER_CHECKS.install()?);
    let baseline = &options.baseline;
    let check = cmd!(
        sh,
        "{program} semver-checks --package gfxhub --baseline-rev {baseline}"
    );
    Ok(check.run()?)
}
