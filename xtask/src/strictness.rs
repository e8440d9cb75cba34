//! Whether a missing tool or binding is a failure, as the command line and the environment set it.

use std::sync::OnceLock;

/// What the command line says; nothing until it was read.
static ASKED_FOR: OnceLock<bool> = OnceLock::new();

/// Whether all steps are run.
static WHOLE: OnceLock<bool> = OnceLock::new();

/// Takes over what the command line says, once.
pub(crate) fn ask(strict: bool) {
    // It is asked for by the one command that runs, before anything looks.
    let _ = ASKED_FOR.set(strict);
}

/// Takes over whether all steps are run, once.
pub(crate) fn run_whole(whole: bool) {
    // One command runs in a process.
    let _ = WHOLE.set(whole);
}

/// Whether a binding that was not built or played is a failure: not where a part of the steps was asked
/// for.
pub(crate) fn expects_every_binding() -> bool {
    is_strict() && WHOLE.get().copied().unwrap_or(true)
}

/// Whether what is missing is a failure: where it was asked for, and where nobody can make up for it.
pub(crate) fn is_strict() -> bool {
    let ci = std::env::var("CI").is_ok_and(|value| value == "true");
    ci || ASKED_FOR.get().copied().unwrap_or(false)
}
