//! Strict mode, in which a missing tool or binding is a failure. The command line or the
//! environment enables it.

use std::sync::OnceLock;

use crate::commands;

/// True if the command line asks for strict mode; empty until it was read.
static ASKED_FOR: OnceLock<bool> = OnceLock::new();

/// True if all steps run; empty until it is known.
static WHOLE: OnceLock<bool> = OnceLock::new();

/// Stores whether the command line asks for strict mode. Called once.
pub(crate) fn ask(strict: bool) {
    // Only one command runs in a process, and it calls this before anything reads the value.
    let _ = ASKED_FOR.set(strict);
}

/// Stores whether all steps run. Called once.
pub(crate) fn run_whole(whole: bool) {
    // This cannot fail, because only one command runs in a process.
    let _ = WHOLE.set(whole);
}

/// Returns `true` if it is a failure that a binding was not built, or that the conformance cases did
/// not run with it. It is none if only some steps run.
pub(crate) fn expects_every_binding() -> bool {
    is_strict() && WHOLE.get().copied().unwrap_or(true)
}

/// Returns `true` if a missing tool is a failure: in strict mode, and in CI, where nobody can
/// install it.
pub(crate) fn is_strict() -> bool {
    let ci = std::env::var("CI").is_ok_and(|value| value == "true");
    ci || ASKED_FOR.get().copied().unwrap_or(false)
}

/// Returns the value that a part of a step needs. If `needed` is an error, prints it and returns
/// `None`, or returns the error in strict mode. The message and the error name the part.
pub(crate) fn or_skip<T>(needed: anyhow::Result<T>, part: &str) -> anyhow::Result<Option<T>> {
    match needed {
        Ok(needed) => Ok(Some(needed)),
        Err(why) if is_strict() => Err(why.context(part.to_owned())),
        Err(why) => {
            commands::say(&format!("{part}: skipped, {why:#}"));
            Ok(None)
        }
    }
}
