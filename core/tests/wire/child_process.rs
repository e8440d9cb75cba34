//! Helpers that run a test again in a child process.

use std::process::{Command, Output};

/// Environment variable that marks the child process and contains the text for it.
const TEXT: &str = "GFXHUB_WIRE_CHILD";

/// Returns the text that the parent process has passed; `None` in the parent itself.
pub(super) fn text() -> Option<String> {
    std::env::var(TEXT).ok()
}

/// Runs this test again in a child process, and asserts that it passes. `change` may set the
/// environment of the child.
pub(super) fn run_to_success(test: &str, text: &str, change: impl FnOnce(&mut Command)) {
    let output = run(test, text, change);
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    let passed = output.status.success() && stdout.contains("1 passed");
    assert!(passed, "{test} in a child: {stdout}{stderr}");
}

/// Does the same as [`run_to_success`], but leaves the check of the exit status to the caller.
pub(super) fn run(test: &str, text: &str, change: impl FnOnce(&mut Command)) -> Output {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program);
    child.args(["--exact", test, "--nocapture"]).env(TEXT, text);
    change(&mut child);
    child.output().expect("a child")
}
