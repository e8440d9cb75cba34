//! Strict mode, in which a missing tool or binding is a failure, as set by the command line and the
//! environment.

use std::sync::OnceLock;

/// Set by the command line; empty until it was read.
static ASKED_FOR: OnceLock<bool> = OnceLock::new();

/// True if all steps are run.
static WHOLE: OnceLock<bool> = OnceLock::new();

/// Records the command line's choice, once.
pub(crate) fn ask(strict: bool) {
    // The one command that runs sets it, before anything looks.
    let _ = ASKED_FOR.set(strict);
}

/// Records if all steps are run, once.
pub(crate) fn run_whole(whole: bool) {
    // One command runs in a process.
    let _ = WHOLE.set(whole);
}

/// Returns `true` if a binding that was not built or played is a failure, which it is not if only
/// some steps were asked for.
pub(crate) fn expects_every_binding() -> bool {
    is_strict() && WHOLE.get().copied().unwrap_or(true)
}

/// Returns `true` if anything missing is a failure: on request, and in CI, where nobody can install
/// it.
pub(crate) fn is_strict() -> bool {
    let ci = std::env::var("CI").is_ok_and(|value| value == "true");
    ci || ASKED_FOR.get().copied().unwrap_or(false)
}
