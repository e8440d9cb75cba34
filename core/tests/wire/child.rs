//! A test that is played again in a process of its own.

use std::process::{Command, Output};

/// Tells a test that it is the child, and gives it a text.
const TEXT: &str = "GFXHUB_WIRE_CHILD";

/// The text that the parent gave; none in the parent.
pub(super) fn text() -> Option<String> {
    std::env::var(TEXT).ok()
}

/// Plays this test again in a child, whose environment can be changed first, and sees it pass.
pub(super) fn play(test: &str, text: &str, change: impl FnOnce(&mut Command)) {
    let output = run(test, text, change);
    let told = String::from_utf8_lossy(&output.stdout);
    let why = String::from_utf8_lossy(&output.stderr);
    let passed = output.status.success() && told.contains("1 passed");
    assert!(passed, "{test} in a child: {told}{why}");
}

/// The same with a child that ends in a way of its own.
pub(super) fn run(test: &str, text: &str, change: impl FnOnce(&mut Command)) -> Output {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program);
    child.args(["--exact", test, "--nocapture"]).env(TEXT, text);
    change(&mut child);
    child.output().expect("a child")
}
